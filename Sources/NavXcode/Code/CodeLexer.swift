import NavText

/// Swift or Objective-C to tokens, without comments and white space.
///
/// Any bytes give tokens, in one pass: what is not understood is a sign. Names are interned on the way, so that scanners
/// compare numbers.
struct CodeLexer {
  let bytes: [UInt8]
  let language: SourceLanguage
  var offset = 0
  private var startsLine = true
  private(set) var tokens: [CodeToken] = []
  private var branches: [Branch] = []

  /// An `#if` that is open.
  private struct Branch {
    /// Whether the condition of a part before this one holds for certain, so that no other is compiled.
    var isDecided: Bool
    /// Whether a part of it gave tokens.
    var hasTokens = false
  }

  init(_ bytes: [UInt8], _ language: SourceLanguage) {
    self.bytes = bytes
    self.language = language
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
  }

  static func tokens(
    of bytes: [UInt8], _ language: SourceLanguage, _ names: inout NameTable
  ) -> [CodeToken] {
    var lexer = CodeLexer(bytes, language)
    lexer.tokens.reserveCapacity(bytes.count / 6)
    let source = bytes.span
    while lexer.skipBlanks(source) {
      // Half of all tokens are names.
      if !lexer.name(source, &names) { lexer.next(&names) }
    }
    return lexer.tokens
  }

  /// Goes to the next token or comment, and says whether there is one.
  private mutating func skipBlanks(_ source: Span<UInt8>) -> Bool {
    var cursor = offset
    while cursor < source.count, source[cursor] <= 0x20 {
      let byte = source[cursor]
      if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") { startsLine = true }
      cursor &+= 1
    }
    offset = cursor
    return cursor < source.count
  }

  private mutating func name(_ source: Span<UInt8>, _ names: inout NameTable) -> Bool {
    let start = offset
    // A digit begins a number.
    guard Self.isNameByte(source[start]), source[start] &- UInt8(ascii: "0") >= 10 else {
      return false
    }
    var cursor = start &+ 1
    while cursor < source.count, Self.isNameByte(source[cursor]) { cursor &+= 1 }
    offset = cursor
    let name = names.intern(source, start, cursor)
    add(.name, start, name: name, word: CodeWord.word(of: name))
    return true
  }

  private mutating func next(_ names: inout NameTable) {
    let start = offset
    let byte = bytes[start]
    switch byte {
    case UInt8(ascii: "/") where follows(1, "/"): skipLine()
    case UInt8(ascii: "/") where follows(1, "*"): skipBlockComment()
    case UInt8(ascii: "/") where language == .swift && startsExpression && skipRegex(): break
    case UInt8(ascii: "\""): string(from: start, &names)
    case UInt8(ascii: "#"): hash(&names)
    case UInt8(ascii: "`") where language == .swift: quotedName(&names)
    case UInt8(ascii: "'") where language == .objectiveC: skipCharacter()
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      while offset < bytes.count, Self.isNameByte(bytes[offset]) { offset += 1 }
      add(.number, start)
    default:
      offset += 1
      add(.sign, start, sign: byte)
    }
  }

  private mutating func add(
    _ kind: CodeToken.Kind, _ start: Int, name: Name = .none, word: CodeWord? = nil, sign: UInt8 = 0
  ) {
    tokens.append(
      CodeToken(
        kind: kind, startsLine: startsLine, word: word, sign: sign, name: name,
        range: SourceRange(start, offset)))
    startsLine = false
  }

  func follows(_ distance: Int, _ byte: Unicode.Scalar) -> Bool {
    offset + distance < bytes.count && bytes[offset + distance] == UInt8(ascii: byte)
  }

  /// Letters of any script count: bytes beyond ASCII are nothing else outside of strings and comments.
  @inline(__always)
  static func isNameByte(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- UInt8(ascii: "a") < 26 || byte &- UInt8(ascii: "0") < 10
      || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$") || byte >= 0x80
  }

  private mutating func skipName() {
    while offset < bytes.count, Self.isNameByte(bytes[offset]) { offset += 1 }
  }

  /// `` `class` `` is a name and no word.
  private mutating func quotedName(_ names: inout NameTable) {
    let start = offset
    offset += 1
    skipName()
    guard offset > start + 1, follows(0, "`") else { return add(.sign, start, sign: bytes[start]) }
    let name = names.intern(bytes.span, start + 1, offset)
    offset += 1
    add(.name, start, name: name)
  }

  // MARK: What is skipped

  mutating func skipLine() {
    let bytes = bytes
    let source = bytes.span
    var cursor = offset
    while cursor < source.count, source[cursor] != UInt8(ascii: "\n"),
      source[cursor] != UInt8(ascii: "\r")
    {
      cursor &+= 1
    }
    offset = cursor
  }

