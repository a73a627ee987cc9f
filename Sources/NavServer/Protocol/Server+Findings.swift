import NavModel
import NavText

// Findings, and what can be done about them.
extension Server {
  /// What one file has, for clients that ask.
  mutating func diagnostics(_ params: JSON) throws(ResponseError) -> JSON {
    guard let uri = params["textDocument"]?["uri"]?.string else {
      throw .invalidParams("'textDocument' is missing")
    }
    let path = FileURI.path(of: uri)
    let findings = self.findings(
      of: ProjectFormat(folder: project(of: path), format: Self.format(of: path)))
    return .object(
      ("kind", .string("full")),
      (
        "items",
        .array(
          findings.diagnostics.filter { findings.sources[$0.location.file].path == path }
            .map { JSON(diagnostic: $0, findings.sources, encoding) })
      ))
  }

  /// Fixes of what is found in a range, ways to silence it, and all safe fixes of the file at once.
  mutating func codeActions(_ params: JSON) throws(ResponseError) -> JSON {
    guard let uri = params["textDocument"]?["uri"]?.string,
      let positions = params["range"]?.positions
    else { throw .invalidParams("'textDocument' or 'range' is missing") }
    let path = FileURI.path(of: uri)
    let format = Self.format(of: path)
    let findings = self.findings(of: ProjectFormat(folder: project(of: path), format: format))
    guard let file = findings.sources.ids.first(where: { findings.sources[$0].path == path })
    else { return .array([]) }
    let map = PositionMap(findings.sources[file], encoding)
    let range = SourceRange(
      Int(map.offset(at: positions.start)), Int(map.offset(at: positions.end)))
    let kinds = params["context"]?["only"]?.array?.compactMap { $0.string }
    let ofFile = findings.diagnostics.filter { $0.location.file == file }
    let inRange = ofFile.filter {
      $0.location.range.start <= range.end && range.start <= $0.location.range.end
    }
    var actions: [JSON] = []
    if wants("quickfix", among: kinds) {
      for diagnostic in inRange {
        if let fix = diagnostic.fix {
          actions.append(action(fix, of: diagnostic, findings))
          let alike = ofFile.filter { $0.code == diagnostic.code && $0.fix != nil }
          if alike.count > 1, fix.isSafe {
            actions.append(
              fixAll(alike, "Fix all \(alike.count) of '\(diagnostic.code)'", "quickfix", findings))
          }
        }
        if format == .text, host.canSilence(diagnostic.code) {
          actions.append(silencing(diagnostic, findings))
        }
      }
    }
    let safe = ofFile.filter { $0.fix?.isSafe == true }
    if wants("source.fixAll", among: kinds), !safe.isEmpty {
      actions.append(fixAll(safe, "Apply all safe fixes", "source.fixAll", findings))
    }
    return .array(actions)
  }

  /// Kinds are paths: `source` asks for `source.fixAll` too.
  private func wants(_ kind: String, among kinds: [String]?) -> Bool {
    guard let kinds else { return true }
    return kinds.contains { $0 == kind || kind.utf8.starts(with: ($0 + ".").utf8) || $0.isEmpty }
  }

  private func action(_ fix: Fix, of diagnostic: Diagnostic, _ findings: ServerFindings) -> JSON {
    .object(
      ("title", .string(fix.description)), ("kind", .string("quickfix")),
      ("isPreferred", .bool(fix.isSafe)),
      ("diagnostics", .array([JSON(diagnostic: diagnostic, findings.sources, encoding)])),
      ("edit", workspaceEdit(fix.edits, findings.sources)))
  }

  /// As many as fit beside each other; the next round has the rest.
  private func fixAll(
    _ diagnostics: [Diagnostic], _ title: String, _ kind: String, _ findings: ServerFindings
  ) -> JSON {
    let fixed = applyFixes(diagnostics, findings.sources)
    var edits: [TextEdit] = []
    for file in fixed.texts.keys.sorted() {
      for edit in lineEdits(from: findings.sources[file].bytes, to: fixed.texts[file] ?? []) {
        edits.append(
          TextEdit(
            Location(file, edit.range), String(decoding: edit.replacement, as: UTF8.self)))
      }
    }
    return .object(
      ("title", .string(title)), ("kind", .string(kind)),
      ("edit", workspaceEdit(edits, findings.sources)))
  }

  /// A comment on the line above, with room for the reason.
  private func silencing(_ diagnostic: Diagnostic, _ findings: ServerFindings) -> JSON {
    let source = findings.sources[diagnostic.location.file]
    let lines = source.lines ?? LineIndex(source.bytes)
    let line = lines.range(
      ofLine: lines.line(at: diagnostic.location.range.start), in: source.bytes)
    let indent = source.bytes[Int(line.start)..<Int(line.end)].prefix { $0 == 0x20 || $0 == 0x09 }
    let comment =
      String(decoding: indent, as: UTF8.self)
      + "// navscene:disable:next \(diagnostic.code) -- why it is right here\n"
    let place = Location(
      diagnostic.location.file, SourceRange(Int(line.start), Int(line.start)))
    return .object(
      ("title", .string("Silence '\(diagnostic.code)' here, with a reason")),
      ("kind", .string("quickfix")),
      ("diagnostics", .array([JSON(diagnostic: diagnostic, findings.sources, encoding)])),
      ("edit", workspaceEdit([TextEdit(place, comment)], findings.sources)))
  }
}
