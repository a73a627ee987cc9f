import NavText

extension Parser {
  mutating func parseAttribute() -> ID<AttributeSyntax> {
    let name = takeWord()
    advance()
    guard continuesLine, startsExpression else {
      if names[name.name] != "default" || !reportSwitch() {
        reportMissing(MissingValue.after(names[name.name]))
      }
      return tree.attributes.append(
        AttributeSyntax(
          name: name, value: missing(), range: SourceRange(Int(name.range.start), Int(previousEnd)))
      )
    }
    let value = parseExpression(after: "")
    return tree.attributes.append(
      AttributeSyntax(
        name: name, value: value, range: SourceRange(Int(name.range.start), Int(previousEnd))))
  }

  mutating func parseAssignment() -> ID<AssignmentSyntax> {
    let name = takeWord()
    advance()
    let value = parseExpression(after: "=")
    return tree.assignments.append(
      AssignmentSyntax(
        name: name, value: value, range: SourceRange(Int(name.range.start), Int(previousEnd))))
  }

  mutating func parseVariable(isConstant: Bool = false) -> ID<VariableSyntax> {
    let documentation = documentation()
    let start = token.range
    advance()
    let name = takeWord()
    var type: VariableSyntax.TypeSyntax?
    var isList = false
    var typeRange = SourceRange(Int(previousEnd), Int(previousEnd))
    if at(.colon) && continuesLine {
      advance()
      let opener = token.range
      let typeStart = opener.start
      isList = continuesLine && eat(.leftBracket)
      type = parseTypeIfPresent()
      if isList && type != nil { closeBracket(opener, .rightBracket, "]") }
      typeRange =
        type == nil
        ? SourceRange(Int(previousEnd), Int(previousEnd))
        : SourceRange(Int(typeStart), Int(previousEnd))
      if type == nil { reportMissing { _ in MissingType.afterColon } }
    } else {
      let line = declaration(of: name)
      reportMissing { _ in MissingType.withoutColon(line) }
    }
    var initial: ID<ExpressionSyntax>?
    if at(.equal) && continuesLine { report(Calculation(sign: .equal), token.range) }
    if at(.assign) || at(.equal), continuesLine {
      advance()
      initial = parseExpression(after: "=")
    }
    return tree.variables.append(
      VariableSyntax(
        name: name, type: type, isList: isList, typeRange: typeRange, initial: initial,
        isConstant: isConstant,
        documentation: documentation, range: SourceRange(Int(start.start), Int(previousEnd))))
  }

  /// A variable with a type that its value would fit.
  private func declaration(of name: Word) -> String {
    let start = "var \(names[name.name]): "
    guard at(.assign) && continuesLine && !ahead.startsLine else { return start + "Bool" }
    let value = text(of: ahead)
    switch ahead.kind {
    case .integer:
      // As many nines as the value has digits.
      let high =
        value.utf8.count < 10 ? String(repeating: "9", count: value.utf8.count) : "2147483647"
      return "\(start)0...\(high) = \(value)"
    case .name where value == "true" || value == "false": return "\(start)Bool = \(value)"
    default: return start + "Bool"
    }
  }

  private mutating func parseTypeIfPresent() -> VariableSyntax.TypeSyntax? {
    guard continuesLine else { return nil }
    if let path = parsePathIfPresent() { return .named(path) }
    let start = token.range.start
    guard let low = parseSignedIntegerIfPresent() else { return nil }
    guard continuesLine, eat(.ellipsis), let high = parseSignedIntegerIfPresent() else {
      if let other = rangeWithOtherDots(from: low, start) { return other }
      reportMissing(MissingValue.rangeEnd)
      return .range(low, low)
    }
    return .range(low, high)
  }

  mutating func parseSignedIntegerIfPresent() -> Int32? {
    guard continuesLine else { return nil }
    let isNegative = at(.minus) && ahead.kind == .integer
    guard isNegative || at(.integer) else { return nil }
    if isNegative { advance() }
    let value = integer(of: token)
    advance()
    return isNegative ? -value : value
  }

