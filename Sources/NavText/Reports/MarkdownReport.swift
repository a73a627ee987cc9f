/// Writes a heading with the counts and a table, for a comment on a pull request or the summary of a job.
func writeMarkdown(_ report: inout Report, into out: inout TextWriter) {
  guard !report.diagnostics.isEmpty else {
    out.line("### navscene: nothing was found")
    return
  }
  out.line("### navscene: \(summary(of: report.diagnostics))")
  out.newline()
  out.line("| severity | place | finding | code |")
  out.line("|---|---|---|---|")
  for diagnostic in report.diagnostics {
    let start = report.places.start(of: diagnostic.location)
    let place = "\(report.repositoryPath(of: diagnostic)):\(start.line):\(start.column)"
    let subject = diagnostic.subject.map { "\($0.name) (\($0.objectID)): " } ?? ""
    out.line(
      "| \(diagnostic.severity.word) | \(markdownEscaped(place)) | \(markdownEscaped(subject + diagnostic.message)) "
        + "| \(markdownEscaped(diagnostic.code)) |")
  }
}

/// `2 errors, 1 warning`; nothing for no findings.
public func summary(of diagnostics: [Diagnostic]) -> String {
  if diagnostics.isEmpty { return "" }
  let severities = diagnostics.map { $0.severity }
  return Severity.allCases.reversed().compactMap { severity in
    let count = severities.count { $0 == severity }
    // The word that findings and configurations have; it has no plural.
    let word = count == 1 || severity == .info ? severity.word : severity.word + "s"
    return count == 0 ? nil : "\(count) \(word)"
  }.joined(separator: ", ")
}

/// What would be markup stands for itself.
public func markdownEscaped(_ text: String) -> String {
  var escaped = ""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\\", "|", "`", "*", "_", "[", "]", "<", ">", "#", "~":
      escaped += "\\"
      escaped.unicodeScalars.append(scalar)
    case "\n", "\r": escaped += " "
    case "&": escaped += "&amp;"
    default: escaped.append(visible: scalar)
    }
  }
  return escaped
}
