/// One line of source with its marks underneath.
///
///      7 |   scene Cart -> show Pay
///        |         ----         ^^^ not declared
///        |         |
///        |         in this scene
struct MarkedLine {
  /// What most terminals and review tools show of a line.
  private static let widest = 120

  private let source: StyledLine
  /// By where they end: the text of the last one follows it, those of the others hang below.
  private let underlines: [Underline]
  private let margin: Margin

  /// `marks` are those of one line, and not none.
  init(_ bytes: [UInt8], _ marks: [Mark], _ severity: Severity, _ margin: Margin) {
    let main = marks.first { $0.isPrimary } ?? marks[0]
    let line = SourceLine(bytes, main.wholeLine, near: main.range.start)
    // A window on a long line shows all marks if they are close, or else the main one.
    let columns = marks.map { line.columns(of: $0.range) }
    let start = columns.map { $0.lowerBound }.min() ?? 0
    let end = columns.map { $0.upperBound }.max() ?? 0
    let window = line.window(
      around: end - start < Self.widest / 2 ? start..<end : line.columns(of: main.range),
      limit: Self.widest - margin.width)

    var source = margin.line(main.line)
    line.write(window, into: &source)
    self.source = source
    self.margin = margin
    underlines = zip(marks, columns)
      .map { Underline($0, $1, severity, window) }
      .sorted { ($0.columns.upperBound, $0.rank) < ($1.columns.upperBound, $1.rank) }
  }

  var rows: [StyledLine] {
    let hanging = underlines.dropLast().filter { !$0.text.isEmpty }
      .sorted { $0.columns.lowerBound > $1.columns.lowerBound }
    var rows = [source, underlineRow]
    if !hanging.isEmpty {
      rows.append(connectorRow(hanging[...]))
    }
    for (index, underline) in hanging.enumerated() {
      let column = underline.columns.lowerBound
      var row = connectorRow(hanging[(index + 1)...].filter { $0.columns.lowerBound < column }[...])
      row.append(blanks: margin.width + column - row.count)
      row.append(underline.text, underline.ink)
      rows.append(row)
    }
    return rows
  }

  private var underlineRow: StyledLine {
    var row = margin.line()
    // The main mark is drawn last, so that it covers the others.
    for isPrimary in [false, true] {
      for underline in underlines where underline.isPrimary == isPrimary {
        for column in underline.columns {
          row.put(isPrimary ? "^" : "-", at: margin.width + column, underline.ink)
        }
      }
    }
    if let last = underlines.last {
      row.append(" \(last.text)", last.ink)
    }
    return row
  }

  private func connectorRow(_ hanging: ArraySlice<Underline>) -> StyledLine {
    var row = margin.line()
    for underline in hanging {
      row.put("|", at: margin.width + underline.columns.lowerBound, underline.ink)
    }
    return row
  }

  private struct Underline {
    let columns: Range<Int>
    let text: String
    let isPrimary: Bool
    let ink: StyledLine.Ink

    init(_ mark: Mark, _ columns: Range<Int>, _ severity: Severity, _ window: Range<Int>) {
      // A mark outside the window is drawn at its edge.
      let start = min(max(columns.lowerBound, window.lowerBound), window.upperBound - 1)
      let end = min(max(columns.upperBound, start + 1), window.upperBound)
      self.columns = start - window.lowerBound..<end - window.lowerBound
      text = mark.text
      isPrimary = mark.isPrimary
      ink = mark.isPrimary ? .init(severity) : .margin
    }

    /// Among underlines that end together, the shortest is drawn last, and the main one after it.
    var rank: Int { columns.lowerBound * 2 + (isPrimary ? 1 : 0) }
  }
}

/// A label, on the one line where it is drawn.
struct Mark {
  let line: Int
  let wholeLine: SourceRange
  let range: SourceRange
  let text: String
  let isPrimary: Bool
}
