import NavText

/// `outlet var total: UILabel` and `tap on Save`
struct WordsTooMany: Slip {
  /// As it should read.
  let line: String

  var sentence: Sentence { Sentence("there is a word too many", help: "write \(line)") }
}

extension Parser {
  mutating func recoverFromWordsTooMany() -> Bool {
    guard at(.name), let id = itemAtHand, let first = tree.items[id].name,
      ["var", "let", "weak"].contains(names[first.name]),
      roles(of: tree.items[id].keyword).contains(.outlet)
    else { return false }
    var range = first.range
    while continuesLine, at(.name), ahead.kind == .name, !ahead.startsLine {
      range = SourceRange(from: range, to: token.range)
      advance()
    }
    let keyword = names[tree.items[id].keyword.name]
    report(WordsTooMany(line: "\(keyword) \(restOfLine(from: token.range.start))"), range)
    if at(.name) && continuesLine { tree.items[id].name = takeWord() }
    return recovered()
  }
}
