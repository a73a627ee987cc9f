import NavModel
import NavText
import NavXcode

/// Storyboards and xibs that belong together: their documents, what is wrong with them, and the program that all
/// storyboards are.
///
/// Documents may be read one by one, and at the same time; only putting them together needs all of them.
public struct StoryboardCompilation: Sendable {
  /// The files as their places count: what was UTF-16 is UTF-8 here.
  public let sources: Table<SourceText>
  /// In the order of the files; none where they were not kept.
  public let documents: [StoryboardDocument]
  /// In the order of files and places.
  public let diagnostics: [Diagnostic]
  /// Nil when a file could not be read.
  public let program: Program?
  /// What the program does not show because a connection is broken.
  public let unresolvedReferences: UnresolvedReferences
  /// What the documents say beyond the program's rows.
  public let projectContext: ProjectContext
  /// What was made of each connection, by document.
  let outcomes: [[ConnectionOutcome]]
  private let files: [StoryboardFile]

  public init(_ sources: Table<SourceText>) {
    self.init(sources.rows.map { StoryboardDocument($0) })
  }

  /// With what these rules report, at the severities of the settings. With a catalogue, classes are what the sources say;
  /// without, what the connections show. `main` are the names of those that apps start with, as far as that is known.
  /// Where a text is made of the program, what that loses is reported as well.
  public init(
    _ documents: [StoryboardDocument], classes: ClassCatalogue? = nil, main: [String] = [],
    rules: [StoryboardRule] = StoryboardRules.all, _ settings: RuleSettings = RuleSettings(),
    for purpose: StoryboardPurpose = .judging
  ) {
    var assembly = StoryboardAssembly(
      classes: classes, main: main, byteCount: documents.reduce(0) { $0 + $1.xml.bytes.count },
      purpose: purpose, keepsDocuments: true, rules: rules, settings)
    let reader = assembly.reader
    for (file, document) in documents.enumerated() {
      assembly.append(reader.read(document, file: file))
    }
    self.init(assembly.finish())
  }

  public init(_ lowered: LoweredStoryboards) {
    documents = lowered.documents
    files = lowered.files
    sources = Table(files.map { $0.source })
    diagnostics = sortedForReport(lowered.findings, sources: sources)
    outcomes = lowered.outcomes
    unresolvedReferences = lowered.unresolvedReferences
    projectContext = lowered.projectContext
    program = lowered.program
  }
}

extension StoryboardCompilation {
  /// What can be said of storyboards and xibs besides what rules report.
  public static var explanations: [Explanation] {
    XMLProblem.explanations + StoryboardProblem.explanations
  }

  /// The codes of errors over which Xcode makes no product. It builds despite the others, and only the running
  /// app shows what is wrong.
  public static var codesXcodeRefuses: Set<String> {
    Set(XMLProblem.explanations.map { $0.code })
      .union(["duplicate-object-id", "not-a-storyboard", "outlet-into-prototype"])
  }

  /// The object that a finding in one of the files is about.
  public func subject(at location: Location) -> Subject? {
    files.subject(at: location)
  }

  /// Interface Builder's id of what became a row of the program, by the row's place. Nil where documents were not kept.
  public func objectID(at place: Place) -> String? {
    let file = Int(place.source.index)
    return file < documents.count ? documents[file].objectID(at: place.range.start) : nil
  }
}
