import NavModel
import NavSimulator
import NavText

/// Claims about an app of tabs more than one of which has a stack that grows without end: each tab is decided at every
/// depth while the others are at rest.
///
/// Only tabs that are always found as they were left are decided this way, so that a state is one of each tab.
struct GrowingTabs {
  /// The navigation controllers whose stacks grow.
  let stacks: [ID<Scene>]
  private let program: Program
  private let start: NavigationState
  private let moves: MoveSet
  private let split: TabSplit
  private let pushdowns: [Pushdown]
  /// The marks of the goals that can be decided this way: those about what is in front, or about the stack of one tab.
  private let decidable: Exploration.Marks
  /// Those of them that are about what is in front.
  private let frontMarks: Exploration.Marks

  /// Nil where the tabs cannot be told apart, or something about one of them cannot be decided.
  init?(
    _ program: Program, _ circumstances: ClaimCircumstances, goals: [ClaimQuestion.Goal],
    after exploration: Exploration, from start: NavigationState, with explorer: ClaimExplorer,
    look: @escaping @Sendable (NavigationState) -> Exploration.Marks
  ) {
    guard program.mayPushAgain, circumstances.assumptions.isEmpty,
      let split = TabSplit(program, from: start, moves: circumstances.moves)
    else { return nil }
    self.program = program
    self.start = start
    self.split = split
    moves = circumstances.moves
    let highest = (0..<split.count).map { program.highestStack(in: $0, of: exploration) }
    var decidable = program.marks(of: goals, decidableBy: highest.map { $0.stack })
    frontMarks = goals.indices.reduce(into: 0) { marks, index in
      if program.scope(of: goals[index]) == .front { marks |= 1 << UInt32(index) }
    }
    var pushdowns: [Pushdown] = []
    for (tab, highest) in highest.enumerated() {
      var height = 1
      for (index, goal) in goals.enumerated() where decidable & 1 << UInt32(index) != 0 {
        if let depth = program.depth(neededBy: goal, growing: highest.stack) {
          height = max(height, depth + 1)
        }
      }
      var pushdown = Pushdown(
        of: program, from: tab == 0 ? start : split.entries[tab], growing: highest.stack,
        height: height, moves: moves, atMost: min(circumstances.states, program.mostWindows),
        in: split[tab], look: look)
      explorer.run(&pushdown)
      guard pushdown.isComplete else { return nil }
      pushdowns.append(pushdown)
    }
    // Each of the others is entered from the first one.
    guard pushdowns[0].nodes.ids.contains(where: { pushdowns[0].isLeft(at: $0) }) else {
      return nil
    }
    // What is said of a stack is about one tab only if no other has it.
    for (index, goal) in goals.enumerated() {
      guard case .scene(let scene) = program.scope(of: goal) else { continue }
      if pushdowns.count(where: { $0.shows(scene) }) > 1 { decidable &= ~(1 << UInt32(index)) }
    }
    self.decidable = decidable
    stacks = highest.filter { $0.isHigh }.map { $0.stack }
    self.pushdowns = pushdowns
  }

  /// What is known about a claim; nil where it cannot be decided this way.
  func verdict(
    on question: ClaimQuestion, goal: Exploration.Marks, start about: Exploration.Marks,
    launchErrors: [RuntimeDiagnostic]
  ) -> Verdict? {
    guard (goal | about) & ~decidable == 0 else { return nil }
    let count = pushdowns.reduce(0) { $0 + $1.nodes.count }
    let proven = Verdict.proven(Verdict.Proof(states: count, growingStacks: stacks))
    func refuted(_ reason: Verdict.Refutation.Reason, by moves: [Move]?) -> Verdict? {
      moves.map { .refuted(Verdict.Refutation(reason: reason, moves: $0, states: count)) }
    }
    switch question.kind {
    case .always, .never, .canReach:
      let found = place(where: goal, holds: question.kind != .always)
      if question.kind != .canReach {
        guard let found else { return proven }
        return refuted(.state, by: run(to: found))
      }
      guard let found else { return refuted(.nowhere, by: []) }
      return run(to: found).map { .proven(Verdict.Proof(states: count, witness: $0)) }
    case .neverRaises:
      if let diagnostic = launchErrors.first(where: { question.errors.contains($0) }) {
        return refuted(.raised(diagnostic), by: [])
      }
      for (tab, pushdown) in pushdowns.enumerated() {
        let incident = pushdown.incidents.first { question.errors.contains($0.diagnostic) }
        guard let incident else { continue }
        return refuted(
          .raised(incident.diagnostic),
          by: run(to: Place(tab: tab, node: incident.node, isLeft: false), then: incident.move))
      }
      return proven
    case .alwaysCanReach, .fromCanReach:
      guard (goal | about) & ~frontMarks == 0 else { return nil }
      switch ways(to: goal, from: about) {
      case .always: return proven
      case .stuck(let place): return refuted(.stuck, by: run(to: place))
      case nil: return nil
      }
    case .fromWithin: return nil
    }
  }

