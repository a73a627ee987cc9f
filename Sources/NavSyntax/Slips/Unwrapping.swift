import NavText

/// `UIButton!`
struct Unwrapping: Slip {
  static var explanation: Explanation { UnexpectedCharacter.explanation }

  var sentence: Sentence {
    Sentence("'!' has no meaning here", help: "take it out: nothing here can be missing")
  }

  func fix(at location: Location) -> Fix? {
    Fix("remove the '!'", [TextEdit(location, "")], isSafe: true)
  }
}
