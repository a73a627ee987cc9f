import NavText

/// `label A,, label B`
struct ExtraComma: Slip {
  var sentence: Sentence {
    Sentence("there is a comma too many", help: "take it out: one comma goes between two things")
  }

  func fix(at location: Location) -> Fix? {
    Fix("remove the comma", [TextEdit(location, "")], isSafe: true)
  }
}
