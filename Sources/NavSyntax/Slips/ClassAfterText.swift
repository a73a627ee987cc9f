import NavText

/// `button Pay "Pay": PayButton` and `scene Cart as "cart": CartController`
struct ClassAfterText: Slip {
  /// As it should read.
  let line: String

  var sentence: Sentence {
    Sentence("the class goes right after the name", help: "write \(line)")
  }
}

extension Parser {
  mutating func recoverFromClassAfterText() -> Bool {
    guard at(.colon), let id = itemAtHand, let name = tree.items[id].name,
      tree.items[id].className == nil, tree.items[id].connection == nil,
      !tree.items[id].parts.contains(.block), name.range.end < previousEnd,
      ahead.kind == .name, !ahead.startsLine, previousEnd - name.range.end < 60
    else { return false }
    let keyword = names[tree.items[id].keyword.name]
    let between = String(
      decoding: lexer.bytes[Int(name.range.end)..<Int(previousEnd)], as: UTF8.self)
    let start = token.range
    advance()
    let line = "\(keyword) \(names[name.name]): \(text(of: token))\(between)\(shownRest)"
    report(ClassAfterText(line: line), SourceRange(from: start, to: token.range))
    advance()
    readRest(of: id)
    return true
  }
}
