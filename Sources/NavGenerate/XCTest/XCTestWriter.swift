import NavCheck
import NavConsole
import NavModel
import NavSimulator
import NavText

/// UI tests for XCTest: the `test` blocks of a program, and walks over whatever they leave out.
///
/// Each test is played meanwhile, for what is on the screen decides how a test finds it.
public struct XCTestWriter {
  private let program: Program
  private let usual: UsualSystem
  private var out = TextWriter(indentUnit: "    ")
  private var helpers: Set<XCTestHelper> = []

  /// The source, deterministic: the same program gives the same bytes. `head` are the lines of the comment above it.
  /// Walks are looked for among so many states.
  public static func source(
    of program: Program, head: [String], usually usual: UsualSystem = UsualSystem(),
    walkingStates bound: Int = 20_000
  ) -> [UInt8] {
    var writer = XCTestWriter(program, usual)
    for line in head { writer.out.line("// \(line)") }
    writer.out.line()
    writer.out.line("import XCTest")
    var coverage: Coverage? = Coverage(program)
    var classes = SwiftScope(taken: ["XCTestCase", "XCUIApplication", "XCUIElement"])
    let walked = program.mainStoryboard ?? program.storyboards.ids.first
    for storyboard in program.storyboards.ids {
      let tests = program.scenarios.ids.filter { program[$0].storyboard == storyboard }
      for test in tests { _ = program.run(test, usually: usual, noting: &coverage) }
    }
    let walks = coverage.map { writer.walks(lackedBy: $0, atMost: bound) } ?? []
    for storyboard in program.storyboards.ids {
      let tests = program.scenarios.ids.filter { program[$0].storyboard == storyboard }
      let own = storyboard == walked ? walks : []
      if tests.isEmpty && own.isEmpty { continue }
      let name = SwiftIdentifier.type(program.names[program[storyboard].name] + " UITests")
      writer.write(tests, own, storyboard, as: classes.unique(name))
    }
    writer.writeHelpers()
    return writer.out.bytes
  }

  private init(_ program: Program, _ usual: UsualSystem) {
    self.program = program
    self.usual = usual
  }

  /// Runs of touches that exercise what tests do not. What no UI test can do is left out of them.
  private func walks(lackedBy coverage: Coverage, atMost bound: Int) -> [Walk] {
    var planner = WalkPlanner(program, lackedBy: coverage, usually: usual, atMost: bound) {}
    var walks: [Walk] = []
    while let walk = planner.next() {
      if let step = walk.steps.first(where: { !XCTestPlay.canBePlayed($0.event) }) {
        planner.forbid(step)
      } else {
        planner.take(walk)
        walks.append(walk)
      }
    }
    return walks
  }

  // MARK: Writing

  private mutating func write(
    _ tests: [ID<Scenario>], _ walks: [Walk], _ storyboard: ID<Storyboard>, as name: String
  ) {
    var methods = SwiftScope()
    out.line()
    out.line("final class \(name): XCTestCase {")
    out.indent()
    out.line("override func setUpWithError() throws {")
    out.indent()
    out.line("continueAfterFailure = false")
    out.outdent()
    out.line("}")
    for test in tests {
      let title = program.names[program[test].title]
      var play = XCTestPlay(of: program[test], in: program, usual)
      for step in program[test].steps { play.take(program[step]) }
      write(play, title, &methods)
    }
    for walk in walks {
      var play = XCTestPlay(launching: storyboard, in: program, usual)
      var scenes = [play.visibleName]
      for step in walk.steps {
        let before = play.visibleName
        let line = program.line(for: step.event, in: play.state) ?? "a touch"
        play.take(step.event, for: line)
        guard play.visibleName != before else { continue }
        play.expectVisible()
        scenes.append(play.visibleName)
      }
      write(play, "walk: \(scenes.joined(separator: ", "))", &methods)
    }
    out.outdent()
    out.line("}")
  }

  private mutating func write(_ play: XCTestPlay, _ title: String, _ methods: inout SwiftScope) {
    out.line()
    for line in title.split(separator: "\n") { out.line("/// \(line)") }
    for note in play.notes { out.line("/// \(note)") }
    let name = methods.unique("test" + SwiftIdentifier.type(title).prefix(80))
    out.line("@MainActor func \(name)() throws {")
    out.indent()
    // What is skipped before that has no use for it.
    if play.lines.contains("app.launch()") {
      out.line("let app = XCUIApplication()")
    }
    for line in play.lines { out.line(line) }
    out.outdent()
    out.line("}")
    helpers.formUnion(play.helpers)
  }

  private mutating func writeHelpers() {
    let used = XCTestHelper.allCases.filter { helpers.contains($0) }
    if used.isEmpty { return }
    out.line()
    out.line("extension XCUIElement {")
    out.indent()
    for (index, helper) in used.enumerated() {
      if index > 0 { out.line() }
      for line in helper.source { out.line(line) }
    }
    out.outdent()
    out.line("}")
  }
}
