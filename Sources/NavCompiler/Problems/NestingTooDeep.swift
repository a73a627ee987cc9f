import NavModel
import NavSyntax
import NavText

/// A class with more superclasses than any app needs.
struct NestingTooDeep: LanguageProblem {
  let name: String

  static var explanation: Explanation { .nestingTooDeep }
  static var explanations: [Explanation] { [] }

  var sentence: Sentence {
    Sentence(
      "'\(name)' has more superclasses above it than any app needs",
      help: "nothing needs more than \(Program.deepestNesting); was something pasted twice?")
  }

  var cascade: Cascade { .ofSyntax }
}
