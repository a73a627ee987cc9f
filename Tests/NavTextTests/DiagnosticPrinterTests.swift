import NavTesting
import NavText
import Testing

@Suite("Diagnostics for people")
struct DiagnosticPrinterTests {
  @Test("looks as README shows it")
  func example() {
    var project = Project()
    let shop = project.add("Shop.navscene", shopText)
    let diagnostic = Diagnostic(
      "unknown-scene", at: project.find("Chekout", in: shop), "there is no scene called 'Chekout'",
      label: "not declared in storyboard 'Shop'",
      related: [Label(project.find("Checkout", in: shop), "a scene of this name is here")],
      help: ["did you mean 'Checkout'?"])
    #expect(
      project.print(diagnostic) == """
        error[unknown-scene]: there is no scene called 'Chekout'
          --> Shop.navscene:4:24
           |
         4 |     button Pay -> show Chekout
           |                        ^^^^^^^ not declared in storyboard 'Shop'
           |
         9 |   scene Checkout {
           |         -------- a scene of this name is here
           = help: did you mean 'Checkout'?
           = more: navscene explain unknown-scene

        """)
  }

  @Test("a text that was let go has places, and is shown once it is back")
  func textsThatWereLetGo() {
    let text = "storyboard Shop {\n  scene Cart\n}\n"
    let bytes = Array(text.utf8)
    let file = ID<SourceText>(0)
    let sources = Table([SourceText(path: "Shop", bytes: [], lines: LineIndex(bytes))])
    let finding = Diagnostic("a-code", at: Location(file, SourceRange(26, 30)), "a")
    let writer = ReportWriter([finding], sources, as: .text)
    var gone = TextWriter()
    writer.write([finding], into: &gone)
    #expect(gone.string.contains("--> Shop:2:9\n"))
    #expect(!gone.string.contains("scene Cart"))
    var back = TextWriter()
    writer.write([finding], [ReturnedText(file, bytes)], into: &back)
    #expect(back.string.contains("--> Shop:2:9\n"))
    #expect(back.string.contains("2 |   scene Cart\n"))
  }

  @Test("columns of a long line are those of a short one")
  func columnsOfLongLines() {
    var project = Project()
    let line = String(repeating: "dö ", count: 5000)
    let file = project.add("a", "first\n" + line + "here" + line + "there")
    let places = [("there", 30005), ("here", 15001), ("dö", 1)].map { word, column in
      (
        project.print(
          Diagnostic("a-code", at: project.find(word, in: file), "a")
        ).contains("a:2:\(column)\n"), column
      )
    }
    for (isThere, column) in places { #expect(isThere, "column \(column)") }
  }

  @Test("the margin is as wide as the largest line number, and far lines stand apart")
  func margin() {
    var project = Project()
    let file = project.add("a", (1...100).map { "line\($0)." }.joined(separator: "\n"))
    let snippet = project.snippet(
      at: project.find("line99.", in: file),
      related: [
        Label(project.find("line100", in: file), "last"),
        Label(project.find("line3.", in: file), "early"),
      ])
    #expect(
      snippet == """
             |
           3 | line3.
             | ------ early
             |
          99 | line99.
             | ^^^^^^^
         100 | line100.
             | ------- last

        """)
  }

  @Test("several labels of one line hang below each other")
  func oneLine() {
    var project = Project()
    let file = project.add("a", "scene Cart -> show Pay as modal\n")
    let snippet = project.snippet(
      at: project.find("show", in: file), label: "how",
      related: [
        Label(project.find("Cart", in: file), "from"), Label(project.find("Pay", in: file), "to"),
      ])
    #expect(
      snippet == """
           |
         1 | scene Cart -> show Pay as modal
           |       ----    ^^^^ --- to
           |       |       |
           |       |       how
           |       from

        """)
  }

  @Test("a label around another keeps its own text")
  func nested() {
    var project = Project()
    let file = project.add("a", "show Pay as modal")
    let snippet = project.snippet(
      at: project.find("Pay", in: file), label: "inner",
      related: [Label(project.find("show Pay as", in: file), "outer")])
    #expect(
      snippet == """
           |
         1 | show Pay as modal
           | -----^^^--- outer
           |      |
           |      inner

        """)
  }

  @Test("two labels of one place are both told")
  func samePlace() {
    var project = Project()
    let file = project.add("a", "Pay")
    let place = project.find("Pay", in: file)
    #expect(
      project.snippet(at: place, label: "first", related: [Label(place, "second")]) == """
           |
         1 | Pay
           | ^^^ first
           | |
           | second

        """)
  }

  @Test("labels of another file follow under its path")
  func otherFile() {
    var project = Project()
    let one = project.add("One.navscene", "scene A\n")
    let two = project.add("Two.navscene", "\n\nscene A\n")
    let diagnostic = Diagnostic(
      "twice", .warning, at: project.find("A", in: two), "'A' is declared twice",
      related: [Label(project.find("A", in: one), "first here")])
    #expect(
      project.print(diagnostic) == """
        warning[twice]: 'A' is declared twice
          --> Two.navscene:3:7
           |
         3 | scene A
           |       ^
           |
          ::: One.navscene:1:7
           |
         1 | scene A
           |       - first here
           = more: navscene explain twice

        """)
  }

  @Test(
    "carets stand under what they mark",
    arguments: [
      ("\tif\tX", "X", "    if    X", "          ^"),
      ("a\tX", "\t", "a    X", " ^^^^"),
      ("画面 X", "X", "画面 X", "     ^"),
      ("画面 X", "面", "画面 X", "  ^^"),
      ("🙂 X", "X", "🙂 X", "   ^"),
      ("e\u{301}e\u{301} X", "X", "e\u{301}e\u{301} X", "   ^"),
      ("ae\u{301}b", "\u{301}", "ae\u{301}b", " ^"),
      ("\u{1B}[31m\u{7} X", "X", "\u{FFFD}[31m\u{FFFD} X", "       ^"),
      ("\u{202E}\u{2066} X", "X", "\u{FFFD}\u{FFFD} X", "   ^"),
    ])
  func columns(source: String, marked: String, shown: String, carets: String) {
    var project = Project()
    let file = project.add("a", source)
    let snippet = project.snippet(at: project.find(marked, in: file))
    #expect(snippet == "   |\n 1 | \(shown)\n   | \(carets)\n")
  }

  @Test("places without characters get one caret")
  func emptyPlaces() {
    var project = Project()
    let open = project.add("a", "ab")
    #expect(project.snippet(at: place(open, 1, 1)) == "   |\n 1 | ab\n   |  ^\n")
    #expect(project.snippet(at: place(open, 2, 2)) == "   |\n 1 | ab\n   |   ^\n")
    let closed = project.add("b", "ab\n")
    #expect(project.snippet(at: place(closed, 3, 3)) == "   |\n 2 |\n   | ^\n")
    #expect(project.snippet(at: place(closed, 2, 3)) == "   |\n 1 | ab\n   |   ^\n")
  }

  @Test("a place that goes on for lines is marked to the end of its first")
  func severalLines() {
    var project = Project()
    let file = project.add("a", "scene A {\r\n  button B\r\n}\r\n")
    #expect(
      project.snippet(at: place(file, 6, 24), label: "here") == """
           |
         1 | scene A {
           |       ^^^ here

        """)
  }

  @Test("bytes that are not UTF-8 are shown as U+FFFD")
  func invalidUTF8() {
    var project = Project()
    let bytes: [UInt8] = [0x61, 0xFF, 0xE2, 0x82, 0x62, 0x80]
    let file = project.sources.append(SourceText(path: "a", bytes: bytes))
    #expect(
      project.snippet(at: place(file, 1, 2))
        == "   |\n 1 | a\u{FFFD}\u{FFFD}b\u{FFFD}\n   |  ^\n")
    #expect(
      project.snippet(at: place(file, 5, 6))
        == "   |\n 1 | a\u{FFFD}\u{FFFD}b\u{FFFD}\n   |     ^\n")
  }

  @Test("an empty file has no source to show")
  func emptyFile() {
    var project = Project()
    let file = project.add("a", "")
    #expect(
      project.print(Diagnostic("empty", .info, at: place(file, 0, 0), "nothing is here")) == """
        info[empty]: nothing is here
          --> a:1:1
           = more: navscene explain empty

        """)
  }

  @Test("a long line is shown around its mark", arguments: [0, 50, 113, 116, 500, 996, 999])
  func longLine(offset: Int) throws {
    var project = Project()
    let letters = "abcdefghijklmnopqrstuvwxyz"
    let text = String(repeating: letters, count: 40).prefix(999) + "!"
    let file = project.add("a", String(text))
    let rows = project.snippet(at: place(file, offset, offset + 1)).split(separator: "\n").map(
      Array.init)
    #expect(rows.count == 3)
    #expect(rows.allSatisfy { $0.count <= 120 })
    #expect((rows[1].last == "…") == (offset < 900))
    #expect(rows[1].contains("…"))
    #expect(rows[2].last == "^")
    #expect(rows[1][rows[2].count - 1] == Array(text)[offset])
  }

  @Test("a line of megabytes is shown like any long line")
  func hugeLine() {
    var project = Project()
    let half = String(repeating: "画", count: 500_000)
    let file = project.add("a", half + "here" + half)
    let rows = project.snippet(
      at: project.find("here", in: file), related: [Label(place(file, 3, 6), "start")]
    ).split(separator: "\n")
    #expect(rows[1].contains("画here画"))
    #expect(rows[1].first { $0 == "…" } != nil && rows[1].last == "…")
    #expect(rows[2].hasPrefix("   | -  ") && rows[2].hasSuffix(" ^^^^"))
  }

  @Test("close marks on a long line are shown together, others at the side where they are")
  func longLineWithLabels() {
    var project = Project()
    let file = project.add(
      "a", String(repeating: ".", count: 300) + "here" + String(repeating: ".", count: 40) + "there"
    )
    let close = project.snippet(
      at: project.find("there", in: file), related: [Label(project.find("here", in: file), "x")])
    #expect(close.contains("here....") && close.contains("...there\n"))
    let far = project.snippet(
      at: project.find("there", in: file), related: [Label(place(file, 0, 1), "start")])
    #expect(far.contains("\n   | -  "))
    #expect(far.contains("| start\n"))
  }

  @Test("nothing in a message or path reaches the terminal as a command")
  func harmlessText() {
    var project = Project()
    let file = project.add("a\u{1B}b", "x")
    let text = project.print(
      Diagnostic(
        "code", at: place(file, 0, 1), "a\u{1B}[2Jb\nc", label: "\u{9B}d", help: ["e\u{202E}f"]))
    #expect(
      text == """
        error[code]: a\\u{1B}[2Jb c
          --> a\\u{1B}b:1:1
           |
         1 | x
           | ^ \\u{9B}d
           = help: e\\u{202E}f
           = more: navscene explain code

        """)
  }

  @Test("colours mark severity, margin and labels")
  func colours() {
    var project = Project()
    let file = project.add("a", "show Pay")
    let text = project.print(
      Diagnostic(
        "code", .warning, at: project.find("Pay", in: file), "odd", label: "this",
        related: [Label(project.find("show", in: file), "")]),
      palette: .ansi)
    let lines = text.replacing("\u{1B}[", with: "<").split(separator: "\n")
    #expect(lines[0] == "<0;1;33mwarning[code]<0;1m: odd<0m")
    #expect(lines[1] == "  <0;1;34m--> <0ma:1:6")
    #expect(lines[3] == " <0;1;34m1 | <0mshow Pay")
    #expect(lines[4] == "   <0;1;34m| ---- <0;1;33m^^^ this<0m")
  }

  @Test("any places in any bytes can be printed")
  func anything() {
    var random = SeededRandom()
    let alphabet: [UInt8] = [
      0x61, 0x20, 0x09, 0x0A, 0x0D, 0x1B, 0xC3, 0xA9, 0xE7, 0x94, 0xBB, 0xF0, 0xFF,
    ]
    for _ in 0..<300 {
      var project = Project()
      let bytes = (0..<Int.random(in: 0...300, using: &random)).map { _ in
        alphabet.randomElement(using: &random)!
      }
      let file = project.sources.append(SourceText(path: "a", bytes: bytes))
      let labels = (0..<4).map { _ in
        let start = Int.random(in: 0...bytes.count, using: &random)
        return Label(
          place(file, start, Int.random(in: start...bytes.count, using: &random)), "text")
      }
      let text = project.print(
        Diagnostic("code", at: labels[0].location, "x", related: Array(labels[1...])))
      let isHarmless = text.unicodeScalars.allSatisfy { $0 == "\n" || $0.value >= 0x20 }
      #expect(isHarmless, "\(random)")
      #expect(!text.contains(" \n"), "\(random)")
      #expect(bytes.isEmpty || text.contains("^"), "\(random)")
    }
  }
}

