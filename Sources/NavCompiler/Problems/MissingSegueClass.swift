import NavSyntax
import NavText

/// A custom segue without the class that does the work.
struct MissingSegueClass: LanguageProblem {
  static let isFoundAtRunTime = true

  var sentence: Sentence {
    Sentence(
      "a custom segue needs the class that does the work",
      label: "the app crashes when it is performed (ERR-33)",
      help: "write { class: FadeSegue } after the target")
  }

  static var explanation: Explanation {
    Explanation(
      "missing-segue-class", .error, "A custom segue does not name its class.",
      why: """
        All that a custom segue does is in the perform method of its class (SEG-7). Without a \
        class the app crashes when the segue is performed (ERR-33).
        """,
      bad: """
        storyboard Main {
          initial -> Home
          scene Home {
            button Next "Next" -> custom Detail
          }
          scene Detail
        }
        """,
      good: """
        storyboard Main {
          initial -> Home
          scene Home {
            button Next "Next" -> custom Detail { class: FadeSegue }
          }
          scene Detail
        }
        """)
  }
}
