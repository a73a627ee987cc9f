import NavModel
import NavSyntax
import NavText

/// An arrow that starts at something that answers to no touch.
struct CannotTrigger: LanguageProblem {
  let kind: ElementKind

  var sentence: Sentence {
    let (reason, advice) =
      switch kind {
      case .container:
        (
          "it answers to no touch",
          "write embed to show a scene in it, as in container Place -> embed Scene"
        )
      case .searchBar:
        (
          "it only calls its delegate",
          "start the arrow at what is touched then, as in button Search -> show Detail"
        )
      default: ("it answers to no touch", "start the arrow at a button, a cell or a gesture")
      }
    return Sentence(
      "an arrow cannot start at \(article(kind.facts.keyword))", label: reason, help: advice)
  }

  static var explanation: Explanation {
    Explanation(
      "cannot-trigger", .error, "An arrow starts at something that answers to no touch.",
      why: """
        Segues and actions start at controls, cells, bar items and gestures (SEG-40). Nothing \
        happens when a person touches a label, so the arrow would never be followed.
        """,
      bad: """
        storyboard Main {
          initial -> Home
          scene Home {
            label More "More" -> show Detail
          }
          scene Detail
        }
        """,
      good: """
        storyboard Main {
          initial -> Home
          scene Home {
            button More "More" -> show Detail
          }
          scene Detail
        }
        """)
  }
}
