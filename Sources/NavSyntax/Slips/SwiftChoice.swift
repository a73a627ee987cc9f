import NavText

/// `isOpen ? 1 : 2`, and the statement that says so here, if one does.
struct SwiftChoice: Slip {
  /// `if isOpen { count = 1 } else { count = 2 }`
  let statement: String?
  /// From the condition to the second value.
  let range: SourceRange

  static var explanation: Explanation { UnexpectedCharacter.explanation }

  var sentence: Sentence {
    Sentence(
      "there is no choice with '?' and ':'",
      help: statement.map { "write \($0)" }
        ?? "let it follow a variable that an action sets with if and else; the cases of an enum say texts"
    )
  }

  /// Longer lines are not worth showing.
  private static let longest = 100

  /// Asked where a question mark has no meaning, which is at `sign`.
  init?(_ bytes: [UInt8], at sign: Int) {
    // Where nothing is between, it goes with the word before it.
    guard sign > 0, bytes[sign - 1] == UInt8(ascii: " "), sign + 1 < bytes.count,
      bytes[sign + 1] != UInt8(ascii: "?"),
      let colon = Self.first(UInt8(ascii: ":"), in: bytes, from: sign + 1)
    else { return nil }
    var end = colon + 1
    var isText = false
    while end < bytes.count, end - sign < Self.longest, bytes[end] >= 0x20 {
      let byte = bytes[end]
      if byte == UInt8(ascii: "\"") { isText.toggle() }
      if !isText && (byte == UInt8(ascii: ",") || byte == UInt8(ascii: "}")) { break }
      if !isText && byte == UInt8(ascii: "/") && bytes[end...].starts(with: "//".utf8) { break }
      end += 1
    }
    let second = Self.trimmed(bytes, colon + 1, end)
    guard !second.isEmpty else { return nil }
    // Back to what the value is behind, and to the word before that.
    var start = sign
    let earliest = max(0, sign - Self.longest)
    while start > earliest, !Self.opens(bytes, start) { start -= 1 }
    let condition = Self.trimmed(bytes, start, sign)
    let opener = start > earliest ? bytes[start - 1] : 0
    var word = condition.lowerBound..<condition.lowerBound
    if opener == UInt8(ascii: "=") || opener == UInt8(ascii: ":") {
      word = Self.wordBefore(start - 1, bytes)
    } else if opener == UInt8(ascii: " ") {
      word = Self.wordBefore(start, bytes)
    }
    range = SourceRange(word.lowerBound, second.upperBound)
    guard opener == UInt8(ascii: "="), !condition.isEmpty, !word.isEmpty else {
      statement = nil
      return
    }
    let variable = String(decoding: bytes[word], as: UTF8.self)
    let one = String(decoding: bytes[Self.trimmed(bytes, sign + 1, colon)], as: UTF8.self)
    let other = String(decoding: bytes[second], as: UTF8.self)
    let when = String(decoding: bytes[condition], as: UTF8.self)
    statement = "if \(when) { \(variable) = \(one) } else { \(variable) = \(other) }"
  }

  /// The first such byte on the line, outside of texts and before the braces end.
  private static func first(_ wanted: UInt8, in bytes: [UInt8], from start: Int) -> Int? {
    var isText = false
    var offset = start
    while offset < bytes.count, offset - start < longest, bytes[offset] >= 0x20 {
      let byte = bytes[offset]
      if byte == UInt8(ascii: "\"") {
        isText.toggle()
      } else if !isText {
        if byte == wanted { return offset > start ? offset : nil }
        if endsStatement(byte) || bytes[offset...].starts(with: "//".utf8) { return nil }
      }
      offset += 1
    }
    return nil
  }

  /// Whether a value starts at `offset`: after a colon, a single equals sign, a word such as `when`, or where a
  /// statement starts.
  private static func opens(_ bytes: [UInt8], _ offset: Int) -> Bool {
    switch bytes[offset - 1] {
    case UInt8(ascii: ":"): return true
    case UInt8(ascii: "="):
      let before = offset > 1 ? bytes[offset - 2] : 0
      let isComparison =
        before == UInt8(ascii: "=") || before == UInt8(ascii: "!") || before == UInt8(ascii: "<")
        || before == UInt8(ascii: ">") || bytes[offset] == UInt8(ascii: "=")
      return !isComparison
    case UInt8(ascii: " "):
      let word = wordBefore(offset, bytes)
      return ["when", "if", "expect"].contains { bytes[word].elementsEqual($0.utf8) }
    case let byte: return endsStatement(byte)
    }
  }

  /// The name that ends at `end`, but for blanks.
  private static func wordBefore(_ end: Int, _ bytes: [UInt8]) -> Range<Int> {
    let earliest = max(0, end - longest)
    var end = end
    while end > earliest, bytes[end - 1] == UInt8(ascii: " ") { end -= 1 }
    var start = end
    while start > 0, end - start < longest, Lexer.isNameByte(bytes[start - 1]) { start -= 1 }
    return start..<end
  }

  private static func endsStatement(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "{") || byte == UInt8(ascii: "}")
      || byte == UInt8(ascii: ",")
  }

  private static func trimmed(_ bytes: [UInt8], _ start: Int, _ end: Int) -> Range<Int> {
    var start = start
    var end = end
    while start < end, bytes[start] == UInt8(ascii: " ") { start += 1 }
    while end > start, bytes[end - 1] == UInt8(ascii: " ") { end -= 1 }
    return start..<end
  }
}
