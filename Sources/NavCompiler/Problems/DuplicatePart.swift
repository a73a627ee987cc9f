import NavSyntax
import NavText

/// A part of a line or a block of which there can be only one.
struct DuplicatePart: LanguageProblem {
  let word: String
  let first: Location

  var sentence: Sentence {
    Sentence(
      "'\(word)' is said twice", label: "there can be only one",
      related: [Label(first, "the first is here")], help: "keep one of the two")
  }

  static var explanation: Explanation {
    Explanation(
      "duplicate-part", .error, "Something allowed once is written twice.",
      why: """
        A scene has one title view, one tab item, one back item, one toolbar, one search controller \
        and one bar; a list has one refresh control, an arrow one guard and one identifier. UIKit would keep the one that was set last, and \
        the other would be left out in silence.
        """,
      bad: """
        storyboard Main {
          initial -> Home
          scene Home {
            toolbar { item Reply "Reply" }
            toolbar { item Trash .trash }
          }
        }
        """,
      good: """
        storyboard Main {
          initial -> Home
          scene Home {
            toolbar { item Reply "Reply", item Trash .trash }
          }
        }
        """)
  }
}
