import NavModel
import NavText

extension ProgramPrinter {
  mutating func test(_ id: ID<Scenario>) -> PrintedMember {
    let row = program[id]
    home = row.storyboard
    defer { home = nil }
    var members = circumstances(row.era, row.orientation)
    if let storyboard = storyboardToName(row) {
      members.append(PrintedMember("launch " + words[storyboard]))
    }
    for step in program.steps[row.steps] {
      switch step.action {
      case .command(let command): members.append(PrintedMember(text(of: command)))
      case .expect(let expectation):
        members.append(PrintedMember("expect " + spelling.text(of: expectation)))
      }
    }
    let device = row.device.map { " on " + quoted($0.facts.name) } ?? ""
    return .declaration("test " + quoted(program[row.title]) + device, members, "")
  }

  /// What is assumed of the system, besides the device, which is in the head.
  func circumstances(_ era: SystemEra?, _ orientation: Orientation?) -> [PrintedMember] {
    (era.map { [PrintedMember("era: " + $0.facts.keyword)] } ?? [])
      + (orientation.map { [PrintedMember("orientation: " + $0.keyword)] } ?? [])
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
        line += " " + spelling.path(command.operand)
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

  // MARK: Expectations and claims

  /// How expectations and claims are written here.
  var spelling: ClaimSpelling {
    ClaimSpelling(program, word: { words.word($0) }, scene: { name(of: $0) })
  }

  /// A storyboard alone stands for its initial scene in arrows; a test names the scene.
  func name(of scene: ID<Scene>) -> String {
    let storyboard = program[scene].storyboard
    return storyboard == home ? words[scene] : words[storyboard] + "." + words[scene]
  }
}
