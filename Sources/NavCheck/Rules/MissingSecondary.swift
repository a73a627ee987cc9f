import NavModel
import NavText

extension ProgramRules {
  /// Storyboards with a container that has no secondary load, and code may add it: a class of its own makes it less
  /// likely to be a mistake.
  static let missingSecondary = ProgramRule(
    RuleFacts(ofLanguage: "missing-secondary", storyboard: .info),
    needs: .allWaysOut
  ) { context in
    context.reportMissing(.secondary)
  }
}
