import NavCheck
import NavCompiler
import NavConsole
import NavModel
import NavSimulator
import NavSyntax
import NavText

/// What was expected at a prompt and held, and how all that was done there is written as a test.
struct Recording {
  /// Why there is no test.
  struct Obstacle: Error {
    let refusal: CommandRefusal
  }

  private struct Line {
    let text: String
    /// Whether the test says the same of the app without it.
    var canBeLeftOut = false
  }

  private struct Claim {
    let line: String
    /// The command before it, where that was refused.
    let refused: String?
  }

  /// After each moment of the session's history.
  private var claims: [Int: [Claim]] = [:]

  /// An expectation held at this moment of the history.
  mutating func note(_ line: String, refused: String?, at moment: Int) {
    claims[moment, default: []].append(Claim(line: line, refused: refused))
  }

  /// Other things were done from this moment on.
  mutating func forget(from moment: Int) {
    claims = claims.filter { $0.key < moment }
  }

  /// A test that does what led to the present state, and has been played.
  func test(
    of session: Session, called title: String
  ) -> Result<(text: String, stepCount: Int), Obstacle> {
    var lines: [Line]
    switch steps(of: session) {
    case .success(let found): lines = found
    case .failure(let obstacle): return .failure(obstacle)
    }
    let start = head(of: session, title)
    // What held after a refused command need not hold without it. More than all of them cannot be left out.
    for _ in 0...lines.count {
      let text =
        start.map { $0 + "\n" }.joined() + lines.map { "    \($0.text)\n" }.joined() + "}\n"
      let added = AddedTest(text, to: session.program)
      guard let program = added.program, let test = added.test else {
        return .failure(Obstacle(refusal: added.refusal))
      }
      let result = program.run(test, usually: session.start.usual)
      guard let failure = result.failures.first else { return .success((text, lines.count)) }
      let place = failure.place
      let line = program.sources[place.source].lines.positionUTF8(at: place.range.start).line
      let index = line - 1 - start.count
      guard lines.indices.contains(index), lines[index].canBeLeftOut else {
        return .failure(obstacle("a test of this would not pass: \(failure.message)"))
      }
      lines.remove(at: index)
    }
    return .failure(obstacle("a test of this would not pass"))
  }

  private func obstacle(_ message: String, _ help: String? = nil) -> Obstacle {
    Obstacle(refusal: CommandRefusal(code: "unrecordable", message: message, help: help))
  }

  // MARK: The head

  private func head(of session: Session, _ title: String) -> [String] {
    let start = session.start
    let device = start.device.map { " on \(StringLiteral.literal($0.facts.name))" } ?? ""
    var lines = ["test \(StringLiteral.literal(title))\(device) {"]
    if let era = start.era { lines.append("    era: \(era.facts.keyword)") }
    if start.orientation != .portrait {
      lines.append("    orientation: \(start.orientation.keyword)")
    }
    return lines
  }

  /// Where there are several storyboards, a test starts with that of the file in which it is, unless it says so.
  private func launch(of session: Session) -> String? {
    let program = session.program
    guard program.storyboards.count > 1, let id = session.start.storyboard ?? program.mainStoryboard
    else { return nil }
    return "launch \(program[program[id].name])"
  }

  // MARK: The steps

  private func steps(of session: Session) -> Result<[Line], Obstacle> {
    let program = session.program
    let first = session.history.lastIndex { $0.command == Session.Word.restart.rawValue } ?? 0
    // A very long history has lost its beginning.
    guard ["launch", Session.Word.restart.rawValue].contains(session.history[first].command) else {
      return .failure(obstacle("too much was done since the launch", "'restart' begins anew"))
    }
    var lines: [Line] = []
    if let launch = launch(of: session) { lines.append(Line(text: launch)) }
    for index in session.history.indices[first...] {
      let moment = session.history[index]
      if index > first {
        let before = session.history[index - 1].state
        guard let step = step(for: moment.command, moment.event, in: before, program) else {
          return .failure(
            obstacle(
              "no test can say '\(moment.command)'", "'undo' takes the last command back"))
        }
        lines.append(Line(text: step))
      }
      let raised = moment.effects.compactMap { effect -> String? in
        guard case .raised(let complaint) = effect else { return nil }
        return StringLiteral.literal(complaint.error.code)
      }
      if !raised.isEmpty {
        lines.append(Line(text: "expect effects contains [\(raised.joined(separator: ", "))]"))
      }
      for claim in claims[index] ?? [] {
        if let refused = claim.refused {
          let event = program.event(typedAs: refused, in: moment.state)
          guard let step = step(for: refused, event, in: moment.state, program) else { continue }
          lines.append(Line(text: step))
        }
        lines.append(Line(text: claim.line, canBeLeftOut: claim.refused == nil))
      }
    }
    if !(lines.last?.text.hasPrefix("expect ") ?? false), let end = end(of: session) {
      lines.append(Line(text: end, canBeLeftOut: true))
    }
    return .success(lines)
  }

