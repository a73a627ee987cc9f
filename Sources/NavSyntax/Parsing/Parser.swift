import NavText

/// Reads one file as a whole. The tree is usable for any bytes.
///
/// `words` are those of the language; they decide what is suggested where a line fails, nothing else.
public func parse(
  _ source: SourceText, names: inout NameTable, words: WordCatalogue
) -> ParsedFile {
  var parser = Parser(source, &names, words)
  let tree = parser.parsePiece(of: .max, &names, reusing: SyntaxTree())
  return ParsedFile(tree, parser.finish())
}

/// A recursive-descent parser over two tokens.
///
/// `at` asks, `eat` takes if there, `expect` takes or reports, `recover` skips. `parseX` always gives an `X`;
/// `parseXIfPresent` may give nil. An error is reported once, then the parser goes on at the next line or brace:
/// everything that is on its own is still understood.
struct Parser {
  /// Blocks, brackets and operators that may be inside each other: bounds the recursion of every later stage.
  static let depthLimit = 100

  var lexer: Lexer
  var names: NameTable
  var tree = SyntaxTree()
  var problems: [UnplacedProblem] = []
  var token: Token
  var ahead: Token
  /// The names that the two tokens spell, interned once; none when they are no names.
  var tokenName = Name.none
  var aheadName = Name.none
  /// Where the expression ends that is being read in a text.
  var textEnd = UInt32.max
  /// Where the token before `token` ended.
  var previousEnd: UInt32 = 0
  var depth = 0
  /// How many brackets and parentheses are open: in them, line ends mean nothing to an expression.
  var openBrackets = 0
  /// Whether the member being read has a problem already; what follows from it stays unsaid.
  var isBroken = false
  /// The words that the grammar itself knows: of clauses, of expressions, and those that begin a member of their own.
  var grammarWords: GrammarWords
  /// Whether the file is of another kind altogether.
  var hasGivenUp = false
  /// Comments before this one are known to lie before `token`.
  var nextComment = 0
  /// Members of the blocks that are open, innermost last: collected here, appended together.
  var openMembers = OpenMembers()
  /// The marks that an unfinished merge left, which are all that is reported of such a file.
  var merges: [UnplacedProblem] = []
  /// The first token that was skipped without a report, because the compiler knows better what is wrong with its line.
  var leftToCompiler: SourceRange?
  /// Where each `switch` begins that was reported.
  var reportedSwitches: Set<UInt32> = []
  /// Whether the declaration being read is a check, in which every line is a claim or an attribute.
  var isInCheck = false
  /// Whether the file ends in an open block, which was reported.
  private var endsInBlock = false
  /// How many braces too many are explained by lines that lack theirs; nil until there is one.
  var explainedBraces: [UInt32]?

  struct GrammarWords {
    let `as`, on, into, when, with, of, and, or, not, contains, `else`, `if`, `var`, expect,
      constraint: Name
    let check, `let`: Name
    /// The words of the lines of a `check`.
    let always, never, can, reach, raises, from, within, assuming, only, also, without: Name
    private let lowestOfClaims: Name
    /// The highest of them.
    private let last: Name

    /// Whether a word may be one of them. Most come after them in the table.
    @inline(__always)
    func mayHave(_ word: Name) -> Bool { word <= last }

    /// Those that lines of a `check` begin with and go on with.
    var ofClaims: [Name] {
      [always, never, can, reach, raises, from, within, assuming, only, also, without]
    }

    /// Whether it is one of these. Most words of the language come before them in the table, and names after them.
    @inline(__always)
    func isOfClaims(_ word: Name) -> Bool {
      word >= lowestOfClaims && word <= last && ofClaims.contains(word)
    }

    init(_ names: inout NameTable) {
      `as` = names.intern("as")
      on = names.intern("on")
      into = names.intern("into")
      when = names.intern("when")
      with = names.intern("with")
      of = names.intern("of")
      and = names.intern("and")
      or = names.intern("or")
      not = names.intern("not")
      contains = names.intern("contains")
      `else` = names.intern("else")
      `if` = names.intern("if")
      `var` = names.intern("var")
      expect = names.intern("expect")
      constraint = names.intern("constraint")
      check = names.intern("check")
      `let` = names.intern("let")
      always = names.intern("always")
      never = names.intern("never")
      can = names.intern("can")
      reach = names.intern("reach")
      raises = names.intern("raises")
      from = names.intern("from")
      within = names.intern("within")
      assuming = names.intern("assuming")
      only = names.intern("only")
      also = names.intern("also")
      without = names.intern("without")
      var last = Name.none
      for word in [
        `as`, on, into, when, with, of, and, or, not, contains, `else`, `if`, `var`, expect,
        constraint, check, `let`, always, never, can, reach, raises, from, within, assuming,
        only, also, without,
      ] { last = max(last, word) }
      self.last = last
      var lowest = always
      for word in [never, can, reach, raises, from, within, assuming, only, also, without] {
        lowest = min(lowest, word)
      }
      lowestOfClaims = lowest
    }
  }

