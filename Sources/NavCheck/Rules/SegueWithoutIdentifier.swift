import NavModel
import NavText

extension ProgramRules {
  /// Xcode warns of it too.
  static let segueWithoutIdentifier = ProgramRule(
    RuleFacts(ofLanguage: "segue-without-identifier", storyboard: .warning)
  ) { context in
    let program = context.program
    for segue in program.segues.rows
    where segue.trigger == .scene && segue.identifier.isNone && segue.operation != .embed {
      context.report(at: segue.place)
    }
    // Whatever it leads to, it is not performed.
    for (kind, arrow) in context.map.segueArrows
    where arrow.trigger == .scene && arrow.identifier.isNone && kind != .embed {
      context.report(at: arrow.place)
    }
  }
}

extension ProgramRuleContext {
  fileprivate mutating func report(at place: Place) {
    report(
      at: place, "a segue that starts at the controller itself needs an identifier",
      label: "without one no code can perform it (IBW-3)",
      help: ["give it an identifier, or start it at a button"])
  }
}
