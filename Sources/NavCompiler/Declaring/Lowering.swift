import NavModel
import NavSyntax
import NavText

/// Trees to rows of a `Program`. What one file cannot know is noted in `pending`.
///
/// There is only ever one. Could it be copied, a method that only reads would be lent a copy, and a copy holds on to
/// the tables: what is written next would copy a whole table. Methods are mutating even where they only read. One that is
/// not would be lent all 800 bytes, and the compiler takes seconds to prove of so many fields that none is taken away: a
/// third of the time of a fresh build.
struct Lowering: CompilerPhase, ~Copyable {
  var program: Program
  var pending = Pending()
  var problems: [FoundProblem] = []
  let vocabulary: Vocabulary
  /// Where texts are dropped as soon as they are lowered, that of the file at hand, and only paths of the others.
  var sources: Table<SourceText>

  /// Variables whose type is unknown: what follows from that is no news.
  var untyped: Set<ID<Variable>> = []
  /// Classes of which it is not known what they descend from.
  var rootless: Set<ID<Class>> = []

  /// The piece of a file that is being lowered.
  var tree = SyntaxTree()
  var file = ID<SourceText>(0)
  /// How many bytes the sources have, and how many of them were lowered.
  private let byteCount: Int
  private var loweredByteCount = 0
  private var hasReserved = false
  /// What is still to be known of each piece that was lowered.
  var pieces: [LoweredPiece] = []
  var pieceAtHand = 0
  /// The storyboards that tests of each file launch.
  var firstStoryboards: [ID<Storyboard>?] = []
  /// Whether anything of this piece waits.
  var keepsTree = false

  /// First declarations by name, for duplicates and references.
  var storyboardsByName = FirstByName<Storyboard>()
  var classesByName = FirstByName<Class>()
  var enumerationsByName = FirstByName<Enumeration>()
  var scenesByName = SceneColumn()
  /// Those of the class, scene, row or enum at hand count.
  var propertiesByName = FirstByName<Property>()
  var methodsByName = FirstByName<Method>()
  var variablesByName = FirstByName<Variable>()
  var casesByName = FirstByName<EnumerationCase>()
  var elementsByName = FirstByName<Element>()
  var barItemsByName = FirstByName<BarItem>()
  /// Members by name, where there are many, once all are known.
  var longProperties = MembersByName<Property>()
  var longActions = MembersByName<Method>()
  var longVariables = MembersByName<Variable>()
  var longEnumerations = MembersByName<EnumerationCase>()
  /// Colours that were looked at and are some.
  var knownColors: Set<Name> = []
  /// What names stand for, once somebody asks.
  var nameRoles: NameRoles?
  /// What unknown names may have been meant to be.
  var guesses = Guesses()
  /// The first scene of each name in the project, once a name is unknown where it stands.
  lazy var firstScenesByName = FirstByName(program.scenes)
  /// All cases of one name, whatever enum they belong to.
  lazy var casesOfName = Dictionary(grouping: program.cases.ids) { program.cases[$0].name }
  /// The first line of each storyboard that says where it starts.
  lazy var initialReferences = pending.initialReferences
  /// Those of them for which a missing initial controller would be reported.
  lazy var lacksInitial = Set(storyboardsWithoutInitial.map { $0.0 })
  /// What `perform` may name, by the scene or class that says it.
  var performable = PerformableSegues()
  /// The scenes that are tabs somewhere.
  lazy var tabs = Set(
    program.relationships.rows.lazy.filter { $0.kind == .tab }.map { $0.destination })
  /// App variables are collected while lowering and appended together.
  var appVariables: [Variable] = []
  /// Whether a superclass, or the class of a property, is declared nowhere.
  var lacksClassesOfDeclarations = false
  /// Storyboards without an initial controller; those that others point into need none.
  var storyboardsWithoutInitial: [(ID<Storyboard>, Location)] = []
  var isEnteredFromOutside: Set<ID<Storyboard>> = []
  /// What waits until all elements of the scene are known.
  var connections = ConnectionsOfScene()
  /// Where the segues of the storyboard lead to.
  var segueTargets: [SegueTarget] = []
  /// The segue identifiers of the scene and where they are written.
  var segueIdentifiers: [SegueIdentifier] = []

  struct LoweredPiece {
    let file: ID<SourceText>
    /// The tree, if pending work still needs it.
    var tree: SyntaxTree?
  }

  struct SegueTarget {
    let segue: ID<Segue>
    let path: ID<PathSyntax>
  }

  struct SegueIdentifier {
    let segue: ID<Segue>
    let location: Location
  }

  /// Room is made for so many bytes of source.
  init(_ sources: Table<SourceText>, byteCount: Int) {
    var names = NameTable()
    names.reserveCapacity(
      names: Vocabulary.size.words + byteCount / 300,
      bytes: Vocabulary.size.bytes + byteCount / 10)
    vocabulary = Vocabulary(&names)
    program = ProgramBuilder(names: names.take()).program
    self.sources = sources
    self.byteCount = byteCount
    reserveCapacity(forFirst: min(byteCount, FileParser.usualByteCount))
  }

