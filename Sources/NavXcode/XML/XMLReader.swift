import NavText

/// Reads XML 1.0 (fifth edition) without external entities: the first thing that is not well-formed ends it.
///
/// `names` may hold words beforehand, whose ids are then known to the caller.
public func readXML(_ bytes: [UInt8], names: consuming NameTable = NameTable()) -> XMLDocument {
  let text = XMLEncoding.text(of: bytes)
  let span = text.bytes.span
  var reader = XMLReader(text.bytes, names: names)
  if text.finding == nil {
    do throws(XMLFinding) {
      try reader.readDocument(span)
    } catch {
      reader.document.problem = error
    }
  }
  if text.finding == nil && reader.document.problem == nil && !reader.isUnsure {
    reader.document.lines = LineIndex(reader.lines)
    return reader.document
  }
  let (lines, badCharacter) = XMLCharacters.lines(of: span)
  reader.document.lines = lines
  reader.document.problem = text.finding ?? first(reader.document.problem, badCharacter)
  reader.closeAll()
  return reader.document
}

/// The earlier finding; the invalid character if both are at the same place.
private func first(_ finding: XMLFinding?, _ badCharacter: XMLFinding?) -> XMLFinding? {
  guard let finding, let badCharacter else { return finding ?? badCharacter }
  return finding.range.start < badCharacter.range.start ? finding : badCharacter
}

/// One pass over the text. What it meets goes into the document's tables at once.
struct XMLReader {
  static let deepestNesting = 512

  var document: XMLDocument
  var offset = 0
  /// The elements that are open, the root first.
  var open: [ID<XMLElement>] = []
  var search = XMLAttributeSearch()
  /// The start tag before this one.
  var lastTag = Name.none
  var guesses = [XMLGuess](repeating: .none, count: XMLGuess.count)
  /// The lines so far.
  var lines = LineIndex.Builder()
  /// Whether something was met that may end a line, or be no character: CR, tags and values of several lines, names
  /// that are not ASCII. Then all of the text is looked through once more, which most texts are spared.
  var isUnsure = false

  init(_ bytes: [UInt8], names: consuming NameTable) {
    var names = names
    // As much as storyboards have, of which Interface Builder writes every one in the same way.
    names.reserveCapacity(
      names: names.count + bytes.count / 96, bytes: names.byteCount / 4 + bytes.count / 8)
    document = XMLDocument(bytes: bytes, names: names)
    lines.reserveCapacity(bytes.count / 32)
    document.elements.reserveCapacity(bytes.count / 96)
    document.attributes.reserveCapacity(bytes.count / 36)
    open.reserveCapacity(32)
  }

  mutating func readDocument(_ bytes: Span<UInt8>) throws(XMLFinding) {
    offset = XMLEncoding.markLength(bytes)
    isUnsure = offset > 0
    try readDeclaration(bytes)
    var hasRoot = false
    while true {
      skipSpace(bytes)
      guard offset < bytes.count else { break }
      guard bytes[offset] == UInt8(ascii: "<") else {
        throw laterConflict(bytes, at: offset)
          ?? XMLFinding(hasRoot ? .textBehindRoot : .textBeforeRoot, offset, offset + 1)
      }
      let next = offset + 1 < bytes.count ? bytes[offset + 1] : 0
      if next == UInt8(ascii: "!") || next == UInt8(ascii: "?") {
        try readMarkup(bytes, allowsDoctype: !hasRoot)
      } else if hasRoot {
        throw conflict(bytes) ?? XMLFinding(.textBehindRoot, offset, offset + 1)
      } else {
        hasRoot = true
        try readStartTag(bytes)
        try readContent(bytes)
      }
    }
    if !hasRoot { throw XMLFinding(.noRoot, bytes.count, bytes.count) }
  }

  /// Everything up to the end of the root.
  private mutating func readContent(_ bytes: Span<UInt8>) throws(XMLFinding) {
    while let element = open.last {
      if offset < bytes.count && bytes[offset] != UInt8(ascii: "<") {
        // Mostly the end of a line, and the blanks before what is on the next.
        if bytes[offset] == 10 { startLine() }
        skipSpace(bytes)
      }
      guard offset < bytes.count else { throw unclosed(element, bytes.count) }
      if bytes[offset] != UInt8(ascii: "<") {
        try readText(bytes, of: element)
        continue
      }
      guard offset + 1 < bytes.count else { throw unclosed(element, bytes.count) }
      switch bytes[offset + 1] {
      case UInt8(ascii: "/"): try readEndTag(bytes)
      case UInt8(ascii: "!"), UInt8(ascii: "?"): try readMarkup(bytes, allowsDoctype: false)
      default: try readStartTag(bytes)
      }
    }
  }

