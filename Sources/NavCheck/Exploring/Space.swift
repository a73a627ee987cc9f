import NavModel
import NavSimulator
import NavText

/// All states of an app, with what a person asks about them: where one is stuck, and what never happens.
public struct Space: Sendable {
  public var exploration: Exploration
  /// The same app tab by tab, where its tabs may turn out not to act on each other.
  public var tabs: TabProduct?
  public let start: NavigationState
  /// What the launch exercises.
  private let launched: Coverage
  /// The scenes that assumptions are about, each of which must be in one tab.
  private let assumedScenes: [ID<Scene>]

  /// The mark of states in which the screen is seen that was seen after the launch.
  static var initial: Exploration.Marks { 1 }

  /// Starts with what a launch gives.
  public init(
    of program: Program, storyboard: ID<Storyboard>? = nil, device: Device? = nil,
    era: SystemEra? = nil, orientation: Orientation = .portrait,
    usually usual: UsualSystem = UsualSystem(), moves kinds: MoveSet = .fingers,
    assuming assumptions: [ID<Condition>] = [], atMost bound: Int
  ) {
    var occurrences: [Occurrence] = []
    let (state, effects) = program.launch(
      storyboard: storyboard, device: device, era: era, orientation: orientation, usually: usual,
      noting: &occurrences)
    var coverage = Coverage(program)
    coverage.note(occurrences, effects, in: state)
    launched = coverage
    start = state
    let map = coverage.map
    let initial = program.visibleScene(in: state)
    let look: @Sendable (NavigationState) -> Exploration.Marks = { state in
      for assumption in assumptions where !program.holds(assumption, in: state, initial: initial) {
        return Exploration.excluded
      }
      return program.visibleScene(in: state) == initial ? Self.initial : 0
    }
    let notice: Exploration.Notice = { map.hits($0, $1, in: $2) }
    let scopes = assumptions.flatMap { program.scopes(ofPartsOf: $0) }
    exploration = Exploration(
      of: program, from: state, moves: kinds, atMost: bound, look: look,
      frontMarks: scopes.allSatisfy { $0 == .front } ? .max : 0, noticing: notice)
    assumedScenes = scopes.compactMap { scope in
      if case .scene(let scene) = scope { scene } else { nil }
    }
    guard !scopes.contains(.everything) else { return }
    tabs = TabProduct(
      of: program, from: state, moves: kinds, atMost: bound, look: look,
      noticing: notice)
  }

  /// Starts as the claims of a check are decided.
  public init(
    of check: ID<Check>, in program: Program, usually usual: UsualSystem = UsualSystem(),
    atMost bound: Int
  ) {
    let circumstances = ClaimCircumstances(of: program[check], in: program, atMost: bound)
    self.init(
      of: program, storyboard: circumstances.storyboard, device: circumstances.device,
      era: circumstances.era, orientation: circumstances.orientation, usually: usual,
      moves: circumstances.moves, assuming: circumstances.assumptions,
      atMost: circumstances.states)
  }

  /// The tabs and the ways to the first screen, where they were all explored one by one and nothing is left open.
  var combination: (product: TabProduct, ways: TabProductWays)? {
    guard let tabs, tabs.isComplete,
      !assumedScenes.contains(where: { tabs.tabs(with: $0).count > 1 }),
      let ways = TabProductWays(to: Self.initial, in: tabs)
    else { return nil }
    return (tabs, ways)
  }

  /// Whether the tabs tell all that there is to know.
  public var isTabByTab: Bool { combination != nil }

  /// Whether there is no more to find out.
  public var isComplete: Bool { exploration.isComplete }

  /// What the launch and all moves that were made have exercised.
  public var coverage: Coverage { coverage(of: exploration.noticed) }

  func coverage(of noticed: Set<Int>) -> Coverage {
    var coverage = launched
    coverage.note(items: noticed)
    return coverage
  }

  /// The states from which nothing but leaving the app leads anywhere: each move leads back to the state, or out of the
  /// app. Of those whose moves were all made.
  public var deadEnds: [ID<NavigationState>] {
    exploration.states.ids.filter { state in
      guard exploration.isExpanded(state) else { return false }
      var leadsOn = false
      exploration.edges.forEach(from: state) {
        if let target = $0, target != state { leadsOn = true }
      }
      return !leadsOn
    }
  }

  /// The states from which the screen that was seen after the launch cannot be seen again. What was not expanded may
  /// lead there.
  public var traps: [ID<NavigationState>] {
    let reachability = Reachability(
      of: { exploration[marks: $0] & Self.initial != 0 || !exploration.isExpanded($0) },
      in: exploration)
    return exploration.states.ids.filter { reachability.distance(from: $0) == nil }
  }

  /// A shortest way to a state, as lines of `run`.
  public func way(to state: ID<NavigationState>) -> [String] {
    lines(of: exploration.path(to: state))
  }

  /// A shortest way to something that UIKit raised or logged, and the move that did it.
  public func way(to incident: Expansion.Incident) -> [String] {
    let moves = exploration.path(to: incident.source)
    return lines(of: moves + [exploration.moves(in: incident.source)[incident.move]])
  }

  func lines(of moves: [Move]) -> [String] {
    MoveTrace(of: moves, from: start, in: exploration.program).script
  }
}
