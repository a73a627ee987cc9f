import NavCheck
import NavCompiler
import NavStoryboard
import NavText

/// All rules of `lint`, whatever they look at, and all codes that a project may speak of.
enum RuleCatalogue {
  /// In the order of their codes. Judges of one code share its facts, so that the first one speaks for all.
  static let rules: [RuleFacts] = {
    var rules: [String: RuleFacts] = [:]
    for rule in judges where rules[rule.code]?.explanation == nil { rules[rule.code] = rule }
    return rules.values.sorted { $0.code < $1.code }
  }()

  /// One for each way that something is looked for.
  static let judges: [RuleFacts] =
    ProgramRules.all.map(\.facts) + StoryboardRules.all.map(\.facts) + SourceRules.all.map(\.facts)
    + [Suppressions.facts, Baseline.facts, HiddenCharacters.facts]

  /// What is said without refusing the program can be turned off too: by the language, and of what is not judged in
  /// storyboards.
  static let codes: [String] = {
    let remarks = (Compilation.explanations + StoryboardCompilation.explanations)
      .filter { $0.severity != .error }
    return Set(rules.map(\.code) + remarks.map(\.code)).sorted()
  }()

  /// What a rule can judge: a project may ask for it where it finds nothing, and has to hear so.
  enum Subject: CaseIterable {
    case text
    case storyboard
    case xib

    /// In the plural.
    var words: String {
      switch self {
      case .text: "texts"
      case .storyboard: "storyboards"
      case .xib: "xibs"
      }
    }
  }

  /// What a code is about.
  static func subjects(of code: String) -> [Subject] {
    let ofPrograms = ProgramRules.all.filter { $0.facts.code == code }
    let isOfDocuments =
      StoryboardRules.all.contains { $0.facts.code == code }
      || SourceRules.all.contains { $0.facts.code == code }
      || StoryboardCompilation.explanations.contains { $0.code == code }
    let isOfAll = code == Suppressions.facts.code || code == Baseline.facts.code
    let isOfTexts =
      isOfAll || !ofPrograms.isEmpty || code == HiddenCharacters.facts.code
      || Compilation.explanations.contains { $0.code == code }
    return Subject.allCases.filter { subject in
      switch subject {
      case .text: isOfTexts
      case .storyboard:
        isOfAll || isOfDocuments || ofPrograms.contains { !$0.needs.contains(.text) }
      case .xib: isOfAll || isOfDocuments
      }
    }
  }

  /// Those that may be silenced where sources have this format. An error of the language leaves no program in a text:
  /// it cannot be silenced.
  static func codes(in format: SourceFormat) -> [String] {
    switch format {
    case .text: codesInText
    case .storyboard: codes
    }
  }

  private static let codesInText: [String] = {
    let errors = Set(Compilation.explanations.filter { $0.severity == .error }.map(\.code))
    return codes.filter { !errors.contains($0) }
  }()

  static let explanations: [Explanation] = rules.compactMap(\.explanation)

  static func rule(_ code: String) -> RuleFacts? { rules.first { $0.code == code } }

  /// The explanation of a rule, which may be with the language.
  static func explanation(of rule: RuleFacts) -> Explanation? {
    rule.explanation ?? Compilation.explanations.first { $0.code == rule.code }
  }

  /// Default severity of a rule; for texts, what the language says.
  static func levels(of rule: RuleFacts) -> Levels {
    guard rule.isOfLanguage else { return rule.levels }
    return Levels(text: explanation(of: rule)?.severity, storyboard: rule.levels.storyboard)
  }

  static func word(_ level: Severity?) -> String { level?.word ?? "off" }
}
