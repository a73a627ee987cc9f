/// One line of source with its marks underneath.
///
///      7 |   scene Cart -> show Pay
///        |         ----         ^^^ not declared
///        |         |
///        |         in this scene
struct MarkedLine {
  /// What most terminals and review tools show of a line.
  private static let widest = 120

  private let number: Int
  private let source: SourceLine
  /// The columns of the source that are shown.
  private let window: Range<Int>
  /// By where they end: the text of the last one follows it, those of the others hang below.
  private let underlines: [Underline]
  private let margin: Margin

  /// `marks` are those of one line, and not none.
  init(_ bytes: [UInt8], _ marks: [Mark], _ severity: Severity, _ margin: Margin) {
    let main = marks.first { $0.isPrimary } ?? marks[0]
    let line = SourceLine(bytes, main.wholeLine, near: main.range.start)
    let mainColumns = line.columns(of: main.range)
    var all = mainColumns
    for mark in marks {
      let columns = line.columns(of: mark.range)
      all = min(all.lowerBound, columns.lowerBound)..<max(all.upperBound, columns.upperBound)
    }
    // A window on a long line shows all marks if they are close, or else the main one.
    let window = line.window(
      around: all.count < Self.widest / 2 ? all : mainColumns, limit: Self.widest - margin.width)

    number = main.line
    source = line
    self.window = window
    self.margin = margin
    var underlines = marks.map { Underline($0, line.columns(of: $0.range), severity, window) }
    // Mostly there is one.
    if underlines.count > 1 {
      underlines.sort { ($0.columns.upperBound, $0.rank) < ($1.columns.upperBound, $1.rank) }
    }
    self.underlines = underlines
  }

  func write(_ line: inout StyledLine, into out: inout TextWriter) {
    margin.start(&line, number)
    source.write(window, into: &line)
    line.end(into: &out)
    writeUnderlines(&line)
    line.end(into: &out)
    if underlines.count > 1 { writeHanging(&line, into: &out) }
  }

  /// What the marks before the last say, each below its own.
  private func writeHanging(_ line: inout StyledLine, into out: inout TextWriter) {
    let hanging = underlines.dropLast().filter { !$0.text.isEmpty }
      .sorted { $0.columns.lowerBound > $1.columns.lowerBound }
    if hanging.isEmpty { return }
    writeConnectors(hanging[...], &line)
    line.end(into: &out)
    for (index, underline) in hanging.enumerated() {
      let column = underline.columns.lowerBound
      let end = writeConnectors(
        hanging[(index + 1)...].filter { $0.columns.lowerBound < column }[...], &line)
      line.append(blanks: column - end)
      line.append(underline.text, underline.ink)
      line.end(into: &out)
    }
  }

  private func writeUnderlines(_ line: inout StyledLine) {
    margin.start(&line)
    if let only = underlines.first, underlines.count == 1 {
      line.append(blanks: only.columns.lowerBound)
      line.append(only.sign, count: only.columns.count, only.ink)
    } else {
      var signs = Signs()
      // The main mark is drawn last, so that it covers the others.
      for isPrimary in [false, true] {
        for underline in underlines where underline.isPrimary == isPrimary {
          signs.put(underline.sign, at: underline.columns, underline.ink)
        }
      }
      signs.write(into: &line)
    }
    if let last = underlines.last {
      line.append(" ", last.ink)
      line.append(last.text, last.ink)
    }
  }

  /// Returns the column that was reached.
  @discardableResult
  private func writeConnectors(_ hanging: ArraySlice<Underline>, _ line: inout StyledLine) -> Int {
    margin.start(&line)
    var signs = Signs()
    for underline in hanging {
      let column = underline.columns.lowerBound
      signs.put(UInt8(ascii: "|"), at: column..<column + 1, underline.ink)
    }
    signs.write(into: &line)
    return signs.count
  }

  /// What is drawn under a line, later signs over earlier ones.
  private struct Signs {
    private var signs: [UInt8] = []
    private var inks: [StyledLine.Ink] = []

    var count: Int { signs.count }

    mutating func put(_ sign: UInt8, at columns: Range<Int>, _ ink: StyledLine.Ink) {
      let missing = columns.upperBound - signs.count
      if missing > 0 {
        signs.append(contentsOf: repeatElement(UInt8(ascii: " "), count: missing))
        inks.append(contentsOf: repeatElement(.plain, count: missing))
      }
      for column in columns {
        signs[column] = sign
        inks[column] = ink
      }
    }

    /// Those that are together in one ink at once.
    func write(into line: inout StyledLine) {
      var start = 0
      while start < signs.count {
        let ink = inks[start]
        let end = inks[start...].firstIndex { $0 != ink } ?? signs.count
        line.append(printable: signs.span.extracting(start..<end), ink)
        start = end
      }
    }
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

    var sign: UInt8 { UInt8(ascii: isPrimary ? "^" : "-") }

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
