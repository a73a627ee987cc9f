/// What a project wants of the rules: which ones, at which severity, with what options.
public struct RuleSettings: Sendable {
  /// What was said of one rule by its code.
  public struct Choice: Sendable {
    /// What `rules` of the configuration says of a rule.
    public enum SeverityOverride: Hashable, Sendable {
      case off
      case on(Severity)
    }

    public var severityOverride: SeverityOverride?
    public var options: [String: RuleOption.Value] = [:]

    public init() {}
  }

  /// When there are any, no other rule counts.
  public var only: Set<String> = []
  public var disabled: Set<String> = []
  public var optedIn: Set<String> = []
  public var choices: [String: Choice] = [:]

  public init() {}

  /// Those that a rule's own examples are judged with: it is asked for, and its options say what they show.
  public init(forExamplesOf rule: RuleFacts) {
    optedIn = [rule.code]
    var choice = Choice()
    for option in rule.options { choice.options[option.name] = option.example }
    choices[rule.code] = choice
  }

  /// The rules that a project wants to hear, by name.
  public var askedFor: Set<String> {
    let enabled = choices.filter { choice in
      if case .on = choice.value.severityOverride { true } else { false }
    }
    return optedIn.union(only).union(enabled.keys).subtracting(disabled)
  }

  /// Severity of a rule in sources of this format; nil when it reports nothing.
  public func level(of rule: RuleFacts, in format: SourceFormat) -> Severity? {
    if rule.leavesTextToCompiler && format == .text { return nil }
    if isSilenced(rule.code) { return nil }
    switch choices[rule.code]?.severityOverride {
    case .off: return nil
    case .on(let severity): return severity
    case nil:
      let isAsked = optedIn.contains(rule.code) || only.contains(rule.code)
      return isAsked ? rule.levels.whenAsked(format) : rule.levels[format]
    }
  }

  /// The same for a finding that is less bad than the rule's usual ones, unless the configuration sets the rule's severity.
  public func level(
    of rule: RuleFacts, in format: SourceFormat, atMost limit: Severity
  ) -> Severity? {
    guard let level = level(of: rule, in: format) else { return nil }
    return choices[rule.code]?.severityOverride == nil ? min(level, limit) : level
  }

  /// A finding that was made elsewhere, such as by the compiler, as this project wants it. An error of the language
  /// stays one in a text: there is no program after it.
  public func adjusted(_ finding: Diagnostic, in format: SourceFormat) -> Diagnostic? {
    if finding.severity == .error && format == .text { return finding }
    if isSilenced(finding.code) { return nil }
    switch choices[finding.code]?.severityOverride {
    case .off: return nil
    case .on(let severity): return finding.with(severity)
    case nil: return finding
    }
  }

  /// The value of an option of a rule.
  public func value<Value>(of option: TypedOption<Value>, of rule: RuleFacts) -> Value {
    choices[rule.code]?.options[option.name].flatMap { Value($0) } ?? option.standard
  }

  private func isSilenced(_ code: String) -> Bool {
    disabled.contains(code) || !only.isEmpty && !only.contains(code)
  }
}
