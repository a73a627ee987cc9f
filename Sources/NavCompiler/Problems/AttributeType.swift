import NavModel
import NavSyntax
import NavText

/// An attribute whose value is not of its type.
enum AttributeType: LanguageProblem {
  case value(of: String, wants: AttributeKey.ValueType)
  /// A word that is neither in quotes nor the name of a variable.
  case textOrVariable(of: String)
  /// `[1, 2, 3]` where the type has another number of parts.
  case count(of: String, wants: AttributeKey.ValueType, found: Int)
  /// A number beyond all that points count to.
  case outOfReach(of: String)
  /// `title "Home"`
  case missingColon(String)
  /// `title: Home`
  case missingQuotes(of: String, wants: AttributeKey.ValueType, word: String)

  /// The largest and the smallest number of points.
  static let reach = "numbers from -2147483 to 2147483"

  var sentence: Sentence {
    switch self {
    case .value(let name, let wants):
      wanted(name, wants.name, example: wants.example)
    case .textOrVariable(let name):
      wanted(
        name, AttributeKey.ValueType.text.name + ", or a variable",
        example: AttributeKey.ValueType.text.example)
    case .count(let name, let wants, let count):
      wanted(name, "\(wants.name), which are not \(count) numbers", example: wants.example)
    case .outOfReach(let name):
      wanted(name, Self.reach, example: "320")
    case .missingColon(let name):
      Sentence(
        "'\(name)' is an attribute and needs a colon",
        help: "write a colon and the value after it, as in title: \"Home\"")
    case .missingQuotes(let name, let wants, let word):
      Sentence(
        "'\(name)' wants \(wants.name)", help: "write \(name): \"\(word)\"",
        replacement: "\"\(word)\"")
    }
  }

  private func wanted(_ name: String, _ wants: String, example: String) -> Sentence {
    Sentence("'\(name)' wants \(wants)", help: "write it as in \(name): \(example)")
  }

  var cascade: Cascade {
    switch self {
    case .value(_, .texts), .value(_, .words), .value(_, .scenes), .count(_, .texts, _),
      .count(_, .words, _), .count(_, .scenes, _), .missingQuotes(_, .texts, _),
      .missingQuotes(_, .words, _), .missingQuotes(_, .scenes, _):
      [.opensWithWord, .lacksBrackets]
    case .value, .textOrVariable, .count, .outOfReach, .missingColon, .missingQuotes:
      .opensWithWord
    }
  }

  static var explanation: Explanation {
    Explanation(
      "attribute-type", .error, "An attribute has a value of another kind than it takes.",
      why: """
        A title is a text, a width a number, a switch is on or off. A value of another kind \
        cannot be assigned to UIKit's property of that name.
        """,
      bad: """
        storyboard Main {
          initial -> Home
          scene Home {
            title: 1
          }
        }
        """,
      good: """
        storyboard Main {
          initial -> Home
          scene Home {
            title: "1"
          }
        }
        """)
  }
}

extension AttributeKey.ValueType {
  /// A value of this type, as `help` shows it.
  fileprivate var example: String {
    switch self {
    case .boolean: "true"
    case .integer, .number: "8"
    case .text: "\"Home\""
    case .texts: "[\"One\", \"Two\"]"
    case .color: "\"#FF9500\""
    case .device: "\"iPhone 15\""
    case .word(let set): set.words[0]
    case .words(let set): "[\(set.words[0])]"
    case .size: "[320, 480]"
    case .rect: "[0, 64, 320, 44]"
    case .insets: "[8, 16, 8, 16]"
    case .scene: "Home"
    case .scenes: "[Home, Settings]"
    case .element: "Save"
    case .className: "FadeSegue"
    }
  }
}
