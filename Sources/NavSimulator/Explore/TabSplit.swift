import NavModel
import NavText

/// An app of tabs taken apart: one tab is looked at, while the others are *at rest*. A tab at rest is untouched or, if the
/// app starts with it, as it was left first.
public struct TabSplit: Sendable {
  /// What a move does, seen from the tab in front.
  enum Outcome {
    /// It stays in the tab: the state has all others at rest, as it was.
    case inside
    /// Another tab is in front, entered as always, and this is how the first one was left: its *form*.
    case left(to: Int, form: NavigationState)
    case acts(TabProductObstacle)
  }

  /// How a state can be left, as far as its moves were made.
  struct Leaving {
    /// Nil where it cannot be left.
    private(set) var form: NavigationState?
    private var tabs: Set<Int> = []

    /// Notes one way; false where it leaves the tab in another form than those before.
    mutating func note(_ tab: Int, _ form: NavigationState) -> Bool {
      guard self.form == nil || self.form == form else { return false }
      self.form = form
      tabs.insert(tab)
      return true
    }

    /// Whether it can be left for all of the others or for none.
    func isEven(among count: Int) -> Bool { form == nil || tabs.count == count - 1 }
  }

  public let program: Program
  let kinds: MoveSet
  /// The scene of the tab bar controller.
  private let container: ID<Scene>
  /// By tab: how it is at rest.
  let rests: [NavigationState]
  /// By tab: the state in which it is shown after it was at rest.
  public let entries: [NavigationState]

  public var count: Int { rests.count }

  /// One tab with the others at rest.
  public subscript(tab: Int) -> TabInFront { TabInFront(split: self, index: tab) }

  /// Nil where the app does not start with tabs all of which the bar shows, something in the program lets them act on each
  /// other, or the first of them is not left within the first states.
  public init?(_ program: Program, from start: NavigationState, moves kinds: MoveSet) {
    guard let root = start.controllers.first, root.kind == .tabBar, root.selected == 0,
      !root.flags.contains(.moreSelected), !start.isCrashed, start.canBePacked,
      (2...5).contains(start.childCount(of: 0, .tab)),
      program.tabProductObstacle(moves: kinds) == nil
    else { return nil }
    self.program = program
    self.kinds = kinds
    container = root.scene
    let tabs = start.tabs(of: 0)
    var untouched: [NavigationState] = []
    for tab in tabs.dropFirst() {
      guard let rest = program.fragment(of: start.subtree(of: tab), in: start) else { return nil }
      untouched.append(rest)
    }
    var first = FirstLeaving(program, kinds, container, tabs.count)
    guard let left = first.search(from: start), let rest = first.fragment(of: 0, in: left[0]) else {
      return nil
    }
    rests = [rest] + untouched
    // The first one is entered again from the second.
    guard let back = first.states(after: left[0])[0] else { return nil }
    var entries = [back] + left
    for (tab, rest) in untouched.enumerated() {
      guard let position = entries[0].tab(tab + 1, of: 0) else { return nil }
      entries[0] = program.replacing(
        entries[0].subtree(of: position), of: entries[0], with: rest,
        at: entries[0].controllers[position].depth)
    }
    self.entries = entries
  }

  /// The tab in front; nil where the app shows something else than the tabs that it began with.
  func front(of state: NavigationState) -> Int? {
    state.frontTab(of: container, among: count)
  }

  func fragment(of tab: Int, in state: NavigationState) -> NavigationState? {
    state.tab(tab, of: 0).flatMap { program.fragment(of: state.subtree(of: $0), in: state) }
  }

  /// The state with a tab in another form.
  func replacing(
    _ tab: Int, of state: NavigationState, with form: NavigationState
  ) -> NavigationState {
    guard let position = state.tab(tab, of: 0) else { return state }
    return program.replacing(
      state.subtree(of: position), of: state, with: form, at: state.controllers[position].depth)
  }

  /// What a move made of a state in which one tab is in front and all others are at rest.
  func outcome(of result: NavigationState, from state: NavigationState, in tab: Int) -> Outcome {
    guard let front = front(of: result) else { return .acts(.influence) }
    if result.appValues != state.appValues { return .acts(.variables) }
    for other in rests.indices where other != tab && other != front {
      if fragment(of: other, in: result) != rests[other] { return .acts(.influence) }
    }
    if front == tab { return .inside }
    guard let form = fragment(of: tab, in: result),
      replacing(tab, of: result, with: rests[tab]) == entries[front]
    else { return .acts(.influence) }
    return .left(to: front, form: form)
  }

