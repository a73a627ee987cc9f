import NavText

/// `label Total "\(count) items"`: a text that changes, where one is written once and for all.
struct FixedText: SyntaxProblem {
  var sentence: Sentence {
    Sentence(
      "this text cannot change while the app runs",
      help:
        "what changes is an attribute in braces, as in label Total { text: \"\\(count) items\" }"
    )
  }

  static var explanation: Explanation {
    Explanation(
      "fixed-text", .error, "A text that is fixed has a variable in it.",
      why: """
        The text after a name is what Interface Builder shows before any code has run, and \
        identifiers never change. What follows a variable is an attribute: text, title, prompt.
        """,
      bad: """
        storyboard Main {
          initial -> Cart
          scene Cart {
            var count: 0...9
            label Total "\\(count) items"
          }
        }
        """,
      good: """
        storyboard Main {
          initial -> Cart
          scene Cart {
            var count: 0...9
            label Total { text: "\\(count) items" }
          }
        }
        """)
  }
}
