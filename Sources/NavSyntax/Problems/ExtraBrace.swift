import NavText

/// A `}` that no `{` is open for.
struct ExtraBrace: SyntaxProblem {
  var sentence: Sentence {
    Sentence(
      "this '}' closes nothing",
      help: "take it out, or look above for a block that was closed too early")
  }

  var cascade: Cascade { [.isSyntax, .isCause, .hidesShape] }

  static var explanation: Explanation {
    Explanation(
      "extra-brace", .error, "A '}' closes nothing.",
      why: """
        There are more closing braces than opening ones, so a block before it was closed too \
        early, or this brace is left over. The rest of the file is judged when the braces are \
        right.
        """,
      bad: """
        storyboard Main {
          initial -> Home
          scene Home {
            title: "Home"
          }
          }
        }
        """,
      good: """
        storyboard Main {
          initial -> Home
          scene Home {
            title: "Home"
          }
        }
        """)
  }
}
