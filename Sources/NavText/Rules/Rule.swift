/// One opinion: its facts, what it needs, and what looks for what it is about.
///
/// `Context` is what a rule is given, and says what it judges: a program, a document, or a project with its code. A file
/// in a folder `Rules` makes one rule, and the list in that folder names it; documentation and tests come from the file.
public struct Rule<Context>: Sendable {
  public let facts: RuleFacts
  public let needs: RuleNeeds
  /// Whether it takes as long as most others together: a caller with threads begins with it.
  public let isExpensive: Bool
  /// Whether it is skipped where sources are given: a rule about code judges the same better.
  public let unlessSourcesGiven: Bool
  /// Reports what it finds to the context.
  public let check: @Sendable (inout Context) -> Void

  public init(
    _ facts: RuleFacts, needs: RuleNeeds = [], isExpensive: Bool = false,
    unlessSourcesGiven: Bool = false, check: @escaping @Sendable (inout Context) -> Void
  ) {
    self.facts = facts
    self.needs = needs
    self.isExpensive = isExpensive
    self.unlessSourcesGiven = unlessSourcesGiven
    self.check = check
  }

  /// One judge of a shared rule, or of one that the language has, with an example of its own.
  public init(
    _ facts: RuleFacts, bad: @autoclosure @escaping @Sendable () -> String,
    good: @autoclosure @escaping @Sendable () -> String, needs: RuleNeeds = [],
    isExpensive: Bool = false, unlessSourcesGiven: Bool = false,
    check: @escaping @Sendable (inout Context) -> Void
  ) {
    self.init(
      facts.with(RuleExample(bad: bad, good: good)), needs: needs, isExpensive: isExpensive,
      unlessSourcesGiven: unlessSourcesGiven, check: check)
  }
}

extension Rule {
  /// Whether it is on in sources of some of these formats.
  public func isOn(_ settings: RuleSettings, in formats: some Sequence<SourceFormat>) -> Bool {
    formats.contains { format in
      (format == .text || !needs.contains(.text)) && settings.level(of: facts, in: format) != nil
    }
  }
}
