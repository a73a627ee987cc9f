import NavCompiler
import NavConsole
import NavExport
import NavSimulator
import NavStoryboard
import NavText

/// `explain`: what a code means, why it matters, and how it looks before and after.
enum Explain {
  static var facts: Subcommand.Facts {
    Subcommand.Facts(
      summary: "explain a finding's code, with examples",
      operands: .optional("CODE"), flags: [],
      details: [
        "The code of a finding is in brackets; what UIKit raises or logs has the code of its rule, such as ERR-20. For a rule",
        "that is only cited, such as NAV-33, it says what the rule is and which chapters of the specifications show it.",
        "Without CODE, every code with a sentence.",
      ],
      examples: [
        Subcommand.Example("navscene explain unknown-scene", "why, and how to fix it"),
        Subcommand.Example("navscene explain", "all codes"),
      ])
  }

  /// Every code of every stage, in alphabetical order. No two stages share one.
  static var all: [Explanation] {
    let all =
      Inputs.explanations + CodeFolder.explanations + Compilation.explanations
      + StoryboardCompilation.explanations + ExportLoss.explanations + RuntimeError.explanations
      + RuleCatalogue.explanations
    return all.sorted { $0.code < $1.code }
  }

  static func run(_ arguments: Arguments) throws(Failure) -> ExitCode {
    let all = all
    guard let code = arguments.operands.first else {
      try Output.report(list(all))
      return .success
    }
    let rule = UIKitRule(code)
    guard let explanation = all.first(where: { $0.code == code }) else {
      if let rule {
        try Output.report(rule.text(citedBy: all))
        return .success
      }
      if UIKitRule.isLike(code) {
        throw .usage(
          "there is no rule '\(code)'",
          help: ["'navscene help codes' says what these numbers are"])
      }
      throw .usage(
        "there is no code '\(code)'",
        help: didYouMean(nearest(to: code, among: all.map(\.code)))
          + ["'navscene explain' lists all codes"])
    }
    try Output.report(text(of: explanation))
    if let rule { try Output.report("\n" + rule.text(citedBy: all)) }
    return .success
  }

  private static func list(_ all: [Explanation]) -> String {
    var out = TextWriter()
    writeColumns(all.map { ($0.code, $0.summary) }, into: &out)
    return out.string
  }

  private static func text(of explanation: Explanation) -> String {
    var out = TextWriter()
    out.line("\(explanation.severity.word)[\(explanation.code)]: \(explanation.summary)")
    out.newline()
    for line in wrapped(explanation.why, width: 80) {
      out.line(line)
    }
    if let rule = RuleCatalogue.rule(explanation.code) { write(rule, into: &out) }
    write("Incorrect:", explanation.bad, into: &out)
    write("Correct:", explanation.good, into: &out)
    return out.string
  }

  /// A rule's severity and its options.
  private static func write(_ rule: RuleFacts, into out: inout TextWriter) {
    let levels = RuleCatalogue.levels(of: rule)
    let subjects = RuleCatalogue.subjects(of: rule.code)
    let text = subjects.contains(.text) ? RuleCatalogue.word(levels.text) : "not"
    let storyboard =
      subjects.contains(.storyboard) ? RuleCatalogue.word(levels.storyboard) : "not"
    out.newline()
    out.line("Severity: \(text) in text, \(storyboard) in storyboards.")
    for option in rule.options {
      out.line("\"\(option.name)\": \(option.standard.text). \(option.summary)")
      if let example = option.example {
        out.line("  With \"\(option.name)\": \(example.text) in the examples below.")
      }
    }
  }

  private static func write(_ title: String, _ source: String, into out: inout TextWriter) {
    guard !source.isEmpty else { return }
    out.newline()
    out.line(title)
    out.newline()
    out.indent()
    for line in source.split(separator: "\n", omittingEmptySubsequences: false).dropLastIfEmpty {
      out.line(String(line))
    }
    out.outdent()
  }
}

extension Explanation {
  /// For editors.
  var markdown: String {
    func fenced(_ title: String, _ text: String) -> String {
      text.isEmpty ? "" : "\n\n\(title)\n\n```navscene\n\(text)\n```"
    }
    return "**\(code)**: \(summary)\n\n\(why)" + fenced("Incorrect:", bad)
      + fenced("Correct:", good)
  }
}
