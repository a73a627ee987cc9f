import Foundation
import Testing

struct ConfigurationTests {
  private static let excluding = #"{"excluded": ["Drafts", "./Old/One.navscene"]}"#

  private func project(_ configuration: String) throws -> Workplace {
    try Workplace([
      ".navscene.json": configuration,
      "App/Clock.navscene": clock,
      "App/Drafts/Kept.navscene": "enum K { case a }\n",
      "Drafts/Broken.navscene": broken,
      "Old/One.navscene": broken,
      "Old/Two.navscene": "enum T { case a }\n",
    ])
  }

  /// What a search reads, by the headings of `--emit tokens`.
  private func read(_ workplace: borrowing Workplace, _ path: String) throws -> [String] {
    try workplace.navscene("compile", "--emit", "tokens", path).lines
      .filter { $0.hasPrefix("// ") }.map { String($0.dropFirst(3)) }
  }

  @Test func whatIsExcludedIsSkipped() throws {
    let workplace = try project(Self.excluding)
    let files = ["App/Clock.navscene", "App/Drafts/Kept.navscene", "Old/Two.navscene"]
    #expect(try read(workplace, ".") == files)
    #expect(try read(workplace, "./") == files.map { "./" + $0 })
    #expect(try read(workplace, workplace.folder.path) == files.map { workplace.path($0) })
    #expect(try workplace.navscene("compile", "Old", "-o", "x.navgraph").code == 0)
    #expect(try workplace.navscene("test", ".").output.contains("1 passed, 1 failed"))
    #expect(try workplace.navscene("fmt", "--check").code == 0)
  }

  @Test func whatIsNamedItselfIsRead() throws {
    let workplace = try project(Self.excluding)
    for path in ["Drafts", "Drafts/", "Drafts/Broken.navscene", "Old/One.navscene"] {
      #expect(try workplace.navscene("compile", path, "-o", "x").code == 1, "\(path)")
    }
  }