  init(_ source: SourceText, _ names: inout NameTable, _ words: WordCatalogue) {
    lexer = Lexer(source.bytes, words: words)
    grammarWords = GrammarWords(&names)
    self.names = names.take()
    token = Token(kind: .endOfFile, traits: .startsLine, range: SourceRange(0, 0))
    ahead = token
    readNext()
    advance()
    previousEnd = 0
    if let (format, start) = ForeignFormat.recognised(in: source.bytes) {
      // Whatever the first bytes were taken for follows from that.
      problems = [
        UnplacedProblem(ForeignFile(format: format), foreignLine(from: start, format))
      ]
      hasGivenUp = true
      while !at(.endOfFile) { advance() }
    } else if at(.less) && !isMergeMarker(token) {
      report(UnexpectedToken.atLineStart(stray), token.range)
      hasGivenUp = true
      while !at(.endOfFile) { advance() }
    }
    names = self.names.take()
  }

  /// The line that gives a foreign file away; of bytes that are no text, the first.
  private func foreignLine(from start: Int, _ format: ForeignFormat) -> SourceRange {
    if format.isBinary { return SourceRange(0, min(1, lexer.bytes.count)) }
    let line = lexer.bytes[start...].prefix(60).prefix { $0 >= 0x20 && $0 < 0x7F }
    return SourceRange(start, start + max(1, line.count))
  }

  /// Where what was not read yet begins.
  var offset: Int { Int(token.range.start) }

  func endIfReached() -> FileEnd? { at(.endOfFile) ? finish() : nil }

  /// What was wrong with the file, and where its lines are, once all of it is read.
  func finish() -> FileEnd {
    var all = lexer.hasGivenUp || hasGivenUp ? [] : problems
    // Where the lexer gave up says what the bytes are; what it met before follows from that.
    all += lexer.hasGivenUp ? lexer.problems.suffix(1) : lexer.problems
    if let first = problems.first, hasGivenUp { all = [first] }
    if !merges.isEmpty { all = merges }
    if all.count > 1 {
      all.sort { ($0.range.start, $0.range.end) < ($1.range.start, $1.range.end) }
    }
    return FileEnd(
      problems: all, leftToCompiler: leftToCompiler, lines: LineIndex(lexer.lines))
  }

  // MARK: Tokens

  func at(_ kind: TokenKind) -> Bool { token.kind == kind }

  mutating func eat(_ kind: TokenKind) -> Bool {
    guard token.kind == kind else { return false }
    advance()
    return true
  }

  /// Whether the line goes on: only then can `token` belong to what was just read.
  var continuesLine: Bool { !token.startsLine }

  /// Whether `token` is this very word, not in backquotes.
  func atWord(_ word: Name) -> Bool { tokenName == word && token.kind == .name }

  mutating func takeWord() -> Word {
    let word = Word(name: tokenName, range: token.range)
    advance()
    return word
  }

  func text(of token: Token) -> String {
    String(
      decoding: lexer.bytes[
        Int(token.range.start)..<Int(min(token.range.end, token.range.start + 40))],
      as: UTF8.self)
  }

  // MARK: Problems

  /// Reports a problem unless the member is broken already.
  @inline(never)
  mutating func report<Problem: SyntaxProblem>(_ problem: Problem, _ range: SourceRange) {
    if !isBroken { problems.append(UnplacedProblem(problem, range)) }
    isBroken = true
  }

  /// Reports what is missing right after the last token.
  mutating func reportMissing<Problem: SyntaxProblem>(_ problem: (StrayToken) -> Problem) {
    let place =
      token.startsLine || at(.rightBrace) || at(.endOfFile) || at(.comma)
      ? SourceRange(Int(previousEnd), Int(previousEnd)) : token.range
    // At the end of a line nothing was found, whatever the next line starts with.
    let kind = token.startsLine ? .endOfFile : token.kind
    report(problem(StrayToken(kind: kind, text: text(of: token))), place)
  }

  mutating func reportMissing(_ value: MissingValue) { reportMissing { _ in value } }

  mutating func reportMissing(_ place: MissingName.Place) {
    reportMissing { MissingName(place, found: $0) }
  }

  /// `token`, as messages speak of it.
  var stray: StrayToken { StrayToken(kind: token.kind, text: text(of: token)) }

  /// Skips to the end of the member: a new line, a comma or the brace that closes the block around it.
  mutating func recover() {
    var open = 0
    while !at(.endOfFile) {
      if open == 0 && (token.startsLine || at(.comma) || at(.rightBrace)) { return }
      if at(.leftBrace) { open += 1 }
      if at(.rightBrace) { open -= 1 }
      advance()
    }
  }

