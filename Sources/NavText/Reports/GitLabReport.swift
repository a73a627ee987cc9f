/// Writes a Code Quality report of GitLab: an array of objects with `description`, `check_name`, `fingerprint`,
/// `severity` and `location`.
func writeGitLab(_ report: inout Report, into out: inout TextWriter) {
  var fingerprints = Fingerprints(report.places.sources, from: report.setting.folder)
  var json = JSONWriter(.pretty)
  json.beginArray()
  for diagnostic in report.diagnostics {
    json.beginObject()
    json.member("description", diagnostic.messageWithObject)
    json.member("check_name", diagnostic.code)
    json.member("fingerprint", fingerprints.next(diagnostic))
    json.member("severity", severity(diagnostic.severity))
    json.key("location")
    json.beginObject()
    json.member("path", report.repositoryPath(of: diagnostic))
    json.key("lines")
    json.beginObject()
    json.member("begin", report.places.start(of: diagnostic.location).line)
    json.member("end", report.places.end(of: diagnostic.location).line)
    json.endObject()
    json.endObject()
    json.endObject()
  }
  json.endArray()
  out.write(utf8: json.bytes)
  out.newline()
}

private func severity(_ severity: Severity) -> String {
  switch severity {
  case .error: "critical"
  case .warning: "major"
  case .info: "info"
  }
}
