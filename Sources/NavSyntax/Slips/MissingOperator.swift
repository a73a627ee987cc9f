import NavText

/// `(isOpen count > 0)`, and what the second value begins with.
struct MissingOperator: Slip {
  let second: String

  var sentence: Sentence {
    Sentence(
      "nothing joins '\(second)' to what comes before it",
      help: "write and, or, or another operator between them")
  }
}
