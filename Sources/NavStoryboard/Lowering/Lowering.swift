import NavModel
import NavText
import NavXcode

/// Storyboards to rows of one `Program`, in the order in which text is lowered.
///
/// What a program cannot say is left out and counted: see `ConnectionOutcome`. There is only ever one, for a copy would hold
/// on to the tables, and what is written next would copy a whole table. Methods are mutating even where they only read, as
/// those of the compiler's `Lowering` are, and for the same reason.
struct StoryboardLowering: ~Copyable, Sendable {
  /// What an object became.
  enum Part: Hashable {
    case none
    case scene
    /// The scene's own root view, which is no element.
    case rootView
    case element(ID<Element>)
    case barItem(ID<BarItem>)
    case constraint(ID<Constraint>)
  }

  var program: Program
  /// Nil where a document was let go.
  private(set) var documents: [StoryboardDocument?] = []
  /// What stays of each.
  private(set) var files: [StoryboardFile] = []
  /// What is to be said of the files, one after the other as they were lowered.
  private(set) var findings: [Diagnostic] = []
  /// What the sources declare, where they are given.
  let catalogue: ClassCatalogue?
  /// The storyboards that apps start with, by name, where known.
  private let mainNames: [String]
  var references: StoryboardReferences
  var classes: ClassDrafts
  /// By document and connection.
  var outcomes: [[ConnectionOutcome]] = []
  /// By document: the storyboard that it became.
  var storyboards: [ID<Storyboard>?] = []
  /// Elements with unknown tags, by document.
  var unknownElements: [[ID<XMLElement>]] = []
  /// Numbers of frames and constraints that are none, or that no screen has room for, by document.
  var unreadableNumbers: [Set<ID<XMLAttribute>>] = []
  /// By document, where a text is made of the program.
  var losses: [Losses] = []
  /// What is to be said of them, file by file.
  private var lossReports: [Losses.Report] = []
  /// What the program does not show because a connection is broken.
  var unresolvedReferences = UnresolvedReferences()
  /// What the documents say beyond the program's rows.
  var projectContext = ProjectContext()
  /// Unless the program is judged, what classes are called that others have the name of.
  private(set) var severalModules = ClassesOfSeveralModules()
  /// Whose unwind actions are taken to be, where a text is made of the program.
  var guessedUnwinds: [GuessedUnwind] = []
  var guessPositions: [GuessKey: Int] = [:]
  var guessedOwners: [GuessKey: Set<String>] = [:]
  /// Methods of scenes that are found out when the scenes have been lowered.
  var methodsToAdd: [ID<Scene>: [Method]] = [:]

  /// What unwind segues ask for, once that matters.
  var unwinds = AskedUnwinds()
  /// The methods that take segues back, be it by what they take or only by their selectors.
  var unwindReceivers: Set<ID<IndexedMethod>> = []

  /// The document and the scene at hand.
  private(set) var file = 0
  private(set) var document: StoryboardDocument
  /// The device that the document's canvas shows.
  private(set) var canvas = Device.standard.facts
  var work: SceneWork
  /// What the document's names are called in the program, as far as they were asked for.
  private var programNames: [Name] = []
  private var storyboardNames = Naming()
  /// The size of all documents together in bytes, where known.
  private let byteCount: Int
  /// The first document that points into another one: it and those after it are lowered when all are there.
  private var firstWaiting: Int?
  let purpose: StoryboardPurpose
  /// Whether documents are asked for when the program is made. Else the memory of each is free for the next as soon as
  /// it is lowered and judged: to get it from the system anew takes longer than to read what it holds.
  private let keepsDocuments: Bool
  let rules: [StoryboardRule]
  let settings: RuleSettings

  init(
    _ catalogue: ClassCatalogue?, main: [String], byteCount: Int, purpose: StoryboardPurpose,
    keepsDocuments: Bool, _ rules: [StoryboardRule], _ settings: RuleSettings
  ) {
    self.purpose = purpose
    self.keepsDocuments = keepsDocuments || purpose != .judging
    self.rules = rules
    self.settings = settings
    self.catalogue = catalogue
    mainNames = main
    self.byteCount = byteCount
    program = ProgramBuilder().program
    references = StoryboardReferences()
    classes = ClassDrafts()
    document = StoryboardDocument(path: "")
    work = SceneWork()
    storyboardNames.begin()
  }

  /// Room for all documents, so that growing tables copies nothing. The others are taken to be like the first, which
  /// was lowered.
  private mutating func reserveCapacity(_ first: StoryboardDocument) {
    let bytes = max(1, first.xml.bytes.count)
    if byteCount <= bytes { return }
    let room = { [byteCount] (count: Int) in count * byteCount / bytes + count / 2 }
    program.scenes.reserveCapacity(room(program.scenes.count))
    program.segues.reserveCapacity(room(program.segues.count))
    program.relationships.reserveCapacity(room(program.relationships.count))
    program.actionConnections.reserveCapacity(room(program.actionConnections.count))
    program.outlets.reserveCapacity(room(program.outlets.count))
    program.barItems.reserveCapacity(room(program.barItems.count))
    program.elements.reserveCapacity(room(program.elements.count))
    program.constraints.reserveCapacity(room(program.constraints.count))
    program.attributes.reserveCapacity(room(program.attributes.count))
  }

