import NavText

/// `right: .add -> present Editor`
struct ColonBeforeArrow: Slip {
  let word: String

  var sentence: Sentence {
    Sentence(
      "an attribute takes no '->'",
      help:
        "put a comma before '->', or take out the colon after '\(word)' if that is what it starts at"
    )
  }
}

extension Parser {
  mutating func recoverFromColonBeforeArrow() -> Bool {
    guard at(.arrow), case .attribute(let id) = openMembers.last else { return false }
    report(ColonBeforeArrow(word: names[tree.attributes[id].name.name]), token.range)
    return recoveredWithoutMember()
  }
}
