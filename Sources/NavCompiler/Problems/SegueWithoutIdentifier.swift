import NavSyntax
import NavText

/// A segue that starts at the controller, and that nothing can perform.
struct SegueWithoutIdentifier: LanguageProblem {
  let scene: String
  /// The line as it would read if the arrow was after what is above it.
  let line: String?

  var sentence: Sentence {
    Sentence(
      "a segue that starts at the controller itself needs an identifier",
      label: "without one nothing in '\(scene)' can perform it (IBW-3)",
      help: line.map { "an arrow goes on the line of what it starts at: write \($0)" }
        ?? "write as \"Name\" after the target, or start it at a button")
  }

  static var explanation: Explanation {
    Explanation(
      "segue-without-identifier", .warning,
      "A segue starts at the controller itself and has no identifier.",
      why: """
        Nothing that a person touches sets it off, so only code can: performSegue with its \
        identifier. Without one it is never performed; Xcode warns about it as well (IBW-3).
        """,
      bad: """
        storyboard Main {
          initial -> Home
          scene Home {
            -> show Detail
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