  /// Swift's comments nest, Objective-C's do not.
  private mutating func skipBlockComment() {
    var depth = 1
    offset += 2
    while offset < bytes.count && depth > 0 {
      if follows(0, "*") && follows(1, "/") {
        depth -= 1
        offset += 2
      } else if language == .swift && follows(0, "/") && follows(1, "*") {
        depth += 1
        offset += 2
      } else {
        offset += 1
      }
    }
  }

  private mutating func skipCharacter() {
    offset += 1
    while offset < bytes.count, bytes[offset] != UInt8(ascii: "\n") {
      let byte = bytes[offset]
      offset += byte == UInt8(ascii: "\\") ? 2 : 1
      if byte == UInt8(ascii: "'") { break }
    }
    offset = min(offset, bytes.count)
  }

  /// Whether a value may begin here, so that a slash is no division.
  private var startsExpression: Bool {
    guard let last = tokens.last else { return false }
    return last.word == .return
      || last.kind == .sign && [UInt8](arrayLiteral: 40, 44, 58, 61, 91).contains(last.sign)
  }

  /// A regular expression between slashes ends on its line, and neither begins nor ends with a space.
  private mutating func skipRegex() -> Bool {
    guard !follows(1, " "), !follows(1, "=") else { return false }
    var cursor = offset + 1
    while cursor < bytes.count, bytes[cursor] != UInt8(ascii: "\n") {
      if bytes[cursor] == UInt8(ascii: "/") {
        offset = cursor + 1
        return true
      }
      cursor += bytes[cursor] == UInt8(ascii: "\\") ? 2 : 1
    }
    return false
  }

  // MARK: Strings

  private mutating func string(from start: Int, hashes: Int = 0, _ names: inout NameTable) {
    var strings = CodeString(bytes, offset, language)
    let isPlain = strings.skip(hashes: hashes)
    offset = strings.offset
    guard isPlain, let content = strings.content else {
      guard let type = typeName(from: start) else { return add(.richString, start) }
      let name = names.intern(bytes.span, type.lowerBound, type.upperBound)
      return add(.typeString, start, name: name)
    }
    add(.string, start, name: names.intern(bytes.span, content.lowerBound, content.upperBound))
  }

  private static let typeOpening = Array("\"\\(".utf8)
  private static let typeClosing = Array(".self)\"".utf8)

  /// The name in `"\(CartController.self)"`, of which the string that was just read may be made.
  private func typeName(from start: Int) -> Range<Int>? {
    let (first, last) = (start + Self.typeOpening.count, offset - Self.typeClosing.count)
    guard language == .swift, first < last,
      bytes[start..<first].elementsEqual(Self.typeOpening),
      bytes[last..<offset].elementsEqual(Self.typeClosing),
      bytes[first..<last].allSatisfy({ Self.isNameByte($0) })
    else { return nil }
    return first..<last
  }

  // MARK: After a hash

  private mutating func hash(_ names: inout NameTable) {
    let start = offset
    if language == .objectiveC {
      guard startsLine else {
        offset += 1
        return add(.sign, start, sign: bytes[start])
      }
      return directive(&names)
    }
    var end = start
    while end < bytes.count, bytes[end] == UInt8(ascii: "#") { end += 1 }
    if end < bytes.count, bytes[end] == UInt8(ascii: "\"") {
      offset = end
      return string(from: start, hashes: end - start, &names)
    }
    if end < bytes.count, bytes[end] == UInt8(ascii: "/"),
      let regexEnd = CodeRegex.end(in: bytes, slash: end, hashes: end - start)
    {
      offset = regexEnd
      return
    }
    if startsLine, end == start + 1 { return directive(&names) }
    offset = end
    add(.sign, start, sign: bytes[start])
  }

  /// A line for the preprocessor, or Swift's `#if`.
  private mutating func directive(_ names: inout NameTable) {
    let start = offset
    offset += 1
    while follows(0, " ") || follows(0, "\t") { offset += 1 }
    let nameStart = offset
    skipName()
    let directive = String(decoding: bytes[nameStart..<offset], as: UTF8.self)
    switch directive {
    case "if", "ifdef", "ifndef":
      let value = condition(directive)
      branches.append(Branch(isDecided: value == true))
      branch(start, isSkipped: value == false)
    case "elif", "elseif", "elifdef", "elifndef":
      let isDecided = branches.last?.isDecided == true
      let value = isDecided ? false : condition(directive)
      if value == true, !branches.isEmpty { branches[branches.count - 1].isDecided = true }
      branch(start, isSkipped: value == false)
    case "else": branch(start, isSkipped: branches.last?.isDecided == true)
    case "endif":
      if branches.popLast()?.hasTokens != false { add(.branchEnd, start) }
      skipLine()
    case "import" where language == .objectiveC, "include": importLine(start, &names)
    case "define": define(&names)
    case "pragma", "error", "warning", "undef", "line", "sourceLocation": skipContinuedLine()
    default:
      // `#selector(…)`, `#Preview { … }` and other macros of Swift are ordinary code.
      if language == .objectiveC { skipContinuedLine() }
    }
  }

