import NavText

/// Bytes that are no characters.
struct InvalidUTF8: SyntaxProblem {
  var sentence: Sentence {
    Sentence(
      "these bytes are not UTF-8",
      help: "save the file as UTF-8; most editors call it 'UTF-8' or 'Unicode (UTF-8)'")
  }

  static var explanation: Explanation {
    Explanation(
      "invalid-utf8", .error, "Some bytes of the file are not UTF-8, so they are not characters.",
      why: """
        Sources are read as UTF-8. The file was saved in another encoding, such as Latin-1 or \
        UTF-16, or part of it was damaged. The names and titles in it would reach the app as \
        garbage, so nothing is guessed.
        """,
      bad: """
        storyboard Main {
          initial -> Home
          scene Home {
            title: "Caf\u{FFFD}"
          }
        }
        """,
      good: """
        storyboard Main {
          initial -> Home
          scene Home {
            title: "Café"
          }
        }
        """)
  }
}
