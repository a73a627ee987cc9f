import NavText

/// `when count = 3`
struct AssignmentForComparison: Slip {
  var sentence: Sentence {
    Sentence(
      "a comparison is written with two equals signs",
      help: "write == here; a single = gives a variable its value")
  }

  func fix(at location: Location) -> Fix? {
    Fix("replace it with '=='", [TextEdit(location, "==")], isSafe: true)
  }
}
