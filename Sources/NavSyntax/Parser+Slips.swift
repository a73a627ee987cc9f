import NavText

/// Lines that people write out of habit. Each is looked for only where something cannot be on its line.
extension Parser {
  /// Reports what the rest of the line was meant to be and skips it; false when that is unclear.
  mutating func recoverFromSlip() -> Bool {
    if case .attribute(let id) = openMembers.last, spells(tree.attributes[id].name, "default"),
      reportSwitch()
    {
      return true
    }
    switch token.kind {
    case .colon:
      return recoverFromQualifiedAttribute() || recoverFromCase() || recoverFromLateClass()
    case .leftParenthesis: return recoverFromQualifiedStatement() || recoverFromToggle()
    case .assign, .minus, .dot: return recoverFromQualifiedStatement()
    case .plus: return recoverFromQualifiedStatement() || recoverFromJoinedTexts()
    case .name:
      return recoverFromOutletVariable() || recoverFromCommaInData() || recoverFromLateName()
        || recoverFromLateClause()
    case .string: return recoverFromCommaInData()
    default: return false
    }
  }

  private func spells(_ word: Word, _ spelling: String) -> Bool { names[word.name] == spelling }

  /// `view.backgroundColor: "red"`
  private mutating func recoverFromQualifiedAttribute() -> Bool {
    guard case .item(let id) = openMembers.last, let name = tree.items[id].systemItem,
      tree.items[id].name == nil, name.range.end == previousEnd,
      // After a blank it is a system item.
      name.range.start == tree.items[id].keyword.range.end + 1
    else { return false }
    let spelling = names[name.name]
    report(
      .qualifiedAttribute(spelling, line: spelling + restOfLine(from: token.range.start)),
      SourceRange(from: tree.items[id].keyword.range, to: name.range))
    openMembers.removeLast()
    recover()
    return true
  }

  /// `isOpen.toggle()`
  private mutating func recoverFromToggle() -> Bool {
    guard case .item(let id) = openMembers.last, let name = tree.items[id].systemItem,
      tree.items[id].name == nil, spells(name, "toggle"), ahead.kind == .rightParenthesis
    else { return false }
    let keyword = tree.items[id].keyword
    report(.toggleCall(names[keyword.name]), SourceRange(from: keyword.range, to: ahead.range))
    openMembers.removeLast()
    recover()
    return true
  }

  /// `outlet var total: UILabel`
  private mutating func recoverFromOutletVariable() -> Bool {
    guard case .item(let id) = openMembers.last, let first = tree.items[id].name,
      ["var", "let", "weak"].contains(names[first.name]),
      ["outlet", "outlets"].contains(names[tree.items[id].keyword.name])
    else { return false }
    var range = first.range
    while continuesLine, at(.name), ahead.kind == .name, !ahead.startsLine {
      range = SourceRange(from: range, to: token.range)
      advance()
    }
    let keyword = names[tree.items[id].keyword.name]
    report(.wordsTooMany("\(keyword) \(restOfLine(from: token.range.start))"), range)
    if at(.name) && continuesLine { tree.items[id].name = takeWord() }
    recover()
    return true
  }

  /// `cell One -> show Detail with count: 1, cell Two`
  private mutating func recoverFromCommaInData() -> Bool {
    guard let argument = tree.arguments.rows.last, argument.value == nil,
      argument.name.range.end == previousEnd
    else { return false }
    var before = Int(argument.name.range.start)
    while before > 0, lexer.bytes[before - 1] == UInt8(ascii: " ") { before -= 1 }
    guard before > 0, lexer.bytes[before - 1] == UInt8(ascii: ",") else { return false }
    report(
      .commaInData(names[argument.name.name]),
      SourceRange(from: argument.name.range, to: token.range))
    recover()
    return true
  }

  // MARK: Lines and texts that end too early

  /// `if isOpen` and on the next line `and count > 0 {`, or what else begins with an operator.
  mutating func reportOperatorAtLineStart() {
    report(.operatorAtLineStart(text(of: token)), token.range)
    // More such lines are part of the same condition.
    repeat {
      advance()
      while continuesLine && !at(.leftBrace) && !at(.rightBrace) && !at(.endOfFile) { advance() }
    } while token.startsLine && joinsLines
  }

  /// Whether a line that begins with `token` was meant to go on with the condition above. Other signs begin lines in
  /// lists, comments and code of other kinds.
  var joinsLines: Bool {
    switch token.kind {
    case .equal, .notEqual, .lessOrEqual, .greaterOrEqual: true
    case .name: tokenName == clauseWords.and || tokenName == clauseWords.or
    default: false
    }
  }

