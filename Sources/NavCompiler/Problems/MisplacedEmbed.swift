import NavSyntax
import NavText

/// An embed segue that starts at no container view.
struct MisplacedEmbed: LanguageProblem {
  var sentence: Sentence {
    Sentence(
      "only a container view can embed a scene", help: "write container Place -> embed Scene")
  }

  static var explanation: Explanation {
    Explanation(
      "misplaced-embed", .error, "An embed arrow starts at something other than a container.",
      why: """
        An embed segue runs by itself while the view of its owner loads, and puts the scene into \
        a container view (SEG-28). A button has no room for it.
        """,
      bad: """
        storyboard Main {
          initial -> Home
          scene Home {
            button Map "Map" -> embed MapScene
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
