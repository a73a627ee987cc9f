import NavModel
import NavText

extension ProgramRules {
  /// Storyboards with a container that has no tab load, and code may add it: where it has a hand on the container, a
  /// mistake is less likely.
  static let missingTab = ProgramRule(
    RuleFacts(ofLanguage: "missing-tab", storyboard: .warning),
    needs: .allWaysOut
  ) { context in
    context.reportMissing(.tab)
  }
}
