import NavSyntax
import NavText

/// A collection where one thing is connected, or the other way round.
struct OutletCollection: LanguageProblem {
  let name: String
  /// What the class declares.
  let isCollection: Bool
  let declared: Location

  var sentence: Sentence {
    Sentence(
      isCollection
        ? "'\(name)' is an outlet collection" : "'\(name)' is one outlet, not a collection",
      related: [Label(declared, "declared here")],
      help: isCollection
        ? "write outlets \(name) -> [One, Two]" : "write outlet \(name) -> One")
  }

  static var explanation: Explanation {
    Explanation(
      "outlet-collection", .error,
      "An outlet is connected as a collection, or a collection as one outlet.",
      why: """
        A collection is an array property that several elements are connected to. Assigning one \
        object to it, or an array to a plain outlet, crashes when the property is used.
        """,
      bad: """
        storyboard Main {
          initial -> Keypad
          scene Keypad: KeypadViewController {
            button One "1"
            outlet keys -> One
          }
        }

        class KeypadViewController: UIViewController {
          outlets keys: UIButton
        }
        """,
      good: """
        storyboard Main {
          initial -> Keypad
          scene Keypad: KeypadViewController {
            button One "1"
            outlets keys -> [One]
          }
        }

        class KeypadViewController: UIViewController {
          outlets keys: UIButton
        }
        """)
  }
}
