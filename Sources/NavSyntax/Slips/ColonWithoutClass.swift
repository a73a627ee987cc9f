import NavText

/// `action go: {`
struct ColonWithoutClass: Slip {
  let keyword: String
  /// As it should read.
  let line: String

  var sentence: Sentence {
    Sentence(
      "'\(keyword)' has no class after a colon", help: "take the colon out: write \(line)")
  }

  func fix(at location: Location) -> Fix? {
    Fix("remove the colon", [TextEdit(location, "")], isSafe: true)
  }
}

extension Parser {
  mutating func recoverFromColonWithoutClass(_ item: ItemSyntax) -> Bool {
    guard let name = item.name, at(.leftBrace) || token.startsLine,
      roles(of: item.keyword).contains(.hasNoClass)
    else { return false }
    let keyword = names[item.keyword.name]
    let line = "\(keyword) \(names[name.name])\(at(.leftBrace) ? " {" : "")"
    let end = Int(previousEnd)
    report(ColonWithoutClass(keyword: keyword, line: line), SourceRange(end - 1, end))
    return true
  }
}