  /// `label Hint "Press "Save" first"`, after the second quote.
  mutating func recoverFromQuote() -> Bool {
    guard token.range.start == previousEnd,
      lexer.bytes[Int(previousEnd) - 1] == UInt8(ascii: "\""), !at(.colon), !at(.comma)
    else { return false }
    report(
      .quoteInText(before: text(of: token)), SourceRange(Int(previousEnd) - 1, Int(previousEnd)))
    recover()
    return true
  }

  // MARK: switch

  /// `case 0: pop`
  private mutating func recoverFromCase() -> Bool {
    guard case .item(let id) = openMembers.last, spells(tree.items[id].keyword, "case"),
      reportSwitch()
    else { return false }
    return true
  }

  /// Reports the `switch` around the line at hand, once, and skips the line; false when there is none.
  mutating func reportSwitch() -> Bool {
    guard let keyword = enclosingSwitch() else { return false }
    // Those reported since the keyword are the last ones.
    let isTold = problems.reversed().prefix { $0.range.start >= keyword.start }
      .contains { $0.problem == .switchStatement && $0.range == keyword }
    if !isTold { report(.switchStatement, keyword) }
    isBroken = true
    recover()
    return true
  }

  /// The word, if it begins the line of the innermost brace that is open.
  private func enclosingSwitch() -> SourceRange? {
    let bytes = lexer.bytes
    var offset = Int(previousEnd)
    let earliest = max(0, offset - 4000)
    var closed = 0
    while offset > earliest {
      offset -= 1
      if bytes[offset] == UInt8(ascii: "}") { closed += 1 }
      guard bytes[offset] == UInt8(ascii: "{") else { continue }
      if closed == 0 { break }
      closed -= 1
    }
    guard offset > earliest else { return nil }
    while offset > earliest, bytes[offset - 1] != UInt8(ascii: "\n"),
      bytes[offset - 1] != UInt8(ascii: "{")
    {
      offset -= 1
    }
    while bytes[offset] == UInt8(ascii: " ") || bytes[offset] == UInt8(ascii: "\t") { offset += 1 }
    guard bytes[offset...].starts(with: "switch ".utf8) else { return nil }
    return SourceRange(offset, offset + 6)
  }

  // MARK: Classes and outlets

  /// `class Cart: UIViewController, UITableViewDataSource {`: the protocols are skipped, and the block is the class's.
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
    report(.severalSuperclasses(line(range)), range)
    if at(.leftBrace) && continuesLine {
      item.block = parseBlock()
      item.parts.insert(.block)
    }
  }

  /// `outlet keys: [UIButton]`
  @inline(never)
  mutating func reportMissingClass(of item: ItemSyntax) {
    let word = names[item.keyword.name]
    if let name = item.name, at(.leftBrace) || token.startsLine,
      ["action", "unwind", "on", "enum", "storyboard"].contains(word)
    {
      let end = Int(previousEnd)
      report(
        .colonWithoutClass(word, line: "\(word) \(names[name.name])\(at(.leftBrace) ? " {" : "")"),
        SourceRange(end - 1, end))
      return
    }
    guard at(.leftBracket), continuesLine, ahead.kind == .name, !ahead.startsLine,
      let name = item.name, ["outlet", "outlets"].contains(names[item.keyword.name])
    else { return reportMissing(.className) }
    report(
      .collectionClass("outlets \(names[name.name]): \(text(of: ahead))"),
      SourceRange(from: token.range, to: ahead.range))
    recover()
  }

  // MARK: Numbers

  /// `0..<5` and `0..9`, after the first number.
  @inline(never)
  mutating func rangeWithOtherDots(
    from low: Int32, _ start: UInt32
  ) -> VariableSyntax.TypeSyntax? {
    var isOther = false
    if at(.dot), ahead.kind == .dot, continuesLine {
      advance()
      advance()
      isOther = true
    }
    let isHalfOpen = continuesLine && eat(.less)
    guard isOther || isHalfOpen, let end = parseSignedIntegerIfPresent() else { return nil }
    let high = isHalfOpen && end > low ? end - 1 : end
    report(.rangeDots("\(low)...\(high)"), SourceRange(Int(start), Int(previousEnd)))
    return .range(low, high)
  }

  // MARK: Merges

  /// Whether a line that Git leaves where it could not merge begins at `token`.
  func isMergeMarker(_ token: Token) -> Bool {
    let bytes = lexer.bytes
    let start = Int(token.range.start)
    guard start == 0 || bytes[start - 1] == UInt8(ascii: "\n"), start + 7 <= bytes.count else {
      return false
    }
    let isRun = bytes[start..<start + 7].allSatisfy { $0 == bytes[start] }
    return isRun && (start + 7 == bytes.count || bytes[start + 7] != bytes[start])
  }

  /// Each merge is reported once, at its first line.
  mutating func reportMerge() {
    let start = Int(token.range.start)
    let isTold = problems.contains { $0.problem == .unfinishedMerge }
    if at(.less) || !isTold { report(.unfinishedMerge, SourceRange(start, start + 7)) }
  }

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
}