  /// Skips a block, without recursion.
  mutating func skipBlock() {
    guard at(.leftBrace) else { return }
    var open = 0
    repeat {
      if at(.leftBrace) { open += 1 }
      if at(.rightBrace) { open -= 1 }
      advance()
    } while open > 0 && !at(.endOfFile)
  }

  /// Runs `body` one level deeper, or reports that it is too deep.
  mutating func nest(_ body: (inout Parser) -> Void) -> Bool {
    guard depth < Self.depthLimit else {
      report(NestingTooDeep(), token.range)
      return false
    }
    depth += 1
    body(&self)
    depth -= 1
    return true
  }

  // MARK: Files and blocks

  /// Reads declarations of so many bytes and to the end of the last one, or all that are left.
  ///
  /// Both tables are taken over, not copied: a copy for every file would make a project cost its square.
  mutating func parsePiece(
    of byteCount: Int, _ names: inout NameTable, reusing old: consuming SyntaxTree
  ) -> SyntaxTree {
    self.names = names.take()
    // Who else held its tables would keep their memory.
    tree = consume old
    tree.removeAll()
    tree.reserveCapacity(for: min(byteCount, lexer.bytes.count))
    // In another table, perhaps.
    grammarWords = GrammarWords(&self.names)
    tokenName = name(of: token)
    aheadName = name(of: ahead)
    let end = Int(token.range.start) + min(byteCount, lexer.bytes.count)
    while !at(.endOfFile) && token.range.start < end {
      if at(.rightBrace) {
        reportExtraBrace()
        advance()
      } else {
        parseMember()
      }
    }
    tree.file = takeMembers(since: 0)
    if at(.endOfFile) { tree.comments = lexer.comments }
    names = self.names.take()
    var parsed = SyntaxTree()
    swap(&parsed, &tree)
    return parsed
  }

  /// Moves the members of the innermost block to their table.
  private mutating func takeMembers(since start: Int) -> IDRange<MemberSyntax> {
    openMembers.move(from: start, to: &tree.members)
  }

  /// A brace on a line of its own is read too, since it can belong to nothing else.
  @inline(__always)
  mutating func parseBlockIfPresent() -> BlockSyntax? {
    at(.leftBrace) ? parseBlock() : nil
  }

  mutating func parseBlock() -> BlockSyntax {
    let opener = token.range
    if token.startsLine { report(BraceOnNextLine(), opener) }
    let wasBroken = isBroken
    guard depth < Self.depthLimit else {
      report(NestingTooDeep(), opener)
      skipBlock()
      return BlockSyntax(members: .empty, range: SourceRange(Int(opener.start), Int(previousEnd)))
    }
    depth += 1
    advance()
    let start = openMembers.count
    while !at(.endOfFile) && !at(.rightBrace) {
      parseMember()
    }
    isBroken = false
    if at(.rightBrace) {
      advance()
    } else {
      reportMissingBrace(opener)
    }
    isBroken = wasBroken
    depth -= 1
    let range = SourceRange(Int(opener.start), Int(previousEnd))
    return BlockSyntax(members: takeMembers(since: start), range: range)
  }

  /// A brace too many is reported where another one is missing, or where it closes the wrong block, if the indentation
  /// gives that away.
  @inline(never)
  private mutating func reportExtraBrace() {
    if explainedBraces == nil {
      let unopened = UnopenedBrace.find(in: lexer.bytes)
      for brace in unopened where !brace.isReportedElsewhere {
        let problem = MissingBrace.opening(header: line(brace.header), closer: brace.closer)
        problems.append(UnplacedProblem(problem, brace.place))
      }
      let unmatched = unopened.isEmpty ? UnmatchedBrace.find(in: lexer.bytes) : []
      for brace in unmatched { problems.append(UnplacedProblem(ExtraBrace(), brace)) }
      explainedBraces = (unopened.map { $0.closer.start } + unmatched.map { $0.start }).reversed()
    }
    isBroken = false
    // A block that was never opened has its brace too many at its end, or farther down.
    if let closer = explainedBraces?.last, closer <= token.range.start {
      explainedBraces?.removeLast()
    } else {
      report(ExtraBrace(), token.range)
    }
  }

  /// The start of a line, to be shown in a message.
  func line(_ range: SourceRange) -> String {
    let shown = Int(range.start)..<Int(range.end)
    let text = String(decoding: lexer.bytes[shown.prefix(50)], as: UTF8.self)
    return shown.count > 50 ? "…" : text
  }

  /// One problem for all the braces that are open at the end of the file: the innermost, or better the one that a line
  /// inside it gives away.
  private mutating func reportMissingBrace(_ opener: SourceRange) {
    if endsInBlock { return }
    endsInBlock = true
    let suspect = UnclosedBrace.find(in: lexer.bytes)
    report(MissingBrace.closing(likelyBefore: suspect?.line), suspect?.opener ?? opener)
  }
}
