import NavCompiler
import NavModel
import NavTesting
import NavText
import Testing

@testable import NavSimulator

/// A growing stack seen through a window, against every state that a bounded search can reach.
@Suite("Pushdown") struct PushdownTests {
  @Test("what a bounded search finds is seen through a window, and what is seen can be reached")
  func windows() throws {
    var decided = 0
    var grown = 0
    for var random in SeededRandom.cases(40) {
      let app = SmallApp(&random, Self.traits(of: random))
      let program = try #require(compile(app.text), "\(random)")
      let stack = try #require(program.scenes.ids.first { program[$0].kind == .navigation })
      let start = program.launch().state
      var pushdown = Pushdown(
        of: program, from: start, growing: stack, height: 3, moves: .fingers, atMost: 400,
        look: { _ in 0 })
      pushdown.run()
      var exploration = Exploration(of: program, from: start, atMost: 250)
      exploration.run()
      guard pushdown.isComplete else { continue }
      decided += 1
      if !exploration.isComplete { grown += 1 }
      try compare(pushdown, exploration, "\(random)\n\(app.text)")
    }
    #expect(decided > 2)
    #expect(grown > 0)
  }

  @Test("who pushes late goes back to a root of their own")
  func lateRoots() throws {
    // From S3 only the root can be seen again, and what it counted cannot be counted any more by then.
    let text = """
      storyboard App {
      initial -> Stack
      navigation Stack { root -> S0 }
      scene S0 {
      var count: 0...6 = 0
      button Count "Count" { enabled: not isDeep, -> action raise }
      button Go "Go" -> show S1
      action raise { count = count + 1 }
      }
      scene S1 { button Go "Go" -> show S2 }
      scene S2 { button Go "Go" -> show S3 }
      scene S3 {
      hidesBackButton: true
      button More "More" -> show S3
      button Deep "Deep" -> action deepen
      button Home "Home" -> action home
      action deepen { isDeep = true }
      action home { popToRoot }
      }
      }
      var isDeep: Bool = false
      """
    let program = try #require(compile(text))
    let stack = try #require(program.scenes.ids.first { program[$0].kind == .navigation })
    let start = program.launch().state
    var pushdown = Pushdown(
      of: program, from: start, growing: stack, height: 3, moves: .fingers, atMost: 5_000,
      look: { _ in 0 })
    pushdown.run()
    #expect(pushdown.isComplete)
    var exploration = Exploration(of: program, from: start, atMost: 1_000)
    exploration.run()
    try compare(pushdown, exploration, "\(pushdown.nodes.count) windows")
  }

  @Test("an unwind segue that finds nobody in a window might find somebody below it")
  func unwinding() throws {
    let text = """
      storyboard App {
      initial -> Stack
      navigation Stack { root -> S0 }
      scene S0 {
      unwind home
      button Go "Go" -> show S1
      }
      scene S1 {
      button More "More" -> show S1
      button Home "Home" -> unwind home
      }
      }
      """
    let program = try #require(compile(text))
    let stack = try #require(program.scenes.ids.first { program[$0].kind == .navigation })
    var pushdown = Pushdown(
      of: program, from: program.launch().state, growing: stack, height: 3, moves: .fingers,
      atMost: 400, look: { _ in 0 })
    pushdown.run()
    #expect(pushdown.obstacle == .unwind)
  }

  @Test("where no way is left, none is found, and where one is left, one is")
  func ways() throws {
    var stuckCount = 0
    var freeCount = 0
    for var random in SeededRandom.cases(14) {
      let app = SmallApp(&random, Self.traits(of: random))
      let program = try #require(compile(app.text), "\(random)")
      let stack = try #require(program.scenes.ids.first { program[$0].kind == .navigation })
      let start = program.launch().state
      let goal = try #require(
        program.scenes.ids.first { program.names[program[$0].name] == app.scenes[0] })
      let look: @Sendable (NavigationState) -> Exploration.Marks = { state in
        state.visible.map { state.controllers[$0].scene } == goal ? 1 : 0
      }
      var pushdown = Pushdown(
        of: program, from: start, growing: stack, height: 3, moves: .fingers, atMost: 400,
        look: look)
      pushdown.run()
      guard pushdown.isComplete else { continue }
      let ways = PushdownReachability(
        of: { pushdown[marks: $0] != 0 }, in: pushdown, for: { _ in true })
      guard ways.isDecided else { continue }
      var exploration = Exploration(of: program, from: start, atMost: 250, look: look)
      exploration.run()
      let bounded = Reachability(
        of: { exploration[marks: $0] != 0 || !exploration.isExpanded($0) }, in: exploration)
      let trap = exploration.states.ids.first { bounded.distance(from: $0) == nil }
      if let stuck = ways.stuck {
        stuckCount += 1
        // From there nothing near is a goal.
        let path = try #require(pushdown.path(to: stuck))
        let trapped = try #require(replay(path, program, from: start), "\(random)")
        var rest = Exploration(of: program, from: trapped, atMost: 250, look: look)
        rest.run()
        #expect(rest.foundMarks == 0, "\(random)\n\(app.text)")
        if exploration.isComplete { #expect(trap != nil, "\(random)\n\(app.text)") }
      } else {
        freeCount += 1
        #expect(trap == nil, "\(random)\n\(app.text)")
      }
    }
    #expect(stuckCount + freeCount > 2)
  }

  /// Unwind segues that look below the window are refused: fewer apps are left then.
  private static func traits(of random: SeededRandom) -> SmallApp.Traits {
    [
      .pushCycles, .tabs, .modals, .pops, random.seed % 3 == 0 ? .memories : .variables,
      random.seed % 2 == 0 ? .unwinds : [],
    ]
  }

  private func compare(
    _ pushdown: Pushdown, _ exploration: Exploration, _ comment: Comment
  ) throws {
    let program = pushdown.program
    var seen: Set<NavigationState> = []
    for node in pushdown.nodes.ids { seen.insert(pushdown.state(of: pushdown.nodes[node].key)) }
    for state in exploration.states.ids {
      guard let window = pushdown.window.lowered(exploration.states[state]) else { continue }
      #expect(seen.contains(window), comment)
    }
    let start = exploration.states[ID(0)]
    // Runs are long: to replay some of them is enough.
    let stride = max(1, pushdown.nodes.count / 30)
    for node in pushdown.nodes.ids where Int(node.index) % stride == 0 {
      let path = try #require(pushdown.path(to: node), comment)
      let state = try #require(replay(path, program, from: start), comment)
      let window = try #require(pushdown.window.lowered(state), comment)
      #expect(window == pushdown.state(of: pushdown.nodes[node].key), comment)
      if exploration.isComplete { #expect(exploration.states.contains(state), comment) }
    }
  }

  private func replay(_ path: [Int], _ program: Program, from start: NavigationState)
    -> NavigationState?
  {
    var state = start
    for index in path {
      let moves = program.moves(in: state, of: .fingers)
      guard moves.indices.contains(index) else { return nil }
      state = program.state(after: moves[index], in: state)
    }
    return state
  }

  private func compile(_ text: String) -> Program? {
    Compilation(Table([SourceText(path: "App.navscene", text)])).program
  }
}
