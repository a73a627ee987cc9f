import Foundation
import NavTesting
import Testing

/// `--watch`: a command runs again whenever a file changes.
struct WatchTests {
  private static let sound = "storyboard Main {\n    initial -> A\n    scene A\n}\n"

  /// Starts a command that watches, does something to its files, and ends it. Each step waits until standard error has
  /// told so often that the command watches: then it is done with a run.
  private func watch(_ command: String, _ steps: [String], in workplace: borrowing Workplace) throws
    -> Workplace.Outcome
  {
    let wait =
      "wait_for() { for i in $(seq 600); do [ $(grep -c watching errors) -ge $1 ] && return; sleep 0.05; done; }"
    let script = steps.enumerated().map { "\($0.element)\nwait_for \($0.offset + 2)" }
    return try workplace.shell(
      """
      \(wait)
      "$NAVSCENE" \(command) --watch > output 2> errors & pid=$!
      wait_for 1
      \(script.joined(separator: "\n"))
      kill -TERM $pid; wait $pid
      cat output; cat errors >&2
      """)
  }

  @Test func lintReportsWhatChanged() throws {
    let workplace = try Workplace(["App.navscene": Self.sound])
    let outcome = try watch(
      "lint .",
      [
        "sed 's/scene A/scene A\\n    scene Lost/' App.navscene > new; mv new App.navscene",
        "echo 'storyboard Main {' > App.navscene",
        "printf 'storyboard Main {\\n    initial -> A\\n    scene A\\n}\\n' > App.navscene",
        "printf 'storyboard More {\\n    initial -> B\\n}\\n' > More.navscene",
      ], in: workplace)
    let report = outcome.output
    #expect(report.components(separatedBy: "[unreachable-scene]").count == 2, "\(report)")
    #expect(report.contains("[missing-brace]"), "\(report)")
    #expect(report.contains("More.navscene"), "\(report)")
    #expect(outcome.errors.contains("watching 2 files"), "\(outcome.errors)")
  }

  @Test func aConfigurationThatBecomesWrongDoesNotEndIt() throws {
    let workplace = try Workplace(["App.navscene": Self.sound, ".navscene.json": "{}"])
    let outcome = try watch(
      "lint .",
      [
        "echo '{' > .navscene.json", "echo '{}' > .navscene.json",
        "printf 'storyboard Main {\\n    initial -> A\\n    scene A\\n    scene Lost\\n}\\n' > App.navscene",
      ], in: workplace)
    #expect(outcome.errors.contains(".navscene.json"), "\(outcome.errors)")
    #expect(outcome.output.contains("unreachable-scene"), "\(outcome.output)")
  }

  @Test func testsRunAgain() throws {
    let test = "test \"starts\" {\n    expect visible == A\n}\n"
    let workplace = try Workplace(["App.navscene": Self.sound + test])
    let outcome = try watch(
      "test App.navscene", ["sed 's/== A/!= A/' App.navscene > new; mv new App.navscene"],
      in: workplace)
    #expect(outcome.output.contains("1 failed"), "\(outcome.output)")
  }

  @Test func aPageIsToldOfNewText() throws {
    let workplace = try Workplace(["App.navscene": Self.sound])
    let outcome = try watch(
      "draw App.navscene -o App.html",
      [
        "cp App.live.js first.js; sed 's/scene A$/scene A { title: \"Anew\" }/' App.navscene > new; mv new App.navscene",
        "cp App.live.js second.js; echo 'storyboard Main {' > App.navscene",
      ], in: workplace)
    func script(_ name: String) throws -> String {
      String(decoding: try workplace.read(name), as: UTF8.self)
    }
    #expect(!(try script("first.js").contains("Anew")))
    #expect(try script("second.js").contains("Anew"), "\(outcome.errors)")
    #expect(try script("second.js").hasPrefix("navsceneLive("))
    // A page shows itself what is wrong.
    #expect(!(try script("App.live.js").contains("Anew")))
    let page = try script("App.html")
    #expect(page.contains("\"live\":\"App.live.js\""))
  }

  @Test func whatCannotBeWatchedIsRefused() throws {
    let workplace = try Workplace(["App.navscene": Self.sound])
    for line in [
      ["lint", "--watch", "-"], ["lint", "--watch", "--fix", "."],
      ["draw", "--watch", "App.navscene"], ["lint", "--watch", "--reporter", "nothing"],
    ] {
      #expect(try workplace.navscene(line).code == 2, "\(line)")
    }
  }
}
