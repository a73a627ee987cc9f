import NavSyntax
import NavText

/// A popover that starts at the controller and points at nothing.
struct PopoverWithoutAnchor: LanguageProblem {
  static let isFoundAtRunTime = true

  var sentence: Sentence {
    Sentence(
      "this popover has nothing to point at", label: "UIKit raises an exception (ERR-24)",
      help: "start it at a button or bar item, or say { anchor: Name }")
  }

  static var explanation: Explanation {
    Explanation(
      "popover-without-anchor", .error, "A popover has nothing to point at.",
      why: """
        A popover needs a bar button item or a view before it is presented (MODAL-15); without \
        one UIKit raises an exception (ERR-24). A popover that starts at a button points at it.
        """,
      bad: """
        storyboard Main {
          initial -> Photo
          scene Photo {
            right Share .action
            -> popover Sharing as "Share"
          }
          scene Sharing
        }
        """,
      good: """
        storyboard Main {
          initial -> Photo
          scene Photo {
            right Share .action
            -> popover Sharing as "Share" { anchor: Share }
          }
          scene Sharing
        }
        """)
  }
}
