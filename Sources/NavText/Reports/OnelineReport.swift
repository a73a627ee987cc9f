/// Writes `path:line:column: severity: message [code]`, which editors and `grep` understand.
func writeOneline(_ report: inout Report, into out: inout TextWriter) {
  var line = StyledLine(report.palette)
  for diagnostic in report.diagnostics {
    line.append("\(report.places.text(of: diagnostic.location)): ", .strong)
    line.append("\(diagnostic.severity.word):", .init(diagnostic.severity))
    line.append(" \(diagnostic.messageWithObject) [\(diagnostic.code)]")
    line.end(into: &out)
  }
}
