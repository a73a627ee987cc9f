import NavText

/// A value is missing.
enum MissingValue: SyntaxProblem {
  /// After this word or sign.
  case after(String)
  /// Between parentheses.
  case inParentheses
  /// To the right of this operator.
  case operand(String)
  case rangeEnd

  var sentence: Sentence { Sentence(message, label: "a value belongs here", help: help) }

  private var message: String {
    switch self {
    case .after(let word): "'\(word)' needs a value"
    case .inParentheses: "there is nothing between these parentheses"
    case .operand(let word): "'\(word)' has nothing on its right"
    case .rangeEnd: "the end of this range is missing"
    }
  }

  private var help: String {
    switch self {
    case .after("if"): "write what must hold, as in if isSignedIn { … } or if count > 0 { … }"
    case .after("when"): "write what must hold, as in when isSignedIn or when count > 0"
    case .after("expect"): "write what should be, as in expect visible == Home"
    case .after("constraint"): "write what should hold, as in constraint Save.width == 100"
    case .after("="): "write a value, as in count = 1 or isOpen = true"
    case .after(let word):
      "write it on the same line, as in \(word): \"text\", \(word): 12 or \(word): true"
    case .inParentheses: "write what must hold, as in (isSignedIn or count > 0)"
    case .operand: "write the other side, or take the operator out"
    case .rangeEnd: "write both ends, as in 0...5"
    }
  }

  static var explanation: Explanation {
    Explanation(
      "missing-value", .error, "An attribute, a condition or an operator lacks its value.",
      why: """
        The value goes on the same line, right after the colon or the operator. The next line \
        is already the next thing.
        """,
      bad: """
        storyboard Main {
          initial -> Home
          scene Home {
            title:
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
