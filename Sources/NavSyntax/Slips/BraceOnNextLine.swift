import NavText

/// A `{` on a line of its own.
struct BraceOnNextLine: Slip {
  var sentence: Sentence {
    Sentence(
      "'{' cannot start a line",
      help: "move it to the end of the line above, after what it belongs to")
  }
}
