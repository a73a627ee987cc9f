import NavText

/// `label Hint "Press "Save" first"`, and what is after the second quote.
struct QuoteInText: Slip {
  let rest: String

  var sentence: Sentence {
    Sentence(
      "this quote ends the text, and '\(rest)' follows it",
      help: "write \\\" for a quote inside of a text")
  }
}

extension Parser {
  mutating func recoverFromQuoteInText() -> Bool {
    guard token.range.start == previousEnd,
      lexer.bytes[Int(previousEnd) - 1] == UInt8(ascii: "\""), !at(.colon), !at(.comma)
    else { return false }
    report(
      QuoteInText(rest: text(of: token)), SourceRange(Int(previousEnd) - 1, Int(previousEnd)))
    return recovered()
  }
}
