import NavSyntax
import NavText

/// An unwind action that nothing declares.
struct UnknownUnwind: LanguageProblem {
  let name: String
  let near: [String]

  static let isFoundAtRunTime = true

  var sentence: Sentence {
    Sentence(
      "no scene and no class declares the unwind action '\(name)'",
      label: "this would never go anywhere (SEG-56)",
      help: didYouMean(
        near,
        otherwise: startsSmall(name)
          ? "declare it where people come back to, as in unwind \(name)"
          : "an unwind names an action, not a scene: declare unwind done there, and write -> unwind done"
      ),
      replacement: near.first)
  }

  var cascade: Cascade { .needsDeclaration }

  static var explanation: Explanation {
    Explanation(
      "unknown-unwind", .error, "An unwind arrow names an undeclared unwind action.",
      why: """
        An unwind segue names an action and looks for a controller below that has it (SEG-50). \
        If none does, it is abandoned in silence: the button does nothing (SEG-56).
        """,
      bad: """
        storyboard Main {
          initial -> Cities
          scene Cities: CitiesViewController {
            right Add .add -> present AddCity
          }
          scene AddCity {
            button Done "Done" -> unwind cityAded
          }
        }

        class CitiesViewController: UIViewController {
          unwind cityAdded
        }
        """,
      good: """
        storyboard Main {
          initial -> Cities
          scene Cities: CitiesViewController {
            right Add .add -> present AddCity
          }
          scene AddCity {
            button Done "Done" -> unwind cityAdded
          }
        }

        class CitiesViewController: UIViewController {
          unwind cityAdded
        }
        """)
  }
}
