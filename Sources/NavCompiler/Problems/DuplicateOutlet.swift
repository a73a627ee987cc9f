import NavSyntax
import NavText

/// An outlet that is connected twice.
struct DuplicateOutlet: LanguageProblem {
  let name: String
  let first: Location

  var sentence: Sentence {
    Sentence(
      "outlet '\(name)' is connected twice", label: "only this one would count",
      related: [Label(first, "the first is here")],
      help: "keep one, or make it an outlet collection")
  }

  static var explanation: Explanation {
    Explanation(
      "duplicate-outlet", .error, "An outlet is connected twice.",
      why: """
        An outlet holds one object. When the view loads the second connection overwrites the \
        first, so the first element is never changed by the code.
        """,
      bad: """
        storyboard Main {
          initial -> Clock
          scene Clock: ClockViewController {
            label Time "12:00"
            label Date "Monday"
            outlet timeLabel -> Time
            outlet timeLabel -> Date
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
            label Date "Monday"
            outlet timeLabel -> Time
          }
        }

        class ClockViewController: UIViewController {
          outlet timeLabel: UILabel
        }
        """)
  }
}
