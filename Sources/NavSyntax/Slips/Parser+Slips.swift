import NavText

// What the recognisers of slips share: how a line goes on, and how it is left.

extension Parser {
  /// The item that the line began with, if it is the last thing read.
  var itemAtHand: ID<ItemSyntax>? {
    guard case .item(let id) = openMembers.last else { return nil }
    return id
  }

  func spells(_ word: Word, _ spelling: String) -> Bool { names[word.name] == spelling }

  /// What the language knows a word as.
  mutating func roles(of word: Word) -> WordRoles { lexer.words(names[word.name]).roles }

  /// The same for a token.
  mutating func roles(of token: Token) -> WordRoles { lexer.words(text(of: token)).roles }

  // MARK: Text

  /// What is on the line from here on, in front of a brace that closes the block around it.
  func restOfLine(from start: UInt32) -> String {
    var end = Int(start)
    while end < lexer.bytes.count, end - Int(start) < 60, lexer.bytes[end] >= 0x20,
      lexer.bytes[end] != UInt8(ascii: "}"), lexer.bytes[end] != UInt8(ascii: "!")
    {
      end += 1
    }
    while end > Int(start), lexer.bytes[end - 1] == UInt8(ascii: " ") { end -= 1 }
    return String(decoding: lexer.bytes[Int(start)..<end], as: UTF8.self)
  }

  /// The rest of the line after `token`, as messages show it.
  var shownRest: String {
    guard !ahead.startsLine else { return "" }
    switch ahead.kind {
    case .arrow: return " " + restOfLine(from: ahead.range.start)
    case .leftBrace: return " { … }"
    default: return ""
    }
  }

  // MARK: Recovery

  /// Skips the rest of the line. True, for the recogniser to return.
  mutating func recovered() -> Bool {
    recover()
    return true
  }

  /// The same without a report, where the compiler knows better what is wrong with the line.
  mutating func recovered(leavingToCompiler range: SourceRange) -> Bool {
    leftToCompiler = leftToCompiler ?? range
    return recovered()
  }

  /// The same, where the member that was read means nothing.
  mutating func recoveredWithoutMember() -> Bool {
    openMembers.removeLast()
    return recovered()
  }

  /// What is after the parts that are out of order is read all the same.
  mutating func readRest(of id: ID<ItemSyntax>) {
    if at(.arrow) && continuesLine {
      let connection = parseConnection()
      tree.items[id].connection = connection
      tree.items[id].parts.insert(.connection)
    } else if at(.leftBrace) && continuesLine {
      let block = parseBlock()
      tree.items[id].block = block
      tree.items[id].parts.insert(.block)
    } else {
      recover()
    }
  }

  /// What is in the braces of a misspelt name is read all the same.
  mutating func recoveredToBlock() -> Bool {
    while continuesLine && !at(.endOfFile) && !at(.rightBrace) && !at(.leftBrace) && !at(.comma) {
      advance()
    }
    guard at(.leftBrace), continuesLine else { return true }
    guard let id = itemAtHand, !tree.items[id].parts.contains(.block) else { return recovered() }
    tree.items[id].block = parseBlock()
    tree.items[id].parts.insert(.block)
    return true
  }

  /// What was read of the line since the last report means something else, and is forgotten.
  mutating func recoveredWithoutValue() -> Bool {
    forgetValue(from: problems.last?.range.start ?? token.range.start)
    // Up to a comma that ends the member; those between parentheses are part of what is forgotten.
    var open = 0
    while continuesLine && !at(.endOfFile) && !at(.rightBrace) && !at(.leftBrace) {
      if at(.comma) && open == 0 { break }
      if at(.leftParenthesis) { open += 1 }
      if at(.rightParenthesis) { open = max(0, open - 1) }
      advance()
    }
    if at(.leftBrace) { recover() }
    return true
  }

  /// Takes back what the last member was understood to say from `start` on.
  private mutating func forgetValue(from start: UInt32) {
    switch openMembers.last {
    case .item(let id):
      tree.items[id].isBroken = true
      guard let name = tree.items[id].name, name.range.start >= start else { return }
      tree.items[id].name = nil
      tree.items[id].parts.remove(.name)
    case .attribute(let id):
      let read = tree.attributes[id]
      tree.attributes[id] = AttributeSyntax(name: read.name, value: missing(), range: read.range)
    case .assertion(let id):
      let read = tree.assertions[id]
      tree.assertions[id] = AssertionSyntax(
        keyword: read.keyword, name: read.name, condition: missing(), block: read.block,
        range: read.range)
    default: break
    }
  }
}
