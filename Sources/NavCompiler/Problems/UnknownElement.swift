import NavSyntax
import NavText

/// A name that nothing has where it is looked for.
enum UnknownElement: LanguageProblem {
  case inScene(String, scene: String, near: [String], places: [Location])
  case inProject(String, near: [String])
  /// `tap Pay`, where nothing goes by that name: whether people see it as a text.
  case withoutQuotes(String, behind: String, isSeen: Bool)
  /// The anchor of a popover that a class presents.
  case anchorInClass(String)
  /// An outlet of a scene that leads to another scene, or into one, and what is called so in its own.
  case outletLeavesScene(String, scene: String, own: String?)

  var sentence: Sentence {
    switch self {
    case .inScene(let name, let scene, let near, let places):
      Sentence(
        "nothing in '\(scene)' is called '\(name)'",
        related: places.first.map { [Label($0, "this one is here")] } ?? [],
        help: didYouMean(near, otherwise: Self.declaration(of: name)), replacement: near.first)
    case .inProject(let name, let near):
      Sentence(
        "nothing in the project is called '\(name)'",
        help: didYouMean(near, otherwise: Self.declaration(of: name)), replacement: near.first)
    case .withoutQuotes(let name, let command, isSeen: true):
      Sentence(
        "nothing in the project is called '\(name)'", label: "a name, since it has no quotes",
        help: "text on the screen goes in quotes: write \(command) \"\(name)\"",
        replacement: "\"\(name)\"")
    case .withoutQuotes(let name, let command, isSeen: false):
      Sentence(
        "nothing in the project is called '\(name)'",
        help: [
          "declare it in the scene, as in button \(name)",
          "if it is what people see, write \(command) \"\(name)\"",
        ])
    case .anchorInClass(let name):
      Sentence(
        "a class has no scene of its own in which a popover could point at '\(name)'",
        help: "write the action in the scene that holds '\(name)'")
    case .outletLeavesScene(let name, let scene, let own):
      Sentence(
        "an outlet of '\(scene)' points at something in it, "
          + (name == scene ? "not at the scene itself" : "and '\(name)' does not"),
        help: own.map { "write \($0), without a scene before it" }
          ?? "name an element, a bar item or a constraint of '\(scene)', or take the line out")
    }
  }

  private static func declaration(of name: String) -> String {
    "declare it in the scene, as in label \(name)"
  }

  var cascade: Cascade { .needsDeclaration }

  static var explanation: Explanation {
    Explanation(
      "unknown-element", .error,
      "An outlet, an anchor, a constraint or a test names an element that is not there.",
      why: """
        These connect to elements and bar items by name, within one scene. A connection to \
        nothing is dropped in silence when the app loads the scene, and the outlet stays nil \
        (OUT-5).
        """,
      bad: """
        storyboard Main {
          initial -> Clock
          scene Clock: ClockViewController {
            label Time "12:00"
            outlet timeLabel -> Tiem
          }
        }

        class ClockViewController: UIViewController {
          outlet timeLabel: UILabel
        }
        """,
      good: """
        storyboard Main {
          initial -> Clock
          scene Clock: ClockViewController {
            label Time "12:00"
            outlet timeLabel -> Time
          }
        }

        class ClockViewController: UIViewController {
          outlet timeLabel: UILabel
        }
        """)
  }
}
