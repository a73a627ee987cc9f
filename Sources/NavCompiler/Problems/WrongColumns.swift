import NavModel
import NavSyntax
import NavText

/// A column that the style of a split scene has no place for, or lacks.
enum WrongColumns: LanguageProblem {
  /// Nil for a classic split view, which has no style.
  case noPlace(RelationshipKind, style: String?, scene: String)
  case missing(RelationshipKind, style: String, scene: String)

  var sentence: Sentence {
    switch self {
    case .missing(let column, let style, let scene):
      Sentence(
        "the split scene '\(scene)' is a \(style) and has no \(column.facts.keyword) column",
        label: "the middle column would be empty",
        help: "add a line such as \(column.facts.keyword) -> List, or write style: doubleColumn")
    case .noPlace(let column, let style, let scene):
      Sentence(
        "the split scene '\(scene)' is a \(style ?? "classic one"), which has no "
          + "\(column.facts.keyword) column",
        label: "this would never be on the screen",
        help: "write style: \(column == .supplementary ? "tripleColumn" : "doubleColumn") in "
          + "'\(scene)', or take the line out")
    }
  }

  static var explanation: Explanation {
    Explanation(
      "wrong-columns", .error, "The columns of a split scene do not fit its style.",
      why: """
        A style says how many columns there are: two, or three with the supplementary in the \
        middle (SPLIT-4). A column too many never comes on the screen, and one too few is empty.
        """,
      bad: """
        storyboard Mail {
          initial -> Root
          split Root {
            style: doubleColumn
            primary -> Mailboxes
            supplementary -> Inbox
            secondary -> Message
          }
          table Mailboxes
          table Inbox
          scene Message
        }
        """,
      good: """
        storyboard Mail {
          initial -> Root
          split Root {
            style: tripleColumn
            primary -> Mailboxes
            supplementary -> Inbox
            secondary -> Message
          }
          table Mailboxes
          table Inbox
          scene Message
        }
        """)
  }
}
