import NavModel
import NavSyntax
import NavText

/// A URL or a notification that no scene does anything about.
struct UnansweredMessage: LanguageProblem {
  let message: DelegateMessage
  let text: String
  let near: [String]

  static let isFoundAtRunTime = true

  var sentence: Sentence {
    Sentence(
      message == .open
        ? "no scene opens the URL \(quoted(text))"
        : "no scene answers notifications of the category \(quoted(text))",
      label: "nothing happens in the app",
      help: near.first.map { "did you mean \(quoted($0))?" }
        ?? "write in a scene what is done about it, as in on \(message.facts.keyword) \(quoted(text)) { … }"
    )
  }

  var cascade: Cascade { .needsDeclaration }

  static var explanation: Explanation {
    Explanation(
      "unanswered-message", .error,
      "A test opens a URL or taps a notification that no scene answers.",
      why: """
        The system hands a URL or a notification to the app, and the app's code decides what is \
        shown. Without an answer the app comes to the front as it was: the test would prove nothing.
        """,
      bad: """
        storyboard Shop {
          initial -> Home
          scene Home {
            on open "shop://cart" { present Cart }
          }
          scene Cart
        }

        test "a link" { open "shop://crat" }
        """,
      good: """
        storyboard Shop {
          initial -> Home
          scene Home {
            on open "shop://cart" { present Cart }
          }
          scene Cart
        }

        test "a link" { open "shop://cart" }
        """)
  }
}
