import NavModel
import NavText

extension ProgramPrinter {
  func methods(_ range: IDRange<Method>) -> [PrintedMember] {
    program.methods[range].map { row in
      let keyword: String =
        switch row.kind {
        case .action: "action "
        case .unwind: "unwind "
        case .hook: "on "
        }
      var member = PrintedMember(
        keyword + word(row.name) + condition(row.condition), statements(row.body))
      member.documentation = text(row.documentation)
      return member
    }
  }

  private func statements(_ range: IDRange<Statement>) -> [PrintedMember] {
    program.statements[range].map { row in
      guard case .branch(let condition, let then, let otherwise) = row.operation else {
        return PrintedMember(statement(row.operation), attributes(row.attributes), .line)
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
    guard let keyword = operation.keyword else { return operands(operation) }
    return keyword + operands(operation)
  }

  /// What follows the keyword, with a blank before it; the whole of an assignment, which has none.
  private func operands(_ operation: Statement.Operation) -> String {
    switch operation {
    case .push(let scene, let arguments), .show(let scene, let arguments),
      .showDetail(let scene, let arguments), .present(let scene, let arguments):
      " " + operand(scene) + data(arguments)
    case .popTo(let scene), .select(let scene): " " + operand(scene)
    case .setStack(let scenes), .setTabs(let scenes): " " + list(scenes)
    case .perform(let identifier): " " + quoted(program[identifier])
    // A path has no place before the text.
    case .badge(let scene, let text): " " + words[scene] + label(text)
    case .pop, .popToRoot, .dismiss, .showBar, .hideBar, .toggleBar, .showToolbar, .hideToolbar,
      .toggleToolbar, .beginEditing, .endEditing, .toggleEditing:
      ""
    case .assign(let variable, let value):
      word(program[variable].name) + " = " + expression(value)
    case .branch(let condition, _, _): " " + expression(condition)
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
