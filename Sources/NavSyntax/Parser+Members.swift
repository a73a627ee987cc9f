import NavText

extension Parser {
  /// Reads one line of a block and the comma after it, and always goes forward.
  mutating func parseMember() {
    let start = token.range.start
    isBroken = false
    if let member = parseMemberIfPresent() {
      openMembers.append(member)
      endMember()
    } else {
      skipStrayToken()
    }
    _ = eat(.comma)
    if token.range.start == start && !at(.endOfFile) && !at(.rightBrace) {
      advance()
    }
  }

  /// A token that starts nothing takes the rest of its line with it.
  @inline(never)
  private mutating func skipStrayToken() {
    if token.startsLine && isMergeMarker(token) {
      reportMerge()
    } else if joinsLines {
      return reportOperatorAtLineStart()
    } else if at(.comma) && !token.startsLine {
      report(.extraComma, token.range)
      advance()
      return
    } else {
      report(.missing(.member, found: token.kind, text: text(of: token)), token.range)
    }
    if at(.leftBrace) { return skipBlock() }
    advance()
    recover()
  }

  @inline(__always)
  private mutating func parseMemberIfPresent() -> MemberSyntax? {
    switch token.kind {
    case .arrow:
      return .connection(parseConnection())
    case .name, .quotedName:
      if !ahead.startsLine {
        switch ahead.kind {
        case .colon: return .attribute(parseAttribute())
        case .assign: return .assignment(parseAssignment())
        case .plus, .equal:
          report(.calculation(ahead.kind), ahead.range)
          return nil
        default: break
        }
      }
      return at(.name) ? parseMemberOfItsWord() : .item(parseItem())
    default:
      return nil
    }
  }

  /// What a member is when its first word decides.
  @inline(__always)
  private mutating func parseMemberOfItsWord() -> MemberSyntax? {
    guard clauseWords.mayHave(tokenName) else { return .item(parseItem()) }
    switch tokenName {
    case clauseWords.and, clauseWords.or: return nil
    case clauseWords.var where aheadIsName: return .variable(parseVariable())
    case clauseWords.let where aheadIsName:
      report(.letVariable, token.range)
      return .variable(parseVariable(isConstant: true))
    case clauseWords.if: return .branch(parseBranch())
    case clauseWords.expect, clauseWords.constraint: return .assertion(parseAssertion())
    default: return .item(parseItem())
    }
  }

  private var aheadIsName: Bool {
    (ahead.kind == .name || ahead.kind == .quotedName) && !ahead.startsLine
  }

  /// A member ends where its line does. What is left on the line belongs to nothing.
  @inline(__always)
  private mutating func endMember() {
    if token.startsLine || at(.comma) || at(.rightBrace) || at(.endOfFile) { return }
    skipRestOfLine()
  }

  @inline(never)
  private mutating func skipRestOfLine() {
    if !isBroken && (recoverFromSlip() || recoverFromQuote() || recoverFromForeignText()) { return }
    report(.unexpected(token.kind, text: text(of: token)), token.range)
    // Two things on one line are both understood.
    let startsMember =
      ahead.kind == .colon || lexer.bytes[Int(previousEnd) - 1] == UInt8(ascii: "}")
    if !(at(.name) && startsMember) { recover() }
  }

