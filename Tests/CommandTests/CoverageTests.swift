import Foundation
import NavCheck
import NavCompiler
import NavModel
import NavSimulator
import NavTesting
import NavText
import Testing

@testable import navscene

struct CoverageTests {
  /// Suggested tests compile and pass where they are appended, and cover what they say.
  private func demandSuggestions(
    for sources: [SourceText], atMost bound: Int, _ place: String
  ) throws -> Int {
    guard let program = Compilation(Table(sources)).program,
      program.mainStoryboard != nil || !program.storyboards.isEmpty
    else { return 0 }
    let before = played(program)
    let suggested = SuggestedTests(for: program, before, usually: UsualSystem(), atMost: bound)
    let text = suggested.text(Table(sources))
    let again = SuggestedTests(for: program, before, usually: UsualSystem(), atMost: bound)
    #expect(again.text(Table(sources)) == text, "the same each time: \(place)")
    let last = sources[0]
    var extended = sources
    extended[0] = SourceText(path: last.path, bytes: last.bytes + Array(("\n" + text).utf8))
    let compilation = Compilation(Table(extended))
    let larger = try #require(compilation.program, "\(place)\n\(text)")
    #expect(larger.scenarios.count == program.scenarios.count + suggested.tests.count)
    for test in larger.scenarios.ids {
      let title = larger[larger[test].title]
      guard suggested.tests.contains(where: { $0.title == title }) else { continue }
      let result = larger.run(test)
      #expect(result.hasPassed, "\(place) \(title): \(result.failures.map(\.message))\n\(text)")
    }
    let after = played(larger)
    let left = Set(after.missing.map { larger.text(of: after.map.items[$0]) })
    let announced = Set(suggested.missing.map { program.text(of: before.map.items[$0]) })
    #expect(left.isSubset(of: announced), "\(place): \(left.subtracting(announced))")
    return suggested.tests.count
  }

  private func played(_ program: Program) -> Coverage {
    var coverage: Coverage? = Coverage(program)
    for test in program.scenarios.ids {
      _ = program.run(test, usually: UsualSystem(), noting: &coverage)
    }
    return coverage ?? Coverage(program)
  }

  static let samples = Project.files(under: "Samples", ".navscene").filter {
    !$0.contains("/Broken/")
  }

  @Test(arguments: samples)
  func suggestionsForSamplesPass(_ path: String) throws {
    let source = SourceText(path: path, bytes: Array(Project.text(of: path).utf8))
    _ = try demandSuggestions(for: [source], atMost: 1_000, path)
  }

  @Test func suggestionsForGeneratedProgramsPass() throws {
    var count = 0
    for random in SeededRandom.cases(15) {
      var generator = SourceGenerator(random)
      count += try demandSuggestions(for: generator.project(), atMost: 60, "\(random)")
    }
    #expect(count > 0)
  }

  private static let shop = """
    storyboard Shop {
        initial -> Cart
        scene Cart {
            button Pay "Pay" -> present Thanks
        }
        scene Thanks {
            title: "Thanks"
        }
    }

    test "the cart is there" {
        expect visible == Cart
    }

    """

  @Test func aThresholdFails() throws {
    let workplace = try Workplace(["Shop.navscene": Self.shop])
    let enough = try workplace.navscene("test", "--coverage-threshold", "25")
    #expect(enough.code == 0, "\(enough)")
    let short = try workplace.navscene("test", "--coverage-threshold=25.1%")
    #expect(short.code == 1)
    #expect(short.errors == "coverage is 25.0 %, below 25.1 %\n")
    for wrong in ["much", "101", "-1", "1.25", "", "."] {
      #expect(try workplace.navscene("test", "--coverage-threshold=\(wrong)").code == 2, "\(wrong)")
    }
  }

