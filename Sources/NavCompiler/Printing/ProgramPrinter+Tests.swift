import NavModel
import NavText

extension ProgramPrinter {
  mutating func test(_ id: ID<Scenario>) -> PrintedMember {
    let row = program[id]
    home = row.storyboard
    defer { home = nil }
    var members: [PrintedMember] = []
    if let era = row.era { members.append(PrintedMember("era: " + era.facts.keyword)) }
    if let orientation = row.orientation {
      members.append(PrintedMember("orientation: " + orientation.keyword))
    }
    if let storyboard = storyboardToName(row) {
      members.append(PrintedMember("launch " + words[storyboard]))
    }
    for step in program.steps[row.steps] {
      switch step.action {
      case .command(let command): members.append(PrintedMember(text(of: command)))
      case .expect(let expectation):
        members.append(PrintedMember("expect " + text(of: expectation)))
      }
    }
    let device = row.device.map { " on " + quoted($0.facts.name) } ?? ""
    return .declaration("test " + quoted(program[row.title]) + device, members, "")
  }

  /// A test starts with the storyboard that it launches, or with the first one of its file. One that was in a file of
  /// its own storyboard has to say with which.
  private func storyboardToName(_ row: Scenario) -> ID<Storyboard>? {
    for step in program.steps[row.steps] {
      guard case .command(let command) = step.action, command.kind == .launch else { continue }
      if program.storyboards.rows.contains(where: { $0.name == command.operand }) { return nil }
    }
    return row.storyboard == ID(0) ? nil : row.storyboard
  }

  // MARK: Commands

  private func text(of command: Command) -> String {
    if command.kind == .set, let value = command.expression {
      return word(command.operand) + " = " + expression(value)
    }
    let line = textWithoutStack(of: command)
    return command.stack.map { line + " of " + operand($0) } ?? line
  }

  private func textWithoutStack(of command: Command) -> String {
    let facts = command.kind.facts
    var line = facts.keyword
    switch facts.operand {
    case .scenes:
      let scenes = program.sceneLists[command.scenes].map { name(of: $0.scene) }
      line += " [" + scenes.joined(separator: ", ") + "]"
    case .index: line += " \(command.index)"
    case .word, .wordOrNothing: line += named(program[command.operand])
    case .tab where command.operand == name(ofPosition: command.index) && !command.isQuoted:
      line += " \(command.index)"
    case .directionOn:
      line += command.value.map { " " + word($0) } ?? ""
      if command.isQuoted {
        line += " on " + quoted(program[command.operand])
      } else if !command.operand.isNone {
        line += " on " + word(command.operand)
      }
    case .none, .target, .tab, .scene, .sceneOrNothing, .identifier, .action, .assignment,
      .nameAndIndex, .tabAndText, .textInto, .subject, .device, .file:
      if command.isQuoted {
        line += " " + quoted(program[command.operand])
      } else if !command.operand.isNone {
        line += " " + pathAsWritten(command.operand)
      }
      if facts.operand == .nameAndIndex { line += " \(command.index)" }
      line +=
        facts.operand == .textInto
        ? command.value.map { " into " + word($0) } ?? "" : label(command.value)
    }
    return line
  }

  /// The name that a tab's position goes by.
  private func name(ofPosition index: Int32) -> Name? { program.names.find("\(index)") }

  /// `Settings.Profile`, which commands and callbacks hold as one name.
  private func pathAsWritten(_ name: Name) -> String {
    program[name].split(separator: ".", omittingEmptySubsequences: false)
      .map { words.word(String($0)) }.joined(separator: ".")
  }

  // MARK: Expectations

  private func text(of expectation: Expectation) -> String {
    var question = expectation.query.facts.keyword
    if let variable = expectation.variable { question = word(program[variable].name) }
    if let scene = expectation.subjectScene {
      question += " of " + name(of: scene)
    } else if !expectation.subject.isNone {
      question += " of " + word(expectation.subject)
    }
    let isNegated = expectation.comparison == .notEqual || expectation.comparison == .lacks
    if expectation.expected.count == 1, let only = expectation.expected.first,
      case .boolean(let flag) = program[only]
    {
      if flag { return (isNegated ? "not " : "") + question }
      return question + (isNegated ? " != false" : " == false")
    }
    let answer = answer(to: expectation)
    switch expectation.comparison {
    case .equal: return question + " == " + answer
    case .notEqual: return question + " != " + answer
    case .contains: return question + " contains " + answer
    case .lacks: return "not (" + question + " contains " + answer + ")"
    }
  }

  /// A storyboard alone stands for its initial scene in arrows; a test names the scene.
  private func name(of scene: ID<Scene>) -> String {
    let storyboard = program[scene].storyboard
    return storyboard == home ? words[scene] : words[storyboard] + "." + words[scene]
  }

  private func answer(to expectation: Expectation) -> String {
    let values = program.values[expectation.expected]
    func list(_ text: (AttributeValue) -> String) -> String {
      "[" + values.map(text).joined(separator: ", ") + "]"
    }
    switch expectation.query.facts.answer {
    case .scenes: return list { sceneOrName($0) }
    case .texts: return list { literal($0) }
    case .numbers:
      return list { value in
        if case .number(let number) = value { decimal(thousandths: number) } else { "0" }
      }
    case .callbacks: return list { sceneOrName($0) }
    case .text: return values.first.map { literal($0) } ?? "none"
    case .scene, .word, .boolean: return values.first.map { sceneOrName($0) } ?? "none"
    case .value:
      guard case .integer(let value)? = values.first, let variable = expectation.variable else {
        return "none"
      }
      return self.value(value, in: program[variable].domain)
    }
  }

  private func literal(_ value: AttributeValue) -> String {
    guard case .text(let name) = value else { return "\"\"" }
    return quoted(program[name])
  }

  private func sceneOrName(_ value: AttributeValue) -> String {
    switch value {
    case .scene(let scene): name(of: scene)
    case .text(let name): pathAsWritten(name)
    default: "none"
    }
  }
}
