import NavModel
import NavText

/// A program as the finite automaton that it is, made while it is walked.
///
/// `Program.step` is a pure function, so what it gave once it gives again: every state is kept once, every step is
/// taken once, and walking a known way only reads a row. Long walks and searches go through here.
public struct Automaton: Sendable {
  /// Where a step leads and what is noticed on the way.
  public struct Edge: Sendable {
    public let target: ID<NavigationState>
    public let effects: IDRange<Effect>

    /// Stands for a step that was not taken yet.
    fileprivate static var unknown: Edge { Edge(target: ID(-1), effects: .empty) }
    fileprivate var isKnown: Bool { target != Self.unknown.target }
  }

  public let program: Program
  public private(set) var states = StateTable()
  public private(set) var effects = Table<Effect>()
  private var events = Table<Event>()
  private var eventIDs: [Event: ID<Event>] = [:]
  /// A row for each state with a place for each event, so that a known step is found without a search.
  private var rows: [Edge] = []
  /// How wide a row is, as a power of two: only as wide as the events that are known.
  private var width: UInt32 = 3
  /// What the rows have no room for: there are far more places in them than steps when states and events are many.
  private var others: [Step: Edge] = [:]
  public private(set) var edgeCount = 0

  private struct Step: Hashable {
    let state: ID<NavigationState>
    let event: ID<Event>
  }

  /// How many places the rows may have, of twelve bytes each.
  private let room: Int

  public init(_ program: Program, room: Int = 1 << 23) {
    self.program = program
    self.room = room
  }

  /// The number that a state has in this automaton.
  public mutating func id(of state: NavigationState) -> ID<NavigationState> { states.insert(state) }

  /// The number that an event has in this automaton.
  public mutating func id(of event: Event) -> ID<Event> {
    if let known = eventIDs[event] { return known }
    let id = events.append(event)
    eventIDs[event] = id
    if events.count > 1 << width { widen() }
    return id
  }

  /// One step, as `Program.step` takes it.
  @inline(__always)
  public mutating func step(_ state: ID<NavigationState>, _ event: ID<Event>) -> Edge {
    let place = Int(state.index) &<< Int(width) | Int(event.index)
    if place < rows.count {
      let edge = rows[place]
      if edge.isKnown { return edge }
    }
    return stepElsewhere(state, event)
  }

  @inline(never)
  private mutating func stepElsewhere(_ state: ID<NavigationState>, _ event: ID<Event>) -> Edge {
    if let known = others[Step(state: state, event: event)] { return known }
    let (next, noted) = program.step(states[state], events[event])
    let edge = Edge(target: states.insert(next), effects: effects.append(contentsOf: noted))
    edgeCount += 1
    keep(edge, of: state, event)
    return edge
  }

  private mutating func keep(_ edge: Edge, of state: ID<NavigationState>, _ event: ID<Event>) {
    let end = (Int(state.index) + 1) << Int(width)
    guard end <= room else {
      others[Step(state: state, event: event)] = edge
      return
    }
    while rows.count < end { rows.append(.unknown) }
    rows[Int(state.index) << Int(width) | Int(event.index)] = edge
  }

  /// More events than a row has places for: all rows are laid out anew.
  private mutating func widen() {
    let old = rows
    let oldWidth = Int(width)
    width += 1
    rows = []
    for place in old.indices where old[place].isKnown {
      keep(old[place], of: ID(place >> oldWidth), ID(place & (1 << oldWidth - 1)))
    }
  }
}