  /// Goes on from a program that is finished: its rows keep their ids, and what is declared now comes behind them. The
  /// sources are its own, and those that are to be lowered.
  init(adding sources: Table<SourceText>, to program: Program) {
    var names = program.names
    // Where the program was no text, its words are not the lowest names, which costs room and nothing else.
    vocabulary = Vocabulary(&names)
    self.program = program
    self.program.names = names
    self.sources = sources
    byteCount = 0
    for id in program.storyboards.ids {
      _ = storyboardsByName.insert(program.storyboards[id].name, id)
    }
    for id in program.classes.ids { _ = classesByName.insert(program.classes[id].name, id) }
    for id in program.enumerations.ids {
      _ = enumerationsByName.insert(program.enumerations[id].name, id)
    }
    firstStoryboards = Array(repeating: nil, count: program.sources.count)
  }

  /// Room for what a text of so many bytes usually holds.
  private mutating func reserveCapacity(forFirst byteCount: Int) {
    program.scenes.reserveCapacity(byteCount / 320)
    program.segues.reserveCapacity(byteCount / 120)
    program.elements.reserveCapacity(byteCount / 120)
    program.barItems.reserveCapacity(byteCount / 160)
    program.outlets.reserveCapacity(byteCount / 160)
    program.attributes.reserveCapacity(byteCount / 160)
    pending.classes.reserveCapacity(byteCount / 260)
  }

  /// Room for what is still to come, so that no table is copied while it grows, and none takes memory in vain: all of it
  /// is taken to be like what was lowered so far, and a little more.
  private mutating func reserveCapacity() {
    let lowered = loweredByteCount
    // Of a few lines nothing follows for a large project.
    guard byteCount > lowered, lowered >= FileParser.usualByteCount / 2 else { return }
    hasReserved = true
    // In 64 bits everywhere: in a page an Int has 32, and a product of two sizes more.
    let (whole, part) = (Int64(byteCount), Int64(lowered))
    let room = { (count: Int) in Int(clamping: Int64(count + count / 16) * whole / part) }
    program.scenes.reserveCapacity(room(program.scenes.count))
    program.segues.reserveCapacity(room(program.segues.count))
    program.elements.reserveCapacity(room(program.elements.count))
    program.barItems.reserveCapacity(room(program.barItems.count))
    program.outlets.reserveCapacity(room(program.outlets.count))
    program.attributes.reserveCapacity(room(program.attributes.count))
    program.relationships.reserveCapacity(room(program.relationships.count))
    program.classes.reserveCapacity(room(program.classes.count))
    program.properties.reserveCapacity(room(program.properties.count))
    pending.classes.reserveCapacity(room(pending.classes.count))
    pending.superclasses.reserveCapacity(room(pending.superclasses.count))
  }

  mutating func lower(_ piece: consuming FilePiece, _ file: ID<SourceText>) {
    self.file = file
    tree = piece.tree
    keepsTree = false
    pieceAtHand = pieces.count
    pieces.append(LoweredPiece(file: file))
    if firstStoryboards.count == Int(file.index) { firstStoryboards.append(nil) }
    lowerMembers()
    if keepsTree { pieces[pieceAtHand].tree = tree }
    loweredByteCount += piece.byteCount
    if !hasReserved { reserveCapacity() }
    guard let end = piece.end else { return }
    program.sources.append(ProgramSource(path: sources[file].path, lines: end.lines))
    for (problem, range) in end.problems {
      problems.append(FoundProblem(problem, at: Location(file, range)))
    }
  }

  /// The tree of the last piece, for its memory, unless something still waits for it.
  mutating func releaseTree() -> SyntaxTree {
    var released = SyntaxTree()
    if !keepsTree { swap(&released, &tree) }
    tree = SyntaxTree()
    return released
  }

  consuming func finish() -> Program {
    var builder = ProgramBuilder()
    builder.program = program
    return builder.finish()
  }

  // MARK: Reporting

  @inline(never)
  mutating func report<Problem: LanguageProblem>(_ problem: Problem, _ range: SourceRange) {
    report(problem, at: Location(file, range))
  }

  /// The scene of this name in a storyboard.
  mutating func sceneNamed(_ name: Name, in storyboard: ID<Storyboard>) -> ID<Scene>? {
    let scenes = indexScenes(of: storyboard)
    return scenesByName.find(name, in: scenes)
  }

  /// Makes `scenesByName` know the scenes of a storyboard.
  mutating func indexScenes(of storyboard: ID<Storyboard>) -> IDRange<Scene> {
    let range = program.storyboards[storyboard].scenes
    scenesByName.fill(storyboard, range, program.scenes, nameCount: program.names.count)
    return range
  }

  mutating func place(_ range: SourceRange) -> Place { Place(ID(Int(file.index)), range) }

  mutating func `defer`(_ work: Pending.Deferred.Work, _ scope: Scope) {
    keepsTree = true
    pending.deferred.append(Pending.Deferred(work: work, piece: pieceAtHand, scope: scope))
  }

