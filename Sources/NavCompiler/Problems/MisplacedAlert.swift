import NavModel
import NavSyntax
import NavText

/// An alert, or another thing that code makes, where it cannot be: only the scene that it is written in presents it.
enum MisplacedAlert: LanguageProblem {
  /// Another scene leads to it.
  case foreign(String, ControllerKind, of: String)
  /// What leads to it does not present it.
  case notPresented(String, ControllerKind, verb: String)
  case initial(String, ControllerKind)
  /// A scene of a storyboard whose class it is.
  case scene(String)
  /// An attribute of what presents it, which says nothing of it.
  case idle(String, String, ControllerKind)

  var sentence: Sentence {
    switch self {
    case .foreign(let name, let kind, let owner):
      Sentence(
        "'\(name)' is \(kind.words) of '\(owner)', and only '\(owner)' presents it",
        help: "write \(kind.facts.keyword) in this scene too, with a name of its own")
    case .notPresented(let name, let kind, let verb):
      Sentence(
        "'\(name)' is \(kind.words), and '\(verb)' does not present it",
        help: "write present \(name)")
    case .initial(let name, let kind):
      Sentence(
        "'\(name)' is \(kind.words), and no storyboard starts with one",
        help: "start with the scene that presents it")
    case .scene(let name):
      Sentence(
        "'\(name)' is a UIAlertController, and no storyboard holds one",
        help: "write alert or actionSheet in the scene that presents it")
    case .idle(let attribute, let name, let kind):
      Sentence(
        "'\(attribute)' says nothing of '\(name)', which is \(kind.words)",
        help: "take it out: UIKit decides how an alert is presented")
    }
  }

  static var explanation: Explanation {
    Explanation(
      "misplaced-alert", .error, "An alert is led to by something that does not present it.",
      why: """
        A UIAlertController is made and presented by the code of one controller, and its handlers are \
        that controller's (ALERT-1, ALERT-2). It is in no storyboard, and it is not pushed.
        """,
      bad: """
        storyboard Shop {
          initial -> Cart
          scene Cart {
            button Empty "Empty" -> show Sure
            alert Sure {
              title: "Empty the cart?"
              action OK "OK"
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
              action OK "OK"
            }
          }
        }
        """)
  }
}
