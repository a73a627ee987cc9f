import NavSyntax
import NavText

/// A scene's name that several storyboards have, in a place that belongs to none of them.
struct AmbiguousScene: LanguageProblem {
  let name: String
  /// Those that have a scene of this name; at least two.
  let storyboards: [String]

  var sentence: Sentence {
    Sentence(
      "'\(name)' could be a scene of \(storyboards.joined(separator: " or "))",
      help: "say which, as in \(storyboards.first ?? "Main").\(name)")
  }

  static var explanation: Explanation {
    Explanation(
      "ambiguous-scene", .error, "Several storyboards have a scene of this name.",
      why: """
        Scenes are looked up in their own storyboard first. A name that is not found there must \
        tell the storyboard too, if more than one other has it: each would show another screen.
        """,
      bad: """
        storyboard Main {
          initial -> Home
          scene Home
        }

        storyboard Shop {
          initial -> Detail
          scene Detail
        }

        storyboard Library {
          initial -> Detail
          scene Detail
        }

        class HomeViewController: UIViewController {
          action open { push Detail }
        }
        """,
      good: """
        storyboard Main {
          initial -> Home
          scene Home
        }

        storyboard Shop {
          initial -> Detail
          scene Detail
        }

        storyboard Library {
          initial -> Detail
          scene Detail
        }

        class HomeViewController: UIViewController {
          action open { push Shop.Detail }
        }
        """)
  }
}
