import NavMatching
import NavModel
import NavText

extension Comparison {
  /// Outlets and actions.
  mutating func compareConnections(_ scenes: ScenePair) {
    compareOutlets(scenes)
    compareActions(scenes)
  }

  private mutating func compareOutlets(_ scenes: ScenePair) {
    let owner = scenes.owner
    func line(_ id: ID<Outlet>, _ side: SideSpelling, _ scene: ID<Scene>) -> String {
      side.label(id) + " -> " + side.target(id, in: scene).own
    }
    for id in new.program[scenes.new].outlets {
      guard let before = matching.outlets.old(of: id) else {
        note(.outlet, of: owner, added: line(id, new, scenes.new))
        continue
      }
      let subject = Sides(old: old.label(before), new: new.label(id))
      compare(
        .outlet, of: owner, subject, .name, old.textIfAny(old.program[before].name),
        new.textIfAny(new.program[id].name))
      compare(
        .outlet, of: owner, subject, .target, old.target(before, in: scenes.old),
        new.target(id, in: scenes.new))
    }
    for id in old.program[scenes.old].outlets where matching.outlets.new(of: id) == nil {
      note(.outlet, of: owner, removed: line(id, old, scenes.old))
    }
  }

  private mutating func compareActions(_ scenes: ScenePair) {
    let owner = scenes.owner
    func label(_ id: ID<ActionConnection>, _ side: SideSpelling) -> String {
      let row = side.program[id]
      return side.name(row.trigger).own + " -> action " + side.text(row.name)
        + (row.event.map { " on " + $0.keyword } ?? "")
    }
    for id in new.program[cold: scenes.new].actionConnections {
      guard let before = matching.actionConnections.old(of: id) else {
        note(.action, of: owner, added: label(id, new))
        continue
      }
      let (oldRow, newRow) = (old.program[before], new.program[id])
      let subject = Sides(old: label(before, old), new: label(id, new))
      compare(
        .action, of: owner, subject, .name, old.textIfAny(oldRow.name), new.textIfAny(newRow.name))
      compare(
        .action, of: owner, subject, .event, oldRow.event.map { Spelled($0.keyword) },
        newRow.event.map { Spelled($0.keyword) })
      compare(
        .action, of: owner, subject, .target, old.textIfAny(oldRow.receiver),
        new.textIfAny(newRow.receiver))
    }
    for id in old.program[cold: scenes.old].actionConnections
    where matching.actionConnections.new(of: id) == nil {
      note(.action, of: owner, removed: label(id, old))
    }
  }
}
