import NavMatching
import NavModel
import NavText

extension Comparison {
  /// Frames and constraints, in a line for the whole screen.
  mutating func compareLayout(_ scenes: ScenePair, moved: Int) {
    var (added, removed, changed) = (0, 0, 0)
    for id in new.program[cold: scenes.new].constraints {
      let row = new.program[id]
      guard let before = matching.constraints.old(of: id) else {
        // One of something that came is a part of that.
        if elements(of: row).allSatisfy({ matching.elements.old(of: $0) != nil }) { added += 1 }
        continue
      }
      if isChanged(before, id, scenes) { changed += 1 }
    }
    for id in old.program[cold: scenes.old].constraints
    where matching.constraints.new(of: id) == nil
      && elements(of: old.program[id]).allSatisfy({ matching.elements.new(of: $0) != nil })
    {
      removed += 1
    }
    let both = [
      moved == 0 ? nil : amount(moved, "element") + " placed or sized otherwise",
      changed == 0 ? nil : amount(changed, "constraint") + " changed",
    ].compactMap { $0 }
    func sentence(added: Int, removed: Int) -> String {
      let counts = [
        added == 0 ? nil : amount(added, "constraint") + " added",
        removed == 0 ? nil : amount(removed, "constraint") + " removed",
      ].compactMap { $0 }
      return (both + counts).joined(separator: ", ")
    }
    if both.isEmpty && added == 0 && removed == 0 { return }
    // What is seen from the old side is the same change made the other way round.
    compare(
      .layout, of: scenes.owner, Sides(old: "", new: ""), .layout,
      Spelled(sentence(added: removed, removed: added), common: "old"),
      Spelled(sentence(added: added, removed: removed), common: "new"))
  }

  private func elements(of row: Constraint) -> [ID<Element>] {
    [row.first.item.element, row.second?.item.element].compactMap { $0 }
  }

  private func isChanged(
    _ before: ID<Constraint>, _ after: ID<Constraint>, _ scenes: ScenePair
  ) -> Bool {
    let (oldRow, newRow) = (old.program[before], new.program[after])
    if old.facts(of: oldRow) != new.facts(of: newRow) { return true }
    func attributes(_ range: IDRange<Attribute>, _ side: SideSpelling, _ scene: ID<Scene>)
      -> [String]
    {
      side.program.attributes[range].map { $0.key.facts.keyword + side.text($0, in: scene).common }
    }
    return attributes(oldRow.attributes, old, scenes.old)
      != attributes(newRow.attributes, new, scenes.new)
  }
}
