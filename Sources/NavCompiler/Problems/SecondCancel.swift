import NavSyntax
import NavText

/// A second action that cancels.
struct SecondCancel: LanguageProblem {
  let first: Location

  static let isFoundAtRunTime = true

  var sentence: Sentence {
    Sentence(
      "an alert has one action that cancels, and this is the second",
      label: "UIKit raises an exception when it is added (ALERT-3)",
      related: [Label(first, "the first is here")],
      help: "leave the style of one of them out")
  }

  static var explanation: Explanation {
    Explanation(
      "second-cancel", .error, "Two actions of an alert cancel.",
      why: """
        A tap beside an action sheet runs the action that cancels, so there can be only one: \
        addAction(_:) raises NSInternalInconsistencyException, "UIAlertController can only have \
        one action with a style of UIAlertActionStyleCancel" (ALERT-3).
        """,
      bad: """
        storyboard Shop {
          initial -> Cart
          scene Cart {
            button Empty "Empty" -> present Sure
            alert Sure {
              title: "Empty the cart?"
              action No "No" { style: cancel }
              action Never "Never" { style: cancel }
            }
          }
        }
        """,
      good: """
        storyboard Shop {
          initial -> Cart
          scene Cart {
            button Empty "Empty" -> present Sure
            alert Sure {
              title: "Empty the cart?"
              action No "No" { style: cancel }
              action Never "Never"
            }
          }
        }
        """)
  }
}
