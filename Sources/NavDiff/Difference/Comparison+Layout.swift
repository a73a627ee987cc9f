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
    func words(_ more: Int, _ less: Int) -> Spelled? {
      let counts = [
        more == 0 ? nil : amount(more, "constraint") + " more",
        less == 0 ? nil : amount(less, "constraint") + " less",
      ].compactMap { $0 }
      let all = both + counts
      return all.isEmpty
        ? nil : Spelled(all.joined(separator: ", "), common: "\(more) \(less) \(all)")
    }
    guard let after = words(added, removed), let before = words(removed, added) else { return }
    compare(
      .layout, of: scenes.owner, Sides(old: "", new: ""), .layout,
      Spelled(before.own, common: "old"), Spelled(after.own, common: "new"))
  }

  private func elements(of row: Constraint) -> [ID<Element>] {
    [row.first.item.element, row.second?.item.element].compactMap { $0 }
  }

  private func isChanged(
    _ before: ID<Constraint>, _ after: ID<Constraint>, _ scenes: ScenePair
  ) -> Bool {
    let (oldRow, newRow) = (old.program[before], new.program[after])
    if old.text(oldRow) != new.text(newRow) { return true }
    func attributes(_ range: IDRange<Attribute>, _ side: SideSpelling, _ scene: ID<Scene>)
      -> [String]
    {
      side.program.attributes[range].map { $0.key.facts.keyword + side.text($0, in: scene).common }
    }
    return attributes(oldRow.attributes, old, scenes.old)
      != attributes(newRow.attributes, new, scenes.new)
  }
}
