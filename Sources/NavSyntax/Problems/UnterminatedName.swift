import NavText

/// A name after a backquote that nothing closes.
struct UnterminatedName: SyntaxProblem {
  var sentence: Sentence {
    Sentence(
      "this name has no closing backquote",
      help: "close it with `")
  }

  static var explanation: Explanation {
    Explanation(
      "unterminated-name", .error,
      "A name has an opening backquote but no closing one on its line.",
      why: """
        Backquotes make a name of a word that would be read as something else, such as when or \
        with. They come in pairs, on one line.
        """,
      bad: """
        storyboard Main {
          initial -> `when
          scene `when`
        }
        """,
      good: """
        storyboard Main {
          initial -> `when`
          scene `when`
        }
        """)
  }
}
