import NavModel
import NavText

/// How wide one line of text is in the system font, in points.
///
/// The figures are our own, fitted to what Interface Builder measured: `SanFranciscoWidths` says how exact they are.
/// Letters beyond ASCII are as wide as the letter that carries the accent, those of Cyrillic by letter, else as an
/// average of their script, which may be wrong by a tenth.
public func textWidth(
  _ text: String, size: Double, weight: FontWeight = .regular, era: SystemEra = .sheet
) -> Double {
  textWidth(text, in: Font(size: size, weight: weight, era: era))
}

/// The same in any font.
public func textWidth(_ text: String, in font: Font) -> Double {
  TextRuler(font).width(of: text[...])
}

/// How high a line of the system font is, in points.
public func lineHeight(size: Double, era: SystemEra = .sheet) -> Double {
  Font(size: size, era: era).lineHeight
}

/// The text as it is in a place of this width: whole, or cut at its tail with an ellipsis.
public func truncated(
  _ text: String, to width: Double, size: Double, weight: FontWeight = .regular,
  era: SystemEra = .sheet
) -> String {
  let ruler = TextRuler(Font(size: size, weight: weight, era: era))
  if ruler.width(of: text[...]) <= width + 0.001 { return text }
  var kept = ruler.prefix(of: text, within: width - ruler.advance(of: "\u{2026}"))
  // UIKit leaves no blank before the dots.
  while kept.last == " " { kept.removeLast() }
  return String(kept) + "\u{2026}"
}

/// A font made ready for letter after letter. Its tables are shared, so it is held by reference.
final class TextRuler: Sendable {
  private let table: [UInt16]
  /// Points to a thousandth of the size.
  private let scale: Double
  /// What is added to every letter that takes room, in thousandths of the size.
  private let spacing: Double
  /// The shares of bold type and of the shapes for large sizes.
  private let boldShare: Double
  private let displayShare: Double
  /// How wide a square for ideographs is.
  private let square: Double
  private let pairs: Kerning?
  /// Whether every letter has the width of the first.
  private let isFixed: Bool

  init(_ font: Font) {
    let facts = font.typeface.facts
    let isHeavy = font.weight >= .semibold
    var spacing = 0.0
    var shares = (bold: 0.0, display: 0.0)
    var pairs: Kerning?
    var squares: Double?
    var isFixed = false
    switch facts.shapes {
    case .helvetica:
      table = isHeavy ? HelveticaWidths.bold : HelveticaWidths.regular
      pairs = .helvetica
    case .helveticaNeueSystem:
      table = HelveticaNeueWidths.system
      pairs = .helvetica
      spacing = isHeavy ? 13 : font.weight < .regular ? -18 : 0
    case .helveticaNeue:
      table = isHeavy ? HelveticaNeueWidths.bold : HelveticaNeueWidths.regular
      spacing = font.weight == .medium ? 20 : font.weight < .regular ? -15 : 0
    case .avenirNext:
      table = AvenirNextWidths.table(of: font.weight)
      spacing = AvenirNextWidths.spacing
    case .times:
      table = TimesWidths.regular
      spacing = isHeavy ? 35 : 0
    case .fixed(let width):
      table = [width]
      isFixed = true
    case .sanFrancisco(let cut):
      table = SanFranciscoWidths.regular
      let heaviness = SanFranciscoWidths.heaviness(
        of: font.weight, size: font.size, cut)
      spacing =
        SanFranciscoWidths.tracking(size: font.size, cut) + heaviness.extra
      shares.bold = heaviness.share
      shares.display = SanFranciscoWidths.displayShare(size: font.size, cut)
      pairs = .sanFrancisco
      squares = 1020
    }
    scale = font.size * Double(facts.scale) / 1_000_000
    // Ideographs come from another font, a little wider than high beside San Francisco.
    square = squares ?? 1_000_000 / Double(facts.scale)
    self.spacing = spacing
    boldShare = shares.bold
    displayShare = shares.display
    self.pairs = pairs
    self.isFixed = isFixed
  }

