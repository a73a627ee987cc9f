import NavText

/// Bytes to tokens, one at a time.
///
/// Reads bytes, never characters: that is what makes it fast. Any byte string gives tokens; what is not a token is
/// reported once and skipped.
public struct Lexer: Sendable {
  public let bytes: [UInt8]
  private(set) var problems: [UnplacedProblem] = []
  /// Comments in order of appearance.
  private(set) var comments: [Comment] = []
  /// Line ends are met here anyway, so the index of lines costs no pass of its own.
  private(set) var lines = LineIndex.Builder()
  /// Whether the bytes turned out to be no text at all: then nothing after the problem is worth reading.
  private(set) var hasGivenUp = false
  /// After the token that was read last.
  private(set) var offset: Int
  /// Where the text begins, after a byte-order mark.
  private let start: Int

  /// Whether an interpolation is in the text that is being read.
  private var hasInterpolation = false

  /// What words may have been meant to be, which is asked only where something has no meaning.
  var words: WordCatalogue

  public init(_ bytes: [UInt8], words: WordCatalogue = .empty) {
    self.bytes = bytes
    self.words = words
    // A byte-order mark is allowed at the start and means nothing.
    start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    offset = start
  }

  /// The next token. At the end it is `endOfFile` for ever.
  public mutating func next() -> Token {
    // One space or none is before most tokens. After the last byte there is nothing to start a token with.
    var cursor = offset
    var byte = cursor < bytes.count ? bytes[cursor] : 0
    if byte == UInt8(ascii: " ") && cursor &+ 1 < bytes.count {
      cursor &+= 1
      byte = bytes[cursor]
    }
    guard offset == start || !Self.startsToken(byte) else { return token(at: cursor, []) }
    let traits: Token.Traits = skipBlanks() ? .startsLine : []
    return token(at: offset, traits)
  }

  /// The token that starts at an offset.
  @inline(__always)
  mutating func token(at start: Int, _ before: Token.Traits) -> Token {
    guard start < bytes.count else {
      offset = start
      return Token(kind: .endOfFile, traits: .startsLine, range: SourceRange(start, start))
    }
    var traits = before
    let byte = bytes[start]
    let kind: TokenKind
    if Self.isNameStart(byte) {
      kind = name(from: start)
    } else if byte == UInt8(ascii: "\""), let end = Self.endOfPlainText(bytes.span, start) {
      offset = end
      traits.insert(.isPlain)
      kind = .string
    } else {
      offset = start
      kind = scan(byte)
      if kind == .string && hasInterpolation { traits.insert(.isInterpolated) }
    }
    return Token(kind: kind, traits: traits, range: SourceRange(start, offset))
  }

  /// The eight bytes at an offset, which must be there.
  @inline(__always)
  func word(at offset: Int) -> UInt64 { bytes.span.word(at: offset) }

  /// Goes on at an offset, when others have read the tokens up to there.
  mutating func move(to end: Int) { offset = end }

  /// Whether a byte is no blank and begins no comment.
  @inline(__always)
  static func startsToken(_ byte: UInt8) -> Bool {
    byte > UInt8(ascii: " ") && byte != UInt8(ascii: "/")
  }

  /// What is after a line feed and spaces, as between most lines, if it is what the caller looks for.
  @inline(__always)
  mutating func skipLineStart(at offset: Int, to isWanted: (UInt8) -> Bool) -> Int? {
    guard let eight = EightBytes(bytes.span, at: offset) else { return nil }
    let length = eight.leadingLineStart
    guard 1..<8 ~= length, isWanted(eight[length]), lines.startShortLine(at: offset &+ 1)
    else { return nil }
    return offset &+ length
  }

  /// Skips white space and comments. Says whether a line ended, or the file began.
  @inline(never)
  mutating func skipBlanks() -> Bool {
    var startsLine = offset == start
    // Most lines end in a line feed alone and begin with spaces.
    while let eight = EightBytes(bytes.span, at: offset) {
      let length = eight.leadingLineStart
      guard length > 0 else { break }
      startsLine = true
      lines.startLine(at: offset &+ 1)
      offset &+= length
      if length < 8 && Self.startsToken(eight[length]) { return true }
    }
    return skipAnyBlanks(startsLine: startsLine)
  }

