/// Writes a log of SARIF 2.1.0 (OASIS): the rules that were broken with their help, and a result for each finding with
/// its region, fingerprint, related locations, code flow and fix. Columns count Unicode scalars; paths start from the root of the
/// repository.
func writeSARIF(_ report: inout Report, into out: inout TextWriter) {
  let rules = brokenRules(report)
  var log = SARIFLog(report, rules)
  log.write()
  out.write(utf8: log.json.bytes)
  out.newline()
}

/// What is known of the codes that were found, in the order of the codes.
private func brokenRules(_ report: Report) -> [Explanation] {
  let found = Set(report.diagnostics.map { $0.code })
  var seen: Set<String> = []
  return report.setting.explanations
    .filter { found.contains($0.code) && seen.insert($0.code).inserted }
    .sorted { $0.code.precedes($1.code) }
}

private struct SARIFLog {
  var json = JSONWriter(.pretty)
  private var report: Report
  private let rules: [Explanation]
  private let indexOfRule: [String: Int]
  private var fingerprints: Fingerprints

  init(_ report: Report, _ rules: [Explanation]) {
    self.report = report
    self.rules = rules
    var indexes: [String: Int] = [:]
    for (index, rule) in rules.enumerated() { indexes[rule.code] = index }
    indexOfRule = indexes
    fingerprints = Fingerprints(report.places.sources, from: report.setting.folder)
  }

