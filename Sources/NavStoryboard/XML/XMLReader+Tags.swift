import NavText

extension XMLReader {
  /// At `<`.
  mutating func readStartTag(_ bytes: Span<UInt8>) throws(XMLFinding) {
    let start = offset
    let nameEnd = XMLCharacters.endOfName(bytes, start + 1)
    guard nameEnd > start + 1 else {
      throw conflict(bytes) ?? XMLFinding(.missingTagName, start, start + 1)
    }
    guard open.count < Self.deepestNesting else {
      throw XMLFinding(.nestingTooDeep, start, nameEnd)
    }
    let tag = document.names.intern(bytes, start + 1, nameEnd)
    var row = XMLElement(
      tag: tag, parent: open.last, next: ID(0), firstText: document.texts.end,
      range: SourceRange(start, start), startTag: SourceRange(start, nameEnd))
    let firstAttribute = document.attributes.end
    let owner = UInt32(truncatingIfNeeded: document.elements.count + 1)
    var cursor = nameEnd
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
      try readAttribute(bytes, &cursor, behind: behind, owner: owner)
    }
    row.attributes = IDRange(from: firstAttribute, to: document.attributes.end)
    row.startTag = SourceRange(start, cursor)
    row.range = row.startTag
    row.next = ID(document.elements.count + 1)
    let id = document.elements.append(row)
    if bytes[cursor - 2] != UInt8(ascii: "/") || cursor - 2 < nameEnd { open.append(id) }
    offset = cursor
  }

  /// At what should be the name of an attribute. `behind` is where the part before it ended.
  @inline(__always)
  private mutating func readAttribute(
    _ bytes: Span<UInt8>, _ cursor: inout Int, behind: Int, owner: UInt32
  ) throws(XMLFinding) {
    let start = cursor
    let nameEnd = XMLCharacters.endOfName(bytes, start)
    guard nameEnd > start else {
      cursor = start
      offset = start
      throw conflict(bytes) ?? XMLFinding(.strayInTag, start, start + 1)
    }
    guard behind < start else { throw XMLFinding(.missingSpace, start, nameEnd) }
    let name = document.names.intern(bytes, start, nameEnd)
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
    var end = XMLCharacters.endOfPlainValue(bytes, valueStart, quote)
    var value = Name.none
    if end < bytes.count && bytes[end] == quote {
      value = document.names.intern(bytes, valueStart, end)
    } else {
      end = try endOfValue(bytes, valueStart, quote, of: name)
      let text = document.decoded(SourceRange(valueStart, end), isAttribute: true)
      value = document.names.intern(text, SourceRange(0, text.count))
    }
    try noteOwner(name, owner, start, nameEnd)
    document.attributes.append(
      XMLAttribute(
        name: name, value: value, nameRange: SourceRange(start, nameEnd),
        valueRange: SourceRange(valueStart, end)))
    cursor = end &+ 1
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
      let first = document.attributes.rows.last { $0.name == name }
      throw XMLFinding(
        .duplicateAttribute(
          document.names[name], first: first?.nameRange ?? SourceRange(start, end)),
        start, end)
    }
    lastOwner[index] = owner
  }

  /// At `</`.
  mutating func readEndTag(_ bytes: Span<UInt8>) throws(XMLFinding) {
    let start = offset
    let nameEnd = XMLCharacters.endOfName(bytes, start + 2)
    guard let element = open.last else {
      throw XMLFinding(.missingTagName, start, start + 2)
    }
    let tag = document.names.intern(bytes, start + 2, nameEnd)
    var end = nameEnd
    while end < bytes.count && XMLCharacters.isSpace(bytes[end]) { end &+= 1 }
    guard end < bytes.count else { throw unclosed(element, bytes.count) }
    guard tag == document.elements[element].tag else {
      throw XMLFinding(
        .mismatchedTag(
          document.names[tag], expected: document.names[document.elements[element].tag],
          opener: document.tagRange(element)),
        start, max(nameEnd, start + 2))
    }
    guard bytes[end] == UInt8(ascii: ">") else { throw XMLFinding(.strayInTag, end, end + 1) }
    document.elements[element].range = SourceRange(
      Int(document.elements[element].range.start), end + 1)
    document.elements[element].next = document.elements.end
    open.removeLast()
    offset = end &+ 1
  }

  /// `<<<<<<<`, which version control leaves in a file that two people changed.
  func conflict(_ bytes: Span<UInt8>) -> XMLFinding? {
    var end = offset
    while end < bytes.count && bytes[end] == UInt8(ascii: "<") { end += 1 }
    return end >= offset + 7 ? XMLFinding(.conflictMarker, offset, end) : nil
  }
}
