import NavText

extension XMLReader {
  /// At `<`.
  mutating func readStartTag(_ bytes: Span<UInt8>) throws(XMLFinding) {
    let start = offset
    let parent = open.last
    let slot = XMLGuess.slot(ofTagIn: parent.map { document.elements[$0].tag }, behind: lastTag)
    guard let (tag, nameEnd) = readTag(bytes, start + 1, slot) else {
      throw conflict(bytes) ?? XMLFinding(.missingTagName, start, start + 1)
    }
    lastTag = tag
    guard open.count < Self.deepestNesting else {
      throw XMLFinding(.nestingTooDeep, start, nameEnd)
    }
    let firstAttribute = document.attributes.end
    var met = XMLMet(since: firstAttribute)
    var cursor = nameEnd
    var last = Name.none
    while true {
      let behind = cursor
      skipSpace(bytes, &cursor)
      guard cursor < bytes.count else { throw XMLFinding(.unterminated(.tag), start, nameEnd) }
      let byte = bytes[cursor]
      if byte == UInt8(ascii: ">") {
        cursor &+= 1
        break
      }
      if byte == UInt8(ascii: "/") {
        guard cursor + 1 < bytes.count else {
          throw XMLFinding(.unterminated(.tag), start, nameEnd)
        }
        guard bytes[cursor + 1] == UInt8(ascii: ">") else {
          throw XMLFinding(.strayInTag, cursor, cursor + 1)
        }
        cursor &+= 2
        break
      }
      let slot = XMLGuess.slot(ofAttributeOf: tag, behind: last)
      last = try readAttribute(bytes, &cursor, slot, behind: behind, &met)
    }
    let id = document.elements.append(
      XMLElement(
        tag: tag, parent: parent, next: ID(document.elements.count + 1),
        attributes: IDRange(from: firstAttribute, to: document.attributes.end),
        range: SourceRange(start, cursor), startTagEnd: UInt32(truncatingIfNeeded: cursor),
        attributeNames: met.names))
    if bytes[cursor - 2] != UInt8(ascii: "/") || cursor - 2 < nameEnd { open.append(id) }
    offset = cursor
  }

  /// At what should be a tag, and mostly is the one that is guessed.
  @inline(__always)
  private mutating func readTag(
    _ bytes: Span<UInt8>, _ start: Int, _ slot: Int
  ) -> (name: Name, end: Int)? {
    let guess = guesses[slot]
    let end = start &+ Int(truncatingIfNeeded: guess.nameCount)
    if guess.isName(bytes, at: start), XMLCharacters.endsName(bytes[end]) {
      return (guess.name, end)
    }
    guard let (name, end) = readName(bytes, start) else { return nil }
    guesses[slot] = XMLGuess(
      name: name, value: .none, start: UInt32(truncatingIfNeeded: start),
      nameCount: UInt32(truncatingIfNeeded: end &- start), count: 0)
    return (name, end)
  }

  @inline(never)
  private mutating func readName(
    _ bytes: Span<UInt8>, _ start: Int
  ) -> (name: Name, end: Int)? {
    let end = XMLCharacters.endOfName(bytes, start, isWide: &isUnsure)
    return end > start ? (document.names.intern(bytes, start, end), end) : nil
  }

  /// At what should be the name of an attribute, which is returned. `behind` is where the part before it ended.
  @inline(__always)
  private mutating func readAttribute(
    _ bytes: Span<UInt8>, _ cursor: inout Int, _ slot: Int, behind: Int, _ met: inout XMLMet
  ) throws(XMLFinding) -> Name {
    let start = cursor
    let guess = guesses[slot]
    guard behind < start, guess.isName(bytes, at: start) else {
      return try readOtherAttribute(bytes, &cursor, slot, behind: behind, &met)
    }
    let name = guess.name
    let nameCount = Int(truncatingIfNeeded: guess.nameCount)
    let value: Name
    if guess.isValue(bytes, behindNameAt: start) {
      value = guess.value
      cursor = start &+ Int(truncatingIfNeeded: guess.count)
    } else {
      let (read, end, isPlain) = try readValue(
        bytes, start &+ nameCount, UInt8(ascii: "\""), of: name)
      value = read
      cursor = end &+ 1
      if isPlain { guesses[slot] = Self.guess(name, value, start, nameCount, end) }
    }
    try note(name, start, start &+ nameCount &- 2, &met)
    document.attributes.append(
      XMLAttribute(
        name: name, value: value, valueRange: SourceRange(start &+ nameCount, cursor &- 1)))
    return name
  }

