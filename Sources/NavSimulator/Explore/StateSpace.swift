import NavModel
import NavText

/// Every state that a person can bring an app into, within a bound, and the fewest touches that lead there.
public struct StateSpace: Sendable {
  /// How a state was first reached.
  public struct Arrival: Sendable {
    public let from: ID<NavigationState>
    public let by: Event
  }

  public private(set) var states = StateTable()
  /// By state; the start has none.
  public private(set) var arrivals: [Arrival?] = [nil]
  /// Whether there is more than the bound allowed.
  public private(set) var isComplete = true

  /// Breadth first from `start`, so that the way to each state is a shortest one.
  public init(of program: Program, from start: NavigationState, atMost bound: Int) {
    var stepper = Stepper(program)
    var next = states.insert(start)
    while Int(next.index) < states.count {
      let state = states[next]
      for event in program.events(in: state) {
        let before = states.count
        let (reached, _) = stepper.step(state, event)
        guard before < bound || states.contains(reached) else {
          isComplete = false
          continue
        }
        _ = states.insert(reached)
        if states.count > before { arrivals.append(Arrival(from: next, by: event)) }
      }
      next = ID(Int(next.index) + 1)
    }
  }

  /// The touches that lead from the start to a state.
  public func path(to state: ID<NavigationState>) -> [Event] {
    var events: [Event] = []
    var current = state
    while let arrival = arrivals[Int(current.index)] {
      events.append(arrival.by)
      current = arrival.from
    }
    return events.reversed()
  }
}
