import NavCheck
import NavCompiler
import NavStoryboard
import NavTesting
import NavText
import Testing

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

  private static var lines: [String] {
    let all =
      ProgramRules.all.map(\.facts) + StoryboardRules.all.map(\.facts)
      + SourceRules.all.map(\.facts)
      + [Suppressions.facts, Baseline.facts]
    var facts: [String: RuleFacts] = [:]
    for rule in all { facts[rule.code] = facts[rule.code].map { $0.joined(rule) } ?? rule }
    let rows = facts.values.sorted { $0.code < $1.code }.map { rule in
      let language = Compilation.explanations.first { $0.code == rule.code }
      let explanation = rule.explanation ?? language
      let text = rule.isOfLanguage ? language?.severity : rule.levels.text
      let judged = subjects(of: rule)
      return "| `\(rule.code)` | \(judged.texts ? word(text) : "–") "
        + "| \(judged.storyboards ? word(rule.levels.storyboard) : "–") "
        + "| \(explanation?.summary ?? "") |"
    }
    return ["", "| rule | texts | storyboards | |", "|---|---|---|---|"] + rows + [""]
  }

  /// Whether a rule judges texts, and whether it judges storyboards.
  private static func subjects(of rule: RuleFacts) -> (texts: Bool, storyboards: Bool) {
    let ofPrograms = ProgramRules.all.filter { $0.facts.code == rule.code }
    let isOfDocuments =
      StoryboardRules.all.contains { $0.facts.code == rule.code }
      || SourceRules.all.contains { $0.facts.code == rule.code }
    // Baselines and comments are about whatever is linted.
    let isOfAll = ofPrograms.isEmpty && !isOfDocuments
    return (
      isOfAll || !ofPrograms.isEmpty || rule.isOfLanguage,
      isOfAll || isOfDocuments || ofPrograms.contains { !$0.needs.contains(.text) }
    )
  }

  private static func word(_ level: Severity?) -> String { level?.word ?? "off" }
}
