import NavText

/// A mistake that the language itself forbids: its facts as values, and what is said of them.
///
/// Each has a file of its own, with facts, sentence and fix: in this folder what reading finds, in `Slips` what people
/// write out of habit, in the compiler's folder what is found later. Most have a code of their own, for which the file
/// is named, and there its explanation and examples; slips and a few others share the code of another one. Names among
/// the facts are spelled as they were written. Nothing reads a sentence but people.
public protocol LanguageProblem: Sendable {
  /// The code, its severity, and what `navscene explain` says of it.
  static var explanation: Explanation { get }
  /// Those that this type adds to the list of all: more than one where the code follows from the facts, none where
  /// another type has the code.
  static var explanations: [Explanation] { get }
  /// Whether storyboards with this problem are built and load, and UIKit raises or keeps silent when it comes to the
  /// spot (IBW-4, IBW-6, IBW-21).
  static var isFoundAtRunTime: Bool { get }

  var code: String { get }
  var severity: Severity { get }
  var sentence: Sentence { get }
  /// What it may explain, and what may explain it.
  var cascade: Cascade { get }
  /// Other places that the sentence speaks of.
  func related(at location: Location) -> [Label]
  /// What an editor may write instead.
  func fix(at location: Location) -> Fix?
}

extension LanguageProblem {
  public static var explanations: [Explanation] { [explanation] }
  public static var isFoundAtRunTime: Bool { false }
  public var code: String { Self.explanation.code }
  public var severity: Severity { Self.explanation.severity }
  public var cascade: Cascade { [] }

  public func related(at location: Location) -> [Label] { sentence.related }
  public func fix(at location: Location) -> Fix? { sentence.fix(at: location) }

  /// The problem as a report shows it.
  public func diagnostic(at location: Location) -> Diagnostic {
    let sentence = sentence
    return Diagnostic(
      code, severity, at: location, sentence.message, label: sentence.label,
      related: related(at: location), help: sentence.help, fix: fix(at: location))
  }
}

/// A problem in words: what is wrong, and what to write instead.
public struct Sentence: Sendable {
  /// What is wrong, without a full stop.
  public let message: String
  /// What is under the carets; may be empty.
  public let label: String
  /// Other places, each with a label.
  public let related: [Label]
  /// What to write instead, each a sentence.
  public let help: [String]
  /// What may be in place of what was reported: where a name is near enough to be what was meant.
  public let replacement: String?

  public init(
    _ message: String, label: String = "", related: [Label] = [], help: [String],
    replacement: String? = nil
  ) {
    self.message = message
    self.label = label
    self.related = related
    self.help = help
    self.replacement = replacement
  }

  public init(
    _ message: String, label: String = "", related: [Label] = [], help: String,
    replacement: String? = nil
  ) {
    self.init(message, label: label, related: related, help: [help], replacement: replacement)
  }

  /// What an editor may write instead.
  public func fix(at location: Location) -> Fix? {
    replacement.map { Fix("write '\($0)'", [TextEdit(location, $0)]) }
  }
}
