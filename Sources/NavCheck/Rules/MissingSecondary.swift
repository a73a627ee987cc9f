import NavModel
import NavText

extension Rule {
  /// Storyboards with a container that has no secondary load, and code may add it: a class of its own makes it less
  /// likely to be a mistake.
  static let missingSecondary = Rule(
    RuleFacts(ofLanguage: "missing-secondary", storyboard: .info)
  ) { context in
    context.reportMissing(.secondary)
  }
}
