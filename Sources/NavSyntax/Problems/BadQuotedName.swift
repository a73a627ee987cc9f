import NavText

/// Backquotes around something other than a name.
struct BadQuotedName: SyntaxProblem {
  var sentence: Sentence {
    Sentence(
      "there is no name between these backquotes",
      help: "a name is letters, digits and _, and does not start with a digit")
  }

  static var explanation: Explanation {
    Explanation(
      "bad-quoted-name", .error, "The text between backquotes is not a name.",
      why: """
        Backquotes only protect a name from being read as a word of the language; they do not \
        allow blanks or other characters in it. What people read on the screen is a text, as in \
        title: "World Clock".
        """,
      bad: """
        storyboard Main {
          initial -> Clock
          scene Clock
          scene `World Clock`
        }
        """,
      good: """
        storyboard Main {
          initial -> Clock
          scene Clock
          scene WorldClock {
            title: "World Clock"
          }
        }
        """)
  }
}
