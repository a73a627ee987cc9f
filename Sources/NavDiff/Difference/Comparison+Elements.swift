import NavMatching
import NavModel
import NavText

extension Comparison {
  /// What is on the screen, and how many elements are only elsewhere or of another size.
  mutating func compareElements(_ scenes: ScenePair) -> Int {
    let owner = scenes.owner
    var movedCount = 0
    let (oldRows, newRows) = (old.program[scenes.old].elements, new.program[scenes.new].elements)
    for id in newRows {
      guard let before = matching.elements.old(of: id) else {
        if isOutermost(id, new, { matching.elements.old(of: $0) == nil }) {
          note(.element, of: owner, added: headline(id, new))
        }
        continue
      }
      if compareElement(before, id, scenes) > 0 { movedCount += 1 }
    }
    for id in oldRows where matching.elements.new(of: id) == nil {
      if isOutermost(id, old, { matching.elements.new(of: $0) == nil }) {
        note(.element, of: owner, removed: headline(id, old))
      }
    }
    compareOrder(scenes)
    return movedCount
  }

  /// Whether what is around an element did not come or go with it.
  private func isOutermost(
    _ id: ID<Element>, _ side: SideSpelling, _ cameOrWent: (ID<Element>) -> Bool
  ) -> Bool {
    side.program[id].parent.map { !cameOrWent($0) } ?? true
  }

  /// `button Pay "Pay"`, with how much is in it.
  private func headline(_ id: ID<Element>, _ side: SideSpelling) -> String {
    let row = side.program[id]
    let text = row.name.isNone ? "" : row.text.map { " " + quoted(side.text($0)) } ?? ""
    let inside = side.program.elements(inside: id).count
    return side.label(id) + text
      + (inside == 0 ? "" : " with " + amount(inside, "element") + " in it")
  }

  /// How many attributes of layout differ.
  private mutating func compareElement(
    _ before: ID<Element>, _ after: ID<Element>, _ scenes: ScenePair
  ) -> Int {
    let owner = scenes.owner
    let (oldRow, newRow) = (old.program[before], new.program[after])
    let (oldCold, newCold) = (old.program[cold: before], new.program[cold: after])
    let subject = Sides(old: old.label(before), new: new.label(after))
    if !isFromStoryboards(oldRow.place, newRow.place) {
      compare(
        .element, of: owner, subject, .name, old.textIfAny(oldRow.name),
        new.textIfAny(newRow.name))
    }
    compare(
      .element, of: owner, subject, .kind, Spelled(oldRow.kind.facts.keyword),
      Spelled(newRow.kind.facts.keyword))
    compare(
      .text, of: owner, subject, .text, old.textIfAny(oldRow.text), new.textIfAny(newRow.text))
    compare(
      .element, of: owner, subject, .class, old.textIfAny(oldCold.className),
      new.textIfAny(newCold.className))
    compare(
      .element, of: owner, subject, .identifier, old.textIfAny(oldCold.identifier),
      new.textIfAny(newCold.identifier))
    compare(
      .element, of: owner, subject, .rows, rows(oldCold.rowVariable, old),
      rows(newCold.rowVariable, new))
    if oldRow.parent != nil || newRow.parent != nil {
      compare(
        .element, of: owner, subject, .parent, parent(oldRow, old), parent(newRow, new))
    }
    return compareAttributes(
      .element, of: owner, subject, oldRow.attributes, newRow.attributes, in: scenes.ids)
  }

  private func rows(_ variable: ID<Variable>?, _ side: SideSpelling) -> Spelled? {
    variable.map { id in
      let row = side.program[id]
      let list = row.list.map { " of " + side.text(side.program[$0].name) } ?? ""
      return Spelled(side.text(row.name) + ": " + side.program.text(of: row.domain) + list)
    }
  }

  private func parent(_ row: Element, _ side: SideSpelling) -> Spelled {
    row.parent.map { side.name($0) } ?? Spelled("the screen")
  }

  /// Where the contents of something are in another order than before, apart from what came and went.
  private mutating func compareOrder(_ scenes: ScenePair) {
    var oldChildren: [ID<Element>?: [ID<Element>]] = [:]
    for (parent, children) in children(of: scenes.old, old) { oldChildren[parent] = children }
    for (parent, children) in children(of: scenes.new, new) {
      let oldParent = parent.flatMap { matching.elements.old(of: $0) }
      if parent != nil && oldParent == nil { continue }
      let kept = children.map { id in
        matching.elements.old(of: id).flatMap { old.program[$0].parent == oldParent ? $0 : nil }
      }
      if isInOrder(kept) { continue }
      let before = oldChildren[oldParent] ?? []
      difference(
        .element, scenes.owner, parent.map { new.label($0) } ?? "elements",
        before.map { old.name($0).own }, children.map { new.name($0).own })
    }
  }

  /// By parent, in the order in which parents come up.
  private func children(
    of scene: ID<Scene>, _ side: SideSpelling
  ) -> [(parent: ID<Element>?, children: [ID<Element>])] {
    var places: [ID<Element>?: Int] = [:]
    var found: [(parent: ID<Element>?, children: [ID<Element>])] = []
    for id in side.program[scene].elements {
      let parent = side.program[id].parent
      if let place = places[parent] {
        found[place].children.append(id)
      } else {
        places[parent] = found.count
        found.append((parent, [id]))
      }
    }
    return found
  }
}
