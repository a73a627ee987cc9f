import NavText

/// `action save()`
struct EmptyParentheses: Slip {
  var sentence: Sentence {
    Sentence(
      "'(' is not allowed here",
      help: "actions and calls are written without parentheses, as in action save")
  }

  func fix(at location: Location) -> Fix? {
    Fix("remove the parentheses", [TextEdit(location, "")], isSafe: true)
  }
}

extension Parser {
  mutating func recoverFromEmptyParentheses() -> Bool {
    guard at(.leftParenthesis) && ahead.kind == .rightParenthesis else { return false }
    report(EmptyParentheses(), SourceRange(from: token.range, to: ahead.range))
    return isMethodAtHand ? recoveredToBlock() : recovered()
  }

  /// Whether the line at hand declares an action, so that parentheses were meant for parameters. What else has them is
  /// no better understood in its braces.
  private var isMethodAtHand: Bool {
    mutating get {
      guard let id = itemAtHand else { return false }
      return roles(of: tree.items[id].keyword).contains(.method)
    }
  }
}
