import NavSyntax
import NavText

/// A scene that is taken for a tab.
struct NotATab: LanguageProblem {
  let name: String
  /// The tab bar controller that should have it; nil for any.
  let tabs: String?

  static let isFoundAtRunTime = true

  var sentence: Sentence {
    guard let tabs else {
      return Sentence(
        "'\(name)' is not a tab of any tab bar controller",
        help: "name a scene that follows tab ->")
    }
    return Sentence(
      "'\(name)' is not a tab of '\(tabs)'",
      help: "name a scene that follows tab ->, or add the line tab -> \(name)")
  }

  var cascade: Cascade { .needsDeclaration }

  static var explanation: Explanation {
    Explanation(
      "not-a-tab", .error, "A scene is selected or given a badge, but it is not a tab.",
      why: """
        Only a member of a tab bar controller's list can be selected; another controller raises \
        an exception (TAB-17, ERR-12). A badge of a controller without a tab is never seen.
        """,
      bad: """
        storyboard Main {
          initial -> Root
          tabs Root {
            tab -> Home
          }
          scene Home {
            action finish { select Detail }
          }
          scene Detail
        }
        """,
      good: """
        storyboard Main {
          initial -> Root
          tabs Root {
            tab -> Home
            tab -> Detail
          }
          scene Home {
            action finish { select Detail }
          }
          scene Detail
        }
        """)
  }
}
