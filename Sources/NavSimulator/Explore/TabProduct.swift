import NavModel
import NavText

/// Every state of an app whose tabs do not act on each other, as what each tab can be by itself.
///
/// A state of such an app is the tab in front, the state of what is in it, and for each other tab how it was left. All
/// of these combine freely: three tabs of a hundred states each are three hundred *nodes* here, and about a million
/// states. A node is a whole state in which the other tabs are as at first: untouched or, for the tab that the app
/// starts with, as it was first left. How a tab was left is a *form*: what its rows are while another tab is in front.
///
/// That tabs do not act on each other is not assumed. Statements that would are looked for beforehand; in each move it
/// is checked that the other tabs stay as they are; and in the end each move is made once more among tabs that are as
/// different from the first as was seen. Where any of it fails there is an obstacle, and nothing is claimed.
/// Tests/Specs/semantics/soundness.md says why the rest follows.
public struct TabProduct: Sendable {
  /// How a tab was left.
  public enum Form {}

  /// One tab.
  struct Tab {
    /// Its nodes; all of one tab lie together.
    var nodes = IDRange<NavigationState>.empty
    /// How it is while it has not been shown; for the tab that the app starts with, how it was left first.
    var rest: NavigationState?
    /// Where it is entered for the first time.
    var entry: NavigationState?
    /// How it may have been left, each once and in the order of the nodes.
    var forms = StateTable()
    /// By form: the node nearest to the entry that is left so, the node that is shown on the way back, and the marks of
    /// a state with another tab in front.
    var leavers: [ID<NavigationState>] = []
    var returns: [ID<NavigationState>] = []
    var marks: [Exploration.Marks] = []
  }

  /// Something that UIKit raised or logged on a move.
  public struct Incident: Hashable, Sendable {
    public let node: ID<NavigationState>
    public let move: Int
    public let diagnostic: RuntimeDiagnostic
  }

  public let program: Program
  public let kinds: MoveSet
  let look: @Sendable (NavigationState) -> Exploration.Marks
  let notice: Exploration.Notice?
  /// The marks that depend on what is in front alone. Others may depend on one tab that is not.
  let frontMarks: Exploration.Marks
  /// The scene of the tab bar controller.
  let container: ID<Scene>
  /// The most nodes to keep.
  public let bound: Int

  /// The nodes.
  public private(set) var states = StateTable()
  var tabs: [Tab]
  /// By node: its tab, its marks, the node before it in its tab and the move from there, how many moves it is from the
  /// entry, how many moves it has, and how it is left.
  private(set) var tabOfNode: [UInt8] = []
  private var marks: [Exploration.Marks] = []
  private var parents: [UInt32] = []
  private var arrivals: [UInt32] = []
  private(set) var distances: [UInt32] = []
  private(set) var moveCounts: [UInt32] = []
  private(set) var leaveForms: [ID<Form>?] = []
  /// Where moves lead within a tab; those that lead elsewhere lead nowhere here.
  private(set) var edges = Edges()
  private var incidentsFound: [Incident] = []
  private var knownIncidents: Set<RuntimeDiagnostic> = []
  public private(set) var noticed: Set<Int> = []
  public private(set) var obstacle: TabProductObstacle?
  public private(set) var isCutOff = false

  /// What is done next: the moves of a node, or the same once more among other tabs.
  private var phase = Phase.walk(tab: 0)
  private var next = 0

  private enum Phase: Equatable {
    case walk(tab: Int)
    case check
    case end
  }

  /// Starts with one state; nil where the app is none of tabs from the beginning. Of a node is known what `look` says
  /// while the other tabs are as at first; `frontMarks` are those that must not depend on them.
  public init?(
    of program: Program, from start: NavigationState, moves kinds: MoveSet = .fingers,
    atMost bound: Int,
    look: @escaping @Sendable (NavigationState) -> Exploration.Marks = { _ in 0 },
    frontMarks: Exploration.Marks = .max, noticing notice: Exploration.Notice? = nil
  ) {
    guard let root = start.controllers.first, root.kind == .tabBar, root.selected == 0,
      !root.flags.contains(.moreSelected), !start.isCrashed, start.canBePacked
    else { return nil }
    let rows = start.tabs(of: 0)
    guard (2...5).contains(rows.count), program.tabProductObstacle(moves: kinds) == nil else {
      return nil
    }
    self.program = program
    self.kinds = kinds
    self.look = look
    self.notice = notice
    self.frontMarks = frontMarks
    self.bound = bound
    container = root.scene
    tabs = rows.enumerated().map { index, position in
      var tab = Tab()
      if index > 0 { tab.rest = program.fragment(of: start.subtree(of: position), in: start) }
      return tab
    }
    tabs[0].entry = start
    guard tabs.dropFirst().allSatisfy({ $0.rest != nil }) else { return nil }
    let found = look(start)
    guard found & Exploration.excluded == 0 else { return nil }
    add(start, tab: 0, marks: found, parent: .max, move: 0, distance: 0)
  }

