import NavModel
import NavText

/// Which row of an edited program is which of the one before.
///
/// What has a name is called as before. What has none is where it was among those like it; first those that are the same
/// in every respect, so that what comes in between moves nothing.
struct RowMatching {
  private let old: Program
  private let new: Program
  /// By the rows of the new program.
  private(set) var scenes: [ID<Scene>: ID<Scene>] = [:]
  private(set) var elements: [ID<Element>: ID<Element>] = [:]
  private(set) var barItems: [ID<BarItem>: ID<BarItem>] = [:]
  private(set) var relationships: [ID<Relationship>: ID<Relationship>] = [:]
  private(set) var segues: [ID<Segue>: ID<Segue>] = [:]
  private(set) var actions: [ID<ActionConnection>: ID<ActionConnection>] = [:]
  private(set) var outlets: [ID<Outlet>: ID<Outlet>] = [:]
  private(set) var constraints: [ID<Constraint>: ID<Constraint>] = [:]

  init(
    _ old: Program, _ oldStoryboard: ID<Storyboard>, _ new: Program, _ newStoryboard: ID<Storyboard>
  ) {
    self.old = old
    self.new = new
    matchScenes(Array(old[oldStoryboard].scenes), Array(new[newStoryboard].scenes))
    for (scene, before) in scenes { matchParts(of: scene, before) }
  }

  // MARK: Scenes

  private mutating func matchScenes(_ before: [ID<Scene>], _ after: [ID<Scene>]) {
    let (old, new) = (old, new)
    var free = before
    var open = after.filter { !new[$0].kind.isMadeByCode }
    var pairs: [ID<Scene>: ID<Scene>] = [:]
    func pair(_ isSame: (ID<Scene>, ID<Scene>) -> Bool) {
      open.removeAll { scene in
        guard let index = free.firstIndex(where: { isSame($0, scene) }) else { return false }
        pairs[scene] = free.remove(at: index)
        return true
      }
    }
    pair { old[$0].kind == new[$1].kind && old[old[$0].name] == new[new[$1].name] }
    // One that was renamed has an identifier or a class that no other has.
    pair {
      let (own, other) = (old[cold: $0].identifier, new[cold: $1].identifier)
      return !own.isNone && old[own] == new[other] && old[$0].kind == new[$1].kind
    }
    pair {
      let (own, other) = (old[$0].className, new[$1].className)
      return !own.isNone && old[own] == new[other] && old[$0].kind == new[$1].kind
    }
    scenes = pairs
  }

  // MARK: Parts of a scene

  private mutating func matchParts(of scene: ID<Scene>, _ before: ID<Scene>) {
    matchElements(of: scene, before)
    let items = Self.pairs(new[scene].barItems, old[before].barItems) { row, other, certainty in
      switch certainty {
      case .certain: isNamed(row, other)
      case .likely: isAlike(row, other)
      case .possible: new[row].slot == old[other].slot
      }
    }
    for (row, other) in items { barItems[row] = other }
    matchRelationships(new[cold: scene].relationships, old[cold: before].relationships)
    matchSegues(new[scene].segues, old[before].segues)
    matchActions(new[cold: scene].actionConnections, old[cold: before].actionConnections)
    matchConstraints(new[cold: scene].constraints, old[cold: before].constraints)
    matchOutlets(new[scene].outlets, old[before].outlets)
  }

  private mutating func matchRelationships(
    _ after: IDRange<Relationship>, _ before: IDRange<Relationship>
  ) {
    let found = Self.pairs(after, before) { row, other, certainty in
      guard new[row].kind == old[other].kind else { return false }
      switch certainty {
      case .certain: return scenes[new[row].destination] == old[other].destination
      case .likely, .possible: return !new[row].kind.facts.allowsSeveral
      }
    }
    for (row, other) in found { relationships[row] = other }
  }

