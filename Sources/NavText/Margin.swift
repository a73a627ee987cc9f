/// The left side of a report, as wide as the largest line number needs.
struct Margin {
  let digits: Int

  /// Up to and with the blank behind the bar.
  var width: Int { digits + 4 }

  /// The start of a line of source, or of a line under one.
  func line(_ number: Int? = nil) -> StyledLine {
    let text = number.map { String($0) } ?? ""
    var line = StyledLine()
    line.append(blanks: 1 + digits - text.utf8.count)
    line.append("\(text) | ", .margin)
    return line
  }

  /// The start of a line that names a place.
  func arrow(_ arrow: String) -> StyledLine {
    var line = StyledLine()
    line.append(blanks: digits + 1)
    line.append("\(arrow) ", .margin)
    return line
  }

  /// A whole line such as `= help: …`.
  func note(_ kind: String, _ text: String) -> StyledLine {
    var line = StyledLine()
    line.append(blanks: digits + 2)
    line.append("= ", .margin)
    line.append("\(kind): ", .strong)
    line.append(text)
    return line
  }
}
