import NavSyntax
import NavText

/// A system item that UIKit does not have.
struct UnknownSystemItem: LanguageProblem {
  let word: String
  let near: [String]

  var sentence: Sentence {
    Sentence(
      "there is no system item called '\(word)'",
      help: didYouMean(near, otherwise: "write its title as a text instead, as in \"\(word)\""))
  }

  static var explanation: Explanation {
    Explanation(
      "unknown-system-item", .error, "There is no system item of this name.",
      why: """
        System items are drawn and translated by UIKit, which knows a fixed list of them (BAR-46, \
        TAB-10). An item of your own has a text or an image instead.
        """,
      bad: """
        storyboard Main {
          initial -> Home
          scene Home {
            right Add .plus
          }
        }
        """,
      good: """
        storyboard Main {
          initial -> Home
          scene Home {
            right Add .add
          }
        }
        """)
  }
}
