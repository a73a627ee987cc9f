import NavSyntax
import NavText

/// A device that Apple has not made, as far as is known.
struct UnknownDevice: LanguageProblem {
  let name: String
  let near: [String]

  var sentence: Sentence {
    Sentence(
      "there is no device called '\(name)'",
      help: didYouMean(near, otherwise: "write one as Apple does, as in \"iPhone 15\""))
  }

  static var explanation: Explanation {
    Explanation(
      "unknown-device", .error, "No device of this name is known.",
      why: """
        The device decides sizes, safe areas and whether there is room for columns and popovers, \
        so it is not guessed.
        """,
      bad: """
        storyboard Main {
          device: "iPhone XV"
          initial -> Home
          scene Home
        }
        """,
      good: """
        storyboard Main {
          device: "iPhone 15"
          initial -> Home
          scene Home
        }
        """)
  }
}
