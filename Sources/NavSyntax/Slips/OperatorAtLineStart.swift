import NavText

/// `if isOpen` and on the next line `and count > 0 {`, or what else begins with an operator.
struct OperatorAtLineStart: Slip {
  let sign: String

  var sentence: Sentence {
    Sentence(
      "a condition does not go on in the next line by itself",
      help: "move '\(sign)' to the end of the line above, or put parentheses around both lines")
  }
}

extension Parser {
  mutating func reportOperatorAtLineStart() {
    report(OperatorAtLineStart(sign: text(of: token)), token.range)
    // More such lines are part of the same condition.
    repeat {
      advance()
      while continuesLine && !at(.leftBrace) && !at(.rightBrace) && !at(.endOfFile) { advance() }
    } while token.startsLine && joinsLines
  }

  /// Whether a line that begins with `token` was meant to go on with the condition above. Other signs begin lines in
  /// lists, comments and code of other kinds.
  var joinsLines: Bool {
    switch token.kind {
    case .equal, .notEqual, .lessOrEqual, .greaterOrEqual: true
    case .name: tokenName == grammarWords.and || tokenName == grammarWords.or
    default: false
    }
  }
}
