import NavSyntax
import NavText

/// A word after an arrow that names no connection.
enum UnknownVerb: LanguageProblem {
  case unknown(String, near: [String])
  /// `-> root Home` instead of `root -> Home`: where such a line belongs, and whether that is here.
  case stands(beforeArrow: String, target: String, in: Home, isHere: Bool, arrow: Location)

  var sentence: Sentence {
    switch self {
    case .unknown(let word, let near):
      Sentence(
        "there is no connection called '\(word)'",
        help: didYouMean(near, otherwise: Self.advice(on: word)), replacement: near.first)
    case .stands(let word, let target, let home, let isHere, _):
      Sentence(
        "'\(word)' goes before the arrow, not after it",
        help: isHere
          ? "write \(word) -> \(target)"
          : "write \(word) -> \(target) on a line of its own in \(home.words)")
    }
  }

  func fix(at location: Location) -> Fix? {
    guard case .stands(let word, let target, _, isHere: true, let arrow) = self else {
      return sentence.fix(at: location)
    }
    let line = "\(word) -> \(target)"
    return Fix("write '\(line)'", [TextEdit(arrow, line)])
  }

  private static func advice(on word: String) -> String {
    switch word {
    case "outlet", "outlets":
      "write the name of the outlet before the arrow, as in outlet total -> Total"
    case "if": "a condition goes after the target, as in -> show Detail when isSignedIn"
    default:
      Alias.advice(on: word)
        ?? (startsSmall(word) ? verbs : "the connection comes first, as in -> show \(word)")
    }
  }

  private static let verbs =
    "it is show, showDetail, present, popover, embed, unwind, custom or action"

  var cascade: Cascade { [.isMisread, .mayDeclare] }

  static var explanation: Explanation {
    Explanation(
      "unknown-verb", .error, "An arrow starts with a word that is not a connection.",
      why: """
        The connections are the segues of Interface Builder, and action for a method of the \
        class. An unknown one would leave the button without any effect.
        """,
      bad: """
        storyboard Main {
          initial -> Home
          scene Home {
            button Next "Next" -> shwo Detail
          }
          scene Detail
        }
        """,
      good: """
        storyboard Main {
          initial -> Home
          scene Home {
            button Next "Next" -> show Detail
          }
          scene Detail
        }
        """)
  }
}
