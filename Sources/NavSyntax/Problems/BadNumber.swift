import NavText

/// Digits that are no number.
enum BadNumber: SyntaxProblem {
  /// `12px`
  case withLetters
  /// `.5`, and the digits after the point.
  case pointFirst(String)

  var sentence: Sentence {
    switch self {
    case .withLetters:
      Sentence(
        "this is neither a number nor a name",
        help: "numbers are digits, as in 12 or 0.5, without a unit; names start with a letter")
    case .pointFirst(let digits):
      Sentence("a number starts with a digit", help: "write 0.\(digits)")
    }
  }

  func fix(at location: Location) -> Fix? {
    guard case .pointFirst(let digits) = self else { return nil }
    return Fix("write '0.\(digits)'", [TextEdit(location, "0.\(digits)")], isSafe: true)
  }

  static var explanation: Explanation {
    Explanation(
      "bad-number", .error, "Digits run into letters, which is neither a number nor a name.",
      why: """
        Lengths are in points and take no unit, as in UIKit. Names start with a letter.
        """,
      bad: """
        storyboard Main {
          initial -> Home
          scene Home {
            stack Buttons {
              spacing: 8pt
            }
          }
        }
        """,
      good: """
        storyboard Main {
          initial -> Home
          scene Home {
            stack Buttons {
              spacing: 8
            }
          }
        }
        """)
  }
}
