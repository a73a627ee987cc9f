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
  /// Nil where the language has the rule too, and says what it means.
  private let words: (summary: String, why: String)?
  /// Nil for what several judges share, and for what the language shows.
  public private(set) var example: RuleExample?
  public let options: [RuleOption]

  /// A rule of its own.
  public init(
    _ code: String, text: Severity?, storyboard: Severity?, _ summary: String, why: String,
    bad: @autoclosure @escaping @Sendable () -> String,
    good: @autoclosure @escaping @Sendable () -> String, options: [RuleOption] = []
  ) {
    self.code = code
    levels = Levels(text: text, storyboard: storyboard)
    words = (summary, why)
    example = RuleExample(bad: bad, good: good)
    self.options = options
  }

  /// A rule with several judges, each with an example of its own.
  public init(
    shared code: String, text: Severity?, storyboard: Severity?, _ summary: String, why: String,
    options: [RuleOption] = []
  ) {
    self.code = code
    levels = Levels(text: text, storyboard: storyboard)
    words = (summary, why)
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
    words = nil
    self.options = options
  }

  /// The same with the example of one judge.
  func with(_ example: RuleExample) -> RuleFacts {
    var facts = self
    facts.example = example
    return facts
  }

  public var isOfLanguage: Bool { words == nil }

  /// Whether the compiler alone judges text by it.
  public var leavesTextToCompiler: Bool { isOfLanguage && levels.text == nil }

  /// What `explain` says of the rule. Nil where the language says it, or another judge that has an example.
  public var explanation: Explanation? {
    guard let words, let example else { return nil }
    return Explanation(
      code, levels.whenAsked(.text), words.summary, why: words.why, bad: example.bad,
      good: example.good)
  }
}

/// A source that breaks a rule, and the same source fixed. Both are made when they are asked for: many are put together
/// from parts, and linting needs none.
public struct RuleExample: Sendable {
  private let makeBad: @Sendable () -> String
  private let makeGood: @Sendable () -> String

  init(bad: @escaping @Sendable () -> String, good: @escaping @Sendable () -> String) {
    makeBad = bad
    makeGood = good
  }

  /// It has this problem and no other.
  public var bad: String { makeBad() }
  /// It has no problem.
  public var good: String { makeGood() }
}
