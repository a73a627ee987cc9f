/// Characters that word processors and web pages put where plain ones were meant.
enum LookAlike {
  /// Whether a scalar above ASCII cannot be part of a name.
  static func isPunctuation(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x80...0xA9, 0xAB...0xB4, 0xB6...0xB9, 0xBB...0xBF, 0xD7, 0xF7: true
    case 0x61C, 0x1680, 0x2000...0x206F, 0x2190...0x23FF, 0x3000...0x3003, 0x3008...0x301F: true
    case 0xFE00...0xFE0F: false
    case 0xFEFF, 0xFF01...0xFF0F, 0xFF1A...0xFF20, 0xFFF0...0xFFFF: true
    default: false
    }
  }

  /// Whether it opens or closes a text elsewhere: `'`, curly and angular quotes.
  static func isQuote(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x27, 0xAB, 0xBB, 0x2018...0x201F, 0x300C...0x300F, 0xFF02, 0xFF07: true
    default: false
    }
  }

  /// What was probably meant.
  static func meant(_ scalar: UInt32) -> String? {
    switch scalar {
    case 0x201C...0x201F, 0xAB, 0xBB, 0xFF02: "\""
    case 0x2190...0x21FF: "->"
    case 0x2010...0x2015, 0x2212: "-"
    case 0x2026: "..."
    case 0x2260: "!="
    case 0x2264: "<="
    case 0x2265: ">="
    case 0xD7: "*"
    case 0xF7: "/"
    case 0xFF5B: "{"
    case 0xFF1A: ":"
    case 0xFF0C, 0x3001: ","
    case 0xA0, 0x2000...0x200B, 0x202F, 0x205F, 0x3000, 0xFEFF: " "
    default: nil
    }
  }
}
