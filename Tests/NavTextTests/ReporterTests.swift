import Testing

@testable import NavText

/// What the formats of other tools say of two findings in two files.
@Suite("Reports for other tools")
struct ReporterTests {
  @Test func xcodeWantsAbsolutePaths() {
    #expect(
      report(.xcode) == """
        /work/App/Main.navscene:2:3: error: there is no scene called 'Ä, b' (unknown-scene)
        /work/Lib/Old one.navscene:1:1: note: nobody is here (empty)

        """)
  }

  @Test func annotationsEscapeWhatSeparatesThem() {
    #expect(
      report(.github) == """
        ::error file=App/Main.navscene,line=2,endLine=2,col=3,endColumn=6,title=unknown-scene\
        ::there is no scene called 'Ä, b'%0Adid you mean 50%25?
        ::notice file=Lib/Old one.navscene,line=1,endLine=2,title=empty::nobody is here

        """)
  }

  @Test func annotationsAreCutWhereGitHubWouldDropThem() {
    let many = (0..<12).map { Diagnostic("w", .warning, at: place(0, 0, 1), "number \($0)") }
    let lines = report(.github, many + [Diagnostic("e", at: place(0, 0, 1), "worst")])
      .split(separator: "\n")
    #expect(lines.count == 12)
    #expect(lines[0].hasPrefix("::error ") && lines[0].hasSuffix("::worst"))
    #expect(lines[10].hasSuffix("::number 9"))
    #expect(
      lines[11]
        == "::notice title=navscene::1 error, 12 warnings; at most 10 of each kind are annotated")
  }

  @Test func azureEscapesWhatEndsACommand() {
    #expect(
      report(.azure) == """
        ##vso[task.logissue type=error;sourcepath=App/Main.navscene;linenumber=2;columnnumber=3;\
        code=unknown-scene]there is no scene called 'Ä, b'%0Adid you mean 50%AZP25?
        ##[debug]Lib/Old one.navscene:1:1: nobody is here [empty]

        """)
  }

  @Test func gitLabGetsOneObjectAFinding() throws {
    let findings = try JSON.parse(Array(report(.gitlab).utf8)).array ?? []
    #expect(findings.count == 2)
    #expect(findings[0]["check_name"]?.string == "unknown-scene")
    #expect(findings[0]["severity"]?.string == "critical")
    #expect(findings[0]["location"]?["path"]?.string == "App/Main.navscene")
    #expect(findings[0]["location"]?["lines"]?["begin"] == .integer(2))
    #expect(findings[0]["fingerprint"]?.string?.utf8.count == 32)
    #expect(findings[0]["fingerprint"] != findings[1]["fingerprint"])
  }

  @Test func reviewdogCountsBytes() throws {
    let document = try JSON.parse(Array(report(.rdjson).utf8))
    let first = document["diagnostics"]?[0]
    #expect(first?["location"]?["range"]?["end"]?["column"] == .integer(8))
    #expect(first?["severity"]?.string == "ERROR")
    #expect(first?["suggestions"]?[0]?["text"]?.string == "Äb")
    #expect(first?["code"]?["value"]?.string == "unknown-scene")
  }

  @Test func checkstyleAndJUnitAreOneFileOrSuiteAPath() {
    #expect(
      report(.checkstyle) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <checkstyle version="4.3">
          <file name="App/Main.navscene">
            <error line="2" column="3" severity="error" message="there is no scene called 'Ä, b'" \
        source="navscene.unknown-scene"/>
          </file>
          <file name="Lib/Old one.navscene">
            <error line="1" column="1" severity="info" message="nobody is here" source="navscene.empty"/>
          </file>
        </checkstyle>

        """)
    let suites = report(.junit)
    #expect(suites.contains(#"<testsuites name="navscene" tests="2" failures="1""#))
    // What does not fail the run has not failed.
    #expect(suites.contains(#"<testsuite name="Lib/Old one.navscene" tests="1" failures="0""#))
    #expect(
      suites.contains("<system-out>Lib/Old one.navscene:1:1: info: nobody is here</system-out>"))
    #expect(report(.junit, []).contains(#"tests="1" failures="0""#))
  }

  @Test func whoReadsXMLSeesWhatAMachineReads() {
    #expect(
      xmlEscaped("a\u{202E}b\u{9B}c\u{7}d\u{2066}e\u{2028}f\u{FFFE}g<\n")
        == #"a\u{202E}b\u{9B}c\u{7}d\u{2066}e\u{2028}f"# + "\u{FFFD}g&lt;&#10;")
    // Marks of direction belong to texts in Hebrew and Arabic.
    #expect(xmlEscaped("\u{5D0}\u{200F}") == "\u{5D0}\u{200F}")
  }

  @Test func markdownShowsWhatWasWrittenAndNoMarkup() {
    let star = Diagnostic("a_b", .warning, at: place(0, 0, 1), "a *b* | `c`\nd")
    #expect(
      report(.markdown, [star]) == """
        ### navscene: 1 warning

        | severity | place | finding | code |
        |---|---|---|---|
        | warning | App/Main.navscene:1:1 | a \\*b\\* \\| \\`c\\` d | a\\_b |

        """)
    #expect(report(.markdown, []) == "### navscene: nothing was found\n")
  }

  @Test func aLineOfJSONIsADocument() throws {
    let lines = report(.jsonl).split(separator: "\n")
    #expect(lines.count == 2)
    for line in lines {
      #expect(try JSON.parse(Array(line.utf8))["schema"] == .integer(1))
    }
  }

  @Test func sarifNamesItsRulesAndFixes() throws {
    let run = try JSON.parse(Array(report(.sarif).utf8))["runs"]?[0]
    let rules = run?["tool"]?["driver"]?["rules"]?.array ?? []
    #expect(rules.compactMap { $0["id"]?.string } == ["unknown-scene"])
    let first = run?["results"]?[0]
    #expect(first?["ruleIndex"] == .integer(0))
    #expect(first?["level"]?.string == "error")
    let change = first?["fixes"]?[0]?["artifactChanges"]?[0]
    #expect(change?["replacements"]?[0]?["insertedContent"]?["text"]?.string == "Äb")
    #expect(change?["artifactLocation"]?["uri"]?.string == "App/Main.navscene")
    let second = run?["results"]?[1]?["locations"]?[0]?["physicalLocation"]
    #expect(second?["artifactLocation"]?["uri"]?.string == "Lib/Old%20one.navscene")
    #expect(run?["results"]?[1]?["ruleIndex"] == nil)
  }

  @Test("a trace is one code flow, whose steps have places and say what is done there")
  func traces() throws {
    let finding = Diagnostic(
      "stuck", .warning, at: place(0, 0, 2), "nothing leads back",
      trace: [TraceStep(place(0, 5, 7), "tap Ä"), TraceStep(place(1, 0, 1), "back")])
    let result = try JSON.parse(Array(report(.sarif, [finding]).utf8))["runs"]?[0]?["results"]?[0]
    let flow = result?["codeFlows"]?[0]?["threadFlows"]?[0]?["locations"]?.array ?? []
    let places = flow.compactMap { $0["location"] }
    #expect(places.compactMap { $0["message"]?["text"]?.string } == ["tap Ä", "back"])
    let first = places.first?["physicalLocation"]
    #expect(first?["artifactLocation"]?["uri"]?.string == "App/Main.navscene")
    #expect(first?["region"]?["startLine"] == .integer(2))
    let steps = try JSON.parse(Array(report(.json, [finding]).utf8))["diagnostics"]?[0]?["trace"]
    #expect(steps?.array?.compactMap { $0["command"]?.string } == ["tap Ä", "back"])
    #expect(steps?[1]?["line"] == .integer(1))
    #expect(report(.text, [finding]).contains("= after: tap Ä, back\n"))
    let moved = finding.shifted(by: 1).with(.error).with(help: "go on")
    #expect(moved.trace.map(\.command) == ["tap Ä", "back"])
    #expect(moved.trace.map(\.location.file.index) == [1, 2])
    let plain = Diagnostic("stuck", .warning, at: place(0, 0, 2), "nothing leads back")
    #expect(!report(.sarif, [plain]).contains("codeFlows"))
  }

  @Test("a fingerprint stays when lines come and go, and differs where the findings do")
  func fingerprints() {
    func fingerprints(_ text: String) -> [String] {
      let sources = Table([SourceText(path: "a", text)])
      var fingerprints = Fingerprints(sources)
      let bytes = Array(text.utf8)
      return bytes.indices.filter { bytes[$0] == UInt8(ascii: "x") }.map {
        fingerprints.next(Diagnostic("c", at: place(0, $0, $0 + 1), "m"))
      }
    }
    let before = fingerprints("scene x\n  scene x\nother x\n")
    #expect(Set(before).count == 3)
    #expect(fingerprints("\n\nscene x\nscene x\n    other x\n") == before)
  }

  @Test("an object of a storyboard keeps its fingerprint wherever it stands")
  func fingerprintsOfObjects() {
    func fingerprint(_ text: String, _ objectID: String) -> String {
      var fingerprints = Fingerprints(Table([SourceText(path: "a", text)]))
      return fingerprints.next(
        Diagnostic("c", at: place(0, 0, 1), "m").about(Subject(objectID: objectID, name: "n")))
    }
    #expect(fingerprint("x y", "1") == fingerprint("z", "1"))
    #expect(fingerprint("x", "1") != fingerprint("x", "2"))
  }

  private func place(_ file: Int, _ start: Int, _ end: Int) -> Location {
    Location(ID(file), SourceRange(start, end))
  }

  private func report(_ reporter: Reporter, _ diagnostics: [Diagnostic]? = nil) -> String {
    let sources = Table([
      SourceText(path: "Main.navscene", "ab\n  Ä, b\n"),
      SourceText(path: "../Lib/Old one.navscene", "x\ny\n"),
    ])
    let findings = [
      Diagnostic(
        "unknown-scene", at: place(0, 5, 10), "there is no scene called 'Ä, b'",
        related: [Label(place(0, 0, 2), "here")], help: ["did you mean 50%?"],
        fix: Fix("write 'Äb'", [TextEdit(place(0, 5, 10), "Äb")])),
      Diagnostic("empty", .info, at: place(1, 0, 3), "nobody is here"),
    ]
    let rule = Explanation(
      "unknown-scene", .error, "No such scene.", why: "why", bad: "b", good: "g")
    var out = TextWriter()
    NavText.report(
      diagnostics ?? findings, sources, as: reporter,
      setting: ReportSetting(
        toolVersion: "1.0.0", folder: WorkingFolder("/work/App", inRepository: "App"),
        explanations: [rule]), into: &out)
    return out.string
  }
}
