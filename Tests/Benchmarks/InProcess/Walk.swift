import NavCompiler
import NavModel
import NavSimulator
import NavText

/// Two tabs with a stack each, and a long walk of touches through them: open, go back, change tabs.
///
/// `Peers/walk.c` and `Peers/walk_transitions.py` are the same app and the same walk.
struct Walk {
  static let length = 60_000

  let program: Program
  let start: NavigationState
  /// The touches in their order. Few are distinct, and no branch predictor knows which comes next.
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
    guard let program = Compilation(sources).program else { fail("the app of Walk is broken") }
    self.program = program
    start = program.launch().state
    let buttons = ["OpenAlbum", "OpenArtist"].map { name in
      program.elements.ids.first { program.names[program.elements[$0].name] == name } ?? ID(0)
    }
    let tabs = program.scenes.ids.first { program.scenes[$0].kind == .tabBar } ?? ID(0)
    events = Self.touches(buttons: buttons, tabs: tabs)
  }

  /// Each time one of three: open or go back, the first tab, the second tab. A tab that is selected pops its stack.
  private static func touches(buttons: [ID<Element>], tabs: ID<Scene>) -> [Event] {
    var events: [Event] = []
    var random: UInt64 = 0x9E37_79B9_7F4A_7C15
    var tab = 0
    var isOpen = [false, false]
    for _ in 0..<length {
      random ^= random << 13
      random ^= random >> 7
      random ^= random << 17
      let choice = Int(random >> 32) % 3
      if choice == 0 {
        events.append(isOpen[tab] ? .back : .tapElement(buttons[tab]))
        isOpen[tab].toggle()
      } else {
        if tab == choice - 1 { isOpen[tab] = false }
        tab = choice - 1
        events.append(.tapTab(tabs, Int32(tab)))
      }
    }
    return events
  }

  /// Takes each step anew and reads all its effects: what they say, as one number.
  func stepAnew() -> UInt64 {
    var simulation = Simulation(program, from: start)
    var checksum: UInt64 = 0
    for event in events {
      simulation.step(event)
      // Lent: a copy of each would be counted as well.
      let effects = simulation.effects.span
      for index in effects.indices { checksum = checksum &* 31 &+ effects[index].digest }
    }
    return checksum
  }
}

/// The same walk through the program's automaton, when each of its steps has been taken once.
struct KnownWalk {
  private var automaton: Automaton
  private let start: ID<NavigationState>
  private let events: [ID<Event>]
  /// The scene that is in front, by state.
  private let visible: [UInt64]

  init(_ walk: Walk) {
    var automaton = Automaton(walk.program)
    start = automaton.id(of: walk.start)
    events = walk.events.map { automaton.id(of: $0) }
    var state = start
    for event in events { state = automaton.step(state, event).target }
    visible = automaton.states.ids.map { id in
      let state = automaton.states[id]
      let scene = state.visible.map { state.controllers[$0].scene.index } ?? 0
      return UInt64(scene)
    }
    self.automaton = automaton
  }

  /// What is visible after each step, as one number.
  mutating func walk() -> UInt64 {
    var state = start
    var checksum: UInt64 = 0
    for event in events {
      state = automaton.step(state, event).target
      checksum = checksum &* 31 &+ visible[Int(state.index)]
    }
    return checksum
  }

  /// What the effects of each step say, as one number.
  mutating func readEffects() -> UInt64 {
    var state = start
    var checksum: UInt64 = 0
    for event in events {
      let edge = automaton.step(state, event)
      for id in edge.effects { checksum = checksum &* 31 &+ automaton.effects[id].digest }
      state = edge.target
    }
    return checksum
  }
}

extension Effect {
  /// Its kind and whom it is about: what a reader has to look at.
  fileprivate var digest: UInt64 {
    switch self {
    case .viewDidLoad(let scene): 1 << 32 | UInt64(scene.index)
    case .appearance(let hook, let scene, let animated, let movement):
      (2 + UInt64(movement.rawValue) << 4 + UInt64(hook.rawValue) << 8 + (animated ? 8 : 0)) << 32
        | UInt64(scene.index)
    case .willMove(let scene, to: let parent): (parent == nil ? 3 : 4) << 32 | UInt64(scene.index)
    case .didMove(let scene, to: let parent): (parent == nil ? 5 : 6) << 32 | UInt64(scene.index)
    case .willShow(let scene, in: _, animated: _): 7 << 32 | UInt64(scene?.index ?? 0)
    case .didShow(let scene, in: _, animated: _): 8 << 32 | UInt64(scene?.index ?? 0)
    case .shouldSelect(let scene, in: _, answer: _): 9 << 32 | UInt64(scene?.index ?? 0)
    case .didSelect(let scene, in: _): 10 << 32 | UInt64(scene?.index ?? 0)
    case .shouldPerformSegue(let segue, answer: _): 11 << 32 | UInt64(segue.index)
    case .prepare(let segue, sender: _): 12 << 32 | UInt64(segue.index)
    default: fail("the walk has an effect that it does not expect")
    }
  }
}
