import NavText

/// `cell One -> show Detail with count: 1, cell Two`: a comma that was meant to end a member, and the word after it.
struct CommaInData: Slip {
  let word: String

  var sentence: Sentence {
    Sentence(
      "the comma before '\(word)' goes on with what 'with' hands over",
      help: "write '\(word)' on a new line, if something else begins with it")
  }
}

extension Parser {
  /// Whether what is after the comma is no argument but the next member of the block, which is read as that: what it
  /// declares is known, and only the comma is reported.
  mutating func beginsMember() -> Bool {
    guard at(.name), !ahead.startsLine, ahead.kind == .name || ahead.kind == .string else {
      return false
    }
    // `with count, name when isReady`
    let isClause =
      ahead.kind == .name && grammarWords.mayHave(aheadName) && aheadName != grammarWords.var
    guard !isClause else { return false }
    report(
      CommaInData(word: names[tokenName]), SourceRange(from: token.range, to: ahead.range))
    return true
  }
}
