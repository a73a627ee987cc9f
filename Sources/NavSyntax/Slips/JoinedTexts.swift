import NavText

/// `label "Total: " + count`
struct JoinedTexts: Slip {
  var sentence: Sentence { .joinedTexts }
}

extension Sentence {
  /// The compiler says it too, of parts that are no texts in quotes.
  public static var joinedTexts: Sentence {
    Sentence(
      "texts cannot be joined",
      help:
        "give each part a label of its own, as in label Count { text: count }, or let the whole "
        + "text follow an enum, which says its texts")
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
