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

  /// A merge is reported once, at its first line.
  private mutating func reportMerge() {
    guard at(.less) || merges.isEmpty else { return }
    let start = Int(token.range.start)
    merges.append(UnplacedProblem(UnfinishedMerge(), SourceRange(start, start + 7)))
    isBroken = true
  }

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

  /// A token that starts nothing takes the rest of its line with it.
  @inline(never)
  private mutating func skipStrayToken() {
    if token.startsLine && isMergeMarker(token) {
      reportMerge()
    } else if joinsLines {
      return reportOperatorAtLineStart()
    } else if at(.comma) && !token.startsLine {
      report(ExtraComma(), token.range)
      advance()
      return
    } else {
      report(UnexpectedToken.atLineStart(stray), token.range)
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
          report(Calculation(sign: ahead.kind), ahead.range)
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
    guard grammarWords.mayHave(tokenName) else { return .item(parseItem()) }
    switch tokenName {
    case grammarWords.and, grammarWords.or: return nil
    case grammarWords.var where aheadIsName: return .variable(parseVariable())
    case grammarWords.let where aheadIsName:
      report(LetVariable(), token.range)
      return .variable(parseVariable(isConstant: true))
    case grammarWords.if: return .branch(parseBranch())
    case grammarWords.expect, grammarWords.constraint: return .assertion(parseAssertion())
    case _ where grammarWords.isOfClaims(tokenName): return .claim(parseClaim())
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
    if !isBroken && recoverFromSlip() { return }
    let roles = at(.name) ? roles(of: token) : []
    report(UnexpectedToken.afterMember(stray, roles), token.range)
    // Two things on one line are both understood.
    let before = lexer.bytes[Int(previousEnd) - 1]
    let startsMember =
      ahead.kind == .colon || before == UInt8(ascii: "}") || before == UInt8(ascii: ",")
    if !(at(.name) && startsMember) { recover() }
  }

  // MARK: The one shape

  mutating func parseItem() -> ID<ItemSyntax> {
    let documentation = documentation()
    let keyword = takeWord()
    if depth == 0 { isInCheck = keyword.name == grammarWords.check }
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
    let firstClause = tree.clauses.end
    if let name = parseItemNameIfPresent() {
      item.name = name
      item.parts.insert(.name)
      if at(.colon) && continuesLine {
        advance()
        if let className = parsePathIfPresent() {
          item.className = className
          item.parts.insert(.className)
        } else {
          let isSlip =
            recoverFromColonWithoutClass(item) || recoverFromBracketsAroundClass(item)
          if !isSlip { reportMissing(.className) }
        }
      }
      parsePlaceIfPresent(of: &item)
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
      parseClauses()
      item.clauses = IDRange(from: firstClause, to: tree.clauses.end)
      for clause in item.clauses { item.parts.insert(tree.clauses[clause].part) }
    }
  }

  /// `swipe left on Photo`: a name after `on` is what something is done to; a text there is a clause.
  @inline(__always)
  private mutating func parsePlaceIfPresent(of item: inout ItemSyntax) {
    guard at(.name) && continuesLine, tokenName == grammarWords.on, aheadIsName else { return }
    let first = tree.clauses.end
    let start = token.range
    advance()
    let value = ClauseSyntax.Value.place(takeWord())
    tree.clauses.append(
      ClauseSyntax(value: value, range: SourceRange(Int(start.start), Int(previousEnd))))
    item.clauses = IDRange(from: first, to: tree.clauses.end)
    item.parts.insert(.place)
  }

  @inline(__always)
  private mutating func parseItemNameIfPresent() -> Word? {
    guard continuesLine else { return nil }
    if at(.quotedName) { return takeWord() }
    guard at(.name) else { return nil }
    let word = tokenName
    guard grammarWords.mayHave(word) else { return takeWord() }
    if word == grammarWords.when || word == grammarWords.with { return nil }
    if word == grammarWords.into || word == grammarWords.of {
      let isClause = (ahead.kind == .name || ahead.kind == .quotedName) && !ahead.startsLine
      return isClause ? nil : takeWord()
    }
    // `animate on` has a word after it, `test on "iPhone 15"` a clause.
    let isClause = (word == grammarWords.as || word == grammarWords.on) && ahead.kind == .string
    return isClause ? nil : takeWord()
  }

  mutating func takeText() -> TextSyntax {
    let range = token.range
    if token.traits.contains(.isInterpolated) { report(FixedText(), range) }
    let value = StringLiteral.name(lexer.bytes, token, &names)
    advance()
    return TextSyntax(value: value, range: range)
  }

  @inline(never)
  @discardableResult
  private mutating func parseClauses() -> IDRange<ClauseSyntax> {
    // Nothing inside a clause has clauses of its own, so they can go to their table one by one.
    let first = tree.clauses.end
    while continuesLine && at(.name) {
      let word = tokenName
      let start = token.range
      let value: ClauseSyntax.Value
      if word == grammarWords.as || word == grammarWords.on {
        advance()
        guard at(.string) && continuesLine else {
          let clause = names[word]
          reportMissing { MissingText(clause: clause, found: $0) }
          break
        }
        let text = takeText()
        value = word == grammarWords.as ? .identifier(text) : .device(text)
      } else if word == grammarWords.into || word == grammarWords.of {
        advance()
        guard continuesLine && (at(.name) || at(.quotedName)) else {
          reportMissing(MissingName.Place.after(word == grammarWords.into ? "'into'" : "'of'"))
          break
        }
        value = word == grammarWords.into ? .target(takeWord()) : .stack(takeWord())
      } else if word == grammarWords.when {
        advance()
        value = .condition(parseExpression(after: "when"))
      } else if word == grammarWords.with {
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
        let argument = "\(names[name.name]): \(text(of: ahead))"
        report(AssignedArgument(argument: argument), token.range)
      }
      if at(.colon) || at(.assign), continuesLine {
        advance()
        let word = names[name.name]
        value = parseExpression(after: word)
      }
      tree.arguments.append(ArgumentSyntax(name: name, value: value))
      // A comma that ends the line separates members.
    } while at(.comma) && continuesLine && !ahead.startsLine && eat(.comma) && !beginsMember()
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
      reportMissing { _ in MissingTarget.afterArrow }
    }
    if continuesLine && connection.verb == nil
      && (at(.leftParenthesis) || at(.colon) || at(.string))
    {
      report(MissingTarget.before(stray), token.range)
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
      guard grammarWords.mayHave(word) else { return true }
      return word != grammarWords.as && word != grammarWords.when && word != grammarWords.with
        && word != grammarWords.on && word != grammarWords.into && word != grammarWords.of
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
        report(MissingTarget.afterArrow, token.range)
        break
      }
      tree.paths.append(path)
      if !eat(.comma) { break }
    }
    closeBracket(opener, .rightBracket, "]")
    if first == tree.paths.end {
      report(MissingTarget.afterArrow, opener)
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
    let (first, found, end) = (token, stray, Int(previousEnd))
    let isValue = startsExpression
    // All before the bracket is part of the one mistake.
    var isOnLine = true
    while !at(kind) && !at(.leftBrace) && !at(.rightBrace) && !at(.endOfFile) {
      if !continuesLine {
        let isGoingOn = isInnerPart || token.range == first.range && isClosedOnLine(by: kind)
        guard openBrackets > 0 && isGoingOn else { break }
        isOnLine = false
      }
      advance()
    }
    isOnLine = isOnLine && continuesLine
    guard at(kind), isOnLine || openBrackets > 0 else {
      return report(MissingBracket(opener: opener, closer: spelling), SourceRange(end, end))
    }
    if isValue && kind == .rightParenthesis {
      report(MissingOperator(second: found.text), first.range)
    } else if isOnLine {
      report(MissingBracket(opener: opener, closer: spelling), SourceRange(end, end))
    } else {
      report(UnexpectedToken.afterMember(found, []), first.range)
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
      report(UnexpectedToken.afterMember(stray, []), token.range)
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
