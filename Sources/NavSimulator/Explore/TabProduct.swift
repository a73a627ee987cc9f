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
  let split: TabSplit
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

  /// Starts with one state; nil where the app does not start with tabs. `look` is asked about each node while the other
  /// tabs are at rest; the marks that must not depend on them are `frontMarks`.
  public init?(
    of program: Program, from start: NavigationState, moves kinds: MoveSet = .fingers,
    atMost bound: Int,
    look: @escaping @Sendable (NavigationState) -> Exploration.Marks = { _ in 0 },
    frontMarks: Exploration.Marks = .max, noticing notice: Exploration.Notice? = nil
  ) {
    guard let split = TabSplit(program, from: start, moves: kinds) else { return nil }
    self.split = split
    self.program = program
    self.kinds = kinds
    self.look = look
    self.notice = notice
    self.frontMarks = frontMarks
    self.bound = bound
    tabs = [Tab](repeating: Tab(), count: split.count)
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
    var left = TabSplit.Leaving()
    var leftMarks: Exploration.Marks = 0
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
      switch split.outcome(of: stepper.state, from: state, in: tab) {
      case .acts(let reason): return fail(reason)
      case .inside:
        if let target = target(of: stepper.state, tab: tab, from: node, by: index) {
          edges.append(target, from: node)
        } else {
          edges.appendNowhere()
          if isCutOff { return }
        }
      case .left(let other, let form):
        edges.appendNowhere()
        leftMarks = look(stepper.state)
        guard left.note(other, form), leftMarks & Exploration.excluded == 0 else {
          return fail(.unevenLeave)
        }
      }
    }
    guard left.isEven(among: tabs.count) else { return fail(.unevenLeave) }
    leave(node, of: tab, in: left.form, leftMarks)
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
      default: break
      }
    }
    if split.unwinds(stepper.effects, in: Int(tabOfNode[Int(node.index)]), to: stepper.state) {
      obstacle = .unwind
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

  /// Notes how a node is left, if it is: in the same form for all other tabs.
  private mutating func leave(
    _ node: ID<NavigationState>, of tab: Int, in form: NavigationState?,
    _ found: Exploration.Marks
  ) {
    guard let form else {
      leaveForms.append(nil)
      return
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

  private mutating func fail(_ reason: TabProductObstacle) {
    obstacle = reason
  }

  // MARK: Between tabs

  /// Finds out how a tab is when it is shown again after it was left in each way; then the next one is entered.
  private mutating func finish(_ tab: Int) {
    for form in tabs[tab].forms.ids {
      let leaver = tabs[tab].leavers[Int(form.index)]
      guard let back = split.stateAfterComingBack(to: tab, from: states[leaver]),
        let node = states.id(of: back),
        distances[Int(node.index)] <= distances[Int(leaver.index)] + 1
      else { return fail(.changedByLeaving) }
      tabs[tab].returns.append(node)
    }
    // What no assumption allows is no state to be at rest in.
    if tab == 0, tabs[0].forms.id(of: split.rests[0]) == nil { return fail(.unevenLeave) }
    guard tab + 1 < tabs.count else {
      if let entry = tabs[0].nodes.first, !comesBack(to: entry) { return fail(.changedByLeaving) }
      phase = .check
      next = 0
      return
    }
    phase = .walk(tab: tab + 1)
    let entry = split.entries[tab + 1]
    let found = look(entry)
    guard found & Exploration.excluded == 0 else { return fail(.unevenLeave) }
    add(entry, tab: tab + 1, marks: found, parent: .max, move: 0, distance: 0)
  }

  /// Whether where the app starts can be reached when the first tab is shown again.
  private func comesBack(to entry: ID<NavigationState>) -> Bool {
    let ways = Reachability(of: { $0 == entry }, along: edges, among: states.ids)
    return tabs[0].returns.contains { ways.distance(from: $0) != nil }
  }

  // MARK: Once more among other tabs

  /// Makes the moves of a node again while each other tab is as it was found last.
  private mutating func check(_ node: ID<NavigationState>) {
    let tab = Int(tabOfNode[Int(node.index)])
    let plain = states[node]
    var state = plain
    var others = split.rests
    for other in tabs.indices where other != tab {
      guard let last = tabs[other].forms.ids.last else { continue }
      others[other] = tabs[other].forms[last]
      state = split.replacing(other, of: state, with: others[other])
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
      guard let front = split.front(of: result) else { return fail(.influence) }
      for other in tabs.indices where other != tab && other != front {
        guard split.fragment(of: other, in: result) == others[other] else {
          return fail(.influence)
        }
      }
      for other in tabs.indices where other != tab && other != front {
        result = split.replacing(other, of: result, with: split.rests[other])
      }
      let expected: ID<NavigationState>?
      if front == tab {
        expected = targets[index]
      } else {
        guard let form = leaveForms[Int(node.index)],
          split.fragment(of: tab, in: result) == tabs[tab].forms[ID(Int(form.index))]
        else { return fail(.influence) }
        result = split.replacing(tab, of: result, with: split.rests[tab])
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

  public var tabCount: Int { tabs.count }

  public subscript(marks node: ID<NavigationState>) -> Exploration.Marks { marks[Int(node.index)] }

  /// The way to the state nearest to the launch in which a goal holds or, if that is asked for, does not: one with a node
  /// in front or, where the goal is not about what is in front, with a tab behind another one that has just been left.
  public func way(toWhere goal: Exploration.Marks, holds: Bool) -> [Move]? {
    func isLookedFor(_ marks: Exploration.Marks) -> Bool { (marks & goal == goal) == holds }
    let isBehind = goal & frontMarks == 0
    var best: (node: ID<NavigationState>, isLeft: Bool, cost: Int)?
    for node in states.ids {
      let isHere = isLookedFor(marks[Int(node.index)])
      let tab = tabs[Int(tabOfNode[Int(node.index)])]
      let form = isBehind && !isHere ? leaveForms[Int(node.index)] : nil
      let isLeft = form.map { isLookedFor(tab.marks[Int($0.index)]) } ?? false
      guard isHere || isLeft else { continue }
      let cost = distance(of: node) + (isLeft ? 1 : 0)
      if best.map({ cost < $0.cost }) ?? true { best = (node, isLeft, cost) }
    }
    guard let best else { return nil }
    let other = tabOfNode[Int(best.node.index)] == 0 ? 1 : 0
    return path(to: best.node) + (best.isLeft ? [move(from: best.node, to: other)] : [])
  }

  /// The tabs in which a scene occurs, in front or behind what is.
  public func tabs(with scene: ID<Scene>) -> [Int] {
    tabs.indices.filter { tab in
      tabs[tab].nodes.contains { node in
        let state = states[node]
        let rows = split[tab].rowsAtRest(in: state)
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
