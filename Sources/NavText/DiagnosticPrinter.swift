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
public struct DiagnosticPrinter {
  private var places: Places
  private let palette: Palette

  /// A printer for diagnostics whose locations are in `sources`; keep it for all of them.
  public init(sources: Table<SourceText>, palette: Palette) {
    self.init(Places(sources), palette)
  }

  init(_ places: Places, _ palette: Palette) {
    self.places = places
    self.palette = palette
  }

  /// Writes one diagnostic, with the source around its labels.
  public mutating func print(_ diagnostic: Diagnostic, into out: inout TextWriter) {
    let excerpts = excerpts(of: diagnostic)
    let lastLine = excerpts.flatMap { $0.marks.map { $0.line } }.max() ?? 1
    let margin = Margin(digits: String(lastLine).utf8.count)

    var header = StyledLine()
    header.append("\(diagnostic.severity.word)[\(diagnostic.code)]", .init(diagnostic.severity))
    header.append(": \(diagnostic.message)", .strong)
    header.write(palette, into: &out)
    for (index, excerpt) in excerpts.enumerated() {
      if index > 0 {
        margin.line().write(palette, into: &out)
      }
      var place = margin.arrow(index == 0 ? "-->" : ":::")
      place.append(places.text(of: excerpt.place))
      place.write(palette, into: &out)
      print(excerpt, diagnostic.severity, margin, into: &out)
    }
    if let subject = diagnostic.subject {
      margin.note("object", "\(subject.name), id \(subject.objectID)").write(palette, into: &out)
    }
    for help in diagnostic.help {
      margin.note("help", help).write(palette, into: &out)
    }
    margin.note("more", "navscene explain \(diagnostic.code)").write(palette, into: &out)
  }

  /// The labels by file: the primary one's first, then the others in the order they are given.
  private mutating func excerpts(of diagnostic: Diagnostic) -> [Excerpt] {
    var excerpts: [Excerpt] = []
    for (index, label) in ([diagnostic.primary] + diagnostic.related).enumerated() {
      let mark = mark(label, isPrimary: index == 0)
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
    let line = lines.line(at: range.start)
    let whole = lines.range(ofLine: line, in: places.sources[label.location.file].bytes)
    return Mark(
      line: line, wholeLine: whole,
      // A place that goes on for lines is marked on its first.
      range: SourceRange(Int(range.start), Int(max(range.start, min(range.end, whole.end)))),
      text: label.text, isPrimary: isPrimary)
  }

  private func print(
    _ excerpt: Excerpt, _ severity: Severity, _ margin: Margin, into out: inout TextWriter
  ) {
    let bytes = places.sources[excerpt.place.file].bytes
    guard !bytes.isEmpty else { return }
    margin.line().write(palette, into: &out)
    var previous: Int?
    for line in Set(excerpt.marks.map { $0.line }).sorted() {
      if let previous, line > previous + 1 {
        margin.line().write(palette, into: &out)
      }
      previous = line
      let marks = excerpt.marks.filter { $0.line == line }
      for row in MarkedLine(bytes, marks, severity, margin).rows {
        row.write(palette, into: &out)
      }
    }
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
}
