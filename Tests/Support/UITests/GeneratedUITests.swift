import NavCheck
import NavConsole
import NavGenerate
import NavModel
import NavSimulator
import NavText

/// The UI tests that are made of an app, and the app.
public struct GeneratedUITests {
  public let source: UITestSource
  public let program: Program

  public init(of program: Program) {
    self.program = program
    let bytes = XCTestWriter.source(of: program, head: [], walkingStates: 2_000)
    source = UITestSource(String(decoding: bytes, as: UTF8.self))
  }

  /// What goes wrong when they are played on an app, which is their own unless another one is given: each should pass and
  /// end where its `test` block or its walk does, or say why it can't go on. One whose `test` block fails may fail.
  public func failures(on other: Program? = nil) -> [String] {
    source.tests.compactMap { test in
      switch PlayedUITest.outcome(of: test, in: source, on: other ?? program) {
      case .skipped: nil
      case .failed(let statement, let why):
        hasPassed(test) ? "\(test.name): \(statement): \(why)" : nil
      case .passed(let visible):
        // No scene is in front while the More list is.
        visible == end(of: test) || visible == "More" && end(of: test) == "" || !hasPassed(test)
          ? nil : "\(test.name): it ends in front of \(visible)"
      }
    }
  }

  /// How many do not go on to their end, and say why.
  public var skipped: Int {
    source.tests.count { $0.statements.contains { $0.hasPrefix("throw XCTSkip") } }
  }

  /// Its `test` block; nil for a walk.
  private func scenario(of test: UITestSource.Method) -> ID<Scenario>? {
    let title = test.documentation.prefix { !$0.hasPrefix("On ") }.joined(separator: "\n")
    return program.scenarios.ids.first { program[program[$0].title] == title }
  }

  private func hasPassed(_ test: UITestSource.Method) -> Bool {
    scenario(of: test).map { program.run($0).hasPassed } ?? true
  }

  /// The scene that is in front at the end.
  private func end(of test: UITestSource.Method) -> String? {
    if let scenario = scenario(of: test) { return end(of: scenario) }
    let scenes = test.documentation[0].dropFirst("walk: ".count).split(separator: ", ").map(
      String.init)
    return scenes.last == "nothing" ? "" : scenes.last
  }

  private func end(of scenario: ID<Scenario>) -> String {
    let test = program[scenario]
    var state =
      program.launch(
        storyboard: test.storyboard, device: test.device, era: test.era,
        orientation: test.orientation ?? .portrait
      ).state
    for step in program.steps[test.steps] {
      guard case .command(let command) = step.action,
        case .success(let event) = program.event(for: command, in: state)
      else { continue }
      state = program.step(state, event).next
    }
    return program.visibleName(in: state)
  }
}
