import NavModel
import NavText

/// How wide one line of text is in the system font, in points.
///
/// The figures are our own. Those of San Francisco were fitted to labels in public storyboards whose frames Interface
/// Builder had measured: 395 of regular weight from 10 to 19 points, which they meet within a third of a point in the
/// root mean square. Frames that were stretched by hand took no part. Of all 417 such labels whose frame is within a
/// twentieth of what is said here, 85 in a hundred differ by less than one part in a hundred and 95 by less than two.
/// Other weights and larger sizes add the same to each letter: of 142 labels, 86 in a hundred differ by less than two
/// parts in a hundred; bold ones are the least exact. Letters beyond ASCII are as wide as the letter that carries the
/// accent, else as an average of their script, which may be wrong by a tenth. Pairs are not kerned. Helvetica's figures
/// are those of its metrics, which Adobe made public, in thousandths of its size.
public func textWidth(
  _ text: String, size: Double, weight: FontWeight = .regular, era: SystemEra = .sheet
) -> Double {
  TextRuler(size: size, weight: weight, era: era).width(of: text[...])
}

/// How high a line of the system font is, in points.
///
/// San Francisco ascends 0.952 and descends 0.241 of its size; Helvetica takes 1.22 of it with the gap that labels add.
public func lineHeight(size: Double, era: SystemEra = .sheet) -> Double {
  switch SystemFont(era) {
  case .helvetica: (size * 1.22).rounded()
  case .sanFrancisco: size * 1.1934
  }
}

/// The text as it stands in a place of this width: whole, or cut at its tail with an ellipsis.
public func truncated(
  _ text: String, to width: Double, size: Double, weight: FontWeight = .regular,
  era: SystemEra = .sheet
) -> String {
  if textWidth(text, size: size, weight: weight, era: era) <= width + 0.001 { return text }
  let ruler = TextRuler(size: size, weight: weight, era: era)
  var room = width - ruler.advance(of: "\u{2026}")
  var kept = text[..<text.startIndex]
  var end = text.startIndex
  while end < text.endIndex {
    room -= ruler.width(of: text[end])
    if room < 0 { break }
    end = text.index(after: end)
    kept = text[..<end]
  }
  // UIKit leaves no blank before the dots.
  while kept.last == " " { kept.removeLast() }
  return String(kept) + "\u{2026}"
}

/// A size and weight made ready for letter after letter.
struct TextRuler {
  private let table: [UInt16]
  private let size: Double
  /// What is added to every letter that takes room, in thousandths of the size.
  private let spacing: Double

  init(size: Double, weight: FontWeight, era: SystemEra) {
    self.size = size
    switch SystemFont(era) {
    case .helvetica:
      table = weight >= .semibold ? HelveticaWidths.bold : HelveticaWidths.regular
      spacing = 0
    case .sanFrancisco:
      table = SanFranciscoWidths.regular
      spacing = SanFranciscoWidths.tracking(size: size) + SanFranciscoWidths.extra(of: weight)
    }
  }

  func width(of text: Substring) -> Double {
    let bytes = text.utf8.span
    var width = 0.0
    for index in bytes.indices {
      guard bytes[index] < 0x80 else {
        width = 0
        for character in text { width += self.width(of: character) }
        return width
      }
      width += advance(of: Unicode.Scalar(bytes[index]))
    }
    return width
  }

  /// What a reader takes for one letter, however many scalars it is made of: a flag is as wide as one picture, and so
  /// is a family.
  func width(of character: Character) -> Double {
    var width = 0.0
    for scalar in character.unicodeScalars {
      switch scalar.value {
      // Flags, signs that are asked to be pictures, keycaps, and what is joined with pictures.
      case 0x1F1E6..<0x1F200, 0xFE0F, 0x20E3: return advance(of: Self.picture)
      case 0x1F000..<0x1FB00: return advance(of: scalar)
      // Syllables of Korean letters stand in one square.
      case 0x1100..<0x1200: return advance(of: "\u{AC00}")
      // Lines end there.
      case 0x0A, 0x0D: return 0
      default: width += advance(of: scalar)
      }
    }
    return width
  }

  private static var picture: Unicode.Scalar { "\u{1F600}" }

  func advance(of scalar: Unicode.Scalar) -> Double {
    let value = scalar.value
    let thousandths: UInt16
    if value < 0x7F {
      guard value >= 0x20 else { return 0 }
      thousandths = table[Int(value) - 0x20]
    } else {
      switch widthBeyondASCII(value) {
      case .asLetter(let letter): thousandths = table[Int(letter) - 0x20]
      case .thousandths(0): return 0
      case .thousandths(let width): thousandths = width
      }
    }
    return (Double(thousandths) + spacing) * size / 1000
  }
}

extension FontWeight: Comparable {
  public static func < (one: FontWeight, other: FontWeight) -> Bool {
    one.rawValue < other.rawValue
  }
}
