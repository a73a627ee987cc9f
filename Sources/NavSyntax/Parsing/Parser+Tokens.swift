import NavText

// Most tokens are short names that are known, and signs. These are read without a call: what is rarer is called last of
// all, so that none needs a frame.

extension Parser {
  /// On to the next token.
  @inline(never)
  mutating func advance() {
    previousEnd = token.range.end
    if ahead.kind == .unknown { return skipUnknown() }
    token = ahead
    tokenName = aheadName
    if ahead.range.end >= textEnd { return endText() }
    readAhead(from: Int(truncatingIfNeeded: ahead.range.end), [])
  }

  /// What is behind an expression in a text is no token.
  @inline(never)
  private mutating func endText() {
    ahead = Token(
      kind: .endOfFile, traits: .startsLine, range: SourceRange(Int(textEnd), Int(textEnd)))
    aheadName = .none
  }

  /// What the lexer could not read was reported there; the parser never sees it, but takes the member for broken.
  @inline(never)
  private mutating func skipUnknown() {
    isBroken = true
    // What follows must still be known to start a line.
    var traits: Token.Traits = []
    while ahead.kind == .unknown {
      if ahead.startsLine { traits = .startsLine }
      if ahead.range.end >= textEnd { endText() } else { readNext() }
    }
    token = Token(kind: ahead.kind, traits: ahead.traits.union(traits), range: ahead.range)
    tokenName = aheadName
    if ahead.range.end >= textEnd { endText() } else { readNext() }
  }

  /// Reads the token at an offset or after a space there.
  @inline(__always)
  private mutating func readAhead(from offset: Int, _ traits: Token.Traits) {
    var start = offset
    // A space and the longest sign or short name.
    guard start >= 0 && start &+ 9 < lexer.bytes.count else { return readLast(start, traits) }
    var word = lexer.word(at: start)
    if UInt8(truncatingIfNeeded: word) == UInt8(ascii: " ") {
      start &+= 1
      word = lexer.word(at: start)
    }
    let byte = UInt8(truncatingIfNeeded: word)
    if Lexer.isNameStart(byte) {
      switch EightBytes(word).namePart {
      case .end(let head, let count):
        found(.name, traits, start, count)
        guard let name = names.knownName(head, count: count) else {
          return internAhead(names.hash(head, count), head)
        }
        aheadName = name
      case .whole: readLongName(start, traits, word)
      case .beyondASCII: readAny(at: start, traits)
      }
    } else if byte <= UInt8(ascii: " ") {
      readBehindBlanks(start)
    } else if let sign = TokenKind(sign: byte) {
      found(sign, traits, start, 1)
      aheadName = .none
    } else if UInt16(truncatingIfNeeded: word) == TokenKind.arrowBytes {
      found(.arrow, traits, start, 2)
      aheadName = .none
    } else if byte == UInt8(ascii: "."), word &>> 8 & 0xFF != UInt64(UInt8(ascii: ".")) {
      found(.dot, traits, start, 1)
      aheadName = .none
    } else if byte == UInt8(ascii: "\"") {
      readText(start, traits)
    } else if Lexer.startsToken(byte) {
      readAny(at: start, traits)
    } else {
      readBehindBlanks(start)
    }
  }

  @inline(__always)
  private mutating func found(
    _ kind: TokenKind, _ traits: Token.Traits, _ start: Int, _ count: Int
  ) {
    ahead = Token(kind: kind, traits: traits, range: SourceRange(start, start &+ count))
  }

  /// Reads a token behind blanks, which mostly are a line feed and the indentation of the next line.
  @inline(never)
  private mutating func readBehindBlanks(_ start: Int) {
    guard let next = lexer.skipLineStart(at: start, to: Lexer.startsToken) else {
      return readBehindEmptyLine(start)
    }
    readAhead(from: next, .startsLine)
  }

  @inline(never)
  private mutating func readBehindEmptyLine(_ start: Int) {
    guard let line = lexer.skipLineStart(at: start, to: { $0 == UInt8(ascii: "\n") }) else {
      return readBehindAnyBlanks(start)
    }
    guard let next = lexer.skipLineStart(at: line, to: Lexer.startsToken) else {
      return readBehindAnyBlanks(line)
    }
    readAhead(from: next, .startsLine)
  }