  /// White space before a text belongs to it; `skipSpace` has left it behind.
  private mutating func readText(
    _ bytes: Span<UInt8>, of element: ID<XMLElement>
  ) throws(XMLFinding) {
    var start = offset
    while start > 0 && XMLCharacters.isSpace(bytes[start - 1]) { start -= 1 }
    var end = offset
    let mayHoldLines = isWritten(element)
    while end < bytes.count {
      let byte = bytes[end]
      if byte == UInt8(ascii: "<") { break }
      if !mayHoldLines, let conflict = laterConflict(bytes, at: end) { throw conflict }
      if byte == UInt8(ascii: "&") {
        end = try XMLReference.end(bytes, end)
        continue
      }
      if byte == UInt8(ascii: ">") && end >= offset + 2 && bytes[end - 1] == UInt8(ascii: "]")
        && bytes[end - 2] == UInt8(ascii: "]")
      {
        throw XMLFinding(.sectionEndInText, end - 2, end + 1)
      }
      end += 1
    }
    guard end < bytes.count else { throw unclosed(element, bytes.count) }
    document.texts.append(
      XMLText(parent: element, range: SourceRange(start, end), isVerbatim: false))
    pass(bytes, to: end)
  }

  /// Whether an element holds what people wrote, who may underline a heading with what looks like a marker.
  private func isWritten(_ element: ID<XMLElement>) -> Bool {
    let tag = document.names[document.elements[element].tag]
    return tag == "string" || tag == "mutableString"
  }

  /// Outside of tags.
  @inline(__always)
  mutating func skipSpace(_ bytes: Span<UInt8>) {
    while true {
      // Lines are indented by many blanks.
      while offset &+ 8 <= bytes.count && bytes.word(at: offset) == 0x2020_2020_2020_2020 {
        offset &+= 8
      }
      while offset < bytes.count && bytes[offset] == 0x20 { offset &+= 1 }
      guard offset < bytes.count && XMLCharacters.isSpace(bytes[offset]) else { return }
      if bytes[offset] == 10 {
        startLine()
      } else {
        // CR may end a line or not.
        isUnsure = true
        offset &+= 1
      }
    }
  }

  /// At LF.
  @inline(__always)
  private mutating func startLine() {
    offset &+= 1
    if !lines.startShortLine(at: offset) { lines.startLine(at: offset) }
  }

  /// Goes on to an offset, and looks for lines and for what is no character on the way.
  mutating func pass(_ bytes: Span<UInt8>, to end: Int) {
    while offset < end {
      let byte = bytes[offset]
      if byte == 10 {
        startLine()
      } else if byte < 0x80 {
        if byte < 0x20 && byte != 9 { isUnsure = true }
        offset &+= 1
      } else {
        offset = endOfWide(bytes, offset)
      }
    }
  }

  /// The offset after the character at `start`, which is not ASCII.
  mutating func endOfWide(_ bytes: Span<UInt8>, _ start: Int) -> Int {
    if let (scalar, length) = bytes.scalar(at: start), XMLCharacters.isLegal(scalar) {
      return start + length
    }
    isUnsure = true
    return start + 1
  }

  /// In a tag, which mostly is on one line.
  @inline(__always)
  mutating func skipSpace(_ bytes: Span<UInt8>, _ cursor: inout Int) {
    if cursor < bytes.count && bytes[cursor] == 0x20 { cursor &+= 1 }
    while cursor < bytes.count && XMLCharacters.isSpace(bytes[cursor]) {
      if bytes[cursor] != 0x20 { isUnsure = true }
      cursor &+= 1
    }
  }

  func unclosed(_ element: ID<XMLElement>, _ end: Int) -> XMLFinding {
    XMLFinding(
      .unclosedElement(
        document.names[document.elements[element].tag], opener: document.tagRange(element)),
      end, end)
  }

  /// After an error: what is open ends where the text does.
  mutating func closeAll() {
    for element in open {
      document.elements[element].next = document.elements.end
      document.elements[element].range = SourceRange(
        Int(document.elements[element].range.start), document.bytes.count)
    }
    open = []
  }
}
