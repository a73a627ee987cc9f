import NavModel
import NavSyntax
import NavText

/// The second phase: names to ids. It reads no tree; what speaks of variables waits for the next one.
struct Resolving: NameFinder, ~Copyable {
  var program: Program
  var problems: [FoundProblem]
  var guesses: Guesses
  var uses: NameUses
  let vocabulary: Vocabulary
  let sources: Table<SourceText>
  let pieces: [DeclaredPiece]
  let firstStoryboards: [ID<Storyboard>?]
  var symbols: SymbolTable
  var entrances: Entrances
  let pending: Pending
  /// Classes of which it is not known what they descend from.
  var rootless: Set<ID<Class>> = []
  /// Whether a superclass, or the class of a property, is declared nowhere.
  var lacksClassesOfDeclarations = false

  private init(_ declared: consuming Declaring) {
    program = declared.program
    problems = declared.problems
    guesses = declared.guesses
    uses = declared.uses
    sources = declared.sources
    pieces = declared.pieces
    firstStoryboards = declared.firstStoryboards
    symbols = declared.symbols
    entrances = declared.entrances
    pending = declared.pending
    vocabulary = declared.vocabulary
  }

  /// A project whose files are all declared.
  static func resolved(_ declared: consuming Declaring) -> Resolving {
    let appVariables = declared.appVariables
    var resolving = Resolving(declared)
    resolving.resolve(appVariables)
    return resolving
  }

  /// A test that was added to a program in which everything else is known.
  static func resolvedTest(_ declared: consuming Declaring) -> Resolving {
    var resolving = Resolving(declared)
    resolving.symbols.indexMembers(of: resolving.program)
    return resolving
  }

  /// In the order in which one kind of name needs another.
  private mutating func resolve(_ appVariables: [Variable]) {
    resolveClasses()
    program.appVariables = program.variables.append(contentsOf: appVariables)
    checkDuplicateAppVariables()
    symbols.indexMembers(of: program)
    assignSlots()
    entrances.initialReferences = pending.initialReferences
    for reference in pending.references { resolve(reference) }
    program.mainStoryboard = program.likelyMainStoryboard
    connectActions()
  }

  private mutating func checkDuplicateAppVariables() {
    var seen = FirstByName<Variable>()
    for id in program.appVariables {
      let row = program.variables[id]
      guard let first = seen.insert(row.name, id) else { continue }
      report(
        DuplicateName.named(
          text(row.name), .variable, first: location(program.variables[first].place)),
        at: location(row.place))
    }
  }

  private mutating func resolve(_ reference: Pending.Reference) {
    guard
      let scene = findScene(
        reference.name, qualifier: reference.qualifier, home: reference.home,
        at: reference.location)
    else { return }
    let storyboard = program.scenes[scene].storyboard
    if storyboard != reference.home { entrances.isEnteredFromOutside.insert(storyboard) }
    recordUse(of: scene, reference)
    program.connect(reference.owner, to: scene)
  }

  /// To the methods of the controllers; those that lack theirs are reported when the program is checked.
  private mutating func connectActions() {
    for scene in program.scenes.ids {
      // A handler of an alert's action is known from the start.
      for index in program.scenes[cold: scene].actionConnections
      where program.actionConnections[index].method == nil {
        program.actionConnections[index].method = action(
          program.actionConnections[index].name, of: scene)
      }
    }
  }
}

extension Program {
  mutating func connect(_ owner: Pending.Reference.Owner, to scene: ID<Scene>) {
    switch owner {
    case .initial(let id): storyboards[id].initial = scene
    case .relationship(let id): relationships[id].destination = scene
    case .segue(let id): segues[id].destination = scene
    case .attribute(let id): attributes[id].value = .scene(scene)
    case .listed(let id): values[id] = .scene(scene)
    }
  }
}
