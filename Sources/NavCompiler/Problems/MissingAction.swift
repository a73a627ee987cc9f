import NavSyntax
import NavText

/// An action that a controller lacks to which it is sent.
enum MissingAction: LanguageProblem {
  /// The class that should have it; nil for a scene without one.
  case undeclared(String, in: String?, near: [String], declared: Location?)
  case isUnwind(String, declared: Location?)
  /// `do save` in a test.
  case nowhere(String, near: [String])

  static let isFoundAtRunTime = true

  var sentence: Sentence {
    switch self {
    case .undeclared(let name, let owner, let near, let declared):
      Sentence(
        owner.map { "class '\($0)' has no action '\(name)'" }
          ?? "a scene without a class of its own has no action '\(name)'",
        label: "the app crashes when this is touched (ERR-34)", related: related(declared),
        help: didYouMean(near, otherwise: "declare it, as in action \(name)"),
        replacement: near.first)
    case .isUnwind(let name, let declared):
      Sentence(
        "'\(name)' is an unwind action, not an action", related: related(declared),
        help: "write -> unwind \(name)")
    case .nowhere(let name, let near):
      Sentence(
        "nothing in the project declares the action '\(name)'",
        help: didYouMean(
          near, otherwise: "declare it in a scene or a class, as in action \(name)"),
        replacement: near.first)
    }
  }

  private func related(_ declared: Location?) -> [Label] {
    declared.map { [Label($0, "the class is declared here")] } ?? []
  }

  var cascade: Cascade { .needsDeclaration }

  static var explanation: Explanation {
    Explanation(
      "missing-action", .error, "A control sends an action that the class does not have.",
      why: """
        The action is stored as text and looked up at the first touch (OUT-11). Then the app \
        crashes: unrecognized selector sent to instance (ERR-34). Xcode does not notice.
        """,
      bad: """
        storyboard Main {
          initial -> Form
          scene Form: FormViewController {
            button Save "Save" -> action saev
          }
        }

        class FormViewController: UIViewController {
          action save
        }
        """,
      good: """
        storyboard Main {
          initial -> Form
          scene Form: FormViewController {
            button Save "Save" -> action save
          }
        }

        class FormViewController: UIViewController {
          action save
        }
        """)
  }
}
