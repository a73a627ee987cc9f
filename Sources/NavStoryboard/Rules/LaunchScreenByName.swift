import NavText
import NavXcode

extension SourceRules {
  /// Xcode compiles a file that is named as launch screen but not marked as one, and the system still shows it without
  /// the app's code.
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
