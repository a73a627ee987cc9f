import NavModel
import NavSimulator
import NavTesting
import NavText
import Testing

/// What is kept of states and steps is what the pure function gives.
@Suite("Exploring") struct ExploreTests {
  static let programs = [
    StackTests.program, TabTests.program, TabTests.seven, PresentTests.program,
    SegueTests.program, SplitTests.program(style: 0), SplitTests.program(style: 1),
  ]

  @Test("a state that was packed comes back as it was", arguments: 0..<7, SeededRandom.cases(4))
  func packing(_ program: Int, _ random: SeededRandom) {
    let program = Self.programs[program]
    var table = StateTable()
    var ids: [NavigationState: ID<NavigationState>] = [:]
    for state in walk(program, random, steps: 120) {
      let id = table.insert(state)
      #expect(table[id] == state, "\(random)")
      #expect(ids[state] ?? id == id, "a known state got another id, \(random)")
      #expect(table.contains(state))
      ids[state] = id
    }
    #expect(table.count == ids.count, "two states share an id, \(random)")
  }

  @Test(
    "an automaton steps as the program does, with room for its rows and without",
    arguments: 0..<7, [1 << 23, 64])
  func automaton(_ index: Int, room: Int) {
    let program = Self.programs[index]
    var automaton = Automaton(program, room: room)
    var state = program.launch().state
    var random = SeededRandom()
    for _ in 0..<300 {
      let events = program.events(in: state) + [.pop, .back, .rotate(.landscapeLeft)]
      let event = random.pick(events)
      let (next, effects) = program.step(state, event)
      for _ in 0..<2 {
        let edge = automaton.step(automaton.id(of: state), automaton.id(of: event))
        #expect(automaton.states[edge.target] == next, "\(random)")
        #expect(Array(automaton.effects[edge.effects]) == effects, "\(random)")
      }
      state = next.isCrashed ? program.launch().state : next
    }
    #expect(automaton.edgeCount <= 300)
  }

  @Test("a touch leads nowhere that the explorer has not been")
  func everyWalkStaysInside() {
    let program = TabTests.program
    let start = program.launch().state
    let space = StateSpace(of: program, from: start, atMost: 5000)
    #expect(space.isComplete)
    for var random in SeededRandom.cases(8) {
      var state = start
      for _ in 0..<60 {
        let events = program.events(in: state)
        guard !events.isEmpty else { break }
        state = program.step(state, random.pick(events)).next
        #expect(space.states.contains(state), "\(random)")
      }
    }
  }

  @Test("the way to a state leads to it, and none is shorter to its neighbours")
  func paths() {
    let program = StackTests.program
    let start = program.launch().state
    let space = StateSpace(of: program, from: start, atMost: 300)
    #expect(space.states.count > 1)
    for id in space.states.ids {
      let path = space.path(to: id)
      var state = start
      for event in path { state = program.step(state, event).next }
      #expect(state == space.states[id])
      for event in program.events(in: state) {
        let next = program.step(state, event).next
        guard space.states.contains(next) else { continue }
        var table = space.states
        #expect(space.path(to: table.insert(next)).count <= path.count + 1)
      }
    }
  }

  @Test("fingers turn pages, and bring columns and take them away")
  func swipes() {
    let book = Sketch.program { app in
      app.scene("Book", .page) {
        $0.child(.page, "One")
        $0.child(.page, "Two")
      }
      app.scene("One")
      app.scene("Two")
    }
    let pages = StateSpace(of: book, from: book.launch().state, atMost: 10)
    #expect(pages.states.count == 2)

    let mail = SplitTests.program(style: 1)
    let columns = StateSpace(of: mail, from: mail.launch(device: .iPadPro11).state, atMost: 10)
    #expect(columns.arrivals.contains { $0?.by == .swipeColumn(isIn: true) })
    let over = columns.states.ids.filter {
      mail.events(in: columns.states[$0]).contains(.tapOutside)
    }
    #expect(!over.isEmpty)
  }

  /// The states of a walk on which anything may happen, with transitions in flight among them.
  private func walk(_ program: Program, _ seeded: SeededRandom, steps: Int) -> [NavigationState] {
    var random = seeded
    var state = program.launch().state
    var states = [state]
    for _ in 0..<steps {
      var events = program.events(in: state)
      events += [.pop, .dismiss, .toggleEditing, .animate(.step), .finish, .rotate(.landscapeLeft)]
      events += program.scenes.ids.prefix(4).flatMap {
        [.push($0), .present($0), .setBadge($0, "3")]
      }
      state = program.step(state, random.pick(events)).next
      states.append(state)
      if state.isCrashed || state.controllers.count > 40 { state = program.launch().state }
    }
    return states
  }
}
