import NavModel
import NavText

/// Storyboards and xibs that were made one program, and not judged yet.
///
/// Making it takes one file after the other; judging may look at several at the same time.
public struct LoweredStoryboards: Sendable {
  public let documents: [StoryboardDocument]
  /// Nil when a file could not be read.
  public let program: Program?
  /// What the program does not show because a connection is broken.
  public let lostWays: LostWays
  /// What it is about beside the program, which is taken out.
  private let lowering: StoryboardLowering

  /// With a catalogue, classes are what the sources say; without, what the connections show. `main` are the names of
  /// those that apps start with, as far as that is known.
  public init(
    _ documents: [StoryboardDocument], classes: ClassCatalogue? = nil, main: [String] = []
  ) {
    self.documents = documents
    var lowering = StoryboardLowering(documents, classes, main: main)
    lowering.lower()
    lostWays = lowering.lostWays()
    let program = lowering.takeProgram()
    self.program = documents.contains { $0.xml.problem != nil } ? nil : program
    self.lowering = lowering
  }

  public var files: Range<Int> { documents.indices }

  /// What was made of each connection, by document.
  var fates: [[StoryboardLowering.Fate]] { lowering.fates }

  /// What is to be said of one file, with what these rules say of it, as loud as the settings want them.
  public func findings(
    in file: Int, _ rules: [StoryboardRule] = StoryboardRule.all,
    _ settings: RuleSettings = RuleSettings()
  ) -> [Diagnostic] {
    let judgement = Judgement(documents[file], ID(file), lowering.fates[file])
    let found =
      judgement.diagnostics(unknown: lowering.unknownElements[file])
      + lowering.findings(of: rules, in: file, settings)
    return found.map { finding in
      documents.subject(at: finding.primary.location).map { finding.about($0) } ?? finding
    }
  }
}

extension [StoryboardDocument] {
  /// The object that a finding in one of the files is about.
  public func subject(at location: Location) -> Subject? {
    self[Int(location.file.index)].subject(at: location.range.start)
  }
}

/// What is said of one file as a whole.
private struct Judgement {
  let document: StoryboardDocument
  let file: ID<SourceText>
  let fates: [StoryboardLowering.Fate]

  init(
    _ document: StoryboardDocument, _ file: ID<SourceText>, _ fates: [StoryboardLowering.Fate]
  ) {
    self.document = document
    self.file = file
    self.fates = fates
  }

  func diagnostics(unknown: [ID<XMLElement>]) -> [Diagnostic] {
    if let finding = document.xml.problem {
      return [finding.problem.diagnostic(at: Location(file, finding.range))]
    }
    guard let root = document.xml.root else { return [] }
    let rootPlace = Location(file, document.xml.tagRange(root))
    guard document.is(root, .document) else {
      let tag = document.xml.names[document.tag(root)]
      return [StoryboardProblem.notStoryboard(root: tag).diagnostic(at: rootPlace)]
    }
    guard document.platform == .iOS else {
      let place = document.attribute(.targetRuntime, of: root)
        .map { Location(file, document.xml[$0].valueRange) }
      return [
        StoryboardProblem.otherPlatform(document.platform).diagnostic(at: place ?? rootPlace)
      ]
    }
    var found: [Diagnostic] = []
    if let first = unknown.first {
      var tags: [String] = []
      for element in unknown {
        let tag = document.xml.names[document.tag(element)]
        if !tags.contains(tag) { tags.append(tag) }
      }
      found.append(
        StoryboardProblem.unknownElements(tags, count: unknown.count)
          .diagnostic(at: Location(file, document.xml.tagRange(first))))
    }
    if document.format == .storyboard { found += notFollowed() }
    return found
  }

  private func notFollowed() -> [Diagnostic] {
    var (segues, actions) = (0, 0)
    var first: ID<StoryboardConnection>?
    for id in document.connections.ids where fates[Int(id.index)] == .notFollowed {
      first = first ?? id
      switch document[id].kind {
      case .segue, .relationship, .preview: segues += 1
      case .action: actions += 1
      case .outlet, .outletCollection: break
      }
    }
    guard let first else { return [] }
    return [
      StoryboardProblem.notFollowed(segues: segues, actions: actions)
        .diagnostic(at: Location(file, document.xml.tagRange(document[first].element)))
    ]
  }
}
