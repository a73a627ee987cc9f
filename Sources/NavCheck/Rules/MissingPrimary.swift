import NavModel
import NavText

extension ProgramRules {
  /// Storyboards with a container that has no primary load, and code may add it: a class of its own makes it less
  /// likely to be a mistake.
  static let missingPrimary = ProgramRule(
    RuleFacts(ofLanguage: "missing-primary", storyboard: .info),
    needs: .allWaysOut
  ) { context in
    context.reportMissing(.primary)
  }
}
