import NavSyntax
import NavText

/// An outlet that is connected to something of another class.
struct OutletType: LanguageProblem {
  let name: String
  let wants: String
  let found: String
  let declared: Location?

  static let isFoundAtRunTime = true

  var sentence: Sentence {
    Sentence(
      "outlet '\(name)' is \(classWithArticle(wants)), but this is \(classWithArticle(found))",
      related: declared.map { [Label($0, "declared here as \(wants)")] } ?? [],
      help: "connect it to \(classWithArticle(wants)), or declare the outlet as \(found)")
  }

  static var explanation: Explanation {
    Explanation(
      "outlet-type", .error, "An outlet is connected to something of another class.",
      why: """
        The runtime assigns whatever the storyboard says. The app crashes later, when code asks \
        a button for what only a label has.
        """,
      bad: """
        storyboard Main {
          initial -> Clock
          scene Clock: ClockViewController {
            button Time "12:00"
            outlet timeLabel -> Time
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