  // MARK: Files

  private mutating func lowerMembers() {
    for member in tree[tree.file] {
      switch member {
      case .item(let id): lowerDeclaration(tree[id], id)
      case .variable(let id):
        if let variable = lowerVariable(tree[id], owner: .app, index: appVariables.count) {
          appVariables.append(variable)
        }
      default:
        reportStray(member, in: .file)
      }
    }
  }

  private mutating func lowerDeclaration(_ item: ItemSyntax, _ id: ID<ItemSyntax>) {
    let words = vocabulary.words
    switch item.keyword.name {
    case words.storyboard: lowerStoryboard(item)
    case words.class: lowerClass(item)
    case words.enum: lowerEnumeration(item)
    case words.test: self.defer(.test(id), .app)
    default:
      if item.isBroken { return }
      reportUnknown(
        item.keyword, in: .file, known: ["storyboard", "class", "enum", "test", "var"])
    }
  }

  // MARK: What can go wrong with any item

  /// Reports every part that an item has and its kind has no use for.
  @inline(__always)
  mutating func allow(_ parts: Parts, of item: ItemSyntax, in site: Site) {
    let extra = item.parts.subtracting(parts)
    if !extra.isEmpty { reportExtra(extra, of: item, in: site) }
    checkClauses(item.clauses)
  }

  /// No clause says anything more when it is written again.
  @inline(__always)
  mutating func checkClauses(_ clauses: IDRange<ClauseSyntax>) {
    if clauses.count > 1 { reportRepeated(clauses) }
  }

  private mutating func reportRepeated(_ clauses: IDRange<ClauseSyntax>) {
    for id in clauses {
      let clause = tree.clauses[id]
      for other in clauses {
        if other == id { break }
        if tree.clauses[other].part == clause.part {
          report(
            DuplicatePart(
              word: clause.keyword, first: Location(file, tree.clauses[other].range)),
            clause.range)
          break
        }
      }
    }
  }

  private mutating func reportExtra(_ extra: Parts, of item: ItemSyntax, in site: Site) {
    var found: [(Part, SourceRange)] = []
    if let name = item.name { found.append((.name, name.range)) }
    if let className = item.className { found.append((.className, className.range)) }
    if let text = item.text { found.append((.text, text.range)) }
    if let word = item.systemItem { found.append((.systemItem, word.range)) }
    if let operand = item.operand { found.append((.operand, tree[operand].range)) }
    for clause in tree[item.clauses] { found.append((clause.part, clause.range)) }
    if let connection = item.connection { found.append((.connection, tree[connection].range)) }
    if let block = item.block { found.append((.block, block.opener)) }
    for (part, range) in found where extra.contains(Parts(part)) {
      report(UnexpectedPart.part(part, of: site), range)
    }
  }

  // By id, not as slices: most items have no clauses, and a slice counts references to its table.

  @inline(__always)
  mutating func identifier(of item: ItemSyntax) -> TextSyntax? {
    for id in item.clauses {
      if case .identifier(let text) = tree.clauses[id].value { return text }
    }
    return nil
  }

  @inline(__always)
  mutating func condition(of clauses: IDRange<ClauseSyntax>) -> ID<ExpressionSyntax>? {
    for id in clauses {
      if case .condition(let expression) = tree.clauses[id].value { return expression }
    }
    return nil
  }

  @inline(__always)
  mutating func data(of clauses: IDRange<ClauseSyntax>) -> IDRange<ArgumentSyntax>? {
    for id in clauses {
      if case .data(let arguments) = tree.clauses[id].value { return arguments }
    }
    return nil
  }

  /// The text of `///` lines without slashes, one line each.
  mutating func documentation(_ range: SourceRange) -> Name {
    if range.isEmpty { return .none }
    let bytes = sources[file].bytes
    var text: [UInt8] = []
    var offset = Int(range.start)
    while offset < Int(range.end) {
      // At the slashes of a line.
      offset += 3
      if offset < Int(range.end) && bytes[offset] == UInt8(ascii: " ") { offset += 1 }
      while offset < Int(range.end) && bytes[offset] != 10 && bytes[offset] != 13 {
        text.append(bytes[offset])
        offset += 1
      }
      while offset < Int(range.end) && bytes[offset] != UInt8(ascii: "/") { offset += 1 }
      if offset < Int(range.end) { text.append(10) }
    }
    return program.names.intern(String(decoding: text, as: UTF8.self))
  }
}

extension BlockSyntax? {
  /// None where there is no block.
  var members: IDRange<MemberSyntax> { self?.members ?? .empty }
}

extension ClauseSyntax {
  var keyword: String {
    switch value {
    case .identifier: "as"
    case .device: "on"
    case .condition: "when"
    case .data: "with"
    }
  }

  var part: Part {
    switch value {
    case .identifier: .identifier
    case .device: .device
    case .condition: .condition
    case .data: .data
    }
  }
}
