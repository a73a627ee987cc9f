import NavText

/// `rules`: what `lint` looks for, at which severity, and with which options.
enum Rules {
  private static var json: Flag {
    Flag("--json", "one JSON document, for programs")
  }

  static var facts: Subcommand.Facts {
    Subcommand.Facts(
      summary: "list what lint looks for, and the severity of each rule", operands: .none,
      flags: [json],
      details: [
        "Each rule has a severity for texts and one for storyboards, where code may do more than the file shows:",
        "error, warning, info, or off for opt-in rules; - where the rule does not apply. .navscene.json",
        "chooses: disabled_rules, opt_in_rules, only_rules, and rules with severity and options by code.",
      ],
      examples: [
        Subcommand.Example("navscene rules", "a table"),
        Subcommand.Example("navscene rules --json", "with explanations, examples and options"),
        Subcommand.Example("navscene explain push-cycle", "one rule with its examples"),
      ])
  }

  static func run(_ arguments: Arguments) throws(Failure) -> ExitCode {
    if arguments.has(json) {
      try Output.report(document())
    } else {
      try Output.report(table())
    }
    return .success
  }

  private static func table() -> String {
    let width = RuleCatalogue.rules.map(\.code.utf8.count).max() ?? 0
    var out = TextWriter()
    out.line(row("rule", "text", "storyboard", "what it reports", width))
    for rule in RuleCatalogue.rules {
      let levels = RuleCatalogue.levels(of: rule)
      out.line(
        row(
          rule.code, word(levels.text, rule, .text), word(levels.storyboard, rule, .storyboard),
          RuleCatalogue.explanation(of: rule)?.summary ?? "", width))
    }
    return out.string
  }

  /// `-` where a rule has nothing to judge.
  private static func word(
    _ level: Severity?, _ rule: RuleFacts, _ subject: RuleCatalogue.Subject
  ) -> String {
    RuleCatalogue.subjects(of: rule.code).contains(subject) ? RuleCatalogue.word(level) : "-"
  }

  private static func row(
    _ code: String, _ text: String, _ storyboard: String, _ summary: String, _ width: Int
  ) -> String {
    padded(code, width + 2) + padded(text, 9) + padded(storyboard, 12) + summary
  }

  private static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.utf8.count))
  }

  /// One document: `schema`, and `rules` with `code`, `text` and `storyboard` (the levels: error, warning, info or off),
  /// `judges` (what of texts, storyboards and xibs), `summary`, `why`, `bad` and `good` (examples), and `options` (`name`, `type`: integer, boolean,
  /// texts or table, `default`, `example` where that says more, `summary`).
  private static func document() -> [UInt8] {
    var json = JSONWriter(.pretty)
    json.beginObject()
    json.member("schema", 1)
    json.key("rules")
    json.beginArray()
    for rule in RuleCatalogue.rules {
      let levels = RuleCatalogue.levels(of: rule)
      let explanation = RuleCatalogue.explanation(of: rule)
      json.beginObject()
      json.member("code", rule.code)
      json.member("text", RuleCatalogue.word(levels.text))
      json.member("storyboard", RuleCatalogue.word(levels.storyboard))
      json.key("judges")
      json.beginArray()
      for subject in RuleCatalogue.subjects(of: rule.code) { json.value(subject.words) }
      json.endArray()
      json.member("summary", explanation?.summary ?? "")
      json.member("why", explanation?.why ?? "")
      json.member("bad", explanation?.bad ?? "")
      json.member("good", explanation?.good ?? "")
      json.key("options")
      json.beginArray()
      for option in rule.options {
        json.beginObject()
        json.member("name", option.name)
        json.member("type", option.standard.type)
        json.key("default")
        option.standard.write(into: &json)
        if let example = option.example {
          json.key("example")
          example.write(into: &json)
        }
        json.member("summary", option.summary)
        json.endObject()
      }
      json.endArray()
      json.endObject()
    }
    json.endArray()
    json.endObject()
    return json.bytes + [UInt8(ascii: "\n")]
  }
}

extension RuleOption.Value {
  /// As JSON has it.
  var text: String {
    var json = JSONWriter(.compact)
    write(into: &json)
    return String(decoding: json.bytes, as: UTF8.self)
  }

  /// What a project may write for it.
  var type: String {
    switch self {
    case .integer: "integer"
    case .boolean: "boolean"
    case .texts: "texts"
    case .table: "table"
    }
  }

  func write(into json: inout JSONWriter) {
    switch self {
    case .integer(let value): json.value(value)
    case .boolean(let value): json.value(value)
    case .texts(let values):
      json.beginArray()
      for value in values { json.value(value) }
      json.endArray()
    case .table(let table):
      json.beginObject()
      for row in table.rows {
        json.key(row.key)
        json.beginArray()
        for value in row.values {
          if let value { json.value(value) } else { json.null() }
        }
        json.endArray()
      }
      json.endObject()
    }
  }
}
