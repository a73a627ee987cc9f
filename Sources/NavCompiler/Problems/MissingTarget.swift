import NavSyntax
import NavText

/// `-> show`, with nothing after it.
struct MissingTarget: LanguageProblem {
  let verb: String

  static var explanation: Explanation { .missingTarget }
  static var explanations: [Explanation] { [] }

  var sentence: Sentence {
    let example =
      switch verb {
      case "action": "save"
      case "unwind": "orderPlaced"
      default: "Detail"
      }
    return Sentence(
      "'\(verb)' needs something to point at",
      help: "write the target after it, as in -> \(verb) \(example)")
  }

  var cascade: Cascade { .ofSyntax }
}
