import NavModel
import NavText

extension Rule {
  /// Storyboards with a container that has no tab load, and code may add it: a class of its own makes it less likely
  /// to be a mistake.
  static let missingTab = Rule(
    RuleFacts(ofLanguage: "missing-tab", storyboard: .warning)
  ) { context in
    context.reportMissing(.tab)
  }
}
