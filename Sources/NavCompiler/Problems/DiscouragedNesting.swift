import NavModel
import NavSyntax
import NavText

/// A container where Apple advises against it.
struct DiscouragedNesting: LanguageProblem {
  let name: String
  let kind: ControllerKind
  let host: ControllerHost
  /// The behaviour that says so.
  let rule: String

  var sentence: Sentence {
    Sentence(
      "'\(name)' is \(kind.words), which Apple advises against in \(host.words)",
      label: "it works, but not everywhere (\(rule))", help: advice)
  }

  private var advice: String {
    if kind == .split {
      return "make it the initial controller, or lead to the scenes in its columns"
    }
    return host == .stack
      ? "present it instead, or put its scenes there directly" : "put its scenes there directly"
  }

  static var explanation: Explanation {
    Explanation(
      "discouraged-nesting", .warning, "A container is used where Apple advises against it.",
      why: """
        A tab bar controller belongs at the root of the window. In a stack it works, although \
        Apple's reference does not allow it (ERR-4); in another tab there are two tab bars \
        (TAB-11). A split view controller should be at the root as well (SPLIT-2).
        """,
      bad: """
        storyboard Main {
          initial -> Root
          navigation Root {
            root -> Welcome
          }
          scene Welcome {
            button Start "Start" -> show Sections
          }
          tabs Sections {
            tab -> Clock
          }
          scene Clock
        }
        """,
      good: """
        storyboard Main {
          initial -> Root
          navigation Root {
            root -> Welcome
          }
          scene Welcome {
            button Start "Start" -> present Sections
          }
          tabs Sections {
            tab -> Clock
          }
          scene Clock
        }
        """)
  }
}