  /// A text without quotes, a name of several words or a constraint in Swift: what was read of its line means something
  /// else, and is forgotten.
  private mutating func recoverFromForeignText() -> Bool {
    if token.kind == .name || token.kind == .integer, ahead.kind != .colon,
      let text = UnquotedText(lexer.bytes, at: token.range)
    {
      switch text.meaning {
      case .name:
        report(.unquoted(isName: true, line: text.line), text.range)
        return recoverToBlock()
      case .text: report(.unquoted(isName: false, line: text.line), text.range)
      case .nameAmongOthers: report(.wordsTooMany(text.line), text.range)
      case .systemItem:
        report(.systemItemWithoutDot(text.line), text.range)
        return recoverFully()
      }
    } else if at(.leftParenthesis) && ahead.kind == .rightParenthesis {
      report(.emptyParentheses, SourceRange(from: token.range, to: ahead.range))
      return isMethod ? recoverToBlock() : recoverFully()
    } else if at(.leftParenthesis), let line = lineBeforeParenthesis() {
      report(.dataInParentheses(line, attribute: attributeInParentheses()), token.range)
      return recoverFully()
    } else if at(.name), ahead.kind == .colon, !ahead.startsLine, case .item = openMembers.last {
      report(.attributeWithoutBraces(text(of: token) + ":"), token.range)
      return recoverFully()
    } else if at(.arrow), case .attribute(let id) = openMembers.last {
      report(.colonBeforeArrow(names[tree.attributes[id].name.name]), token.range)
      openMembers.removeLast()
      return recoverFully()
    } else if at(.leftParenthesis) || at(.dot),
      let call = ConstraintCall(lexer.bytes, in: token.range.start)
    {
      report(.constraintCall(call.written), token.range)
    } else {
      return false
    }
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

  private mutating func recoverFully() -> Bool {
    recover()
    return true
  }

  /// Whether the last member holds statements: code of other kinds is no better understood in its braces.
  private var isMethod: Bool {
    guard case .item(let id) = openMembers.last else { return false }
    return ["action", "unwind", "on"].contains(names[tree.items[id].keyword.name])
  }

  /// `animated: false`, where a parenthesis opens before it: what belongs to the braces of an arrow.
  private func attributeInParentheses() -> String? {
    guard ahead.kind == .name, !ahead.startsLine,
      ["animated", "style", "transition", "detents", "anchor"].contains(text(of: ahead))
    else { return nil }
    let start = Int(ahead.range.start)
    var end = start
    while end < lexer.bytes.count, end - start < 60, lexer.bytes[end] >= 0x20 {
      if lexer.bytes[end] == UInt8(ascii: ")") { return line(SourceRange(start, end)) }
      end += 1
    }
    return nil
  }

  /// `-> show Detail`, where data in parentheses follows.
  private func lineBeforeParenthesis() -> String? {
    let id: ID<ConnectionSyntax>
    switch openMembers.last {
    case .connection(let own): id = own
    case .item(let item):
      guard let own = tree.items[item].connection else { return nil }
      id = own
    default: return nil
    }
    let connection = tree.connections[id]
    guard let verb = connection.verb, names[verb.name] != "action" else { return nil }
    let range = SourceRange(Int(connection.range.start), Int(previousEnd))
    return range.count <= 40 ? line(range) : nil
  }

  /// What is in the braces of a misspelt name is read all the same.
  private mutating func recoverToBlock() -> Bool {
    while continuesLine && !at(.endOfFile) && !at(.rightBrace) && !at(.leftBrace) && !at(.comma) {
      advance()
    }
    guard at(.leftBrace), continuesLine else { return true }
    guard case .item(let id) = openMembers.last, !tree.items[id].parts.contains(.block) else {
      recover()
      return true
    }
    tree.items[id].block = parseBlock()
    tree.items[id].parts.insert(.block)
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

  // MARK: The one shape

  mutating func parseItem() -> ID<ItemSyntax> {
    let documentation = documentation()
    let keyword = takeWord()
    if keyword.name == clauseWords.check && depth == 0 {
      return skipCheck(keyword, documentation)
    }
    var item = ItemSyntax(keyword: keyword, documentation: documentation)
    parseHead(of: &item)
    var connection: ID<ConnectionSyntax>?
    var block: BlockSyntax?
    if at(.arrow) && continuesLine {
      connection = parseConnection()
    } else if at(.leftBrace) {
      block = parseBlock()
    } else if depth == 0 && at(.comma) {
      skipProtocols(behind: &item)
    }
    let id = tree.items.append(item)
    // The rest is written where it stays: a row that is copied while its end is still being written has to wait.
    tree.items[id].complete(connection, block, end: previousEnd, isBroken: isBroken)
    return id
  }

  /// All that may be between the keyword and an arrow or a block. Apart, so that the item stays in one place.
  @inline(never)
  private mutating func parseHead(of item: inout ItemSyntax) {
    if let name = parseItemNameIfPresent() {
      item.name = name
      item.parts.insert(.name)
      if at(.colon) && continuesLine {
        advance()
        if let className = parsePathIfPresent() {
          item.className = className
          item.parts.insert(.className)
        } else {
          reportMissingClass(of: item)
        }
      }
    }
    if token.startsLine || at(.arrow) || at(.leftBrace) { return }
    if at(.string) {
      item.text = takeText()
      item.parts.insert(.text)
      if token.startsLine || at(.arrow) { return }
    }
    if at(.dot) {
      advance()
      if (at(.name) || at(.quotedName)) && continuesLine {
        item.systemItem = takeWord()
        item.parts.insert(.systemItem)
      } else {
        reportMissing(.systemItem)
      }
    }
    if (at(.leftBracket) || at(.integer)) && continuesLine {
      item.operand = parsePrimary()
      item.parts.insert(.operand)
    }
    if at(.name) && continuesLine {
      item.clauses = parseClauses()
      for clause in item.clauses { item.parts.insert(tree.clauses[clause].part) }
    }
  }

  @inline(__always)
  private mutating func parseItemNameIfPresent() -> Word? {
    guard continuesLine else { return nil }
    if at(.quotedName) { return takeWord() }
    guard at(.name) else { return nil }
    let word = tokenName
    guard clauseWords.mayHave(word) else { return takeWord() }
    if word == clauseWords.when || word == clauseWords.with { return nil }
    // `animate on` has a word after it, `test on "iPhone 15"` a clause.
    let isClause = (word == clauseWords.as || word == clauseWords.on) && ahead.kind == .string
    return isClause ? nil : takeWord()
  }

  /// Proofs come later; until then a `check` is read over, so that the rest of the file is still checked.
  private mutating func skipCheck(_ keyword: Word, _ documentation: SourceRange) -> ID<ItemSyntax> {
    report(.notAvailableYet("'check'"), keyword.range)
    while continuesLine && !at(.leftBrace) && !at(.endOfFile) {
      advance()
    }
    if at(.leftBrace) && continuesLine { skipBlock() }
    var item = ItemSyntax(keyword: keyword, documentation: documentation)
    item.complete(nil, nil, end: previousEnd, isBroken: isBroken)
    return tree.items.append(item)
  }

  mutating func takeText() -> TextSyntax {
    let range = token.range
    let value = StringLiteral.name(lexer.bytes, token, &names)
    advance()
    return TextSyntax(value: value, range: range)
  }

  @inline(never)
  private mutating func parseClauses() -> IDRange<ClauseSyntax> {
    // Nothing inside a clause has clauses of its own, so they can go to their table one by one.
    let first = tree.clauses.end
    while continuesLine && at(.name) {
      let word = tokenName
      let start = token.range
      let value: ClauseSyntax.Value
      if word == clauseWords.as || word == clauseWords.on {
        advance()
        guard at(.string) && continuesLine else {
          reportMissing(.text(of: names[word]))
          break
        }
        let text = takeText()
        value = word == clauseWords.as ? .identifier(text) : .device(text)
      } else if word == clauseWords.when {
        advance()
        value = .condition(parseExpression(after: "when"))
      } else if word == clauseWords.with {
        advance()
        value = .data(parseArguments())
      } else {
        break
      }
      tree.clauses.append(
        ClauseSyntax(value: value, range: SourceRange(Int(start.start), Int(previousEnd))))
    }
    return IDRange(from: first, to: tree.clauses.end)
  }

  private mutating func parseArguments() -> IDRange<ArgumentSyntax> {
    let first = tree.arguments.end
    repeat {
      guard continuesLine && (at(.name) || at(.quotedName)) else {
        reportMissing(.argument)
        break
      }
      let name = takeWord()
      var value: ID<ExpressionSyntax>?
      if at(.assign) && continuesLine {
        report(.assignedArgument("\(names[name.name]): \(text(of: ahead))"), token.range)
      }
      if at(.colon) || at(.assign), continuesLine {
        advance()
        let word = names[name.name]
        value = parseExpression(after: word)
      }
      tree.arguments.append(ArgumentSyntax(name: name, value: value))
      // A comma that ends the line separates members.
    } while at(.comma) && continuesLine && !ahead.startsLine && eat(.comma)
    return IDRange(from: first, to: tree.arguments.end)
  }

  // MARK: Arrows

  mutating func parseConnection() -> ID<ConnectionSyntax> {
    var connection = ConnectionSyntax(arrow: token.range)
    advance()
    let (targets, clauses) = parseHead(of: &connection)
    let block = parseBlockIfPresent()
    let id = tree.connections.append(connection)
    // As for items: written where it stays.
    tree.connections[id].complete(targets, clauses, block, end: previousEnd, isBroken: isBroken)
    return id
  }

  /// All that may be between the arrow and a block. Apart, so that the connection stays in one place.
  @inline(never)
  private mutating func parseHead(
    of connection: inout ConnectionSyntax
  ) -> (targets: IDRange<PathSyntax>, clauses: IDRange<ClauseSyntax>) {
    let firstTarget = tree.paths.end
    if continuesLine && (at(.name) || at(.quotedName)) {
      if at(.name) && targetIsAhead { connection.verb = takeWord() }
      if at(.leftBracket) {
        connection.isListed = true
        parseTargetList()
      } else if let path = parsePathIfPresent() {
        tree.paths.append(path)
      }
    } else if continuesLine && at(.leftBracket) {
      connection.isListed = true
      parseTargetList()
    } else {
      reportMissing(.target)
    }
    if continuesLine && connection.verb == nil
      && (at(.leftParenthesis) || at(.colon) || at(.string))
    {
      report(.missing(.bareTarget, found: token.kind, text: text(of: token)), token.range)
    }
    let targets = IDRange(from: firstTarget, to: tree.paths.end)
    return (targets, at(.name) && continuesLine ? parseClauses() : .empty)
  }

  /// The first of two names is the verb, unless the second begins a clause.
  ///
  /// Inlined, as all that only reads is: otherwise the whole parser would be copied to lend it.
  @inline(__always)
  private var targetIsAhead: Bool {
    guard !ahead.startsLine else { return false }
    switch ahead.kind {
    case .quotedName, .leftBracket: return true
    case .name:
      let word = aheadName
      guard clauseWords.mayHave(word) else { return true }
      return word != clauseWords.as && word != clauseWords.when && word != clauseWords.with
        && word != clauseWords.on
    default: return false
    }
  }

  private mutating func parseTargetList() {
    let opener = token.range
    let first = tree.paths.end
    advance()
    while !at(.rightBracket) && !at(.endOfFile) {
      skipExtraCommas()
      guard let path = parsePathIfPresent(acrossLines: true) else {
        report(.missing(.target, found: token.kind, text: text(of: token)), token.range)
        break
      }
      tree.paths.append(path)
      if !eat(.comma) { break }
    }
    closeBracket(opener, .rightBracket, "]")
    if first == tree.paths.end {
      report(.missing(.target, found: .rightBracket, text: "]"), opener)
    }
  }

  mutating func parsePathIfPresent(acrossLines: Bool = false) -> PathSyntax? {
    guard (at(.name) || at(.quotedName)) && (acrossLines || continuesLine) else { return nil }
    let start = token.range.start
    let first = tree.words.append(takeWord())
    // A dot that does not touch the name starts a system item.
    while at(.dot) && token.range.start == previousEnd {
      advance()
      guard (at(.name) || at(.quotedName)) && continuesLine else {
        reportMissing(.pathPart)
        break
      }
      tree.words.append(takeWord())
    }
    return PathSyntax(
      parts: IDRange(from: first, to: tree.words.end),
      range: SourceRange(Int(start), Int(previousEnd)))
  }

  /// Takes the closing bracket. Where it is further on, what is before it is reported; where it is nowhere, the end
  /// of the line with the last member.
  mutating func closeBracket(_ opener: SourceRange, _ kind: TokenKind, _ spelling: String) {
    if eat(kind) { return }
    let (stray, end) = (token, Int(previousEnd))
    let isValue = startsExpression
    // All before the bracket is part of the one mistake.
    var isOnLine = true
    while !at(kind) && !at(.leftBrace) && !at(.rightBrace) && !at(.endOfFile) {
      if !continuesLine {
        let isGoingOn = isInnerPart || token.range == stray.range && isClosedOnLine(by: kind)
        guard openBrackets > 0 && isGoingOn else { break }
        isOnLine = false
      }
      advance()
    }
    isOnLine = isOnLine && continuesLine
    guard at(kind), isOnLine || openBrackets > 0 else {
      return report(.missingBracket(opener: opener, spelling), SourceRange(end, end))
    }
    if isValue && kind == .rightParenthesis {
      report(.missingOperator(text(of: stray)), stray.range)
    } else if isOnLine {
      report(.missingBracket(opener: opener, spelling), SourceRange(end, end))
    } else {
      report(.unexpected(stray.kind, text: text(of: stray)), stray.range)
    }
    advance()
  }

  /// Whether a bracket of this kind follows on the line of this token, before any brace, that nothing there opens.
  private func isClosedOnLine(by kind: TokenKind) -> Bool {
    var lexer = Lexer(lexer.bytes)
    lexer.move(to: Int(token.range.start))
    var next = lexer.next()
    var open = 0
    repeat {
      switch next.kind {
      case kind where open == 0: return true
      case .leftParenthesis, .leftBracket: open += 1
      case .rightParenthesis, .rightBracket: open -= 1
      case .leftBrace, .rightBrace, .endOfFile: return false
      default: break
      }
      next = lexer.next()
    } while !next.startsLine
    return false
  }

  /// `[One, , Two]` has two members and one mistake.
  mutating func skipExtraCommas() {
    while at(.comma) {
      report(.unexpected(.comma, text: ","), token.range)
      advance()
    }
  }

  // MARK: Documentation

  /// The `///` lines right above `token`. After the last comment there are none, which is seen here without a call.
  @inline(__always)
  mutating func documentation() -> SourceRange {
    nextComment < lexer.comments.count ? documentationAmongComments() : SourceRange(0, 0)
  }

  @inline(never)
  private mutating func documentationAmongComments() -> SourceRange {
    let comments = lexer.comments
    while nextComment < comments.count && comments[nextComment].range.end <= previousEnd {
      nextComment += 1
    }
    var first: SourceRange?
    var last: SourceRange?
    while nextComment < comments.count && comments[nextComment].range.end <= token.range.start {
      let comment = comments[nextComment]
      if comment.isDocumentation && comment.isFirstOnLine {
        first = first ?? comment.range
        last = comment.range
      } else {
        first = nil
        last = nil
      }
      nextComment += 1
    }
    guard let first, let last else { return SourceRange(0, 0) }
    return SourceRange(from: first, to: last)
  }
}