  mutating func write() {
    json.beginObject()
    json.member("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
    json.member("version", "2.1.0")
    json.key("runs")
    json.beginArray()
    json.beginObject()
    writeTool()
    json.member("columnKind", "unicodeCodePoints")
    json.key("results")
    json.beginArray()
    for diagnostic in report.diagnostics {
      write(diagnostic)
    }
    json.endArray()
    json.endObject()
    json.endArray()
    json.endObject()
  }

  // MARK: The tool and its rules

  private mutating func writeTool() {
    json.key("tool")
    json.beginObject()
    json.key("driver")
    json.beginObject()
    json.member("name", "navscene")
    if !report.setting.toolVersion.isEmpty {
      json.member("semanticVersion", report.setting.toolVersion)
    }
    json.key("rules")
    json.beginArray()
    for rule in rules {
      write(rule)
    }
    json.endArray()
    json.endObject()
    json.endObject()
  }

  private mutating func write(_ rule: Explanation) {
    json.beginObject()
    json.member("id", rule.code)
    message("shortDescription", rule.summary)
    message("fullDescription", rule.why)
    json.key("help")
    json.beginObject()
    json.member("text", helpText(rule))
    json.member("markdown", helpMarkdown(rule))
    json.endObject()
    // It names the rule; `navscene explain` shows the page.
    json.member("helpUri", "urn:navscene:\(rule.code)")
    json.key("defaultConfiguration")
    json.beginObject()
    json.member("level", level(rule.severity))
    json.endObject()
    json.endObject()
  }

  private func helpText(_ rule: Explanation) -> String {
    guard !rule.bad.isEmpty else { return rule.why }
    return "\(rule.why)\n\nInstead of\n\n\(rule.bad)\n\nwrite\n\n\(rule.good)"
  }

  private func helpMarkdown(_ rule: Explanation) -> String {
    guard !rule.bad.isEmpty else { return rule.why }
    return "\(rule.why)\n\nInstead of\n\n```\n\(rule.bad)\n```\n\nwrite\n\n```\n\(rule.good)\n```"
  }

  // MARK: Results

  private mutating func write(_ diagnostic: Diagnostic) {
    json.beginObject()
    json.member("ruleId", diagnostic.code)
    if let index = indexOfRule[diagnostic.code] {
      json.member("ruleIndex", index)
    }
    json.member("level", level(diagnostic.severity))
    message("message", ([diagnostic.message] + diagnostic.help).joined(separator: "\n"))
    json.key("locations")
    json.beginArray()
    writeLocation(diagnostic.primary, id: nil, diagnostic.subject)
    json.endArray()
    json.key("partialFingerprints")
    json.beginObject()
    json.member("navscene/v1", fingerprints.next(diagnostic))
    json.endObject()
    if !diagnostic.related.isEmpty {
      json.key("relatedLocations")
      json.beginArray()
      for (index, label) in diagnostic.related.enumerated() {
        writeLocation(label, id: index + 1)
      }
      json.endArray()
    }
    if !diagnostic.trace.isEmpty {
      writeCodeFlow(diagnostic.trace)
    }
    if let fix = diagnostic.fix {
      write(fix)
    }
    json.endObject()
  }

  /// A trace: one code flow of one thread, whose locations say in their messages what is done there.
  private mutating func writeCodeFlow(_ trace: [TraceStep]) {
    json.key("codeFlows")
    json.beginArray()
    json.beginObject()
    json.key("threadFlows")
    json.beginArray()
    json.beginObject()
    json.key("locations")
    json.beginArray()
    for step in trace {
      json.beginObject()
      json.key("location")
      writeLocation(Label(step.location, step.command), id: nil)
      json.endObject()
    }
    json.endArray()
    json.endObject()
    json.endArray()
    json.endObject()
    json.endArray()
  }

  private mutating func writeLocation(_ label: Label, id: Int?, _ subject: Subject? = nil) {
    json.beginObject()
    if let id {
      json.member("id", id)
    }
    json.key("physicalLocation")
    json.beginObject()
    writeArtifact(label.location.file)
    writeRegion("region", label.location)
    json.endObject()
    if let subject {
      json.key("logicalLocations")
      json.beginArray()
      json.beginObject()
      json.member("name", subject.name)
      json.member("fullyQualifiedName", subject.objectID)
      json.member("kind", "object")
      json.endObject()
      json.endArray()
    }
    if !label.text.isEmpty {
      message("message", label.text)
    }
    json.endObject()
  }

  private mutating func writeArtifact(_ file: ID<SourceText>) {
    json.key("artifactLocation")
    json.beginObject()
    json.member("uri", uriReference(report.repositoryPath(of: file)))
    json.endObject()
  }

  private mutating func writeRegion(_ key: String, _ location: Location) {
    let start = report.places.start(of: location)
    let end = report.places.end(of: location)
    json.key(key)
    json.beginObject()
    json.member("startLine", start.line)
    json.member("startColumn", start.column)
    json.member("endLine", end.line)
    json.member("endColumn", end.column)
    json.endObject()
  }

  private mutating func write(_ fix: Fix) {
    json.key("fixes")
    json.beginArray()
    json.beginObject()
    message("description", fix.description)
    json.key("artifactChanges")
    json.beginArray()
    for (file, edits) in editsByFile(fix) {
      json.beginObject()
      writeArtifact(file)
      json.key("replacements")
      json.beginArray()
      for edit in edits {
        json.beginObject()
        writeRegion("deletedRegion", edit.location)
        message("insertedContent", edit.replacement)
        json.endObject()
      }
      json.endArray()
      json.endObject()
    }
    json.endArray()
    json.endObject()
    json.endArray()
  }

  private func editsByFile(_ fix: Fix) -> [(ID<SourceText>, [TextEdit])] {
    var groups: [(ID<SourceText>, [TextEdit])] = []
    for edit in fix.edits {
      if let known = groups.firstIndex(where: { $0.0 == edit.location.file }) {
        groups[known].1.append(edit)
      } else {
        groups.append((edit.location.file, [edit]))
      }
    }
    return groups
  }

  private mutating func message(_ key: String, _ text: String) {
    json.key(key)
    json.beginObject()
    json.member("text", text)
    json.endObject()
  }
}

private func level(_ severity: Severity) -> String {
  switch severity {
  case .error: "error"
  case .warning: "warning"
  case .info: "note"
  }
}

/// A path as a URI (RFC 3986): an absolute one as `file:`, any other relative to the root of the repository.
private func uriReference(_ path: String) -> String {
  var uri = path.utf8.starts(with: "/".utf8) ? "file://" : ""
  for byte in path.utf8 {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"):
      uri.unicodeScalars.append(Unicode.Scalar(byte))
    default:
      let digits = String(byte, radix: 16, uppercase: true)
      uri += byte < 0x10 ? "%0\(digits)" : "%\(digits)"
    }
  }
  return uri
}
