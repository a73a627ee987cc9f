/// The change from `old` to `new` as `diff -u` writes it, with three lines around each hunk; empty where nothing
/// changed.
///
/// Lines end with LF: a carriage return belongs to its line, so that a change of line ends is a change. In colour it is as
/// git shows it, and nothing that `patch` could read.
public func unifiedDiff(
  _ old: [UInt8], _ new: [UInt8], path: String, palette: Palette = .plain
) -> String {
  var names = NameTable()
  let diff = LineDiff(Lines(old, &names), Lines(new, &names))
  guard !diff.changes.isEmpty else { return "" }
  var result: [UInt8] = Array("--- a/\(path)\n+++ b/\(path)\n".utf8)
  for hunk in diff.hunks {
    diff.write(hunk, to: &result)
  }
  return String(decoding: palette == .ansi ? inColor(result) : result, as: UTF8.self)
}

/// A run of lines of the old text, and what comes in its place.
public struct LineEdit: Sendable {
  public let range: SourceRange
  public let replacement: [UInt8]
}

/// The change from `old` to `new` as the fewest runs of lines, in their order.
public func lineEdits(from old: [UInt8], to new: [UInt8]) -> [LineEdit] {
  var names = NameTable()
  let (oldLines, newLines) = (Lines(old, &names), Lines(new, &names))
  return LineDiff(oldLines, newLines).changes.map { change in
    LineEdit(
      range: oldLines.bytes(of: change.old), replacement: Array(new[newLines.range(change.new)]))
  }
}

/// Each line in the colour of its mark. The first two are the heading, whatever they begin with.
private func inColor(_ diff: [UInt8]) -> [UInt8] {
  var result: [UInt8] = []
  for (index, line) in diff.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    .dropLast().enumerated()
  {
    let color: String? =
      switch line.first {
      case _ where index < 2: "1"
      case UInt8(ascii: "@"): "36"
      case UInt8(ascii: "-"): "31"
      case UInt8(ascii: "+"): "32"
      default: nil
      }
    if let color { result += "\u{1B}[\(color)m".utf8 }
    result += line
    if color != nil { result += "\u{1B}[0m".utf8 }
    result.append(UInt8(ascii: "\n"))
  }
  return result
}

/// A text cut into lines; equal lines have equal names.
private struct Lines {
  let bytes: [UInt8]
  private(set) var ranges: [SourceRange] = []
  private(set) var names: [Name] = []

  init(_ bytes: [UInt8], _ table: inout NameTable) {
    self.bytes = bytes
    var start = 0
    for offset in bytes.indices where bytes[offset] == UInt8(ascii: "\n") {
      append(SourceRange(start, offset + 1), &table)
      start = offset + 1
    }
    if start < bytes.count {
      append(SourceRange(start, bytes.count), &table)
    }
  }

  private mutating func append(_ range: SourceRange, _ table: inout NameTable) {
    ranges.append(range)
    names.append(table.intern(bytes, range))
  }

  var count: Int { ranges.count }

  /// The bytes of some lines; for none, the place before the first that follows.
  func range(_ lines: Range<Int>) -> Range<Int> {
    let start = lines.lowerBound < count ? Int(ranges[lines.lowerBound].start) : bytes.count
    return start..<(lines.isEmpty ? start : Int(ranges[lines.upperBound - 1].end))
  }

  func bytes(of lines: Range<Int>) -> SourceRange {
    let range = range(lines)
    return SourceRange(range.lowerBound, range.upperBound)
  }
}

/// These lines of the old text became those lines of the new one. One of the two may be empty.
private struct LineChange {
  let old: Range<Int>
  let new: Range<Int>
}

/// The shortest way from one list of lines to another: Myers, "An O(ND) Difference Algorithm and Its Variations" (1986).
private struct LineDiff {
  /// Texts further apart than this are one change: finding the shortest would take time and memory by its square.
  static let greatestDistance = 2_000
  static let context = 3

  let old: Lines
  let new: Lines
  /// From top to bottom, with equal lines in between.
  private(set) var changes: [LineChange] = []

  init(_ old: Lines, _ new: Lines) {
    self.old = old
    self.new = new
    var start = 0
    while start < min(old.count, new.count) && old.names[start] == new.names[start] {
      start += 1
    }
    var oldEnd = old.count
    var newEnd = new.count
    while oldEnd > start && newEnd > start && old.names[oldEnd - 1] == new.names[newEnd - 1] {
      oldEnd -= 1
      newEnd -= 1
    }
    findChanges(start..<oldEnd, start..<newEnd)
  }

