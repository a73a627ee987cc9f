import NavText

/// Reads XML 1.0 (fifth edition) without external entities: the first thing that is not well-formed ends it.
///
/// `names` may hold words beforehand, whose ids are then known to the caller.
public func readXML(_ bytes: [UInt8], names: consuming NameTable = NameTable()) -> XMLDocument {
  let text = XMLEncoding.text(of: bytes)
  let (lines, badCharacter) = XMLCharacters.lines(of: text.bytes.span)
  var reader = XMLReader(text.bytes, lines, names: names)
  guard text.finding == nil else {
    reader.document.problem = text.finding
    return reader.document
  }
  do throws(XMLFinding) {
    try reader.readDocument(text.bytes.span)
    reader.document.problem = badCharacter
  } catch {
    let isLater = badCharacter.map { error.range.start < $0.range.start } ?? true
    reader.document.problem = isLater ? error : badCharacter
  }
  reader.closeAll()
  return reader.document
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

  init(_ bytes: [UInt8], _ lines: LineIndex, names: consuming NameTable) {
    var names = names
    // As much as storyboards have, of which Interface Builder writes every one in the same way.
    names.reserveCapacity(
      names: names.count + bytes.count / 96, bytes: names.byteCount / 4 + bytes.count / 8)
    document = XMLDocument(bytes: bytes, lines: lines, names: names)
    document.elements.reserveCapacity(bytes.count / 96)
    document.attributes.reserveCapacity(bytes.count / 36)
    open.reserveCapacity(32)
  }

  mutating func readDocument(_ bytes: Span<UInt8>) throws(XMLFinding) {
    offset = XMLEncoding.markLength(bytes)
    try readDeclaration(bytes)
    var hasRoot = false
    while true {
      skipSpace(bytes)
      guard offset < bytes.count else { break }
      guard bytes[offset] == UInt8(ascii: "<") else {
        throw XMLFinding(hasRoot ? .textBehindRoot : .textBeforeRoot, offset, offset + 1)
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
        // Mostly the end of a line, and the blanks before what stands on the next.
        offset &+= XMLCharacters.isSpace(bytes[offset]) ? 1 : 0
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
    while end < bytes.count {
      let byte = bytes[end]
      if byte == UInt8(ascii: "<") { break }
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
    offset = end
  }

  @inline(__always)
  mutating func skipSpace(_ bytes: Span<UInt8>) {
    // Lines are indented by many blanks.
    while offset &+ 8 <= bytes.count && bytes.word(at: offset) == 0x2020_2020_2020_2020 {
      offset &+= 8
    }
    while offset < bytes.count && XMLCharacters.isSpace(bytes[offset]) { offset &+= 1 }
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
