import NavText

/// A backslash in a text, and what follows it.
enum UnknownEscape: SyntaxProblem {
  case unknown
  /// `"Hello \\(name)"`
  case interpolation

  var sentence: Sentence {
    switch self {
    case .unknown:
      Sentence(
        "this escape is not known",
        help: "known are \\\" \\\\ \\n \\t and \\u{1F600}; a plain backslash is written \\\\")
    case .interpolation:
      Sentence(
        "an expression in a text is simple, and closed on its line",
        help:
          "show a variable, a sum or a comparison, as in \"\\(count + 1) items\"; texts in it can be those of an enum"
      )
    }
  }

  static var explanation: Explanation {
    Explanation(
      "unknown-escape", .error,
      "A backslash in a text is followed by something that has no meaning.",
      why: """
        A backslash starts one of \\" \\\\ \\n \\t and \\u{1F600}. What follows here is none of \
        them, so it is not known what people should read on the screen.
        """,
      bad: """
        storyboard Main {
          initial -> Home
          scene Home {
            label Path "Music\\Jazz"
          }
        }
        """,
      good: """
        storyboard Main {
          initial -> Home
          scene Home {
            label Path "Music\\\\Jazz"
          }
        }
        """)
  }
}
