import NavSyntax
import NavText

/// A container view that embeds nothing.
struct EmptyContainer: LanguageProblem {
  /// Empty where it has none.
  let name: String

  var sentence: Sentence {
    Sentence(
      "the container view\(name.isEmpty ? "" : " '\(name)'") embeds nothing",
      help: "say what it shows, as in container \(name.isEmpty ? "Place" : name) -> embed Scene")
  }

  static var explanation: Explanation {
    Explanation(
      "empty-container", .warning, "A container view embeds no scene.",
      why: """
        A container is the place for another scene (SEG-28). Without one there is an empty \
        rectangle on the screen; a plain view says so more clearly.
        """,
      bad: """
        storyboard Main {
          initial -> Home
          scene Home {
            container Map
          }
          scene MapScene
        }
        """,
      good: """
        storyboard Main {
          initial -> Home
          scene Home {
            container Map -> embed MapScene
          }
          scene MapScene
        }
        """)
  }
}
