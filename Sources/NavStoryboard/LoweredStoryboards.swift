import NavModel
import NavText

/// Makes storyboards and xibs one program, one after the other in the order of the files. Others may be read meanwhile.
public struct StoryboardAssembly: Sendable {
  private var lowering: StoryboardLowering

  /// With a catalogue, classes are what the sources say; without, what the connections show. `main` are the names of
  /// those that apps start with, as far as that is known. All files together have `byteCount` bytes or so. Where a text
  /// is made of the program, what that loses is noted.
  public init(
    classes: ClassCatalogue? = nil, main: [String] = [], byteCount: Int, isForText: Bool = false
  ) {
    lowering = StoryboardLowering(
      classes, main: main, byteCount: byteCount, isForText: isForText)
  }

  /// Lowers one more document; references between documents wait for `finish`.
  public mutating func append(_ document: StoryboardDocument) { lowering.append(document) }

  /// Resolves what documents say of each other.
  public consuming func finish() -> LoweredStoryboards {
    lowering.finish()
    return LoweredStoryboards(lowering)
  }
}

/// Storyboards and xibs that were made one program, and not judged yet: several may be looked at at the same time.
public struct LoweredStoryboards: Sendable {
  public var documents: [StoryboardDocument] { lowering.documents }
  /// Nil when a file could not be read.
  public let program: Program?
  /// What the program does not show because a connection is broken.
  public let lostWays: LostWays
  /// What it is about beside the program, which is taken out.
  private let lowering: StoryboardLowering

  public init(
    _ documents: [StoryboardDocument], classes: ClassCatalogue? = nil, main: [String] = [],
    isForText: Bool = false
  ) {
    var assembly = StoryboardAssembly(
      classes: classes, main: main,
      byteCount: documents.reduce(0) { $0 + $1.xml.bytes.count }, isForText: isForText)
    for document in documents { assembly.append(document) }
    self = assembly.finish()
  }

  fileprivate init(_ lowering: consuming StoryboardLowering) {
    lostWays = lowering.lostWays()
    let program = lowering.takeProgram()
    self.program = lowering.documents.contains { $0.xml.problem != nil } ? nil : program
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
    let losses = lowering.losses.isEmpty ? nil : judgement.diagnostic(lowering.losses[file])
    let found =
      judgement.diagnostics(
        unknown: lowering.unknownElements[file], unreadable: lowering.unreadableNumbers[file])
      + [losses].compactMap { $0 }
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

  func diagnostics(
    unknown: [ID<XMLElement>], unreadable: Set<ID<XMLAttribute>>
  ) -> [Diagnostic] {
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
    if let first = unreadable.min() {
      found.append(
        StoryboardProblem.unreadableNumber(document.xml.value(first), count: unreadable.count)
          .diagnostic(at: Location(file, document.xml[first].valueRange)))
    }
    if document.format == .storyboard { found += notFollowed() }
    return found
  }

  func diagnostic(_ losses: Losses) -> Diagnostic? {
    losses.first.map { first in
      StoryboardProblem.leftOut(outlets: losses.outlets, objects: losses.objects)
        .diagnostic(at: Location(file, document.xml.tagRange(first)))
    }
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
