import NavText

/// `view.backgroundColor: "red"`
struct QualifiedAttribute: Slip {
  let name: String
  /// As it should read.
  let line: String

  var sentence: Sentence {
    Sentence(
      "an attribute goes in the braces of what it belongs to", help: "write \(line)",
      replacement: name)
  }
}

extension Parser {
  mutating func recoverFromQualifiedAttribute() -> Bool {
    guard at(.colon), let id = itemAtHand, let name = tree.items[id].systemItem,
      tree.items[id].name == nil, name.range.end == previousEnd,
      // After a blank it is a system item.
      name.range.start == tree.items[id].keyword.range.end + 1
    else { return false }
    let spelling = names[name.name]
    report(
      QualifiedAttribute(name: spelling, line: spelling + restOfLine(from: token.range.start)),
      SourceRange(from: tree.items[id].keyword.range, to: name.range))
    return recoveredWithoutMember()
  }
}
