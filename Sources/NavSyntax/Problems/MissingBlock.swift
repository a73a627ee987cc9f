import NavText

/// A word that needs a block, and has none.
struct MissingBlock: SyntaxProblem {
  let word: String
  let found: StrayToken

  var sentence: Sentence {
    Sentence(
      "'\(word)' needs a block in braces\(found.butFound)", label: "'{' belongs here",
      help: "write { and } around what belongs to it")
  }

  var cascade: Cascade { [.ofSyntax, .followsMissingBrace] }

  static var explanation: Explanation {
    Explanation(
      "missing-block", .error, "A block in braces is missing.",
      why: """
        What depends on a condition, and what belongs to a storyboard, goes in braces, so that \
        it is always clear where it ends. The opening brace stands on the same line.
        """,
      bad: """
        var isDone: Bool

        class FormViewController: UIViewController {
          action close {
            if isDone dismiss
          }
        }
        """,
      good: """
        var isDone: Bool

        class FormViewController: UIViewController {
          action close {
            if isDone { dismiss }
          }
        }
        """)
  }
}
