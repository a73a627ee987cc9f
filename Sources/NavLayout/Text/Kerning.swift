/// How much closer two letters are because of their shapes, in thousandths of the size.
///
/// Letters with similar sides count together. Every text is measured with one of two, held by reference as their tables are
/// shared.
final class Kerning: Sendable {
  /// Built once, since it is asked for every letter. Fitted together with the widths; pairs seen too rarely are 0.
  static let sanFrancisco = Kerning(table: sanFranciscoTable)

  /// As the public metrics of Helvetica have it, where frames of Xcode 4 to 6 confirm it (7 of two apps).
  static let helvetica = Kerning(table: helveticaTable)

  /// By group of the first letter, then of the second.
  private let table: [Int16]

  /// By the first letter. The last one is for those without a group.
  private let rows = Kerning.groups([
    "T", "Y", "VW", "FP", "A", "KXR", "r", "f", "vwy", "kx", "abehmnops", "DO", "1234567890", ".,",
    " ", "BCEGHIJLMNQSUZcdgijlqtuz",
  ])

  private let columns = Kerning.groups([
    "acdegoqs", "mnpruxz", "vwy", "t", ".,", "A", "TVWY", "0123456789",
  ])

  /// For two letters in ASCII; 0 for all others.
  func between(_ first: UInt8, _ second: UInt8) -> Int {
    guard 0x20..<0x7F ~= first, 0x20..<0x7F ~= second else { return 0 }
    let row = Int(rows[Int(first) - 0x20])
    return Int(table[row * Self.columnCount + Int(columns[Int(second) - 0x20])])
  }

  private init(table: [Int16]) { self.table = table }

  private static let columnCount = 9

  private static let helveticaTable: [Int16] =
    [
      -120, -120, -120, 0, 0, 0, 0, 0, 0,  // T
      -140, -110, 0, 0, 0, 0, 0, 0, 0,  // Y
      -70, 0, 0, 0, 0, 0, 0, 0, 0,  // V, W
    ] + [Int16](repeating: 0, count: 14 * columnCount)

  private static let sanFranciscoTable: [Int16] = [
    // round, upright, slanting, t, points, A, TVWY, digits, others
    -86, -52, -52, 0, 10, 0, 0, 0, 0,  // T
    -21, 0, 0, 0, 10, 0, 0, 0, 0,  // Y
    -27, 0, 0, 0, 10, 0, 0, 0, 0,  // V, W
    -9, 0, 0, 0, 10, -19, 0, 0, 0,  // F, P
    0, 0, -23, 0, 10, 0, -10, 0, 0,  // A
    -9, 0, 0, 0, 10, 0, 0, 0, 0,  // K, X, R
    -12, 0, 17, 17, -16, 0, 0, 0, 0,  // r
    -17, 0, 0, 0, 10, 0, 0, 0, 0,  // f
    -11, 0, 0, 0, -19, 0, 0, 0, 0,  // v, w, y
    -16, 0, 0, 0, 10, 0, 0, 0, 0,  // k, x
    0, 0, -14, 0, 10, 0, 0, 0, 0,  // a, b, e, h, m, n, o, p, s
    0, 0, 0, 0, 10, -14, -14, 0, 0,  // D, O
    0, 0, 0, 0, -24, 0, 0, -1, 0,  // digits
    0, 0, 0, 0, 0, 0, 0, -42, 0,  // points
    0, 0, 0, 0, 0, 8, 8, 0, 0,  // the space
    0, 0, 0, 0, 10, 0, 0, 0, 0,  // other letters
    0, 0, 0, 0, 0, 0, 0, 0, 0,  // other signs
  ]

  /// For every letter of ASCII the position of the group that it is in, or how many there are.
  private static func groups(_ groups: [String]) -> [UInt8] {
    var positions = [UInt8](repeating: UInt8(groups.count), count: 95)
    for (position, group) in groups.enumerated() {
      for letter in group.utf8 { positions[Int(letter) - 0x20] = UInt8(position) }
    }
    return positions
  }
}
