import NavSyntax
import NavText

/// A storyboard without braces.
struct MissingBlock: LanguageProblem {
  let keyword: String

  static var explanation: Explanation { .missingBlock }
  static var explanations: [Explanation] { [] }

  var sentence: Sentence {
    Sentence(
      "this \(keyword) has no block",
      help: "open its block on the same line, as in \(keyword) Main {, and close it with }")
  }

  var cascade: Cascade { [.isSyntax, .hidesShape, .followsMissingBrace] }
}
