import Foundation
import Testing

/// What the documents and the dot files offer to other people's machines, tried on this one.
struct ContinuousIntegrationTests {
  @Test func theWorkflowIsOne() throws {
    let workplace = try Workplace(["workflow.yml": try document("yaml")])
    guard try workplace.has("check-jsonschema") else { return }
    let outcome = try workplace.shell(
      "check-jsonschema --builtin-schema vendor.github-workflows '\(workplace.path("workflow.yml"))'",
      environment: Workplace.home)
    #expect(outcome.code == 0, "\(outcome.output)")
  }

  @Test(arguments: [
    ("vendor.github-workflows", ".github/workflows/*.yml"),
    ("vendor.github-actions", ".github/actions/*/action.yml"),
    ("vendor.dependabot", ".github/dependabot.yml"),
  ])
  func whatGitHubReadsIsInItsForm(_ schema: String, _ files: String) throws {
    let workplace = try Workplace()
    guard try workplace.has("check-jsonschema") else { return }
    let outcome = try workplace.shell(
      "cd '\(repository.path)' && check-jsonschema --builtin-schema \(schema) \(files)",
      environment: Workplace.home)
    #expect(outcome.code == 0, "\(outcome.output)")
  }

  @Test func nobodyElseGetsInByAWorkflow() throws {
    let workplace = try Workplace()
    guard try workplace.has("zizmor") else { return }
    let outcome = try workplace.shell(
      "zizmor --offline --quiet --no-progress --min-severity medium '\(repository.path)/.github'",
      environment: Workplace.home)
    #expect(outcome.code == 0, "\(outcome.output)")
  }

  @Test func theHooksAreSome() throws {
    let workplace = try Workplace()
    guard try workplace.has("pre-commit") else { return }
    let hooks = repository.appendingPathComponent(".pre-commit-hooks.yaml").path
    let outcome = try workplace.shell(
      "pre-commit validate-manifest '\(hooks)'", environment: Workplace.home)
    #expect(outcome.code == 0, "\(outcome.output)")
  }

  /// The hooks as pre-commit runs them, but for the compiler: this executable is what it would build, in minutes.
  @Test func theHooksFindAndFormat() throws {
    let workplace = try Workplace([
      "App/Shop.navscene": "storyboard Shop {\n    initial   -> Chart\n    scene Cart\n}\n",
      "bin/swift": """
      #!/bin/sh
      while [ $# -gt 0 ]; do [ "$1" = --build-path ] && out=$2; shift; done
      mkdir -p "$out/release" && cp "$NAVSCENE" "$out/release/navscene"

      """,
    ])
    guard try workplace.has("pre-commit", "git") else { return }
    let outcome = try workplace.shell(
      """
      export PATH="$PWD/bin:$PATH" PRE_COMMIT_HOME="$PWD/cache"
      chmod +x bin/swift
      cd App
      git init --quiet .
      git add .
      for hook in navscene-lint navscene-fmt; do
        pre-commit try-repo '\(repository.path)' $hook --all-files
      done
      """, environment: Workplace.home)
    #expect(outcome.output.contains("there is no scene called 'Chart'"), "\(outcome.output)")
    #expect(outcome.output.contains("formatted 1 of 1 file"), "\(outcome.output)")
    let text = String(decoding: try workplace.read("App/Shop.navscene"), as: UTF8.self)
    #expect(text.contains("\n    initial -> Chart\n"))
  }

  @Test func theScriptPhaseMarksFindingsInXcode() throws {
    let workplace = try Workplace([
      "App/Shop.navscene": "storyboard Shop {\n  initial -> Chart\n  scene Cart\n}\n",
      "phase.sh": try document("sh", saying: "SRCROOT"),
    ])
    let folder = workplace.path("App")
    let with = try workplace.shell(
      "export SRCROOT='\(folder)' PATH=\"$(dirname \"$NAVSCENE\"):$PATH\"; sh '\(workplace.path("phase.sh"))'"
    )
    #expect(with.code == 1)
    #expect(with.lines[0].hasPrefix("\(folder)/Shop.navscene:2:14: error: "))
    let without = try workplace.shell(
      "export SRCROOT='\(folder)' PATH=/bin; sh '\(workplace.path("phase.sh"))'")
    #expect(without.code == 0)
    #expect(without.output.hasPrefix("warning: navscene is not installed"))
  }

  @Test func theMatcherFindsWhatIsPrinted() throws {
    let workplace = try Workplace([
      "Shop.navscene": "storyboard Shop {\n  initial -> Chart\n  scene Cart\n}\n"
    ])
    let line = try workplace.navscene(
      "lint", workplace.path("Shop.navscene"), "--reporter", "oneline"
    ).lines[0]
    let file = repository.appendingPathComponent(".github/navscene-matcher.json")
    let matcher = try JSONDecoder().decode(Matchers.self, from: Data(contentsOf: file))
    let pattern = matcher.problemMatcher[0].pattern[0]
    let expression = try NSRegularExpression(pattern: pattern.regexp)
    let match = try #require(
      expression.firstMatch(in: line, range: NSRange(line.startIndex..., in: line)))
    func part(_ group: Int) -> String {
      Range(match.range(at: group), in: line).map { String(line[$0]) } ?? ""
    }
    #expect(part(pattern.file) == workplace.path("Shop.navscene"))
    #expect(part(pattern.line) == "2")
    #expect(part(pattern.severity) == "error")
    #expect(part(pattern.code) == "unknown-scene")
  }

  private struct Matchers: Decodable {
    let problemMatcher: [Matcher]
    struct Matcher: Decodable { let pattern: [Pattern] }
    struct Pattern: Decodable {
      let regexp: String
      let file: Int
      let line: Int
      let severity: Int
      let code: Int
    }
  }

  /// The block of the document about reports in this language that holds a word.
  private func document(_ language: String, saying word: String = "") throws -> String {
    let text = try String(
      contentsOf: repository.appendingPathComponent("Sources/NavText/Reports/README.md"),
      encoding: .utf8)
    let blocks = text.components(separatedBy: "\n```\(language)\n").dropFirst().compactMap {
      $0.components(separatedBy: "\n```").first
    }
    return try #require(blocks.first { word.isEmpty || $0.contains(word) }) + "\n"
  }
}

/// What these files are part of.
let repository = URL(fileURLWithPath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
