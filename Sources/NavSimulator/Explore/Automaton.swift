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
  }

  /// A row of the open-addressed table of steps; free where `key` is zero.
  private struct Slot {
    var key: UInt64 = 0
    var edge = Edge(target: ID(0), effects: .empty)
  }

  public let program: Program
  public private(set) var states = StateTable()
  public private(set) var effects = Table<Effect>()
  private var events = Table<Event>()
  private var eventIDs: [Event: ID<Event>] = [:]
  private var slots = [Slot](repeating: Slot(), count: 1024)
  public private(set) var edgeCount = 0

  public init(_ program: Program) {
    self.program = program
  }

  /// The number that a state has in this automaton.
  public mutating func id(of state: NavigationState) -> ID<NavigationState> { states.insert(state) }

  /// The number that an event has in this automaton.
  public mutating func id(of event: Event) -> ID<Event> {
    if let known = eventIDs[event] { return known }
    let id = events.append(event)
    eventIDs[event] = id
    return id
  }

  /// One step, as `Program.step` takes it.
  @inline(__always)
  public mutating func step(_ state: ID<NavigationState>, _ event: ID<Event>) -> Edge {
    let key = Self.key(state, event)
    let slot = slots[home(of: key)]
    return slot.key == key ? slot.edge : search(key, state, event)
  }

  @inline(never)
  private mutating func search(
    _ key: UInt64, _ state: ID<NavigationState>, _ event: ID<Event>
  ) -> Edge {
    let known = position(of: key)
    if slots[known].key == key { return slots[known].edge }
    let (next, noted) = program.step(states[state], events[event])
    let edge = Edge(target: states.insert(next), effects: effects.append(contentsOf: noted))
    edgeCount += 1
    if edgeCount * 2 > slots.count { grow() }
    slots[position(of: key)] = Slot(key: key, edge: edge)
    return edge
  }

  /// Never zero.
  @inline(__always)
  private static func key(_ state: ID<NavigationState>, _ event: ID<Event>) -> UInt64 {
    UInt64(state.index) << 32 | UInt64(event.index &+ 1)
  }

  /// Where a key wants to be: the upper bits of a product know all of it.
  @inline(__always)
  private func home(of key: UInt64) -> Int {
    let product = (key ^ key >> 32) &* 0x9E37_79B9_7F4A_7C15
    return Int(truncatingIfNeeded: product >> 32) & (slots.count &- 1)
  }

  /// The slot that holds the key, or the free one where it belongs.
  private func position(of key: UInt64) -> Int {
    var slot = home(of: key)
    while slots[slot].key != 0 && slots[slot].key != key {
      slot = (slot + 1) & (slots.count - 1)
    }
    return slot
  }

  private mutating func grow() {
    let old = slots
    slots = [Slot](repeating: Slot(), count: old.count * 4)
    for slot in old where slot.key != 0 {
      slots[position(of: slot.key)] = slot
    }
  }
}
