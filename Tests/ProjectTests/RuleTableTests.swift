import NavTesting
import NavText
import Testing

@testable import navscene

/// The table of rules is made from the rules.
@Suite("Table of rules")
struct RuleTableTests {
  @Test("it is current")
  func table() throws {
    let path = "Sources/NavCheck/README.md"
    var document = MarkedText(path)
    let found = try #require(document["rules"], "\(path) has no part <!-- rules -->")
    let wanted = Self.lines
    guard found != wanted else { return }
    if Project.isUpdating {
      document.replace("rules", with: wanted)
      try document.write()
      return
    }
    let bytes = { (lines: [String]) in lines.flatMap { Array(($0 + "\n").utf8) } }
    let diff = unifiedDiff(bytes(found), bytes(wanted), path: path)
    Issue.record("<!-- rules --> is not current; NAVSCENE_UPDATE=1 rewrites it\n\(diff)")
  }

  /// A second judge of a code uses the facts that the first one has.
  @Test("facts of a code are declared once", arguments: declaredCodes.keys.sorted())
  func declaration(code: String) {
    #expect(Self.declaredCodes[code]?.count == 1)
  }

  @Test("no two stages explain one code")
  func explanations() {
    let codes = Explain.all.map(\.code)
    #expect(Set(codes).count == codes.count)
  }

  private static let declaredCodes: [String: [String]] = {
    var files: [String: [String]] = [:]
    for path in Project.files(under: "Sources", ".swift") where !path.contains("Payload") {
      let text = Project.text(of: path)
      for match in text.matches(of: /RuleFacts\(\s*(?:shared: |ofLanguage: )?"([a-z-]+)"/) {
        files[String(match.1), default: []].append(path)
      }
    }
    return files
  }()

  private static var lines: [String] {
    let rows = RuleCatalogue.rules.map { rule in
      let levels = RuleCatalogue.levels(of: rule)
      let subjects = RuleCatalogue.subjects(of: rule.code)
      let text = subjects.contains(.text) ? RuleCatalogue.word(levels.text) : "–"
      let storyboard =
        subjects.contains(.storyboard) ? RuleCatalogue.word(levels.storyboard) : "–"
      let summary = RuleCatalogue.explanation(of: rule)?.summary ?? ""
      return "| `\(rule.code)` | \(text) | \(storyboard) | \(summary) |"
    }
    return ["", "| rule | texts | storyboards | |", "|---|---|---|---|"] + rows + [""]
  }
}
