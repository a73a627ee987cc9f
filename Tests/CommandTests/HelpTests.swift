import Foundation
import NavTesting
import Testing

@testable import navscene

struct HelpTests {
  private static let commands = [
    "compile", "run", "test", "draw", "fmt", "explain", "init", "completion", "help",
  ]

  /// The left column below `Examples:`.
  private func examples(_ help: [String]) -> [String] {
    help.drop { $0 != "Examples:" }.dropFirst()
      .filter { $0.hasPrefix("  ") && !$0.hasPrefix("   ") }
      .map { $0.dropFirst(2).components(separatedBy: "  ")[0] }
  }

  /// As bash can run it: of a line for another shell, what that would read.
  private func line(for example: String) -> String {
    example.replacing("'", with: #"'\''"#)
      .replacing("source <(navscene completion zsh)", with: "navscene completion zsh")
      .replacing("| source", with: "")
  }

  @Test(arguments: commands)
  func everyExampleRuns(_ command: String) throws {
    let workplace = try Workplace([".navscene.json": Project.text(of: ".navscene.json")])
    for file in Project.files(under: "Samples", ".navscene") {
      try workplace.write(Project.text(of: file), to: file)
    }
    let examples = examples(try workplace.navscene("help", command).lines)
    #expect(!examples.isEmpty)
    // What watches goes on until it is interrupted; `WatchTests` does that.
    for example in examples where !example.contains("--watch") {
      let outcome = try workplace.shell(
        "PATH=\"$(dirname \"$NAVSCENE\"):$PATH\" bash -ec '\(line(for: example))'")
      #expect(outcome.code == 0, "\(example)\n\(outcome.errors)")
      #expect(!outcome.errors.contains("error"), "\(example)")
    }
  }

  @Test(arguments: commands)
  func nothingIsWiderThanAPage(_ command: String) throws {
    for line in try Workplace().navscene("help", command).lines {
      #expect(line.count <= 120, "\(line)")
    }
  }

  @Test func helpForACommandIsFoundWhereverItIsAskedFor() throws {
    let workplace = try Workplace()
    let help = try workplace.navscene("help", "fmt").output
    #expect(try workplace.navscene("fmt", "--help").output == help)
    #expect(try workplace.navscene("--help", "fmt").output == help)
    #expect(try workplace.navscene("--help", "frmt").code == 2)
  }

  @Test(arguments: ["language", "prompt", "configuration", "silencing", "codes", "exit", "agents"])
  func aTopicFitsOnScreens(_ topic: String) throws {
    let lines = try Workplace().navscene("help", topic).lines
    #expect(lines.count > 4 && lines.count < 100)
    for line in lines { #expect(line.count <= 120, "\(line)") }
  }

  @Test("the app on the page for agents passes its test and keeps its promise")
  func agents() throws {
    let workplace = try Workplace()
    let page = try workplace.navscene("help", "agents").lines
    let start = try #require(page.firstIndex { $0.hasPrefix("  storyboard Shop") })
    let app = page[start...].prefix { !$0.isEmpty }.joined(separator: "\n")
    try workplace.write(app + "\n", to: "Shop.navscene")
    #expect(try workplace.navscene("test", "Shop.navscene").code == 0)
    #expect(try workplace.navscene("check", "Shop.navscene").code == 0)
    let way = try workplace.navscene("explore", "Shop.navscene", "--to", "Checkout")
    #expect(way.output == "tap Pay\n")
    // Every command that it names is one.
    for line in page {
      for part in line.components(separatedBy: "navscene ").dropFirst() {
        let word = part.prefix { $0.isLetter }
        guard line.hasPrefix("  "), !word.isEmpty, part.hasPrefix(word + " ") else { continue }
        #expect(try workplace.navscene("help", String(word)).code == 0, "\(line)")
      }
    }
  }

  @Test func theLanguageIsShownByAFileThatIsRight() throws {
    let workplace = try Workplace()
    try workplace.write(try workplace.navscene("help", "language").output, to: "Shop.navscene")
    let file = workplace.path("Shop.navscene")
    #expect(try workplace.navscene("test", file).code == 0)
    #expect(try workplace.navscene("fmt", "--check", file).code == 0)
    #expect(try workplace.navscene("lint", "--strict", file).output == "")
  }

  @Test func aTopicThatIsMisspeltIsGuessed() throws {
    let outcome = try Workplace().navscene("help", "languages")
    #expect(outcome.code == 2)
    #expect(outcome.errors.contains("did you mean 'language'?"))
  }

  @Test func commandsOfThePromptAreHelpedWithToo() throws {
    let workplace = try Workplace()
    for (word, usage) in [
      ("tap", "tap NAME|\"TEXT\""), ("popTo", "pop-to SCENE"), ("record", "record FILE"),
      ("undo", "undo"),
    ] {
      let outcome = try workplace.navscene("help", word)
      #expect(outcome.code == 0 && outcome.lines.first == usage, "\(outcome)")
    }
    let list = try workplace.navscene("help", "prompt").output
    for word in FirstWord.all { #expect(list.contains("\n  \(word)"), "\(word)") }
  }

  @Test(arguments: [
    ("button", "button: an element (UIButton)"),
    ("table", "table: a scene (UITableViewController)"),
    ("present", "present: a segue."), ("primary", "primary: a relationship."),
    ("setRoot", "setRoot: a statement, as in 'setRoot"),
    ("backButton", "what 'expect' can ask for"),
    ("hidesBackButton", "hidesBackButton: an attribute of a scene."),
  ])
  func wordsOfTheLanguageAreExplained(_ word: String, _ start: String) throws {
    let workplace = try Workplace()
    let outcome = try workplace.navscene("help", word)
    #expect(outcome.code == 0)
    #expect(outcome.output.contains(start))
    #expect(outcome.lines.allSatisfy { $0.count <= 120 })
  }

  @Test func theAttributesOfAWordAreListed() throws {
    let workplace = try Workplace()
    let output = try workplace.navscene("help", "button").output
    #expect(output.contains("  enabled "))
    #expect(output.contains("  frame "))
    #expect(!output.contains("  isModalInPresentation "))
    #expect(try workplace.navscene("help", "buton").errors.contains("did you mean 'button'?"))
  }

  @Test func whatHasNoHelpIsToldWhatThereIs() throws {
    let outcome = try Workplace().navscene("help", "lnit")
    #expect(outcome.code == 2)
    #expect(outcome.errors.contains("error: there is no help on 'lnit'\nhelp: did you mean"))
    #expect(outcome.errors.contains("help: topics: language, prompt, "))
    #expect(outcome.errors.contains("help: 'navscene help prompt' lists the commands of 'run'"))
    let code = try Workplace().navscene("help", "missing-outlet")
    #expect(code.errors.contains("help: 'navscene explain missing-outlet' says what it means"))
  }

  /// What messages cite and no finding is called.
  @Test func rulesAreExplainedByTheirChapters() throws {
    let workplace = try Workplace()
    let shown = try workplace.navscene("explain", "NAV-33")
    #expect(shown.code == 0)
    #expect(shown.lines[0] == "NAV-33: a rule of UIKit's behaviour (Navigation controller)")
    #expect(shown.lines[2].hasPrefix("The user can remove the top controller by the back button"))
    let chapter = shown.lines.filter { $0.hasPrefix("  Tests/Specs/") }
    #expect(!chapter.isEmpty)
    for line in chapter {
      let path = try #require(line.dropFirst(2).split(separator: ":").first)
      #expect(Project.text(of: String(path)).contains("NAV-33"))
    }
    let finding = try workplace.navscene("explain", "ERR-22").output
    #expect(finding.hasPrefix("warning[ERR-22]: ") && finding.contains("  present-too-early  "))
    let left = try workplace.navscene("explain", "NAV-45").output
    #expect(left.contains("navscene does not simulate it: "))
    // What explanations cite of Interface Builder is not simulated, and has a sentence all the same.
    let compiled = try workplace.navscene("explain", "IBW-4").output
    #expect(compiled.contains("A storyboard without an initial controller compiles without a word"))
    let unknown = try workplace.navscene("explain", "NAV-999")
    #expect(unknown.code == 2 && unknown.errors.contains("there is no rule 'NAV-999'"))
  }
}
