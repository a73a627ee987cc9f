import NavText

/// What moves make of one tab, remembered for all states that differ in other tabs alone.
///
/// A move is made by the simulator while the other tabs are like this and like that. From then on it is known for every
/// state in which each of them is as it was at first, or has been seen to make no difference. Moves to another tab are
/// remembered in two halves: how the one is left, and how the other is entered.
/// Tests/Specs/semantics/soundness.md says why that is enough.
struct TabSteps: Sendable {
  /// Where a move leads.
  enum Target {
    case nowhere
    case state(TabbedState)
  }

  /// What was seen of a move or an entrance, among which other tabs.
  private struct Memory {
    let first: TabbedState
    /// The tabs that have been otherwise since, as bits.
    var varied: UInt8 = 0

    /// Notes that the same came of another state.
    mutating func note(_ state: TabbedState) {
      for tab in 0..<first.tabCount where state.numbers[tab + 1] != first.numbers[tab + 1] {
        varied |= 1 << UInt8(tab)
      }
    }

    /// Whether it is known for a state, in which one tab is as it was.
    func covers(_ state: TabbedState, except own: Int) -> Bool {
      for tab in 0..<first.tabCount
      where tab != own && varied & 1 << UInt8(tab) == 0
        && state.numbers[tab + 1] != first.numbers[tab + 1]
      {
        return false
      }
      return true
    }
  }

  private enum Outcome: Equatable {
    /// It was not made yet.
    case unseen
    /// What comes of it has no parts: it is made anew each time.
    case any
    case nowhere
    /// The same tab stays in front.
    case inside(TabInContext)
    /// Another tab is in front now. This is what the first is like, and what they share.
    case left(to: Int, TabInContext)
  }

  private struct Move {
    var outcome = Outcome.unseen
    var memory: Memory
  }

  /// Another tab is entered from a tab, and what they share changes.
  private struct Entrance: Hashable {
    let shared: UInt32
    let sharedThen: UInt32
    let from: Int
    let to: Int
    let tab: UInt32

    init(of other: Int, from state: TabbedState, sharing shared: UInt32) {
      self.shared = state.numbers[0]
      sharedThen = shared
      from = state.front
      to = other
      tab = state.numbers[other + 1]
    }
  }

  private struct Entered {
    /// What the tab is like then; nil where that depends on the move, so that it is made anew each time.
    var tab: UInt32?
    var memory: Memory
  }

  /// Where the moves of a tab begin among all moves, and how many it has.
  private var tabs: [TabInContext: Range<Int>] = [:]
  private var moves: [Move] = []
  private var entrances: [Entrance: Entered] = [:]
  /// Whether all marks are those of what is in front; and which those are.
  private let knowsMarks: Bool
  private var marks: [TabInContext: Exploration.Marks] = [:]
  /// How much may be remembered, in bytes. Where nearly each state has a tab in front that no other has, to remember it is
  /// of no use.
  var room = 0

  /// `marks` are those that depend on what is in front alone.
  init(marks: Exploration.Marks) {
    knowsMarks = marks == .max
  }

  /// What it takes in memory, in bytes.
  var byteCount: Int {
    moves.count * MemoryLayout<Move>.stride
      + tabs.count * Self.size(of: TabInContext.self, Range<Int>.self)
      + entrances.count * Self.size(of: Entrance.self, Entered.self)
      + marks.count * Self.size(of: TabInContext.self, Exploration.Marks.self)
  }

  /// An entry of a dictionary that is three quarters full and has just doubled.
  private static func size<Key, Value>(of key: Key.Type, _ value: Value.Type) -> Int {
    (MemoryLayout<Key>.stride + MemoryLayout<Value>.stride) * 2
  }

  private var isFull: Bool { byteCount >= room }

  // MARK: What is known

  /// Where the moves of a state are among all, if its tab in front was seen like this.
  func places(of state: TabbedState) -> Range<Int>? { tabs[state.inFront] }

  /// Where a move leads; nil where that is not known.
  func target(of place: Int, from state: TabbedState) -> Target? {
    let move = moves[place]
    guard move.memory.covers(state, except: state.front) else { return nil }
    var target = state
    switch move.outcome {
    case .unseen, .any: return nil
    case .nowhere: return .nowhere
    case .inside(let tab):
      target.numbers[0] = tab.shared
      target.numbers[state.front + 1] = tab.tab
    case .left(let other, let left):
      guard let entered = entrances[Entrance(of: other, from: state, sharing: left.shared)],
        let tab = entered.tab, entered.memory.covers(state, except: other)
      else { return nil }
      target.numbers[0] = left.shared
      target.numbers[state.front + 1] = left.tab
      target.numbers[other + 1] = tab
      target.front = other
    }
    return .state(target)
  }

  func marks(of state: TabbedState) -> Exploration.Marks? { marks[state.inFront] }

  // MARK: What is seen

  mutating func note(_ found: Exploration.Marks, of state: TabbedState) {
    if knowsMarks && !isFull { marks[state.inFront] = found }
  }

  /// Begins to remember the moves of a state; false where there is no room.
  mutating func begin(_ state: TabbedState, moveCount: Int) -> Bool {
    if tabs[state.inFront] != nil { return true }
    if isFull { return false }
    tabs[state.inFront] = moves.count..<moves.count + moveCount
    for _ in 0..<moveCount { moves.append(Move(memory: Memory(first: state))) }
    return true
  }

  /// Notes where a move led; nil is a state without parts. False if that contradicts what was seen, or if other tabs have
  /// changed.
  mutating func note(_ place: Int, from state: TabbedState, to target: Target?) -> Bool {
    var outcome = Outcome.any
    switch target {
    case nil: break
    case .nowhere: outcome = .nowhere
    case .state(let next):
      var expected = state
      expected.front = next.front
      expected.numbers[0] = next.numbers[0]
      expected.numbers[state.front + 1] = next.numbers[state.front + 1]
      expected.numbers[next.front + 1] = next.numbers[next.front + 1]
      guard next == expected else { return false }
      if next.front == state.front {
        outcome = .inside(next.inFront)
      } else {
        outcome = .left(
          to: next.front,
          TabInContext(shared: next.numbers[0], tab: next.numbers[state.front + 1]))
        noteEntrance(from: state, to: next)
      }
    }
    guard moves[place].outcome != .unseen else {
      moves[place] = Move(outcome: outcome, memory: Memory(first: state))
      return true
    }
    moves[place].memory.note(state)
    return moves[place].outcome == outcome
  }

  private mutating func noteEntrance(from state: TabbedState, to next: TabbedState) {
    let entrance = Entrance(of: next.front, from: state, sharing: next.numbers[0])
    let tab = next.inFront.tab
    guard let known = entrances[entrance] else {
      if !isFull { entrances[entrance] = Entered(tab: tab, memory: Memory(first: state)) }
      return
    }
    entrances[entrance]?.memory.note(state)
    if known.tab != tab { entrances[entrance]?.tab = nil }
  }
}