  /// Whether what follows a directive is compiled for iOS; nil where that depends on settings.
  private func condition(_ directive: String) -> Bool? {
    var end = offset
    while end < bytes.count, bytes[end] != UInt8(ascii: "\n"), bytes[end] != UInt8(ascii: "\r") {
      end += 1
    }
    // A condition that goes on in the next line is left open.
    if end > offset, bytes[end - 1] == UInt8(ascii: "\\") { return nil }
    let line = bytes[offset..<end]
    switch directive {
    case "ifdef", "elifdef": return CodeCondition.isDefined(line)
    case "ifndef", "elifndef": return CodeCondition.isDefined(line).map { !$0 }
    default: return CodeCondition.value(of: line, language)
    }
  }

  /// Begins a part of an `#if`, or goes past it to the next directive of the same one.
  private mutating func branch(_ start: Int, isSkipped: Bool) {
    guard !isSkipped else { return skipUntilNextBranch() }
    // What is read first is the first branch, whatever was left out before it.
    let isFirst = branches.last?.hasTokens == false
    if !branches.isEmpty { branches[branches.count - 1].hasTokens = true }
    add(isFirst ? .branchStart : .branchElse, start)
    skipLine()
  }

  /// Leaves the offset at the `#else` or `#endif` that belongs to the `#if` that is open.
  private mutating func skipUntilNextBranch() {
    var depth = 1
    skipLine()
    while offset < bytes.count {
      while offset < bytes.count, bytes[offset] <= 0x20 { offset += 1 }
      let start = offset
      if follows(0, "#") {
        offset += 1
        while follows(0, " ") || follows(0, "\t") { offset += 1 }
        let nameStart = offset
        skipName()
        switch String(decoding: bytes[nameStart..<offset], as: UTF8.self) {
        case "if", "ifdef", "ifndef": depth += 1
        case "endif":
          depth -= 1
          if depth == 0 { return goBack(to: start) }
        case "else", "elif", "elseif", "elifdef", "elifndef":
          if depth == 1 { return goBack(to: start) }
        default: break
        }
      }
      skipLine()
    }
  }

  private mutating func goBack(to directive: Int) {
    offset = directive
    startsLine = true
  }

  /// A name in the place of an import: the module of `<Module/Header.h>`, the file of `"Folder/Header.h"`.
  private mutating func importLine(_ start: Int, _ names: inout NameTable) {
    while follows(0, " ") || follows(0, "\t") { offset += 1 }
    if follows(0, "<") {
      let nameStart = offset + 1
      offset += 1
      skipName()
      // Frameworks have folders, headers of the system and of C have none.
      if follows(0, "/"), offset > nameStart {
        let name = names.intern(bytes.span, nameStart, offset)
        add(.importedModule, start, name: name)
      }
    } else if follows(0, "\"") {
      offset += 1
      var nameStart = offset
      while offset < bytes.count, bytes[offset] >= 0x20, !follows(0, "\"") {
        if follows(0, "/") { nameStart = offset + 1 }
        offset += 1
      }
      add(.importedHeader, start, name: names.intern(bytes.span, nameStart, offset))
    }
    skipLine()
  }

  /// `#define NAME @"value"` gives a name and a string; any other body may hold half of a declaration and is skipped.
  private mutating func define(_ names: inout NameTable) {
    while follows(0, " ") || follows(0, "\t") { offset += 1 }
    let nameStart = offset
    skipName()
    let nameEnd = offset
    while follows(0, " ") || follows(0, "\t") || follows(0, "(") { offset += 1 }
    if follows(0, "@") { offset += 1 }
    if nameEnd > nameStart, follows(0, "\"") {
      let name = names.intern(bytes.span, nameStart, nameEnd)
      let end = offset
      offset = nameEnd
      add(.definedName, nameStart, name: name)
      offset = end
      string(from: end, &names)
    }
    skipContinuedLine()
  }

  /// A line that ends in a backslash goes on in the next.
  private mutating func skipContinuedLine() {
    while offset < bytes.count {
      skipLine()
      guard offset > 0, offset < bytes.count, bytes[offset - 1] == UInt8(ascii: "\\") else {
        return
      }
      offset += 1
      if follows(0, "\n") && bytes[offset - 1] == UInt8(ascii: "\r") { offset += 1 }
    }
  }
}
