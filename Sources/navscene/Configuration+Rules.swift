import NavCompiler
import NavText

extension Configuration {
  /// A finding that a project does not want to hear of: in a file, and there of one object or of all.
  struct Suppression {
    /// From the folder of the configuration: of a file, or a pattern as `excluded` has them.
    let path: String
    let pattern: PathPattern?
    let object: String?
    let code: String
    var isUsed = false

    /// Whether it is about a file.
    func fits(_ file: String) -> Bool {
      file == path || !file.hasPrefix("/") && pattern?.reach(of: file) == .inside
    }
  }

  /// What is in `rules`, `disabled_rules`, `opt_in_rules` and `only_rules`.
  mutating func readRules(_ member: JSON.Member, _ key: Key, _ file: String) throws(Failure) {
    switch key {
    case .disabledRules: settings.disabled = Set(try codes(member, file))
    case .optInRules: settings.optedIn = Set(try codes(member, file))
    case .onlyRules: settings.only = Set(try codes(member, file))
    case .rules:
      guard let rules = member.value.members else {
        throw .usage(
          "'rules' in '\(file)' is not an object",
          help: ["write it as in \"rules\": {\"unreachable-scene\": {\"severity\": \"error\"}}"])
      }
      for rule in rules {
        try check(rule.key, file)
        settings.choices[rule.key] = try choice(rule, file)
      }
    case .suppressions: try readSuppressions(member, file)
    case .included, .excluded, .strict, .reporter, .baseline, .sources, .device, .era: break
    }
  }

  private func codes(_ member: JSON.Member, _ file: String) throws(Failure) -> [String] {
    let codes = member.value.array?.compactMap(\.string) ?? []
    guard let count = member.value.array?.count, codes.count == count else {
      throw .usage(
        "'\(member.key)' in '\(file)' is not a list of codes",
        help: ["write it as in \"\(member.key)\": [\"unreachable-scene\"]"])
    }
    for code in codes { try check(code, file) }
    return codes
  }

  private func check(_ code: String, _ file: String) throws(Failure) {
    let known = RuleCatalogue.codes
    if known.contains(code) { return }
    if Compilation.explanations.contains(where: { $0.code == code }) {
      throw .usage(
        "'\(code)' in '\(file)' is an error of the language, which is always reported",
        help: ["'navscene rules' lists what can be chosen"])
    }
    throw .usage(
      "there is no rule '\(code)', which '\(file)' speaks of",
      help: didYouMean(nearest(to: code, among: known)) + ["'navscene rules' lists all rules"])
  }

  private func choice(_ rule: JSON.Member, _ file: String) throws(Failure)
    -> RuleSettings.Choice
  {
    var choice = RuleSettings.Choice()
    let options = RuleCatalogue.rule(rule.key)?.options ?? []
    // The short form: `"unreachable-scene": "warning"`.
    if rule.value.string != nil {
      choice.severityOverride = try severityOverride(rule, rule.key, file)
      return choice
    }
    guard let members = rule.value.members else {
      throw .usage(
        "'\(rule.key)' in '\(file)' is neither a severity nor an object",
        help: [
          "write it as in \"\(rule.key)\": \"error\" or \"\(rule.key)\": {\"severity\": \"error\"}"
        ])
    }
    for member in members {
      if member.key == "severity" {
        choice.severityOverride = try severityOverride(member, rule.key, file)
        continue
      }
      guard let option = options.first(where: { $0.name == member.key }) else {
        let names = ["severity"] + options.map(\.name)
        throw .usage(
          "'\(rule.key)' has no option '\(member.key)', which '\(file)' sets",
          help: didYouMean(nearest(to: member.key, among: names))
            + ["there is \(names.joined(separator: ", "))"])
      }
      choice.options[option.name] = try value(member, option, rule.key, file)
    }
    return choice
  }

  private func severityOverride(
    _ member: JSON.Member, _ code: String, _ file: String
  ) throws(Failure) -> RuleSettings.Choice.SeverityOverride {
    let words = Severity.allCases.map(\.word) + ["off"]
    guard let word = member.value.string, words.contains(word) else {
      throw .usage(
        "the severity of '\(code)' in '\(file)' is not one that navscene knows",
        help: didYouMean(nearest(to: member.value.string ?? "", among: words))
          + ["it is one of \(words.joined(separator: ", ")), in quotes"])
    }
    return Severity.allCases.first { $0.word == word }.map { .on($0) } ?? .off
  }

  private func value(
    _ member: JSON.Member, _ option: RuleOption, _ code: String, _ file: String
  ) throws(Failure) -> RuleOption.Value {
    switch option.standard {
    case .integer(let standard):
      if let value = member.value.int { return .integer(value) }
      throw .usage(
        "'\(member.key)' of '\(code)' in '\(file)' is not a whole number",
        help: ["write it as in \"\(member.key)\": \(standard)"])
    case .boolean(let standard):
      if let value = member.value.bool { return .boolean(value) }
      throw .usage(
        "'\(member.key)' of '\(code)' in '\(file)' is neither true nor false",
        help: ["write it as in \"\(member.key)\": \(standard)"])
    case .texts:
      let values = member.value.array?.compactMap(\.string) ?? []
      if let count = member.value.array?.count, values.count == count { return .texts(values) }
      throw .usage(
        "'\(member.key)' of '\(code)' in '\(file)' is not a list of texts",
        help: ["write it as in \"\(member.key)\": [\"Name\"]"])
    case .table:
      if let table = table(member.value) { return .table(table) }
      let example = (option.example ?? option.standard).text
      throw .usage(
        "'\(member.key)' of '\(code)' in '\(file)' is not a table of lists",
        help: [
          "write it as in \"\(member.key)\": \(example); null in a list means that nothing is set"
        ])
    }
  }

  /// An object of lists; a value alone is a list of one.
  private func table(_ value: JSON) -> OptionTable? {
    guard let members = value.members else { return nil }
    var rows: [OptionTable.Row] = []
    for member in members {
      var values: [String?] = []
      for element in member.value.array ?? [member.value] {
        if let text = element.string {
          values.append(text)
        } else if case .null = element {
          values.append(nil)
        } else {
          return nil
        }
      }
      rows.append(OptionTable.Row(member.key, values))
    }
    return OptionTable(rows)
  }

  private mutating func readSuppressions(_ member: JSON.Member, _ file: String) throws(Failure) {
    let example =
      "{\"path\": \"Main.storyboard\", \"object\": \"6xK-7r-fAb\", \"code\": \"unreachable-scene\", "
      + "\"reason\": \"…\"}"
    guard let rows = member.value.array else {
      throw .usage(
        "'suppressions' in '\(file)' is not a list",
        help: ["write it as in \"suppressions\": [\(example)]"])
    }
    let keys = ["path", "object", "code", "reason"]
    for row in rows {
      for part in row.members ?? [] where !keys.contains(part.key) {
        throw .usage(
          "a suppression in '\(file)' has no use for '\(part.key)'",
          help: didYouMean(nearest(to: part.key, among: keys)))
      }
      guard let path = row["path"]?.string, let code = row["code"]?.string,
        row["object"] == nil || row["object"]?.string != nil,
        row["reason"] == nil || row["reason"]?.string != nil
      else {
        throw .usage(
          "a suppression in '\(file)' does not say what it silences", help: ["write \(example)"])
      }
      try check(code, file)
      suppressions.append(
        Suppression(
          path: path, pattern: PathPattern(path), object: row["object"]?.string, code: code))
    }
  }
}
