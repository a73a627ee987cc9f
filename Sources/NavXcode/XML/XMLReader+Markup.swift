import NavText

/// What is between elements: comments, sections, instructions, the declaration, DOCTYPE.
extension XMLReader {
  /// At `<!` or `<?`.
  mutating func readMarkup(_ bytes: Span<UInt8>, allowsDoctype: Bool) throws(XMLFinding) {
    if bytes[offset + 1] == UInt8(ascii: "?") {
      try readInstruction(bytes)
    } else if starts("<!--", bytes) {
      try readComment(bytes)
    } else if starts("<![CDATA[", bytes), let element = open.last {
      let start = offset + 9
      guard let end = find("]]>", bytes, from: start) else {
        throw XMLFinding(.unterminated(.section), offset, start)
      }
      document.texts.append(
        XMLText(parent: element, range: SourceRange(start, end), isVerbatim: true))
      pass(bytes, to: end + 3)
    } else if starts("<!DOCTYPE", bytes), allowsDoctype {
      try readDoctype(bytes)
    } else {
      throw XMLFinding(.strayMarkup, offset, offset + 2)
    }
  }

  private mutating func readComment(_ bytes: Span<UInt8>) throws(XMLFinding) {
    guard let end = find("--", bytes, from: offset + 4) else {
      throw XMLFinding(.unterminated(.comment), offset, offset + 4)
    }
    guard end + 2 < bytes.count else {
      throw XMLFinding(.unterminated(.comment), offset, offset + 4)
    }
    guard bytes[end + 2] == UInt8(ascii: ">") else {
      throw XMLFinding(.hyphensInComment, end, end + 2)
    }
    var start = offset + 4
    while start < end, XMLCharacters.isSpace(bytes[start]) { start += 1 }
    if Self.matches("navscene:", bytes, start) {
      document.directives.append(SourceRange(offset, end + 3))
    }
    pass(bytes, to: end + 3)
  }

  private mutating func readInstruction(_ bytes: Span<UInt8>) throws(XMLFinding) {
    let start = offset
    let nameEnd = XMLCharacters.endOfName(bytes, start + 2)
    guard nameEnd > start + 2 else { throw XMLFinding(.strayMarkup, start, start + 2) }
    guard !isReserved(bytes, start + 2, nameEnd) else {
      throw XMLFinding(.lateDeclaration, start, nameEnd)
    }
    guard let end = find("?>", bytes, from: nameEnd) else {
      throw XMLFinding(.unterminated(.instruction), start, nameEnd)
    }
    guard end == nameEnd || XMLCharacters.isSpace(bytes[nameEnd]) else {
      throw XMLFinding(.strayMarkup, start, nameEnd)
    }
    pass(bytes, to: end + 2)
  }

  private func isReserved(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Bool {
    guard end - start == 3 else { return false }
    return bytes[start] | 0x20 == UInt8(ascii: "x") && bytes[start + 1] | 0x20 == UInt8(ascii: "m")
      && bytes[start + 2] | 0x20 == UInt8(ascii: "l")
  }

  /// A public or system identifier is passed over; a subset, in which entities could be declared, is not.
  private mutating func readDoctype(_ bytes: Span<UInt8>) throws(XMLFinding) {
    let start = offset
    var cursor = start + 9
    guard cursor < bytes.count && XMLCharacters.isSpace(bytes[cursor]) else {
      throw XMLFinding(.strayMarkup, start, min(cursor, bytes.count))
    }
    while cursor < bytes.count && XMLCharacters.isSpace(bytes[cursor]) { cursor += 1 }
    cursor = XMLCharacters.endOfName(bytes, cursor)
    var quote: UInt8 = 0
    while cursor < bytes.count {
      let byte = bytes[cursor]
      if quote != 0 {
        if byte == quote { quote = 0 }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: "[") {
        throw XMLFinding(.entityDeclarations, start, cursor + 1)
      } else if byte == UInt8(ascii: "<") {
        throw XMLFinding(.strayMarkup, cursor, cursor + 1)
      } else if byte == UInt8(ascii: ">") {
        pass(bytes, to: cursor + 1)
        return
      }
      cursor += 1
    }
    throw XMLFinding(.unterminated(.doctype), start, start + 9)
  }

  /// `<?xml version="1.0" encoding="UTF-8" standalone="no"?>`, which nothing may be before.
  mutating func readDeclaration(_ bytes: Span<UInt8>) throws(XMLFinding) {
    guard starts("<?xml", bytes), offset + 5 < bytes.count,
      XMLCharacters.isSpace(bytes[offset + 5])
    else { return }
    let start = offset
    guard let end = find("?>", bytes, from: offset + 5) else {
      throw XMLFinding(.unterminated(.instruction), start, start + 5)
    }
    let broken = XMLFinding(.badDeclaration, start, end + 2)
    // In this order, the first one always, each once.
    var expected = ["version", "encoding", "standalone"][...]
    var hasVersion = false
    var cursor = offset + 5
    while cursor < end {
      let behind = cursor
      while cursor < end && XMLCharacters.isSpace(bytes[cursor]) { cursor += 1 }
      if cursor == end { break }
      let nameEnd = XMLCharacters.endOfName(bytes, cursor)
      let name = document.names.intern(bytes, cursor, min(nameEnd, end))
      let word = document.names[name]
      guard let index = expected.firstIndex(of: word), behind < cursor else { throw broken }
      expected = expected[(index + 1)...]
      cursor = nameEnd
      while cursor < end && XMLCharacters.isSpace(bytes[cursor]) { cursor += 1 }
      guard cursor < end && bytes[cursor] == UInt8(ascii: "=") else { throw broken }
      cursor += 1
      while cursor < end && XMLCharacters.isSpace(bytes[cursor]) { cursor += 1 }
      guard cursor < end else { throw broken }
      let quote = bytes[cursor]
      guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { throw broken }
      let valueStart = cursor + 1
      cursor = valueStart
      while cursor < end && bytes[cursor] != quote { cursor += 1 }
      guard cursor < end else { throw broken }
      let value = String(
        decoding: document.bytes[valueStart..<cursor], as: UTF8.self)
      switch word {
      case "version":
        hasVersion = true
        guard value.utf8.starts(with: "1.".utf8), value.utf8.count > 2,
          value.utf8.dropFirst(2).allSatisfy({ 0x30...0x39 ~= $0 })
        else { throw broken }
      case "encoding":
        guard !value.utf8.isEmpty else { throw broken }
        guard XMLEncoding.isKnown(value) else {
          throw XMLFinding(.unsupportedEncoding(value), valueStart, cursor)
        }
      default: guard value == "yes" || value == "no" else { throw broken }
      }
      cursor += 1
    }
    guard hasVersion else { throw broken }
    pass(bytes, to: end + 2)
  }

  private func starts(_ word: StaticString, _ bytes: Span<UInt8>) -> Bool {
    Self.matches(word, bytes, offset)
  }

  private func find(_ word: StaticString, _ bytes: Span<UInt8>, from start: Int) -> Int? {
    var cursor = start
    while cursor < bytes.count {
      if Self.matches(word, bytes, cursor) { return cursor }
      cursor += 1
    }
    return nil
  }

  @inline(__always)
  private static func matches(_ word: StaticString, _ bytes: Span<UInt8>, _ offset: Int) -> Bool {
    let utf8 = word.description.utf8
    guard offset + utf8.count <= bytes.count else { return false }
    var cursor = offset
    for byte in utf8 {
      if bytes[cursor] != byte { return false }
      cursor += 1
    }
    return true
  }
}
