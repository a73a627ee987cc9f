import NavSyntax
import NavText

/// An identifier that something else of its kind has already.
struct DuplicateIdentifier: LanguageProblem {
  let identifier: String
  let kind: Kind
  let first: Location

  /// What code looks up by its identifier.
  enum Kind: String {
    case segue, cell, scene
  }

  var sentence: Sentence {
    Sentence(
      "there is already a \(kind.rawValue) with the identifier \"\(identifier)\"",
      label: "used again", related: [Label(first, "the first is here")],
      help: "code that looks it up would find only one; give one of them another identifier")
  }

  static var explanation: Explanation {
    Explanation(
      "duplicate-identifier", .warning,
      "Two segues of a scene, two cells or two scenes have the same identifier.",
      why: """
        Code looks things up by identifier. Of two segues the first in the file wins in silence \
        (SEG-10), and Xcode says nothing about either (IBW-5, IBW-6): the other one is never \
        performed.
        """,
      bad: """
        storyboard Main {
          initial -> Home
          scene Home {
            -> show Detail as "Open"
            -> present Help as "Open"
          }
          scene Detail
          scene Help
        }
        """,
      good: """
        storyboard Main {
          initial -> Home
          scene Home {
            -> show Detail as "OpenDetail"
            -> present Help as "OpenHelp"
          }
          scene Detail
          scene Help
        }
        """)
  }
}