  /// Whether all was explored, and nothing speaks against it.
  public var isComplete: Bool { phase == .end && obstacle == nil && !isCutOff }
  public var isDone: Bool { phase == .end || obstacle != nil || isCutOff }

  /// Explores to the end, or until there is an obstacle.
  public mutating func run() {
    while !isDone { step() }
  }

  /// Makes the moves of one node.
  public mutating func step() {
    guard !isDone else { return }
    switch phase {
    case .walk(let tab):
      if next < states.count {
        expand(ID(next), of: tab)
        next += 1
      } else {
        finish(tab)
      }
    case .check:
      if next < states.count {
        check(ID(next))
        next += 1
      } else {
        phase = .end
      }
    case .end: break
    }
  }

  /// What all of it takes in memory, in bytes.
  public var byteCount: Int {
    states.byteCount + states.overhead + states.count * 30 + edges.byteCount
      + tabs.reduce(0) { $0 + $1.forms.byteCount + $1.forms.overhead }
  }

  // MARK: One tab

  private mutating func add(
    _ state: NavigationState, tab: Int, marks found: Exploration.Marks, parent: UInt32, move: Int,
    distance: UInt32
  ) {
    _ = states.insert(state)
    tabOfNode.append(UInt8(truncatingIfNeeded: tab))
    marks.append(found)
    parents.append(parent)
    arrivals.append(UInt32(truncatingIfNeeded: move))
    distances.append(distance)
    let first = tabs[tab].nodes.isEmpty ? states.count - 1 : tabs[tab].nodes.startIndex
    tabs[tab].nodes = IDRange(first, states.count)
  }

  private mutating func expand(_ node: ID<NavigationState>, of tab: Int) {
    let state = states[node]
    let moves = program.moves(in: state, of: kinds)
    moveCounts.append(UInt32(truncatingIfNeeded: moves.count))
    edges.begin()
    var left: [Int: NavigationState] = [:]
    var stepper = Stepper(program)
    for (index, move) in moves.enumerated() {
      if notice != nil { stepper.occurrences = [] }
      stepper.take(move, from: state)
      note(stepper, node, index)
      if obstacle != nil { return }
      guard !stepper.isStopped, !stepper.state.isCrashed else {
        edges.appendNowhere()
        continue
      }
      let result = stepper.state
      guard let front = front(of: result), result.appValues == state.appValues else {
        return fail(front(of: result) == nil ? .influence : .variables)
      }
      for other in tabs.indices where other != tab && other != front {
        guard fragment(of: other, in: result) == tabs[other].rest else { return fail(.influence) }
      }
      guard front == tab else {
        edges.appendNowhere()
        if let known = left[front], known != result { return fail(.unevenLeave) }
        left[front] = result
        continue
      }
      guard let target = target(of: result, tab: tab, from: node, by: index) else {
        edges.appendNowhere()
        if isCutOff { return }
        continue
      }
      edges.append(target, from: node)
    }
    leave(node, of: tab, to: left)
  }

  /// The tab in front; nil where the app shows something else than the tabs that it began with.
  func front(of state: NavigationState) -> Int? {
    guard let root = state.controllers.first, root.scene == container, root.kind == .tabBar,
      !root.flags.contains(.moreSelected), state.canBePacked,
      state.childCount(of: 0, .tab) == tabs.count, tabs.indices.contains(Int(root.selected))
    else { return nil }
    return Int(root.selected)
  }

  private func fragment(of tab: Int, in state: NavigationState) -> NavigationState? {
    state.tab(tab, of: 0).flatMap { program.fragment(of: state.subtree(of: $0), in: state) }
  }

  private mutating func note(
    _ stepper: borrowing Stepper, _ node: ID<NavigationState>, _ move: Int
  ) {
    for effect in stepper.effects {
      switch effect {
      case .raised(let diagnostic), .logged(let diagnostic):
        if knownIncidents.insert(diagnostic).inserted {
          incidentsFound.append(Incident(node: node, move: move, diagnostic: diagnostic))
        }
      case .unwindFoundNobody: obstacle = .unwind
      case .unwind where front(of: stepper.state) != Int(tabOfNode[Int(node.index)]):
        obstacle = .unwind
      default: break
      }
    }
    if let notice {
      noticed.formUnion(notice(stepper.occurrences ?? [], stepper.effects, stepper.state))
    }
  }

