import NavSyntax
import NavText

/// A statement that gives the keyboard to an element which cannot be typed into.
struct NotAField: LanguageProblem {
  let name: String
  /// What it is, as the language calls it.
  let kind: String

  var sentence: Sentence {
    Sentence(
      "'\(name)' is a \(kind), which never becomes first responder",
      help: "name a textField, a textView, a searchBar or a searchController")
  }

  static var explanation: Explanation {
    Explanation(
      "not-a-field", .error, "The keyboard is asked for by something that cannot be typed into.",
      why: """
        becomeFirstResponder() of a label, a button or an image answers false and does nothing: \
        canBecomeFirstResponder of a UIView is false unless its class says otherwise (KEY-1).
        """,
      bad: """
        storyboard Shop {
          initial -> Order
          scene Order {
            label Title "Code"
            textField Code
            on viewDidAppear { becomeFirstResponder Title }
          }
        }
        """,
      good: """
        storyboard Shop {
          initial -> Order
          scene Order {
            label Title "Code"
            textField Code
            on viewDidAppear { becomeFirstResponder Code }
          }
        }
        """)
  }
}
