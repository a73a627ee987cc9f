import NavSyntax
import NavText

/// Data for a variable that the destination does not have.
enum UnknownArgument: LanguageProblem {
  case variable(String, destination: String, near: [String], UnknownVariable.Use)
  /// `-> show Detail with item, animated: false`
  case attribute(String, destination: String)

  var sentence: Sentence {
    switch self {
    case .variable(let name, let destination, let near, let use):
      Sentence(
        "'\(destination)' has no variable '\(name)' to take this",
        help: didYouMean(
          near, otherwise: use.declaration(of: name, in: "'\(destination)' or its class")),
        replacement: near.first)
    case .attribute(let name, let destination):
      Sentence(
        "'\(destination)' has no variable '\(name)' to take this",
        label: "everything after 'with' is passed on",
        help: "if the attribute '\(name)' is meant, write it on a line of its own")
    }
  }

  var cascade: Cascade { .needsDeclaration }

  static var explanation: Explanation {
    Explanation(
      "unknown-argument", .error,
      "Data is passed to a variable that the destination does not have.",
      why: """
        with stands for what prepare(for:sender:) sets on the destination before it is shown \
        (PASS-1, PASS-5). A property that does not exist cannot be set.
        """,
      bad: """
        var count: 0...5

        storyboard Main {
          initial -> Home
          scene Home {
            button Next "Next" -> show Detail with amount: count
          }
          scene Detail {
            var total: 0...5
          }
        }
        """,
      good: """
        var count: 0...5

        storyboard Main {
          initial -> Home
          scene Home {
            button Next "Next" -> show Detail with total: count
          }
          scene Detail {
            var total: 0...5
          }
        }
        """)
  }
}
