import NavMatching
import NavModel
import NavText

extension Comparison {
  /// A scene with everything in it; nil on the side where it is missing. Of a scene that came or went, only its arrows
  /// are reported besides.
  mutating func compareScene(
    _ before: ID<Scene>?, _ after: ID<Scene>?, _ removed: [ID<Scene>: [ID<Segue>]]
  ) {
    let owner = Change.Owner(
      .scene, Sides(old: before.map { old.name($0).own }, new: after.map { new.name($0).own }))
    guard let after else {
      guard let before else { return }
      note(.scene, of: owner, removed: headline(before, old))
      for id in old.program[before].segues { note(.arrow, of: owner, removed: old.label(id)) }
      for id in old.program[cold: before].relationships {
        note(.container, of: owner, removed: label(id, old))
      }
      return
    }
    guard let before else {
      note(.scene, of: owner, added: headline(after, new))
      for id in new.program[after].segues { note(.arrow, of: owner, added: new.label(id)) }
      for id in new.program[cold: after].relationships {
        note(.container, of: owner, added: label(id, new))
      }
      return
    }
    let scenes = ScenePair(owner: owner, old: before, new: after)
    if !same.areSame(before, after) {
      compareItself(scenes)
      compareHeld(scenes)
      compareBars(scenes)
      let moved = compareElements(scenes)
      compareLayout(scenes, moved: moved)
      compareSegues(scenes, removed[before] ?? [])
      compareConnections(scenes)
    }
    compareVariables(
      old.program[cold: before].variables, new.program[cold: after].variables, of: owner)
    compareMethods(
      old.program[cold: before].methods, new.program[cold: after].methods, of: owner)
  }

  /// `scene Cart: CartViewController`
  private func headline(_ id: ID<Scene>, _ side: SideSpelling) -> String {
    let row = side.program[id]
    let type = type(id, side).map { ": " + $0.own } ?? ""
    return row.kind.facts.keyword + " " + side.name(id).own + type
  }

  private func type(_ id: ID<Scene>, _ side: SideSpelling) -> Spelled? {
    let (row, cold) = (side.program[id], side.program[cold: id])
    guard !row.className.isNone else { return nil }
    let module = cold.moduleName.isNone ? "" : side.text(cold.moduleName) + "."
    return Spelled(module + side.text(row.className))
  }

  private mutating func compareItself(_ scenes: ScenePair) {
    let (owner, itself) = (scenes.owner, Sides(old: "", new: ""))
    let (oldRow, newRow) = (old.program[scenes.old], new.program[scenes.new])
    let (oldCold, newCold) = (old.program[cold: scenes.old], new.program[cold: scenes.new])
    let isNamedByAuthor = !(isFromStoryboards(oldRow.place, newRow.place))
    if isNamedByAuthor {
      compare(
        .scene, of: owner, itself, .name, old.textIfAny(oldRow.name), new.textIfAny(newRow.name))
    }
    if matching.storyboards.new(of: oldRow.storyboard) != newRow.storyboard {
      compare(
        .scene, of: owner, itself, .storyboard,
        Spelled(old.text(old.program[oldRow.storyboard].name), common: "old"),
        Spelled(new.text(new.program[newRow.storyboard].name), common: "new"))
    }
    compare(
      .scene, of: owner, itself, .kind, Spelled(oldRow.kind.facts.keyword),
      Spelled(newRow.kind.facts.keyword))
    compare(.scene, of: owner, itself, .class, type(scenes.old, old), type(scenes.new, new))
    compare(
      .scene, of: owner, itself, .identifier, old.textIfAny(oldCold.identifier),
      new.textIfAny(newCold.identifier))
    compareDocumentation(.scene, of: owner, oldCold.documentation, newCold.documentation)
    compareAttributes(
      .scene, of: owner, itself, oldRow.attributes, newRow.attributes, in: scenes.ids)
    compareAttributes(
      .bar, of: owner, itself, prefix: "bar ", oldCold.bar, newCold.bar, in: scenes.ids)
    compareAttributes(
      .bar, of: owner, itself, prefix: "toolbar ", oldCold.toolbar, newCold.toolbar, in: scenes.ids)
  }

  /// Whether both come from storyboards, where import makes up the names.
  func isFromStoryboards(_ before: Place, _ after: Place) -> Bool {
    old.program.isFromStoryboard(before) && new.program.isFromStoryboard(after)
  }

  // MARK: Containers

  private func label(_ id: ID<Relationship>, _ side: SideSpelling) -> String {
    side.program[id].kind.facts.keyword + " " + side.name(side.program[id].destination).own
  }

  /// Roots, tabs, columns and pages.
  private mutating func compareHeld(_ scenes: ScenePair) {
    let owner = scenes.owner
    let oldHeld = old.program[cold: scenes.old].relationships
    let newHeld = new.program[cold: scenes.new].relationships
    for id in newHeld {
      guard let before = matching.relationships.old(of: id) else {
        note(.container, of: owner, added: label(id, new))
        continue
      }
      let (oldRow, newRow) = (old.program[before], new.program[id])
      let subject = Sides(old: label(before, old), new: label(id, new))
      compare(
        .container, of: owner, subject, .destination, old.name(oldRow.destination),
        new.name(newRow.destination))
      compare(
        .container, of: owner, subject, .condition, old.text(oldRow.condition),
        new.text(newRow.condition))
    }
    for id in oldHeld where matching.relationships.new(of: id) == nil {
      note(.container, of: owner, removed: label(id, old))
    }
    if !isInOrder(newHeld.map { matching.relationships.old(of: $0) }) {
      func list(_ ids: IDRange<Relationship>, _ side: SideSpelling) -> Spelled {
        let names = ids.map { side.name(side.program[$0].destination) }
        return Spelled(
          names.map { $0.own }.joined(separator: ", "),
          common: names.map { $0.common }.joined(separator: ", "))
      }
      let keyword = newHeld.first.map { new.program[$0].kind.facts.keyword + "s" } ?? ""
      compare(
        .container, of: owner, Sides(old: keyword, new: keyword), .order, list(oldHeld, old),
        list(newHeld, new))
    }
  }

  /// Whether what is left of the old rows is in its old order.
  func isInOrder<Row>(_ old: [ID<Row>?]) -> Bool {
    let kept = old.compactMap { $0 }
    return zip(kept, kept.dropFirst()).allSatisfy { $0 < $1 }
  }
}

/// A scene on both sides.
struct ScenePair {
  let owner: Change.Owner
  let old: ID<Scene>
  let new: ID<Scene>

  var ids: Sides<ID<Scene>> { Sides(old: old, new: new) }
}
