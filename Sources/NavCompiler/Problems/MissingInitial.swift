import NavSyntax
import NavText

/// A storyboard that does not say where it starts.
struct MissingInitial: LanguageProblem {
  let storyboard: String

  static let isFoundAtRunTime = true

  var sentence: Sentence {
    Sentence(
      "storyboard '\(storyboard)' has no initial controller",
      label: "an app that starts here shows a black screen (ERR-37)",
      help: [
        "add a line such as initial -> Home",
        "if only code makes scenes of it, write initial: none",
      ])
  }

  var cascade: Cascade { .lacksMember }

  static var explanation: Explanation {
    Explanation(
      "missing-initial", .error, "A storyboard does not say which scene it starts with.",
      why: """
        An app whose main storyboard has no initial controller logs a line and shows a black \
        screen (ERR-37). Xcode does not notice (IBW-4). A storyboard that others point into \
        needs none, nor does one whose scenes have identifiers. A storyboard used only from code says \
        initial: none.
        """,
      bad: """
        storyboard Main {
          scene Home
        }
        """,
      good: """
        storyboard Main {
          initial -> Home
          scene Home
        }
        """)
  }
}
