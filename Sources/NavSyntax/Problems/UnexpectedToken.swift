import NavText

/// Something that can't be where it is. What people write out of habit has a sentence of its own: see `Slip`.
enum UnexpectedToken: SyntaxProblem {
  /// It starts a line, and nothing can.
  case atLineStart(StrayToken)
  /// Something complete is followed by something that cannot belong to it, and what the language knows that word as.
  case afterMember(StrayToken, WordRoles)

  var sentence: Sentence {
    switch self {
    case .atLineStart(let found):
      Sentence(
        "\(found.phrase) cannot start a line",
        help: found.kind == .less
          ? "comments start with //; a file of Interface Builder is named .storyboard"
          : "a line starts with a word, such as scene, title or button, or with ->")
    case .afterMember(let found, _)
    where found.kind == .rightParenthesis || found.kind == .rightBracket:
      Sentence(
        "this \(found.phrase) closes nothing",
        help: "take it out, or write the \(found.kind == .rightBracket ? "[" : "(") that it closes")
    case .afterMember(let found, let roles):
      Sentence(
        "\(found.phrase) is not allowed here",
        label: "this belongs on a line of its own, or nowhere", help: advice(on: found, roles))
    }
  }

  /// What may have been meant by something that is left at the end of a line.
  private func advice(on found: StrayToken, _ roles: WordRoles) -> String {
    switch found.kind {
    case .assign: "a comparison is written with ==, and a text goes after its name without ="
    case .leftParenthesis:
      "actions and calls are written without parentheses, as in action save or push Detail"
    case .minus: "an arrow is written ->, without a blank in it"
    case .greater: "an arrow is written ->"
    case .string: "a text goes after the name, as in button Pay \"Pay\""
    case .leftBrace: "a block goes after a name, without a colon before it"
    case .name where roles.contains(.verb):
      "an arrow goes before it, as in -> \(found.text) Name"
    case .name where found.text == "if":
      "the condition of an arrow is written with when, as in when isSignedIn"
    case .name where found.text == "elseif" || found.text == "elif":
      "write else if, in two words"
    case .name where roles.contains(.arrowAttribute):
      "attributes go in braces, as in push Detail { animated: false }"
    case .comma: "take it out: one comma goes between two things"
    case .equal, .notEqual, .less, .lessOrEqual, .greaterOrEqual:
      "one comparison at a time: join two with and, as in count > 0 and count < 3"
    default: "start it on a new line, or after a comma inside braces"
    }
  }

  static var explanation: Explanation {
    Explanation(
      "unexpected-token", .error, "Something is out of place.",
      why: """
        Each construct is one line, or one line and a block in braces. What is left on the line \
        would belong to nothing and change nothing in the app, so it is not skipped in silence.
        """,
      bad: """
        storyboard Main {
          initial -> Home
          scene Home {
            title: "Home" prompt: "Good morning"
          }
        }
        """,
      good: """
        storyboard Main {
          initial -> Home
          scene Home {
            title: "Home"
            prompt: "Good morning"
          }
        }
        """)
  }
}
