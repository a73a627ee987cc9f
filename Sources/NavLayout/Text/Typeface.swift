import NavModel

/// A family of fonts: one of the system's, or one that a font's name begins with.
public struct Typeface: Hashable, Sendable {
  /// Its position in `rows`.
  private let row: UInt8

  private init(row: UInt8) { self.row = row }

  /// What the system wrote in up to iOS 6.
  public static var helvetica: Typeface { Typeface(row: 0) }
  /// In iOS 7 and 8.
  public static var helveticaNeue: Typeface { Typeface(row: 1) }
  /// From iOS 9 to 13: SF UI Text, and from 20 points on SF UI Display.
  public static var sanFranciscoUI: Typeface { Typeface(row: 2) }
  /// As it was in iOS 9 and 10, where large letters stood further apart.
  public static var earlySanFranciscoUI: Typeface { Typeface(row: 4) }
  /// In iOS 14 and 15, where large letters stood closer.
  public static var earlySanFranciscoPro: Typeface { Typeface(row: 5) }
  /// Since iOS 14: SF Pro, whose shapes change gradually with the size.
  public static var sanFranciscoPro: Typeface { Typeface(row: 3) }

  /// What the system writes in. iOS 7 and 8 count with those after them.
  public init(_ era: SystemEra) {
    self =
      switch era {
      case .legacy: .helvetica
      case .flat: .sanFranciscoUI
      case .sheet, .modern, .glass: .sanFranciscoPro
      }
  }

  /// What letters of a family are shaped like.
  enum Shapes: Sendable {
    case sanFrancisco(SanFranciscoWidths.Cut)
    case helvetica
    case helveticaNeueSystem
    case helveticaNeue
    case avenirNext
    case times
    /// Every letter has the same width, in thousandths of the size.
    case fixed(UInt16)
  }

  struct Facts: Sendable {
    /// What names of its fonts begin with.
    let name: String
    let shapes: Shapes
    /// How wide letters are, in thousandths of those that they are measured by.
    let scale: Int
    /// How high a line is and how far it reaches below the baseline, in thousandths of the size.
    let line: Int
    let descent: Int
    /// Whether iOS has it, so that its metrics are public.
    let isApples: Bool

    init(
      _ name: String, _ shapes: Shapes, scale: Int = 1000, line: Int, descent: Int,
      isApples: Bool = true
    ) {
      self.name = name
      self.shapes = shapes
      self.scale = scale
      self.line = line
      self.descent = descent
      self.isApples = isApples
    }
  }

  var facts: Facts { Self.rows[Int(row)] }

  /// Whether its metrics are public, because iOS brings it along. Those of other fonts are estimates.
  public var isKnown: Bool { facts.isApples }