  /// The next document. It is lowered at once, unless what it points at may be in one that is still to come.
  mutating func append(_ storyboard: SeparateStoryboard) {
    let index = documents.count
    let document = storyboard.document
    documents.append(document)
    files.append(storyboard.file)
    findings += storyboard.findings
    references.append(document)
    outcomes.append([ConnectionOutcome](repeating: .pending, count: document.connections.count))
    unknownElements.append([])
    unreadableNumbers.append([])
    if purpose == .text { losses.append(Losses()) }
    storyboards.append(nil)
    declareScenes(of: index, document, storyboard.sceneNames)
    // Which classes share a name is known when all are there.
    if firstWaiting == nil && (document.hasReferences || purpose != .judging) {
      firstWaiting = index
    }
    if firstWaiting == nil {
      complete(index, document)
      if index == 0 { reserveCapacity(document) }
    }
  }

  /// When all documents are there.
  mutating func finish() {
    if firstWaiting != nil { references.index() }
    if purpose != .judging { severalModules = ClassesOfSeveralModules(keptDocuments, catalogue) }
    for index in (firstWaiting ?? documents.count)..<documents.count {
      if let document = documents[index] { complete(index, document) }
    }
    for finding in Losses.findings(lossReports) {
      findings += files[Int(finding.location.file.index)].withSubjects([finding])
    }
    // Without sources, classes are what the class lists of old files say.
    let listed =
      catalogue == nil && purpose != .judging ? ClassCatalogue(listedIn: keptDocuments) : nil
    finishClasses(from: catalogue ?? listed)
    let (main, isDeclared) = mainStoryboard()
    program.mainStoryboard = main
    if let main, isDeclared { projectContext.mains.insert(main) }
  }

  /// All documents, where they are kept.
  var keptDocuments: [StoryboardDocument] { keepsDocuments ? documents.compactMap { $0 } : [] }

  /// Lowers and judges a document; what stays of it is what findings in it ask for.
  private mutating func complete(_ index: Int, _ document: StoryboardDocument) {
    if let storyboard = storyboards[index] {
      if file != index { begin(index, document) }
      lowerScenes(in: storyboard)
      noteLostWays(in: storyboard)
    }
    findings += findings(in: document, index)
    if !losses.isEmpty { lossReports.append(losses[index].report(in: document, ID(index))) }
    if !keepsDocuments { documents[index] = nil }
  }

  private mutating func lowerScenes(in storyboard: ID<Storyboard>) {
    var scene = program.storyboards[storyboard].scenes.startIndex
    work.begin(document)
    for id in document.scenes.ids where document.ownController(of: id) != nil {
      lowerScene(id, ID(scene))
      noteUnverified()
      scene += 1
    }
    settleRest()
    noteLostConnections()
  }

  private mutating func begin(_ index: Int, _ document: StoryboardDocument) {
    file = index
    self.document = document
    canvas = (document.canvasDevice ?? .standard).facts
    programNames.removeAll(keepingCapacity: true)
    programNames.append(contentsOf: repeatElement(.none, count: document.xml.names.count))
  }

  /// What Info.plist says, else what is likely. That one is a guess, unless its name says so, such as
  /// `MainStoryboard_iPhone`.
  private mutating func mainStoryboard() -> (storyboard: ID<Storyboard>?, isDeclared: Bool) {
    func name(_ id: ID<Storyboard>) -> String { program.names[program.storyboards[id].name] }
    let started = program.storyboards.ids.filter { program.storyboards[$0].initial != nil }
    for wanted in mainNames {
      if let declared = started.first(where: { name($0) == wanted }) { return (declared, true) }
    }
    guard let likely = program.likelyMainStoryboard else { return (nil, false) }
    return (likely, name(likely).hasPrefix("Main"))
  }

  /// Hands the program over and leaves an empty one behind.
  mutating func takeProgram() -> Program {
    var builder = ProgramBuilder()
    swap(&builder.program, &program)
    var finished = builder.finish()
    finished.hasUncheckedConnections = purpose == .running
    return finished
  }

  // MARK: Declaring

