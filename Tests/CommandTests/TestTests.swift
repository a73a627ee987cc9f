import Foundation
import Testing

struct TestTests {
  @Test func eachTestHasALine() throws {
    let workplace = try Workplace(["Clock.navscene": clock])
    let outcome = try workplace.navscene("test", "Clock.navscene")
    #expect(outcome.code == 1)
    #expect(outcome.lines.first == "✓ a city shows")
    #expect(outcome.output.contains("\n✗ a city does not show\n"))
    #expect(outcome.output.contains("Clock.navscene:22:5: "))
    #expect(outcome.output.contains("22 |     expect visible == Cities"))
    #expect(outcome.output.hasSuffix("1 passed, 1 failed\n"))
  }

  @Test func severalFilesHaveHeadings() throws {
    let workplace = try Workplace([
      "Clock.navscene": clock,
      "Tests/More.navscene":
        "test \"back\" {\n    tap Paris\n    back\n    expect visible == City\n}\n",
    ])
    let outcome = try workplace.navscene("test")
    #expect(outcome.code == 1)
    #expect(
      outcome.lines.filter { !$0.hasPrefix("    ") } == [
        "Clock.navscene", "  ✓ a city shows", "  ✗ a city does not show",
        "Tests/More.navscene", "  ✗ back", "1 passed, 2 failed", "",
      ])
    #expect(outcome.output.contains("    Tests/More.navscene:4:5: expected"))
    #expect(outcome.output.contains("      4 |     expect visible == City\n"))
    let one = try workplace.navscene("test", "--filter", "back")
    #expect(one.lines.first == "✗ back")
    for form in ["tap", "json", "junit"] {
      #expect(
        try workplace.navscene("test", "--reporter", form).output.contains("Tests/More.navscene"))
    }
  }

  @Test func aCompiledGraphKnowsThePlaces() throws {
    let workplace = try Workplace(["Clock.navscene": clock])
    #expect(try workplace.navscene("compile", "Clock.navscene").code == 0)
    let outcome = try workplace.navscene("test", "Clock.navgraph")
    #expect(outcome.code == 1)
    #expect(outcome.output.contains("Clock.navscene:22:5: "))
  }

  @Test func aFilterChooses() throws {
    let workplace = try Workplace(["Clock.navscene": clock])
    let outcome = try workplace.navscene("test", ".", "--filter", "CITY SHOWS")
    #expect(outcome.code == 0)
    #expect(outcome.output == "✓ a city shows\n1 passed, 0 failed\n")
    #expect(try workplace.navscene("test", ".", "--filter", "nothing").code == 2)
  }

  @Test func noTestsAreNoFailure() throws {
    let workplace = try Workplace([
      "Empty.navscene": "storyboard S {\n    initial -> A\n    scene A\n}\n"
    ])
    let outcome = try workplace.navscene("test")
    #expect(outcome.code == 0)
    #expect(outcome.output == "")
    #expect(outcome.errors.contains("there are no tests"))
  }

  @Test func aBrokenProgramIsNotTested() throws {
    let workplace = try Workplace(["Clock.navscene": broken])
    let outcome = try workplace.navscene("test")
    #expect(outcome.code == 1)
    #expect(outcome.output.hasPrefix("error["))
    let json = try workplace.navscene("test", "--reporter", "json")
    #expect(json.code == 1)
    #expect(json.output == "")
  }

  @Test func machinesGetTheirForms() throws {
    let workplace = try Workplace(["Clock.navscene": clock])
    let tap = try workplace.navscene("test", "--reporter", "tap")
    #expect(tap.code == 1)
    #expect(
      tap.lines.prefix(4) == [
        "TAP version 14", "1..2", "ok 1 - a city shows", "not ok 2 - a city does not show",
      ])
    let both = try workplace.navscene(
      "test", "--reporter", "json", "--reporter", "junit", "--output", "tests.xml")
    let document = try #require(
      try JSONSerialization.jsonObject(with: Data(both.output.utf8)) as? [String: Any])
    #expect(document["schema"] as? Int == 1)
    #expect(document["passed"] as? Int == 1)
    let tests = try #require(document["tests"] as? [[String: Any]])
    #expect(tests.map { $0["passed"] as? Bool } == [true, false])
    #expect((tests[1]["failures"] as? [[String: Any]])?.first?["line"] as? Int == 22)
    let junit = String(decoding: try workplace.read("tests.xml"), as: UTF8.self)
    #expect(junit.contains("tests=\"2\" failures=\"1\""))
    #expect(junit.contains("<testcase name=\"a city shows\""))
  }

  @Test func titlesAreEscapedForEveryReader() throws {
    let test = #"test "a <b> & \"c\" # \u{1B}[31m" {"# + "\n    expect visible == A\n}\n"
    let workplace = try Workplace([
      "T.navscene": "storyboard S {\n    initial -> A\n    scene A\n}\n" + test
    ])
    let text = try workplace.navscene("test").output
    #expect(text.hasPrefix("✓ a <b> & \"c\" # \u{FFFD}[31m\n"))
    let tap = try workplace.navscene("test", "--reporter", "tap").output
    #expect(tap.contains(##"ok 1 - a <b> & "c" \# "##))
    let junit = try workplace.navscene("test", "--reporter", "junit").output
    #expect(junit.contains("name=\"a &lt;b&gt; &amp; &quot;c&quot; # \u{FFFD}[31m\""))
  }
}
