/// Default severity: one for text, one for storyboards, where a rule must be silent on sound files.
public struct Levels: Hashable, Sendable {
  /// Nil: only people who ask for the rule get it.
  public let text: Severity?
  public let storyboard: Severity?

  public init(text: Severity?, storyboard: Severity?) {
    self.text = text
    self.storyboard = storyboard
  }

  /// Severity in this format; nil where the rule is off.
  public subscript(format: SourceFormat) -> Severity? {
    switch format {
    case .text: text
    case .storyboard: storyboard
    }
  }

  /// For those who ask for a rule that is off: its severity in the other format.
  func whenAsked(_ format: SourceFormat) -> Severity {
    self[format] ?? text ?? storyboard ?? .warning
  }
}

/// All there is to know of a rule without running it: `rules`, `explain`, the configuration and reports read this.
public struct RuleFacts: Sendable {
  /// In kebab case, naming the problem.
  public let code: String
  public let levels: Levels
  /// Nil for a rule that the language has too: there the explanation stands.
  public let explanation: Explanation?
  public let options: [RuleOption]

  /// A rule of its own.
  public init(
    _ code: String, text: Severity?, storyboard: Severity?, _ summary: String, why: String,
    bad: @autoclosure @escaping @Sendable () -> String,
    good: @autoclosure @escaping @Sendable () -> String, options: [RuleOption] = []
  ) {
    self.code = code
    levels = Levels(text: text, storyboard: storyboard)
    explanation = Explanation(
      code, levels.whenAsked(.text), summary, why: why, bad: bad(), good: good())
    self.options = options
  }

  /// A rule that the compiler holds text to under the same code: for what is no text, and for what of text it leaves to
  /// `lint`.
  public init(
    ofLanguage code: String, text: Severity? = nil, storyboard: Severity?,
    options: [RuleOption] = []
  ) {
    self.code = code
    levels = Levels(text: text, storyboard: storyboard)
    explanation = nil
    self.options = options
  }

  public var isOfLanguage: Bool { explanation == nil }

  /// Whether the compiler alone judges text by it.
  public var leavesTextToCompiler: Bool { isOfLanguage && levels.text == nil }

  /// Of one problem that is looked for in two ways.
  public func joined(_ other: RuleFacts) -> RuleFacts {
    RuleFacts(
      code: code,
      levels: Levels(
        text: levels.text ?? other.levels.text,
        storyboard: levels.storyboard ?? other.levels.storyboard),
      explanation: explanation ?? other.explanation,
      options: options
        + other.options.filter { option in !options.contains { $0.name == option.name } })
  }

  private init(code: String, levels: Levels, explanation: Explanation?, options: [RuleOption]) {
    self.code = code
    self.levels = levels
    self.explanation = explanation
    self.options = options
  }
}
