import NavSyntax
import NavText

/// A mistake that the language itself forbids: its facts as values, and what is said of them.
///
/// Each code has a file of its own in this folder, named for it, with facts, sentence, fix, explanation and examples.
/// Names among the facts are spelled as they were written. Nothing reads a sentence but people.
protocol LanguageProblem {
  /// The code, its severity, and what `navscene explain` says of it.
  static var explanation: Explanation { get }
  /// Those that this type adds to the list of all: more than one where the code follows from the facts, none where
  /// reading has the same problem.
  static var explanations: [Explanation] { get }
  /// Whether storyboards with this problem are built and load, and UIKit raises or keeps silent when it comes to the
  /// spot (IBW-4, IBW-6, IBW-21).
  static var isFoundAtRunTime: Bool { get }

  var code: String { get }
  var severity: Severity { get }
  var sentence: Sentence { get }
  var cascade: Cascade { get }
  /// What an editor may write instead.
  func fix(at location: Location) -> Fix?
}

extension LanguageProblem {
  static var explanations: [Explanation] { [explanation] }
  static var isFoundAtRunTime: Bool { false }
  var code: String { Self.explanation.code }
  var severity: Severity { Self.explanation.severity }
  var cascade: Cascade { [] }

  func fix(at location: Location) -> Fix? { sentence.fix(at: location) }

  func diagnostic(at location: Location) -> Diagnostic {
    let sentence = sentence
    return Diagnostic(
      code, severity, at: location, sentence.message, label: sentence.label,
      related: sentence.related, help: sentence.help, fix: fix(at: location))
  }
}

/// A problem in words: what is wrong, and what to write instead.
struct Sentence {
  let message: String
  /// What is under the carets; may be empty.
  let label: String
  let related: [Label]
  let help: [String]
  /// What may be in place of what was reported: where a name is near enough to be what was meant.
  let replacement: String?

  init(
    _ message: String, label: String = "", related: [Label] = [], help: [String],
    replacement: String? = nil
  ) {
    self.message = message
    self.label = label
    self.related = related
    self.help = help
    self.replacement = replacement
  }

  init(
    _ message: String, label: String = "", related: [Label] = [], help: String,
    replacement: String? = nil
  ) {
    self.init(message, label: label, related: related, help: [help], replacement: replacement)
  }

  func fix(at location: Location) -> Fix? {
    replacement.map { Fix("write '\($0)'", [TextEdit(location, $0)]) }
  }
}

/// A problem as the report will show it, and what the compiler has to know of it besides.
struct FoundProblem {
  let diagnostic: Diagnostic
  let cascade: Cascade
  let isFoundAtRunTime: Bool

  init<Problem: LanguageProblem>(_ problem: Problem, at location: Location) {
    diagnostic = problem.diagnostic(at: location)
    cascade = problem.cascade
    isFoundAtRunTime = Problem.isFoundAtRunTime
  }

  init(_ problem: SyntaxProblem, at location: Location) {
    diagnostic = problem.diagnostic(at: location)
    cascade = problem.cascade
    isFoundAtRunTime = false
  }
}
