import NavText

/// `/* … */`
struct BlockComment: SyntaxProblem {
  var sentence: Sentence {
    Sentence(
      "comments do not start with '/*'",
      help: "start each line of the comment with //")
  }

  static var explanation: Explanation {
    Explanation(
      "block-comment", .error, "A comment starts with '/*', which other languages have.",
      why: """
        Comments start with // and end with their line; three slashes document the declaration \
        below. One kind of comment keeps every line readable on its own.
        """,
      bad: """
        storyboard Main {
          /* The first screen */
          initial -> Home
          scene Home
        }
        """,
      good: """
        storyboard Main {
          // The first screen
          initial -> Home
          scene Home
        }
        """)
  }
}