  /// Walks diagonals: `reach[k]` is how far into the old lines a path with `distance` changes gets on diagonal `k`.
  private mutating func findChanges(_ oldLines: Range<Int>, _ newLines: Range<Int>) {
    if oldLines.isEmpty || newLines.isEmpty {
      appendChange(oldLines, newLines)
      return
    }
    let limit = min(oldLines.count + newLines.count, Self.greatestDistance)
    var reach = [Int32](repeating: 0, count: 2 * limit + 3)
    let middle = limit + 1
    /// What each distance started from, to walk back from the end: distance `d` needs the 2d + 1 inner diagonals.
    var history: [Int32] = []
    for distance in 0...limit {
      history.append(contentsOf: reach[(middle - distance)...(middle + distance)])
      var diagonal = -distance
      while diagonal <= distance {
        let goesDown =
          diagonal == -distance
          || diagonal != distance && reach[middle + diagonal - 1] < reach[middle + diagonal + 1]
        var x = Int(goesDown ? reach[middle + diagonal + 1] : reach[middle + diagonal - 1] + 1)
        var y = x - diagonal
        while x < oldLines.count && y < newLines.count
          && old.names[oldLines.lowerBound + x] == new.names[newLines.lowerBound + y]
        {
          x += 1
          y += 1
        }
        reach[middle + diagonal] = Int32(x)
        if x >= oldLines.count && y >= newLines.count {
          walkBack(history, distance, oldLines, newLines)
          return
        }
        diagonal += 2
      }
    }
    appendChange(oldLines, newLines)
  }

  private mutating func walkBack(
    _ history: [Int32], _ distance: Int, _ oldLines: Range<Int>, _ newLines: Range<Int>
  ) {
    var found: [LineChange] = []
    var x = oldLines.count
    var y = newLines.count
    for step in stride(from: distance, to: 0, by: -1) {
      // The rows before this one hold 1 + 3 + 5 + … numbers, which is a square.
      let middle = step * step + step
      let diagonal = x - y
      let goesDown =
        diagonal == -step
        || diagonal != step
          && history[middle + diagonal - 1] < history[middle + diagonal + 1]
      let previous = goesDown ? diagonal + 1 : diagonal - 1
      x = Int(history[middle + previous])
      y = x - previous
      let oldStart = oldLines.lowerBound + x
      let newStart = newLines.lowerBound + y
      found.append(
        LineChange(
          old: oldStart..<oldStart + (goesDown ? 0 : 1),
          new: newStart..<newStart + (goesDown ? 1 : 0)))
    }
    for change in found.reversed() {
      appendChange(change.old, change.new)
    }
  }

  private mutating func appendChange(_ oldLines: Range<Int>, _ newLines: Range<Int>) {
    guard !oldLines.isEmpty || !newLines.isEmpty else { return }
    guard let last = changes.last, last.old.upperBound == oldLines.lowerBound,
      last.new.upperBound == newLines.lowerBound
    else {
      changes.append(LineChange(old: oldLines, new: newLines))
      return
    }
    changes[changes.count - 1] = LineChange(
      old: last.old.lowerBound..<oldLines.upperBound,
      new: last.new.lowerBound..<newLines.upperBound)
  }

  // MARK: Writing

  /// Changes so near each other that their surroundings touch.
  var hunks: [ArraySlice<LineChange>] {
    var hunks: [ArraySlice<LineChange>] = []
    var first = 0
    for index in changes.indices {
      let isLast = index + 1 == changes.count
      if isLast
        || changes[index + 1].old.lowerBound - changes[index].old.upperBound > 2 * Self.context
      {
        hunks.append(changes[first...index])
        first = index + 1
      }
    }
    return hunks
  }

  func write(_ hunk: ArraySlice<LineChange>, to result: inout [UInt8]) {
    guard let first = hunk.first, let last = hunk.last else { return }
    let before = min(Self.context, first.old.lowerBound)
    let after = min(Self.context, old.count - last.old.upperBound)
    let oldLines = first.old.lowerBound - before..<last.old.upperBound + after
    let newLines = first.new.lowerBound - before..<last.new.upperBound + after
    result += "@@ -\(header(oldLines)) +\(header(newLines)) @@\n".utf8
    var cursor = oldLines.lowerBound
    for change in hunk {
      write(" ", old, cursor..<change.old.lowerBound, to: &result)
      write("-", old, change.old, to: &result)
      write("+", new, change.new, to: &result)
      cursor = change.old.upperBound
    }
    write(" ", old, cursor..<oldLines.upperBound, to: &result)
  }

  /// The first line and how many; no lines are after the line before them.
  private func header(_ lines: Range<Int>) -> String {
    if lines.isEmpty { return "\(lines.lowerBound),0" }
    return lines.count == 1 ? "\(lines.lowerBound + 1)" : "\(lines.lowerBound + 1),\(lines.count)"
  }

  private func write(
    _ mark: String, _ text: Lines, _ lines: Range<Int>, to result: inout [UInt8]
  ) {
    for line in lines {
      let range = text.ranges[line]
      result += mark.utf8
      result += text.bytes[Int(range.start)..<Int(range.end)]
      if text.bytes[Int(range.end) - 1] != UInt8(ascii: "\n") {
        result += "\n\\ No newline at end of file\n".utf8
      }
    }
  }
}
