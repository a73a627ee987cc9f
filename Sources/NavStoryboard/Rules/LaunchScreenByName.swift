import NavText
import NavXcode

extension SourceRules {
  /// Xcode compiles what is not marked as a launch screen; the system shows it without the code of the app all the same.
  static let launchScreenByName = SourceRule(StoryboardRules.launchScreenFacts) { context in
    for document in context.judged {
      let source = context.documents[document]
      guard !source.isLaunchScreen, context.isShownBeforeCode(document) else { continue }
      for flaw in source.launchScreenFlaws {
        context.report(
          at: context.location(document, flaw.range), flaw.message,
          label: flaw.isRefused ? "it is shown without the code of the app" : "",
          help: [flaw.help], atMost: .warning)
      }
    }
  }
}
