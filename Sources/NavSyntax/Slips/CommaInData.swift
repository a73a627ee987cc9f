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
  mutating func recoverFromCommaInData() -> Bool {
    guard at(.name) || at(.string), let argument = tree.arguments.rows.last,
      argument.value == nil, argument.name.range.end == previousEnd
    else { return false }
    var before = Int(argument.name.range.start)
    while before > 0, lexer.bytes[before - 1] == UInt8(ascii: " ") { before -= 1 }
    guard before > 0, lexer.bytes[before - 1] == UInt8(ascii: ",") else { return false }
    report(
      CommaInData(word: names[argument.name.name]),
      SourceRange(from: argument.name.range, to: token.range))
    return recovered()
  }
}
