import NavModel
import NavText
import NavXcode

/// Makes storyboards and xibs one program, one after the other in the order of the files. Others may be read meanwhile.
public struct StoryboardAssembly: ~Copyable, Sendable {
  private var lowering: StoryboardLowering

  /// With a catalogue, classes are what the sources say; without, what the connections show. `main` are the names of
  /// those that apps start with, as far as that is known. All files together have `byteCount` bytes or so. Where a text
  /// is made of the program, what that loses is noted. What these rules say of the files is reported, at the severity that the
  /// settings want it. Documents are kept if asked for.
  public init(
    classes: ClassCatalogue? = nil, main: [String] = [], byteCount: Int,
    purpose: StoryboardPurpose = .judging,
    keepsDocuments: Bool = false, rules: [StoryboardRule] = StoryboardRules.all,
    _ settings: RuleSettings = RuleSettings()
  ) {
    lowering = StoryboardLowering(
      classes, main: main, byteCount: byteCount, purpose: purpose, keepsDocuments: keepsDocuments,
      rules, settings)
  }

  /// Reads what is to be appended.
  public var reader: StoryboardReader { StoryboardReader(lowering.rules, lowering.settings) }

  /// Lowers one more document; references between documents wait for `finish`.
  public mutating func append(_ storyboard: SeparateStoryboard) { lowering.append(storyboard) }

  /// Resolves what documents say of each other.
  public consuming func finish() -> LoweredStoryboards {
    LoweredStoryboards(lowering)
  }
}

/// Storyboards and xibs that were made one program, each of them judged.
public struct LoweredStoryboards: Sendable {
  /// In the order of the files; none where they are not kept.
  public let documents: [StoryboardDocument]
  /// In the order of the files.
  public let findings: [Diagnostic]
  /// Nil when a file could not be read.
  public let program: Program?
  /// What the program does not show because a connection is broken.
  public let unresolvedReferences: UnresolvedReferences
  /// What the documents say beyond the program's rows.
  public let projectContext: ProjectContext
  /// Whose unwind actions are taken to be, where a text is made of the program and no sources tell.
  public let guessedUnwinds: [GuessedUnwind]
  /// Classes that go by other names than in code, because several modules have one of the name.
  public let renamedClasses: [RenamedClass]
  /// What was made of each connection, by document.
  let outcomes: [[ConnectionOutcome]]
  let files: [StoryboardFile]

  fileprivate init(_ lowering: consuming StoryboardLowering) {
    lowering.finish()
    files = lowering.files
    documents = lowering.keptDocuments
    findings = lowering.findings
    unresolvedReferences = lowering.unresolvedReferences
    projectContext = lowering.projectContext
    guessedUnwinds = lowering.guessedUnwinds
    renamedClasses = lowering.severalModules.renamed
    outcomes = lowering.outcomes
    let program = lowering.takeProgram()
    self.program = files.allSatisfy { $0.isRead } ? program : nil
  }

  /// Counted in the files, for there is no program while one of them cannot be read.
  public var sceneCount: Int { files.reduce(0) { $0 + $1.sceneCount } }

  /// The object that a finding in one of the files is about.
  public func subject(at location: Location) -> Subject? { files.subject(at: location) }
}

extension StoryboardLowering {
  /// What is to be said of one file besides what it says by itself.
  mutating func findings(in document: StoryboardDocument, _ file: Int) -> [Diagnostic] {
    let judgement = Judgement(document, ID(file), outcomes[file])
    var found = judgement.diagnostics(
      unknown: unknownElements[file], unreadable: unreadableNumbers[file])
    found += rules.findings(in: document, needingConnections: true, settings) {
      StoryboardRuleContext(
        document, file, $0, settings, outcomes: outcomes[file], references: references)
    }
    return files[file].withSubjects(found)
  }
}

/// What is said of one file as a whole.
private struct Judgement {
  let document: StoryboardDocument
  let file: ID<SourceText>
  let outcomes: [ConnectionOutcome]

  init(
    _ document: StoryboardDocument, _ file: ID<SourceText>, _ outcomes: [ConnectionOutcome]
  ) {
    self.document = document
    self.file = file
    self.outcomes = outcomes
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
      var seen: Set<Name> = []
      let tags = unknown.map { document.tag($0) }.filter { seen.insert($0).inserted }
        .map { document.xml.names[$0] }
      found.append(
        StoryboardProblem.unknownElements(tags, count: unknown.count)
          .diagnostic(at: Location(file, document.xml.tagRange(first))))
    }
    if let first = unreadable.min() {
      found.append(
        StoryboardProblem.unreadableNumber(document.xml.value(first), count: unreadable.count)
          .diagnostic(at: Location(file, document.xml[first].valueRange)))
    }
    found += document.xml.directives.map { range in
      StoryboardProblem.idleComment.diagnostic(at: Location(file, range))
    }
    if document.format == .storyboard { found += notFollowed() }
    return found
  }

  private func notFollowed() -> [Diagnostic] {
    var (segues, actions) = (0, 0)
    var first: ID<StoryboardConnection>?
    for id in document.connections.ids where outcomes[Int(id.index)] == .notFollowed {
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
