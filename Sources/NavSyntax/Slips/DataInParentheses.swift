import NavText

/// `-> show Detail(item)`, and `-> show Detail(animated: false)` with what is in the parentheses.
struct DataInParentheses: Slip {
  /// What is before them.
  let line: String
  let attribute: String?

  var sentence: Sentence {
    Sentence(
      "'(' is not allowed here",
      help: attribute.map { "the attributes go in braces: write \(line) { \($0) }" }
        ?? "data is handed over with the word with, as in \(line) with item")
  }
}

extension Parser {
  mutating func recoverFromDataInParentheses() -> Bool {
    guard at(.leftParenthesis), let line = lineBeforeParenthesis() else { return false }
    report(DataInParentheses(line: line, attribute: attributeInParentheses()), token.range)
    return recovered()
  }

  /// `-> show Detail`, where data in parentheses follows.
  private func lineBeforeParenthesis() -> String? {
    let id: ID<ConnectionSyntax>
    switch openMembers.last {
    case .connection(let own): id = own
    case .item(let item):
      guard let own = tree.items[item].connection else { return nil }
      id = own
    default: return nil
    }
    let connection = tree.connections[id]
    guard let verb = connection.verb, names[verb.name] != "action" else { return nil }
    let range = SourceRange(Int(connection.range.start), Int(previousEnd))
    return range.count <= 40 ? line(range) : nil
  }

  /// `animated: false`, where a parenthesis opens before it: what belongs to the braces of an arrow.
  private mutating func attributeInParentheses() -> String? {
    guard ahead.kind == .name, !ahead.startsLine, roles(of: ahead).contains(.arrowAttribute) else {
      return nil
    }
    let start = Int(ahead.range.start)
    var end = start
    while end < lexer.bytes.count, end - start < 60, lexer.bytes[end] >= 0x20 {
      if lexer.bytes[end] == UInt8(ascii: ")") { return line(SourceRange(start, end)) }
      end += 1
    }
    return nil
  }
}
