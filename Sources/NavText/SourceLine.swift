/// A line of source as a terminal shows it, where characters differ in width.
struct SourceLine {
  private static let tabWidth = 4
  /// How far from `near` bytes are looked at. No window is as wide, and a line may hold megabytes.
  private static let reach = 2000

  private let bytes: [UInt8]
  /// What is looked at.
  private let range: Range<Int>
  /// The column of its first character.
  private let firstColumn: Int
  private let width: Int
  /// Whether each byte is a character of one column.
  private let isPlain: Bool

  /// The line `range` of `bytes`; U+FFFD stands for what is not UTF-8.
  ///
  /// What is far from `near` is taken for a column a byte, and is not to be shown.
  init(_ bytes: [UInt8], _ range: SourceRange, near: UInt32) {
    // A place may lie after what is there: of a text that is known by its lines alone.
    let start = min(max(Int(range.start), Int(near) - Self.reach), bytes.count)
    let end = max(start, min(Int(range.end), Int(near) + Self.reach, bytes.count))
    self.bytes = bytes
    self.range = start..<end
    firstColumn = max(0, start - Int(range.start))
    isPlain = bytes.span.extracting(start..<end).endOfPlain(from: 0) >= end - start
    var walk = Walk(offset: start, end: end, width: firstColumn)
    if isPlain { walk.width += end - start } else { while walk.next(bytes) != nil {} }
    width = walk.width + max(0, Int(range.end) - end)
  }

  private struct Cell {
    let offset: Int
    /// From 0.
    let column: Int
    let scalar: Unicode.Scalar
  }

  /// Goes from character to character.
  private struct Walk {
    var offset: Int
    let end: Int
    /// The columns so far.
    var width: Int

    mutating func next(_ bytes: [UInt8]) -> Cell? {
      guard offset < end else { return nil }
      let start = offset
      let byte = bytes[start]
      if byte >= 0x80 { return nextWide(bytes) }
      offset += 1
      let column = width
      width += byte == UInt8(ascii: "\t") ? tabWidth : 1
      return Cell(offset: start, column: column, scalar: Unicode.Scalar(byte))
    }

    private mutating func nextWide(_ bytes: [UInt8]) -> Cell {
      let start = offset
      var scalar: Unicode.Scalar = "\u{FFFD}"
      var parser = Unicode.UTF8.ForwardParser()
      var rest = bytes[start..<end].makeIterator()
      switch parser.parseScalar(from: &rest) {
      case .valid(let encoded):
        scalar = Unicode.UTF8.decode(encoded)
        offset += encoded.count
      case .error(let length): offset += length
      case .emptyInput: offset = end
      }
      let columnCount = scalar.columnCount
      // A combining character is over the one before it.
      let column = columnCount == 0 ? max(width - 1, 0) : width
      width += columnCount
      return Cell(offset: start, column: column, scalar: scalar)
    }
  }

  private var walk: Walk {
    Walk(offset: range.lowerBound, end: range.upperBound, width: firstColumn)
  }

  /// The columns under which `range` is marked: at least one.
  func columns(of range: SourceRange) -> Range<Int> {
    let start = column(at: range.start)
    return start..<max(start + 1, range.isEmpty ? 0 : column(at: range.end))
  }

  private func column(at offset: UInt32) -> Int {
    if isPlain, Int(offset) < range.upperBound {
      return firstColumn + max(0, Int(offset) - range.lowerBound)
    }
    var walk = walk
    while let cell = walk.next(bytes) {
      if cell.offset >= Int(offset) { return cell.column }
    }
    return width
  }

  /// The `limit` columns to show of a long line: its start, or else what surrounds `focus`.
  func window(around focus: Range<Int>, limit: Int) -> Range<Int> {
    guard width >= limit && focus.upperBound >= limit else { return 0..<limit }
    let before = max(2, limit - focus.count) / 2
    let start = max(0, min(focus.lowerBound - before, width + 1 - limit))
    return start..<start + limit
  }

  /// Appends the columns in `window`, with `…` in place of the one next to a part left out.
  func write(_ window: Range<Int>, into line: inout StyledLine) {
    let start = window.lowerBound + (window.lowerBound > 0 ? 1 : 0)
    let end = window.upperBound - (window.upperBound < width ? 1 : 0)
    if start > window.lowerBound {
      line.append("…")
    }
    if isPlain {
      let visible = (start..<end).clamped(to: firstColumn..<firstColumn + range.count)
      let first = range.lowerBound + visible.lowerBound - firstColumn
      line.append(printable: bytes.span.extracting(first..<first + visible.count))
    } else {
      writeCells(from: start, to: end, into: &line)
    }
    if end < window.upperBound {
      line.append("…")
    }
  }

  private func writeCells(from start: Int, to end: Int, into line: inout StyledLine) {
    var walk = walk
    var isFirst = true
    while let cell = walk.next(bytes) {
      if cell.column < start { continue }
      if cell.column >= end { break }
      // A wide character or tab that straddles the left side leaves a gap.
      if isFirst { line.append(blanks: cell.column - start) }
      isFirst = false
      if cell.scalar == "\t" {
        line.append(blanks: Self.tabWidth)
      } else {
        line.append(cell.scalar)
      }
    }
  }
}
