import NavText
import Testing

/// What keeps a linter quiet, and what fixes.
@Suite("Suppressions, baselines and fixes")
struct LintToolTests {
  private func sources(_ text: String) -> Table<SourceText> {
    Table([SourceText(path: "Shop.navscene", text)])
  }

  private func finding(
    _ code: String, _ text: String, at word: String, fix: String? = nil
  ) throws -> Diagnostic {
    let range = try #require(text.firstRange(of: word))
    let start = text.utf8.distance(from: text.startIndex, to: range.lowerBound)
    let location = Location(ID(0), SourceRange(start, start + word.utf8.count))
    return Diagnostic(
      code, .warning, at: location, "it is wrong", help: ["fix it"],
      fix: fix.map { Fix("write '\($0)'", [TextEdit(location, $0)], isSafe: true) })
  }

  private func isSilenced(_ text: String, _ code: String = "a-code") throws -> Bool {
    var suppressions = Suppressions(sources(text)[ID(0)], ID(0))
    return suppressions.silences(try finding(code, text, at: "HERE"))
  }

  @Test("a comment silences its line, the next, what follows or the file")
  func places() throws {
    #expect(try isSilenced("HERE // navscene:disable:this a-code -- because"))
    #expect(try isSilenced("// navscene:disable:next a-code\nHERE"))
    #expect(try !isSilenced("// navscene:disable:next a-code\n\nHERE"))
    #expect(try isSilenced("// navscene:disable a-code\n\nHERE"))
    #expect(try !isSilenced("// navscene:disable a-code\n// navscene:enable a-code\n\nHERE"))
    #expect(try isSilenced("HERE\n// navscene:disable:file a-code"))
    #expect(try !isSilenced("HERE\n// navscene:disable a-code"))
  }

  @Test("several codes, or all of them, and no other")
  func codes() throws {
    #expect(try isSilenced("HERE // navscene:disable:this other, a-code"))
    #expect(try isSilenced("HERE // navscene:disable:this all -- generated"))
    #expect(try !isSilenced("HERE // navscene:disable:this other -- a-code"))
  }

  @Test("what stands in a text is no comment")
  func texts() throws {
    #expect(try !isSilenced("HERE \"// navscene:disable:this a-code\""))
    #expect(try isSilenced("HERE \"a // \\\" b\" // navscene:disable:this a-code"))
  }

  private func superfluous(_ text: String) -> [String] {
    let suppressions = Suppressions(sources(text)[ID(0)], ID(0))
    return suppressions.superfluous(known: ["a-code", "b-code"]) { $0 != "b-code" }
      .map { "\($0.message) | \($0.help.joined())" }
  }

  @Test("what silences nothing is told, unless nobody looked")
  func superfluous() {
    #expect(
      superfluous("// navscene:disable a-code -- old") == [
        "'a-code' is silenced, but nothing reports it here | take it out"
      ])
    #expect(superfluous("// navscene:disable b-code") == [])
    #expect(
      superfluous("// navscene:disable a-cod") == [
        "there is no 'a-cod' to turn off | did you mean 'a-code'?"
      ])
    #expect(
      superfluous("// navscene:disalbe a-code") == [
        "'navscene:disalbe' means nothing | did you mean 'navscene:disable'?"
      ])
    #expect(superfluous("// navscene:disable:next").count == 1)
    #expect(
      superfluous("// navscene:disable b-code\n// navscene:enable b-cod") == [
        "'b-cod' is not turned off here | did you mean 'b-code'?"
      ])
    #expect(
      superfluous("// navscene:enable a-code") == ["'a-code' is not turned off here | take it out"])
    #expect(superfluous("// navscene:disable b-code\n// navscene:enable b-code") == [])
    #expect(superfluous("// nothing about navscene: at all") == [])
  }

  @Test("a superfluous comment is taken out, with its line when it stands alone")
  func removal() throws {
    for (text, wanted) in [
      ("a\n  // navscene:disable a-code\nb\n", "a\nb\n"),
      ("a // navscene:disable:this a-code -- why\nb\n", "a\nb\n"),
    ] {
      let sources = sources(text)
      let found = Suppressions(sources[ID(0)], ID(0)).superfluous(known: ["a-code"]) { _ in true }
      let fixed = applyFixes(found, sources)
      #expect(fixed.count == 1)
      #expect(fixed.texts[ID(0)].map { String(decoding: $0, as: UTF8.self) } == wanted)
    }
  }

  @Test("fixes are applied beside each other, and what overlaps waits")
  func fixing() throws {
    let text = "one two three"
    let findings = try [
      finding("a", text, at: "three", fix: "3"), finding("b", text, at: "one", fix: "1"),
      finding("c", text, at: "one two", fix: "12"), finding("d", text, at: "two"),
    ]
    let fixed = applyFixes(findings, sources(text))
    #expect(fixed.count == 2)
    #expect(fixed.texts[ID(0)].map { String(decoding: $0, as: UTF8.self) } == "1 two 3")
  }

  @Test("a baseline knows its findings again wherever they stand, and tells what has gone")
  func baseline() throws {
    let text = "one\ntwo\ntwo\n"
    let old = try [finding("a", text, at: "one"), finding("b", text, at: "two")]
    let written = Baseline(old, sources(text), from: WorkingFolder(inRepository: "App")).json
    let baseline = try Baseline(written)
    #expect(baseline.entries.map(\.path) == ["App/Shop.navscene", "App/Shop.navscene"])
    #expect(
      Baseline(old.reversed(), sources(text), from: WorkingFolder(inRepository: "App")).json
        == written)

    let moved = "\n\n  one\nthree\n"
    let new = try [finding("a", moved, at: "one"), finding("b", moved, at: "three")]
    let result = baseline.compare(new, sources(moved), from: WorkingFolder(inRepository: "App"))
    #expect(result.new == [new[1]])
    #expect(result.gone.map(\.code) == ["b"])
  }

  @Test(
    "what is no baseline is refused with a reason",
    arguments: ["", "[]", "{\"schema\": 2}", "{\"schema\": 1, \"findings\": [{}]}"])
  func refusals(_ text: String) {
    #expect(throws: BaselineProblem.self) { try Baseline(Array(text.utf8)) }
  }
}