@Suite("Reports")
struct ReportTests {
  @Test("text separates diagnostics by an empty line")
  func text() {
    var project = Project()
    let file = project.add("a", "x")
    let one = Diagnostic("one", at: place(file, 0, 1), "first")
    let two = Diagnostic("two", at: place(file, 0, 1), "second")
    let report = project.report([one, two], as: .text)
    #expect(report == project.print(one) + "\n" + project.print(two))
    #expect(project.report([], as: .text) == "")
  }

  @Test("oneline is a line each")
  func oneline() {
    var project = Project()
    let file = project.add("Shop.navscene", "é\né x")
    let diagnostics = [
      Diagnostic("code", .info, at: project.find("x", in: file), "two\nlines"),
      Diagnostic("other", at: place(file, 0, 0), "message"),
    ]
    #expect(
      project.report(diagnostics, as: .oneline) == """
        Shop.navscene:2:3: info: two lines [code]
        Shop.navscene:1:1: error: message [other]

        """)
  }

  @Test("json holds everything")
  func json() throws {
    var project = Project()
    let shop = project.add("Shop.navscene", "é\nshow Chekout\n")
    let place = project.find("Chekout", in: shop)
    let diagnostic = Diagnostic(
      "unknown-scene", at: place, "there is no scene called 'Chekout'", label: "not declared",
      related: [Label(project.find("show", in: shop), "by this")],
      help: ["did you mean 'Checkout'?"],
      fix: Fix("write 'Checkout'", [TextEdit(place, "Checkout")], isSafe: true),
      trace: [TraceStep(place, "tap Pay")])
    #expect(
      project.report([diagnostic], as: .json) == """
        {
          "schema": 1,
          "columnUnit": "unicodeScalar",
          "diagnostics": [
            {
              "code": "unknown-scene",
              "severity": "error",
              "message": "there is no scene called 'Chekout'",
              "path": "Shop.navscene",
              "line": 2,
              "column": 6,
              "endLine": 2,
              "endColumn": 13,
              "offset": 8,
              "endOffset": 15,
              "label": "not declared",
              "related": [
                {
                  "message": "by this",
                  "path": "Shop.navscene",
                  "line": 2,
                  "column": 1,
                  "endLine": 2,
                  "endColumn": 5,
                  "offset": 3,
                  "endOffset": 7
                }
              ],
              "help": [
                "did you mean 'Checkout'?"
              ],
              "fix": {
                "description": "write 'Checkout'",
                "safe": true,
                "edits": [
                  {
                    "path": "Shop.navscene",
                    "line": 2,
                    "column": 6,
                    "endLine": 2,
                    "endColumn": 13,
                    "offset": 8,
                    "endOffset": 15,
                    "replacement": "Checkout"
                  }
                ]
              },
              "object": null,
              "trace": [
                {
                  "command": "tap Pay",
                  "path": "Shop.navscene",
                  "line": 2,
                  "column": 6,
                  "endLine": 2,
                  "endColumn": 13,
                  "offset": 8,
                  "endOffset": 15
                }
              ]
            }
          ]
        }

        """)
  }

  @Test("a finding in a storyboard says which object it is about")
  func subject() throws {
    var project = Project()
    let file = project.add("Main.storyboard", "<button id=\"6xK-7r-fAb\"/>")
    let diagnostic = Diagnostic("a-code", at: place(file, 0, 7), "it is wrong", help: ["fix it"])
      .about(Subject(objectID: "6xK-7r-fAb", name: "'Save', a UIButton")).with(.info)
    #expect(
      project.report([diagnostic], as: .text) == """
        info[a-code]: it is wrong
          --> Main.storyboard:1:1
           |
         1 | <button id="6xK-7r-fAb"/>
           | ^^^^^^^
           = object: 'Save', a UIButton, id 6xK-7r-fAb
           = help: fix it
           = more: navscene explain a-code

        """)
    let json = project.report([diagnostic], as: .json)
    let document = try JSON.parse(Array(json.utf8))
    let object = document["diagnostics"]?.array?.first?["object"]
    #expect(object?["id"]?.string == "6xK-7r-fAb")
    #expect(object?["name"]?.string == "'Save', a UIButton")
  }

  @Test("json is JSON, also without diagnostics and with strange text")
  func jsonReadsBack() throws {
    var project = Project()
    let file = project.add("a\"b", "x")
    let none = try JSON.parse(Array(project.report([], as: .json).utf8))
    #expect(none["diagnostics"] == .array([]))
    let strange = Diagnostic("code", at: place(file, 0, 1), "\u{1B}\n\"")
    let one = try JSON.parse(Array(project.report([strange], as: .json).utf8))["diagnostics"]?[0]
    #expect(one?["message"]?.string == "\u{1B}\n\"")
    #expect(one?["path"]?.string == "a\"b")
    #expect(one?["fix"] == .null)
  }

  @Test("sorting goes by path, place, code and message, and drops repetitions")
  func sorting() {
    var project = Project()
    let second = project.add("b", "xyz\nx")
    let first = project.add("a", "xyz\nx")
    func diagnostic(_ code: String, _ file: ID<SourceText>, _ start: Int, _ message: String = "")
      -> Diagnostic
    {
      Diagnostic(code, at: place(file, start, start + 1), message)
    }
    let expected = [
      diagnostic("z", first, 0), diagnostic("a", first, 1, "m"), diagnostic("a", first, 1, "n"),
      diagnostic("b", first, 1), diagnostic("a", first, 4), diagnostic("a", second, 0),
    ]
    var random = SeededRandom()
    for _ in 0..<20 {
      let shuffled = (expected + expected).shuffled(using: &random)
      #expect(sortedForReport(shuffled, sources: project.sources) == expected, "\(random)")
    }
  }

  @Test("every reporter is found by its keyword")
  func keywords() {
    for reporter in Reporter.allCases {
      #expect(Reporter(keyword: reporter.keyword) == reporter)
      #expect(!reporter.summary.isEmpty)
    }
    #expect(Reporter(keyword: "xml") == nil)
  }
}

