import NavModel
import NavSyntax
import NavText

/// A declaration without a name.
enum UnnamedConstruct: LanguageProblem {
  case declaration(keyword: String)
  /// `on { … }`
  case hook
  /// `on open { … }`
  case message(DelegateMessage)
  /// `prototype Row of cities` without a variable for the item.
  case rowOfList(String)

  var sentence: Sentence {
    switch self {
    case .declaration(let keyword):
      Sentence(
        "this \(keyword) needs a name", help: "write the name after it, as in \(keyword) Cart")
    case .hook:
      Sentence(
        "'on' needs the name of a callback",
        help: "write the callback after it, as in on viewDidLoad")
    case .rowOfList(let list):
      Sentence(
        "the rows of '\(list)' need a name for the item that each shows",
        help: "declare it in the braces, as in var city: City")
    case .message(.open):
      Sentence(
        "'on open' needs the URL that it answers",
        help: "write it after the word, as in on open \"shop://cart\"")
    case .message(let message):
      Sentence(
        "'on \(message.facts.keyword)' needs the category that it answers",
        help: "write it after the word, as in on \(message.facts.keyword) \"orderShipped\"")
    }
  }

  var cascade: Cascade { [.isMisread, .mayDeclare, .explainsSurplus] }

  static var explanation: Explanation {
    Explanation(
      "unnamed-construct", .error, "A declaration has no name.",
      why: """
        Arrows and tests speak of scenes, classes and actions by their names; what has none \
        could never be reached. The text that people read is the title, which is written elsewhere.
        """,
      bad: """
        storyboard Main {
          initial -> Home
          scene Home
          scene {
            title: "Cart"
          }
        }
        """,
      good: """
        storyboard Main {
          initial -> Home
          scene Home
          scene Cart {
            title: "Cart"
          }
        }
        """)
  }
}
