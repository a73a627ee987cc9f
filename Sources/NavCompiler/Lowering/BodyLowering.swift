import NavModel
import NavSyntax
import NavText

/// The third phase: what speaks of variables, now that all of them are known. Initial values, conditions, data, the bodies
/// of methods, and tests.
struct BodyLowering: SyntaxPhase, NameFinder, ~Copyable {
  var program: Program
  var problems: [FoundProblem]
  var guesses: Guesses
  var uses: NameUses
  let vocabulary: Vocabulary
  let sources: Table<SourceText>
  var symbols: SymbolTable
  var entrances: Entrances
  let pending: Pending
  let rootless: Set<ID<Class>>
  let lacksClassesOfDeclarations: Bool
  /// The storyboards that tests of each file launch.
  let firstStoryboards: [ID<Storyboard>?]

  /// The piece of a file whose tree is at hand.
  private(set) var tree = SyntaxTree()
  private(set) var file = ID<SourceText>(0)
  private var pieceAtHand: Int?
  private let pieces: [DeclaredPiece]

  /// Variables whose type is unknown: what follows from that is no news.
  private(set) var untyped: Set<ID<Variable>> = []
  var knownColors: Set<Name> = []
  /// The URLs and categories that scenes answer, gathered when a test first names one.
  var answered: [DelegateMessage: Set<Name>] = [:]
  /// The elements and bar items of a scene whose statements name some.
  var anchors = AnchorsOfScene()
  private var nameRoles: NameRoles?
  /// The variables of prototypes that have rows for a list, and those of the scene that was looked at last.
  lazy var rowsOfLists = Set(
    pending.deferred.compactMap { waiting -> ID<Variable>? in
      if case .rowList(let row, _) = waiting.work { row } else { nil }
    })
  var itemsOfScene: (scene: ID<Scene>, items: [Name: ID<Variable>])?
  /// All cases of one name, whatever enum they belong to.
  lazy var casesOfName = Dictionary(grouping: program.cases.ids) { program.cases[$0].name }
  /// Whether what is asked is asked in a check, not in a test.
  var isClaimed = false
  /// What `perform` may name, by the scene or class that says it.
  var performable = PerformableSegues()
  /// The scenes that are tabs somewhere.
  lazy var tabs = Set(
    program.relationships.rows.lazy.filter { $0.kind == .tab }.map { $0.destination })

  private init(_ resolved: consuming Resolving) {
    program = resolved.program
    problems = resolved.problems
    guesses = resolved.guesses
    uses = resolved.uses
    sources = resolved.sources
    symbols = resolved.symbols
    entrances = resolved.entrances
    pending = resolved.pending
    rootless = resolved.rootless
    lacksClassesOfDeclarations = resolved.lacksClassesOfDeclarations
    firstStoryboards = resolved.firstStoryboards
    pieces = resolved.pieces
    vocabulary = resolved.vocabulary
  }

  /// The whole program, as far as it could be understood.
  static func lowered(_ resolved: consuming Resolving) -> BodyLowering {
    var lowering = BodyLowering(resolved)
    lowering.lowerVariables()
    // Rows first: statements may speak of their items.
    for waiting in lowering.pending.deferred {
      if case .rowList(let row, let word) = waiting.work {
        lowering.enter(waiting.piece)
        lowering.lowerRowList(row, word, waiting.scope)
      }
    }
    for waiting in lowering.pending.deferred { lowering.lower(waiting) }
    return lowering
  }

  consuming func finish() -> Program {
    var builder = ProgramBuilder()
    builder.program = program
    return builder.finish()
  }

  /// Types first, since initial values are checked against them. The app's own were counted from 0
  /// so far.
  private mutating func lowerVariables() {
    let first = Int(program.appVariables.lower)
    func known(_ id: ID<Variable>, _ scope: Scope) -> ID<Variable> {
      scope.row == nil ? ID(first + Int(id.index)) : id
    }
    for waiting in pending.types {
      enter(waiting.piece)
      guard case .variableType(let id, let path, let isList) = waiting.work else { continue }
      let name = tree[path.parts].last?.name ?? .none
      if path.parts.count == 1, let enumeration = symbols.enumerations[name] {
        recordUse(.enumeration(enumeration), path.range)
        program.variables[known(id, waiting.scope)].domain =
          isList ? .cases(enumeration) : .enumeration(enumeration)
        // Without cases it is no type at all, which is reported there.
        let cases = program.enumerations[enumeration].cases.count
        if isList && cases > 0 && program.capacity(of: .cases(enumeration)) < 2 {
          report(BadDomain.tooManyValues, path.range)
        }
      } else {
        untyped.insert(known(id, waiting.scope))
        if path.parts.count > 1, symbols.enumerations[name] != nil || text(name) == "Bool" {
          report(UnknownType.qualified(text(name)), path.range)
          continue
        }
        let near = guesses.nearest(
          to: text(name), among: program.enumerations.rows.map { program[$0.name] } + ["Bool"])
        report(UnknownType.undeclared(text(name), near: near), path.range)
      }
    }
    for waiting in pending.initialValues {
      enter(waiting.piece)
      guard case .initialValue(let id, let value) = waiting.work else { continue }
      let variable = known(id, waiting.scope)
      if untyped.contains(variable) { continue }
      if let constant = constant(value, in: program.variables[variable].domain) {
        program.variables[variable].initial = constant
      }
    }
  }

  private mutating func lower(_ waiting: Pending.Deferred) {
    enter(waiting.piece)
    switch waiting.work {
    case .variableType, .initialValue, .rowList: break
    case .relationshipCondition(let id, let condition):
      program.relationships[id].condition = lowerCondition(condition, waiting.scope)
    case .segueCondition(let id, let condition):
      program.segues[cold: id].condition = lowerCondition(condition, waiting.scope)
    case .methodSubject(let id, let word):
      if let scene = scene(word.name, qualifier: .none, waiting.scope, at: word.range) {
        program.methods[id].subject = .scene(scene)
      }
    case .methodField(let id, let word):
      checkField(word, waiting.scope)
      program.methods[id].subject = .element(word.name)
    case .methodCondition(let id, let condition):
      program.methods[id].condition = lowerCondition(condition, waiting.scope)
    case .segueData(let id, let data): lowerSegueData(id, data, waiting.scope)
    case .bound(let id, let expression, let key): lowerBound(id, expression, key, waiting.scope)
    case .body(let id, let block):
      program.methods[id].body = lowerStatements(block, waiting.scope)
    case .handler(let id, let block):
      program.methods[id].body = lowerStatements(block, waiting.scope, isHandler: true)
    case .test(let id): lowerTest(tree[id])
    case .check(let id): lowerCheck(tree[id])
    }
  }

  /// Makes the tree of a piece the one at hand again.
  private mutating func enter(_ piece: Int) {
    if piece == pieceAtHand { return }
    if let kept = pieces[piece].tree {
      tree = kept
      file = pieces[piece].file
      pieceAtHand = piece
    }
  }

  /// What a name stands for. All are gone through once, when the first test asks.
  mutating func roles(of name: Name) -> NameRoles.Role {
    let roles = nameRoles ?? NameRoles(program)
    nameRoles = roles
    return roles[name]
  }
}
