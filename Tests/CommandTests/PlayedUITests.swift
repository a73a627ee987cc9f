import NavCompiler
import NavModel
import NavTesting
import NavText
import Testing

/// Generated UI tests are played on the simulated app by a player that knows what XCTest does.
@Suite("Generated UI tests, played")
struct PlayedUITests {
  static let samples = Project.files(under: "Samples", ".navscene").filter {
    !$0.contains("Broken/")
  }

  @Test(
    "those of every sample pass and end where they should, or say why they can't go on",
    arguments: samples)
  func sample(_ path: String) throws {
    let tests = GeneratedUITests(of: try Self.program(Project.text(of: path)))
    #expect(!tests.source.tests.isEmpty)
    #expect(tests.failures() == [])
  }

  @Test(
    "an app that has changed fails them",
    arguments: [
      ("Homepwner", "title: \"Homepwner\"", "title: \"Inventory\""),
      ("Homepwner", "Done .done", "Done .cancel"),
      ("Homepwner", "-> show DatePicker", "-> present DatePicker"),
      ("Homepwner", "button Shutter \"Take Photo\"", "button Shutter \"Take Picture\""),
      ("Clock", "-> unwind cityChosen with city", "-> unwind cityCancelled"),
      ("iPod", "\"Podcasts\"", "\"Shows\""),
    ])
  func changed(_ sample: String, _ line: String, _ other: String) throws {
    let text = Project.text(of: "Samples/\(sample).navscene")
    try #require(text.contains(line))
    let tests = GeneratedUITests(of: try Self.program(text))
    #expect(tests.failures(on: try Self.program(text.replacing(line, with: other))) != [])
  }

  @Test("those of apps that were made up pass too", arguments: [1, 2, 3, 4])
  func madeUp(_ seed: UInt64) {
    var generator = SourceGenerator(SeededRandom(seed: seed))
    guard let program = Compilation(Table(generator.project())).program else { return }
    #expect(
      GeneratedUITests(of: program).failures() == [], "Fuzz --ui-tests --count 1 --seed \(seed)")
  }

  private static func program(_ text: String) throws -> Program {
    try #require(
      Compilation(Table([SourceText(path: "App.navscene", bytes: Array(text.utf8))])).program)
  }
}
