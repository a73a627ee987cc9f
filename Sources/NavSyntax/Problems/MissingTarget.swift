import NavText

/// An arrow that leads nowhere.
enum MissingTarget: SyntaxProblem {
  /// After the arrow.
  case afterArrow
  /// There is something else in its place, as in `-> show(Detail)`.
  case before(StrayToken)

  var sentence: Sentence {
    switch self {
    case .afterArrow:
      Sentence(
        "an arrow needs something to point at", label: "the target belongs here",
        help: "write the connection and its target, as in -> show Detail")
    case .before(let found):
      Sentence(
        "the target is missing before \(found.phrase)", label: "the target belongs here",
        help: "write the target as a plain name, as in -> show Detail")
    }
  }

  static var explanation: Explanation {
    Explanation(
      "missing-target", .error, "An arrow points at nothing.",
      why: """
        An arrow stands for what one drags in Interface Builder: it ends somewhere. Behind -> \
        come the connection and its target.
        """,
      bad: """
        storyboard Main {
          initial -> Home
          scene Home {
            button Next "Next" ->
          }
        }
        """,
      good: """
        storyboard Main {
          initial -> Home
          scene Home {
            button Next "Next" -> show Detail
          }
          scene Detail
        }
        """)
  }
}
