import NavModel
import NavText

extension ProgramPrinter {
  /// An alert, an action sheet or a controller of the system, inside the scene that presents it.
  mutating func madeByCode(_ id: ID<Scene>) -> PrintedMember {
    let row = program[id]
    let cold = program[cold: id]
    let outer = parts
    parts = PartsOfScene(program, id, inside: outer)
    defer { parts = outer }
    var members = attributes(row.attributes)
    for element in row.elements {
      if row.kind == .system {
        if let handler = handler(of: element) {
          members.append(
            PrintedMember("on " + word(program[element].name), statements(handler.body)))
        }
      } else if program[element].kind == .alertAction {
        members.append(alertAction(element))
      } else {
        members.append(self.element(element).member)
      }
    }
    let head = row.kind.facts.keyword + " " + words[id]
    return .declaration(
      head + type(row.className, module: cold.moduleName), members, text(cold.documentation))
  }

  private mutating func alertAction(_ id: ID<Element>) -> PrintedMember {
    let row = program[id]
    var members = attributes(row.attributes)
    if let handler = handler(of: id) { members += statements(handler.body) }
    return item(
      row.kind.facts.keyword + named(parts.word(id)) + label(row.text), members,
      connections(of: .element(id)))
  }

  /// What runs when an action is chosen, besides what its arrows lead to.
  private func handler(of id: ID<Element>) -> NavModel.Method? {
    parts.actions[.element(id), default: []].first { isHandler($0) }
      .flatMap { program[$0].method }.map { program[$0] }
  }

  /// Whether an action connection stands for statements in the braces of an alert's action.
  func isHandler(_ id: ID<ActionConnection>) -> Bool {
    guard let method = program[id].method, let scene = parts.id else { return false }
    return program[scene].kind.isMadeByCode && program[cold: scene].methods.contains(method)
  }
}