  private mutating func matchSegues(_ after: IDRange<Segue>, _ before: IDRange<Segue>) {
    let found = Self.pairs(after, before) { row, other, certainty in
      guard isSame(new[row].trigger, old[other].trigger) else { return false }
      let isCalledSo = isSameText(new[row].identifier, old[other].identifier)
      switch certainty {
      case .certain:
        return isCalledSo
          && new[row].destination.flatMap { scenes[$0] } == old[other].destination
      case .likely: return isCalledSo
      case .possible: return new[row].kind == old[other].kind
      }
    }
    for (row, other) in found { segues[row] = other }
  }

  private mutating func matchActions(
    _ after: IDRange<ActionConnection>, _ before: IDRange<ActionConnection>
  ) {
    let found = Self.pairs(after, before) { row, other, certainty in
      guard isSame(new[row].trigger, old[other].trigger), new[row].event == old[other].event
      else { return false }
      return certainty != .certain || isSameText(new[row].name, old[other].name)
    }
    for (row, other) in found { actions[row] = other }
  }

  private mutating func matchConstraints(
    _ after: IDRange<Constraint>, _ before: IDRange<Constraint>
  ) {
    let found = Self.pairs(after, before) { row, other, certainty in
      let (own, former) = (new[row], old[other])
      guard own.relation == former.relation, isSame(own.first, former.first),
        (own.second == nil) == (former.second == nil)
      else { return false }
      if let second = own.second, let formerSecond = former.second,
        !isSame(second, formerSecond)
      {
        return false
      }
      return certainty != .certain
        || own.constant == former.constant && own.multiplier == former.multiplier
    }
    for (row, other) in found { constraints[row] = other }
  }

  private mutating func matchOutlets(_ after: IDRange<Outlet>, _ before: IDRange<Outlet>) {
    let found = Self.pairs(after, before) { row, other, certainty in
      guard isSameText(new[row].name, old[other].name), isSame(new[row].owner, old[other].owner)
      else { return false }
      if certainty == .certain { return isSame(new[row].target, old[other].target) }
      return !new[row].isCollection && !old[other].isCollection
    }
    for (row, other) in found { outlets[row] = other }
  }

  // MARK: Elements

  private mutating func matchElements(of scene: ID<Scene>, _ before: ID<Scene>) {
    // Names first, wherever they are; then what is around those that have none.
    var named: [String: ID<Element>] = [:]
    for id in old[before].elements where !old[id].name.isNone { named[old[old[id].name]] = id }
    var taken: Set<ID<Element>> = []
    for id in new[scene].elements where !new[id].name.isNone {
      guard let other = named[new[new[id].name]], new[id].kind == old[other].kind else { continue }
      elements[id] = other
      taken.insert(other)
    }
    matchChildren(
      Self.children(of: nil, in: new, new[scene].elements),
      Self.children(of: nil, in: old, old[before].elements), taken)
    for id in new[scene].elements {
      guard let other = elements[id] else { continue }
      matchChildren(
        Self.children(of: id, in: new, new.elements(inside: id)),
        Self.children(of: other, in: old, old.elements(inside: other)), taken)
    }
  }

  private static func children(
    of parent: ID<Element>?, in program: Program, _ all: IDRange<Element>
  ) -> [ID<Element>] {
    all.filter { program[$0].parent == parent }
  }

  private mutating func matchChildren(
    _ after: [ID<Element>], _ before: [ID<Element>], _ taken: Set<ID<Element>>
  ) {
    let found = Self.pairs(
      after.filter { elements[$0] == nil }, before.filter { !taken.contains($0) }
    ) { row, other, certainty in
      certainty == .certain ? isAlike(row, other) : new[row].kind == old[other].kind
    }
    for (row, other) in found { elements[row] = other }
  }

  private func isAlike(_ row: ID<Element>, _ other: ID<Element>) -> Bool {
    new[row].kind == old[other].kind
      && isSameText(new[row].text ?? .none, old[other].text ?? .none)
      && isSameText(new[cold: row].className, old[cold: other].className)
      && isSameText(new[cold: row].identifier, old[cold: other].identifier)
  }

