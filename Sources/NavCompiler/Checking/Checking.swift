import NavModel
import NavSyntax
import NavText

/// The last phase: what the language forbids even though every name is known. The program stays as it is; all that comes
/// out are problems.
struct Checking: CompilerPhase, ~Copyable {
  let program: Program
  var problems: [FoundProblem] = []
  var uses = NameUses(isRecording: false)
  let vocabulary: Vocabulary
  var guesses: Guesses
  let symbols: SymbolTable
  /// Classes whose superclass is unknown: nothing is concluded from those.
  let rootless: Set<ID<Class>>
  let tabChoices: [Pending.TabChoice]
  private let entrances: Entrances
  /// The outlets of the scene at hand by name and owner, if there are many.
  var longOutlets: (range: IDRange<Outlet>, alike: [OwnedOutlet: [ID<Outlet>]]) = (.empty, [:])

  private init(_ lowered: borrowing BodyLowering) {
    program = lowered.program
    vocabulary = Vocabulary(sharing: lowered.vocabulary)
    guesses = lowered.guesses
    symbols = lowered.symbols
    rootless = lowered.rootless
    tabChoices = lowered.pending.tabChoices
    entrances = lowered.entrances
  }

  /// The problems of a program that is known completely.
  static func problems(of lowered: borrowing BodyLowering) -> [FoundProblem] {
    var checking = Checking(lowered)
    checking.check()
    return checking.problems
  }

  private mutating func check() {
    checkInitialControllers()
    for id in program.scenes.ids {
      checkRelationships(id)
      checkOutlets(id)
      checkActions(id)
      checkIdentifiers(id)
    }
    checkUnwinds()
    checkMethodsOfViews()
    checkTabChoices()
    checkStoryboardIdentifiers()
    checkSegueDestinations()
    checkPresentedByCode()
    checkContainerCycles()
  }

  private mutating func checkInitialControllers() {
    for (storyboard, location) in entrances.withoutInitial {
      // One that others point into, or that code takes scenes out of, is never started with.
      if entrances.isEnteredFromOutside.contains(storyboard) { continue }
      let scenes = program.storyboards[storyboard].scenes
      if scenes.contains(where: { !program.scenes[cold: $0].identifier.isNone }) { continue }
      report(
        MissingInitial(storyboard: text(program.storyboards[storyboard].name)), at: location)
    }
  }

  /// `selected` and `customizable` speak of tabs of their own scene, each once.
  private mutating func checkTabChoices() {
    var seen: [ID<Scene>: Location] = [:]
    var last: ID<Scene>?
    for choice in tabChoices {
      if last != choice.scene { seen.removeAll() }
      last = choice.scene
      var value: AttributeValue?
      switch choice.owner {
      case .attribute(let id) where program.attributes[id].key == .selected:
        value = program.attributes[id].value
      case .listed(let id): value = program.values[id]
      case .attribute, .initial, .relationship, .segue: break
      }
      guard case .scene(let tab) = value, !tab.isUnresolved else { continue }
      let isTab = program.relationships[program.scenes[cold: choice.scene].relationships]
        .contains { $0.kind == .tab && $0.destination == tab }
      if !isTab {
        report(
          NotATab(
            name: text(program.scenes[tab].name), tabs: text(program.scenes[choice.scene].name)),
          at: choice.location)
      } else if case .listed = choice.owner {
        if let first = seen[tab] {
          report(
            DuplicatePart(word: text(program.scenes[tab].name), first: first),
            at: choice.location)
        } else {
          seen[tab] = choice.location
        }
      }
    }
  }
}