  /// The node that a state of a tab is; nil where an assumption fails there, or there is no more room.
  private mutating func target(
    of state: NavigationState, tab: Int, from node: ID<NavigationState>, by move: Int
  ) -> ID<NavigationState>? {
    if let known = states.id(of: state) { return known }
    let found = look(state)
    guard found & Exploration.excluded == 0 else { return nil }
    guard states.count < bound else {
      isCutOff = true
      return nil
    }
    add(
      state, tab: tab, marks: found, parent: node.index, move: move,
      distance: distances[Int(node.index)] + 1)
    return ID(states.count - 1)
  }

  /// Notes how a node is left, if it is: the same way to all other tabs, and each of them is entered as always.
  private mutating func leave(
    _ node: ID<NavigationState>, of tab: Int, to left: [Int: NavigationState]
  ) {
    guard !left.isEmpty else {
      leaveForms.append(nil)
      return
    }
    guard left.count == tabs.count - 1 else { return fail(.unevenLeave) }
    var form: NavigationState?
    var found: Exploration.Marks = 0
    for other in tabs.indices where other != tab {
      guard let result = left[other], let own = fragment(of: tab, in: result) else {
        return fail(.influence)
      }
      if let form, form != own { return fail(.unevenLeave) }
      form = own
      found = look(result)
      if found & Exploration.excluded != 0 { return fail(.unevenLeave) }
    }
    guard let form else { return }
    // The tab that the app starts with has to be left before anything else is entered.
    if tabs[tab].rest == nil { tabs[tab].rest = form }
    for other in tabs.indices where other != tab {
      guard let result = left[other] else { continue }
      let entered = replacing(tab, of: result, with: tabs[tab].rest)
      guard tabs[other].entry == nil || entry(of: other) == entered else { return fail(.influence) }
      if tabs[other].entry == nil { tabs[other].entry = entered }
    }
    if let known = tabs[tab].forms.id(of: form) {
      leaveForms.append(ID(Int(known.index)))
    } else {
      let id = tabs[tab].forms.insert(form)
      tabs[tab].leavers.append(node)
      tabs[tab].marks.append(found)
      leaveForms.append(ID(Int(id.index)))
    }
  }

  /// Where a tab is entered that is as at first. The one that the app starts with comes back then.
  private func entry(of tab: Int) -> NavigationState? {
    if tab > 0 { return tabs[tab].entry }
    return tabs[0].returns.first.map { states[$0] }
  }

  private func replacing(
    _ tab: Int, of state: NavigationState, with part: NavigationState?
  ) -> NavigationState {
    guard let part, let position = state.tab(tab, of: 0) else { return state }
    return program.replacing(
      state.subtree(of: position), of: state, with: part, at: state.controllers[position].depth)
  }

  private mutating func fail(_ reason: TabProductObstacle) {
    obstacle = reason
  }

  // MARK: Between tabs

  /// Finds out how a tab is when it is shown again after it was left in each way; then the next one is entered.
  private mutating func finish(_ tab: Int) {
    for form in tabs[tab].forms.ids {
      let leaver = tabs[tab].leavers[Int(form.index)]
      guard let back = stateAfterComingBack(to: tab, from: leaver), let node = states.id(of: back),
        distances[Int(node.index)] <= distances[Int(leaver.index)] + 1
      else { return fail(.changedByLeaving) }
      tabs[tab].returns.append(node)
    }
    guard tab + 1 < tabs.count, let entry = tabs[tab + 1].entry else {
      // The last of them, or the first is never left.
      if let entry = tabs[0].nodes.first, !tabs[0].returns.isEmpty, !comesBack(to: entry) {
        return fail(.changedByLeaving)
      }
      phase = .check
      next = 0
      return
    }
    phase = .walk(tab: tab + 1)
    let found = look(entry)
    guard found & Exploration.excluded == 0 else { return fail(.unevenLeave) }
    add(entry, tab: tab + 1, marks: found, parent: .max, move: 0, distance: 0)
  }

  /// Whether where the app starts can be reached when the first tab is shown again.
  private func comesBack(to entry: ID<NavigationState>) -> Bool {
    let ways = Reachability(of: { $0 == entry }, along: edges, among: states.ids)
    return tabs[0].returns.contains { ways.distance(from: $0) != nil }
  }

  private func stateAfterComingBack(
    to tab: Int, from leaver: ID<NavigationState>
  ) -> NavigationState? {
    for other in tabs.indices where other != tab {
      guard let left = step(from: states[leaver], to: other),
        let back = step(from: left, to: tab)
      else { continue }
      return replacing(other, of: back, with: tabs[other].rest)
    }
    return nil
  }

  /// The state after the first move that leads to another tab; nil where none does.
  private func step(from state: NavigationState, to tab: Int) -> NavigationState? {
    var stepper = Stepper(program)
    for move in program.moves(in: state, of: kinds) {
      stepper.take(move, from: state)
      if !stepper.isStopped, front(of: stepper.state) == tab { return stepper.state }
    }
    return nil
  }