  mutating func parseBranch() -> ID<BranchSyntax> {
    let start = token.range
    advance()
    let condition = parseExpression(after: "if")
    let then = parseRequiredBlock(of: "if")
    var otherwise: BlockSyntax?
    var isElseIf = false
    // `else` may be on the line below the brace.
    if atWord(grammarWords.else) {
      advance()
      if atWord(grammarWords.if) && continuesLine {
        otherwise = parseElseIf()
        isElseIf = true
      } else {
        otherwise = parseRequiredBlock(of: "else")
      }
    }
    return tree.branches.append(
      BranchSyntax(
        condition: condition, then: then, otherwise: otherwise, isElseIf: isElseIf,
        range: SourceRange(Int(start.start), Int(previousEnd))))
  }

  /// What is between a condition and its block and belongs to neither: an operator on the next line, a bracket too
  /// many.
  @inline(never)
  private mutating func skipRestOfCondition() {
    if token.startsLine && joinsLines {
      reportOperatorAtLineStart()
    } else if at(.rightParenthesis), continuesLine {
      report(UnexpectedToken.afterMember(stray, []), token.range)
      advance()
    }
  }

  private mutating func parseElseIf() -> BlockSyntax {
    let start = token.range.start
    var block = BlockSyntax(members: .empty, range: token.range)
    let fits = nest { parser in
      let branch = parser.parseBranch()
      let members = parser.tree.members.append(contentsOf: [.branch(branch)])
      block = BlockSyntax(members: members, range: SourceRange(Int(start), Int(parser.previousEnd)))
    }
    if !fits { recover() }
    return block
  }

  private mutating func parseRequiredBlock(of word: String) -> BlockSyntax {
    if let block = parseBlockIfPresent() { return block }
    skipRestOfCondition()
    if isBroken, let block = parseBlockIfPresent() { return block }
    reportMissing { MissingBlock(word: word, found: $0) }
    return BlockSyntax(members: .empty, range: SourceRange(Int(previousEnd), Int(previousEnd)))
  }

  mutating func parseAssertion() -> ID<AssertionSyntax> {
    let keyword = takeWord()
    var name: Word?
    if (at(.name) || at(.quotedName)) && ahead.kind == .colon && continuesLine && !ahead.startsLine
    {
      name = takeWord()
      advance()
    }
    let word = names[keyword.name]
    let condition = parseExpression(after: word)
    let block = parseBlockIfPresent()
    return tree.assertions.append(
      AssertionSyntax(
        keyword: keyword, name: name, condition: condition, block: block,
        range: SourceRange(Int(keyword.range.start), Int(previousEnd))))
  }

  // MARK: Expressions

  /// A value, which must start on the line of `word`.
  mutating func parseExpression(after word: @autoclosure () -> String) -> ID<ExpressionSyntax> {
    guard continuesLine, startsExpression else {
      reportMissing(MissingValue.after(word()))
      return missing()
    }
    return isAlone ? parsePrimary() : parseExpression()
  }

  /// Most values are a single token: nothing can follow it where the next line starts or the braces end.
  @inline(__always)
  private var isAlone: Bool {
    let next = ahead
    guard next.startsLine || next.kind == .rightBrace || next.kind == .comma else { return false }
    switch token.kind {
    case .string, .integer, .decimal: return true
    case .name: return tokenName != grammarWords.not
    default: return false
    }
  }

  var startsExpression: Bool {
    switch token.kind {
    case .name, .quotedName, .integer, .decimal, .string, .dot, .leftBracket, .leftParenthesis,
      .minus:
      true
    default: false
    }
  }

  mutating func parseExpression() -> ID<ExpressionSyntax> { parseBinary(level: 0) }

  /// Whether `token` can belong to the expression at hand.
  private var continuesExpression: Bool { continuesLine || openBrackets > 0 }

  /// Whether no line outside of brackets can start with `token`.
  var isInnerPart: Bool {
    switch token.kind {
    case .equal, .assign, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual, .plus, .minus,
      .star, .slash:
      true
    case .name:
      [grammarWords.and, grammarWords.or, grammarWords.not, grammarWords.contains].contains(
        tokenName)
    default: false
    }
  }

  /// The levels of precedence from `or` to `*`; each takes operands of the next.
  private mutating func parseBinary(level: Int) -> ID<ExpressionSyntax> {
    guard level < 5 else { return parseUnary() }
    var left = operand(of: level)
    while continuesExpression, let found = binaryOperator(at: level) {
      let operatorText = found.spelling
      advance()
      // A condition may go on after `and` and `or`; elsewhere the next line is the next member's.
      guard startsExpression, continuesExpression || level < 2 else {
        reportMissing(MissingValue.operand(operatorText))
        return left
      }
      let right = operand(of: level)
      let range = SourceRange(from: tree[left].range, to: tree[right].range)
      left = expression(.binary(found, left, right), range)
      // `a == b == c` means nothing.
      if level == 2 { break }
    }
    return left
  }

