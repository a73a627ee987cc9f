import NavText

/// A number that no program can keep.
struct NumberTooLarge: SyntaxProblem {
  var sentence: Sentence {
    Sentence(
      "this number is too large",
      help: "whole numbers end at 2147483647, numbers with a point at 2147483")
  }

  static var explanation: Explanation {
    Explanation(
      "number-too-large", .error, "A number is too large to be kept.",
      why: """
        Whole numbers end at 2147483647 and numbers with a point at 2147483, which is far more \
        than any screen has points. A larger one is a slip.
        """,
      bad: """
        storyboard Main {
          initial -> Home
          scene Home {
            button Pay "Pay" {
              tag: 4000000000
            }
          }
        }
        """,
      good: """
        storyboard Main {
          initial -> Home
          scene Home {
            button Pay "Pay" {
              tag: 4
            }
          }
        }
        """)
  }
}
