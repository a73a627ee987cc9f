import NavSyntax
import NavText

/// An attribute that is written twice.
struct DuplicateAttribute: LanguageProblem {
  let name: String
  let first: Location

  var sentence: Sentence {
    Sentence(
      "'\(name)' is said twice", related: [Label(first, "it is said here already")],
      help: "keep one of the two")
  }

  static var explanation: Explanation {
    Explanation(
      "duplicate-attribute", .error, "The same attribute is given twice.",
      why: """
        Only one of the two values could count, and which one would depend on their order. It is \
        mostly left over from copying.
        """,
      bad: """
        storyboard Main {
          initial -> Home
          scene Home {
            title: "Home"
            title: "Start"
          }
        }
        """,
      good: """
        storyboard Main {
          initial -> Home
          scene Home {
            title: "Home"
          }
        }
        """)
  }
}
