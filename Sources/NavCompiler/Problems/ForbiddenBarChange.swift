import NavSyntax
import NavText

/// What code of an app must not do to the bar of a navigation controller.
enum ForbiddenBarChange: LanguageProblem {
  case delegate
  case items
  /// Its place, its size or whether it can be seen through: the name of the property.
  case geometry(String)

  var sentence: Sentence {
    let (name, rule) =
      switch self {
      case .delegate:
        (
          "delegate",
          "the navigation controller is its bar's delegate and allows no other (BAR-4)"
        )
      case .items:
        ("items", "the navigation controller keeps the bar's items in step with its stack (BAR-9)")
      case .geometry(let name): (name, "the navigation controller alone places its bar (BAR-3)")
      }
    return Sentence(
      "'\(name)' of a navigation controller's bar cannot be changed", label: rule,
      help: "take it out; setting it raises an exception when the app runs")
  }

  static var explanation: Explanation {
    Explanation(
      "forbidden-bar-change", .error,
      "Code changes a bar that belongs to its navigation controller.",
      why: """
        The navigation controller places its bar and is its delegate (BAR-3, BAR-4). Setting the \
        delegate raises an exception when the app runs (ERR-9), and a frame of one's own is \
        overwritten or breaks the layout of every screen in the stack.
        """,
      bad: """
        storyboard Main {
          initial -> Root
          navigation Root {
            root -> Home
            bar { alpha: 0.5 }
          }
          scene Home
        }
        """,
      good: """
        storyboard Main {
          initial -> Root
          navigation Root {
            root -> Home
            bar { translucent: true }
          }
          scene Home
        }
        """)
  }
}