private let shopText = """
  storyboard Shop {
    scene Cart {
      title "Cart"
      button Pay -> show Chekout
    }



    scene Checkout {
    }
  }
  """

private func place(_ file: ID<SourceText>, _ start: Int, _ end: Int) -> Location {
  Location(file, SourceRange(start, end))
}

/// Some sources, and what is printed about them.
private struct Project {
  var sources = Table<SourceText>()

  mutating func add(_ path: String, _ text: String) -> ID<SourceText> {
    sources.append(SourceText(path: path, text))
  }

  /// Where `text` is first.
  func find(_ text: String, in file: ID<SourceText>) -> Location {
    let bytes = sources[file].bytes
    let wanted = Array(text.utf8)
    let start = bytes.indices.first { bytes[$0...].starts(with: wanted) }!
    return place(file, start, start + wanted.count)
  }

  func print(_ diagnostic: Diagnostic, palette: Palette = .plain) -> String {
    var printer = DiagnosticPrinter(sources: sources, palette: palette)
    var writer = TextWriter()
    printer.print(diagnostic, into: &writer)
    return writer.string
  }

  /// What is between the line that names the place and the help.
  func snippet(at place: Location, label: String = "", related: [Label] = []) -> String {
    let text = print(Diagnostic("code", at: place, "message", label: label, related: related))
    return text.split(separator: "\n").dropFirst(2).dropLast().map { $0 + "\n" }.joined()
  }

  func report(_ diagnostics: [Diagnostic], as reporter: Reporter) -> String {
    var writer = TextWriter()
    NavText.report(diagnostics, sources, as: reporter, into: &writer)
    return writer.string
  }
}
