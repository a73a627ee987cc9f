/// One line of a report for people, built up from left to right, and used again for the next.
///
/// Everything that reaches a terminal passes through here, so that no message or source can send
/// it commands.
struct StyledLine {
  enum Ink {
    case plain
    case strong
    case error
    case warning
    case info
    case margin
  }

  /// A part of the line in one ink, up to the next one.
  private struct Part {
    let start: Int
    let ink: Ink
  }

  private let palette: Palette
  /// The line, and room after it: what is appended is copied in groups of eight.
  private var bytes = [UInt8](repeating: 0, count: 256)
  private var count = 0
  private var parts: [Part] = []

  init(_ palette: Palette) {
    self.palette = palette
  }

  mutating func append(_ text: String, _ ink: Ink = .plain) {
    use(ink)
    let start = count
    let utf8 = text.utf8.span
    if put(utf8, untilUnplain: true) { return }
    count = start
    if utf8.isPrintable {
      _ = put(utf8, untilUnplain: false)
    } else {
      let shown = printable(text)
      _ = put(shown.utf8.span, untilUnplain: false)
    }
  }

  /// What `isPrintable` is true of.
  mutating func append(printable text: Span<UInt8>, _ ink: Ink = .plain) {
    use(ink)
    _ = put(text, untilUnplain: false)
  }

  mutating func append(_ scalar: Unicode.Scalar, _ ink: Ink = .plain) {
    use(ink)
    let scalar = scalar.printable
    if scalar.isASCII {
      append(UInt8(ascii: scalar), count: 1, ink)
    } else {
      let encoded = Array(UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      _ = put(encoded.span, untilUnplain: false)
    }
  }

  mutating func append(blanks count: Int) { append(UInt8(ascii: " "), count: count) }

  /// A sign of ASCII, again and again.
  mutating func append(_ sign: UInt8, count: Int, _ ink: Ink = .plain) {
    use(ink)
    let (start, added) = (self.count, max(0, count))
    makeRoom(for: added)
    var out = bytes.mutableSpan
    var offset = 0
    while offset < added {
      out.setWord(UInt64(sign) &* 0x0101_0101_0101_0101, at: start &+ offset)
      offset &+= 8
    }
    self.count = start &+ added
  }

  /// A number in decimal digits, which is not negative.
  mutating func append(_ number: Int, _ ink: Ink = .plain) {
    use(ink)
    var unit = 1
    while number / unit >= 10 { unit *= 10 }
    // No number has more than twenty digits.
    makeRoom(for: 20)
    while unit > 0 {
      bytes[count] = UInt8(ascii: "0") + UInt8(number / unit % 10)
      count += 1
      unit /= 10
    }
  }

  /// Writes the line without trailing blanks, and its end; then it is empty again.
  mutating func end(into out: inout TextWriter) {
    var end = count
    while end > 0 && bytes[end - 1] == UInt8(ascii: " ") { end -= 1 }
    switch palette {
    case .plain: out.write(bytes.span.extracting(first: end))
    case .ansi: out.write(utf8: escaped(upTo: end))
    }
    out.newline()
    count = 0
    parts.removeAll(keepingCapacity: true)
  }

  /// Puts UTF-8 after the line, up to the first byte that is no plain ASCII where that is asked for: false if there is
  /// one.
  @inline(__always)
  private mutating func put(_ text: Span<UInt8>, untilUnplain asks: Bool) -> Bool {
    let (start, added) = (count, text.count)
    makeRoom(for: added)
    var out = bytes.mutableSpan
    var offset = 0
    while offset &+ 8 <= added {
      let word = text.word(at: offset)
      if asks && Span.unplainBytes(of: word) != 0 { return false }
      out.setWord(word, at: start &+ offset)
      offset &+= 8
    }
    if offset > 0 && offset < added {
      // The last eight, of which some are there already.
      offset = added &- 8
      let word = text.word(at: offset)
      if asks && Span.unplainBytes(of: word) != 0 { return false }
      out.setWord(word, at: start &+ offset)
      offset = added
    }
    while offset < added {
      let byte = text[offset]
      if asks && !(0x20..<0x7F ~= byte) { return false }
      out[start &+ offset] = byte
      offset &+= 1
    }
    count = start &+ added
    return true
  }

  /// For so many bytes, and for the rest of a group.
  @inline(__always)
  private mutating func makeRoom(for added: Int) {
    if count &+ added &+ 8 > bytes.count { grow(by: added) }
  }

  @inline(never)
  private mutating func grow(by added: Int) {
    bytes += repeatElement(0, count: max(bytes.count, added + 8))
  }

  private mutating func use(_ ink: Ink) {
    guard palette == .ansi, parts.last?.ink != ink else { return }
    parts.append(Part(start: count, ink: ink))
  }

  /// The text with the sequences that change the ink; blanks have none.
  private func escaped(upTo lineEnd: Int) -> [UInt8] {
    var current = Ink.plain
    var escaped: [UInt8] = []
    for (index, part) in parts.enumerated() {
      let end = index + 1 < parts.count ? parts[index + 1].start : lineEnd
      for byte in bytes[min(part.start, lineEnd)..<min(end, lineEnd)] {
        if part.ink != current && byte != UInt8(ascii: " ") {
          escaped += Self.escape(to: part.ink).utf8
          current = part.ink
        }
        escaped.append(byte)
      }
    }
    if current != .plain { escaped += Self.escape(to: .plain).utf8 }
    return escaped
  }

  /// Each begins with a reset, because some terminals keep bold text bold otherwise.
  private static func escape(to ink: Ink) -> String {
    switch ink {
    case .plain: "\u{1B}[0m"
    case .strong: "\u{1B}[0;1m"
    case .error: "\u{1B}[0;1;31m"
    case .warning: "\u{1B}[0;1;33m"
    case .info: "\u{1B}[0;1;36m"
    case .margin: "\u{1B}[0;1;34m"
    }
  }
}

extension StyledLine.Ink {
  init(_ severity: Severity) {
    switch severity {
    case .info: self = .info
    case .warning: self = .warning
    case .error: self = .error
    }
  }
}