  /// What is on either side of an operator of this level.
  private mutating func operand(of level: Int) -> ID<ExpressionSyntax> {
    level == 1 ? parseNegation() : parseBinary(level: level + 1)
  }

  private mutating func binaryOperator(at level: Int) -> ExpressionSyntax.Operator? {
    switch (level, token.kind) {
    case (0, .name): atWord(grammarWords.or) ? .or : nil
    case (1, .name): atWord(grammarWords.and) ? .and : nil
    case (2, .name): atWord(grammarWords.contains) ? .contains : nil
    case (2, .equal): .equal
    case (2, .assign): equalByAssignment()
    case (2, .notEqual): .notEqual
    case (2, .less): .less
    case (2, .lessOrEqual): .lessOrEqual
    case (2, .greater): .greater
    case (2, .greaterOrEqual): .greaterOrEqual
    case (3, .plus): .add
    case (3, .minus): .subtract
    case (4, .star): .multiply
    case (4, .slash): .divide
    default: nil
    }
  }

  /// A single `=` in the middle of a value can only have been meant to compare.
  private mutating func equalByAssignment() -> ExpressionSyntax.Operator {
    report(AssignmentForComparison(), token.range)
    return .equal
  }

  private mutating func parseUnary() -> ID<ExpressionSyntax> {
    at(.minus)
      ? parsePrefix("-", operand: { $0.parseUnary() }, make: { .negative($0) }) : parsePrimary()
  }

  /// `not` binds looser than a comparison, so that `not a == b` says what it reads like.
  private mutating func parseNegation() -> ID<ExpressionSyntax> {
    atWord(grammarWords.not)
      ? parsePrefix("not", operand: { $0.parseNegation() }, make: { .not($0) })
      : parseBinary(level: 2)
  }

  private mutating func parsePrefix(
    _ spelling: String, operand: (inout Parser) -> ID<ExpressionSyntax>,
    make: (ID<ExpressionSyntax>) -> ExpressionSyntax.Kind
  ) -> ID<ExpressionSyntax> {
    let start = token.range
    var inner: ID<ExpressionSyntax>?
    let fits = nest { parser in
      parser.advance()
      guard parser.startsExpression && parser.continuesExpression else {
        parser.reportMissing(MissingValue.operand(spelling))
        inner = parser.missing()
        return
      }
      inner = operand(&parser)
    }
    guard fits, let inner else {
      recover()
      return missing()
    }
    return expression(make(inner), SourceRange(from: start, to: tree[inner].range))
  }

  mutating func parsePrimary() -> ID<ExpressionSyntax> {
    let start = token.range
    switch token.kind {
    case .integer:
      let value = integer(of: token)
      advance()
      return expression(.integer(value), start)
    case .decimal:
      let value = thousandths(of: token)
      advance()
      return expression(.decimal(value), start)
    case .string:
      return parseText()
    case .dot:
      advance()
      if at(.integer) && continuesLine {
        report(BadNumber.pointFirst(text(of: token)), SourceRange(from: start, to: token.range))
        advance()
        return missing()
      }
      guard (at(.name) || at(.quotedName)) && continuesLine else {
        reportMissing(.systemItem)
        return missing()
      }
      let word = takeWord()
      return expression(.word(word.name), SourceRange(from: start, to: word.range))
    case .leftBracket: return parseList()
    case .leftParenthesis: return parseGroup()
    case .name, .quotedName: return parsePathOrQuery()
    default:
      report(MissingValue.after("this"), token.range)
      return missing()
    }
  }

  private mutating func parsePathOrQuery() -> ID<ExpressionSyntax> {
    guard let path = parsePathIfPresent(acrossLines: true) else { return missing() }
    guard continuesExpression && atWord(grammarWords.of) else {
      return expression(.path(path), path.range)
    }
    advance()
    guard let subject = parsePathIfPresent(acrossLines: openBrackets > 0) else {
      reportMissing(MissingName.Place.after("'of'"))
      return expression(.path(path), path.range)
    }
    let query = tree.queries.append(QuerySyntax(path: path, subject: subject))
    return expression(.query(query), SourceRange(from: path.range, to: subject.range))
  }

