import NavModel
import NavSyntax
import NavText

/// A relationship of which a container has one.
struct DuplicateRelationship: LanguageProblem {
  let kind: RelationshipKind
  let scene: String
  let first: Location

  var sentence: Sentence {
    Sentence(
      "'\(scene)' has one \(kind.facts.keyword), and this is the second",
      related: [Label(first, "the first is here")], help: "keep one of the two")
  }

  static var explanation: Explanation {
    Explanation(
      "duplicate-relationship", .error,
      "A container is given two scenes for a place that holds one.",
      why: """
        A stack has one root and a split view one controller in each column (SEG-37). Only one \
        of the two would be on screen.
        """,
      bad: """
        storyboard Main {
          initial -> Root
          navigation Root {
            root -> Cities
            root -> Welcome
          }
          scene Cities
          scene Welcome
        }
        """,
      good: """
        storyboard Main {
          initial -> Root
          navigation Root {
            root -> Cities
          }
          scene Cities
          scene Welcome
        }
        """)
  }
}
