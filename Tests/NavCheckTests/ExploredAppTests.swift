import NavCheck
import NavCompiler
import NavConsole
import NavModel
import NavSimulator
import NavTesting
import NavText
import Testing

/// What `lint` reports of small apps because it explored them, against a search that knows no trick.
@Suite("Explored apps") struct ExploredAppTests {
  private static let stuck: Set<String> = ["no-way-back", "no-way-out"]

  /// Apps of which it is known that they have what is looked for, and fresh ones.
  private static func cases(_ count: Int, with known: UInt64...) -> [SeededRandom] {
    known.map { SeededRandom(seed: $0) } + SeededRandom.cases(count)
  }

  @Test("what is reported to be stuck is still there whatever happens after the run that is told")
  func traps() throws {
    var count = 0
    for var random in Self.cases(24, with: 22) {
      let text = Self.app(&random)
      guard let program = Self.compile(text) else { continue }
      for finding in program.findings(of: ProgramRules.all)
      where Self.stuck.contains(finding.code) && !finding.trace.isEmpty {
        count += 1
        let state = try #require(Self.replay(finding.trace, program), "\(random)\n\(text)")
        let scene = try #require(
          program.scenes.ids.first { program[$0].place.range == finding.location.range })
        var states = NaiveSearch(of: program, from: state, atMost: 400)
        states.run()
        for state in states.found where !state.controllers.contains(where: { $0.scene == scene }) {
          Issue.record("'\(program[program[scene].name])' is gone, \(random)\n\(text)")
          return
        }
        // The shortest run ends where people get stuck: in front is what they are stuck in.
        let front = try #require(state.visible, "\(random)")
        var position: Int? = front
        var isAround = false
        while let current = position {
          if state.controllers[current].scene == scene { isAround = true }
          position = state.parent(of: current)
        }
        #expect(isAround, "\(random)\n\(text)")
      }
    }
    #expect(count > 0)
  }

  @Test("a screen that is not reported can be left, where a search sees the whole app")
  func leaving() throws {
    var count = 0
    for var random in Self.cases(40, with: 16, 30) {
      let text = Self.app(&random, mayGrow: false)
      guard let program = Self.compile(text) else { continue }
      var all = NaiveSearch(of: program, from: program.launch().state, atMost: 800)
      all.run()
      guard all.isComplete else { continue }
      let findings = program.findings(of: ProgramRules.all)
      let reported = Set(
        findings.filter { Self.stuck.contains($0.code) }.map { $0.location.range })
      // Many states are much like others.
      for state in all.found.prefix(60) {
        // A full screen that never goes away is reported wherever it covers something.
        guard let cover = state.presentedChain.last,
          state.controllers[cover].style == .fullScreen
        else { continue }
        count += 1
        if reported.contains(program[state.controllers[cover].scene].place.range) { continue }
        let depth = state.presentedChain.count
        var rest = NaiveSearch(of: program, from: state, atMost: 400)
        rest.run()
        let isLeft = rest.found.contains { later in
          later.presentedChain.count < depth
            || later.presentedChain.last.map { later.controllers[$0].scene }
              != state.controllers[cover].scene
        }
        #expect(isLeft, "\(random)\n\(text)")
        if !isLeft { return }
      }
    }
    #expect(count > 0)
  }

  @Test("every error that a search meets is reported, and a run that is told raises it")
  func errors() throws {
    var count = 0
    for var random in Self.cases(24, with: 20, 30, 33) {
      let text = Self.app(&random)
      guard let program = Self.compile(text) else { continue }
      let findings = program.findings(of: ProgramRules.all)
      let launch = program.launch()
      var search = NaiveSearch(of: program, from: launch.state, atMost: 120)
      search.note(launch.effects)
      search.run()
      for error in search.errors where error != .tooDeep && error != .tooMany {
        count += 1
        #expect(
          findings.contains { $0.primary.text.contains("(\(error.code))") },
          "\(error.code), \(random)\n\(text)")
      }
      for finding in findings where finding.code == "run-time-error" {
        guard finding.trace.map(\.command) != ["launch"] else { continue }
        let last = try #require(finding.trace.last)
        let state = try #require(
          Self.replay(finding.trace.dropLast(), program), "\(random)\n\(text)")
        let event = try #require(program.event(typedAs: last.command, in: state), "\(random)")
        let raised = program.step(state, event).effects.contains { effect in
          switch effect {
          case .raised(let diagnostic), .logged(let diagnostic):
            finding.primary.text.contains("(\(diagnostic.error.code))")
          default: false
          }
        }
        #expect(raised, "\(random)\n\(text)")
      }
    }
    #expect(count > 0)
  }

  @Test("the same is found each time")
  func deterministic() throws {
    for var random in SeededRandom.cases(10) {
      guard let program = Self.compile(Self.app(&random)) else { continue }
      let first = program.findings(of: ProgramRules.all)
      #expect(first == program.findings(of: ProgramRules.all), "\(random)")
    }
  }

  /// A small app in which bars are hidden, and code asks for what may not be there.
  private static func app(_ random: inout SeededRandom, mayGrow: Bool = true) -> String {
    var traits = random.pick([
      [.modals, .variables, .pops], [.modals, .variables, .pops, .tabs],
      SmallApp.Traits([.modals, .unwinds, .variables]),
    ])
    if mayGrow && random.chance(25) { traits.insert(.pushCycles) }
    let app = SmallApp(&random, traits)
    var lines: [String] = []
    for line in app.text.split(separator: "\n").map(String.init) {
      if line.contains("{ pop }"), random.chance(80) {
        lines.append(line.replacing("{ pop }", with: "{ popTo \(random.pick(app.scenes)) }"))
        continue
      }
      if line.contains("style: pageSheet"), random.chance(70) {
        lines.append(line.replacing("style: pageSheet", with: "style: fullScreen"))
        continue
      }
      if line.contains("{ dismiss }"), random.chance(30) {
        lines.append(line.replacing("{ dismiss }", with: "{ toggleBar }"))
        continue
      }
      lines.append(line)
      if line.hasPrefix("scene "), random.chance(25) {
        lines.append(
          random.chance(70) ? "on viewWillAppear { hideBar }" : "hidesBackButton: true")
      }
    }
    return lines.joined(separator: "\n")
  }

  private static func compile(_ text: String) -> Program? {
    Compilation(Table([SourceText(path: "App.navscene", text)])).program
  }

  private static func replay(_ trace: some Sequence<TraceStep>, _ program: Program)
    -> NavigationState?
  {
    var state = program.launch().state
    for step in trace {
      guard let event = program.event(typedAs: step.command, in: state) else { return nil }
      state = program.step(state, event).next
    }
    return state
  }
}

/// All states that fingers bring about, in a set, by the plain steps of the simulator.
private struct NaiveSearch {
  private let program: Program
  private let most: Int
  private(set) var found: [NavigationState]
  private(set) var errors: Set<RuntimeError> = []
  private(set) var isComplete = true

  init(of program: Program, from start: NavigationState, atMost most: Int) {
    self.program = program
    self.most = most
    found = start.isCrashed ? [] : [start]
  }

  mutating func run() {
    var known = Set(found)
    var next = 0
    while next < found.count {
      if next == most {
        isComplete = false
        return
      }
      for move in program.moves(in: found[next], of: .fingers) {
        guard case .event(let event) = move else { continue }
        let (state, effects) = program.step(found[next], event)
        note(effects)
        if !state.isCrashed, known.insert(state).inserted { found.append(state) }
      }
      next += 1
    }
  }

  mutating func note(_ effects: [Effect]) {
    for effect in effects {
      switch effect {
      case .raised(let diagnostic), .logged(let diagnostic): errors.insert(diagnostic.error)
      default: break
      }
    }
  }
}
