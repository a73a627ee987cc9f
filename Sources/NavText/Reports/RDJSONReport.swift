/// Writes the Diagnostic Format of reviewdog. Columns count UTF-8 bytes from 1, and a range ends after its last byte.
func writeRDJSON(_ report: inout Report, into out: inout TextWriter) {
  var json = JSONWriter(.pretty)
  json.beginObject()
  json.key("source")
  json.beginObject()
  json.member("name", "navscene")
  json.endObject()
  json.key("diagnostics")
  json.beginArray()
  for diagnostic in report.diagnostics {
    write(diagnostic, &report, into: &json)
  }
  json.endArray()
  json.endObject()
  out.write(utf8: json.bytes)
  out.newline()
}

private func write(_ diagnostic: Diagnostic, _ report: inout Report, into json: inout JSONWriter) {
  json.beginObject()
  json.member("message", ([diagnostic.messageWithObject] + diagnostic.help).joined(separator: "\n"))
  json.key("location")
  write(diagnostic.location, &report, into: &json)
  json.member("severity", severity(diagnostic.severity))
  json.key("code")
  json.beginObject()
  json.member("value", diagnostic.code)
  json.endObject()
  // A suggestion replaces lines of the finding's own file; a fix that reaches further is left to `--fix`.
  let edits = diagnostic.fix?.edits ?? []
  if !edits.isEmpty && edits.allSatisfy({ $0.location.file == diagnostic.location.file }) {
    json.key("suggestions")
    json.beginArray()
    for edit in edits {
      json.beginObject()
      json.key("range")
      writeRange(edit.location, &report, into: &json)
      json.member("text", edit.replacement)
      json.endObject()
    }
    json.endArray()
  }
  if !diagnostic.related.isEmpty {
    json.key("relatedLocations")
    json.beginArray()
    for label in diagnostic.related {
      json.beginObject()
      json.member("message", label.text)
      json.key("location")
      write(label.location, &report, into: &json)
      json.endObject()
    }
    json.endArray()
  }
  json.endObject()
}

private func write(_ location: Location, _ report: inout Report, into json: inout JSONWriter) {
  json.beginObject()
  json.member("path", report.repositoryPath(of: location.file))
  json.key("range")
  writeRange(location, &report, into: &json)
  json.endObject()
}

private func writeRange(_ location: Location, _ report: inout Report, into json: inout JSONWriter) {
  let lines = report.places.lines(of: location.file)
  json.beginObject()
  for (key, offset) in [("start", location.range.start), ("end", location.range.end)] {
    let position = lines.positionUTF8(at: offset)
    json.key(key)
    json.beginObject()
    json.member("line", position.line)
    json.member("column", position.column)
    json.endObject()
  }
  json.endObject()
}

private func severity(_ severity: Severity) -> String {
  switch severity {
  case .error: "ERROR"
  case .warning: "WARNING"
  case .info: "INFO"
  }
}
