import NavText

/// `with count = 3`
struct AssignedArgument: Slip {
  /// As it should read.
  let argument: String

  var sentence: Sentence {
    Sentence("the value goes after a colon", help: "write with \(argument)")
  }

  func fix(at location: Location) -> Fix? {
    Fix("replace it with ':'", [TextEdit(location, ":")])
  }
}
