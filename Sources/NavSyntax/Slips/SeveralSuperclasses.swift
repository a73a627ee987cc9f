import NavText

/// `class Cart: UIViewController, UITableViewDataSource {`, and what is after the superclass.
struct SeveralSuperclasses: Slip {
  let protocols: String

  var sentence: Sentence {
    Sentence(
      "a class has one superclass and nothing else after the colon",
      help: "take '\(protocols)' out: protocols change nothing that can be seen")
  }
}

extension Parser {
  /// The protocols are skipped, and the block is the class's.
  @inline(never)
  mutating func skipProtocols(behind item: inout ItemSyntax) {
    guard item.parts.contains(.className), spells(item.keyword, "class"), continuesLine,
      ahead.kind == .name, !ahead.startsLine
    else { return }
    let start = Int(ahead.range.start)
    while at(.comma), ahead.kind == .name, !ahead.startsLine {
      advance()
      _ = parsePathIfPresent()
    }
    let range = SourceRange(start, Int(previousEnd))
    report(SeveralSuperclasses(protocols: line(range)), range)
    if at(.leftBrace) && continuesLine {
      item.block = parseBlock()
      item.parts.insert(.block)
    }
  }
}
