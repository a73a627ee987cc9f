import NavText

/// `view.backgroundColor: "red"`
struct QualifiedAttribute: Slip {
  let name: String
  /// As it should read.
  let line: String
  /// Whether the name is UIKit's, and something else is written for it here.
  let isForeign: Bool

  var sentence: Sentence {
    isForeign
      ? Sentence("'\(name)' is not an attribute here", help: "write \(line)")
      : Sentence(
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
    let word = lexer.words(spelling)
    let range = SourceRange(from: tree.items[id].keyword.range, to: name.range)
    if word.roles.isEmpty, let counterpart = word.counterpart {
      report(QualifiedAttribute(name: spelling, line: counterpart, isForeign: true), range)
      return recoveredWithoutMember()
    }
    let own = word.counterpart ?? spelling
    report(
      QualifiedAttribute(
        name: own, line: own + restOfLine(from: token.range.start), isForeign: false), range)
    return recoveredWithoutMember()
  }
}
