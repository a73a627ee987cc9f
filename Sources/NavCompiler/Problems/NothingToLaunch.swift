import NavSyntax
import NavText

/// A test or a check without a storyboard that it could start.
struct NothingToLaunch: LanguageProblem {
  enum Declaration: Hashable { case test, check }

  let declaration: Declaration

  var sentence: Sentence {
    switch declaration {
    case .test:
      Sentence(
        "there is no storyboard that this test could launch",
        help: "put the test into the file of a storyboard, or start with launch Name")
    case .check:
      Sentence(
        "there is no storyboard that this check could launch",
        help: "put the check into the file of a storyboard, or name one, as in check \"…\" of Shop")
    }
  }

  var cascade: Cascade { .needsAnyDeclaration }

  static var explanation: Explanation {
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
        """)
  }
}
