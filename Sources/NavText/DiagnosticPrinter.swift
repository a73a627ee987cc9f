/// Prints diagnostics for people: what is wrong, the source with carets under the place, and help.
///
///     error[unknown-scene]: there is no scene called 'Chekout'
///       --> Shop.navscene:4:24
///        |
///      4 |     button Pay -> show Chekout
///        |                        ^^^^^^^ not declared in storyboard 'Shop'
///        |
///      9 |     scene Checkout {
///        |           -------- a scene of this name is here
///        = help: did you mean 'Checkout'?
///        = more: navscene explain unknown-scene
///
/// A finding with a trace says in one line how to get there:
///
///        = after: tap Menu, tap Pay
public struct DiagnosticPrinter {
  private var places: Places
  /// The line in the making.
  private var line: StyledLine

  /// A printer for diagnostics whose locations are in `sources`; keep it for all of them.
  public init(sources: Table<SourceText>, palette: Palette) {
    self.init(Places(sources), palette)
  }

  init(_ places: Places, _ palette: Palette) {
    self.places = places
    line = StyledLine(palette)
  }

  /// Writes one diagnostic, with the source around its labels.
  public mutating func print(_ diagnostic: Diagnostic, into out: inout TextWriter) {
    let excerpts = excerpts(of: diagnostic)
    var lastLine = 1
    for excerpt in excerpts {
      for mark in excerpt.marks { lastLine = max(lastLine, mark.line) }
    }
    let margin = Margin(widest: lastLine)

    let ink = StyledLine.Ink(diagnostic.severity)
    line.append(diagnostic.severity.word, ink)
    line.append("[", ink)
    line.append(diagnostic.code, ink)
    line.append("]", ink)
    line.append(": ", .strong)
    line.append(diagnostic.message, .strong)
    line.end(into: &out)
    for (index, excerpt) in excerpts.enumerated() {
      if index > 0 { printEmptyLine(margin, into: &out) }
      margin.start(&line, arrow: index == 0 ? "-->" : ":::")
      printPlace(of: excerpt)
      line.end(into: &out)
      print(excerpt, diagnostic.severity, margin, into: &out)
    }
    if let subject = diagnostic.subject {
      margin.start(&line, note: "object")
      line.append(subject.name)
      line.append(", id ")
      line.append(subject.objectID)
      line.end(into: &out)
    }
    if !diagnostic.trace.isEmpty {
      margin.start(&line, note: "after")
      for (index, step) in diagnostic.trace.enumerated() {
        if index > 0 { line.append(", ") }
        line.append(step.command)
      }
      line.end(into: &out)
    }
    for help in diagnostic.help {
      margin.start(&line, note: "help")
      line.append(help)
      line.end(into: &out)
    }
    margin.start(&line, note: "more")
    line.append("navscene explain ")
    line.append(diagnostic.code)
    line.end(into: &out)
  }

  /// `path:line:column` of the first mark.
  private mutating func printPlace(of excerpt: Excerpt) {
    let (place, first) = (excerpt.place, excerpt.marks[0])
    line.append(places.sources[place.file].path)
    line.append(":")
    line.append(first.line)
    line.append(":")
    line.append(
      places.column(
        at: place.range.start, in: place.file, lineStart: Int(first.wholeLine.start)))
  }

  /// The labels by file: the primary one's first, then the others in the order they are given.
  private mutating func excerpts(of diagnostic: Diagnostic) -> [Excerpt] {
    let primary = diagnostic.primary
    var excerpts = [Excerpt(place: primary.location, marks: [mark(primary, isPrimary: true)])]
    for label in diagnostic.related {
      let mark = mark(label, isPrimary: false)
      if let known = excerpts.firstIndex(where: { $0.place.file == label.location.file }) {
        excerpts[known].marks.append(mark)
      } else {
        excerpts.append(Excerpt(place: label.location, marks: [mark]))
      }
    }
    return excerpts
  }

  private mutating func mark(_ label: Label, isPrimary: Bool) -> Mark {
    let lines = places.lines(of: label.location.file)
    let range = label.location.range
    let (line, whole) = lines.line(
      around: range.start, in: places.bytes(of: label.location.file))
    return Mark(
      line: line, wholeLine: whole,
      // A place that goes on for lines is marked on its first.
      range: SourceRange(Int(range.start), Int(max(range.start, min(range.end, whole.end)))),
      text: label.text, isPrimary: isPrimary)
  }

  private mutating func print(
    _ excerpt: Excerpt, _ severity: Severity, _ margin: Margin, into out: inout TextWriter
  ) {
    let bytes = places.bytes(of: excerpt.place.file)
    guard !bytes.isEmpty else { return }
    printEmptyLine(margin, into: &out)
    guard excerpt.marks.count > 1 else {
      return MarkedLine(bytes, excerpt.marks, severity, margin).write(&line, into: &out)
    }
    let marks = excerpt.marksByLine
    var start = 0
    while start < marks.count {
      let number = marks[start].line
      let end = marks[start...].firstIndex { $0.line != number } ?? marks.count
      if start > 0, number > marks[start - 1].line + 1 { printEmptyLine(margin, into: &out) }
      MarkedLine(bytes, Array(marks[start..<end]), severity, margin).write(&line, into: &out)
      start = end
    }
  }

  /// A margin and nothing else.
  private mutating func printEmptyLine(_ margin: Margin, into out: inout TextWriter) {
    margin.start(&line)
    line.end(into: &out)
  }
}

/// Whether reports are coloured.
public enum Palette: Sendable {
  case plain
  /// With the escape sequences that terminals understand.
  case ansi
}

/// What is shown of one file.
private struct Excerpt {
  let place: Location
  var marks: [Mark]

  /// From the first line on; those of one line as they were given.
  var marksByLine: [Mark] {
    let order = marks.indices.sorted { (marks[$0].line, $0) < (marks[$1].line, $1) }
    return order.map { marks[$0] }
  }
}
