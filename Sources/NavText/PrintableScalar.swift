extension Span<UInt8> {
  /// The first byte from `start` that is no character of ASCII that one can see; the end where there is none.
  func endOfPlain(from start: Int) -> Int {
    var offset = start
    while offset &+ 8 <= count {
      let marks = Self.unplainBytes(of: word(at: offset))
      if marks != 0 { return offset &+ marks.trailingZeroBitCount / 8 }
      offset &+= 8
    }
    while offset < count && 0x20..<0x7F ~= self[offset] { offset &+= 1 }
    return offset
  }

  /// Marks the bytes of a word that are no characters of ASCII that one can see: above 0x7E, or below 0x20. The lowest bit
  /// that is set is right, whatever is borrowed above it.
  @inline(__always)
  static func unplainBytes(of word: UInt64) -> UInt64 {
    let ones: UInt64 = 0x0101_0101_0101_0101
    return (word | ((word & (ones &* 0x7F)) &+ ones) | (word &- ones &* 0x20) & ~word)
      & (ones &* 0x80)
  }

  /// Whether UTF-8 may go to a terminal as it is: nothing in it has to be replaced (see `printable`).
  var isPrintable: Bool {
    var offset = endOfPlain(from: 0)
    while offset < count {
      let byte = self[offset]
      let next = offset + 1 < count ? self[offset + 1] : 0
      switch byte {
      case 0..<0x20, 0x7F: return false
      // U+0080 to U+009F, U+061C, U+2000 to U+207F
      case 0xC2 where next < 0xA0, 0xD8 where next == 0x9C, 0xE2 where next <= 0x81: return false
      default:
        offset += 1
        // The rest of a character, which says nothing new.
        while offset < count && self[offset] & 0xC0 == 0x80 { offset += 1 }
        offset = endOfPlain(from: offset)
      }
    }
    return true
  }
}

/// Text on its way to people, be it to a terminal, a report or another file: nothing may obey it or show it in another
/// order. Control characters and those that turn the direction of the text around become visible, as `\u{202E}`; line
/// ends become blanks.
///
/// Where each character has a place of its own, as above carets and in pictures, `Unicode.Scalar.printable` is one
/// character instead.
public func printable(_ text: String) -> String {
  if text.utf8.span.isPrintable { return text }
  var shown = ""
  shown.reserveCapacity(text.utf8.count)
  for scalar in text.unicodeScalars { shown.append(visible: scalar) }
  return shown
}

extension String {
  /// Adds a scalar as `printable` shows it.
  public mutating func append(visible scalar: Unicode.Scalar) {
    if scalar.isHidden {
      self += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
    } else {
      unicodeScalars.append(scalar.printable)
    }
  }
}

extension Unicode.Scalar {
  /// Whether what should show it obeys it instead: a control character, one that ends lines, or one that turns the
  /// text around it, so that people see something else than what a machine reads.
  public var isObeyed: Bool {
    switch value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// Whether people cannot see it, although it changes what they see of the text around it. In a text in quotes it is
  /// written as an escape.
  public var isHidden: Bool {
    switch value {
    case 0x09, 0x0A, 0x0D: false
    // Marks of direction belong to texts in Hebrew and Arabic. In a line with code they move what is beside them.
    case 0x061C, 0x200E, 0x200F: true
    default: isObeyed
    }
  }

  /// The scalar itself, or U+FFFD in place of one that a terminal obeys instead of showing it.
  public var printable: Unicode.Scalar {
    switch value {
    case 0x09, 0x0A, 0x0D: " "
    default: isHidden ? "\u{FFFD}" : self
    }
  }

  /// How many columns a terminal needs for it: 0, 1 or 2, as `wcwidth` says for most text.
  public var columnCount: Int {
    if value < 0x300 { return 1 }
    if Self.combining.contains(where: { $0 ~= value }) { return 0 }
    return Self.wide.contains(where: { $0 ~= value }) ? 2 : 1
  }

  private static let combining: [ClosedRange<UInt32>] = [
    0x0300...0x036F,  // accents
    0x0483...0x0489,  // Cyrillic
    0x0591...0x05BD, 0x05BF...0x05BF, 0x05C1...0x05C2, 0x05C4...0x05C5, 0x05C7...0x05C7,  // Hebrew
    0x0610...0x061A, 0x064B...0x065F, 0x0670...0x0670, 0x06D6...0x06DC, 0x06DF...0x06E4,  // Arabic
    0x0900...0x0902, 0x093C...0x093C, 0x0941...0x0948, 0x094D...0x094D,  // Devanagari
    0x0E31...0x0E31, 0x0E34...0x0E3A, 0x0E47...0x0E4E,  // Thai
    0x1160...0x11FF,  // Hangul vowels and finals
    0x1AB0...0x1AFF, 0x1DC0...0x1DFF, 0x20D0...0x20FF,  // more accents
    0x200B...0x200D, 0x2060...0x2064, 0xFEFF...0xFEFF,  // joiners and spaces without width
    0x302A...0x302D, 0x3099...0x309A,  // tone and voicing marks
    0xFE00...0xFE0F, 0xFE20...0xFE2F, 0xE0100...0xE01EF,  // variation selectors, half marks
  ]

  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F,  // Hangul initials
    0x231A...0x231B, 0x23E9...0x23EC, 0x23F0...0x23F0, 0x23F3...0x23F3,  // clocks
    0x2614...0x2615, 0x2648...0x2653, 0x26A1...0x26A1, 0x26BD...0x26BE, 0x26D4...0x26D4,
    0x2705...0x2705, 0x270A...0x270B, 0x2728...0x2728, 0x274C...0x274E, 0x2753...0x2757,
    0x2795...0x2797, 0x2B1B...0x2B1C, 0x2B50...0x2B55,  // older emoji
    0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0xA4CF,  // CJK, kana, Yi
    0xA960...0xA97F, 0xAC00...0xD7A3,  // Hangul
    0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F,  // CJK compatibility
    0xFF01...0xFF60, 0xFFE0...0xFFE6,  // full-width forms
    0x16FE0...0x1B2FF,  // Tangut, Khitan, old kana
    0x1F18E...0x1F18E, 0x1F191...0x1F19A, 0x1F200...0x1F265,  // enclosed letters
    0x1F300...0x1F64F, 0x1F680...0x1F6FF, 0x1F7E0...0x1F7F0, 0x1F900...0x1FAFF,  // emoji
    0x20000...0x3FFFD,  // rarer ideographs
  ]
}
