/// A line of source as a terminal shows it, where characters differ in width.
struct SourceLine {
  private struct Cell {
    let offset: UInt32
    /// From 0.
    let column: Int
    let scalar: Unicode.Scalar
  }

  private static let tabWidth = 4
  /// How far from `near` bytes are looked at. No window is as wide, and a line may hold megabytes.
  private static let reach = 2000

  private var cells: [Cell] = []
  private var width = 0

  /// The line `range` of `bytes`; U+FFFD stands for what is not UTF-8.
  ///
  /// What is far from `near` is taken for a column a byte, and is not to be shown.
  init(_ bytes: [UInt8], _ range: SourceRange, near: UInt32) {
    let start = max(Int(range.start), Int(near) - Self.reach)
    let end = min(Int(range.end), Int(near) + Self.reach)
    width = start - Int(range.start)
    appendCells(bytes[start..<end], at: UInt32(start))
    width += Int(range.end) - end
  }

  private mutating func appendCells(_ bytes: ArraySlice<UInt8>, at start: UInt32) {
    var offset = start
    var parser = Unicode.UTF8.ForwardParser()
    var rest = bytes.makeIterator()
    while true {
      switch parser.parseScalar(from: &rest) {
      case .valid(let encoded):
        append(Unicode.UTF8.decode(encoded), at: offset)
        offset += UInt32(encoded.count)
      case .error(let length):
        append("\u{FFFD}", at: offset)
        offset += UInt32(length)
      case .emptyInput:
        return
      }
    }
  }

  private mutating func append(_ scalar: Unicode.Scalar, at offset: UInt32) {
    let columnCount = scalar == "\t" ? Self.tabWidth : scalar.columnCount
    // A combining character stands over the one before it.
    let column = columnCount == 0 ? max(width - 1, 0) : width
    cells.append(Cell(offset: offset, column: column, scalar: scalar))
    width += columnCount
  }

  /// The columns under which `range` is marked: at least one.
  func columns(of range: SourceRange) -> Range<Int> {
    let start = column(at: range.start)
    return start..<max(start + 1, range.isEmpty ? 0 : column(at: range.end))
  }

  private func column(at offset: UInt32) -> Int {
    cells.first { $0.offset >= offset }?.column ?? width
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
    let visible = cells.drop { $0.column < start }.prefix { $0.column < end }
    // A wide character or tab that straddles the left side leaves a gap.
    line.append(blanks: (visible.first?.column ?? start) - start)
    for cell in visible {
      if cell.scalar == "\t" {
        line.append(blanks: Self.tabWidth)
      } else {
        line.append(cell.scalar)
      }
    }
    if end < window.upperBound {
      line.append("…")
    }
  }
}
