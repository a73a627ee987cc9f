import NavText

/// How wide a letter beyond ASCII is: as another one, or a figure in thousandths of the size.
enum WidthBeyondASCII {
  case asLetter(UInt8)
  case thousandths(UInt16)
  /// One of those that ideographs are in.
  case square
  /// Three full stops as one sign, which bold type makes wider as it does them.
  case ellipsis
}

/// For a scalar alone; `TextRuler` knows what scalars make together.
func widthBeyondASCII(_ value: UInt32) -> WidthBeyondASCII {
  switch value {
  // Controls, the soft hyphen, and what combines with the letter before it.
  case 0x7F..<0xA0, 0xAD, 0x300..<0x370, 0x483..<0x48A, 0x591..<0x5BE, 0x610..<0x61B,
    0x64B..<0x660, 0x670, 0x6D6..<0x6DD, 0x901..<0x903, 0x93C, 0x941..<0x949, 0x94D, 0xE31,
    0xE34..<0xE3B, 0xE47..<0xE4F, 0x3099, 0x309A, 0x1AB0..<0x1B00, 0x1DC0..<0x1E00, 0x200B..<0x2010,
    0x202A..<0x202F,
    0x2060..<0x2070, 0x20D0..<0x2100, 0xFE00..<0xFE10, 0xFE20..<0xFE30, 0xFEFF,
    0x1F3FB..<0x1F400, 0xE0000..<0xE1000:
    .thousandths(0)
  case 0xA0, 0x2004, 0x2005, 0x202F: .asLetter(UInt8(ascii: " "))
  case 0xA1..<0xC0: .thousandths(latinSigns[Int(value) - 0xA1])
  case 0xC0..<0x180: .asLetter(accentedLetters[Int(value) - 0xC0])
  case 0x180..<0x250, 0x1E00..<0x1F00: .thousandths(Average.latin)
  case 0x370..<0x400, 0x1F00..<0x2000: .thousandths(Average.greek)
  case 0x410..<0x450: .thousandths(cyrillicLetters[Int(value) - 0x410])
  case 0x400..<0x530: .thousandths(Average.cyrillic)
  case 0x590..<0x600: .thousandths(Average.hebrew)
  case 0x600..<0x780, 0xFB50..<0xFE00, 0xFE70..<0xFEFF: .thousandths(Average.arabic)
  case 0x2026: .ellipsis
  case 0x2000..<0x2070: .thousandths(punctuation(value))
  // Currency, letter-like signs, arrows, mathematics, shapes.
  case 0x20A0..<0x20D0: .thousandths(620)
  case 0x2100..<0x2190: .thousandths(800)
  case 0x2190, 0x2192: .thousandths(910)
  case 0x2190..<0x2C00: .thousandths(860)
  // Chinese, Japanese and Korean are in squares, and so are their signs and full-width forms.
  case 0x1100..<0x1160, 0x2E80..<0xA4D0, 0xA960..<0xA980, 0xAC00..<0xD7B0, 0xF900..<0xFB00,
    0xFE30..<0xFE50, 0xFF00..<0xFF61, 0x20000..<0x40000:
    .square
  case 0xFF61..<0xFFA0: .thousandths(500)
  case 0x1F000..<0x1FB00: .thousandths(Average.emoji)
  default: .thousandths(Average.other)
  }
}

/// What no table has figures for.
private enum Average {
  static let latin: UInt16 = 570
  static let greek: UInt16 = 580
  static let cyrillic: UInt16 = 610
  static let hebrew: UInt16 = 560
  static let arabic: UInt16 = 500
  static let emoji: UInt16 = 1250
  static let other: UInt16 = 620
}

private func punctuation(_ value: UInt32) -> UInt16 {
  switch value {
  case 0x2003, 0x2014, 0x2015: 1000
  case 0x2002: 500
  case 0x2009, 0x200A, 0x2006: 180
  case 0x2010, 0x2011: 450
  case 0x2012, 0x2013: 600
  case 0x2018, 0x2019, 0x201A, 0x2032: 260
  case 0x201C, 0x201D, 0x201E, 0x2033: 450
  case 0x2020, 0x2021: 560
  case 0x2022: 490
  case 0x2030: 1150
  case 0x2039, 0x203A: 360
  default: 500
  }
}

/// From U+00A1 on.
private let latinSigns: [UInt16] = [
  290, 590, 620, 680, 640, 260, 590, 500, 900, 430, 560, 620, 0, 900, 500, 420, 620, 400, 400, 500,
  590, 600, 290, 500, 300, 450, 560, 850, 880, 900, 530,
]

/// The letter that each of U+00C0 to U+017F is as wide as: the one without its accent, or one of its width.
private let accentedLetters: [UInt8] = Array(
  ("AAAAAAWCEEEEIIIIDNOOOOO+OUUUUYPbaaaaaawceeeeiiiionooooo+ouuuuypy"
    + "AaAaAaCcCcCcCcDdDdEeEeEeEeEeGgGgGgGgHhHhIiIiIiIiIiUnJjKkkLlLlLlLlLl"
    + "NnNnNnnNnOoOoOoWwRrRrRrSsSsSsSsTtTtTtUuUuUuUuUuUuWwYyYZzZzZzf").utf8)

/// From А to я. Six labels in public storyboards are met within two parts in a hundred.
private let cyrillicLetters: [UInt16] = [
  663, 640, 654, 560, 745, 592, 945, 620, 749, 749, 675, 735, 879, 747, 769, 740,
  639, 721, 625, 640, 800, 675, 760, 690, 1010, 1035, 720, 870, 630, 720, 1020, 655,
  553, 590, 560, 425, 605, 570, 790, 505, 592, 592, 543, 580, 715, 590, 588, 578,
  613, 560, 490, 542, 790, 517, 605, 560, 830, 850, 600, 780, 545, 555, 810, 550,
]
