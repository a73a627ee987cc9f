import NavText

/// A variable without a type.
enum MissingType: SyntaxProblem {
  case afterColon
  /// There is no colon. Carries how the line should read, if the value gives a type.
  case withoutColon(String)

  var sentence: Sentence {
    switch self {
    case .afterColon:
      Sentence(
        "the type of this variable is missing", label: "the type belongs here",
        help:
          "write Bool, a range or an enum, as in var count: 0...5 or var isOpen: Bool = false")
    case .withoutColon(let line):
      Sentence(
        "a variable needs a type", label: "the type belongs here",
        help: "write its type after a colon, as in \(line)")
    }
  }

  static var explanation: Explanation {
    Explanation(
      "missing-type", .error, "A variable does not say which values it can have.",
      why: """
        Variables have few values, so that every state of the app can be visited. The type says \
        which: Bool, a range such as 0...5, or an enum. It is not guessed from the first value.
        """,
      bad: """
        var isSignedIn = false
        """,
      good: """
        var isSignedIn: Bool = false
        """)
  }
}
