import NavText

/// `right Add add`
struct SystemItemWithoutDot: Slip {
  /// As it should read.
  let line: String

  var sentence: Sentence {
    Sentence("a system item has a dot before it", help: "write \(line)")
  }
}
