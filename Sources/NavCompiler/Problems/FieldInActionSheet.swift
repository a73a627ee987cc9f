import NavSyntax
import NavText

/// A text field in an action sheet.
struct FieldInActionSheet: LanguageProblem {
  static let isFoundAtRunTime = true

  var sentence: Sentence {
    Sentence(
      "an action sheet has no text fields",
      label: "UIKit raises an exception when the field is added (ALERT-4)",
      help: "write alert in place of actionSheet")
  }

  static var explanation: Explanation {
    Explanation(
      "field-in-action-sheet", .error, "A text field is in an action sheet.",
      why: """
        addTextField(configurationHandler:) is for alerts: a UIAlertController whose style is \
        actionSheet raises NSInternalInconsistencyException (ALERT-4).
        """,
      bad: """
        storyboard Shop {
          initial -> Cart
          scene Cart {
            button Rename "Rename" -> present NewName
            actionSheet NewName {
              textField Name
              action Save "Save"
            }
          }
        }
        """,
      good: """
        storyboard Shop {
          initial -> Cart
          scene Cart {
            button Rename "Rename" -> present NewName
            alert NewName {
              textField Name
              action Save "Save"
            }
          }
        }
        """)
  }
}