  /// What is seen in the end.
  private func end(of session: Session) -> String? {
    guard session.state.crash == nil, let visible = session.state.visible else { return nil }
    let program = session.program
    let scene = session.state.controllers[visible].scene
    let name = program[program[scene].name]
    let home = program[program[program[scene].storyboard].name]
    return ["expect visible == \(name)", "expect visible == \(home).\(name)"].first {
      AddedTest(step: $0, to: program).action != nil
    }
  }

  // MARK: Spelling

  /// A line of the prompt as a test writes it; it counts only if it means the very same event.
  func step(
    for line: String, _ event: Event?, in state: NavigationState, _ program: Program
  ) -> String? {
    if PromptLanguage.isAssignment(line) { return line }
    // Which bytes `restore` found is not for a test to say.
    var wanted = event
    if case .restore = event { wanted = nil }
    var spellings = Self.spellings(of: line, wanted, program)
    if let other = wanted.flatMap({ program.line(for: $0, in: state) }) {
      spellings += Self.spellings(of: other, wanted, program)
    }
    return spellings.first { spelling in
      let added = AddedTest(step: spelling, to: program)
      guard let larger = added.program, case .command(let command) = added.action else {
        return false
      }
      // A refused line may mean no event at all.
      guard let wanted else { return true }
      guard case .success(let event) = larger.event(for: command, in: state) else { return false }
      return event == wanted
    }
  }

  private static func spellings(
    of line: String, _ event: Event?, _ program: Program
  ) -> [String] {
    guard case .success(let command) = parseCommand(line) else { return [] }
    let word = command.kind.facts.keyword
    if let stack = command.stack {
      var bare = command
      bare.stack = nil
      guard let line = bare.line else { return [] }
      return spellings(of: line, event, program).map { "\($0) of \(stack)" }
    }
    let operands = command.operands
    guard let first = operands.first else { return [word] }
    let literal = StringLiteral.literal(first)
    switch command.kind.facts.operand {
    case .none: return [word]
    case .target, .tab:
      return command.isQuoted ? ["\(word) \(literal)"] : ["\(word) \(first)", "\(word) \(literal)"]
    // In quotes it is an identifier that code looks up, and no test can say that.
    case .scene, .action: return command.isQuoted ? [] : ["\(word) \(first)"]
    case .sceneOrNothing, .word, .wordOrNothing, .index: return ["\(word) \(first)"]
    case .scenes: return ["\(word) [\(operands.joined(separator: ", "))]"]
    case .identifier, .device, .file, .subject: return ["\(word) \(literal)"]
    case .assignment:
      let name = first.split(separator: ".").last.map { String($0) } ?? first
      return ["\(name) = \(operands[1])", "\(name) = .\(operands[1])"]
    case .nameAndIndex:
      return ["\(word) \(first) \(operands[1])", "\(word) \(literal) \(operands[1])"]
    case .textInto:
      return [operands.count > 1 ? "\(word) \(literal) into \(operands[1])" : "\(word) \(literal)"]
    case .directionOn:
      guard operands.count > 1 else { return ["\(word) \(first)"] }
      let text = "\(word) \(first) on \(StringLiteral.literal(operands[1]))"
      return command.isQuoted ? [text] : ["\(word) \(first) on \(operands[1])", text]
    case .tabAndText:
      var names = [first]
      if case .setBadge(let scene, _) = event { names.append(program[program[scene].name]) }
      let text = operands.count > 1 ? " " + StringLiteral.literal(operands[1]) : ""
      return names.map { "\(word) \($0)\(text)" }
    }
  }
}
