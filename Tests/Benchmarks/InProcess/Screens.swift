import NavLayout
import NavModel
import NavSimulator

/// States on a walk that touches something at each step, as they are laid out one after the other.
struct Screens {
  let program: Program
  private let states: [NavigationState]

  init(_ program: Program, count: Int) {
    self.program = program
    let start = program.launch().state
    var states: [NavigationState] = []
    var state = start
    var random: UInt64 = 0x9E37_79B9_7F4A_7C15
    while states.count < count {
      if states.count % 100 == 0 { state = start }
      let events = program.events(in: state)
      guard !events.isEmpty else { fail("nothing can be touched any more") }
      random ^= random << 13
      random ^= random >> 7
      random ^= random << 17
      state = program.step(state, events[Int(random % UInt64(events.count))]).next
      states.append(state)
    }
    self.states = states
  }

  /// How many things have a frame, in all layouts.
  func layOut() -> Int {
    var count = 0
    for state in states { count += program.layout(of: state).nodes.count }
    return count
  }
}
