import NavModel
import NavText

extension Rule {
  /// Storyboards with a container that has no tab load, and code may add it: where it has a hand on the container, a
  /// mistake is less likely.
  static let missingTab = Rule(
    RuleFacts(ofLanguage: "missing-tab", storyboard: .warning)
  ) { context in
    context.reportMissing(.tab)
  }
}
