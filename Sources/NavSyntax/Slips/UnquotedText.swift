import NavText

/// `title: My Home`: a text without its quotes, or `scene My Home`, a name of several words.
struct UnquotedText: Slip {
  let isName: Bool
  /// As it should read.
  let line: String

  var sentence: Sentence {
    isName
      ? Sentence(
        "a name is one word", label: "this is more than one", help: "write \(line)")
      : Sentence("text of several words goes in quotes", help: "write \(line)")
  }

  func fix(at location: Location) -> Fix? {
    guard !isName else { return nil }
    let (start, end) = (Int(location.range.start), Int(location.range.end))
    let edits = [start, end].map {
      TextEdit(Location(location.file, SourceRange($0, $0)), "\"")
    }
    return Fix("put it in quotes", edits)
  }
}

extension Parser {
  /// Stray words tell as well of a system item without its dot, and of words too many.
  mutating func recoverFromUnquotedText() -> Bool {
    guard at(.name) || at(.integer), ahead.kind != .colon,
      let words = StrayWords(lexer.bytes, at: token.range, &lexer.words)
    else { return false }
    switch words.meaning {
    case .name:
      report(UnquotedText(isName: true, line: words.line), words.range)
      return recoveredToBlock()
    case .systemItem:
      report(SystemItemWithoutDot(line: words.line), words.range)
      return recovered()
    case .text: report(UnquotedText(isName: false, line: words.line), words.range)
    case .nameAmongOthers: report(WordsTooMany(line: words.line), words.range)
    }
    return recoveredWithoutValue()
  }
}
