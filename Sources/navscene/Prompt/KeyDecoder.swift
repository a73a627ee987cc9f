import NavText

/// The bytes that a terminal sends as keys. Unknown sequences are swallowed, and so are invalid bytes.
struct KeyDecoder {
  private enum State: Equatable {
    case plain
    /// After an escape.
    case escape
    /// Behind `ESC [`, with what came since.
    case sequence([UInt8])
    /// Behind `ESC O`.
    case shift
    /// In a text that a terminal answers with, up to BEL or `ESC \`.
    case answer
    /// After an escape in such a text.
    case answerEscape
  }

  private var state = State.plain
  /// The first bytes of a character whose others are still to come.
  private var part: [UInt8] = []
  /// Between the marks of a bracketed paste nothing is a command.
  private var isPasted = false
  /// CR and LF together are one end of a line.
  private var hasReturned = false

  /// Whether the rest of a sequence should follow at once. Otherwise Escape was pressed.
  var awaitsRest: Bool { state != .plain }

  /// Nothing followed: what comes next is another key.
  mutating func rest() { state = .plain }

  mutating func keys(_ bytes: [UInt8]) -> [Key] {
    bytes.compactMap { key($0) }
  }

  private mutating func key(_ byte: UInt8) -> Key? {
    switch state {
    case .plain: return plainKey(byte)
    case .escape: return keyBehindEscape(byte)
    case .sequence(let bytes): return keyInSequence(bytes, byte)
    case .shift:
      state = .plain
      return isPasted ? nil : Key(sequence: [], byte)
    case .answer:
      if byte == 0x07 { state = .plain }
      if byte == 0x1B { state = .answerEscape }
      return nil
    case .answerEscape:
      state = byte == UInt8(ascii: "\\") ? .plain : .answer
      return nil
    }
  }

  private mutating func plainKey(_ byte: UInt8) -> Key? {
    let isSecondHalf = hasReturned && byte == 0x0A
    hasReturned = byte == 0x0D
    if byte >= 0x80 { return text(byte) }
    part = []
    if byte == 0x1B {
      state = .escape
      return nil
    }
    if isSecondHalf { return nil }
    if byte >= 0x20 && byte < 0x7F { return .text(Unicode.Scalar(byte)) }
    guard isPasted else { return Key(control: byte) }
    switch byte {
    case 0x0A, 0x0D: return .enter
    case 0x09: return .text(" ")
    default: return nil
    }
  }

  private mutating func keyBehindEscape(_ byte: UInt8) -> Key? {
    state = .plain
    switch byte {
    case 0x1B: state = .escape
    case UInt8(ascii: "["): state = .sequence([])
    case UInt8(ascii: "O"): state = .shift
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "^"),
      UInt8(ascii: "_"):
      state = .answer
    case _ where isPasted: break
    case UInt8(ascii: "b"): return .wordLeft
    case UInt8(ascii: "f"): return .wordRight
    case 0x08, 0x7F: return .eraseWord
    // Giving up half-way is meant.
    case 0x03, 0x04, 0x0D: return Key(control: byte)
    default: break
    }
    return nil
  }

  private mutating func keyInSequence(_ bytes: [UInt8], _ byte: UInt8) -> Key? {
    // The function keys of Linux's console have a second bracket and a letter.
    if bytes == [UInt8(ascii: "[")] {
      state = .plain
      return nil
    }
    if bytes.isEmpty && byte == UInt8(ascii: "[") {
      state = .sequence([byte])
      return nil
    }
    guard (0x20..<0x7F).contains(byte) else {
      state = .plain
      return plainKey(byte)
    }
    guard byte >= 0x40 else {
      state = .sequence(bytes + [byte])
      return nil
    }
    state = .plain
    let numbers = bytes.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
      .map { Int(String(decoding: $0, as: UTF8.self)) ?? 0 }
    if byte == UInt8(ascii: "~"), let mark = numbers.first, mark == 200 || mark == 201 {
      isPasted = mark == 200
      hasReturned = false
      return nil
    }
    return isPasted ? nil : Key(sequence: numbers, byte)
  }

  /// A character when its last byte is there. Those that a terminal would obey are none.
  private mutating func text(_ byte: UInt8) -> Key? {
    if byte & 0xC0 != 0x80 { part = [] }
    part.append(byte)
    let length = part[0] >= 0xF0 ? 4 : part[0] >= 0xE0 ? 3 : 2
    guard part[0] >= 0xC0, part.count == length else {
      if part[0] < 0xC0 { part = [] }
      return nil
    }
    defer { part = [] }
    guard let scalar = String(validating: part, as: UTF8.self)?.unicodeScalars.first,
      !scalar.isHidden && !scalar.isObeyed
    else { return nil }
    return .text(scalar)
  }
}
