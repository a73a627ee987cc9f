import NavModel
import NavText

extension ProgramPrinter {
  func methods(_ range: IDRange<Method>) -> [PrintedMember] {
    program.methods[range].map { row in
      let keyword: String =
        switch row.kind {
        case .action: "action "
        case .unwind: "unwind "
        case .hook, .message: "on "
        }
      var member = PrintedMember(
        keyword + word(row.name) + subject(row.subject) + condition(row.condition),
        statements(row.body))
      member.documentation = text(row.documentation)
      return member
    }
  }

  private func subject(_ subject: Method.Subject) -> String {
    switch subject {
    case .any: ""
    case .scene(let scene): " of " + operand(scene)
    case .text(let text): " " + quoted(program[text])
    case .element(let name): " of " + word(name)
    }
  }

  func statements(_ range: IDRange<Statement>) -> [PrintedMember] {
    program.statements[range].map { row in
      guard case .branch(let condition, let then, let otherwise) = row.operation else {
        let stack = row.stack.map { " of " + operand($0) } ?? ""
        return PrintedMember(statement(row.operation) + stack, attributes(row.attributes), .line)
      }
      return branch(condition, then, otherwise)
    }
  }

  private func branch(
    _ condition: ID<Expression>, _ then: IDRange<Statement>, _ otherwise: IDRange<Statement>
  ) -> PrintedMember {
    var member = PrintedMember("if " + expression(condition), statements(then))
    member.parts[0].needsBraces = true
    guard !otherwise.isEmpty else { return member }
    if otherwise.count == 1, let only = otherwise.first,
      case .branch(let condition, let then, let otherwise) = program[only].operation
    {
      var rest = branch(condition, then, otherwise)
      rest.parts[0].head = "else " + rest.parts[0].head
      member.parts += rest.parts
      member.isAlwaysOpen = true
    } else {
      member.parts.append(PrintedMember.Part(head: "else", block: statements(otherwise)))
    }
    return member
  }

  private func statement(_ operation: Statement.Operation) -> String {
    switch operation {
    case .call(let kind, let operands): kind.facts.keyword + text(of: operands, kind)
    case .assign(let variable, let value):
      word(program[variable].name) + " = " + expression(value)
    case .branch(let condition, _, _): "if " + expression(condition)
    }
  }

  /// What follows the keyword, after a blank.
  private func text(of operands: Statement.Operands, _ kind: StatementKind) -> String {
    switch operands {
    case .nothing: ""
    case .newScene(let scene, let arguments): " " + operand(scene) + data(arguments)
    case .scene(let scene): " " + operand(scene)
    case .scenes(let scenes): " " + list(scenes)
    case .identifier(let identifier): " " + quoted(program[identifier])
    // A path has no place before the text.
    case .sceneAndText(let scene, let text): " " + words[scene] + label(text)
    case .truth(let truth): truth ? " true" : " false"
    case .element(let name): " " + word(name)
    case .item(let item, let list):
      " " + expression(item) + (kind.takesInto ? " into " : " of ") + word(program[list].name)
    }
  }

  // MARK: Scenes in statements and tests

  /// A scene as a statement or a test names it: by its own name where nothing else can be meant.
  func operand(_ scene: ID<Scene>) -> String {
    // A class is at home in no storyboard: all scenes can be meant there.
    if home == nil && words.sceneCount(words[scene]) == 1 { return words[scene] }
    return path(to: scene) { words.sceneCount($0) > 0 }
  }

  func list(_ scenes: IDRange<SceneReference>) -> String {
    "[" + program.sceneLists[scenes].map { operand($0.scene) }.joined(separator: ", ") + "]"
  }
}
