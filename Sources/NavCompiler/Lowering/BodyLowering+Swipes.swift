import NavModel
import NavSyntax
import NavText

extension BodyLowering {
  /// `swipe left on Photo`, `swipe left on "Emma"`, and `swipe up` over the screen's own view.
  mutating func swipe(_ item: ItemSyntax, _ kind: CommandKind) -> Command? {
    guard let direction = item.name else { return missing(item, kind) }
    let words = SwipeDirection.allCases.map { $0.keyword }
    guard words.contains(text(direction.name)) else {
      let near = nearest(to: text(direction.name), among: words)
      report(
        UnknownValue.word(text(direction.name), of: kind.facts.keyword, near: near, all: words),
        direction.range)
      return nil
    }
    var command = Command(kind)
    command.value = direction.name
    for clause in tree[item.clauses] {
      switch clause.value {
      case .place(let name):
        checkTarget(name, nil, isTab: false)
        command.operand = name.name
      case .device(let text):
        command.operand = text.value
        command.isQuoted = true
      case .identifier, .target, .stack, .condition, .data: break
      }
    }
    return command
  }
}
