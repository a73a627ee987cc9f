import NavSyntax
import NavText

/// A class that descends from itself.
struct ClassCycle: LanguageProblem {
  let name: String

  var sentence: Sentence {
    Sentence("'\(name)' is its own superclass", help: "let it descend from a class of UIKit")
  }

  static var explanation: Explanation {
    Explanation(
      "class-cycle", .error, "A class descends from itself.",
      why: """
        Following superclasses must end at a class of UIKit. Swift does not compile a circle \
        either.
        """,
      bad: """
        class FormViewController: FormViewController
        """,
      good: """
        class FormViewController: UIViewController
        """)
  }
}
