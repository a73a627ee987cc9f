/// Writes one JSON document that holds everything a diagnostic knows.
///
///     {
///       "schema": 1,
///       "columnUnit": "unicodeScalar",
///       "diagnostics": [DIAGNOSTIC…]
///     }
///
/// - DIAGNOSTIC: `code`, `severity` (`error`, `warning` or `info`), `message`, PLACE, `label` (what
///   is under the carets, may be empty), `related` (objects of `message` and PLACE), `help`
///   (sentences), `fix` (FIX or null), `object` (OBJECT of a finding in a storyboard, or null), `trace`
///   (STEPs from the launch to what is wrong, empty unless exploring the app showed it).
/// - PLACE: `path`, `line`, `column`, `endLine`, `endColumn`, `offset`, `endOffset`. Lines and
///   columns count from 1, offsets are UTF-8 bytes from 0, and an end is after the last character.
/// - FIX: `description`, `safe` (whether a tool may apply it unasked), `edits` (objects of PLACE and
///   `replacement`).
/// - OBJECT: `id` and `name` of Interface Builder's object.
/// - STEP: `command`, the line of `navscene run` that takes it, and PLACE of what it is done to.
///
/// Every key is always there. A program should ignore keys that it does not know: new ones do not
/// change `schema`.
func writeJSON(_ report: inout Report, into out: inout TextWriter) {
  var json = JSONWriter(.pretty)
  json.beginObject()
  json.member("schema", 1)
  json.member("columnUnit", "unicodeScalar")
  json.key("diagnostics")
  write(report.diagnostics, &report.places, into: &json)
  json.endObject()
  out.write(utf8: json.bytes)
  out.newline()
}

/// Writes the `diagnostics` array alone, as part of another document.
public func writeDiagnostics(
  _ diagnostics: [Diagnostic], _ sources: Table<SourceText>, to json: inout JSONWriter
) {
  var places = Places(sources)
  write(diagnostics, &places, into: &json)
}

/// Writes each diagnostic as a document of its own, one a line: what DIAGNOSTIC is above, and `schema`.
func writeJSONLines(_ report: inout Report, into out: inout TextWriter) {
  for diagnostic in report.diagnostics {
    var json = JSONWriter(.compact)
    json.beginObject()
    json.member("schema", 1)
    writeMembers(diagnostic, &report.places, into: &json)
    json.endObject()
    out.write(utf8: json.bytes)
    out.newline()
  }
}

private func write(
  _ diagnostics: [Diagnostic], _ places: inout Places, into json: inout JSONWriter
) {
  json.beginArray()
  for diagnostic in diagnostics {
    write(diagnostic, &places, into: &json)
  }
  json.endArray()
}

private func write(
  _ diagnostic: Diagnostic, _ places: inout Places, into json: inout JSONWriter
) {
  json.beginObject()
  writeMembers(diagnostic, &places, into: &json)
  json.endObject()
}

private func writeMembers(
  _ diagnostic: Diagnostic, _ places: inout Places, into json: inout JSONWriter
) {
  json.member("code", diagnostic.code)
  json.member("severity", diagnostic.severity.word)
  json.member("message", diagnostic.message)
  write(diagnostic.location, &places, into: &json)
  json.member("label", diagnostic.primary.text)
  json.key("related")
  json.beginArray()
  for label in diagnostic.related {
    json.beginObject()
    json.member("message", label.text)
    write(label.location, &places, into: &json)
    json.endObject()
  }
  json.endArray()
  json.member("help", diagnostic.help)
  json.key("fix")
  if let fix = diagnostic.fix {
    write(fix, &places, into: &json)
  } else {
    json.null()
  }
  json.key("object")
  if let subject = diagnostic.subject {
    json.beginObject()
    json.member("id", subject.objectID)
    json.member("name", subject.name)
    json.endObject()
  } else {
    json.null()
  }
  json.key("trace")
  json.beginArray()
  for step in diagnostic.trace {
    json.beginObject()
    json.member("command", step.command)
    write(step.location, &places, into: &json)
    json.endObject()
  }
  json.endArray()
}

private func write(_ fix: Fix, _ places: inout Places, into json: inout JSONWriter) {
  json.beginObject()
  json.member("description", fix.description)
  json.member("safe", fix.isSafe)
  json.key("edits")
  json.beginArray()
  for edit in fix.edits {
    json.beginObject()
    write(edit.location, &places, into: &json)
    json.member("replacement", edit.replacement)
    json.endObject()
  }
  json.endArray()
  json.endObject()
}

private func write(_ location: Location, _ places: inout Places, into json: inout JSONWriter) {
  let start = places.start(of: location)
  let end = places.end(of: location)
  json.member("path", places.sources[location.file].path)
  json.member("line", start.line)
  json.member("column", start.column)
  json.member("endLine", end.line)
  json.member("endColumn", end.column)
  json.member("offset", Int(location.range.start))
  json.member("endOffset", Int(location.range.end))
}
