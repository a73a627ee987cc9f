import NavText

/// What reports say where no test was played, because the files have an error. An old report must not pass for theirs.
struct UntestedProject {
  private let findings: [Diagnostic]
  private let sources: Table<SourceText>

  init(_ findings: [Diagnostic], _ sources: Table<SourceText>) {
    self.findings = sortedForReport(findings, sources: sources)
    self.sources = sources
  }

  func text() -> [UInt8] {
    var out = TextWriter()
    report(findings, sources, as: .text, into: &out)
    return out.bytes
  }

  /// Who reads TAP stops here.
  func tap() -> [UInt8] {
    let more = errors.count > 1 ? " (and \(errors.count - 1) more)" : ""
    let reason = lines(1).first ?? Self.withoutErrors
    return Array("TAP version 14\nBail out! \(reason)\(more)\n".utf8)
  }

  /// A suite with one case, which is in error.
  func junit() -> [UInt8] {
    var out = TextWriter(indentUnit: "  ")
    let counts = "tests=\"1\" failures=\"0\" errors=\"1\" skipped=\"0\" time=\"0\""
    let path = xmlEscaped(errors.first.map { sources[$0.location.file].path } ?? "navscene")
    let code = xmlEscaped(errors.first?.code ?? "")
    let message = xmlEscaped(errors.first?.message ?? Self.withoutErrors)
    out.line("<?xml version=\"1.0\" encoding=\"UTF-8\"?>")
    out.line("<testsuites name=\"navscene\" \(counts)>")
    out.indent()
    out.line("<testsuite name=\"\(path)\" \(counts)>")
    out.indent()
    out.line(
      "<testcase name=\"the app compiles\" classname=\"\(path)\" file=\"\(path)\" time=\"0\">")
    out.line(
      "  <error type=\"\(code)\" message=\"\(message)\">\(xmlEscaped(firstLines))</error>")
    out.line("</testcase>")
    out.outdent()
    out.line("</testsuite>")
    out.outdent()
    out.line("</testsuites>")
    return out.bytes
  }

  /// A run of no tests, with the reasons.
  func json() -> [UInt8] { TestRun([]).json(findings, sources) }

  private var errors: [Diagnostic] { findings.filter { $0.severity == .error } }

  private static var withoutErrors: String { "the files hold no app" }

  /// As many as a table of tests can usefully show.
  private var firstLines: String {
    let shown = lines(10)
    let rest = errors.count - shown.count
    return (shown + (rest > 0 ? ["and \(rest) more"] : [])).joined(separator: "\n")
  }

  private func lines(_ most: Int) -> [String] {
    var out = TextWriter()
    report(Array(errors.prefix(most)), sources, as: .oneline, into: &out)
    return out.string.split(separator: "\n").map { String($0) }
  }
}
