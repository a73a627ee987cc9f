/// The left side of a report, as wide as the largest line number needs.
struct Margin {
  let digits: Int

  /// Up to and with the blank behind the bar.
  var width: Int { digits + 4 }

  /// Starts a line of source, or a line under one.
  func start(_ line: inout StyledLine, _ number: Int? = nil) {
    let text = number.map { String($0) } ?? ""
    line.append(blanks: 1 + digits - text.utf8.count)
    line.append(text, .margin)
    line.append(" | ", .margin)
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
