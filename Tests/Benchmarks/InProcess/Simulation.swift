import NavCompiler
import NavModel
import NavSimulator
import NavText

/// Push, back, tab, push, back, tab: what people do all day, over and over.
struct TabCycle {
  let program: Program
  let events: [Event]

  init() {
    let text = """
      storyboard App {
        initial -> Main
        tabs Main {
          tab -> First
          tab -> Second
        }
        navigation First { root -> Albums }
        navigation Second { root -> Artists }
        scene Albums {
          title: "Albums"
          button OpenAlbum "Open" -> show Album
        }
        scene Album { title: "Album" }
        scene Artists {
          title: "Artists"
          button OpenArtist "Open" -> show Artist
        }
        scene Artist { title: "Artist" }
      }
      """
    let sources = Table([SourceText(path: "App.navscene", text)])
    guard let program = Compilation(sources).program else { fail("the app of TabCycle is broken") }
    self.program = program
    func button(_ name: String) -> ID<Element> {
      program.elements.ids.first { program.names[program.elements[$0].name] == name } ?? ID(0)
    }
    let tabs = program.scenes.ids.first { program.scenes[$0].kind == .tabBar } ?? ID(0)
    events = [
      .tapElement(button("OpenAlbum")), .back, .tapTab(tabs, 1),
      .tapElement(button("OpenArtist")), .back, .tapTab(tabs, 0),
    ]
  }

  /// The number of effects: callbacks, delegates and messages.
  func run(times: Int) -> Int {
    var state = program.launch().state
    var count = 0
    for _ in 0..<times {
      for event in events {
        let (next, effects) = program.step(state, event)
        count += effects.count
        state = next
      }
    }
    if let reason = program.step(state, events[0]).effects.refusal(in: program) {
      fail("the events of TabCycle are refused: \(reason)")
    }
    return count
  }
}

extension TabCycle {
  /// The same ways through the program's automaton, where each is taken once and then only read.
  func walk(_ automaton: inout Automaton, times: Int) -> Int {
    let ids = events.map { automaton.id(of: $0) }
    var state = automaton.id(of: program.launch().state)
    // Once round, views are loaded and stay so.
    for event in ids { state = automaton.step(state, event).target }
    let start = state
    var count = 0
    for _ in 0..<times {
      for event in ids {
        let edge = automaton.step(state, event)
        count &+= edge.effects.count
        state = edge.target
      }
    }
    if state != start { fail("the events of TabCycle do not lead back") }
    return count
  }
}

/// States of one program, kept as they are met on a walk, until there are `count`: how many bytes each takes.
func keepStates(of program: Program, count: Int) -> (kept: Int, byteCount: Int) {
  var table = StateTable()
  var frontier = [program.launch().state]
  _ = table.insert(frontier[0])
  var next = 0
  while next < frontier.count && table.count < count {
    let state = frontier[next]
    next += 1
    for event in program.events(in: state) {
      let reached = program.step(state, event).next
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
  var random: UInt64 = 0x9E37_79B9_7F4A_7C15
  var count = 0
  for step in 0..<steps {
    if step % 100 == 0 { state = start }
    let events = program.events(in: state)
    guard !events.isEmpty else { fail("nothing can be touched after \(step) steps") }
    random ^= random << 13
    random ^= random >> 7
    random ^= random << 17
    let (next, effects) = program.step(state, events[Int(random % UInt64(events.count))])
    count += effects.count + events.count
    state = next
  }
  return count
}
