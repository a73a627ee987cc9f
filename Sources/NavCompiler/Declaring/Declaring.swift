import NavModel
import NavSyntax
import NavText

/// The first phase: declarations, piece by piece, as rows of a `Program`. What one file cannot know waits in `pending`.
///
/// There is only ever one. Could it be copied, a method that only reads would be lent a copy, and a copy holds on to
/// the tables: what is written next would copy a whole table. Methods are mutating even where they only read. One that is
/// not would be lent all 800 bytes, and the compiler takes seconds to prove of so many fields that none is taken away: a
/// third of the time of a fresh build.
struct Declaring: SyntaxPhase, ~Copyable {
  var program: Program
  var problems: [FoundProblem] = []
  var guesses = Guesses()
  var uses: NameUses
  let vocabulary: Vocabulary
  var symbols = SymbolTable()
  var entrances = Entrances()
  var pending = Pending()
  /// Where texts are dropped as soon as they are declared, that of the file at hand, and only paths of the others.
  var sources: Table<SourceText>

  /// The piece of a file that is being declared.
  var tree = SyntaxTree()
  var file = ID<SourceText>(0)
  /// How many bytes the sources have, and how many of them were declared.
  private let byteCount: Int
  private var declaredByteCount = 0
  private var hasReserved = false
  /// What is still to be known of each piece that was declared.
  private(set) var pieces: [DeclaredPiece] = []
  private var pieceAtHand = 0
  /// The storyboards that tests of each file launch.
  var firstStoryboards: [ID<Storyboard>?] = []
  /// Whether anything of this piece waits.
  private var keepsTree = false

  // Those of the class, scene, row or enum at hand, for duplicates.
  var propertiesByName = FirstByName<Property>()
  var methodsByName = FirstByName<Method>()
  var variablesByName = FirstByName<Variable>()
  var casesByName = FirstByName<EnumerationCase>()
  var elementsByName = FirstByName<Element>()
  var barItemsByName = FirstByName<BarItem>()
  var knownColors: Set<Name> = []
  /// App variables are collected while declaring and appended together.
  private(set) var appVariables: [Variable] = []
  /// What waits until all elements of the scene are known.
  var connections = ConnectionsOfScene()
  /// Where the segues of the storyboard lead to.
  var segueTargets: [SegueTarget] = []
  /// The segue identifiers of the scene and where they are written.
  var segueIdentifiers: [SegueIdentifier] = []

  struct SegueTarget {
    let segue: ID<Segue>
    let path: ID<PathSyntax>
  }

  struct SegueIdentifier {
    let segue: ID<Segue>
    let location: Location
  }

  /// Room is made for so many bytes of source.
  init(_ sources: Table<SourceText>, byteCount: Int, isRecording: Bool = false) {
    uses = NameUses(isRecording: isRecording)
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

  /// Goes on from a program that is finished: its rows keep their ids, and what is declared now comes after them. The
  /// sources are its own, and those that are to be declared.
  init(adding sources: Table<SourceText>, to program: Program) {
    uses = NameUses(isRecording: false)
    var names = program.names
    // Where the program was no text, its words are not the lowest names, which costs room and nothing else.
    vocabulary = Vocabulary(&names)
    self.program = program
    self.program.names = names
    self.sources = sources
    byteCount = 0
    for id in program.storyboards.ids {
      _ = symbols.storyboards.insert(program.storyboards[id].name, id)
    }
    for id in program.classes.ids { _ = symbols.classes.insert(program.classes[id].name, id) }
    for id in program.enumerations.ids {
      _ = symbols.enumerations.insert(program.enumerations[id].name, id)
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
  /// is taken to be like what was declared so far, and a little more.
  private mutating func reserveCapacity() {
    let declared = declaredByteCount
    // A few lines say nothing about a large project.
    guard byteCount > declared, declared >= FileParser.usualByteCount / 2 else { return }
    hasReserved = true
    // In 64 bits everywhere: in a page an Int has 32, and a product of two sizes more.
    let (whole, part) = (Int64(byteCount), Int64(declared))
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

  /// Parses and declares all sources, piece by piece.
  mutating func declareFiles(pieces byteCount: Int) {
    for file in sources.ids {
      var parser = FileParser(
        sources[file], names: &program.names, words: .language, pieces: byteCount)
      while let piece = parser.next(names: &program.names, reusing: releaseTree()) {
        declare(piece, in: file)
      }
    }
  }

  mutating func declare(_ piece: consuming FilePiece, in file: ID<SourceText>) {
    self.file = file
    tree = piece.tree
    keepsTree = false
    pieceAtHand = pieces.count
    pieces.append(DeclaredPiece(file: file))
    let isFirstPiece = firstStoryboards.count == Int(file.index)
    if isFirstPiece { firstStoryboards.append(nil) }
    let isEmpty = isFirstPiece && tree.file.isEmpty
    let hasComments = !tree.comments.isEmpty
    declareMembers()
    if keepsTree { pieces[pieceAtHand].tree = tree }
    declaredByteCount += piece.byteCount
    if !hasReserved { reserveCapacity() }
    guard let end = piece.end else { return }
    program.sources.append(ProgramSource(path: sources[file].path, lines: end.lines))
    problems += end.problems.map { $0.found(in: file) }
    if isEmpty && end.problems.isEmpty {
      report(EmptyFile(hasComments: hasComments), SourceRange(0, 0))
    }
  }

  /// The tree of the last piece, for its memory, unless something still waits for it.
  mutating func releaseTree() -> SyntaxTree {
    var released = SyntaxTree()
    if !keepsTree { swap(&released, &tree) }
    tree = SyntaxTree()
    return released
  }

  mutating func `defer`(_ work: Pending.Deferred.Work, _ scope: Scope) {
    pending.deferred.append(deferred(work, scope))
  }

  /// Work on the tree at hand, which is kept for it.
  mutating func deferred(_ work: Pending.Deferred.Work, _ scope: Scope) -> Pending.Deferred {
    keepsTree = true
    return Pending.Deferred(work: work, piece: pieceAtHand, scope: scope)
  }

  // MARK: Files

  private mutating func declareMembers() {
    for member in tree[tree.file] {
      switch member {
      case .item(let id): declareItem(tree[id], id)
      case .variable(let id):
        if let variable = declareVariable(tree[id], owner: .app, index: appVariables.count) {
          appVariables.append(variable)
        }
      default:
        reportStray(member, in: .file)
      }
    }
  }

  private mutating func declareItem(_ item: ItemSyntax, _ id: ID<ItemSyntax>) {
    let words = vocabulary.words
    switch item.keyword.name {
    case words.storyboard: declareStoryboard(item)
    case words.class: declareClass(item)
    case words.enum: declareEnumeration(item)
    case words.test: self.defer(.test(id), .app)
    case words.check: self.defer(.check(id), .app)
    default:
      if item.isBroken { return }
      reportUnknown(
        item.keyword, in: .file, known: BlockKind.file.keywords)
    }
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
