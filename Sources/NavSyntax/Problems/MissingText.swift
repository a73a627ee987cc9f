import NavText

/// A clause without its text in quotes.
struct MissingText: SyntaxProblem {
  /// `as` or `on`.
  let clause: String
  let found: StrayToken

  var sentence: Sentence {
    Sentence(
      "'\(clause)' needs a text in quotes\(found.butFound)", label: "a text belongs here",
      help: "put it in quotes, as in \(clause == "on" ? "on \"iPhone 15\"" : "as \"ShowDetail\"")")
  }

  static var explanation: Explanation {
    Explanation(
      "missing-text", .error, "A text in quotes is missing.",
      why: """
        Identifiers and devices are texts that code and the system look things up by, so they \
        stand in quotes, as they do in Interface Builder and in performSegue(withIdentifier:).
        """,
      bad: """
        storyboard Main {
          initial -> Home
          scene Home {
            -> show Detail as ShowDetail
          }
          scene Detail
        }
        """,
      good: """
        storyboard Main {
          initial -> Home
          scene Home {
            -> show Detail as "ShowDetail"
          }
          scene Detail
        }
        """)
  }
}