  func width(of text: Substring) -> Double {
    let bytes = text.utf8.span
    var width = 0.0
    var before: UInt8 = 0
    for index in bytes.indices {
      guard bytes[index] < 0x80 else {
        width = 0
        before = 0
        for character in text {
          width += self.width(of: character) + kerning(&before, character)
        }
        return width
      }
      width += advance(of: Unicode.Scalar(bytes[index]))
      if let pairs { width += Double(pairs.between(before, bytes[index])) * scale }
      before = bytes[index]
    }
    return width
  }

  /// How wide the widest line is, where nothing but line ends breaks a text.
  func width(ofWidestLineOf text: String) -> Double {
    let bytes = text.utf8.span
    var widest = 0.0
    var width = 0.0
    var before: UInt8 = 0
    for index in bytes.indices {
      let byte = bytes[index]
      guard byte < 0x80 else { return self.width(ofWidestLineOfLettersOf: text) }
      if 0x0A...0x0D ~= byte {
        widest = max(widest, width)
        width = 0
        before = 0
        continue
      }
      width += advance(of: Unicode.Scalar(byte))
      if let pairs { width += Double(pairs.between(before, byte)) * scale }
      before = byte
    }
    return max(widest, width)
  }

  /// The same for letters that are longer than a byte.
  private func width(ofWidestLineOfLettersOf text: String) -> Double {
    var widest = 0.0
    var start = text.startIndex
    while true {
      let end = text.lineEnd(from: start)
      widest = max(widest, width(of: text[start..<end]))
      if end == text.endIndex { return widest }
      start = text.index(after: end)
    }
  }

  /// The longest start of the text that is no wider than this.
  func prefix(of text: String, within width: Double) -> Substring {
    let bytes = text.utf8.span
    var room = width
    var before: UInt8 = 0
    for index in bytes.indices {
      let byte = bytes[index]
      guard byte < 0x80 else { return prefix(ofLettersOf: text, within: width) }
      room -= advance(of: Unicode.Scalar(byte))
      if let pairs { room -= Double(pairs.between(before, byte)) * scale }
      if room < 0 { return text[..<text.utf8.index(text.startIndex, offsetBy: index)] }
      before = byte
    }
    return text[...]
  }

  /// The same for letters that are longer than a byte.
  private func prefix(ofLettersOf text: String, within width: Double) -> Substring {
    var room = width
    var end = text.startIndex
    var before: UInt8 = 0
    while end < text.endIndex {
      room -= self.width(of: text[end]) + kerning(&before, text[end])
      if room < 0 { break }
      end = text.index(after: end)
    }
    return text[..<end]
  }

  /// How much closer a letter is to the one before it, which it takes the place of.
  func kerning(_ before: inout UInt8, _ character: Character) -> Double {
    let scalars = character.unicodeScalars
    let own = scalars.first.flatMap { $0.isASCII ? UInt8($0.value) : nil } ?? 0
    let closer = pairs.map { Double($0.between(before, own)) * scale } ?? 0
    before = own
    return closer
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
      // Syllables of Korean letters are in one square.
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
    if value < 0x7F {
      return value >= 0x20 ? (width(at: Int(value) - 0x20) + spacing) * scale : 0
    }
    switch widthBeyondASCII(value) {
    case .asLetter(let letter): return (width(at: Int(letter) - 0x20) + spacing) * scale
    case .square: return square * scale
    case .ellipsis: return (ellipsis + spacing) * scale
    case .thousandths(0): return 0
    case .thousandths(let width):
      return ((isFixed ? Double(table[0]) : Double(width)) + spacing) * scale
    }
  }

  private var ellipsis: Double {
    if isFixed { return Double(table[0]) }
    let stop = Int(UInt8(ascii: ".")) - 0x20
    return 840 + 3 * Double(SanFranciscoWidths.bold[stop]) * boldShare
  }

  private func width(at index: Int) -> Double {
    if isFixed { return Double(table[0]) }
    var width = Double(table[index])
    if boldShare != 0 { width += Double(SanFranciscoWidths.bold[index]) * boldShare }
    if displayShare != 0 { width += Double(SanFranciscoWidths.display[index]) * displayShare }
    return width
  }
}
