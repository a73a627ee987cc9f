/// Characters in a text that turn the direction of what is around them: people who review it read something else
/// than the compiler does.
public enum HiddenCharacters {
  public static let facts = RuleFacts(
    "hidden-character", text: .warning, storyboard: nil,
    "A character that cannot be seen changes how the line is shown.",
    why: """
      Unicode has control characters that reverse the direction of the text after them. In a comment or a text in quotes \
      they make a line look like another one: what seems to be a comment is code, or the other way round. A review \
      cannot find that. Texts in Hebrew and Arabic need none of them. Where one is meant it can be written as an \
      escape, which everybody sees.
      """,
    bad: """
      storyboard Shop {
        initial -> Cart
        scene Cart {
          label Price "\u{202E}00.21"
        }
      }
      """,
    good: """
      storyboard Shop {
        initial -> Cart
        scene Cart {
          label Price "\\u{202E}00.21"
        }
      }
      """)

  /// A finding for each line that has any.
  public static func findings(in source: SourceText, _ file: ID<SourceText>) -> [Diagnostic] {
    let bytes = source.bytes
    var findings: [Diagnostic] = []
    var offset = 0
    while let start = bytes[offset...].firstIndex(of: 0xE2) {
      offset = start + 1
      guard let value = turningScalar(bytes, at: start) else { continue }
      let spelling = "\\u{" + String(value, radix: 16, uppercase: true) + "}"
      findings.append(
        Diagnostic(
          facts.code, .warning, at: Location(file, SourceRange(start, start + 3)),
          "a character that cannot be seen turns the direction of this line",
          label: "this is \(spelling)",
          help: ["take it out, or write \(spelling) into a text that needs it"]))
      // One a line says enough.
      guard let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) else { break }
      offset = end
    }
    return findings
  }

  /// U+202A to U+202E, or U+2066 to U+2069, which are three bytes.
  private static func turningScalar(_ bytes: [UInt8], at start: Int) -> UInt32? {
    guard start + 2 < bytes.count else { return nil }
    switch (bytes[start + 1], bytes[start + 2]) {
    case (0x80, 0xAA...0xAE): return 0x2000 + UInt32(bytes[start + 2] & 0x3F)
    case (0x81, 0xA6...0xA9): return 0x2040 + UInt32(bytes[start + 2] & 0x3F)
    default: return nil
    }
  }
}
