import NavText

/// Lines between two sides, each as wide as the others.
struct TextBox {
  private(set) var text = ""
  /// Columns between the two sides, without the blank next to each.
  let width = 40

  mutating func rule(_ start: String, _ end: String, _ caption: String = "") {
    let caption = caption.isEmpty ? "" : "─ \(cut(printable(caption), to: width - 4)) "
    text += start + caption
    text += String(repeating: "─", count: width + 2 - columns(caption)) + end + "\n"
  }

  mutating func divider(_ caption: String = "") { rule("├", "┤", caption) }

  mutating func line(_ content: String) {
    let shown = cut(printable(content), to: width)
    text += "│ " + shown + String(repeating: " ", count: width - columns(shown)) + " │\n"
  }

  mutating func line(centred content: String) {
    line(left: "", middle: content, right: "")
  }

  /// A text with a mark after it, something at the right, and what is at the very end; the mark and the end
  /// are never cut.
  mutating func line(_ content: String, mark: String = "", right: String = "", end: String = "") {
    let (content, mark) = (printable(content), printable(mark))
    let tail = end.isEmpty || right.isEmpty ? end : " " + end
    let wanted = columns(content) + columns(mark)
    let room = max(width / 2, width - wanted - 1) - columns(tail)
    let right = cut(printable(right), to: room) + tail
    let left = cut(content, to: width - columns(right) - columns(mark) - (right.isEmpty ? 0 : 1))
    let gap = width - columns(left) - columns(mark) - columns(right)
    line(left + mark + String(repeating: " ", count: max(0, gap)) + right)
  }

  mutating func line(left: String, middle: String = "", right: String) {
    let right = cut(printable(right), to: width / 2)
    let left = cut(printable(left), to: width - columns(right) - (right.isEmpty ? 0 : 1))
    let room = width - columns(left) - columns(right)
    let middle = cut(printable(middle), to: max(0, room - 2))
    // In the middle of the screen if it fits there, else between the two.
    let ideal = (width - columns(middle)) / 2
    let start = max(
      columns(left) + (left.isEmpty ? 0 : 1),
      min(ideal, width - columns(right) - 1 - columns(middle)))
    let before = max(0, start - columns(left))
    let after = max(0, room - before - columns(middle))
    line(
      left + String(repeating: " ", count: before) + middle
        + String(repeating: " ", count: after) + right)
  }

  // MARK: Side by side

  /// A text that may be cut, and what belongs to it and may not.
  struct Caption {
    var before = ""
    var text: String
    var after = ""
  }

  /// Captions side by side; the longest loses a letter at a time until they fit.
  mutating func line(_ captions: [Caption]) {
    guard !captions.isEmpty else { return line("") }
    // What has no column left is not seen.
    let captions = captions.prefix(width).map {
      Caption(before: printable($0.before), text: printable($0.text), after: printable($0.after))
    }
    let fixed = captions.reduce(captions.count - 1) { $0 + columns($1.before) + columns($1.after) }
    var lengths = captions.map { columns($0.text) }
    var sum = lengths.reduce(fixed, +)
    while sum > width, let longest = lengths.max(), longest > 1 {
      // The last of the longest, so that what is read first says most.
      lengths[lengths.lastIndex(of: longest) ?? 0] -= 1
      sum -= 1
    }
    var shown: [String] = []
    for (caption, length) in zip(captions, lengths) {
      shown.append(caption.before + cut(caption.text, to: length) + caption.after)
    }
    line(spread(shown))
  }

  private func spread(_ captions: [String]) -> String {
    let used = captions.reduce(0) { $0 + columns($1) }
    let gaps = captions.count + 1
    let free = max(0, width - used)
    // The blanks between them come first: what little is left over is at the sides.
    guard free > captions.count else { return captions.joined(separator: " ") }
    var line = ""
    for (index, caption) in captions.enumerated() {
      let gap = free * (index + 1) / gaps - free * index / gaps
      line += String(repeating: " ", count: max(index == 0 ? 0 : 1, gap)) + caption
    }
    return line
  }

  // MARK: Text

  /// Lines that can be in the middle, with a blank on each side.
  func wrapped(_ sentence: String) -> [String] {
    var lines = [""]
    for word in sentence.split(separator: " ") {
      if columns(lines[lines.count - 1]) + columns(String(word)) + 1 > width - 2 {
        lines.append("")
      }
      let last = lines.count - 1
      lines[last] += lines[last].isEmpty ? String(word) : " " + word
    }
    return lines
  }

  /// As many columns as a terminal needs: two for what is wide in East Asia and for emoji, none for accents.
  func columns(_ text: String) -> Int { text.unicodeScalars.reduce(0) { $0 + $1.columnCount } }

  func cut(_ text: String, to limit: Int) -> String {
    guard columns(text) > limit else { return text }
    guard limit > 0 else { return "" }
    var short = String.UnicodeScalarView()
    var taken = 0
    for scalar in text.unicodeScalars {
      taken += scalar.columnCount
      if taken > limit - 1 { break }
      short.append(scalar)
    }
    return String(short) + "…"
  }
}
