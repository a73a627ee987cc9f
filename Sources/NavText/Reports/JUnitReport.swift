/// Writes what Jenkins, GitLab and others read of JUnit: a suite a file, a failed case a finding.
///
/// A run without findings is one case that passed, because several readers take an empty report for a broken one.
func writeJUnit(_ report: inout Report, into out: inout TextWriter) {
  var xml = TextWriter(indentUnit: "  ")
  xml.line("<?xml version=\"1.0\" encoding=\"UTF-8\"?>")
  let groups = report.diagnosticsByFile
  let count = report.diagnostics.count
  xml.line("<testsuites name=\"navscene\" \(counts(max(count, 1), failed: count))>")
  xml.indent()
  for group in groups {
    let path = xmlEscaped(report.repositoryPath(of: group[0]))
    xml.line("<testsuite name=\"\(path)\" \(counts(group.count, failed: group.count))>")
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
  let message = xmlEscaped(diagnostic.message)
  xml.line(
    "<testcase name=\"\(xmlEscaped(diagnostic.code)) at line \(start.line), column \(start.column)\" "
      + "classname=\"\(path)\" file=\"\(path)\" line=\"\(start.line)\" time=\"0\">")
  xml.indent()
  xml.line(
    "<failure type=\"\(diagnostic.severity.word)\" message=\"\(message)\">"
      + "\(path):\(start.line):\(start.column): \(message)</failure>")
  xml.outdent()
  xml.line("</testcase>")
}

private func counts(_ count: Int, failed: Int) -> String {
  "tests=\"\(count)\" failures=\"\(failed)\" errors=\"0\" skipped=\"0\" time=\"0\""
}
