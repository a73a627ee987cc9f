import NavCompiler
import NavConsole
import NavModel
import NavSimulator
import NavTesting
import NavText
import Testing

@testable import navscene

/// What is recorded at a prompt, whatever was done there.
struct RecordingTests {
  /// A test is played before it is written, so all that can be wrong with it is that there is none.
  @Test func walksAreRecorded() throws {
    var recorded = 0
    for random in SeededRandom.cases(60) {
      var generator = SourceGenerator(random)
      var random = random
      let compilation = Compilation(Table(generator.project()))
      guard let program = compilation.program, program.mainStoryboard != nil else { continue }
      var session = Session(program, Session.Start())
      var language = PromptLanguage(session)
      var lines: [String] = []
      for _ in 0..<12 {
        let line = line(for: session, &random)
        lines.append(line)
        _ = language.reply(to: line, &session, besides: FileIdentities(), .plain)
      }
      switch language.recording.test(of: session, called: "walk") {
      case .success: recorded += 1
      case .failure(let obstacle):
        #expect(
          obstacle.refusal.message.hasPrefix("no test can say"),
          "\(obstacle.refusal) after \(lines) \(random)")
      }
    }
    #expect(recorded > 20)
  }

  private func line(for session: Session, _ random: inout SeededRandom) -> String {
    if random.chance(15) { return "undo" }
    if random.chance(5) { return "redo" }
    if random.chance(5) { return "restart" }
    if random.chance(10) { return "touch \(random.below(4))" }
    if random.chance(10) { return "expect not refused" }
    if random.chance(10) { return "expect refused" }
    let kind = random.chance(40) ? .tap : random.pick(CommandKind.allCases)
    let command = random.chance(50) ? kind.facts.command : kind.facts.keyword
    let offered = session.program.operands(of: kind, in: session.state)
    let operand = offered.isEmpty ? "back" : random.pick(offered)
    switch kind.facts.operand {
    case .none: return command
    case .index: return "\(command) 0"
    // Nothing is to be written by a test.
    case .file: return "back"
    case .nameAndIndex: return "\(command) \(operand) 1"
    case .tabAndText: return "\(command) \(operand) \"3\""
    case .directionOn: return "\(command) left" + (random.chance(50) ? " on \(operand)" : "")
    case .textInto: return "\(command) \"12\"" + (random.chance(50) ? " into Code" : "")
    case .assignment:
      let values = session.program.values(ofVariable: operand, in: session.state)
      let value = values.isEmpty ? "3" : random.pick(values)
      return random.chance(50) ? "\(operand) = \(value)" : "set \(operand) \(value)"
    case .target, .tab, .scene, .scenes, .identifier, .subject, .action, .word, .device:
      return "\(command) \(operand)"
    case .sceneOrNothing, .wordOrNothing:
      return random.chance(50) ? command : "\(command) \(operand)"
    }
  }
}
