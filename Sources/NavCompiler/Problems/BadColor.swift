import NavSyntax
import NavText

/// A text that names no colour.
struct BadColor: LanguageProblem {
  let text: String
  let near: [String]

  var sentence: Sentence {
    Sentence(
      "\"\(text)\" is not a colour",
      help: didYouMean(
        near,
        otherwise:
          "write a name such as \"red\" or \"systemBlue\", or \"#\" and six or eight digits"),
      replacement: near.first.map { "\"\($0)\"" })
  }

  static var explanation: Explanation {
    Explanation(
      "bad-color", .error, "A text is neither the name of a colour nor its digits.",
      why: """
        A colour is named as in UIColor or in an asset catalogue, or written as # and six \
        hexadecimal digits, eight with its opacity. What is nearly a name of UIColor is taken for \
        a slip, unless it begins with asset:, as in "asset:grey". Anything else would leave the view in its default colour.
        """,
      bad: """
        storyboard Main {
          tint: "#FF95"
          initial -> Home
          scene Home
        }
        """,
      good: """
        storyboard Main {
          tint: "#FF9500"
          initial -> Home
          scene Home
        }
        """)
  }
}
