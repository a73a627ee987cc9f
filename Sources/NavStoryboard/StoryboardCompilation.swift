import NavModel
import NavText

/// Storyboards and xibs that belong together: their documents, what is wrong with them, and the program that all
/// storyboards are.
///
/// Documents may be read one by one, and at the same time; only putting them together needs all of them.
public struct StoryboardCompilation: Sendable {
  /// The files as their places count: what was UTF-16 is UTF-8 here.
  public let sources: Table<SourceText>
  /// In the order of the files.
  public let documents: [StoryboardDocument]
  /// In the order of files and places.
  public let diagnostics: [Diagnostic]
  /// Nil when a file could not be read.
  public let program: Program?
  /// What the program does not show because a connection is broken.
  public let lostWays: LostWays
  /// What was made of each connection, by document.
  let fates: [[StoryboardLowering.Fate]]

  public init(_ sources: Table<SourceText>) {
    self.init(sources.rows.map { StoryboardDocument($0) })
  }

  /// With what these rules say, as loud as the settings want them. With a catalogue, classes are what the sources say;
  /// without, what the connections show. `main` are the names of those that apps start with, as far as that is known.
  public init(
    _ documents: [StoryboardDocument], classes: ClassCatalogue? = nil, main: [String] = [],
    rules: [StoryboardRule] = StoryboardRule.all, _ settings: RuleSettings = RuleSettings()
  ) {
    self.documents = documents
    sources = Table(
      documents.map { SourceText(path: $0.path, bytes: $0.xml.bytes, lines: $0.lines) })
    var lowering = StoryboardLowering(documents, classes, main: main)
    lowering.lower()
    var found: [Diagnostic] = []
    for (index, document) in documents.enumerated() {
      let judgement = Judgement(document, ID(index), lowering.fates[index])
      found += judgement.diagnostics(unknown: lowering.unknownElements[index])
    }
    found += lowering.findings(of: rules, settings)
    let told = found.map { finding in
      documents[Int(finding.primary.location.file.index)]
        .subject(at: finding.primary.location.range.start)
        .map { finding.about($0) } ?? finding
    }
    diagnostics = sortedForReport(told, sources: sources)
    fates = lowering.fates
    lostWays = lowering.lostWays()
    let isReadable = !documents.contains { $0.xml.problem != nil }
    program = isReadable ? lowering.finish() : nil
  }
}

extension StoryboardCompilation {
  /// What can be said of storyboards and xibs, whatever their rules are set to.
  public static var explanations: [Explanation] {
    XMLProblem.explanations + StoryboardProblem.explanations
      + StoryboardRule.all.compactMap { $0.facts.explanation }
  }

  /// The object that a finding in one of the files is about.
  public func subject(at location: Location) -> Subject? {
    documents[Int(location.file.index)].subject(at: location.range.start)
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