  // MARK: Runs

  /// A node of a tab, or what follows when the tab is left there.
  private struct Place {
    let tab: Int
    let node: ID<Pushdown.Node>
    let isLeft: Bool
  }

  private func place(where goal: Exploration.Marks, holds: Bool) -> Place? {
    func isLookedFor(_ marks: Exploration.Marks) -> Bool { (marks & goal == goal) == holds }
    for (tab, pushdown) in pushdowns.enumerated() {
      for node in pushdown.nodes.ids {
        if isLookedFor(pushdown[marks: node]) { return Place(tab: tab, node: node, isLeft: false) }
        if goal & frontMarks == 0, let marks = pushdown.marksAfterLeaving(node), isLookedFor(marks)
        {
          return Place(tab: tab, node: node, isLeft: true)
        }
      }
    }
    return nil
  }

  /// The moves to a place, made on whole states: through the first tab, if it is in another one.
  private func run(to place: Place, then last: Int? = nil) -> [Move]? {
    var run = WholeRun(program, from: start, moves: moves)
    if place.tab > 0 {
      let first = pushdowns[0]
      guard let leaver = first.nodes.ids.first(where: { first.isLeft(at: $0) }),
        run.take(first.path(to: leaver)), run.take(split.move(from: run.state, to: place.tab)?.move)
      else { return nil }
    }
    guard run.take(pushdowns[place.tab].path(to: place.node)) else { return nil }
    if let last, !run.take([last]) { return nil }
    if place.isLeft,
      !run.take(split.move(from: run.state, to: place.tab == 0 ? 1 : 0)?.move)
    {
      return nil
    }
    return run.made
  }

  // MARK: Ways

  private enum Ways {
    case always
    case stuck(Place)
  }

  /// A goal can be reached from every node of a tab within it; or the tab can be left there, and some other tab has the
  /// goal within reach however it was left. Nil where neither is so and nothing is stuck.
  private func ways(to goal: Exploration.Marks, from about: Exploration.Marks) -> Ways? {
    let hasWay = pushdowns.map { pushdown in
      PushdownReachability(
        of: { pushdown[marks: $0] & goal == goal }, in: pushdown, for: { _ in true }
      )
      .isNeverStuck
    }
    for (tab, pushdown) in pushdowns.enumerated() where !hasWay[tab] {
      let ways = PushdownReachability(
        of: { pushdown[marks: $0] & goal == goal || pushdown.isLeft(at: $0) }, in: pushdown,
        for: { pushdown[marks: $0] & about == about })
      if let node = ways.stuck, ways.isDecided {
        return .stuck(Place(tab: tab, node: node, isLeft: false))
      }
      guard ways.isNeverStuck, hasWay.contains(true) else { return nil }
    }
    return .always
  }
}

extension PushdownReachability {
  fileprivate var isNeverStuck: Bool { isDecided && stuck == nil }
}

extension Program {
  /// The goals that are about what is in front and need no more of any of these stacks than its top, or that are about
  /// one of these stacks alone.
  fileprivate func marks(
    of goals: [ClaimQuestion.Goal], decidableBy stacks: [ID<Scene>]
  ) -> Exploration.Marks {
    var marks: Exploration.Marks = 0
    for (index, goal) in goals.enumerated() {
      let needed = stacks.map { depth(neededBy: goal, growing: $0) }
      let isDecidable: Bool =
        switch scope(of: goal) {
        case .front: needed.allSatisfy { $0.map { $0 < GrowingStack.highestWindow } ?? false }
        case .scene(let scene):
          stacks.count { $0 == scene } == 1
            && needed.contains { $0.map { $0 < GrowingStack.highestWindow } ?? false }
        case .everything: false
        }
      if isDecidable { marks |= 1 << UInt32(index) }
    }
    return marks
  }

  fileprivate func depth(neededBy goal: ClaimQuestion.Goal, growing stack: ID<Scene>) -> Int? {
    switch goal {
    case .condition(let condition): depth(neededBy: condition, growing: stack)
    case .initial: 1
    }
  }

  /// The navigation controller of a tab that had most on its stack, and whether that is more than a window shows. Any
  /// other one where the tab has none: then nothing grows there.
  fileprivate func highestStack(
    in tab: Int, of exploration: Exploration
  ) -> (stack: ID<Scene>, isHigh: Bool) {
    var best: ID<Scene>?
    var most = 0
    for index in max(0, exploration.states.count - 400)..<exploration.states.count {
      let state = exploration.states[ID(index)]
      guard let root = state.tab(tab, of: 0) else { continue }
      for position in state.subtree(of: root)
      where state.controllers[position].kind == .navigation
        && !state.controllers[position].isSynthetic
      {
        let count = state.stack(of: position).count
        if count > most { (best, most) = (state.controllers[position].scene, count) }
      }
    }
    return (best ?? ID(0), most > 2)
  }
}
