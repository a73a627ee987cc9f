/// The lines that were entered, and the position in them.
struct LineHistory {
  /// More would not be looked for.
  static var longest: Int { 1000 }

  private(set) var lines: [String]
  /// The line that is shown; after the last where it is a new one.
  private var position: Int
  /// What was typed before going back.
  private var draft = ""

  init(_ lines: [String] = []) {
    self.lines = lines.suffix(Self.longest)
    position = self.lines.count
  }

  /// A blank line, and the same line again, are nothing to come back to.
  mutating func add(_ line: String) {
    let line = line.prefix(
      upTo: line.lastIndex { $0 != " " }.map(line.index(after:)) ?? line.startIndex)
    if !line.isEmpty && line != lines.last ?? "" { lines.append(String(line)) }
    if lines.count > Self.longest { lines.removeFirst(lines.count - Self.longest) }
    rest()
  }

  /// The next line is a new one.
  mutating func rest() {
    position = lines.count
    draft = ""
  }

  /// The line before the one that is shown, if there is one; what was begun is kept.
  mutating func previous(insteadOf line: String) -> String? {
    guard position > 0 else { return nil }
    if position == lines.count { draft = line }
    position -= 1
    return lines[position]
  }

  /// Where the latest line is that holds the text, before a position or among all of them.
  func last(holding text: String, before position: Int?) -> Int? {
    if text.isEmpty { return nil }
    return lines[..<min(position ?? lines.count, lines.count)].lastIndex { $0.contains(text) }
  }

  /// The line at this position is shown, and what was begun is kept.
  mutating func go(to position: Int, insteadOf line: String) {
    draft = line
    self.position = position
  }

  /// The line after the one that is shown, or what was begun.
  mutating func next() -> String? {
    guard position < lines.count else { return nil }
    position += 1
    return position == lines.count ? draft : lines[position]
  }
}