  /// The storyboard and its scenes first, so that whatever points at one finds its id.
  private mutating func declareScenes(
    of index: Int, _ document: StoryboardDocument, _ names: SceneNames
  ) {
    program.sources.append(
      ProgramSource(path: document.path, lines: document.lines, format: .storyboard))
    var scenes = [ID<Scene>?](repeating: nil, count: document.objects.count)
    if document.format == .storyboard, document.isAnalysed, let root = document.xml.root {
      begin(index, document)
      let wish = storyboardNames.identifier(document.name.utf8.span)
      let name = storyboardNames.unique(wish ?? storyboardNames.intern("Storyboard"))
      let storyboard = program.storyboards.append(
        Storyboard(
          name: program.names.intern(name, of: storyboardNames.names),
          place: place(document.xml.tagRange(root))))
      storyboards[index] = storyboard
      let first = program.scenes.end
      var upcoming = names.names.makeIterator()
      for scene in document.scenes.ids {
        guard let controller = document.ownController(of: scene), let name = upcoming.next() else {
          continue
        }
        scenes[Int(controller.index)] = declare(
          controller, in: storyboard, program.names.intern(name, of: names.table))
      }
      program.storyboards[storyboard].scenes = IDRange(from: first, to: program.scenes.end)
      lowerStoryboardAttributes(storyboard, root)
      let initial = document.initialController.flatMap { document.object(named: $0) }
      program.storyboards[storyboard].initial = initial.flatMap { scenes[Int($0.index)] }
    }
    references.scenes.append(scenes)
  }

  private mutating func declare(
    _ controller: ID<StoryboardObject>, in storyboard: ID<Storyboard>, _ name: Name
  ) -> ID<Scene> {
    let element = document[controller].element
    let tag = ControllerTag(document.tag(element))
    if !tag.isKnown { unknownElements[file].append(element) }
    let row = Scene(
      name: name, kind: tag.kind, in: storyboard, place: place(document.xml.tagRange(element)))
    var cold = Scene.Cold()
    cold.identifier = intern(.storyboardIdentifier, of: element) ?? .none
    return program.scenes.append(row, cold)
  }

  private mutating func lowerStoryboardAttributes(
    _ storyboard: ID<Storyboard>, _ root: ID<XMLElement>
  ) {
    let start = program.attributes.end
    if document.name != program.names[program.storyboards[storyboard].name] {
      append(.nameAtRunTime, .text(program.names.intern(document.name)))
    }
    append(ImportedAttributes.document, of: root)
    append(ImportedAttributes.tint, of: root)
    lowerNamedColors(of: root)
    if let device = document.canvasDevice, device != .standard {
      append(.device, .text(program.names.intern(device.facts.name)))
    }
    if purpose != .judging { lowerEntry() }
    program.storyboards[storyboard].attributes = IDRange(from: start, to: program.attributes.end)
  }

  /// Says that the document begins nowhere, or elsewhere, unless code finds its scenes by their identifiers.
  private mutating func lowerEntry() {
    if let initial = document.initialController {
      guard let object = document.object(named: initial),
        document.is(document[object].element, .viewControllerPlaceholder)
      else { return }
      append(.entry, word: "elsewhere", of: .entry)
      return
    }
    let isIdentified = document.scenes.rows.contains { scene in
      scene.controller.flatMap {
        document.attribute(.storyboardIdentifier, of: document[$0].element)
      } != nil
    }
    if !isIdentified { append(.entry, word: "none", of: .entry) }
  }

  // MARK: Places

  // In place, for a call has all of the lowering copied.
  @inline(__always)
  mutating func place(_ range: SourceRange) -> Place { Place(ID(file), range) }

  /// Where the row of an element is: its tag.
  @inline(__always)
  mutating func place(_ element: ID<XMLElement>) -> Place { place(document.xml.tagRange(element)) }

  /// Where the value of an attribute is, or the tag where it is missing.
  @inline(__always)
  mutating func place(_ attribute: ID<XMLAttribute>?, of element: ID<XMLElement>) -> Place {
    attribute.map { place(document.xml[$0].valueRange) } ?? place(element)
  }

  // MARK: Names

  /// What the program calls a class of the document.
  mutating func className(_ name: Name, module: Name) -> Name {
    guard !severalModules.renamed.isEmpty else { return intern(name) }
    return program.names.intern(
      severalModules.name(of: document.xml.names[name], module: document.xml.names[module]))
  }

  /// The class of the sources that the program calls so.
  mutating func reference(to className: Name) -> ClassReference {
    severalModules.reference(to: program.names[className])
  }

  /// The program's name for one of the document's own.
  mutating func intern(_ name: Name) -> Name {
    let known = programNames[Int(name.index)]
    if !known.isNone || name.isNone { return known }
    let new = program.names.intern(name, of: document.xml.names)
    programNames[Int(name.index)] = new
    return new
  }

  /// What an attribute says, as a name of the program.
  mutating func intern(_ word: Word, of element: ID<XMLElement>) -> Name? {
    document.name(word, of: element).map { intern($0) }
  }

  /// A text of an object, as a name of the program.
  mutating func intern(text word: Word, of element: ID<XMLElement>) -> Name? {
    document.text(word, of: element).map { intern($0) }
  }
}
