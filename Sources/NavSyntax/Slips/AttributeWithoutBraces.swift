import NavText

/// `button Save enabled: false`
struct AttributeWithoutBraces: Slip {
  let name: String

  var sentence: Sentence {
    Sentence(
      "'\(name):' is not allowed here", label: "an attribute, since it has a colon",
      help: "attributes go in braces, as in button Save { enabled: false }")
  }
}

extension Parser {
  mutating func recoverFromAttributeWithoutBraces() -> Bool {
    guard at(.name), ahead.kind == .colon, !ahead.startsLine, itemAtHand != nil else {
      return false
    }
    report(AttributeWithoutBraces(name: text(of: token)), token.range)
    return recovered()
  }
}
