import NavModel
import NavText

extension ProgramMatching {
  /// Outlets and actions, inside scenes that are paired.
  mutating func pairConnections(_ old: MatchedSide, _ new: MatchedSide) {
    pairOutlets(old, new)
    pairActions(old, new)
  }

  private mutating func pairOutlets(_ old: MatchedSide, _ new: MatchedSide) {
    let matching = self
    func rows(_ side: MatchedSide) -> IDRange<Outlet> { side.program.outlets.ids }
    func name(_ side: MatchedSide, _ id: ID<Outlet>) -> MatchKey? {
      matching.ownerKey(id, side).map { $0 + [side.number(side.program[id].name)] }
    }
    outlets.pairInOrder(old, new, among: rows) { side, id, _ in
      guard let name = name(side, id), let target = matching.targetKey(id, side) else { return nil }
      return name + target
    }
    outlets.pairUnique(old, new, by: .name, among: rows) { side, id, _ in name(side, id) }
    // It leads to the same object, so it has another name now.
    outlets.pairUnique(old, new, among: rows) { side, id, _ in
      guard let owner = matching.ownerKey(id, side), let target = matching.targetKey(id, side)
      else { return nil }
      return owner + target
    }
  }

  private func ownerKey(_ id: ID<Outlet>, _ side: MatchedSide) -> MatchKey? {
    let row = side.program[id]
    guard let scene = scenes.number(of: side.sceneOfOutlet[Int(id.index)], on: side) else {
      return nil
    }
    let isCollection: UInt32 = row.isCollection ? 1 : 0
    guard let owner = row.owner else {
      return [scene, isCollection, side.number(row.ownerClass)]
    }
    return elements.number(of: owner, on: side).map { [scene, isCollection, $0, 0] }
  }

  private func targetKey(_ id: ID<Outlet>, _ side: MatchedSide) -> MatchKey? {
    switch side.program[id].target {
    case .element(let element): elements.number(of: element, on: side).map { [1, $0] }
    case .barItem(let item): barItems.number(of: item, on: side).map { [2, $0] }
    case .constraint(let constraint):
      constraints.number(of: constraint, on: side).map { [3, $0] }
    case .rootView: [4, 0]
    case .controller: [5, 0]
    }
  }

  private mutating func pairActions(_ old: MatchedSide, _ new: MatchedSide) {
    let matching = self
    func rows(_ side: MatchedSide) -> IDRange<ActionConnection> {
      side.program.actionConnections.ids
    }
    func trigger(_ side: MatchedSide, _ id: ID<ActionConnection>) -> MatchKey? {
      guard
        let scene = matching.scenes.number(of: side.sceneOfAction[Int(id.index)], on: side),
        let trigger = matching.triggerKey(side.program[id].trigger, side)
      else { return nil }
      return [scene] + trigger
    }
    actionConnections.pairInOrder(old, new, among: rows) { side, id, _ in
      let row = side.program[id]
      let event = row.event.map { UInt32($0.rawValue) + 1 } ?? 0
      return trigger(side, id).map { $0 + [side.number(row.name), event] }
    }
    actionConnections.pairInOrder(old, new, among: rows) { side, id, _ in
      trigger(side, id).map { $0 + [side.number(side.program[id].name)] }
    }
    actionConnections.pairUnique(old, new, among: rows) { side, id, _ in trigger(side, id) }
  }
}
