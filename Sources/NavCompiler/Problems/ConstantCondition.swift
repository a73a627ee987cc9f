import NavSyntax
import NavText

/// A comparison that comes out the same in every state.
enum ConstantCondition: LanguageProblem {
  /// The variable on both sides.
  case itself(String, holds: Bool)
  /// A variable, the range that it has, and a limit that no value of the range is beyond.
  case limit(String, low: Int32, high: Int32, holds: Bool)

  var sentence: Sentence {
    switch self {
    case .itself(let variable, let holds):
      Sentence(
        "this is always \(holds): '\(variable)' is compared with itself",
        help: "compare it with something else, or leave the comparison out")
    case .limit(let variable, let low, let high, let holds):
      Sentence(
        "this is always \(holds): '\(variable)' goes from \(low) to \(high)",
        help: "compare it with a number in between, or leave the comparison out")
    }
  }

  static var explanation: Explanation {
    Explanation(
      "constant-condition", .warning, "A comparison is always true, or always false.",
      why: """
        What depends on it happens every time or never, so a screen after it is reached without \
        a choice or not at all. The range of a variable says which values it can have; the other \
        side is probably another variable or another number.
        """,
      bad: """
        storyboard Shop {
          initial -> Cart
          scene Cart {
            var count: 0...9
            button Pay "Pay" -> show Checkout when count >= 0
          }
          scene Checkout
        }
        """,
      good: """
        storyboard Shop {
          initial -> Cart
          scene Cart {
            var count: 0...9
            button Pay "Pay" -> show Checkout when count > 0
          }
          scene Checkout
        }
        """)
  }
}
