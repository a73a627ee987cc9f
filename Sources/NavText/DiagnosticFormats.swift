/// The forms in which diagnostics can be told, each for another kind of reader.
public enum Reporter: CaseIterable, Hashable, Sendable {
  case text
  case oneline
  case json

  /// What `--reporter` calls it.
  public var keyword: String { row.keyword }
  /// One phrase for the help text.
  public var summary: String { row.summary }

  /// The reporter of that keyword, if there is one.
  public init?(keyword: String) {
    guard let reporter = Self.allCases.first(where: { $0.keyword == keyword }) else { return nil }
    self = reporter
  }

  fileprivate struct Row {
    let keyword: String
    let summary: String
    let write: (inout Report, inout TextWriter) -> Void
  }

  /// Everything there is to know of a reporter; what it writes stands in a file of its own.
  fileprivate var row: Row {
    switch self {
    case .text:
      Row(keyword: "text", summary: "the source with carets, for people", write: writeText)
    case .oneline:
      Row(
        keyword: "oneline", summary: "path:line:column: severity: message [code]",
        write: writeOneline)
    case .json:
      Row(keyword: "json", summary: "one JSON document, for programs", write: writeJSON)
    }
  }
}

/// Writes diagnostics in the order given; `sortedForReport` gives the order that people expect.
public func report(
  _ diagnostics: [Diagnostic], _ sources: Table<SourceText>, as reporter: Reporter,
  palette: Palette = .plain, into out: inout TextWriter
) {
  var report = Report(diagnostics: diagnostics, places: Places(sources), palette: palette)
  reporter.row.write(&report, &out)
}

/// The same diagnostics by path, line, column, code and message, exact repetitions removed.
public func sortedForReport(
  _ diagnostics: [Diagnostic], sources: Table<SourceText>
) -> [Diagnostic] {
  var seen: Set<Diagnostic> = []
  return diagnostics.filter { seen.insert($0).inserted }.sorted { left, right in
    let leftPlace = left.primary.location
    let rightPlace = right.primary.location
    return precedes(sources[leftPlace.file].path, sources[rightPlace.file].path)
      // Within a file, bytes are in the order of lines and columns.
      ?? precedes(leftPlace.range.start, rightPlace.range.start)
      ?? precedes(left.code, right.code)
      ?? precedes(left.message, right.message)
      ?? (leftPlace.range.end < rightPlace.range.end)
  }
}

private func precedes(_ left: UInt32, _ right: UInt32) -> Bool? {
  left == right ? nil : left < right
}

/// By bytes, as `sort` in the C locale does.
private func precedes(_ left: String, _ right: String) -> Bool? {
  left.utf8.elementsEqual(right.utf8) ? nil : left.utf8.lexicographicallyPrecedes(right.utf8)
}

/// What a reporter is given.
struct Report {
  let diagnostics: [Diagnostic]
  var places: Places
  let palette: Palette
}
