import NavText

/// `-> show Detail { animated: false } when isOpen`
struct ClauseAfterBlock: Slip {
  let word: String

  var sentence: Sentence {
    let clause =
      switch word {
      case "as": "as \"ShowDetail\""
      case "when": "when isSignedIn"
      default: "\(word) item"
      }
    return Sentence(
      "'\(word)' goes before the braces, not after them",
      help: "write it as in -> show Detail \(clause) { animated: false }")
  }
}

extension Parser {
  mutating func recoverFromClauseAfterBlock() -> Bool {
    guard at(.name), previousEnd > 0, lexer.bytes[Int(previousEnd) - 1] == UInt8(ascii: "}"),
      tokenName == grammarWords.when || tokenName == grammarWords.with
        || tokenName == grammarWords.as,
      ahead.kind == .name || ahead.kind == .string || ahead.kind == .leftParenthesis
    else { return false }
    switch openMembers.last {
    case .connection: break
    case .item(let id) where tree.items[id].connection != nil: break
    default: return false
    }
    report(ClauseAfterBlock(word: text(of: token)), token.range)
    return recovered()
  }
}
