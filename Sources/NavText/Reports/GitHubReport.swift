/// Writes workflow commands, which GitHub Actions turns into annotations of the changed lines.
///
/// GitHub shows ten of each severity and drops the rest, so the worst come first and a last notice tells the total.
func writeGitHub(_ report: inout Report, into out: inout TextWriter) {
  let shown = 10
  var isCut = false
  for severity in Severity.allCases.reversed() {
    let diagnostics = report.diagnostics.filter { $0.severity == severity }
    for diagnostic in diagnostics.prefix(shown) {
      write(diagnostic, &report, into: &out)
    }
    isCut = isCut || diagnostics.count > shown
  }
  if isCut {
    out.line(
      "::notice title=navscene::\(summary(of: report.diagnostics)); "
        + "at most \(shown) of each kind are annotated")
  }
}

private func write(
  _ diagnostic: Diagnostic, _ report: inout Report, into out: inout TextWriter
) {
  let location = diagnostic.location
  let start = report.places.start(of: location)
  let end = report.places.end(of: location)
  var properties = [
    "file=\(escaped(report.repositoryPath(of: diagnostic), isProperty: true))",
    "line=\(start.line)", "endLine=\(end.line)",
  ]
  // Columns of a mark over several lines are refused.
  if start.line == end.line {
    properties += ["col=\(start.column)", "endColumn=\(max(start.column, end.column - 1))"]
  }
  properties.append("title=\(escaped(diagnostic.code, isProperty: true))")
  let text = ([diagnostic.messageWithObject] + diagnostic.help).joined(separator: "\n")
  out.line(
    "::\(command(diagnostic.severity)) \(properties.joined(separator: ","))"
      + "::\(escaped(text, isProperty: false))")
}

private func command(_ severity: Severity) -> String {
  switch severity {
  case .error: "error"
  case .warning: "warning"
  case .info: "notice"
  }
}

private func escaped(_ text: String, isProperty: Bool) -> String {
  var escaped = ""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "%": escaped += "%25"
    case "\r": escaped += "%0D"
    case "\n": escaped += "%0A"
    case ":" where isProperty: escaped += "%3A"
    case "," where isProperty: escaped += "%2C"
    default: escaped.append(visible: scalar)
    }
  }
  return escaped
}
