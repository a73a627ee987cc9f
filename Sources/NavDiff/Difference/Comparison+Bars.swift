import NavMatching
import NavModel
import NavText

extension Comparison {
  /// Bar items, the tab item, and the views in bars.
  mutating func compareBars(_ scenes: ScenePair) {
    compareTabItem(scenes)
    compareItems(scenes)
    let (oldCold, newCold) = (old.program[cold: scenes.old], new.program[cold: scenes.new])
    let itself = Sides(old: "", new: "")
    compare(
      .bar, of: scenes.owner, itself, .attribute("titleView"),
      oldCold.titleView.map { old.name($0) },
      newCold.titleView.map { new.name($0) })
    compare(
      .bar, of: scenes.owner, itself, .attribute("bottomAccessory"),
      oldCold.bottomAccessory.map { old.name($0) }, newCold.bottomAccessory.map { new.name($0) })
  }

  private mutating func compareTabItem(_ scenes: ScenePair) {
    let oldItem = old.program[cold: scenes.old].tabItem
    let newItem = new.program[cold: scenes.new].tabItem
    switch (oldItem, newItem) {
    case (nil, nil): break
    case (let before?, nil): note(.bar, of: scenes.owner, removed: label(before, old))
    case (nil, let after?): note(.bar, of: scenes.owner, added: label(after, new))
    case (let before?, let after?):
      let (oldRow, newRow) = (old.program[before], new.program[after])
      let subject = Sides(old: "tab item", new: "tab item")
      compare(
        .text, of: scenes.owner, subject, .text, old.textIfAny(oldRow.text),
        new.textIfAny(newRow.text))
      compare(
        .bar, of: scenes.owner, subject, .image,
        oldRow.systemItem.map { Spelled($0.facts.keyword) },
        newRow.systemItem.map { Spelled($0.facts.keyword) })
      compareAttributes(
        .bar, of: scenes.owner, subject, oldRow.attributes, newRow.attributes, in: scenes.ids)
    }
  }

  private func label(_ id: ID<TabItem>, _ side: SideSpelling) -> String {
    let row = side.program[id]
    let text = row.text.map { " " + quoted(side.text($0)) } ?? ""
    return "tab item" + text + (row.systemItem.map { " ." + $0.facts.keyword } ?? "")
  }

  private mutating func compareItems(_ scenes: ScenePair) {
    let owner = scenes.owner
    let (oldItems, newItems) = (old.program[scenes.old].barItems, new.program[scenes.new].barItems)
    for id in newItems {
      guard let before = matching.barItems.old(of: id) else {
        note(.bar, of: owner, added: new.label(id))
        continue
      }
      compareItem(before, id, scenes)
    }
    for id in oldItems where matching.barItems.new(of: id) == nil {
      note(.bar, of: owner, removed: old.label(id))
    }
    for slot in BarSlot.allCases {
      let inSlot = newItems.filter { new.program[$0].slot == slot }
      let kept = inSlot.map { id in
        matching.barItems.old(of: id).flatMap { old.program[$0].slot == slot ? $0 : nil }
      }
      if isInOrder(kept) { continue }
      let oldInSlot = oldItems.filter { old.program[$0].slot == slot }
      let keyword = slot.facts.keyword + " items"
      difference(
        .bar, owner, keyword, oldInSlot.map { old.name($0).own }, inSlot.map { new.name($0).own })
    }
  }

  /// Notes an order that differs.
  mutating func difference(
    _ topic: Change.Topic, _ owner: Change.Owner, _ subject: String, _ before: [String],
    _ after: [String]
  ) {
    compare(
      topic, of: owner, Sides(old: subject, new: subject), .order,
      Spelled(before.joined(separator: ", "), common: "old"),
      Spelled(after.joined(separator: ", "), common: "new"))
  }

  private mutating func compareItem(
    _ before: ID<BarItem>, _ after: ID<BarItem>, _ scenes: ScenePair
  ) {
    let owner = scenes.owner
    let (oldRow, newRow) = (old.program[before], new.program[after])
    let (oldCold, newCold) = (old.program[cold: before], new.program[cold: after])
    let subject = Sides(old: old.label(before), new: new.label(after))
    if !isFromStoryboards(oldRow.place, newRow.place) {
      compare(
        .bar, of: owner, subject, .name, old.textIfAny(oldRow.name), new.textIfAny(newRow.name))
    }
    compare(
      .bar, of: owner, subject, .slot, Spelled(oldRow.slot.facts.keyword),
      Spelled(newRow.slot.facts.keyword))
    compare(
      .text, of: owner, subject, .text, old.textIfAny(oldRow.text), new.textIfAny(newRow.text))
    compare(
      .bar, of: owner, subject, .image, oldRow.systemItem.map { Spelled($0.facts.keyword) },
      newRow.systemItem.map { Spelled($0.facts.keyword) })
    compare(
      .bar, of: owner, subject, .class, old.textIfAny(oldCold.className),
      new.textIfAny(newCold.className))
    compare(
      .bar, of: owner, subject, .view, oldCold.customView.map { old.name($0) },
      newCold.customView.map { new.name($0) })
    compare(
      .bar, of: owner, subject, .menu, oldCold.menu.map { old.name($0) },
      newCold.menu.map { new.name($0) })
    compareAttributes(
      .bar, of: owner, subject, oldCold.attributes, newCold.attributes, in: scenes.ids)
  }
}
