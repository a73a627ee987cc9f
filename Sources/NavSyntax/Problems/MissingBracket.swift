import NavText

/// A list or a group that is never closed.
struct MissingBracket: SyntaxProblem {
  let opener: SourceRange
  let closer: String

  var sentence: Sentence {
    Sentence(
      "'\(closer)' is missing here",
      help: closer == ")" ? "close it with ); a list goes in [ and ]" : "close it with \(closer)")
  }

  func related(at location: Location) -> [Label] {
    [Label(Location(location.file, opener), "opened here")]
  }

  static var explanation: Explanation {
    Explanation(
      "missing-bracket", .error, "A list or a group is opened and never closed.",
      why: """
        A list ends with ], a group with ). They may go on over several lines, but a new \
        attribute or a brace cannot be part of them.
        """,
      bad: """
        storyboard Main {
          initial -> Home
          scene Home {
            supportedOrientations: [portrait, landscapeLeft
          }
        }
        """,
      good: """
        storyboard Main {
          initial -> Home
          scene Home {
            supportedOrientations: [portrait, landscapeLeft]
          }
        }
        """)
  }
}
