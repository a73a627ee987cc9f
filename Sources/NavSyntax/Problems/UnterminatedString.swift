import NavText

/// `title: "Home`
struct UnterminatedString: SyntaxProblem {
  var sentence: Sentence {
    Sentence(
      "this text has no closing quote on its line", label: "it starts here",
      help: "close it with \"; a line break inside a text is written \\n")
  }

  /// Its last byte may be the brace that was meant to open a block.
  var cascade: Cascade { [.ofSyntax, .mayHideBrace] }

  static var explanation: Explanation {
    Explanation(
      "unterminated-string", .error,
      "A text has an opening quote but no closing one on its line.",
      why: """
        A text ends on the line where it starts, so that a forgotten quote spoils only that line. A \
        line break inside a text is written \\n.
        """,
      bad: """
        storyboard Main {
          initial -> Home
          scene Home {
            title: "Home
            prompt: "Good morning"
          }
        }
        """,
      good: """
        storyboard Main {
          initial -> Home
          scene Home {
            title: "Home"
            prompt: "Good morning"
          }
        }
        """)
  }
}
