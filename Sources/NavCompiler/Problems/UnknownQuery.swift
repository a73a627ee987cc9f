import NavSyntax
import NavText

/// A question that tests cannot ask.
struct UnknownQuery: LanguageProblem {
  let word: String
  let near: [String]
  /// Whether a claim speaks of it, and not a test.
  var isClaimed = false

  var sentence: Sentence {
    Sentence(
      isClaimed
        ? "no scene, variable or question is called '\(word)'"
        : "nothing to expect is called '\(word)'",
      help: didYouMean(
        near,
        otherwise: "it is visible, stack, title, a state variable, or another of Grammar.md's list"
      ),
      replacement: near.first)
  }

  var cascade: Cascade { .needsDeclaration }

  static var explanation: Explanation {
    Explanation(
      "unknown-query", .error, "A test asks for something that cannot be asked for.",
      why: """
        A test can expect what a person sees and what UIKit's properties say: visible, stack, \
        title and others, and any state variable. A question without an answer would neither \
        hold nor fail.
        """,
      bad: """
        storyboard Main {
          initial -> Home
          scene Home
        }

        test "the app starts at home" {
          expect visibel == Home
        }
        """,
      good: """
        storyboard Main {
          initial -> Home
          scene Home
        }

        test "the app starts at home" {
          expect visible == Home
        }
        """)
  }
}
