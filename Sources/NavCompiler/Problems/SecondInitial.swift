import NavSyntax
import NavText

/// A storyboard that starts in two places.
struct SecondInitial: LanguageProblem {
  let first: Location

  var sentence: Sentence {
    Sentence(
      "a storyboard has one initial controller, and this is the second",
      related: [Label(first, "the first is here")], help: "keep one of the two")
  }

  static var explanation: Explanation {
    Explanation(
      "second-initial", .error, "A storyboard has two initial arrows.",
      why: """
        The app starts with one controller. In Interface Builder the arrow moves; here the two \
        lines contradict each other.
        """,
      bad: """
        storyboard Main {
          initial -> Home
          initial -> Welcome
          scene Home
          scene Welcome
        }
        """,
      good: """
        storyboard Main {
          initial -> Welcome
          scene Home
          scene Welcome
        }
        """)
  }
}
