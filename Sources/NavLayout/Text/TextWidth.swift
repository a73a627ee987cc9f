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
  let ruler = TextRuler(size: size, weight: weight, era: era)
  var width = 0.0
  for scalar in text.unicodeScalars { width += ruler.advance(of: scalar) }
  return width
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
  var kept = String.UnicodeScalarView()
  for scalar in text.unicodeScalars {
    room -= ruler.advance(of: scalar)
    if room < 0 { break }
    kept.append(scalar)
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
