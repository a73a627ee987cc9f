import NavModel
import NavSimulator
import NavText

/// States of one program, kept as they are met on a walk, until there are `count`: how many bytes each takes.
func keepStates(of program: Program, count: Int) -> (kept: Int, byteCount: Int) {
  var table = StateTable()
  var stepper = Stepper(program)
  var frontier = [program.launch().state]
  _ = table.insert(frontier[0])
  var next = 0
  while next < frontier.count && table.count < count {
    let state = frontier[next]
    next += 1
    for event in program.events(in: state) {
      let reached = stepper.step(state, event).next
      let before = table.count
      _ = table.insert(reached)
      if table.count > before && frontier.count < 100_000 { frontier.append(reached) }
    }
  }
  return (table.count, table.byteCount)
}

/// A walk that touches something at each step and starts over every hundred: stacks grow, modals pile up.
func wander(through program: Program, steps: Int) -> Int {
  let start = program.launch().state
  var state = start
  var stepper = Stepper(program)
  var random: UInt64 = 0x9E37_79B9_7F4A_7C15
  var count = 0
  for step in 0..<steps {
    if step % 100 == 0 { state = start }
    let events = program.events(in: state)
    guard !events.isEmpty else { fail("nothing can be touched after \(step) steps") }
    random ^= random << 13
    random ^= random >> 7
    random ^= random << 17
    let (next, effects) = stepper.step(state, events[Int(random % UInt64(events.count))])
    count += effects.count + events.count
    state = next
  }
  return count
}
