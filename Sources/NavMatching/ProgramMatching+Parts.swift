import NavModel
import NavText

extension ProgramMatching {
  /// Bar items, elements and constraints, inside scenes that are paired.
  mutating func pairParts(_ old: MatchedSide, _ new: MatchedSide) {
    pairBarItems(old, new)
    pairElements(old, new)
    pairConstraints(old, new)
  }

  private mutating func pairBarItems(_ old: MatchedSide, _ new: MatchedSide) {
    let scenes = scenes
    func key(_ side: MatchedSide, _ id: ID<BarItem>) -> UInt32? {
      scenes.number(of: side.sceneOfBarItem[Int(id.index)], on: side)
    }
    func rows(_ side: MatchedSide) -> IDRange<BarItem> { side.program.barItems.ids }
    barItems.pairByIdentity(
      old, new, among: rows, scene: key, object: { $0.objectID($1) },
      name: { $0.program[$1].name })
    // What it says, wherever it is now; then whatever is at its place.
    barItems.pairUnique(old, new, among: rows) { side, id, _ in
      let row = side.program[id]
      guard let scene = key(side, id) else { return nil }
      if let system = row.systemItem { return [scene, 0, UInt32(system.rawValue)] }
      return side.numberIfAny(row.text).map { [scene, 1, $0] }
    }
    barItems.pairInOrder(old, new, among: rows) { side, id, _ in
      let row = side.program[id]
      // Another name and another text are another thing.
      if !row.name.isNone && (row.text != nil || row.systemItem != nil) { return nil }
      return key(side, id).map { [$0, UInt32(row.slot.rawValue)] }
    }
  }

  private mutating func pairElements(_ old: MatchedSide, _ new: MatchedSide) {
    let scenes = scenes
    func key(_ side: MatchedSide, _ id: ID<Element>) -> UInt32? {
      scenes.number(of: side.sceneOfElement[Int(id.index)], on: side)
    }
    func rows(_ side: MatchedSide) -> IDRange<Element> { side.program.elements.ids }
    elements.pairByIdentity(
      old, new, among: rows, scene: key, object: { $0.objectID($1) },
      name: { $0.program[$1].name })
    elements.pairUnique(old, new, among: rows) { side, id, _ in
      let (row, cold) = (side.program[id], side.program[cold: id])
      let text = side.number(row.text ?? .none)
      let (className, identifier) = (side.number(cold.className), side.number(cold.identifier))
      guard let scene = key(side, id), text | className | identifier != 0 else { return nil }
      return [scene, UInt32(row.kind.rawValue), text, className, identifier]
    }
    pairElementsByPlace(old, new, key)
  }

  /// From the outside in: what is alike below the same parent, in order; then what is at least of the same kind.
  private mutating func pairElementsByPlace(
    _ old: MatchedSide, _ new: MatchedSide, _ scene: (MatchedSide, ID<Element>) -> UInt32?
  ) {
    let (oldLevels, newLevels) = (Self.levels(old), Self.levels(new))
    func place(
      _ side: MatchedSide, _ id: ID<Element>, _ pairs: Pairing<Element>
    ) -> MatchKey? {
      guard let scene = scene(side, id) else { return nil }
      guard let parent = side.program[id].parent else { return [scene] }
      return pairs.number(of: parent, on: side).map { [scene, $0] }
    }
    for level in 0..<min(oldLevels.count, newLevels.count) {
      func rows(_ side: MatchedSide) -> [ID<Element>] {
        side.isOld ? oldLevels[level] : newLevels[level]
      }
      // Of several that say the same, such as sections without titles, those with the same content.
      elements.pairInOrder(old, new, among: rows) { side, id, pairs in
        let row = side.program[id]
        let content = side.contentOfElement[Int(id.index)]
        guard content != 0, let place = place(side, id, pairs) else { return nil }
        return place + [UInt32(row.kind.rawValue), side.number(row.text ?? .none), content]
      }
      elements.pairInOrder(old, new, among: rows) { side, id, pairs in
        let row = side.program[id]
        let content = side.contentOfElement[Int(id.index)]
        guard content != 0, let place = place(side, id, pairs) else { return nil }
        return place + [UInt32(row.kind.rawValue), content, 0, 0]
      }
      // Of several without names, such as hairlines, those that look alike.
      elements.pairInOrder(old, new, among: rows) { side, id, pairs in
        let row = side.program[id]
        let settings = side.settingsOfElement[Int(id.index)]
        guard settings != 0, let place = place(side, id, pairs) else { return nil }
        return place
          + [UInt32(row.kind.rawValue), side.number(row.text ?? .none), settings]
      }
      elements.pairInOrder(old, new, among: rows) { side, id, pairs in
        let row = side.program[id]
        let text = side.number(row.text ?? .none)
        return place(side, id, pairs).map { $0 + [UInt32(row.kind.rawValue), text, 0] }
      }
      elements.pairInOrder(old, new, among: rows) { side, id, pairs in
        let row = side.program[id]
        // Another name and another text are another thing.
        if !row.name.isNone && row.text != nil { return nil }
        return place(side, id, pairs).map { $0 + [UInt32(row.kind.rawValue)] }
      }
    }
  }

  /// The elements of each depth, in their order.
  private static func levels(_ side: MatchedSide) -> [[ID<Element>]] {
    var levels: [[ID<Element>]] = []
    for (index, depth) in side.depthOfElement.enumerated() {
      while levels.count <= depth { levels.append([]) }
      levels[depth].append(ID(index))
    }
    return levels
  }

  private mutating func pairConstraints(_ old: MatchedSide, _ new: MatchedSide) {
    let (scenes, elements) = (scenes, elements)
    func key(_ side: MatchedSide, _ id: ID<Constraint>) -> UInt32? {
      scenes.number(of: side.sceneOfConstraint[Int(id.index)], on: side)
    }
    func rows(_ side: MatchedSide) -> IDRange<Constraint> { side.program.constraints.ids }
    constraints.pairByIdentity(
      old, new, among: rows, scene: key, object: { $0.objectID($1) },
      name: { $0.program[$1].name })
    constraints.pairInOrder(old, new, among: rows) { side, id, _ in
      let row = side.program[id]
      guard let scene = key(side, id), let first = Self.key(row.first, side, elements) else {
        return nil
      }
      guard let second = row.second else { return [scene] + first }
      return Self.key(second, side, elements).map { [scene] + first + $0 }
    }
  }

  /// Nil where its element has no counterpart.
  private static func key(
    _ anchored: Constraint.Side, _ side: MatchedSide, _ elements: Pairing<Element>
  ) -> MatchKey? {
    let anchor = UInt32(anchored.anchor.rawValue)
    func key(_ kind: UInt32, _ element: ID<Element>) -> MatchKey? {
      elements.number(of: element, on: side).map { [anchor, kind, $0] }
    }
    switch anchored.item {
    case .superview: return [anchor, 0]
    case .safeArea: return [anchor, 1]
    case .margins: return [anchor, 2]
    case .element(let element): return key(3, element)
    case .marginsOf(let element): return key(4, element)
    case .safeAreaOf(let element): return key(5, element)
    }
  }
}
