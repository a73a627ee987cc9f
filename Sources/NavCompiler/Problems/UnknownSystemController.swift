import NavModel
import NavSyntax
import NavText

/// A controller of the system that is not modelled, or none at all.
struct UnknownSystemController: LanguageProblem {
  let name: String
  /// The class after the colon; nil where there is no colon.
  let className: String?

  var sentence: Sentence {
    guard let className else {
      return Sentence(
        "'\(name)' does not say which controller it is",
        help: "write its class, as in system \(name): UIActivityViewController")
    }
    let known = SystemController.allCases.map { $0.facts.className }
    let near = Alias.suggestions(for: className, among: known)
    guard let meant = near.first else {
      return Sentence(
        "'\(className)' is not a controller of the system that is modelled",
        help: "write a scene in its place, or one of " + known.joined(separator: ", "))
    }
    return Sentence(
      "'\(className)' is not a controller of the system that is modelled",
      help: "did you mean '\(meant)'?", replacement: meant)
  }

  static var explanation: Explanation {
    Explanation(
      "unknown-system-controller", .error,
      "A controller of the system is of a class that is not modelled.",
      why: """
        What leaves a controller of the system, and who closes it, is known for those that Grammar.md \
        lists. Any other is a scene with the buttons that a person touches in it.
        """,
      bad: """
        storyboard Shop {
          initial -> Cart
          scene Cart {
            button Share "Share" -> present Sharing
            system Sharing: UIShareViewController
          }
        }
        """,
      good: """
        storyboard Shop {
          initial -> Cart
          scene Cart {
            button Share "Share" -> present Sharing
            system Sharing: UIActivityViewController
          }
        }
        """)
  }
}
