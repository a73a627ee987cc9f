import NavModel
import NavSyntax
import NavText

/// A kind of segue from before iOS 8.
struct DeprecatedSegue: LanguageProblem {
  let kind: SegueKind
  let replacement: SegueKind

  var sentence: Sentence {
    Sentence(
      "'\(kind.facts.keyword)' is from before iOS 8",
      help: "write \(replacement.facts.keyword) instead")
  }

  func fix(at location: Location) -> Fix? {
    // What stands for the detail of a split view is not quite what was meant.
    Fix(
      "write '\(replacement.facts.keyword)'", [TextEdit(location, replacement.facts.keyword)],
      isSafe: kind != .replace)
  }

  static var explanation: Explanation {
    Explanation(
      "deprecated-segue", .warning, "A segue is of a kind that Apple replaced in iOS 8.",
      why: """
        push, modal, replace and the old popover do one fixed thing and do not adapt: push needs \
        a navigation controller and raises an exception without one (ERR-31), the old popover \
        exists on iPad only (SEG-30). Their replacements ask the containers around the scene.
        """,
      bad: """
        storyboard Main {
          initial -> Home
          scene Home {
            button Next "Next" -> modal Detail
          }
          scene Detail
        }
        """,
      good: """
        storyboard Main {
          initial -> Home
          scene Home {
            button Next "Next" -> present Detail
          }
          scene Detail
        }
        """)
  }
}
