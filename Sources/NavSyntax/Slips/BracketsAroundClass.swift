import NavText

/// `outlet keys: [UIButton]`
struct BracketsAroundClass: Slip {
  /// As it should read.
  let line: String

  var sentence: Sentence {
    Sentence(
      "a collection is declared by the word outlets, without brackets", help: "write \(line)")
  }
}

extension Parser {
  mutating func recoverFromBracketsAroundClass(_ item: ItemSyntax) -> Bool {
    guard at(.leftBracket), continuesLine, ahead.kind == .name, !ahead.startsLine,
      let name = item.name, roles(of: item.keyword).contains(.outlet)
    else { return false }
    report(
      BracketsAroundClass(line: "outlets \(names[name.name]): \(text(of: ahead))"),
      SourceRange(from: token.range, to: ahead.range))
    return recovered()
  }
}
