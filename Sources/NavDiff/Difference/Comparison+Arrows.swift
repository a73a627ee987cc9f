import NavMatching
import NavModel
import NavText

extension Comparison {
  /// The segues that are gone, by the scene that they started from.
  func removedSegues() -> [ID<Scene>: [ID<Segue>]] {
    var removed: [ID<Scene>: [ID<Segue>]] = [:]
    for id in old.program.segues.ids where matching.segues.new(of: id) == nil {
      removed[old.program[id].source, default: []].append(id)
    }
    return removed
  }

  mutating func compareSegues(_ scenes: ScenePair, _ removed: [ID<Segue>]) {
    let owner = scenes.owner
    for id in new.program[scenes.new].segues {
      guard let before = matching.segues.old(of: id) else {
        note(.arrow, of: owner, added: new.label(id))
        continue
      }
      compareSegue(before, id, scenes)
    }
    for id in removed { note(.arrow, of: owner, removed: old.label(id)) }
  }

  private mutating func compareSegue(
    _ before: ID<Segue>, _ after: ID<Segue>, _ scenes: ScenePair
  ) {
    let owner = scenes.owner
    let (oldRow, newRow) = (old.program[before], new.program[after])
    let (oldCold, newCold) = (old.program[cold: before], new.program[cold: after])
    let subject = Sides(old: old.label(before), new: new.label(after))
    compare(
      .arrow, of: owner, subject, .trigger, old.name(oldRow.trigger), new.name(newRow.trigger))
    let kinds = (Spelled(oldRow.kind.facts.keyword), Spelled(newRow.kind.facts.keyword))
    let (from, to) = (destination(before, old), destination(after, new))
    if kinds.0 != kinds.1, let from, let to, from.common != to.common {
      // One sentence says both.
      compare(.arrow, of: owner, subject, .destination, kinds.0 + " " + from, kinds.1 + " " + to)
    } else {
      compare(.arrow, of: owner, subject, .kind, kinds.0, kinds.1)
      compare(.arrow, of: owner, subject, .destination, from, to)
    }
    compare(
      .arrow, of: owner, subject, .identifier, old.textIfAny(oldRow.identifier),
      new.textIfAny(newRow.identifier))
    compare(
      .arrow, of: owner, subject, .condition, old.text(oldCold.condition),
      new.text(newCold.condition))
    compare(
      .arrow, of: owner, subject, .data, old.text(oldCold.arguments), new.text(newCold.arguments))
    compareAttributes(
      .arrow, of: owner, subject, oldRow.attributes, newRow.attributes, in: scenes.ids)
  }

  private func destination(_ id: ID<Segue>, _ side: SideSpelling) -> Spelled? {
    let row = side.program[id]
    if let destination = row.destination { return side.name(destination) }
    if let elsewhere = side.program.elsewhere(row) { return Spelled(elsewhere.sentence) }
    return side.textIfAny(side.program[cold: id].unwindAction)
  }
}
