import NavText

/// A word that is kept for a later version.
struct NotAvailableYet: SyntaxProblem {
  let word: String

  var sentence: Sentence {
    Sentence(
      "'\(word)' is not available yet",
      help: "this version of navscene cannot read it; take it out for now")
  }

  static var explanation: Explanation {
    Explanation(
      "not-available-yet", .error, "This version of navscene cannot read the construct yet.",
      why: """
        The word is kept for something that a later version understands. It is read over, so \
        that the rest of the file is still checked, but nothing would come of it.
        """,
      bad: """
        storyboard Main {
          initial -> Home
          scene Home
        }

        check "there is always a way back" {
          always visible == Home
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
        """)
  }
}
