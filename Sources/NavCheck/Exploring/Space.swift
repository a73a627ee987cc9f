import NavModel
import NavSimulator
import NavText

/// All states of an app, with what a person asks about them: where one is stuck, and what never happens.
public struct Space: Sendable {
  public var exploration: Exploration
  public let start: NavigationState
  /// What the launch exercises.
  private let launched: Coverage

  /// The mark of states in which the screen is seen that was seen after the launch.
  private static var initial: Exploration.Marks { 1 }

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
    exploration = Exploration(
      of: program, from: state, moves: kinds, atMost: bound,
      look: { state in
        for assumption in assumptions
        where !program.holds(assumption, in: state, initial: initial) {
          return Exploration.excluded
        }
        return program.visibleScene(in: state) == initial ? Self.initial : 0
      },
      noticing: { map.hits($0, $1, in: $2) })
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

  /// Whether there is no more to find out.
  public var isComplete: Bool { exploration.isComplete }

  /// What the launch and all moves that were made have exercised.
  public var coverage: Coverage {
    var coverage = launched
    coverage.note(items: exploration.noticed)
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

  private func lines(of moves: [Move]) -> [String] {
    MoveTrace(of: moves, from: start, in: exploration.program).script
  }
}
