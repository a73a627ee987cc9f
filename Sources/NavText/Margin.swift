/// The left side of a report, as wide as the largest line number needs.
struct Margin {
  let digits: Int

  init(widest number: Int) { digits = Self.digitCount(number) }

  /// Up to and with the blank after the bar.
  var width: Int { digits + 4 }

  /// Starts a line of source, or a line under one.
  func start(_ line: inout StyledLine, _ number: Int? = nil) {
    line.append(blanks: 1 + digits - (number.map { Self.digitCount($0) } ?? 0))
    if let number { line.append(number, .margin) }
    line.append(" | ", .margin)
  }

  private static func digitCount(_ number: Int) -> Int {
    var (count, rest) = (1, number)
    while rest >= 10 { (count, rest) = (count + 1, rest / 10) }
    return count
  }

  /// Starts a line that names a place.
  func start(_ line: inout StyledLine, arrow: String) {
    line.append(blanks: digits + 1)
    line.append(arrow, .margin)
    line.append(blanks: 1)
  }

  /// Starts a line such as `= help: …`.
  func start(_ line: inout StyledLine, note kind: String) {
    line.append(blanks: digits + 2)
    line.append("= ", .margin)
    line.append(kind, .strong)
    line.append(": ", .strong)
  }
}
