import NavText

/// `label "Total: " + count`
struct JoinedTexts: Slip {
  var sentence: Sentence { .joinedTexts }
}

extension Sentence {
  /// The compiler says it too, of parts that are no texts in quotes.
  public static var joinedTexts: Sentence {
    Sentence(
      "texts are not joined with +",
      help: "write what changes inside of the text, as in text: \"\\(count) items\"")
  }
}

extension Parser {
  mutating func recoverFromJoinedTexts() -> Bool {
    guard at(.plus),
      ahead.kind == .string || lexer.bytes[Int(previousEnd) - 1] == UInt8(ascii: "\"")
    else { return false }
    report(JoinedTexts(), token.range)
    return recovered()
  }
}
