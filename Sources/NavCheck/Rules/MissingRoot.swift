import NavModel
import NavText

extension Rule {
  /// Storyboards with a container that has no root load, and code may add it: a class of its own makes it less likely
  /// to be a mistake.
  static let missingRoot = Rule(
    RuleFacts(ofLanguage: "missing-root", storyboard: .warning)
  ) { context in
    context.reportMissing(.root)
  }
}

extension RuleContext {
  /// The containers that lack a relationship without which there is nothing on their screen.
  mutating func reportMissing(_ kind: RelationshipKind) {
    for scene in program.scenes.ids {
      let row = program[scene]
      guard row.kind.requiredRelationships.contains(kind), map.isWhole(scene),
        !program.children(of: scene).contains(where: { $0.kind == kind })
      else { continue }
      report(
        at: row.place, "\(name(scene)) is \(row.kind.words) without a \(kind.facts.keyword)",
        label: "it would be empty on screen (IBW-21)",
        help: ["connect a scene to it, or let code give it its screens"],
        atMost: row.className.isNone ? .error : .info)
    }
  }
}
