import NavSyntax
import NavText

/// A storyboard that is not declared.
enum UnknownStoryboard: LanguageProblem {
  case undeclared(String, near: [String])
  /// `-> show elsewhere { bundle: "com.example.Kit" }`
  case unnamedElsewhere

  var sentence: Sentence {
    switch self {
    case .undeclared(let name, let near):
      Sentence(
        "there is no storyboard called '\(name)'",
        help: didYouMean(
          near, otherwise: "give its file to the command too; a project is the set of files given"))
    case .unnamedElsewhere:
      Sentence(
        "a segue to elsewhere has to say which storyboard it leads to",
        help: "name it in the braces, as in { storyboard: \"Help\" }")
    }
  }

  var cascade: Cascade { .needsDeclaration }

  static var explanation: Explanation {
    Explanation(
      "unknown-storyboard", .error, "A path starts with a storyboard that is not declared.",
      why: """
        Settings.Profile is the scene Profile of the storyboard Settings. Loading a storyboard \
        that the app does not contain raises an exception (ERR-35). A project is the set of \
        files given to the command, so the file may just be missing there.
        """,
      bad: """
        storyboard Main {
          initial -> Home
          scene Home {
            button Profile "Profile" -> show Setings.Profile
          }
        }

        storyboard Settings {
          initial -> Profile
          scene Profile
        }
        """,
      good: """
        storyboard Main {
          initial -> Home
          scene Home {
            button Profile "Profile" -> show Settings.Profile
          }
        }

        storyboard Settings {
          initial -> Profile
          scene Profile
        }
        """)
  }
}
