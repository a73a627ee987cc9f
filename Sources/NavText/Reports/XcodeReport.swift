/// Writes `path:line:column: severity: message (code)` with absolute paths: what Xcode makes a mark in the editor of
/// when a run-script phase prints it. Xcode knows `note` where others say `info`.
func writeXcode(_ report: inout Report, into out: inout TextWriter) {
  var line = StyledLine(report.palette)
  for diagnostic in report.diagnostics {
    let path = joinedPath(report.setting.folder.path, report.path(of: diagnostic))
    let start = report.places.start(of: diagnostic.location)
    let severity = diagnostic.severity == .info ? "note" : diagnostic.severity.word
    line.append("\(path):\(start.line):\(start.column): \(severity): ")
    line.append("\(diagnostic.messageWithObject) (\(diagnostic.code))")
    line.end(into: &out)
  }
}
