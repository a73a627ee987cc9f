import NavSyntax
import NavText

/// An outlet that its owner does not have.
struct MissingOutlet: LanguageProblem {
  let name: String
  let owner: Owner
  let near: [String]
  let declared: Location?
  let wants: Property

  /// Whose outlet is missing.
  enum Owner: Hashable {
    case `class`(String)
    /// A class of UIKit, which has no outlets of the app's own, and the element of that class.
    case classOfUIKit(String, element: String)
    /// A scene, as its line begins, its name, and the class it has without one of its own.
    case scene(String, name: String, classOfUIKit: String)
  }

  /// What the outlet points at, as its declaration would say it.
  struct Property: Hashable {
    let isCollection: Bool
    let className: String
  }

  static let isFoundAtRunTime = true

  var sentence: Sentence {
    let declaration = (wants.isCollection ? "outlets " : "outlet ") + "\(name): \(wants.className)"
    let message: String
    let advice: String
    switch owner {
    case .class(let owner):
      message = "class '\(owner)' has no outlet '\(name)'"
      advice = "declare it in the class, as in \(declaration)"
    case .classOfUIKit(let owner, let element):
      let own = "My\(withoutUI(owner))"
      message = "class '\(owner)' has no outlet '\(name)'"
      advice =
        "give it a class of its own: write \(element): \(own), and class \(own): \(owner) "
        + "{ \(declaration) }"
    case .scene(let line, let sceneName, let classOfUIKit):
      let own = "\(sceneName)Controller"
      message = "a scene without a class of its own has no outlet '\(name)'"
      advice =
        "give it a class that declares it: write \(line): \(own), and class \(own): \(classOfUIKit) "
        + "{ \(declaration) }"
    }
    return Sentence(
      message, label: "the app crashes when this scene's view loads (ERR-32)",
      related: declared.map { [Label($0, "the class is declared here")] } ?? [],
      help: didYouMean(near, otherwise: advice), replacement: near.first)
  }

  var cascade: Cascade { .needsDeclaration }

  static var explanation: Explanation {
    Explanation(
      "missing-outlet", .error, "A scene connects an outlet that its class does not have.",
      why: """
        Happens when a property is renamed or deleted but its connection isn't updated \
        (OUT-2). The app crashes when the view loads: the class is not key value \
        coding-compliant for the key (ERR-32). Xcode compiles it without a word (OUT-4).
        """,
      bad: """
        storyboard Main {
          initial -> Clock
          scene Clock: ClockViewController {
            label Time "12:00"
            outlet timeLable -> Time
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