  @inline(never)
  private mutating func readBehindAnyBlanks(_ start: Int) {
    lexer.move(to: start)
    let traits: Token.Traits = lexer.skipBlanks() ? .startsLine : []
    readAny(at: lexer.offset, traits)
  }

  /// Reads a name of eight bytes or more.
  @inline(never)
  private mutating func readLongName(_ start: Int, _ traits: Token.Traits, _ head: UInt64) {
    let next = lexer.bytes[start &+ 8]
    guard !Lexer.isNameByte(next) && next < 0x80 else { return readLongerName(start, traits, head) }
    found(.name, traits, start, 8)
    guard let name = names.knownName(head, count: 8) else {
      return internAhead(names.hash(head, 8), head)
    }
    aheadName = name
  }

  @inline(never)
  private mutating func readLongerName(_ start: Int, _ traits: Token.Traits, _ head: UInt64) {
    var reading = names.reading(head)
    var cursor = start &+ 8
    while let eight = EightBytes(lexer.bytes.span, at: cursor) {
      switch eight.namePart {
      case .whole:
        reading.append(eight.word)
        cursor &+= 8
      case .beyondASCII: return readAny(at: start, traits)
      case .end(let rest, let count):
        reading.append(rest, count: count)
        found(.name, traits, start, cursor &+ count &- start)
        let key = reading.key
        guard let name = names.knownName(key, lexer.bytes.span, start) else {
          return internAhead(key.hash, key.head)
        }
        aheadName = name
        return
      }
    }
    readAny(at: start, traits)
  }

  @inline(never)
  private mutating func readText(_ start: Int, _ traits: Token.Traits) {
    guard let end = Lexer.endOfPlainText(lexer.bytes.span, start) else {
      return readAny(at: start, traits)
    }
    found(.string, traits.union(.isPlain), start, end &- start)
    aheadName = .none
  }

  /// Reads a token near the end of the file.
  @inline(never)
  private mutating func readLast(_ start: Int, _ traits: Token.Traits) {
    lexer.move(to: start)
    let token = lexer.next()
    ahead = Token(kind: token.kind, traits: token.traits.union(traits), range: token.range)
    aheadName = name(of: ahead)
  }

  /// Reads the token after the one that the lexer read last.
  @inline(never)
  mutating func readNext() {
    ahead = lexer.next()
    aheadName = name(of: ahead)
  }

  /// Reads any token, which starts at an offset.
  @inline(never)
  private mutating func readAny(at start: Int, _ traits: Token.Traits) {
    ahead = lexer.token(at: start, traits)
    aheadName = name(of: ahead)
  }

  @inline(never)
  private mutating func internAhead(_ hash: UInt32, _ head: UInt64) {
    aheadName = names.intern(lexer.bytes, ahead.range, hash: hash, head: head)
  }

  mutating func name(of token: Token) -> Name {
    switch token.kind {
    case .name: names.intern(lexer.bytes, token.range)
    case .quotedName:
      names.intern(
        lexer.bytes, SourceRange(Int(token.range.start) + 1, Int(token.range.end) - 1))
    default: .none
    }
  }
}

extension TokenKind {
  /// The sign that is all of a byte, whatever follows it.
  @inline(__always)
  fileprivate init?(sign byte: UInt8) {
    switch byte {
    case UInt8(ascii: "{"): self = .leftBrace
    case UInt8(ascii: "}"): self = .rightBrace
    case UInt8(ascii: "["): self = .leftBracket
    case UInt8(ascii: "]"): self = .rightBracket
    case UInt8(ascii: "("): self = .leftParenthesis
    case UInt8(ascii: ")"): self = .rightParenthesis
    case UInt8(ascii: ":"): self = .colon
    case UInt8(ascii: ","): self = .comma
    case UInt8(ascii: "+"): self = .plus
    case UInt8(ascii: "*"): self = .star
    default: return nil
    }
  }

  /// An arrow as a number.
  fileprivate static var arrowBytes: UInt16 {
    UInt16(UInt8(ascii: "-")) | UInt16(UInt8(ascii: ">")) << 8
  }
}
