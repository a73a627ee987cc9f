import NavCheck
import NavStoryboard
import NavText
import NavXcode

/// A storyboard to be broken, with those that it refers to.
public struct StoryboardSample: Sendable {
  /// All that are linted together.
  public let documents: [StoryboardDocument]
  /// The one to be broken.
  public let file: Int
  /// Classes as the storyboards want them.
  private(set) var classes: SynthesisedClasses
  let references: [String: [StoryboardDocument.Reference]]
  let map: StoryboardMap

  public init(_ documents: [StoryboardDocument], file: Int) {
    self.documents = documents
    self.file = file
    classes = SynthesisedClasses(documents)
    references = documents[file].references()
    map = StoryboardMap(documents[file])
  }

  public var document: StoryboardDocument { documents[file] }
  public var path: String { document.path }
  /// Classes that have all that the storyboards connect.
  public var soundCode: String { classes.text }
  public var language: SourceLanguage { classes.language }

  /// The same with its classes in another language.
  public func written(in language: SourceLanguage) -> StoryboardSample {
    var copy = self
    copy.classes.language = language
    return copy
  }

  /// The samples of storyboards that lie together: each is one, with those that it can refer to.
  public static func all(of documents: [StoryboardDocument]) -> [StoryboardSample] {
    documents.indices.compactMap { index in
      let document = documents[index]
      guard document.isAnalysed, document.format == .storyboard, !document.scenes.isEmpty else {
        return nil
      }
      let names = Set(
        document.objects.ids.compactMap { object in
          document.word(object) == "viewControllerPlaceholder"
            ? document.text("storyboardName", in: document[object].element) : nil
        })
      let folder = document.path.split(separator: "/").first
      let others = documents.indices.filter { other in
        other != index && names.contains(documents[other].name)
          && documents[other].path.split(separator: "/").first == folder
      }
      return StoryboardSample([document] + others.map { documents[$0] }, file: 0)
    }
  }

  func controller(_ scene: ID<StoryboardScene>) -> ID<StoryboardObject>? {
    document[scene].controller
  }

  /// The only thing that names an object, if it is a connection.
  func onlyConnection(to object: ID<StoryboardObject>) -> ID<StoryboardConnection>? {
    let all = references[document.idText(object)] ?? []
    guard all.count == 1 else { return nil }
    return document.connections.ids.first { document[$0].element == all[0].element }
  }
}

/// What `navscene lint` says of storyboards, without a configuration or with rules that are asked for.
public enum StoryboardLint {
  public static func findings(
    in documents: [StoryboardDocument], code: String? = nil, _ language: SourceLanguage = .swift,
    _ settings: RuleSettings = RuleSettings()
  ) -> [Diagnostic] {
    let compilation = StoryboardCompilation(documents, settings)
    var findings = compilation.diagnostics
    if let program = compilation.program {
      findings += program.findings(
        of: ProgramRules.all, settings, unresolved: compilation.unresolvedReferences,
        project: compilation.projectContext)
    }
    if let code {
      var indexer = SourceIndexer()
      indexer.add(Array(code.utf8), file: ID(0), language: language)
      // Storyboards of apps in Swift name modules, which the same classes in Objective-C have not.
      findings += compilation.findings(in: ProjectCode(indexer.finish()), settings).filter {
        language == .swift || $0.code != "wrong-module"
      }
    }
    return findings
  }
}
