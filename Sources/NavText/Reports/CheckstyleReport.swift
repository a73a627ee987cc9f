/// Writes Checkstyle's XML, which many review tools read.
func writeCheckstyle(_ report: inout Report, into out: inout TextWriter) {
  var xml = TextWriter(indentUnit: "  ")
  xml.line("<?xml version=\"1.0\" encoding=\"UTF-8\"?>")
  xml.line("<checkstyle version=\"4.3\">")
  xml.indent()
  for group in report.diagnosticsByFile {
    xml.line("<file name=\"\(xmlEscaped(report.repositoryPath(of: group[0])))\">")
    xml.indent()
    for diagnostic in group {
      let start = report.places.start(of: diagnostic.location)
      xml.line(
        "<error line=\"\(start.line)\" column=\"\(start.column)\" "
          + "severity=\"\(diagnostic.severity.word)\" "
          + "message=\"\(xmlEscaped(diagnostic.messageWithObject))\" "
          + "source=\"navscene.\(xmlEscaped(diagnostic.code))\"/>")
    }
    xml.outdent()
    xml.line("</file>")
  }
  xml.outdent()
  xml.line("</checkstyle>")
  out.write(utf8: xml.bytes)
}
