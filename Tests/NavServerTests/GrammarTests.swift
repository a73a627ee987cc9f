import NavServer
import NavTesting
import Testing

/// The files that editors read instead of asking.
@Suite("Files for editors")
struct GrammarTests {
  private static let path = ".editors/vscode/navscene.tmLanguage.json"

  @Test("the grammar for editors has the words of the language")
  func grammar() throws {
    if Project.isUpdating { try Project.write(TextMateGrammar.json, to: Self.path) }
    #expect(Project.text(of: Self.path) == TextMateGrammar.json)
  }

  @Test("the client for VS Code has the version of the executable")
  func version() throws {
    let sources = Project.text(of: "Sources/navscene/Navscene.swift")
    let version = try #require(sources.firstMatch(of: /version: String \{ "(.*)" \}/)).1
    #expect(
      Project.text(of: ".editors/vscode/package.json").contains("\"version\": \"\(version)\""))
    #expect(Project.text(of: ".editors/README.md").contains("navscene-\(version).vsix"))
  }
}
