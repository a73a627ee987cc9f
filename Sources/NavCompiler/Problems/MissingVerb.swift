import NavModel
import NavSyntax
import NavText

/// An arrow that does not say what happens.
enum MissingVerb: LanguageProblem {
  /// `-> Detail`
  case scene(String)
  /// `-> save`
  case action(String)
  /// `-> pop`, which code does.
  case call(StatementKind)

  var sentence: Sentence {
    let advice =
      switch self {
      case .scene(let name): "write show, present or another segue, as in -> show \(name)"
      case .action(let name):
        "write -> action \(name); a segue such as show comes before a scene"
      case .call(let kind):
        "code does that: write -> action go here, and action go { \(statement(kind)) } in the scene"
      }
    return Sentence("this arrow does not say what happens", help: advice)
  }

  private func statement(_ kind: StatementKind) -> String {
    let facts = kind.facts
    return facts.operand == .none ? facts.keyword : "\(facts.keyword) \(facts.operand.example)"
  }

  var cascade: Cascade { [.isMisread, .mayDeclare] }

  static var explanation: Explanation {
    Explanation(
      "missing-verb", .error, "An arrow names its target but not what happens.",
      why: """
        The same scene can be shown, presented or embedded, and the app behaves differently each \
        time: show pushes on a navigation stack (SEG-21), present covers it (SEG-26).
        """,
      bad: """
        storyboard Main {
          initial -> Home
          scene Home {
            button Next "Next" -> Detail
          }
          scene Detail
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
