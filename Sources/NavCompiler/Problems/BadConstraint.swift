import NavModel
import NavSyntax
import NavText

/// A constraint that UIKit could not make.
enum BadConstraint: LanguageProblem {
  /// Not two sides with `==`, `<=` or `>=` between them.
  case notAComparison
  case zeroMultiplier
  /// `Save.top == 8`
  case numberAlone(Constraint.Anchor)
  /// `Save.top == Title.leading`
  case incomparable(Constraint.Anchor, with: Constraint.Anchor)
  /// A number beyond all that points count to.
  case outOfReach
  case rightSide
  /// A left side that is not an element and its side.
  case notAnAnchor
  /// `Tap.top`, where that is a gesture.
  case withoutFrame(String, ElementKind)
  /// `Save.width == "20"`
  case text(String)

  var sentence: Sentence {
    switch self {
    case .notAComparison: wrong("a constraint compares two sides with ==, <= or >=")
    case .zeroMultiplier: wrong("a multiplier counts to a thousandth, and is not zero")
    case .numberAlone(let anchor):
      wrong("'\(anchor.keyword)' cannot be compared with a number alone")
    case .incomparable(let one, let other):
      wrong(
        "'\(one.keyword)' cannot be compared with '\(other.keyword)': UIKit raises an exception")
    case .outOfReach: wrong("a constraint wants \(AttributeType.reach)")
    case .rightSide:
      wrong("the right side is a number, or one anchor times a number plus a number")
    case .notAnAnchor: wrong("an anchor is an element and its side, as in Save.leading")
    case .withoutFrame(let name, let kind):
      Sentence(
        "'\(name)' has no frame: it is \(article(kind.facts.keyword))",
        help: "constrain a view, such as the one that holds it")
    case .text(let text):
      Sentence(
        "a side is compared with a number or another side, not with a text",
        help: isNumber(text)
          ? "write \(text), without quotes"
          : "write a number without quotes or a unit, as in constraint Save.height == 20",
        replacement: isNumber(text) ? text : nil)
    }
  }

  private func wrong(_ message: String) -> Sentence {
    Sentence(message, help: "write it as in constraint Save.leading == Cancel.trailing + 8")
  }

  /// Whether a text is digits alone, maybe with a point.
  private func isNumber(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy { 0x30...0x39 ~= $0 || $0 == UInt8(ascii: ".") }
      && text.utf8.first != UInt8(ascii: ".") && text.utf8.last != UInt8(ascii: ".")
  }

  static var explanation: Explanation {
    Explanation(
      "bad-constraint", .error, "A constraint does not have the shape that Auto Layout knows.",
      why: """
        A constraint compares one side of an element with a multiple of another side plus a \
        constant, as NSLayoutConstraint does. Only widths and heights can equal a plain number: \
        a position without something to measure from makes UIKit raise an exception.
        """,
      bad: """
        storyboard Main {
          initial -> Form
          scene Form {
            button Save "Save"
            constraint Save.leading == 16
          }
        }
        """,
      good: """
        storyboard Main {
          initial -> Form
          scene Form {
            button Save "Save"
            constraint Save.leading == superview.leading + 16
          }
        }
        """)
  }
}
