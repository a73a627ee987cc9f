import NavModel
import NavSyntax
import NavText

/// A controller where UIKit does not let it be.
struct WrongDestination: LanguageProblem {
  let name: String
  let kind: ControllerKind
  let host: ControllerHost
  /// The behaviour that says so.
  let rule: String
  /// Whether UIKit raises an exception, or logs a line and does nothing.
  let raises: Bool
  /// Whether it is sure to come to that, whatever the surroundings are.
  let isSure: Bool
  let advice: String

  static let isFoundAtRunTime = true

  var severity: Severity { isSure ? .error : .warning }

  var sentence: Sentence {
    Sentence(
      "'\(name)' is \(kind.words), which is not allowed in \(host.words)",
      label: raises
        ? "UIKit raises an exception \(isSure ? "when this happens" : "if it is pushed") (\(rule))"
        : "UIKit logs a line and does nothing (\(rule))",
      help: advice)
  }

  static var explanation: Explanation {
    Explanation(
      "wrong-destination", .error, "A container is used where UIKit does not allow it.",
      why: """
        Pushing a navigation controller on a navigation stack raises an exception (NAV-42, \
        ERR-1); a show segue presents it instead. Pushing a split view controller logs a line and \
        does nothing (ERR-8). What a show segue does depends on what surrounds its scene, so there \
        it is a warning.
        """,
      bad: """
        storyboard Main {
          initial -> Root
          navigation Root {
            root -> Cities
          }
          navigation Cities {
            root -> City
          }
          scene City
        }
        """,
      good: """
        storyboard Main {
          initial -> Root
          navigation Root {
            root -> City
          }
          scene City
        }
        """)
  }
}
