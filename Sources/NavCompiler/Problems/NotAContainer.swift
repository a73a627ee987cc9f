import NavSyntax
import NavText

/// A scene that stands where only a container of some kind can.
struct NotAContainer: LanguageProblem {
  /// What the place needs.
  enum Wanted: Hashable {
    /// Something with a stack.
    case stack
    /// Something that tells a delegate what it does.
    case delegator
  }

  let name: String
  let wanted: Wanted

  var sentence: Sentence {
    switch wanted {
    case .stack:
      Sentence(
        "'\(name)' is no navigation controller, and has no stack",
        help: "name the navigation controller behind of, as in popToRoot of Browse")
    case .delegator:
      Sentence(
        "'\(name)' has no delegate",
        help: "name a navigation controller or a tab bar controller: these tell one what they do")
    }
  }

  static var explanation: Explanation {
    Explanation(
      "not-a-container", .error,
      "A scene is named that is no container of the kind that is needed.",
      why: """
        Only navigation controllers have a stack, and only these and tab bar controllers tell a \
        delegate what they do. With any other scene the statement would do nothing.
        """,
      bad: """
        storyboard Shop {
          initial -> Browse
          navigation Browse { root -> Items }
          scene Items {
            on viewDidLoad { becomeDelegate Items }
            on willShow { hideToolbar }
          }
        }
        """,
      good: """
        storyboard Shop {
          initial -> Browse
          navigation Browse { root -> Items }
          scene Items {
            on viewDidLoad { becomeDelegate Browse }
            on willShow { hideToolbar }
          }
        }
        """)
  }
}
