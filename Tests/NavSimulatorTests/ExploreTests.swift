import NavCompiler
import NavModel
import NavTesting
import NavText
import Testing

@testable import NavSimulator

/// What is kept of states and steps is what the pure function gives.
@Suite("Exploring") struct ExploreTests {
  static let programs = [
    StackTests.program, TabTests.program, TabTests.seven, PresentTests.program,
    SegueTests.program, SplitTests.program(style: 0), SplitTests.program(style: 1),
  ]

  @Test("a state that was packed comes back as it was", arguments: 0..<7, SeededRandom.cases(4))
  func packing(_ program: Int, _ random: SeededRandom) {
    for collapses in [false, true] { pack(program, random, StateTable(collapsing: collapses)) }
  }

  private func pack(_ program: Int, _ random: SeededRandom, _ table: consuming StateTable) {
    let program = Self.programs[program]
    var table = table
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

  @Test("a state comes back whichever of hundreds of scenes the app began with")
  func packingLaunches() throws {
    let scenes = (0..<400).map { "scene S\($0) { }" }
    let text = "storyboard Many {\ninitial -> S0\n\(scenes.joined(separator: "\n"))\n}\n"
    let program = try #require(
      Compilation(Table([SourceText(path: "Many.navscene", text)])).program)
    for scene in program.scenes.ids {
      var state = program.launch().state
      state.launched = scene
      var table = StateTable()
      let id = table.insert(state)
      #expect(table[id] == state)
    }
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

  @Test("a search that knows nothing finds the same states, edges and distances", arguments: 0..<7)
  func naive(_ index: Int) {
    let program = Self.programs[index]
    let start = program.launch().state
    for kinds in [MoveSet.fingers, .all, MoveSet(.taps)] {
      var exploration = Exploration(of: program, from: start, moves: kinds, atMost: 1500)
      exploration.run()
      var naive = NaiveSearch(program, kinds)
      naive.run(from: start, atMost: 1500)
      #expect(exploration.isComplete == naive.isComplete)
      #expect(exploration.states.count == naive.states.count)
      for (place, state) in naive.states.enumerated() {
        #expect(exploration.states[ID(place)] == state)
        #expect(exploration.path(to: ID(place)).count == naive.distances[place])
        if exploration.isComplete {
          #expect(
            exploration.edges.targets(from: ID(place)).map { $0.map { Int($0.index) } }
              == naive.targets[place])
        }
      }
    }
  }

  @Test("shares of any size give the same numbers", arguments: 0..<7, [1, 3, 100])
  func shares(_ index: Int, _ size: Int) {
    let program = Self.programs[index]
    let start = program.launch().state
    var whole = Exploration(of: program, from: start, atMost: 800)
    whole.run()
    var shared = Exploration(of: program, from: start, atMost: 800)
    while !shared.isDone {
      // As by several threads: no share knows what another has found.
      let batch = shared.next(atMost: size * 4)
      let shares = stride(from: batch.startIndex, to: batch.endIndex, by: size).map {
        shared.expansion(of: IDRange($0, min($0 + size, batch.endIndex)))
      }
      for share in shares { shared.add(share) }
    }
    #expect(whole.states.count == shared.states.count)
    #expect(whole.incidents == shared.incidents)
    for state in whole.states.ids {
      #expect(whole.states[state] == shared.states[state])
      #expect(whole.edges.targets(from: state) == shared.edges.targets(from: state))
      #expect(whole.path(to: state) == shared.path(to: state))
    }
  }

  @Test("a touch leads nowhere that the explorer has not been")
  func everyWalkStaysInside() {
    let program = TabTests.program
    let start = program.launch().state
    var space = Exploration(of: program, from: start, atMost: 5000)
    space.run()
    #expect(space.isComplete)
    for var random in SeededRandom.cases(8) {
      var state = start
      for _ in 0..<60 {
        let events = program.events(in: state)
        guard !events.isEmpty else { break }
        state = program.step(state, random.pick(events)).next
        if state.isCrashed { break }
        #expect(space.states.contains(state), "\(random)")
      }
    }
  }

  @Test("the way to a state leads to it")
  func paths() {
    let program = StackTests.program
    let start = program.launch().state
    var space = Exploration(of: program, from: start, atMost: 300)
    space.run()
    #expect(space.states.count > 1)
    for id in space.states.ids {
      var state = start
      for move in space.path(to: id) { state = program.next(state, move) }
      #expect(state == space.states[id])
    }
  }

  @Test("how far a goal is away is what a search from each state finds")
  func distances() {
    let program = TabTests.program
    let start = program.launch().state
    var space = Exploration(of: program, from: start, atMost: 400)
    space.run()
    let goals = space.states.ids.filter { $0.index % 7 == 3 }
    let reachability = Reachability(of: { goals.contains($0) }, in: space)
    for state in space.states.ids {
      var seen: Set<ID<NavigationState>> = [state]
      var layer = [state]
      var distance = 0
      while !layer.isEmpty && !layer.contains(where: { goals.contains($0) }) {
        distance += 1
        layer = layer.flatMap { space.edges.targets(from: $0).compactMap { $0 } }
          .filter { seen.insert($0).inserted }
      }
      #expect(reachability.distance(from: state) == (layer.isEmpty ? nil : distance))
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
    var pages = Exploration(of: book, from: book.launch().state, atMost: 10)
    pages.run()
    #expect(pages.states.count == 2)

    let mail = SplitTests.program(style: 1)
    var columns = Exploration(of: mail, from: mail.launch(device: .iPadPro11).state, atMost: 10)
    columns.run()
    #expect(
      columns.states.ids.contains {
        columns.arrival(at: $0)?.by == .event(.swipeColumn(isIn: true))
      })
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

/// Breadth first over whole states, without a table, a share or an encoding.
private struct NaiveSearch {
  let program: Program
  let kinds: MoveSet
  var states: [NavigationState] = []
  var distances: [Int] = []
  var targets: [[Int?]] = []
  var isComplete = true
  private var numbers: [NavigationState: Int] = [:]

  init(_ program: Program, _ kinds: MoveSet) {
    self.program = program
    self.kinds = kinds
  }

  mutating func run(from start: NavigationState, atMost bound: Int) {
    add(start, 0)
    while targets.count < states.count {
      let source = targets.count
      var row: [Int?] = []
      for move in program.moves(in: states[source], of: kinds) {
        let next = program.next(states[source], move)
        if next.isCrashed {
          row.append(nil)
        } else if let known = numbers[next] {
          row.append(known)
        } else if states.count < bound {
          add(next, distances[source] + 1)
          row.append(states.count - 1)
        } else {
          isComplete = false
          row.append(nil)
        }
      }
      targets.append(row)
    }
  }

  private mutating func add(_ state: NavigationState, _ distance: Int) {
    numbers[state] = states.count
    states.append(state)
    distances.append(distance)
  }
}

extension Program {
  fileprivate func next(_ state: NavigationState, _ move: Move) -> NavigationState {
    switch move {
    case .event(let event): return step(state, event).next
    case .relaunch:
      var archive: [UInt8] = []
      for effect in step(state, .save).effects {
        if case .archived(let bytes, _) = effect { archive = bytes }
      }
      return step(state, .restore(archive)).next
    }
  }
}
