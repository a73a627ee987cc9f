import NavModel
import NavText

extension ProgramRules {
  /// Storyboards with a container that has no root load, and code may add it: where it has a hand on the container, a
  /// mistake is less likely.
  static let missingRoot = ProgramRule(
    RuleFacts(ofLanguage: "missing-root", storyboard: .warning),
    needs: .allWaysOut
  ) { context in
    context.reportMissing(.root)
  }
}

extension ProgramRuleContext {
  /// The containers that lack a relationship without which there is nothing on their screen.
  mutating func reportMissing(_ kind: RelationshipKind) {
    for scene in program.scenes.ids {
      guard program.scenes[scene].kind.requiredRelationships.contains(kind),
        !program.children(of: scene).contains(where: { $0.kind == kind })
      else { continue }
      let row = program[scene]
      report(
        at: row.place, about: [scene],
        "\(name(scene)) is \(row.kind.words) without a \(kind.facts.keyword)",
        label: "it would be empty on screen (IBW-21)",
        help: ["connect a scene to it, or let code give it its screens"],
        atMost: isWithinReachOfCode(scene) ? .info : .error)
    }
  }

  /// Whether code has a hand on the container and may well fill it: it has a class of its own, is looked up by an
  /// identifier, or is the root of the window.
  private func isWithinReachOfCode(_ scene: ID<Scene>) -> Bool {
    let row = program[scene]
    return !row.className.isNone || !program[cold: scene].identifier.isNone
      || program[row.storyboard].initial == scene
  }
}
