/// The forms in which diagnostics can be reported, each for another kind of reader.
public enum Reporter: CaseIterable, Hashable, Sendable {
  case text
  case oneline
  case xcode
  case json
  case jsonl
  case sarif
  case github
  case gitlab
  case azure
  case junit
  case checkstyle
  case rdjson
  case markdown

  /// What `--reporter` calls it.
  public var keyword: String { row.keyword }
  /// One phrase for the help text.
  public var summary: String { row.summary }

  /// What is between the parts of a report that was written in parts; nil where it is one whole.
  public var separator: String? { row.separator }

  /// Whether what it writes depends on the folder, the version or the codes of the run.
  public var readsSetting: Bool { row.readsSetting }

  /// The reporter of that keyword, if there is one.
  public init?(keyword: String) {
    guard let reporter = Self.allCases.first(where: { $0.keyword == keyword }) else { return nil }
    self = reporter
  }

  fileprivate struct Row {
    let keyword: String
    let summary: String
    var separator: String?
    var readsSetting = true
    let write: (inout Report, inout TextWriter) -> Void
  }

  /// Everything there is to know of a reporter; what it writes is in a file of its own.
  fileprivate var row: Row {
    switch self {
    case .text:
      Row(
        keyword: "text", summary: "the source with carets, for people", separator: "\n",
        readsSetting: false, write: writeText)
    case .oneline:
      Row(
        keyword: "oneline", summary: "path:line:column: severity: message [code]",
        separator: "", readsSetting: false, write: writeOneline)
    case .xcode:
      Row(keyword: "xcode", summary: "lines that Xcode shows in its editor", write: writeXcode)
    case .json:
      Row(
        keyword: "json", summary: "one JSON document, for programs", readsSetting: false,
        write: writeJSON)
    case .jsonl:
      Row(
        keyword: "jsonl", summary: "a JSON document a line", readsSetting: false,
        write: writeJSONLines)
    case .sarif:
      Row(keyword: "sarif", summary: "SARIF 2.1.0, for code scanning", write: writeSARIF)
    case .github:
      Row(keyword: "github", summary: "annotations of GitHub Actions", write: writeGitHub)
    case .gitlab:
      Row(keyword: "gitlab", summary: "a Code Quality report of GitLab", write: writeGitLab)
    case .azure:
      Row(keyword: "azure", summary: "issues of Azure Pipelines", write: writeAzure)
    case .junit:
      Row(keyword: "junit", summary: "JUnit XML, a suite a file", write: writeJUnit)
    case .checkstyle:
      Row(keyword: "checkstyle", summary: "Checkstyle XML", write: writeCheckstyle)
    case .rdjson:
      Row(keyword: "rdjson", summary: "the Diagnostic Format of reviewdog", write: writeRDJSON)
    case .markdown:
      Row(keyword: "markdown", summary: "a table for a comment or summary", write: writeMarkdown)
    }
  }
}

/// Writes diagnostics in the order given; `sortedForReport` gives the order that people expect.
public func report(
  _ diagnostics: [Diagnostic], _ sources: Table<SourceText>, as reporter: Reporter,
  palette: Palette = .plain, setting: ReportSetting = ReportSetting(), into out: inout TextWriter
) {
  ReportWriter(diagnostics, sources, as: reporter, palette: palette, setting: setting)
    .write(diagnostics, into: &out)
}

/// Writes a report in parts, several at the same time: what is known of the sources is found out once for all of them.
public struct ReportWriter: Sendable {
  private let reporter: Reporter
  private let empty: Report

  /// For parts of these.
  public init(
    _ diagnostics: [Diagnostic], _ sources: Table<SourceText>, as reporter: Reporter,
    palette: Palette = .plain, setting: ReportSetting = ReportSetting()
  ) {
    self.reporter = reporter
    var places = Places(sources)
    for diagnostic in diagnostics { _ = places.lines(of: diagnostic.location.file) }
    empty = Report(diagnostics: [], places: places, palette: palette, setting: setting)
  }

  /// Writes the report of some of them, with texts that are not among the sources any more.
  public func write(
    _ part: [Diagnostic], _ returned: [ReturnedText] = [], into out: inout TextWriter
  ) {
    var report = empty
    report.diagnostics = part
    report.places.returned = returned
    reporter.row.write(&report, &out)
  }
}
