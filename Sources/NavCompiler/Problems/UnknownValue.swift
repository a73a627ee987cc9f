import NavSyntax
import NavText

/// A word that is not a value of what it is given to.
enum UnknownValue: LanguageProblem {
  case word(String, of: String, near: [String], all: [String])
  /// `style: "fullScreen"`, or with a dot or all that Swift says before it.
  case spelledOtherwise(String, written: String)
  /// What an element's margins or safe area, or their sides, are called.
  case side(String, of: String, near: [String], all: [String])
  /// A side as Swift spells it.
  case sideOfSwift(String, ours: String)

  var sentence: Sentence {
    switch self {
    case .word(let word, let attribute, let near, let all):
      return Sentence(
        "'\(word)' is not a value of '\(attribute)'",
        help: didYouMean(
          near,
          otherwise: arrow(attribute, to: word) ?? "it is one of \(all.joined(separator: ", "))"),
        replacement: near.first)
    case .spelledOtherwise(let word, let written):
      let message =
        switch written.utf8.first {
        case UInt8(ascii: "\""): "'\(word)' is a word and takes no quotes"
        case UInt8(ascii: "."): "'\(word)' is written without a dot"
        default: "'\(written)' is one word here"
        }
      return Sentence(message, help: "write \(word)", replacement: word)
    case .side(let word, let owner, let near, let all):
      return Sentence(
        "'\(word)' is not a side of '\(owner)'",
        help: didYouMean(near, otherwise: "a side is one of \(all.joined(separator: ", "))"),
        replacement: near.first)
    case .sideOfSwift(let written, let ours):
      return Sentence(
        "'\(written)' is not an anchor here", help: "write \(ours)", replacement: ours)
    }
  }

  static var explanation: Explanation {
    Explanation(
      "unknown-value", .error, "A word is not one of those that can be chosen here.",
      why: """
        These attributes choose from a fixed list, as an enumeration of UIKit does. A word that \
        is not on the list stands for no value.
        """,
      bad: """
        storyboard Main {
          initial -> Home
          scene Home {
            modalPresentationStyle: formsheet
          }
        }
        """,
      good: """
        storyboard Main {
          initial -> Home
          scene Home {
            modalPresentationStyle: formSheet
          }
        }
        """)
  }
}