  private mutating func parseList() -> ID<ExpressionSyntax> {
    let opener = token.range
    var items: [ExpressionItem] = []
    let fits = nest { parser in
      parser.openBrackets += 1
      defer { parser.openBrackets -= 1 }
      parser.advance()
      parser.skipExtraCommas()
      while !parser.at(.rightBracket) && parser.startsExpression {
        items.append(ExpressionItem(expression: parser.parseExpression()))
        if !parser.eat(.comma) { break }
        parser.skipExtraCommas()
      }
      parser.closeBracket(opener, .rightBracket, "]")
    }
    if !fits { recover() }
    let range = tree.expressionItems.append(contentsOf: items)
    return expression(.list(range), SourceRange(Int(opener.start), Int(previousEnd)))
  }

  private mutating func parseGroup() -> ID<ExpressionSyntax> {
    let opener = token.range
    var inner: ID<ExpressionSyntax>?
    let fits = nest { parser in
      parser.openBrackets += 1
      defer { parser.openBrackets -= 1 }
      parser.advance()
      if parser.at(.rightParenthesis) {
        parser.reportMissing(MissingValue.inParentheses)
        inner = parser.missing()
      } else {
        inner = parser.startsExpression ? parser.parseExpression() : parser.parsePrimary()
      }
      parser.closeBracket(opener, .rightParenthesis, ")")
    }
    guard fits, let inner else {
      recover()
      return missing()
    }
    return expression(.group(inner), SourceRange(Int(opener.start), Int(previousEnd)))
  }

  /// Appends an expression, unless it would be too deep: then it was reported, and is missing.
  mutating func expression(_ kind: ExpressionSyntax.Kind, _ range: SourceRange)
    -> ID<ExpressionSyntax>
  {
    let height = height(of: kind)
    if height > Self.depthLimit {
      report(NestingTooDeep(), range)
      return missing()
    }
    return tree.expressions.append(
      ExpressionSyntax(kind: kind, range: range, height: UInt8(height)))
  }

  /// Inlined, for otherwise the whole parser would be copied to lend it to a function that only reads.
  @inline(__always)
  private func height(of kind: ExpressionSyntax.Kind) -> Int {
    switch kind {
    case .integer, .decimal, .text, .word, .path, .query, .missing: 0
    case .group(let inner), .not(let inner), .negative(let inner):
      Int(tree.expressions[inner].height) + 1
    case .binary(_, let left, let right):
      max(Int(tree.expressions[left].height), Int(tree.expressions[right].height)) + 1
    case .list(let items), .joined(let items):
      (items.map { Int(tree.expressions[tree.expressionItems[$0].expression].height) }.max() ?? 0)
        + 1
    }
  }

  mutating func missing() -> ID<ExpressionSyntax> {
    expression(.missing, SourceRange(Int(previousEnd), Int(previousEnd)))
  }

  // MARK: Numbers

  private mutating func integer(of token: Token) -> Int32 {
    var value: Int64 = 0
    for offset in Int(token.range.start)..<Int(token.range.end) {
      let byte = lexer.bytes[offset]
      guard byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") else { break }
      value = min(value * 10 + Int64(byte - UInt8(ascii: "0")), 1 << 40)
    }
    guard value <= Int64(Int32.max) else {
      report(NumberTooLarge(), token.range)
      return Int32.max
    }
    return Int32(value)
  }

  /// Rounded to three digits after the point.
  private mutating func thousandths(of token: Token) -> Int32 {
    var value: Int64 = 0
    var digitsBehindPoint = -1
    for offset in Int(token.range.start)..<Int(token.range.end) {
      let byte = lexer.bytes[offset]
      if byte == UInt8(ascii: ".") {
        digitsBehindPoint = 0
        continue
      }
      guard byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") else { break }
      if digitsBehindPoint == 3 {
        if byte >= UInt8(ascii: "5") { value += 1 }
        break
      }
      if digitsBehindPoint >= 0 { digitsBehindPoint += 1 }
      value = min(value * 10 + Int64(byte - UInt8(ascii: "0")), 1 << 40)
    }
    for _ in max(0, digitsBehindPoint)..<3 { value = min(value * 10, 1 << 40) }
    guard value <= Int64(Int32.max) else {
      report(NumberTooLarge(), token.range)
      return Int32.max
    }
    return Int32(value)
  }
}
