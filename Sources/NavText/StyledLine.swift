/// One line of a report for people, built up character by character.
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

  private var cells: [(scalar: Unicode.Scalar, ink: Ink)] = []

  var count: Int { cells.count }

  mutating func append(_ text: String, _ ink: Ink = .plain) {
    for scalar in text.unicodeScalars {
      append(scalar, ink)
    }
  }

  mutating func append(_ scalar: Unicode.Scalar, _ ink: Ink = .plain) {
    cells.append((scalar.printable, ink))
  }

  mutating func append(blanks count: Int) {
    for _ in 0..<count {
      append(" ")
    }
  }

  /// Writes over what stands at `column`, from 0; the line grows as needed.
  mutating func put(_ scalar: Unicode.Scalar, at column: Int, _ ink: Ink) {
    append(blanks: max(0, column + 1 - cells.count))
    cells[column] = (scalar, ink)
  }

  /// Writes the line without trailing blanks, and its end.
  func write(_ palette: Palette, into out: inout TextWriter) {
    let end = (cells.lastIndex { $0.scalar != " " } ?? -1) + 1
    var current = Ink.plain
    // Bytes, because a String asks for its normal form at every scalar that it is given.
    var text: [UInt8] = []
    text.reserveCapacity(end + 16)
    for (scalar, ink) in cells[..<end] {
      if palette == .ansi && ink != current && scalar != " " {
        text += Self.escape(to: ink).utf8
        current = ink
      }
      if scalar.isASCII {
        text.append(UInt8(ascii: scalar))
      } else {
        text += Array(UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      }
    }
    if current != .plain {
      text += Self.escape(to: .plain).utf8
    }
    out.write(utf8: text)
    out.newline()
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
