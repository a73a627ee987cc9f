/// Reads the parts of JSON that do not nest: blanks, words, strings and numbers.
struct JSONScanner {
  private let bytes: [UInt8]
  private(set) var offset = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  var isAtEnd: Bool { offset == bytes.count }

  func peek() -> UInt8? {
    offset < bytes.count ? bytes[offset] : nil
  }

  /// What is wrong here: at the end of the text, that it ends.
  func problem(_ kind: JSONProblem.Kind) -> JSONProblem {
    JSONProblem(isAtEnd ? .endOfText : kind, at: offset)
  }

  mutating func eat(_ character: Unicode.Scalar) -> Bool {
    guard peek() == UInt8(ascii: character) else { return false }
    offset += 1
    return true
  }

  mutating func eat(word: String) -> Bool {
    guard bytes[offset...].starts(with: word.utf8) else { return false }
    offset += word.utf8.count
    return true
  }

  mutating func skipBlanks() {
    while let byte = peek(), byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      offset += 1
    }
  }

  /// RFC 8259 lets a reader ignore the mark, and some editors write it.
  mutating func skipByteOrderMark() {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    if bytes.starts(with: mark) {
      offset = mark.count
    }
  }

  /// Reads a string and returns its text: valid UTF-8, without the quotes and escapes.
  mutating func string() throws(JSONProblem) -> ArraySlice<UInt8> {
    offset += 1
    let start = offset
    var unescaped: [UInt8]?
    var isASCII = true
    while let byte = peek() {
      switch byte {
      case UInt8(ascii: "\""):
        let raw = bytes[start..<offset]
        if !isASCII {
          try checkUTF8(raw)
        }
        offset += 1
        return unescaped?[...] ?? raw
      case UInt8(ascii: "\\"):
        if unescaped == nil {
          unescaped = Array(bytes[start..<offset])
        }
        unescaped?.append(contentsOf: Array(String(try escape()).utf8))
      case 0..<0x20:
        throw problem(.controlCharacter)
      default:
        isASCII = isASCII && byte < 0x80
        unescaped?.append(byte)
        offset += 1
      }
    }
    throw problem(.endOfText)
  }

  private func checkUTF8(_ text: ArraySlice<UInt8>) throws(JSONProblem) {
    var parser = Unicode.UTF8.ForwardParser()
    var rest = text.makeIterator()
    var offset = text.startIndex
    while true {
      switch parser.parseScalar(from: &rest) {
      case .valid(let scalar): offset += scalar.count
      case .error: throw JSONProblem(.notUTF8, at: offset)
      case .emptyInput: return
      }
    }
  }

  private mutating func escape() throws(JSONProblem) -> Unicode.Scalar {
    let start = offset
    offset += 1
    guard let letter = peek() else { throw problem(.endOfText) }
    offset += 1
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(letter)
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): break
    default: throw JSONProblem(.malformedEscape, at: start)
    }
    let first = try fourHexDigits(ofEscapeAt: start)
    if let scalar = Unicode.Scalar(first) { return scalar }
    guard first < 0xDC00, eat("\\"), eat("u") else { throw JSONProblem(.loneSurrogate, at: start) }
    let second = try fourHexDigits(ofEscapeAt: offset - 2)
    guard 0xDC00...0xDFFF ~= second,
      let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
    else { throw JSONProblem(.loneSurrogate, at: start) }
    return scalar
  }

  private mutating func fourHexDigits(ofEscapeAt start: Int) throws(JSONProblem) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = peek() else { throw problem(.endOfText) }
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): value = value << 4 + UInt32(byte) - 0x30
      case UInt8(ascii: "A")...UInt8(ascii: "F"): value = value << 4 + UInt32(byte) - 0x37
      case UInt8(ascii: "a")...UInt8(ascii: "f"): value = value << 4 + UInt32(byte) - 0x57
      default: throw JSONProblem(.malformedEscape, at: start)
      }
      offset += 1
    }
    return value
  }

  /// Reads `[-] (0 | 1-9 {0-9}) [. 0-9 {0-9}] [(e | E) [+ | -] 0-9 {0-9}]`.
  mutating func number() throws(JSONProblem) -> JSON {
    let start = offset
    var isWhole = true
    _ = eat("-")
    let startsWithZero = eat("0")
    if startsWithZero == isAtDigit { throw problem(.malformedNumber) }
    skipDigits()
    if eat(".") {
      isWhole = false
      guard isAtDigit else { throw problem(.malformedNumber) }
      skipDigits()
    }
    if eat("e") || eat("E") {
      isWhole = false
      _ = eat("+") || eat("-")
      guard isAtDigit else { throw problem(.malformedNumber) }
      skipDigits()
    }
    let text = bytes[start..<offset]
    if isWhole, let integer = Int(String(decoding: text, as: UTF8.self)) {
      return .integer(integer)
    }
    guard let number = Double(decimal: text), number.isFinite else {
      throw JSONProblem(.numberTooLarge, at: start)
    }
    return .number(number)
  }

  private var isAtDigit: Bool {
    guard let byte = peek() else { return false }
    return UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
  }

  private mutating func skipDigits() {
    while isAtDigit {
      offset += 1
    }
  }
}
