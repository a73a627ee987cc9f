import NavText

/// `button "Pay" Pay -> present Receipt` and `right .add Add`
struct NameAfterText: Slip {
  /// The two in their order.
  let turned: String
  /// As it should read.
  let line: String
  /// A text, or else a system item.
  let isText: Bool

  var sentence: Sentence {
    Sentence(
      isText ? "a name goes before the text" : "a name goes before the system item",
      help: "write \(line)", replacement: turned)
  }
}

extension Parser {
  mutating func recoverFromNameAfterText() -> Bool {
    guard at(.name), !isBroken, let id = itemAtHand, tree.items[id].name == nil,
      roles(of: tree.items[id].keyword).contains(.mayBeNamed)
    else { return false }
    let keyword = tree.items[id].keyword
    var start = Int(keyword.range.end)
    while lexer.bytes[start] == UInt8(ascii: " ") { start += 1 }
    let end = Int(token.range.end)
    // One word alone, and none of those that begin something else.
    let endsHere =
      ahead.startsLine || ahead.kind == .arrow || ahead.kind == .leftBrace
      || ahead.kind == .rightBrace || ahead.kind == .comma || ahead.kind == .endOfFile
    let parts = tree.items[id].parts
    let name = text(of: token)
    let roles = roles(of: token)
    guard endsHere, parts == .text || parts == .systemItem || parts == [.text, .systemItem],
      start < Int(previousEnd), !roles.contains(.verb), !roles.contains(.arrowAttribute),
      name != "if"
    else { return false }
    let first = String(decoding: lexer.bytes[start..<Int(previousEnd)], as: UTF8.self)
    let turned = "\(name) \(first)"
    report(
      NameAfterText(
        turned: turned, line: "\(names[keyword.name]) \(turned)\(shownRest)",
        isText: parts.contains(.text)),
      SourceRange(start, end))
    tree.items[id].name = takeWord()
    tree.items[id].parts.insert(.name)
    readRest(of: id)
    return true
  }
}
