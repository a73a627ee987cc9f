import NavText

/// `&amp;`, `&#38;` and `&#x26;`: what they stand for. There are no entities but the five of XML itself.
enum XMLReference {
  /// The offset after the reference at `start`, where an ampersand is.
  static func end(_ bytes: Span<UInt8>, _ start: Int) throws(XMLFinding) -> Int {
    let (scalar, end) = read(bytes, start)
    if scalar != nil { return end }
    guard end > start + 1, end <= bytes.count, bytes[end - 1] == UInt8(ascii: ";") else {
      throw XMLFinding(.bareAmpersand, start, start + 1)
    }
    if bytes[start + 1] == UInt8(ascii: "#") {
      throw XMLFinding(.badCharacterReference, start, end)
    }
    throw XMLFinding(.unknownEntity, start, end)
  }

  /// The character that a reference stands for, and the offset after it.
  static func read(_ bytes: Span<UInt8>, _ start: Int) -> (scalar: UInt32?, end: Int) {
    var cursor = start + 1
    guard cursor < bytes.count else { return (nil, cursor) }
    if bytes[cursor] == UInt8(ascii: "#") { return readNumber(bytes, cursor + 1) }
    var word: UInt64 = 0
    cursor = XMLCharacters.endOfName(bytes, cursor)
    guard cursor < bytes.count, bytes[cursor] == UInt8(ascii: ";"), cursor > start + 1 else {
      return (nil, start)
    }
    if cursor - start <= 5 {
      for index in start + 1..<cursor { word = word << 8 | UInt64(bytes[index]) }
    }
    let scalar: UInt32? =
      switch word {
      case 0x616D70: 0x26  // amp
      case 0x6C74: 0x3C  // lt
      case 0x6774: 0x3E  // gt
      case 0x7175_6F74: 0x22  // quot
      case 0x6170_6F73: 0x27  // apos
      default: nil
      }
    return (scalar, cursor + 1)
  }

  private static func readNumber(_ bytes: Span<UInt8>, _ start: Int) -> (UInt32?, Int) {
    var cursor = start
    var value: UInt32 = 0
    var hasDigits = false
    let isHexadecimal = cursor < bytes.count && bytes[cursor] == UInt8(ascii: "x")
    if isHexadecimal { cursor += 1 }
    while cursor < bytes.count {
      let byte = bytes[cursor]
      let digit: UInt32
      switch byte {
      case 0x30...0x39: digit = UInt32(byte - 0x30)
      case 0x41...0x46 where isHexadecimal: digit = UInt32(byte - 0x41 + 10)
      case 0x61...0x66 where isHexadecimal: digit = UInt32(byte - 0x61 + 10)
      default:
        let isWhole = byte == UInt8(ascii: ";")
        let isLegal = isWhole && hasDigits && XMLCharacters.isLegal(value)
        return (isLegal ? value : nil, isWhole ? cursor + 1 : start - 2)
      }
      hasDigits = true
      // Above every character; more digits change nothing.
      value = value > 0x11_0000 ? value : value * (isHexadecimal ? 16 : 10) + digit
      cursor += 1
    }
    return (nil, start - 2)
  }

  /// The characters of a range with references resolved and line ends made LF; in an attribute, white space is a space.
  static func resolved(
    _ range: SourceRange, in span: Span<UInt8>, isAttribute: Bool
  ) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(range.count)
    var cursor = Int(range.start)
    while cursor < Int(range.end) {
      var byte = span[cursor]
      if byte == UInt8(ascii: "&") {
        let (scalar, end) = read(span, cursor)
        if let scalar = scalar.flatMap(Unicode.Scalar.init) {
          text.append(contentsOf: Array(String(scalar).utf8))
          cursor = max(end, cursor + 1)
          continue
        }
      }
      cursor += 1
      if byte == 13 {
        if cursor < Int(range.end) && span[cursor] == 10 { cursor += 1 }
        byte = 10
      }
      text.append(isAttribute && (byte == 10 || byte == 9) ? 32 : byte)
    }
    return text
  }
}

extension XMLDocument {
  /// The characters of a range with references resolved.
  func decoded(_ range: SourceRange, isAttribute: Bool) -> [UInt8] {
    XMLReference.resolved(range, in: bytes.span, isAttribute: isAttribute)
  }

  /// The characters of a section: only line ends change.
  func appendLines(_ range: SourceRange, to text: inout [UInt8]) {
    let span = bytes.span
    for cursor in Int(range.start)..<Int(range.end) {
      if span[cursor] == 13 {
        if cursor + 1 < Int(range.end) && span[cursor + 1] == 10 { continue }
        text.append(10)
      } else {
        text.append(span[cursor])
      }
    }
  }
}
