import NavModel
import NavSyntax
import NavText

/// A claim whose words or parts do not make one.
enum BadClaim: LanguageProblem {
  /// `never can reach Home`, `reach Home`: its words, with … for what is between them.
  case unknown(words: String)
  /// `from Home`
  case startAlone
  case missingStart
  case missingCondition(ClaimKind)
  /// `always Home, Cart`
  case severalConditions(keyword: String)
  /// `from Home within Cart`
  case missingCount
  /// `from Home within 2 Cart`, and the word in place of `taps`.
  case missingUnit(number: Int32, found: String?)
  /// `never raises ERR-20`
  case codeWithoutQuotes

  var sentence: Sentence {
    switch self {
    case .unknown(let words):
      Sentence("'\(words)' is not a claim", help: Self.advice(on: words))
    case .startAlone:
      Sentence(
        "'from' does not say what can be done from there",
        help: "go on with can reach or within, as in from Cart can reach Home")
    case .missingStart:
      Sentence(
        "'from' needs the states to start from",
        help: "write a condition or any, as in from Home within 2 taps Cart")
    case .missingCondition(let kind):
      Sentence(
        "'\(kind.facts.keyword)' needs a condition", help: "write it as in \(kind.facts.example)")
    case .severalConditions(let keyword):
      Sentence(
        "'\(keyword)' takes one condition",
        help: "join conditions with and or or, or write a claim for each on a line of its own")
    case .missingCount:
      Sentence(
        "'within' needs a number of taps", help: "write it as in from Home within 2 taps Cart")
    case .missingUnit(let number, let found):
      Sentence(
        found.map { "'within' counts taps, and not '\($0)'" } ?? "'within' counts taps",
        help:
          "write taps after the number, as in within \(number) \(ClaimKind.unit(of: number)) Cart",
        replacement: found == nil ? nil : ClaimKind.unit(of: number))
    case .codeWithoutQuotes:
      Sentence(
        "the code of an error is written in quotes",
        help: "write it as in never raises \"ERR-20\", or never raises alone for all of them")
    }
  }

  private static func advice(on words: String) -> String {
    switch words {
    case "never can reach", "can never reach", "can reach never":
      "write never and the condition, as in never Payment"
    case "can", "reach", "always reach", "always can":
      "write can reach, as in can reach Cart, or always can reach Home"
    case "raises", "always raises": "write never raises"
    case "within", "always within", "can reach … within", "always … within":
      "say from where, as in from Home within 2 taps Cart, or from any within 2 taps Home"
    default:
      "a claim is one of "
        + ClaimKind.allCases.map { $0.facts.example }.joined(separator: "; ")
    }
  }

  static var explanation: Explanation {
    Explanation(
      "bad-claim", .error, "The words of a claim do not make one, or a part of it is missing.",
      why: """
        A claim says of which states it speaks and what must be so in them: always and never of \
        all that can be reached, can reach of the launch, from of those where a condition holds.
        """,
      bad: """
        storyboard Main {
          initial -> Home
          scene Home {
            button Open -> show Cart
          }
          scene Cart
        }

        check "the cart is near" {
          from Home within 2 Cart
        }
        """,
      good: """
        storyboard Main {
          initial -> Home
          scene Home {
            button Open -> show Cart
          }
          scene Cart
        }

        check "the cart is near" {
          from Home within 2 taps Cart
        }
        """)
  }
}