  private func isNamed(_ row: ID<BarItem>, _ other: ID<BarItem>) -> Bool {
    !new[row].name.isNone && new[row].slot == old[other].slot
      && isSameText(new[row].name, old[other].name)
  }

  private func isAlike(_ row: ID<BarItem>, _ other: ID<BarItem>) -> Bool {
    new[row].slot == old[other].slot && new[row].systemItem == old[other].systemItem
      && isSameText(new[row].text ?? .none, old[other].text ?? .none)
  }

  // MARK: References

  private func isSameText(_ name: Name, _ other: Name) -> Bool { new[name] == old[other] }

  private func isSame(_ element: ID<Element>?, _ other: ID<Element>?) -> Bool {
    element.map { elements[$0] } ?? nil == other
  }

  private func isSame(_ trigger: Trigger, _ other: Trigger) -> Bool {
    switch (trigger, other) {
    case (.scene, .scene): true
    case (.element(let element), .element(let other)): elements[element] == other
    case (.barItem(let item), .barItem(let other)): barItems[item] == other
    case (.scene, _), (.element, _), (.barItem, _): false
    }
  }

  private func isSame(_ target: Outlet.Target, _ other: Outlet.Target) -> Bool {
    switch (target, other) {
    case (.element(let element), .element(let other)): elements[element] == other
    case (.barItem(let item), .barItem(let other)): barItems[item] == other
    case (.constraint(let constraint), .constraint(let other)): constraints[constraint] == other
    case (.rootView, .rootView), (.controller, .controller): true
    default: false
    }
  }

  private func isSame(_ side: Constraint.Side, _ other: Constraint.Side) -> Bool {
    guard side.anchor == other.anchor, side.item.keyword == other.item.keyword else {
      return false
    }
    return isSame(side.item.element, other.item.element)
  }

  /// How sure a match is. What is certain goes before what is likely.
  private enum Certainty: CaseIterable {
    case certain
    case likely
    case possible
  }

  /// Pairs of rows; each row is in one of them at most, in the order of both lists.
  private static func pairs<Row>(
    _ after: some Sequence<ID<Row>>, _ before: some Sequence<ID<Row>>,
    _ isSame: (ID<Row>, ID<Row>, Certainty) -> Bool
  ) -> [(ID<Row>, ID<Row>)] {
    var found: [(ID<Row>, ID<Row>)] = []
    var (open, free) = (Array(after), Array(before))
    for certainty in Certainty.allCases where !open.isEmpty && !free.isEmpty {
      open.removeAll { row in
        guard let index = free.firstIndex(where: { isSame(row, $0, certainty) }) else {
          return false
        }
        found.append((row, free.remove(at: index)))
        return true
      }
    }
    return found
  }
}

extension RowMatching {
  /// The ids that rows of the new program have, where those of the old one have these.
  func ids(from known: [ObjectRole: String]) -> [ObjectRole: String] {
    var ids: [ObjectRole: String] = [:]
    func take(_ role: ObjectRole, _ other: ObjectRole) {
      if let id = known[other] { ids[role] = id }
    }
    for (scene, other) in scenes {
      take(.scene(scene), .scene(other))
      for part in ObjectRole.ScenePart.allCases { take(.part(scene, part), .part(other, part)) }
    }
    for (element, other) in elements {
      take(.element(element), .element(other))
      for part in ObjectRole.ElementPart.allCases {
        take(.elementPart(element, part), .elementPart(other, part))
      }
    }
    for (row, other) in barItems { take(.barItem(row), .barItem(other)) }
    for (row, other) in relationships { take(.relationship(row), .relationship(other)) }
    for (row, other) in segues { take(.segue(row), .segue(other)) }
    for (row, other) in actions { take(.action(row), .action(other)) }
    for (row, other) in outlets { take(.outlet(row), .outlet(other)) }
    for (row, other) in constraints { take(.constraint(row), .constraint(other)) }
    for (role, id) in known {
      if case .reference = role { ids[role] = id }
    }
    return ids
  }
}
