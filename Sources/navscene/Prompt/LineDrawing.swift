import NavText

/// What a terminal is sent so that it shows a line in one of its own, with the cursor at its place.
struct LineDrawing {
  /// What is before the line.
  let sign: String
  let palette: Palette
  /// How many columns the terminal has.
  let width: Int

  /// Replaces what is on the terminal's line. Of a long one the part around the cursor is shown.
  ///
  /// The terminal itself saves the cursor's place: only it knows how wide it draws a character.
  func bytes(_ before: String, _ after: String) -> [UInt8] {
    let (left, right) = window(before, after)
    return Array("\r\(coloredSign)\(left)\u{1B}7\(right)\u{1B}[K\u{1B}8".utf8)
  }

  private var coloredSign: String {
    palette == .ansi ? "\u{1B}[1;34m\(sign)\u{1B}[0m" : sign
  }

  /// The last column stays free: what is written there makes some terminals begin another line.
  private func window(_ before: String, _ after: String) -> (String, String) {
    let room = max(1, width - columns(sign) - 1)
    // A line may hold megabytes; more than this is not seen of it.
    let left = before.suffix(room + 1).map { Cell($0) }
    let right = after.prefix(room + 1).map { Cell($0) }
    var shownLeft = left[...]
    var used = shownLeft.reduce(0) { $0 + $1.columns }
    let all = used + right.reduce(0) { $0 + $1.columns }
    if all > room {
      // Something of what follows is seen too.
      let most = right.isEmpty ? room : max(1, room - min(room / 4, all - used))
      while used > most, let first = shownLeft.popFirst() { used -= first.columns }
    }
    var shownRight = right[...].prefix(0)
    for (index, cell) in right.enumerated() {
      used += cell.columns
      if used > room { break }
      shownRight = right[...index]
    }
    return (shownLeft.map(\.text).joined(), shownRight.map(\.text).joined())
  }

  private func columns(_ text: String) -> Int {
    text.reduce(0) { $0 + Cell($1).columns }
  }

  /// A character as it is shown.
  private struct Cell {
    let text: String
    let columns: Int

    /// Emoji that are joined are drawn as one.
    init(_ character: Character) {
      text = printable(String(character))
      columns = min(2, text.unicodeScalars.reduce(0) { $0 + $1.columnCount })
    }
  }
}

extension LineDrawing {
  /// More would not be read.
  private static var mostListed: Int { 200 }

  /// Words in columns, as a shell lists them: downwards, then to the right.
  static func listing(_ words: [String], width: Int) -> String {
    let shown = words.prefix(mostListed).map { printable($0) }
    let columns = shown.map { $0.unicodeScalars.reduce(0) { $0 + $1.columnCount } }
    let cell = (columns.max() ?? 0) + 2
    let across = max(1, (width - 1) / cell)
    let down = (shown.count + across - 1) / across
    var text = ""
    for row in 0..<down {
      for index in stride(from: row, to: shown.count, by: down) {
        let isLast = index + down >= shown.count
        text += shown[index] + (isLast ? "" : String(repeating: " ", count: cell - columns[index]))
      }
      text += "\n"
    }
    if words.count > shown.count { text += "… and \(words.count - shown.count) others\n" }
    return text
  }
}