  /// Longer names go before shorter ones that they begin with. Lines are those of the fonts' metrics; letters are
  /// measured by those of a similar font, at a scale that labels in public storyboards have where there were any:
  /// Muli, Roboto, Garamond, Open Sans.
  private static let rows: [Facts] = [
    Facts("", .helvetica, line: 1220, descent: 230),
    Facts("", .helveticaNeueSystem, line: 1193, descent: 213),
    Facts("", .sanFrancisco(.textAndDisplay), line: 1193, descent: 241),
    Facts("", .sanFrancisco(.gradual), line: 1193, descent: 241),
    Facts("", .sanFrancisco(.early), line: 1193, descent: 241),
    Facts("", .sanFrancisco(.earlyGradual), line: 1193, descent: 241),
    // A font of an app, as sans serif, with serifs, or with letters of one width.
    Facts("", .helveticaNeue, line: 1200, descent: 240, isApples: false),
    Facts("", .times, line: 1150, descent: 240, isApples: false),
    Facts("", .fixed(600), line: 1150, descent: 240, isApples: false),
    Facts("HelveticaNeue", .helveticaNeue, line: 1167, descent: 213),
    Facts("Helvetica", .helvetica, line: 1150, descent: 230),
    Facts("Arial", .helvetica, line: 1150, descent: 212),
    Facts("AvenirNextCondensed", .helveticaNeue, scale: 790, line: 1366, descent: 366),
    Facts("AvenirNext", .avenirNext, line: 1366, descent: 366),
    Facts("Avenir", .helveticaNeue, scale: 980, line: 1366, descent: 366),
    Facts("Menlo", .fixed(602), line: 1164, descent: 236),
    Facts("CourierNew", .fixed(600), line: 1133, descent: 300),
    Facts("Courier", .fixed(600), line: 1000, descent: 246),
    Facts("Georgia", .times, scale: 1090, line: 1136, descent: 219),
    Facts("TimesNewRoman", .times, line: 1149, descent: 216),
    Facts("Palatino", .times, scale: 1080, line: 1100, descent: 283),
    Facts("Baskerville", .times, line: 1143, descent: 246),
    Facts("Verdana", .helveticaNeue, scale: 1120, line: 1215, descent: 210),
    Facts("TrebuchetMS", .helveticaNeue, scale: 970, line: 1161, descent: 222),
    Facts("GillSans", .helveticaNeue, scale: 920, line: 1148, descent: 230),
    Facts("Futura", .helveticaNeue, scale: 1020, line: 1329, descent: 260),
    Facts("Optima", .helveticaNeue, scale: 970, line: 1212, descent: 268),
    Facts("MarkerFelt", .helveticaNeue, scale: 870, line: 1095, descent: 229),
    Facts("AmericanTypewriter", .times, scale: 1150, line: 1157, descent: 255),
    Facts("Roboto", .helveticaNeue, scale: 975, line: 1319, descent: 271, isApples: false),
    Facts("Muli", .helveticaNeue, scale: 1075, line: 1476, descent: 400, isApples: false),
    Facts("OpenSans", .helveticaNeue, scale: 1040, line: 1362, descent: 293, isApples: false),
    Facts("Montserrat", .helveticaNeue, scale: 1120, line: 1175, descent: 251, isApples: false),
    Facts("AGaramond", .times, scale: 944, line: 1000, descent: 280, isApples: false),
  ]
}

extension Font {
  /// A font by its PostScript name, such as `AvenirNext-DemiBold`.
  public init(named name: String, size: Double, era: SystemEra) {
    self.init(named: name, size: size, system: Typeface(era))
  }

  init(named name: String, size: Double, system: Typeface) {
    self.init(Typeface(named: name, system: system), size: size, weight: .said(by: name))
  }
}

extension Typeface {
  fileprivate init(named name: String, system: Typeface) {
    // `.SFUIText-Bold`, `.AppleSystemUIFont`
    if name.utf8.first == UInt8(ascii: ".") || name.utf8.starts(with: "SFPro".utf8) {
      self = system
      return
    }
    for (position, row) in Self.rows.enumerated()
    where !row.name.isEmpty && name.utf8.starts(with: row.name.utf8) {
      self.init(row: UInt8(position))
      return
    }
    let hasFixedWidth = ["Mono", "Code", "Typewriter", "Consol"].contains { name.holds($0) }
    let hasSerifs = ["Serif", "Garamond", "Times", "Slab", "Roman", "Caslon", "Bodoni"].contains {
      name.holds($0)
    }
    let isSans = name.holds("Sans")
    self.init(row: hasFixedWidth ? 8 : hasSerifs && !isSans ? 7 : 6)
  }
}

extension FontWeight {
  /// What the end of a font's name says, as in `Roboto-MediumItalic`.
  fileprivate static func said(by name: String) -> FontWeight {
    let words: [(String, FontWeight)] = [
      ("UltraLight", .ultraLight), ("Ultralight", .ultraLight), ("Thin", .thin), ("Light", .light),
      ("Medium", .medium), ("Demi", .semibold), ("Semi", .semibold), ("Heavy", .heavy),
      ("Black", .black), ("Bold", .bold),
    ]
    return words.first { name.holds($0.0) }?.1 ?? .regular
  }
}

extension String {
  /// Whether a word is anywhere in it.
  fileprivate func holds(_ word: String) -> Bool {
    var rest = utf8[...]
    while !rest.isEmpty {
      if rest.starts(with: word.utf8) { return true }
      rest = rest.dropFirst()
    }
    return false
  }
}
