import NavModel
import NavText

extension ProgramMatching {
  /// What leads from scene to scene: segues, and what containers hold.
  mutating func pairArrows(_ old: MatchedSide, _ new: MatchedSide) {
    pairSegues(old, new)
    pairRelationships(old, new)
  }

  private mutating func pairSegues(_ old: MatchedSide, _ new: MatchedSide) {
    let matching = self
    func rows(_ side: MatchedSide) -> IDRange<Segue> { side.program.segues.ids }
    segues.pairUnique(old, new, by: .objectID, among: rows) { side, id, _ in
      guard let scene = matching.scenes.number(of: side.program[id].source, on: side),
        let object = side.objectID(id)
      else { return nil }
      return [scene, object]
    }
    // The same thing leads to the same scene, first of all under the same name; then the same thing leads elsewhere; then another thing leads there.
    func arrow(_ side: MatchedSide, _ id: ID<Segue>) -> MatchKey? {
      guard let trigger = matching.triggerKey(side.program[id], side),
        let goal = matching.goalKey(id, side)
      else { return nil }
      return trigger + goal
    }
    segues.pairInOrder(old, new, among: rows) { side, id, _ in
      let row = side.program[id]
      return arrow(side, id).map {
        $0 + [UInt32(row.kind.rawValue), side.numberIfAny(row.identifier) ?? .max]
      }
    }
    segues.pairInOrder(old, new, among: rows) { side, id, _ in arrow(side, id) }
    segues.pairUnique(old, new, by: .name, among: rows) { side, id, _ in
      let row = side.program[id]
      guard let scene = matching.scenes.number(of: row.source, on: side),
        let name = side.numberIfAny(row.identifier)
      else { return nil }
      return [scene, name]
    }
    segues.pairInOrder(old, new, among: rows) { side, id, _ in
      let row = side.program[id]
      return matching.triggerKey(row, side).map { $0 + [UInt32(row.kind.rawValue)] }
    }
    segues.pairInOrder(old, new, among: rows) { side, id, _ in
      let row = side.program[id]
      // A way back is never a way on that was changed.
      return matching.triggerKey(row, side).map { $0 + [row.operation == .unwind ? 1 : 0] }
    }
    segues.pairUnique(old, new, among: rows) { side, id, _ in
      let row = side.program[id]
      guard let scene = matching.scenes.number(of: row.source, on: side),
        let goal = matching.goalKey(id, side)
      else { return nil }
      return [scene] + goal
    }
  }

  private mutating func pairRelationships(_ old: MatchedSide, _ new: MatchedSide) {
    let scenes = scenes
    func rows(_ side: MatchedSide) -> IDRange<Relationship> { side.program.relationships.ids }
    relationships.pairInOrder(old, new, among: rows) { side, id, _ in
      let row = side.program[id]
      guard let source = scenes.number(of: row.source, on: side),
        let destination = scenes.number(of: row.destination, on: side)
      else { return nil }
      return [source, UInt32(row.kind.rawValue), destination]
    }
    relationships.pairUnique(old, new, among: rows) { side, id, _ in
      let row = side.program[id]
      guard !row.kind.facts.allowsSeveral else { return nil }
      return scenes.number(of: row.source, on: side).map { [$0, UInt32(row.kind.rawValue)] }
    }
  }

  /// The scene that a segue starts from and what sets it off; nil where that has no counterpart.
  func triggerKey(_ row: Segue, _ side: MatchedSide) -> MatchKey? {
    guard let scene = scenes.number(of: row.source, on: side) else { return nil }
    return triggerKey(row.trigger, side).map { [scene] + $0 }
  }

  /// Nil where it has no counterpart.
  func triggerKey(_ trigger: Trigger, _ side: MatchedSide) -> MatchKey? {
    switch trigger {
    case .scene: [0, 0]
    case .element(let element): elements.number(of: element, on: side).map { [1, $0] }
    case .barItem(let item): barItems.number(of: item, on: side).map { [2, $0] }
    }
  }

  /// Where a segue leads; nil where that has no counterpart.
  private func goalKey(_ id: ID<Segue>, _ side: MatchedSide) -> MatchKey? {
    if let destination = side.program[id].destination {
      return scenes.number(of: destination, on: side).map { [0, $0] }
    }
    return [1, side.number(side.program[cold: id].unwindAction)]
  }
}