  @inline(never)
  private mutating func skipAnyBlanks(startsLine isFirst: Bool) -> Bool {
    var startsLine = isFirst
    let count = bytes.count
    // In a local, which stays in a register: half of a source is blanks.
    var cursor = offset
    while cursor < count {
      let byte = bytes[cursor]
      // Letters, digits and most signs: the token starts here.
      if byte > UInt8(ascii: "/") { break }
      if byte == UInt8(ascii: "\n") {
        startsLine = true
        cursor &+= 1
        lines.startLine(at: cursor)
      } else if byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") {
        cursor &+= 1
      } else if byte == UInt8(ascii: "\r") {
        startsLine = true
        cursor += cursor + 1 < count && bytes[cursor + 1] == UInt8(ascii: "\n") ? 2 : 1
        lines.startLine(at: cursor)
      } else if byte == UInt8(ascii: "/") && cursor + 1 < count
        && (bytes[cursor + 1] == UInt8(ascii: "/") || bytes[cursor + 1] == UInt8(ascii: "*"))
      {
        offset = cursor
        if bytes[cursor + 1] == UInt8(ascii: "/") {
          skipComment(isFirstOnLine: startsLine)
        } else {
          skipBlockComment()
        }
        cursor = offset
      } else {
        break
      }
    }
    offset = cursor
    return startsLine
  }

  private mutating func skipComment(isFirstOnLine: Bool) {
    let start = offset
    let count = bytes.count
    while offset < count && bytes[offset] != UInt8(ascii: "\n")
      && bytes[offset] != UInt8(ascii: "\r")
    {
      offset += 1
    }
    let range = SourceRange(start, offset)
    let isDocumentation =
      offset - start >= 3 && bytes[start + 2] == UInt8(ascii: "/")
      && !(offset - start >= 4 && bytes[start + 3] == UInt8(ascii: "/"))
    comments.append(
      Comment(range: range, isDocumentation: isDocumentation, isFirstOnLine: isFirstOnLine))
    checkUTF8(range)
  }

  /// As other languages write comments: reported, and skipped as its author meant it.
  private mutating func skipBlockComment() {
    let start = offset
    offset += 2
    while offset < bytes.count
      && !(bytes[offset] == UInt8(ascii: "/") && bytes[offset - 1] == UInt8(ascii: "*")
        && offset - start > 2)
    {
      let isCR = bytes[offset] == UInt8(ascii: "\r")
      offset += 1
      if bytes[offset - 1] == UInt8(ascii: "\n")
        || isCR && !(offset < bytes.count && bytes[offset] == UInt8(ascii: "\n"))
      {
        lines.startLine(at: offset)
      }
    }
    offset = min(offset + 1, bytes.count)
    report(BlockComment(), SourceRange(start, start + 2))
  }

  /// Whatever does not start as most names do: signs here, the rest apart.
  @inline(never)
  private mutating func scan(_ byte: UInt8) -> TokenKind {
    switch byte {
    case UInt8(ascii: "{"): return take(1, .leftBrace)
    case UInt8(ascii: "}"): return take(1, .rightBrace)
    case UInt8(ascii: "["): return take(1, .leftBracket)
    case UInt8(ascii: "]"): return take(1, .rightBracket)
    case UInt8(ascii: "("): return take(1, .leftParenthesis)
    case UInt8(ascii: ")"): return take(1, .rightParenthesis)
    case UInt8(ascii: ":"): return take(1, .colon)
    case UInt8(ascii: ","): return take(1, .comma)
    case UInt8(ascii: "."):
      if follows(1, UInt8(ascii: ".")) && follows(2, UInt8(ascii: ".")) {
        return take(3, .ellipsis)
      }
      return take(1, .dot)
    case UInt8(ascii: "-"):
      if follows(1, UInt8(ascii: "-")) && follows(2, UInt8(ascii: ">")) { return wrongArrow(3) }
      return follows(1, UInt8(ascii: ">")) ? take(2, .arrow) : take(1, .minus)
    case UInt8(ascii: "="):
      if follows(1, UInt8(ascii: ">")) { return wrongArrow(2) }
      return follows(1, UInt8(ascii: "=")) ? take(2, .equal) : take(1, .assign)
    case UInt8(ascii: "<"):
      return follows(1, UInt8(ascii: "=")) ? take(2, .lessOrEqual) : take(1, .less)
    case UInt8(ascii: ">"):
      return follows(1, UInt8(ascii: "=")) ? take(2, .greaterOrEqual) : take(1, .greater)
    case UInt8(ascii: "!") where follows(1, UInt8(ascii: "=")): return take(2, .notEqual)
    case UInt8(ascii: "+"): return take(1, .plus)
    case UInt8(ascii: "*"): return take(1, .star)
    case UInt8(ascii: "/"): return take(1, .slash)
    default: return scanLong(byte)
    }
  }

  @inline(never)
  private mutating func scanLong(_ byte: UInt8) -> TokenKind {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): number()
    case UInt8(ascii: "\""): string()
    case UInt8(ascii: "`"): quotedName()
    default: byte < 0x80 ? unknownASCII(byte) : nameOrUnknown()
    }
  }

  private func follows(_ distance: Int, _ byte: UInt8) -> Bool {
    offset &+ distance < bytes.count && bytes[offset &+ distance] == byte
  }

  private mutating func take(_ count: Int, _ kind: TokenKind) -> TokenKind {
    offset &+= count
    return kind
  }

  // MARK: Names

  @inline(__always)
  private mutating func name(from start: Int) -> TokenKind {
    // Most names are shorter than eight bytes.
    guard let eight = EightBytes(bytes.span, at: start) else { return restOfName(from: start &+ 1) }
    let length = eight.leadingNameBytes
    guard length < 8, eight[length] < 0x80 else { return restOfName(from: start &+ length) }
    offset = start &+ length
    return .name
  }

  /// Goes on with a name that is long, holds letters of any script, or ends near the end of the file.
  @inline(never)
  private mutating func restOfName(from start: Int) -> TokenKind {
    var end = start
    offset = end
    while let eight = EightBytes(bytes.span, at: end) {
      let length = eight.leadingNameBytes
      end &+= length
      offset = end
      if length < 8 { return bytes[end] < 0x80 ? .name : nameBeyondASCII() }
    }
    return nameBeyondASCII()
  }

  @inline(__always)
  static func isNameStart(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- UInt8(ascii: "a") < 26 || byte == UInt8(ascii: "_")
  }

  /// ASCII letters, digits and the underscore.
  static func isNameByte(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- UInt8(ascii: "a") < 26 || byte &- UInt8(ascii: "0") < 10
      || byte == UInt8(ascii: "_")
  }

  /// Goes on with a name that holds letters of any script, or that ends near the end of the file.
  @inline(never)
  private mutating func nameBeyondASCII() -> TokenKind {
    while offset < bytes.count {
      if Self.isNameByte(bytes[offset]) {
        offset += 1
      } else if let scalar = bytes.span.scalar(at: offset), scalar.value >= 0x80,
        !LookAlike.isPunctuation(scalar.value)
      {
        offset += scalar.length
      } else {
        break
      }
    }
    return .name
  }

  private mutating func nameOrUnknown() -> TokenKind {
    guard let scalar = bytes.span.scalar(at: offset) else {
      return unreadable()
    }
    if !LookAlike.isPunctuation(scalar.value) {
      offset += scalar.length
      return nameBeyondASCII()
    }
    if LookAlike.isQuote(scalar.value), let text = otherQuotes(scalar.length) { return text }
    let start = offset
    offset += scalar.length
    let meant = LookAlike.meant(scalar.value)
    report(LookAlikeCharacter.character(scalar.value, meant: meant), SourceRange(start, offset))
    return meant == "->" ? .arrow : .unknown
  }

  /// `=>` and `-->` are reported, and read as what they mean.
  @inline(never)
  private mutating func wrongArrow(_ length: Int) -> TokenKind {
    report(LookAlikeCharacter.arrow, SourceRange(offset, offset + length))
    return take(length, .arrow)
  }

  /// A text in curly, angular or single quotes is one problem. Nil when its line has no closing one.
  private mutating func otherQuotes(_ openingLength: Int) -> TokenKind? {
    var cursor = offset + openingLength
    while cursor < bytes.count, bytes[cursor] != UInt8(ascii: "\n"),
      bytes[cursor] != UInt8(ascii: "\r")
    {
      let scalar = bytes.span.scalar(at: cursor)
      if let scalar, LookAlike.isQuote(scalar.value) {
        let range = SourceRange(offset, cursor + scalar.length)
        report(
          LookAlikeCharacter.quotes(opening: openingLength, closing: scalar.length), range)
        offset = Int(range.end)
        return .string
      }
      cursor += scalar?.length ?? 1
    }
    return nil
  }

  /// A run of bytes that are not UTF-8 is one problem.
  private mutating func unreadable() -> TokenKind {
    let start = offset
    if start == 0 && (bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])) {
      return giveUp(InvalidUTF8(), length: 2)
    }
    while offset < bytes.count && bytes[offset] >= 0x80
      && bytes.span.scalar(at: offset) == nil
    {
      offset += 1
    }
    report(InvalidUTF8(), SourceRange(start, offset))
    return .unknown
  }

  private mutating func giveUp<Problem: SyntaxProblem>(
    _ problem: Problem, length: Int
  ) -> TokenKind {
    report(problem, SourceRange(offset, offset + length))
    hasGivenUp = true
    offset = bytes.count
    return .unknown
  }

  private mutating func unknownASCII(_ byte: UInt8) -> TokenKind {
    if byte == 0 { return giveUp(UnexpectedCharacter(0), length: 1) }
    if byte == UInt8(ascii: "'"), let text = otherQuotes(1) { return text }
    let start = offset
    while offset < bytes.count && bytes[offset] == byte {
      offset += 1
    }
    reportUnknownSign(byte, SourceRange(start, offset))
    return .unknown
  }

  /// What a sign without a meaning was meant for.
  private mutating func reportUnknownSign(_ byte: UInt8, _ range: SourceRange) {
    let start = Int(range.start)
    if byte == UInt8(ascii: "?"), let choice = SwiftChoice(bytes, at: start) {
      return report(choice, choice.range)
    }
    let isPostfix =
      start > 0
      && (Self.isNameByte(bytes[start - 1]) || bytes[start - 1] == UInt8(ascii: "]")
        || bytes[start - 1] == UInt8(ascii: ")"))
    guard isPostfix, byte == UInt8(ascii: "!") || byte == UInt8(ascii: "?") else {
      return report(UnexpectedCharacter(byte), range)
    }
    if let call = SwiftCall(bytes, at: start, behind: Int(range.end), &words) {
      report(call, call.range)
    } else if byte == UInt8(ascii: "!") {
      report(Unwrapping(), range)
    } else {
      report(UnexpectedCharacter(byte), range)
    }
  }

  @inline(never)
  private mutating func report<Problem: SyntaxProblem>(_ problem: Problem, _ range: SourceRange) {
    problems.append(UnplacedProblem(problem, range))
  }

  private mutating func quotedName() -> TokenKind {
    let start = offset
    offset += 1
    while offset < bytes.count, bytes[offset] != UInt8(ascii: "`"),
      bytes[offset] != UInt8(ascii: "\n"), bytes[offset] != UInt8(ascii: "\r")
    {
      offset += 1
    }
    let content = SourceRange(start + 1, offset)
    guard follows(0, UInt8(ascii: "`")) else {
      report(UnterminatedName(), SourceRange(start, offset))
      return .unknown
    }
    offset += 1
    guard !content.isEmpty, isName(content) else {
      report(BadQuotedName(), SourceRange(start, offset))
      return .unknown
    }
    return .quotedName
  }

  private func isName(_ range: SourceRange) -> Bool {
    var probe = Lexer(Array(bytes[Int(range.start)..<Int(range.end)]))
    let token = probe.next()
    return token.kind == .name && token.range == SourceRange(0, range.count)
  }

  // MARK: Numbers and texts

  private mutating func number() -> TokenKind {
    let start = offset
    skipDigits()
    var kind = TokenKind.integer
    if follows(0, UInt8(ascii: ".")) && offset + 1 < bytes.count
      && (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[offset + 1])
    {
      kind = .decimal
      offset += 1
      skipDigits()
    }
    // `12px` is one mistake, not a number and a name.
    if offset < bytes.count && (Self.isNameByte(bytes[offset]) || bytes[offset] >= 0x80) {
      _ = nameBeyondASCII()
      if offset == start { offset += 1 }
      report(BadNumber.withLetters, SourceRange(start, offset))
    }
    return kind
  }

  private mutating func skipDigits() {
    while offset < bytes.count
      && (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[offset])
    {
      offset += 1
    }
  }

  /// Where the text that starts at an offset ends, if it is plain as most are, and not at the end of the file.
  @inline(__always)
  static func endOfPlainText(_ bytes: Span<UInt8>, _ start: Int) -> Int? {
    var cursor = start &+ 1
    while let eight = EightBytes(bytes, at: cursor) {
      let length = eight.leadingPlainText
      cursor &+= length
      if length < 8 { return bytes[cursor] == UInt8(ascii: "\"") ? cursor &+ 1 : nil }
    }
    return nil
  }

  /// A text ends at its closing quote, or unfinished at the end of the line.
  private mutating func string() -> TokenKind {
    let start = offset
    offset += 1
    hasInterpolation = false
    var isPlain = true
    while offset < bytes.count {
      if let eight = EightBytes(bytes.span, at: offset) {
        let length = eight.leadingPlainText
        offset &+= length
        if length == 8 { continue }
      }
      let byte = bytes[offset]
      if byte == UInt8(ascii: "\"") {
        offset += 1
        if !isPlain {
          checkUTF8(SourceRange(start, offset))
        }
        return .string
      }
      if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") {
        break
      }
      if byte == UInt8(ascii: "\\") {
        escape()
      } else {
        if byte >= 0x80 {
          isPlain = false
        } else if byte < 0x20 && byte != UInt8(ascii: "\t") || byte == 0x7F {
          report(UnexpectedCharacter(byte), SourceRange(offset, offset + 1))
        }
        offset += 1
      }
    }
    hasInterpolation = false
    // The place is the opening quote: the rest of the line is not at fault.
    report(UnterminatedString(), SourceRange(start, offset))
    return .string
  }

  private mutating func escape() {
    let start = offset
    offset += 1
    guard offset < bytes.count else { return }
    switch bytes[offset] {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "n"), UInt8(ascii: "t"):
      offset += 1
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
      break
    case UInt8(ascii: "u") where follows(1, UInt8(ascii: "{")):
      offset += 2
      let digits = offset
      var value: UInt32 = 0
      while offset < bytes.count, let digit = StringLiteral.hexadecimal(bytes[offset]),
        offset - digits < 8
      {
        value = value << 4 | digit
        offset += 1
      }
      if offset > digits && follows(0, UInt8(ascii: "}")) && Unicode.Scalar(value) != nil
        && offset - digits <= 6
      {
        offset += 1
      } else {
        report(UnknownEscape.unknown, SourceRange(start, offset))
      }
    case UInt8(ascii: "("):
      if let end = Interpolation.end(in: bytes, at: start) {
        offset = end
        hasInterpolation = true
      } else {
        offset += 1
        report(UnknownEscape.interpolation, SourceRange(start, offset))
      }
    default:
      offset += 1
      while offset < bytes.count && bytes[offset] & 0xC0 == 0x80 {
        offset += 1
      }
      report(UnknownEscape.unknown, SourceRange(start, offset))
    }
  }

  private mutating func checkUTF8(_ range: SourceRange) {
    var cursor = Int(range.start)
    while cursor < Int(range.end) {
      if bytes[cursor] < 0x80 {
        cursor += 1
      } else if let scalar = bytes.span.scalar(at: cursor) {
        cursor += scalar.length
      } else {
        let start = cursor
        repeat {
          cursor += 1
        } while cursor < Int(range.end) && bytes[cursor] >= 0x80
          && bytes.span.scalar(at: cursor) == nil
        report(InvalidUTF8(), SourceRange(start, cursor))
      }
    }
  }
}

/// Every token of a source, for `--emit tokens` and for tests.
public func tokens(of source: SourceText) -> [Token] {
  var lexer = Lexer(source.bytes)
  var tokens: [Token] = []
  while true {
    let token = lexer.next()
    tokens.append(token)
    if token.kind == .endOfFile { return tokens }
  }
}
