import NavModel
import NavSimulator
import NavText

/// Claims about an app one of whose stacks grows without end, decided at every depth.
struct GrowingStack {
  let stack: ID<Scene>
  private(set) var obstacle: PushdownObstacle?
  /// The marks of goals that ask for all of the stack.
  private var open: Exploration.Marks = 0
  private var pushdown: Pushdown?
  private let program: Program
  private let start: NavigationState
  private let moves: MoveSet

  /// Nil where no stack seems to grow, after a first look at the app.
  init?(
    _ program: Program, _ circumstances: ClaimCircumstances, goals: [ClaimQuestion.Goal],
    within distance: Int, after exploration: Exploration, from start: NavigationState,
    with explorer: ClaimExplorer,
    look: @escaping @Sendable (NavigationState) -> Exploration.Marks
  ) {
    guard let stack = program.growingStack(in: exploration) else { return nil }
    self.stack = stack
    self.program = program
    self.start = start
    moves = circumstances.moves
    var most = 1
    /// As many members more may go as there are moves.
    func height(for condition: ID<Condition>) -> Int? {
      let depth = program.depth(neededBy: condition, growing: stack)
      return depth.flatMap { $0 + distance < Self.highestWindow ? $0 + distance + 1 : nil }
    }
    for condition in circumstances.assumptions {
      guard let needed = height(for: condition) else {
        obstacle = .condition
        return
      }
      most = max(most, needed)
    }
    for (index, goal) in goals.enumerated() {
      guard case .condition(let condition) = goal else { continue }
      if let needed = height(for: condition) {
        most = max(most, needed)
      } else {
        open |= 1 << UInt32(index)
      }
    }
    var pushdown = Pushdown(
      of: program, from: start, growing: stack, height: most, moves: circumstances.moves,
      atMost: min(circumstances.states, program.mostWindows), look: look)
    explorer.run(&pushdown)
    obstacle = pushdown.obstacle ?? (pushdown.isComplete ? nil : .size)
    self.pushdown = pushdown
  }

  /// The most members that claims may ask for.
  static let highestWindow = 12

  var isComplete: Bool { pushdown?.isComplete ?? false }

  /// What keeps claims with these marks from being decided, if anything does.
  func obstacle(for marks: Exploration.Marks) -> PushdownObstacle? {
    obstacle ?? (marks & open == 0 ? nil : .condition)
  }

  /// What is known about a claim; nil where it cannot be decided this way.
  func verdict(
    on question: ClaimQuestion, goal: Exploration.Marks, start about: Exploration.Marks,
    launchErrors: [RuntimeDiagnostic]
  ) -> Verdict? {
    guard let pushdown, (goal | about) & open == 0 else { return nil }
    let count = pushdown.nodes.count
    let proven = Verdict.proven(Verdict.Proof(states: count, growingStacks: [stack]))
    func refuted(
      _ reason: Verdict.Refutation.Reason, at node: ID<Pushdown.Node>, then last: Int? = nil
    ) -> Verdict? {
      replay(pushdown.path(to: node), then: last).map {
        .refuted(Verdict.Refutation(reason: reason, moves: $0, states: count))
      }
    }
    switch question.kind {
    case .always:
      guard let node = pushdown.nodes.ids.first(where: { pushdown[marks: $0] & goal == 0 }) else {
        return proven
      }
      return refuted(.state, at: node)
    case .never:
      guard let node = pushdown.nodes.ids.first(where: { pushdown[marks: $0] & goal != 0 }) else {
        return proven
      }
      return refuted(.state, at: node)
    case .canReach:
      guard let node = pushdown.nodes.ids.first(where: { pushdown[marks: $0] & goal != 0 }) else {
        return .refuted(Verdict.Refutation(reason: .nowhere, moves: [], states: count))
      }
      return replay(pushdown.path(to: node)).map {
        .proven(Verdict.Proof(states: count, witness: $0))
      }
    case .neverRaises:
      if let diagnostic = launchErrors.first(where: { question.errors.contains($0) }) {
        return .refuted(Verdict.Refutation(reason: .raised(diagnostic), moves: [], states: count))
      }
      guard
        let incident = pushdown.incidents.first(where: { question.errors.contains($0.diagnostic) })
      else { return proven }
      return refuted(.raised(incident.diagnostic), at: incident.node, then: incident.move)
    case .alwaysCanReach, .fromCanReach:
      let reachability = PushdownReachability(
        of: { pushdown[marks: $0] & goal != 0 }, in: pushdown,
        for: { pushdown[marks: $0] & about == about })
      if let node = reachability.stuck, reachability.isDecided { return refuted(.stuck, at: node) }
      return reachability.isDecided && reachability.stuck == nil ? proven : nil
    case .fromWithin:
      for node in pushdown.nodes.ids where pushdown[marks: node] & about == about {
        switch pushdown.isNear(goal, to: node, within: question.within) {
        case .near: continue
        case .far: return refuted(.tooFar(nil), at: node)
        case .unknown: return nil
        }
      }
      return proven
    }
  }

  /// The moves of a run by their positions, made on whole states; nil where the run is too long to be told.
  private func replay(_ path: [Int]?, then last: Int? = nil) -> [Move]? {
    var run = WholeRun(program, from: start, moves: moves)
    guard run.take(path), last.map({ run.take([$0]) }) ?? true else { return nil }
    return run.made
  }
}

extension Program {
  /// As many windows as a stack has whose top alone makes the difference, and some more; where there are more, something
  /// else grows, too.
  var mostWindows: Int { 50_000 + 20 * scenes.count }

  /// The navigation controller with the most on its stack among the last states that were found, where that is more than
  /// a window shows.
  fileprivate func growingStack(in exploration: Exploration) -> ID<Scene>? {
    guard mayPushAgain else { return nil }
    var best: ID<Scene>?
    var most = 2
    for index in max(0, exploration.states.count - 50)..<exploration.states.count {
      let state = exploration.states[ID(index)]
      for position in state.controllers.indices
      where state.controllers[position].kind == .navigation
        && !state.controllers[position].isSynthetic
      {
        let count = state.stack(of: position).count
        if count > most { (best, most) = (state.controllers[position].scene, count) }
      }
    }
    return best
  }
}
