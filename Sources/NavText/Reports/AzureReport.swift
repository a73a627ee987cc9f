/// Writes logging commands, which Azure Pipelines shows as issues of the run and on the lines of a pull request.
///
/// `task.logissue` knows errors and warnings only: what is merely said stays a line of the log.
func writeAzure(_ report: inout Report, into out: inout TextWriter) {
  for diagnostic in report.diagnostics {
    let path = report.repositoryPath(of: diagnostic)
    let start = report.places.start(of: diagnostic.location)
    guard diagnostic.severity != .info else {
      out.line(
        "##[debug]\(path):\(start.line):\(start.column): "
          + escaped("\(diagnostic.messageWithObject) [\(diagnostic.code)]", isProperty: false))
      continue
    }
    let properties = [
      "type=\(diagnostic.severity.word)", "sourcepath=\(escaped(path, isProperty: true))",
      "linenumber=\(start.line)", "columnnumber=\(start.column)",
      "code=\(escaped(diagnostic.code, isProperty: true))",
    ]
    let text = ([diagnostic.messageWithObject] + diagnostic.help).joined(separator: "\n")
    out.line(
      "##vso[task.logissue \(properties.joined(separator: ";"))]"
        + escaped(text, isProperty: false))
  }
}

private func escaped(_ text: String, isProperty: Bool) -> String {
  var escaped = ""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "%": escaped += "%AZP25"
    case "\r": escaped += "%0D"
    case "\n": escaped += "%0A"
    case ";" where isProperty: escaped += "%3B"
    case "]" where isProperty: escaped += "%5D"
    default: escaped.append(visible: scalar)
    }
  }
  return escaped
}
