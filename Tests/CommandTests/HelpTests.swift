import Foundation
import NavTesting
import Testing

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
    for example in examples {
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

  @Test(arguments: ["language", "configuration", "silencing", "codes", "exit"])
  func aTopicFitsOnScreens(_ topic: String) throws {
    let lines = try Workplace().navscene("help", topic).lines
    #expect(lines.count > 4 && lines.count < 100)
    for line in lines { #expect(line.count <= 120, "\(line)") }
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
}
