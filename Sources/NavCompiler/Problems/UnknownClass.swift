import NavModel
import NavSyntax
import NavText

/// A class that neither the project nor UIKit has.
struct UnknownClass: LanguageProblem {
  let name: String
  let near: [String]
  /// The class of UIKit that it would have to descend from.
  let wants: String

  static let isFoundAtRunTime = true

  var sentence: Sentence {
    if SystemController(named: name) != nil {
      return Sentence(
        "'\(name)' is a controller of the system", label: "no storyboard holds one",
        help: "write it in the scene that presents it, as in system Sharing: \(name)")
    }
    return Sentence(
      "there is no class called '\(name)'", label: "neither declared here nor one of UIKit's",
      help: didYouMean(near, otherwise: "declare it, as in class \(name): \(wants)"),
      replacement: near.first)
  }

  var cascade: Cascade { .needsDeclaration }

  static var explanation: Explanation {
    Explanation(
      "unknown-class", .error, "A class is neither declared nor one of UIKit's.",
      why: """
        Xcode does not notice a wrong class name (SEG-74). The app logs a line when it loads the \
        scene and makes a plain UIViewController instead (ERR-40), without outlets and actions. \
        A class of a storyboard is missing as well when only another app of the project has it.
        """,
      bad: """
        storyboard Main {
          initial -> Clock
          scene Clock: ClokViewController
        }

        class ClockViewController: UIViewController
        """,
      good: """
        storyboard Main {
          initial -> Clock
          scene Clock: ClockViewController
        }

        class ClockViewController: UIViewController
        """)
  }
}
