import NavConsole
import NavModel
import NavSimulator
import NavText

/// What became of a `test`.
public struct ScenarioResult: Sendable {
  /// Something that did not happen as expected, where the test says so.
  public struct Failure: Hashable, Sendable {
    /// Where it is written, for messages.
    public let place: Place
    public let message: String
  }

  public let scenario: ID<Scenario>
  public let failures: [Failure]
  /// What happened, step by step, as lines for people.
  public let trace: [String]

  public var hasPassed: Bool { failures.isEmpty }
}

extension Program {
  /// Plays a test from launch to its end; after a failed step it goes on.
  public func run(
    _ scenario: ID<Scenario>, usually usual: UsualSystem = UsualSystem()
  ) -> ScenarioResult {
    var uncounted: Coverage?
    return run(scenario, usually: usual, noting: &uncounted)
  }

  /// The same, and notes what was exercised if that is asked for.
  public func run(
    _ scenario: ID<Scenario>, usually usual: UsualSystem, noting coverage: inout Coverage?
  ) -> ScenarioResult {
    let test = self[scenario]
    var play = Playthrough(self, test, usual, &coverage)
    defer { swap(&coverage, &play.coverage) }
    let steps = Array(test.steps)
    if steps.first.map({ !launches($0) }) ?? true {
      play.checkLaunch(isExpected: expectations(before: 0, in: steps))
    }
    for (index, id) in steps.enumerated() {
      switch self[id].action {
      case .command(let command):
        play.perform(
          command, at: self[id].place, isExpected: expectations(before: index + 1, in: steps))
      case .expect(let expectation):
        play.expect(expectation, at: self[id].place)
      }
    }
    return ScenarioResult(scenario: scenario, failures: play.failures, trace: play.trace)
  }

  /// What is otherwise than expected where the last step led to these effects or was refused, in one sentence; nil when
  /// it is just so.
  public func difference(
    _ expectation: Expectation, in state: NavigationState, after effects: [Effect],
    isRefused: Bool
  ) -> String? {
    let asked = Answering(state: state, effects: effects, isRefused: isRefused)
    return difference(
      expectation, answer(to: expectation, in: asked), guardNote: guardNote(effects))
  }

  /// A guard that says no is not a refusal: the touch was possible, and led nowhere.
  private func guardNote(_ effects: [Effect]) -> String? {
    for effect in effects {
      switch effect {
      case .shouldSelect(_, _, answer: false):
        return
          "the tab was tapped, and its guard said no; ask for what is seen, as in expect visible"
      case .shouldPerformSegue(_, answer: false):
        return
          "it was tapped, and the guard of its segue said no; ask for what is seen, as in expect visible"
      default: continue
      }
    }
    return nil
  }

  /// Whether a step starts the app anew.
  private func launches(_ step: ID<Step>) -> Bool {
    guard case .command(let command) = self[step].action else { return false }
    return command.kind == .launch
  }

  /// The expectations that are right after a step: they may expect that it is refused, or that the app stops.
  private func expectations(before index: Int, in steps: [ID<Step>]) -> [Expectation] {
    var found: [Expectation] = []
    for id in steps[index...] {
      guard case .expect(let expectation) = self[id].action else { break }
      found.append(expectation)
    }
    return found
  }
}

/// A test while it is played.
private struct Playthrough {
  let program: Program
  let test: Scenario
  private(set) var state: NavigationState
  /// What the last step led to.
  private(set) var effects: [Effect]
  private(set) var isRefused = false
  private(set) var failures: [ScenarioResult.Failure] = []
  private(set) var trace: [String] = []
  /// What was saved, and can be restored.
  private var shelf = Shelf()
  /// What was exercised, if that is asked for.
  var coverage: Coverage?

  /// Takes `coverage` for as long as the test is played.
  init(
    _ program: Program, _ test: Scenario, _ usual: UsualSystem, _ coverage: inout Coverage?
  ) {
    self.program = program
    self.test = test
    guard coverage != nil else {
      (state, effects) = program.launch(
        storyboard: test.storyboard, device: test.device, era: test.era,
        orientation: test.orientation ?? .portrait, usually: usual)
      return
    }
    var occurrences: [Occurrence] = []
    (state, effects) = program.launch(
      storyboard: test.storyboard, device: test.device, era: test.era,
      orientation: test.orientation ?? .portrait, usually: usual, noting: &occurrences)
    swap(&self.coverage, &coverage)
    self.coverage?.note(occurrences, effects, in: state)
  }

  // MARK: Commands

  /// A test that does not launch the app itself has been launched.
  mutating func checkLaunch(isExpected expectations: [Expectation]) {
    checkWhetherItStopped(at: test.place, expectations)
  }

  mutating func perform(_ command: Command, at place: Place, isExpected expectations: [Expectation])
  {
    trace.append("> \(spelling(of: command))")
    effects = []
    isRefused = false
    let reason = perform(command)
    for effect in effects { trace.append("  \(program.line(for: effect))") }
    if let reason {
      isRefused = true
      if effects.isEmpty { trace.append("  refused: \(reason)") }
      if !expectations.contains(where: { $0.query == .refused }) {
        fail("step refused: \(reason)", at: place)
      }
    }
    checkWhetherItStopped(at: place, expectations)
  }

  private mutating func checkWhetherItStopped(at place: Place, _ expectations: [Expectation]) {
    let raised = effects.compactMap { effect -> RuntimeDiagnostic? in
      guard case .raised(let diagnostic) = effect else { return nil }
      return diagnostic
    }
    if let first = raised.first, !expectations.contains(where: { $0.query == .effects }) {
      fail("the app stops here: \(first.error.code), \(program.message(of: first))", at: place)
    }
  }

  /// Does it; the answer says why it could not be done.
  private mutating func perform(_ command: Command) -> String? {
    let shelf = shelf
    switch program.event(for: command, in: state, archive: { shelf.archive($0) }) {
    case .failure(let problem):
      return problem.help.map { "\(problem.message); \($0)" } ?? problem.message
    case .success(.launch(nil)):
      take(.launch(test.storyboard))
      return nil
    case .success(let event):
      take(event)
      self.shelf.keep(effects, as: program[command.operand])
      return effects.refusal(in: program)
    }
  }

  private mutating func take(_ event: Event) {
    guard coverage != nil else {
      (state, effects) = program.step(state, event)
      return
    }
    var occurrences: [Occurrence] = []
    (state, effects) = program.step(state, event, noting: &occurrences)
    coverage?.note(occurrences, effects, in: state)
  }

  private func spelling(of command: Command) -> String {
    var words = [command.kind.facts.keyword]
    if !command.operand.isNone {
      let operand = program[command.operand]
      words.append(command.isQuoted ? "\"\(operand)\"" : operand)
    }
    if !command.scenes.isEmpty {
      let scenes = program.sceneLists[command.scenes].map { program[program[$0.scene].name] }
      words.append("[\(scenes.joined(separator: ", "))]")
    }
    if let value = command.value { words.append(program[value]) }
    let operand = command.kind.facts.operand
    if operand == .index || operand == .nameAndIndex { words.append(String(command.index)) }
    if let stack = command.stack { words += ["of", program[program[stack].name]] }
    return words.joined(separator: " ")
  }

  // MARK: Expectations

  mutating func expect(_ expectation: Expectation, at place: Place) {
    if let message = program.difference(
      expectation, in: state, after: effects, isRefused: isRefused)
    {
      fail(message, at: place)
      trace.append("  failed: \(message)")
    }
  }

  private mutating func fail(_ message: String, at place: Place) {
    failures.append(ScenarioResult.Failure(place: place, message: message))
  }
}
