/// Writes what Jenkins, GitLab and others read of JUnit: a suite a file, a case a finding. Those that fail the run have
/// failed, so that nothing is red where the exit code is 0.
///
/// A run without findings is one case that passed, because several readers take an empty report for a broken one.
func writeJUnit(_ report: inout Report, into out: inout TextWriter) {
  var xml = TextWriter(indentUnit: "  ")
  xml.line("<?xml version=\"1.0\" encoding=\"UTF-8\"?>")
  let groups = report.diagnosticsByFile
  let count = max(report.diagnostics.count, 1)
  xml.line(
    "<testsuites name=\"navscene\" \(counts(count, failed: report.failureCount(report.diagnostics)))>"
  )
  xml.indent()
  for group in groups {
    let path = xmlEscaped(report.repositoryPath(of: group[0]))
    xml.line(
      "<testsuite name=\"\(path)\" \(counts(group.count, failed: report.failureCount(group)))>")
    xml.indent()
    for diagnostic in group {
      write(diagnostic, path, &report, into: &xml)
    }
    xml.outdent()
    xml.line("</testsuite>")
  }
  if groups.isEmpty {
    xml.line("<testsuite name=\"navscene\" \(counts(1, failed: 0))>")
    xml.line("  <testcase name=\"nothing was found\" classname=\"navscene\" time=\"0\"/>")
    xml.line("</testsuite>")
  }
  xml.outdent()
  xml.line("</testsuites>")
  out.write(utf8: xml.bytes)
}

private func write(
  _ diagnostic: Diagnostic, _ path: String, _ report: inout Report, into xml: inout TextWriter
) {
  let start = report.places.start(of: diagnostic.location)
  let message = xmlEscaped(diagnostic.messageWithObject)
  xml.line(
    "<testcase name=\"\(xmlEscaped(diagnostic.code)) at line \(start.line), column \(start.column)\" "
      + "classname=\"\(path)\" file=\"\(path)\" line=\"\(start.line)\" time=\"0\">")
  xml.indent()
  let severity = diagnostic.severity.word
  let place = "\(path):\(start.line):\(start.column)"
  xml.line(
    report.isFailure(diagnostic)
      ? "<failure type=\"\(severity)\" message=\"\(message)\">\(place): \(message)</failure>"
      : "<system-out>\(place): \(severity): \(message)</system-out>")
  xml.outdent()
  xml.line("</testcase>")
}

extension Report {
  fileprivate func isFailure(_ diagnostic: Diagnostic) -> Bool {
    setting.failureThreshold.map { diagnostic.severity >= $0 } ?? false
  }

  fileprivate func failureCount(_ diagnostics: [Diagnostic]) -> Int {
    diagnostics.count { isFailure($0) }
  }
}

private func counts(_ count: Int, failed: Int) -> String {
  "tests=\"\(count)\" failures=\"\(failed)\" errors=\"0\" skipped=\"0\" time=\"0\""
}