  @Test func onlyWhatIsIncludedIsSearched() throws {
    let workplace = try project(
      #"{"included": ["App/", "Old/Two.navscene"], "excluded": ["App/Drafts"]}"#)
    #expect(try read(workplace, ".") == ["App/Clock.navscene", "Old/Two.navscene"])
    #expect(try read(workplace, "Old") == [])
    #expect(try workplace.navscene("compile", "Old", "-o", "x").code == 0)
    #expect(try workplace.navscene("compile", "Drafts", "-o", "x").code == 1)
  }

  @Test func patternsMayBeExcluded() throws {
    let workplace = try project(#"{"excluded": ["**/Drafts", "Old/O??.*"]}"#)
    #expect(try read(workplace, ".") == ["App/Clock.navscene", "Old/Two.navscene"])
    #expect(try workplace.navscene("compile", "App", "-o", "x.navgraph").code == 0)
    #expect(try workplace.navscene("compile", "Old", "-o", "x.navgraph").code == 0)
    // Whoever names an excluded folder wants it read.
    for path in ["Drafts", "App/Drafts", "Old/One.navscene"] {
      let isBroken = path != "App/Drafts"
      #expect(try workplace.navscene("compile", path, "-o", "x").code == (isBroken ? 1 : 0))
    }
  }

  @Test func patternsMayBeIncluded() throws {
    let workplace = try project(
      #"{"included": ["App/**/*.navscene", "*/Two.*"], "excluded": ["App/Drafts/**"]}"#)
    #expect(try read(workplace, ".") == ["App/Clock.navscene", "Old/Two.navscene"])
    #expect(try workplace.navscene("compile", "Old", "-o", "x").code == 0)
    #expect(try workplace.navscene("compile", "App/Drafts", "-o", "x").code == 0)
    // Here nothing fits, so that there is nothing to read.
    #expect(try workplace.navscene("compile", "Drafts", "-o", "x").code == 2)
  }

  @Test func aFolderThatCannotBeOpenedMayBeExcluded() throws {
    let workplace = try project(#"{"excluded": ["Drafts", "Old", "Gone.navscene"]}"#)
    _ = try workplace.shell("ln -s Nowhere Gone.navscene")
    #expect(try workplace.navscene("compile", ".", "-o", "x").code == 0)
  }

  @Test func theNearestCounts() throws {
    let workplace = try project(Self.excluding)
    try workplace.write("{}", to: "Drafts/.navscene.json")
    try workplace.write(#"{"excluded": ["Drafts"]}"#, to: "App/.navscene.json")
    #expect(try workplace.navscene("compile", "Drafts", "-o", "x").code == 1)
    #expect(
      try workplace.shell(#"cd App; "$NAVSCENE" compile . --emit tokens | grep //; ls"#).output
        == "Clock.navscene\nDrafts\n")
  }

  @Test(arguments: [
    (#"{"exclude": ["A"]}"#, "has no use for 'exclude'", "did you mean 'excluded'?"),
    (#"{"device": "iPhone 51"}"#, "no device 'iPhone 51', which '", "or 'iPhone 15'"),
    (#"{"device": 8}"#, "'device' in '", #""device": "iPhone 15""#),
    (#"{"era": "moderm"}"#, "' is 'moderm', which is not one", "did you mean 'modern'?"),
    (#"{"era": 7}"#, "'era' in '", "it is one of"),
    (#"{"reporter": "jsn"}"#, "' is 'jsn', which is not one", "did you mean 'json'"),
    (#"{"sources": "App"}"#, "is not a list of folders", #""sources": ["App"]"#),
    (#"{"baseline": 1}"#, "'baseline' in '", "write it as in"),
    (#"{"excluded": "Drafts"}"#, "is not a list of paths", #""excluded": ["Drafts""#),
    (#"{"excluded": ["A", 1]}"#, "is not a list of paths", "write it as in"),
    (#"{"excluded": ["/Drafts"]}"#, "'/Drafts' in '", "** for any folders"),
    (
      #"{"excluded": ["../Drafts"]}"#, "is not a file or folder below",
      "means everything in it"
    ),
    (#"{"excluded": [""]}"#, "is not a file or folder below", "means everything in it"),
    (#"["Drafts"]"#, "holds no object", #"{"excluded": ["Drafts"]}"#),
    ("{\n  \"excluded\": [\"A\",]\n}", ".navscene.json:2:20: ", "error: "),
    ("", ".navscene.json:1:1: ", "ends too early"),
  ])
  func aSlipIsExplained(_ text: String, _ message: String, _ help: String) throws {
    let outcome = try project(text).navscene("compile", "App", "-o", "x")
    #expect(outcome.code == 2)
    #expect(outcome.output == "")
    #expect(outcome.errors.hasPrefix("error: "))
    #expect(outcome.errors.contains(message), "\(outcome.errors)")
    #expect(outcome.errors.contains(help), "\(outcome.errors)")
  }

  @Test func deviceAndEraAreForWhatNobodySays() throws {
    let app = """
      storyboard Shop {
          initial -> Cart
          scene Cart { title: "Cart" }
      }

      test "on an old phone" {
          expect device == "iPhone 8"
      }

      """
    let workplace = try Workplace([
      "Shop.navscene": app,
      "Pad.navscene": app.replacingOccurrences(
        of: "Shop {", with: "Pad {\n    device: \"iPad Air 2\""),
      ".navscene.json": #"{"device": "iPhone 8", "era": "flat"}"#,
    ])
    func first(_ arguments: String...) throws -> Substring? {
      try workplace.navscene(["layout"] + arguments).output.split(separator: "\n").first
    }
    #expect(try first("Shop.navscene") == "iPhone 8, portrait, iOS 7 to 12")
    #expect(try first("Pad.navscene") == "iPad Air 2, portrait, iOS 7 to 12")
    #expect(
      try first("Shop.navscene", "--device", "iPhone 5s", "--era", "legacy")
        == "iPhone 5s, portrait, iOS 3 to 6")
    let guess = try workplace.navscene("layout", "Shop.navscene", "--device", "iPhone 15")
    #expect(guess.errors.hasPrefix("warning: no iPhone 15 ever ran iOS 7 to 12"))
    #expect(try workplace.navscene("test", "Shop.navscene").code == 0)
    #expect(try workplace.navscene("test", "Pad.navscene").code == 1)
    let state = try workplace.navscene("run", "Shop.navscene", "--json", input: "state\n").output
    #expect(state.contains(#""device":"iPhone 8""#) && state.contains(#""era":"flat""#))
    let strip = try workplace.navscene(
      "draw", "Shop.navscene", "--test", "on an old phone", "--format", "txt")
    #expect(strip.output.contains("iPhone 8"))
    #expect(try workplace.navscene("draw", "Shop.navscene", "-o", "Shop.html").code == 0)
    let page = String(decoding: try workplace.read("Shop.html"), as: UTF8.self)
    #expect(page.contains(#""device":"iPhone 8""#))
  }

  @Test func aFolderIsNoConfiguration() throws {
    let workplace = try Workplace([".navscene.json/x": "", "Clock.navscene": clock])
    #expect(try workplace.navscene("compile", ".").code == 2)
    // A file that is named needs none.
    #expect(try workplace.navscene("compile", "Clock.navscene").code == 0)
  }
}
