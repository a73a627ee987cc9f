import NavText

extension XMLReader {
  /// At `<`.
  mutating func readStartTag(_ bytes: Span<UInt8>) throws(XMLFinding) {
    let start = offset
    let parent = open.last
    let slot = XMLGuess.slot(ofTagIn: parent.map { document.elements[$0].tag }, behind: lastTag)
    guard let (tag, nameEnd) = readName(bytes, start + 1, slot) else {
      throw conflict(bytes) ?? XMLFinding(.missingTagName, start, start + 1)
    }
    lastTag = tag
    guard open.count < Self.deepestNesting else {
      throw XMLFinding(.nestingTooDeep, start, nameEnd)
    }
    let firstAttribute = document.attributes.end
    let owner = UInt32(truncatingIfNeeded: document.elements.count + 1)
    var cursor = nameEnd
    var last = Name.none
    while true {
      let behind = cursor
      while cursor < bytes.count && XMLCharacters.isSpace(bytes[cursor]) { cursor &+= 1 }
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
      last = try readAttribute(bytes, &cursor, slot, behind: behind, owner: owner)
    }
    let id = document.elements.append(
      XMLElement(
        tag: tag, parent: parent, next: ID(document.elements.count + 1),
        attributes: IDRange(from: firstAttribute, to: document.attributes.end),
        range: SourceRange(start, cursor), startTagEnd: UInt32(truncatingIfNeeded: cursor)))
    if bytes[cursor - 2] != UInt8(ascii: "/") || cursor - 2 < nameEnd { open.append(id) }
    offset = cursor
  }

  /// At what should be a name, and mostly is the one that is guessed.
  @inline(__always)
  private mutating func readName(
    _ bytes: Span<UInt8>, _ start: Int, _ slot: Int
  ) -> (name: Name, end: Int)? {
    let guess = guesses[slot].name
    if let end = document.names.end(of: guess, in: bytes, at: start), end < bytes.count,
      XMLCharacters.endsName(bytes[end])
    {
      return (guess, end)
    }
    return readOtherName(bytes, start, slot)
  }

  @inline(never)
  private mutating func readOtherName(
    _ bytes: Span<UInt8>, _ start: Int, _ slot: Int
  ) -> (name: Name, end: Int)? {
    let end = XMLCharacters.endOfName(bytes, start)
    guard end > start else { return nil }
    let name = document.names.intern(bytes, start, end)
    guesses[slot] = XMLGuess(name: name)
    return (name, end)
  }

  /// At what should be the name of an attribute, which is returned. `behind` is where the part before it ended.
  @inline(__always)
  private mutating func readAttribute(
    _ bytes: Span<UInt8>, _ cursor: inout Int, _ slot: Int, behind: Int, owner: UInt32
  ) throws(XMLFinding) -> Name {
    let start = cursor
    guard let (name, nameEnd) = readName(bytes, start, slot) else {
      offset = start
      throw conflict(bytes) ?? XMLFinding(.strayInTag, start, start + 1)
    }
    guard behind < start else { throw XMLFinding(.missingSpace, start, nameEnd) }
    cursor = nameEnd
    while cursor < bytes.count && XMLCharacters.isSpace(bytes[cursor]) { cursor &+= 1 }
    guard cursor < bytes.count && bytes[cursor] == UInt8(ascii: "=") else {
      throw XMLFinding(.missingValue(document.names[name]), start, nameEnd)
    }
    cursor &+= 1
    while cursor < bytes.count && XMLCharacters.isSpace(bytes[cursor]) { cursor &+= 1 }
    guard cursor < bytes.count else {
      throw XMLFinding(.missingValue(document.names[name]), start, nameEnd)
    }
    let quote = bytes[cursor]
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      throw XMLFinding(.missingQuotes(document.names[name]), start, nameEnd)
    }
    let valueStart = cursor &+ 1
    let (value, end) = try readValue(bytes, valueStart, quote, slot, of: name)
    try noteOwner(name, owner, start, nameEnd)
    document.attributes.append(
      XMLAttribute(name: name, value: value, valueRange: SourceRange(valueStart, end)))
    cursor = end &+ 1
    return name
  }

  /// What stands between the quotes, and where the second one is.
  @inline(__always)
  private mutating func readValue(
    _ bytes: Span<UInt8>, _ start: Int, _ quote: UInt8, _ slot: Int, of name: Name
  ) throws(XMLFinding) -> (value: Name, end: Int) {
    let isUsualQuote = quote == UInt8(ascii: "\"")
    let guess = guesses[slot].value
    if isUsualQuote, let end = document.names.end(of: guess, in: bytes, at: start),
      end < bytes.count, bytes[end] == quote
    {
      return (guess, end)
    }
    var end = XMLCharacters.endOfPlainValue(bytes, start, quote)
    if end < bytes.count && bytes[end] == quote {
      let value = document.names.intern(bytes, start, end)
      // Only what says itself, and holds no quote, is what it is wherever it stands.
      if isUsualQuote { guesses[slot].value = value }
      return (value, end)
    }
    end = try endOfValue(bytes, start, quote, of: name)
    let text = document.decoded(SourceRange(start, end), isAttribute: true)
    return (document.names.intern(text, SourceRange(0, text.count)), end)
  }

  /// The end of a value with references or white space in it, or of none.
  @inline(never)
  private func endOfValue(
    _ bytes: Span<UInt8>, _ start: Int, _ quote: UInt8, of name: Name
  ) throws(XMLFinding) -> Int {
    var end = start
    while end < bytes.count {
      let byte = bytes[end]
      if byte == quote { return end }
      if byte == UInt8(ascii: "<") {
        throw XMLFinding(.openingInValue(document.names[name]), end, end + 1)
      }
      end = byte == UInt8(ascii: "&") ? try XMLReference.end(bytes, end) : end &+ 1
    }
    throw XMLFinding(.unterminated(.value), start - 1, start)
  }

  @inline(__always)
  private mutating func noteOwner(
    _ name: Name, _ owner: UInt32, _ start: Int, _ end: Int
  ) throws(XMLFinding) {
    let index = Int(name.index)
    while index >= lastOwner.count { lastOwner.append(0) }
    guard lastOwner[index] != owner else {
      let first = document.attributes.ids.last { document.attributes[$0].name == name }
      throw XMLFinding(
        .duplicateAttribute(
          document.names[name],
          first: first.map { document.nameRange($0) } ?? SourceRange(start, end)),
        start, end)
    }
    lastOwner[index] = owner
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
    let nameEnd = XMLCharacters.endOfName(bytes, start + 2)
    let tag = document.names.intern(bytes, start + 2, nameEnd)
    var end = nameEnd
    while end < bytes.count && XMLCharacters.isSpace(bytes[end]) { end &+= 1 }
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
}
