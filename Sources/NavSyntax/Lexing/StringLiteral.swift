import NavText

/// What the quotes of a text literal enclose, and the literal for a text.
public enum StringLiteral {
  /// The value of a literal, interned. Broken escapes were reported by the lexer; here they stand for themselves.
  @inline(__always)
  static func name(_ bytes: [UInt8], _ token: Token, _ names: inout NameTable) -> Name {
    let start = Int(token.range.start) &+ 1
    let end = Int(token.range.end)
    return token.traits.contains(.isPlain)
      ? names.intern(bytes, SourceRange(start, end &- 1)) : unescapedName(bytes, start, end, &names)
  }

  /// What a piece of a literal stands for, interned.
  static func name(_ bytes: [UInt8], from start: Int, to end: Int, _ names: inout NameTable) -> Name
  {
    names.intern(String(decoding: unescaped(bytes, start, end), as: UTF8.self))
  }

  @inline(never)
  private static func unescapedName(
    _ bytes: [UInt8], _ start: Int, _ literalEnd: Int, _ names: inout NameTable
  ) -> Name {
    let isClosed = literalEnd > start && bytes[literalEnd - 1] == UInt8(ascii: "\"")
    let end = isClosed ? literalEnd - 1 : literalEnd
    // Repairs what is not UTF-8 as it unescapes.
    return names.intern(String(decoding: unescaped(bytes, start, end), as: UTF8.self))
  }

  private static func unescaped(_ bytes: [UInt8], _ start: Int, _ end: Int) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(end - start)
    var offset = start
    while offset < end {
      let byte = bytes[offset]
      guard byte == UInt8(ascii: "\\"), offset + 1 < end else {
        result.append(byte)
        offset += 1
        continue
      }
      switch bytes[offset + 1] {
      case UInt8(ascii: "n"): result.append(UInt8(ascii: "\n"))
      case UInt8(ascii: "t"): result.append(UInt8(ascii: "\t"))
      case UInt8(ascii: "u"):
        var cursor = offset + 3
        var value: UInt32 = 0
        while cursor < end, let digit = hexadecimal(bytes[cursor]), cursor - offset < 10 {
          value = value << 4 | digit
          cursor += 1
        }
        if let scalar = Unicode.Scalar(value), cursor < end, bytes[cursor] == UInt8(ascii: "}") {
          result.append(contentsOf: Array(String(scalar).utf8))
          offset = cursor + 1
          continue
        }
        result.append(UInt8(ascii: "u"))
      case let other: result.append(other)
      }
      offset += 2
    }
    return result
  }

  static func hexadecimal(_ byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - UInt8(ascii: "a")) + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - UInt8(ascii: "A")) + 10
    default: nil
    }
  }

  /// The literal that has this value.
  public static func literal(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x22: result += "\\\""
      case 0x5C: result += "\\\\"
      case 0x0A: result += "\\n"
      case 0x09: result += "\\t"
      case _ where scalar.isHidden || scalar == "\r":
        result += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