  /// The state after the first move that leads to another tab; nil where none does.
  func state(after state: NavigationState, to tab: Int) -> NavigationState? {
    move(from: state, to: tab).map { $0.state }
  }

  /// Whether an unwind segue has looked into other tabs, going by what a move has done.
  func unwinds(_ effects: [Effect], in tab: Int, to result: NavigationState) -> Bool {
    effects.contains { effect in
      switch effect {
      case .unwindFoundNobody: true
      case .unwind: front(of: result) != tab
      default: false
      }
    }
  }

  /// The first move that leads to another tab, and the state after it.
  public func move(
    from state: NavigationState, to tab: Int
  ) -> (move: Move, state: NavigationState)? {
    var stepper = Stepper(program)
    for move in program.moves(in: state, of: kinds) {
      stepper.take(move, from: state)
      if !stepper.isStopped, front(of: stepper.state) == tab { return (move, stepper.state) }
    }
    return nil
  }

  /// The state in which a tab is shown again that was left for the first one that can be left at once; nil where none
  /// can.
  func stateAfterComingBack(to tab: Int, from state: NavigationState) -> NavigationState? {
    for other in rests.indices where other != tab {
      if let left = self.state(after: state, to: other),
        let back = self.state(after: left, to: tab)
      {
        return replacing(other, of: back, with: rests[other])
      }
    }
    return nil
  }
}

/// One of several tabs, while the others are at rest.
public struct TabInFront: Sendable {
  let split: TabSplit
  public let index: Int

  /// The rows of the others.
  func rowsAtRest(in state: NavigationState) -> [Range<Int>] {
    guard split.front(of: state) == index else { return [] }
    let others = state.tabs(of: 0).enumerated().filter { $0.offset != index }
    return others.map { state.subtree(of: $0.element) }
  }
}

extension NavigationState {
  fileprivate func frontTab(of container: ID<Scene>, among count: Int) -> Int? {
    guard let root = controllers.first, root.scene == container, root.kind == .tabBar,
      !root.flags.contains(.moreSelected), canBePacked, childCount(of: 0, .tab) == count,
      (0..<count).contains(Int(root.selected))
    else { return nil }
    return Int(root.selected)
  }
}

/// Looks for the nearest state in which the first tab can be left.
private struct FirstLeaving {
  private let program: Program
  private let kinds: MoveSet
  private let container: ID<Scene>
  private let count: Int
  private static let most = 500

  init(_ program: Program, _ kinds: MoveSet, _ container: ID<Scene>, _ count: Int) {
    self.program = program
    self.kinds = kinds
    self.container = container
    self.count = count
  }

  /// The states with each of the other tabs in front, all by one move from the same state.
  mutating func search(from start: NavigationState) -> [NavigationState]? {
    var seen = StateTable()
    _ = seen.insert(start)
    var next = 0
    while next < seen.count && next < Self.most {
      let state = seen[ID(next)]
      next += 1
      let left = states(after: state)
      if !left.isEmpty {
        let others = (1..<count).compactMap { left[$0] }
        return others.count == count - 1 ? others : nil
      }
      var stepper = Stepper(program)
      for move in program.moves(in: state, of: kinds) {
        stepper.take(move, from: state)
        guard !stepper.isStopped, !stepper.state.isCrashed else { continue }
        guard stepper.state.frontTab(of: container, among: count) == 0 else { return nil }
        _ = seen.insert(stepper.state)
      }
    }
    return nil
  }

  /// By the tab that is in front then: the states with another tab in front that follow a state.
  func states(after state: NavigationState) -> [Int: NavigationState] {
    var found: [Int: NavigationState] = [:]
    let front = state.frontTab(of: container, among: count)
    var stepper = Stepper(program)
    for move in program.moves(in: state, of: kinds) {
      stepper.take(move, from: state)
      guard !stepper.isStopped,
        let tab = stepper.state.frontTab(of: container, among: count), tab != front,
        found[tab] == nil
      else { continue }
      found[tab] = stepper.state
    }
    return found
  }

  func fragment(of tab: Int, in state: NavigationState) -> NavigationState? {
    state.tab(tab, of: 0).flatMap { program.fragment(of: state.subtree(of: $0), in: state) }
  }
}
