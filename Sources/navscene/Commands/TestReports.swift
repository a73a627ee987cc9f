import NavText

extension TestRun {
  /// A line a test, what differed below it, and how many passed at the end. Several files get a heading each.
  func text(_ palette: Palette) -> [UInt8] {
    var out = TextWriter(indentUnit: "  ")
    let suites = suites
    for suite in suites {
      if suites.count > 1 {
        out.line(printable(suite[0].place.path))
        out.indent()
      }
      for test in suite {
        write(test, palette, into: &out)
      }
      if suites.count > 1 { out.outdent() }
    }
    if !tests.isEmpty {
      out.line("\(passedCount) passed, \(failedCount) failed")
    }
    return out.bytes
  }

  private func write(_ test: PlayedTest, _ palette: Palette, into out: inout TextWriter) {
    let marks: (passed: String, failed: String) =
      palette == .ansi ? ("\u{1B}[32m✓\u{1B}[0m", "\u{1B}[31m✗\u{1B}[0m") : ("✓", "✗")
    out.line("\(test.failures.isEmpty ? marks.passed : marks.failed) \(printable(test.title))")
    out.indent()
    for failure in test.failures {
      out.line("\(printable(failure.place.text)): \(printable(failure.message))")
      if let line = failure.place.line {
        out.line("  \(failure.place.position.line) | \(printable(line))")
      }
    }
    out.outdent()
  }

  /// TAP 14 (testanything.org), with a YAML block for each test that failed.
  func tap() -> [UInt8] {
    var out = TextWriter(indentUnit: "  ")
    out.line("TAP version 14")
    out.line(tests.isEmpty ? "1..0 # SKIP there are no tests" : "1..\(tests.count)")
    for (index, test) in tests.enumerated() {
      let verdict = test.failures.isEmpty ? "ok" : "not ok"
      out.line("\(verdict) \(index + 1) - \(tapEscaped(test.title))")
      guard !test.failures.isEmpty else { continue }
      out.indent()
      out.line("---")
      out.line("severity: fail")
      out.line("failures:")
      for failure in test.failures {
        out.line("  - message: \(quoted(failure.message))")
        out.line("    file: \(quoted(failure.place.path))")
        out.line("    line: \(failure.place.position.line)")
        out.line("    column: \(failure.place.position.column)")
      }
      out.line("...")
      out.outdent()
    }
    return out.bytes
  }

  /// What Jenkins, GitLab and others read: a suite a file.
  func junit() -> [UInt8] {
    var out = TextWriter(indentUnit: "  ")
    out.line("<?xml version=\"1.0\" encoding=\"UTF-8\"?>")
    out.line("<testsuites name=\"navscene\" \(counts(tests))>")
    out.indent()
    for suite in suites {
      let path = xmlEscaped(suite[0].place.path)
      out.line("<testsuite name=\"\(path)\" \(counts(suite))>")
      out.indent()
      for test in suite {
        write(test, path, into: &out)
      }
      out.outdent()
      out.line("</testsuite>")
    }
    out.outdent()
    out.line("</testsuites>")
    return out.bytes
  }

  /// One document: `schema`, `passed`, `failed`, `tests` with `title`, place, `passed`, `failures` (`message` and
  /// place) and `trace` (lines for people), and `diagnostics` as reports of findings have them: where one is an error,
  /// no test was played. A place is `path`, `line` and `column`; columns count Unicode scalars.
  func json(_ findings: [Diagnostic], _ sources: Table<SourceText>) -> [UInt8] {
    var json = JSONWriter(.pretty)
    json.beginObject()
    json.member("schema", 1)
    json.member("columnUnit", "unicodeScalar")
    json.member("passed", passedCount)
    json.member("failed", failedCount)
    json.key("tests")
    json.beginArray()
    for test in tests {
      json.beginObject()
      json.member("title", test.title)
      write(test.place, into: &json)
      json.member("passed", test.failures.isEmpty)
      json.key("failures")
      json.beginArray()
      for failure in test.failures {
        json.beginObject()
        json.member("message", failure.message)
        write(failure.place, into: &json)
        json.endObject()
      }
      json.endArray()
      json.member("trace", test.trace)
      json.endObject()
    }
    json.endArray()
    json.key("diagnostics")
    writeDiagnostics(findings, sources, to: &json)
    json.endObject()
    return json.bytes + [UInt8(ascii: "\n")]
  }

  /// The tests of each file, in the order of the files.
  private var suites: [[PlayedTest]] {
    var suites: [[PlayedTest]] = []
    for test in tests {
      if let known = suites.firstIndex(where: { $0[0].place.path == test.place.path }) {
        suites[known].append(test)
      } else {
        suites.append([test])
      }
    }
    return suites
  }

  private func counts(_ tests: [PlayedTest]) -> String {
    let failed = tests.count { !$0.failures.isEmpty }
    return "tests=\"\(tests.count)\" failures=\"\(failed)\" errors=\"0\" skipped=\"0\" time=\"0\""
  }

  private func write(_ test: PlayedTest, _ path: String, into out: inout TextWriter) {
    let start =
      "<testcase name=\"\(xmlEscaped(test.title))\" classname=\"\(path)\" file=\"\(path)\" "
      + "line=\"\(test.place.position.line)\" time=\"0\""
    guard !test.failures.isEmpty else { return out.line(start + "/>") }
    out.line(start + ">")
    out.indent()
    for failure in test.failures {
      let message = xmlEscaped(failure.message)
      let place = xmlEscaped(failure.place.text)
      out.line(
        "<failure type=\"expectation\" message=\"\(message)\">\(place): \(message)</failure>")
    }
    out.outdent()
    out.line("</testcase>")
  }

  private func write(_ place: ShownPlace, into json: inout JSONWriter) {
    json.member("path", place.path)
    json.member("line", place.position.line)
    json.member("column", place.position.column)
  }
}

/// `#` and `\` have a meaning in TAP, and a description has one line.
private func tapEscaped(_ text: String) -> String {
  var escaped = ""
  for scalar in printable(text).unicodeScalars {
    if scalar == "#" || scalar == "\\" {
      escaped += "\\"
    }
    escaped.unicodeScalars.append(scalar)
  }
  return escaped
}

/// In double quotes as YAML and JSON have them.
private func quoted(_ text: String) -> String {
  var json = JSONWriter(.compact)
  json.value(text)
  return json.string
}
