/// What a rule has found so far, at the severities that the settings give it.
public struct RuleFindings: Sendable {
  public let facts: RuleFacts
  private let needs: RuleNeeds
  private let settings: RuleSettings
  public private(set) var all: [Diagnostic] = []

  public init<Context>(of rule: Rule<Context>, _ settings: RuleSettings) {
    facts = rule.facts
    needs = rule.needs
    self.settings = settings
  }

  /// Reports at the rule's severity in this format; nothing where it is off.
  ///
  /// `limit` is for what is less bad than the rule's usual finding; a severity that a project chose counts all the same.
  public mutating func report(
    at location: Location, in format: SourceFormat, _ message: String, label: String,
    related: [Label], help: [String], fix: Fix?, atMost limit: Severity,
    trace: [TraceStep] = []
  ) {
    guard let level = level(in: format, atMost: limit) else { return }
    all.append(
      Diagnostic(
        facts.code, level, at: location, message, label: label, related: related, help: help,
        fix: fix, trace: trace))
  }

  /// Whether a finding in this format would be reported at all: for rules whose search costs something.
  public func isOn(in format: SourceFormat) -> Bool { level(in: format, atMost: .error) != nil }

  private func level(in format: SourceFormat, atMost limit: Severity) -> Severity? {
    if needs.contains(.text) && format != .text { return nil }
    return settings.level(of: facts, in: format, atMost: limit)
  }

  /// The value of one of the rule's own options.
  public func value<Value>(of option: TypedOption<Value>) -> Value {
    settings.value(of: option, of: facts)
  }
}
