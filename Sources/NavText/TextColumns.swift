/// A word and what it means, line by line; a word too wide for its column gets a line of its own, a meaning as many as
/// it needs.
public func writeColumns(
  _ rows: [(left: String, right: String)], widest: Int = 52, into out: inout TextWriter
) {
  let width = rows.map { $0.left.utf8.count }.filter { $0 <= widest }.max() ?? 0
  let margin = String(repeating: " ", count: width + 2)
  for (left, right) in rows {
    var lines = wrapped(right, width: 112 - margin.utf8.count)[...]
    let gap = width - left.utf8.count
    if gap >= 0 {
      out.line(left + String(repeating: " ", count: gap + 2) + (lines.popFirst() ?? ""))
    } else {
      out.line(left)
    }
    for line in lines {
      out.line(margin + line)
    }
  }
}

/// The words of a text in lines of at most `width` characters.
public func wrapped(_ text: String, width: Int) -> [String] {
  var lines: [String] = []
  var line = ""
  for word in text.split(whereSeparator: { $0 == " " || $0 == "\n" }) {
    if !line.isEmpty && line.count + 1 + word.count > width {
      lines.append(line)
      line = ""
    }
    line += (line.isEmpty ? "" : " ") + word
  }
  return line.isEmpty ? lines : lines + [line]
}
