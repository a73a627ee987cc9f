import NavModel
import NavText

extension ProgramPrinter {
  func attributes(_ range: IDRange<Attribute>) -> [PrintedMember] {
    program.attributes[range].map { attribute in
      let facts = attribute.key.facts
      let value = text(of: attribute.value, as: facts.type)
      return PrintedMember(facts.keyword + ": " + value, [], .clause)
    }
  }

  private func text(of value: AttributeValue, as type: AttributeKey.ValueType) -> String {
    switch value {
    case .boolean(let flag): return flag ? "true" : "false"
    case .integer(let number): return "\(number)"
    case .number(let number): return decimal(thousandths: number)
    case .text(let name): return type == .className ? word(name) : quoted(program[name])
    case .word(let position):
      switch type {
      case .word(let set), .words(let set): return set.words[Int(position)]
      default: return ""
      }
    case .scene(let scene): return path(to: scene)
    case .element(let element): return parts.word(element)
    case .barItem(let item): return parts.word(item)
    case .list(let values):
      return "[" + program.values[values].map { text(of: $0, as: type) }.joined(separator: ", ")
        + "]"
    case .bound(let id): return bound(id)
    }
  }

  /// In parentheses a literal is an expression, and not the attribute's own value.
  private func bound(_ id: ID<Expression>) -> String {
    switch program[id] {
    case .boolean, .integer, .enumerationCase, .text, .list: "(" + expression(id) + ")"
    case .variable, .isEditing, .joined, .count, .contains, .not, .binary, .hasText: expression(id)
    }
  }
}