  @Test func reportsForProgramsHaveStandardOutputForThemselves() throws {
    let workplace = try Workplace(["Shop.navscene": Self.shop])
    let json = try workplace.navscene("test", "--coverage=json")
    #expect(json.errors.contains("1 passed, 0 failed"))
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any])
    #expect(object["schema"] as? Int == 1)
    #expect(object["covered"] as? Int == 1)
    #expect(object["total"] as? Int == 4)
    #expect(object["percent"] as? Double == 25)
    #expect((object["items"] as? [Any])?.count == 4)
    let both = try workplace.navscene(
      "test", "--coverage", "--coverage=lcov", "--coverage-output", "lcov.info")
    #expect(both.output.contains("1 passed, 0 failed"))
    #expect(both.output.contains("all       1 of 4  25.0 %"))
    let lcov = String(decoding: try workplace.read("lcov.info"), as: UTF8.self)
    #expect(lcov.contains("SF:Shop.navscene\n"))
    #expect(lcov.contains("DA:4,0\n"))
    #expect(lcov.contains("LF:3\nLH:1\nend_of_record\n"))
    #expect(try workplace.navscene("test", "--coverage=html").code == 2)
    let apart = try workplace.navscene("test", "--coverage", "lcov")
    #expect(apart.code == 2)
    #expect(apart.errors.contains("--coverage=lcov"))
    #expect(
      try workplace.navscene("test", "--coverage", "--coverage-output", "Shop.navscene").code == 2)
  }

  @Test func aCompiledGraphIsCoveredAlike() throws {
    let workplace = try Workplace(["Shop.navscene": Self.shop])
    #expect(try workplace.navscene("compile", "Shop.navscene").code == 0)
    let text = try workplace.navscene("test", "Shop.navscene", "--coverage=lcov")
    let graph = try workplace.navscene("test", "Shop.navgraph", "--coverage=lcov")
    #expect(text.output == graph.output)
  }

  @Test func scriptsCount() throws {
    let workplace = try Workplace([
      "Shop.navscene": Self.shop, "walk.txt": "tap Pay\n", "bad.txt": "tap Nothing\n",
    ])
    let outcome = try workplace.navscene("test", "--coverage", "--script", "walk.txt")
    #expect(outcome.code == 0)
    #expect(outcome.output.contains("all       4 of 4  100.0 %"))
    let bad = try workplace.navscene("test", "--coverage", "--script", "bad.txt")
    #expect(bad.code == 1)
    #expect(bad.errors.contains("bad.txt:1"))
    #expect(try workplace.navscene("test", "--script", "none.txt").code == 1)
  }

  @Test func suggestedTestsAreTheOnlyOutput() throws {
    let workplace = try Workplace(["Shop.navscene": Self.shop])
    let outcome = try workplace.navscene("test", "--suggest")
    #expect(outcome.code == 0)
    #expect(outcome.errors == "✓ the cart is there\n1 passed, 0 failed\n")
    try workplace.write(outcome.output, to: "More.navscene")
    let after = try workplace.navscene("test", "--suggest")
    #expect(after.output == "// Everything is covered.\n", "\(outcome) \(after)")
    for wrong in ["0", "some"] {
      #expect(try workplace.navscene("test", "--suggest-states", wrong).code == 2)
    }
  }

  @Test func storyboardsGetAScript() throws {
    let workplace = try Workplace([
      "Main.storyboard": Project.text(of: "Samples/Shop/Main.storyboard")
    ])
    let outcome = try workplace.navscene("test", "Main.storyboard", "--suggest", "--no-sources")
    try workplace.write(outcome.output, to: "walk.txt")
    #expect(outcome.output.contains("# "), "\(outcome)")
    let run = try workplace.navscene(
      "run", "Main.storyboard", "--no-sources", "--script", "walk.txt")
    #expect(run.code == 0, "\(outcome.output)\(run)")
  }

  @Test func aCanvasShowsWhatIsMissing() throws {
    let workplace = try Workplace(["Shop.navscene": Self.shop])
    let outcome = try workplace.navscene("draw", "--coverage", "-o", "Shop.svg")
    #expect(outcome.code == 0, "\(outcome)")
    let svg = String(decoding: try workplace.read("Shop.svg"), as: UTF8.self)
    #expect(svg.contains("Thanks: View Controller, never seen"))
    #expect(svg.contains("Cart present Thanks Pay, never walked"))
    #expect(svg.contains("Walked by tests"))
    #expect(try workplace.navscene("draw", "--coverage", "-o", "Shop.dot").code == 2)
    #expect(try workplace.navscene("draw", "--coverage", "--screen", "-o", "Shop.svg").code == 2)
  }
}