  /// The same for one that was in no such place yet, or is written in another way.
  @inline(never)
  private mutating func readOtherAttribute(
    _ bytes: Span<UInt8>, _ cursor: inout Int, _ slot: Int, behind: Int, _ met: inout XMLMet
  ) throws(XMLFinding) -> Name {
    let start = cursor
    guard let (name, nameEnd) = readName(bytes, start) else {
      offset = start
      throw conflict(bytes) ?? XMLFinding(.strayInTag, start, start + 1)
    }
    guard behind < start else { throw XMLFinding(.missingSpace, start, nameEnd) }
    cursor = nameEnd
    skipSpace(bytes, &cursor)
    guard cursor < bytes.count && bytes[cursor] == UInt8(ascii: "=") else {
      throw XMLFinding(.missingValue(document.names[name]), start, nameEnd)
    }
    cursor &+= 1
    skipSpace(bytes, &cursor)
    guard cursor < bytes.count else {
      throw XMLFinding(.missingValue(document.names[name]), start, nameEnd)
    }
    let quote = bytes[cursor]
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      throw XMLFinding(.missingQuotes(document.names[name]), start, nameEnd)
    }
    let valueStart = cursor &+ 1
    let (value, end, isPlain) = try readValue(bytes, valueStart, quote, of: name)
    try note(name, start, nameEnd, &met)
    document.attributes.append(
      XMLAttribute(name: name, value: value, valueRange: SourceRange(valueStart, end)))
    cursor = end &+ 1
    // Only what says itself, and holds no quote, is what it is wherever it is.
    if isPlain && quote == UInt8(ascii: "\"") && valueStart == nameEnd &+ 2 {
      guesses[slot] = Self.guess(name, value, start, valueStart &- start, end)
    }
    return name
  }

  @inline(__always)
  private static func guess(
    _ name: Name, _ value: Name, _ start: Int, _ nameCount: Int, _ end: Int
  ) -> XMLGuess {
    XMLGuess(
      name: name, value: value, start: UInt32(truncatingIfNeeded: start),
      nameCount: UInt32(truncatingIfNeeded: nameCount),
      count: UInt32(truncatingIfNeeded: end &+ 1 &- start))
  }

  /// What is between the quotes, where the second one is, and whether it is written as it is.
  @inline(__always)
  private mutating func readValue(
    _ bytes: Span<UInt8>, _ start: Int, _ quote: UInt8, of name: Name
  ) throws(XMLFinding) -> (value: Name, end: Int, isPlain: Bool) {
    let end = XMLCharacters.endOfPlainValue(bytes, start, quote)
    guard end < bytes.count && bytes[end] == quote else {
      return try readOtherValue(bytes, start, end, quote, of: name)
    }
    return (document.names.intern(bytes, start, end), end, true)
  }

  /// The same for a value that is plain up to `end` and goes on: with other letters than ASCII's, with references.
  @inline(never)
  private mutating func readOtherValue(
    _ bytes: Span<UInt8>, _ start: Int, _ plainEnd: Int, _ quote: UInt8, of name: Name
  ) throws(XMLFinding) -> (value: Name, end: Int, isPlain: Bool) {
    var end = plainEnd
    while end < bytes.count && bytes[end] >= 0x80 {
      while end < bytes.count && bytes[end] >= 0x80 { end = endOfWide(bytes, end) }
      end = XMLCharacters.endOfPlainValue(bytes, end, quote)
    }
    if end < bytes.count && bytes[end] == quote {
      return (document.names.intern(bytes, start, end), end, true)
    }
    end = try endOfValue(bytes, start, quote, of: name)
    let text = document.decoded(SourceRange(start, end), isAttribute: true)
    return (document.names.intern(text, SourceRange(0, text.count)), end, false)
  }

  /// The end of a value with references or white space in it, or of none.
  @inline(never)
  private mutating func endOfValue(
    _ bytes: Span<UInt8>, _ start: Int, _ quote: UInt8, of name: Name
  ) throws(XMLFinding) -> Int {
    var end = start
    while end < bytes.count {
      let byte = bytes[end]
      if byte == quote { return end }
      if byte == UInt8(ascii: "<") {
        throw XMLFinding(.openingInValue(document.names[name]), end, end + 1)
      }
      if byte < 0x20 { isUnsure = true }
      switch byte {
      case UInt8(ascii: "&"): end = try XMLReference.end(bytes, end)
      case 0x80...: end = endOfWide(bytes, end)
      default: end &+= 1
      }
    }
    throw XMLFinding(.unterminated(.value), start - 1, start)
  }

  @inline(__always)
  private mutating func note(
    _ name: Name, _ start: Int, _ end: Int, _ met: inout XMLMet
  ) throws(XMLFinding) {
    guard met.mayHave(name),
      let first = search.attribute(name, since: met.first, in: document.attributes)
    else {
      met.add(name)
      return
    }
    throw XMLFinding(
      .duplicateAttribute(document.names[name], first: document.nameRange(first)), start, end)
  }

  /// At `</`.
  mutating func readEndTag(_ bytes: Span<UInt8>) throws(XMLFinding) {
    let start = offset
    guard let element = open.last else {
      throw XMLFinding(.missingTagName, start, start + 2)
    }
    let expected = document.elements[element].tag
    if let end = document.names.end(of: expected, in: bytes, at: start &+ 2), end < bytes.count,
      bytes[end] == UInt8(ascii: ">")
    {
      close(element, end &+ 1)
      return
    }
    let nameEnd = XMLCharacters.endOfName(bytes, start + 2, isWide: &isUnsure)
    let tag = document.names.intern(bytes, start + 2, nameEnd)
    var end = nameEnd
    skipSpace(bytes, &end)
    guard end < bytes.count else { throw unclosed(element, bytes.count) }
    guard tag == expected else {
      throw XMLFinding(
        .mismatchedTag(
          document.names[tag], expected: document.names[expected],
          opener: document.tagRange(element)),
        start, max(nameEnd, start + 2))
    }
    guard bytes[end] == UInt8(ascii: ">") else { throw XMLFinding(.strayInTag, end, end + 1) }
    close(element, end + 1)
  }

  /// The innermost element ends here.
  @inline(__always)
  private mutating func close(_ element: ID<XMLElement>, _ end: Int) {
    let next = document.elements.end
    document.elements[element].range = SourceRange(
      Int(document.elements[element].range.start), end)
    document.elements[element].next = next
    open.removeLast()
    offset = end
  }

  /// `<<<<<<<`, which version control leaves in a file that two people changed.
  func conflict(_ bytes: Span<UInt8>) -> XMLFinding? {
    var end = offset
    while end < bytes.count && bytes[end] == UInt8(ascii: "<") { end += 1 }
    return end >= offset + 7 ? XMLFinding(.conflictMarker, offset, end) : nil
  }

  /// `|||||||`, `=======` or `>>>>>>>` at the start of a line, which stay behind when only the first of the markers is
  /// taken out. A name follows, or nothing.
  func laterConflict(_ bytes: Span<UInt8>, at start: Int) -> XMLFinding? {
    let mark = bytes[start]
    guard
      mark == UInt8(ascii: "=") || mark == UInt8(ascii: ">") || mark == UInt8(ascii: "|"),
      start == 0 || bytes[start - 1] == 10 || bytes[start - 1] == 13
    else { return nil }
    var end = start
    while end < bytes.count && bytes[end] == mark { end += 1 }
    let isWhole = end == bytes.count || XMLCharacters.isSpace(bytes[end])
    return end == start + 7 && isWhole ? XMLFinding(.conflictMarker, start, end) : nil
  }
}
