import NavText

/// A character that is no part of the language.
struct UnexpectedCharacter: SyntaxProblem {
  let byte: UInt8

  init(_ byte: UInt8) {
    self.byte = byte
  }

  var sentence: Sentence {
    switch byte {
    case UInt8(ascii: ";"):
      Sentence("a line needs no semicolon", help: "take it out: a line ends by itself")
    case UInt8(ascii: "'"):
      Sentence(
        "text does not go in single quotes",
        help: "write \"text\" with double quotes on both sides")
    case UInt8(ascii: "&"): noOperator(insteadOf: "and")
    case UInt8(ascii: "|"): noOperator(insteadOf: "or")
    case UInt8(ascii: "!"): noOperator(insteadOf: "not")
    case UInt8(ascii: "#"):
      Sentence(
        "'#' has no meaning here",
        help: "comments start with //, and a colour goes in quotes, as in \"#FF9500\"")
    case UInt8(ascii: "@"):
      Sentence(
        "Swift's attributes have no place here",
        help: "in a class, write outlet timeLabel: UILabel or action save")
    case UInt8(ascii: "%"):
      Sentence(
        "'%' has no meaning here", help: "write a factor, as in 0.5 * superview.width")
    case UInt8(ascii: "?"):
      Sentence(
        "'?' has no meaning here", help: "take it out: a variable always has a value")
    case 0:
      Sentence(
        "there is a NUL byte here",
        help: "if it is a text file, it was saved as UTF-16: save it as UTF-8")
    default:
      Sentence(
        "\(character) has no meaning here", help: "take it out, or put it into a text in quotes")
    }
  }

  func fix(at location: Location) -> Fix? {
    byte == UInt8(ascii: ";")
      ? Fix("remove the semicolon", [TextEdit(location, "")], isSafe: true) : nil
  }

  private func noOperator(insteadOf word: String) -> Sentence {
    Sentence("'\(character)' is not an operator here", help: "write the word \(word)")
  }

  private var character: String {
    byte >= 0x20 && byte < 0x7F
      ? String(Unicode.Scalar(byte)) : "the control character " + UInt32(byte).codePoint
  }

  static var explanation: Explanation {
    Explanation(
      "unexpected-character", .error, "A character is not part of the language.",
      why: """
        A line ends by itself, and conditions are written with words: and, or, not. Semicolons, \
        &&, ||, ! and @ of other languages mean nothing here.
        """,
      bad: """
        storyboard Main {
          initial -> Home
          scene Home {
            title: "Home";
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
