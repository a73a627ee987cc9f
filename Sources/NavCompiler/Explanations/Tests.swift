import NavText

extension SemanticProblem {
  /// What tests ask and do, and the operands of commands and statements.
  static var testExplanations: [Explanation] {
    [
      Explanation(
        "nothing-to-launch", .error, "A test has no storyboard that it could start.",
        why: """
          A test starts the app with the storyboard of its file, or with the main one. Without an \
          initial controller there is nothing on the screen to test (ERR-37).
          """,
        bad: """
          test "the app starts" {
            launch
          }
          """,
        good: """
          storyboard Main {
            initial -> Home
            scene Home
          }

          test "the app starts" {
            launch
          }
          """),
      Explanation(
        "unknown-query", .error, "A test asks for something that cannot be asked for.",
        why: """
          A test can expect what a person sees and what UIKit's properties tell: visible, stack, \
          title and others, and any state variable. A question that nobody answers would neither \
          hold nor fail.
          """,
        bad: """
          storyboard Main {
            initial -> Home
            scene Home
          }

          test "the app starts at home" {
            expect visibel == Home
          }
          """,
        good: """
          storyboard Main {
            initial -> Home
            scene Home
          }

          test "the app starts at home" {
            expect visible == Home
          }
          """),
      Explanation(
        "bad-expectation", .error, "An expectation is not a question with an answer.",
        why: """
          An expectation either asks what can be yes or no, as in expect barHidden, or compares an \
          answer, as in expect visible == Home. Anything else cannot come true.
          """,
        bad: """
          storyboard Main {
            initial -> Home
            scene Home
          }

          test "the app starts at home" {
            expect visible
          }
          """,
        good: """
          storyboard Main {
            initial -> Home
            scene Home
          }

          test "the app starts at home" {
            expect visible == Home
          }
          """),
      Explanation(
        "bad-operand", .error, "A word stands without what it needs, or with something else.",
        why: """
          perform takes the identifier of a segue in quotes, tap a name, setStack a list of \
          scenes, initial an arrow. Without its operand the call that the word stands for cannot \
          be made.
          """,
        bad: """
          storyboard Main {
            initial -> Home
            scene Home {
              action open { perform }
              -> show Detail as "ShowDetail"
            }
            scene Detail
          }
          """,
        good: """
          storyboard Main {
            initial -> Home
            scene Home {
              action open { perform "ShowDetail" }
              -> show Detail as "ShowDetail"
            }
            scene Detail
          }
          """),
    ]
  }
}
