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
  private var text: [UInt8] = []
  private var parts: [Part] = []

  init(_ palette: Palette) {
    self.palette = palette
  }

  mutating func append(_ text: String, _ ink: Ink = .plain) {
    let utf8 = text.utf8.span
    if utf8.isPrintable {
      append(printable: utf8, ink)
    } else {
      for scalar in text.unicodeScalars { append(scalar, ink) }
    }
  }

  /// What `isPrintable` is true of.
  mutating func append(printable text: Span<UInt8>, _ ink: Ink = .plain) {
    use(ink)
    self.text.append(contentsOf: text)
  }

  mutating func append(_ scalar: Unicode.Scalar, _ ink: Ink = .plain) {
    use(ink)
    let scalar = scalar.printable
    if scalar.isASCII {
      text.append(UInt8(ascii: scalar))
    } else {
      text += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
    }
  }

  mutating func append(blanks count: Int) { append(UInt8(ascii: " "), count: count) }

  /// A sign of ASCII, again and again.
  mutating func append(_ sign: UInt8, count: Int, _ ink: Ink = .plain) {
    use(ink)
    // At once: one by one, each asks whether there is room.
    text.append(contentsOf: repeatElement(sign, count: max(0, count)))
  }

  /// A number in decimal digits, which is not negative.
  mutating func append(_ number: Int, _ ink: Ink = .plain) {
    use(ink)
    var unit = 1
    while number / unit >= 10 { unit *= 10 }
    while unit > 0 {
      text.append(UInt8(ascii: "0") + UInt8(number / unit % 10))
      unit /= 10
    }
  }

  /// Writes the line without trailing blanks, and its end; then it is empty again.
  mutating func end(into out: inout TextWriter) {
    var end = text.count
    while end > 0 && text[end - 1] == UInt8(ascii: " ") { end -= 1 }
    switch palette {
    case .plain: out.write(text.span.extracting(first: end))
    case .ansi: out.write(utf8: escaped(upTo: end))
    }
    out.newline()
    text.removeAll(keepingCapacity: true)
    parts.removeAll(keepingCapacity: true)
  }

  private mutating func use(_ ink: Ink) {
    guard palette == .ansi, parts.last?.ink != ink else { return }
    parts.append(Part(start: text.count, ink: ink))
  }

  /// The text with the sequences that change the ink; blanks have none.
  private func escaped(upTo lineEnd: Int) -> [UInt8] {
    var current = Ink.plain
    var escaped: [UInt8] = []
    for (index, part) in parts.enumerated() {
      let end = index + 1 < parts.count ? parts[index + 1].start : lineEnd
      for byte in text[min(part.start, lineEnd)..<min(end, lineEnd)] {
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
