import Foundation
import Testing

struct TestTests {
  @Test func aTestAloneIsToldWhereTheAppIs() throws {
    let test = "test \"Walk\" { expect visible == Cities }\n"
    let workplace = try Workplace([
      "Clock.navscene": clock, "Walk.navscene": test, "Other.navscene": test,
      "Tests/Deep.navscene": test,
    ])
    for (path, advice) in [
      ("Walk.navscene", "navscene test Clock.navscene Walk.navscene"),
      ("Tests/Deep.navscene", "navscene test Clock.navscene Tests/Deep.navscene"),
    ] {
      for command in ["test", "lint"] {
        let alone = try workplace.navscene(command, path)
        #expect(alone.code == 1)
        #expect(alone.output.contains("help: or give the app's file too: \(advice)\n"), "\(alone)")
      }
      let words = advice.split(separator: " ").dropFirst().map { String($0) }
      #expect(try workplace.navscene(words + ["--filter", "Walk"]).code == 0)
    }
  }

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
    #expect(json.errors.hasPrefix("error["))
  }

  @Test func reportsTellWhyNothingWasTested() throws {
    let workplace = try Workplace(["Clock.navscene": broken, "tests.xml": "of yesterday"])
    let outcome = try workplace.navscene(
      "test", "--reporter", "json", "--reporter", "junit", "--output", "tests.xml", "--reporter",
      "tap", "--output", "tests.tap", "--reporter", "text", "--output", "tests.txt")
    #expect(outcome.code == 1)
    let document = try #require(
      try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
    #expect(document["schema"] as? Int == 1)
    #expect(document["passed"] as? Int == 0 && document["failed"] as? Int == 0)
    #expect((document["tests"] as? [Any])?.isEmpty == true)
    let findings = try #require(document["diagnostics"] as? [[String: Any]])
    #expect(findings.first?["severity"] as? String == "error")
    #expect(findings.first?["path"] as? String == "Clock.navscene")
    func read(_ name: String) throws -> String {
      String(decoding: try workplace.read(name), as: UTF8.self)
    }
    let junit = try read("tests.xml")
    #expect(junit.contains("<testsuites name=\"navscene\" tests=\"1\" failures=\"0\" errors=\"1\""))
    #expect(junit.contains("<error type=\"\(findings[0]["code"] as? String ?? "")\" message="))
    #expect(junit.contains(">Clock.navscene:2:"))
    let lines = try read("tests.tap").split(separator: "\n")
    #expect(lines.first == "TAP version 14")
    #expect(lines.count == 2 && lines[1].hasPrefix("Bail out! Clock.navscene:2:"))
    #expect(try read("tests.txt").hasPrefix("error["))
  }

  @Test func reportsTellWhichFileIsMissing() throws {
    let workplace = try Workplace()
    for (form, part) in [
      ("junit", "<error type=\"unreadable-file\""), ("tap", "Bail out! Gone.navscene:1:1: error:"),
      ("json", "\"code\": \"unreadable-file\""),
    ] {
      let outcome = try workplace.navscene("test", "Gone.navscene", "--reporter", form)
      #expect(outcome.code == 1)
      #expect(outcome.output.contains(part), "\(outcome.output)")
    }
  }

  @Test func whereNoBarIsThereIsNoTitle() throws {
    let workplace = try Workplace([
      "Bare.navscene": """
      storyboard Bare { initial -> A, scene A { title: "R" } }
      test "nothing is said" {
          expect title == ""
          expect title != "R"
          expect left == []
      }
      test "R is said" {
          expect title == "R"
          expect right == ["Done"]
      }

      """
    ])
    let outcome = try workplace.navscene("test")
    #expect(outcome.code == 1)
    #expect(outcome.output.hasPrefix("✓ nothing is said\n"), "\(outcome.output)")
    for question in ["title == \"R\"", "right == [\"Done\"]"] {
      #expect(
        outcome.output.contains("expected \(question), but there is no navigation bar in front"))
    }
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
    #expect(text.hasPrefix("✓ a <b> & \"c\" # \\u{1B}[31m\n"))
    let tap = try workplace.navscene("test", "--reporter", "tap").output
    #expect(tap.contains(##"ok 1 - a <b> & "c" \# "##))
    let junit = try workplace.navscene("test", "--reporter", "junit").output
    #expect(junit.contains("name=\"a &lt;b&gt; &amp; &quot;c&quot; # \\u{1B}[31m\""))
  }
}