  // MARK: Once more among other tabs

  /// Makes the moves of a node again while each other tab is as it was found last.
  private mutating func check(_ node: ID<NavigationState>) {
    let tab = Int(tabOfNode[Int(node.index)])
    let plain = states[node]
    var state = plain
    var others: [NavigationState?] = tabs.map { $0.rest }
    for other in tabs.indices where other != tab {
      guard let last = tabs[other].forms.ids.last else { continue }
      others[other] = tabs[other].forms[last]
      state = replacing(other, of: state, with: others[other])
    }
    let moves = program.moves(in: plain, of: kinds)
    guard program.moves(in: state, of: kinds) == moves,
      (look(state) ^ marks[Int(node.index)]) & frontMarks == 0
    else { return fail(.influence) }
    let targets = edges.targets(from: node)
    var stepper = Stepper(program)
    for (index, move) in moves.enumerated() {
      stepper.take(move, from: state)
      guard !stepper.isStopped, !stepper.state.isCrashed else { continue }
      var result = stepper.state
      guard let front = front(of: result) else { return fail(.influence) }
      for other in tabs.indices where other != tab && other != front {
        guard fragment(of: other, in: result) == others[other] else { return fail(.influence) }
      }
      for other in tabs.indices where other != tab && other != front {
        result = replacing(other, of: result, with: tabs[other].rest)
      }
      let expected: ID<NavigationState>?
      if front == tab {
        expected = targets[index]
      } else {
        guard let form = leaveForms[Int(node.index)],
          fragment(of: tab, in: result) == tabs[tab].forms[ID(Int(form.index))]
        else { return fail(.influence) }
        result = replacing(tab, of: result, with: tabs[tab].rest)
        expected = tabs[front].forms.count > 0 ? tabs[front].returns.last : tabs[front].nodes.first
      }
      guard let expected else {
        // What no assumption allows, and what there was no room for.
        if look(result) & Exploration.excluded == 0 { return fail(.influence) }
        continue
      }
      guard states.id(of: result) == expected else { return fail(.influence) }
    }
  }

  // MARK: What was found

  public subscript(marks node: ID<NavigationState>) -> Exploration.Marks { marks[Int(node.index)] }

  /// The state nearest to the launch with marks of which it is said that it is looked for: one with a node in front, or
  /// with a tab behind another one that has just been left.
  public func first(
    _ isLookedFor: (Exploration.Marks) -> Bool
  ) -> (marks: Exploration.Marks, path: [Move])? {
    var best: (node: ID<NavigationState>, isLeft: Bool, cost: Int)?
    for node in states.ids {
      let isHere = isLookedFor(marks[Int(node.index)])
      let tab = tabs[Int(tabOfNode[Int(node.index)])]
      let isLeft =
        !isHere
        && (leaveForms[Int(node.index)].map { isLookedFor(tab.marks[Int($0.index)]) } ?? false)
      guard isHere || isLeft else { continue }
      let cost = distance(of: node) + (isLeft ? 1 : 0)
      if best.map({ cost < $0.cost }) ?? true { best = (node, isLeft, cost) }
    }
    guard let best else { return nil }
    let way = path(to: best.node)
    let tab = Int(tabOfNode[Int(best.node.index)])
    guard best.isLeft, let form = leaveForms[Int(best.node.index)] else {
      return (marks[Int(best.node.index)], way)
    }
    return (
      tabs[tab].marks[Int(form.index)], way + [move(from: best.node, to: tab == 0 ? 1 : 0)]
    )
  }

  /// The tabs in which a scene occurs, in front or behind what is.
  public func tabs(with scene: ID<Scene>) -> [Int] {
    tabs.indices.filter { tab in
      tabs[tab].nodes.contains { node in
        let state = states[node]
        let others = tabs.indices.compactMap { $0 == tab ? nil : state.tab($0, of: 0) }
        let rows = others.map { state.subtree(of: $0) }
        return state.controllers.indices.contains { position in
          state.controllers[position].scene == scene && !rows.contains { $0.contains(position) }
        }
      }
    }
  }

  /// What UIKit raised or logged, the nearest to the launch first.
  public var incidents: [Incident] {
    incidentsFound.sorted {
      (distance(of: $0.node), $0.node.index) < (distance(of: $1.node), $1.node.index)
    }
  }

  /// How a node was reached within its tab; nil where the tab is entered.
  func arrival(at node: ID<NavigationState>) -> (from: ID<NavigationState>, by: Int)? {
    let parent = parents[Int(node.index)]
    return parent == .max ? nil : (ID(Int(parent)), Int(arrivals[Int(node.index)]))
  }

  public func moves(in node: ID<NavigationState>) -> [Move] {
    program.moves(in: states[node], of: kinds)
  }
}
