import NavSyntax
import NavText

/// A file without a declaration.
struct EmptyFile: LanguageProblem {
  let hasComments: Bool

  var sentence: Sentence {
    Sentence(
      hasComments ? "there are only comments in this file" : "there is nothing in this file",
      help: "declare a storyboard, as in storyboard Main { … }; 'navscene init' writes a first one")
  }

  static var explanation: Explanation {
    Explanation(
      "empty-file", .info, "A file declares nothing.",
      why: """
        It is read, and an app of it has no storyboard. It may not have been saved yet, or have been emptied by \
        mistake.
        """,
      bad: """
        // Nothing here yet.
        """,
      good: """
        storyboard Main {
          initial -> Home
          scene Home
        }
        """)
  }
}
