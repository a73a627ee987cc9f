import NavMatching
import NavModel
import NavText

/// Scenes that differ in nothing, found by their rows before anything of them is written out: nearly all are of that kind.
///
/// What it calls the same is the same; of what it doesn't, the comparison says whether that differs. Variables and methods
/// are not looked at.
struct SameScenes {
  private let old: Program
  private let new: Program
  private let matching: ProgramMatching
  /// By name of the old program: what the new one calls it.
  private let newNames: [Name]

  init(_ old: Program, _ new: Program, _ matching: ProgramMatching) {
    self.old = old
    self.new = new
    self.matching = matching
    var (names, newNames) = (new.names, [Name]())
    names.join(old.names.names(behind: 0), to: &newNames)
    self.newNames = newNames
  }

  func areSame(_ before: ID<Scene>, _ after: ID<Scene>) -> Bool {
    let (oldRow, newRow) = (old.scenes[before], new.scenes[after])
    let (oldCold, newCold) = (old.scenes[cold: before], new.scenes[cold: after])
    guard matching.storyboards.new(of: oldRow.storyboard) == newRow.storyboard,
      oldRow.kind == newRow.kind, areSame(oldRow.name, newRow.name),
      areSame(oldRow.className, newRow.className),
      areSame(oldCold.moduleName, newCold.moduleName),
      areSame(oldCold.identifier, newCold.identifier),
      areSame(oldCold.documentation, newCold.documentation),
      areSame(oldRow.attributes, newRow.attributes), areSame(oldCold.bar, newCold.bar),
      areSame(oldCold.toolbar, newCold.toolbar), areSame(oldCold.titleView, newCold.titleView),
      areSame(oldCold.bottomAccessory, newCold.bottomAccessory),
      areSame(oldCold.tabItem, newCold.tabItem)
    else { return false }
    return all(oldCold.relationships, newCold.relationships) { isSameRelationship($0, $1) }
      && all(oldRow.barItems, newRow.barItems) { isSameItem($0, $1) }
      && all(oldRow.elements, newRow.elements) { isSameElement($0, $1) }
      && all(oldCold.constraints, newCold.constraints) { isSameConstraint($0, $1) }
      && all(oldRow.segues, newRow.segues) { isSameSegue($0, $1) }
      && all(oldRow.outlets, newRow.outlets) { isSameOutlet($0, $1) }
      && all(oldCold.actionConnections, newCold.actionConnections) { isSameAction($0, $1) }
  }

  /// Whether the rows of two lists are the same one by one.
  private func all<Row>(
    _ before: IDRange<Row>, _ after: IDRange<Row>, _ areSame: (ID<Row>, ID<Row>) -> Bool
  ) -> Bool {
    guard before.count == after.count else { return false }
    var (one, other) = (before.startIndex, after.startIndex)
    while one < before.endIndex {
      guard areSame(ID(one), ID(other)) else { return false }
      (one, other) = (one + 1, other + 1)
    }
    return true
  }

  // MARK: Rows

  private func isSameRelationship(_ before: ID<Relationship>, _ after: ID<Relationship>) -> Bool {
    let (oldRow, newRow) = (old.relationships[before], new.relationships[after])
    return matching.relationships.new(of: before) == after
      && matching.scenes.new(of: oldRow.destination) == newRow.destination
      && oldRow.condition == nil && newRow.condition == nil
  }

  private func areSame(_ before: ID<TabItem>?, _ after: ID<TabItem>?) -> Bool {
    guard let before, let after else { return before == nil && after == nil }
    let (oldRow, newRow) = (old.tabItems[before], new.tabItems[after])
    return areSame(oldRow.text, newRow.text) && oldRow.systemItem == newRow.systemItem
      && areSame(oldRow.attributes, newRow.attributes)
  }

  private func isSameItem(_ before: ID<BarItem>, _ after: ID<BarItem>) -> Bool {
    let (oldRow, newRow) = (old.barItems[before], new.barItems[after])
    let (oldCold, newCold) = (old.barItems[cold: before], new.barItems[cold: after])
    return matching.barItems.new(of: before) == after && oldRow.slot == newRow.slot
      && oldRow.systemItem == newRow.systemItem
      && areSame(oldRow.name, newRow.name) && areSame(oldRow.text, newRow.text)
      && areSame(oldCold.className, newCold.className)
      && areSame(oldCold.customView, newCold.customView) && areSame(oldCold.menu, newCold.menu)
      && areSame(oldCold.attributes, newCold.attributes)
  }

  private func isSameElement(_ before: ID<Element>, _ after: ID<Element>) -> Bool {
    let (oldRow, newRow) = (old.elements[before], new.elements[after])
    let (oldCold, newCold) = (old.elements[cold: before], new.elements[cold: after])
    return matching.elements.new(of: before) == after && oldRow.kind == newRow.kind
      && areSame(oldRow.name, newRow.name) && areSame(oldRow.text, newRow.text)
      && areSame(oldRow.parent, newRow.parent)
      && areSame(oldCold.className, newCold.className)
      && areSame(oldCold.identifier, newCold.identifier)
      && oldCold.rowVariable == nil && newCold.rowVariable == nil
      && areSame(oldRow.attributes, newRow.attributes)
  }

  private func isSameConstraint(_ before: ID<Constraint>, _ after: ID<Constraint>) -> Bool {
    let (oldRow, newRow) = (old.constraints[before], new.constraints[after])
    guard matching.constraints.new(of: before) == after, oldRow.relation == newRow.relation,
      oldRow.multiplier == newRow.multiplier, oldRow.constant == newRow.constant,
      areSame(oldRow.first, newRow.first), areSame(oldRow.attributes, newRow.attributes)
    else { return false }
    guard let oldSecond = oldRow.second, let newSecond = newRow.second else {
      return oldRow.second == nil && newRow.second == nil
    }
    return areSame(oldSecond, newSecond)
  }

  private func areSame(_ before: Constraint.Side, _ after: Constraint.Side) -> Bool {
    guard before.anchor == after.anchor else { return false }
    switch (before.item, after.item) {
    case (.superview, .superview), (.safeArea, .safeArea), (.margins, .margins): return true
    case (.element(let before), .element(let after)),
      (.marginsOf(let before), .marginsOf(let after)),
      (.safeAreaOf(let before), .safeAreaOf(let after)):
      return matching.elements.new(of: before) == after
    default: return false
    }
  }

  private func isSameSegue(_ before: ID<Segue>, _ after: ID<Segue>) -> Bool {
    let (oldRow, newRow) = (old.segues[before], new.segues[after])
    let (oldCold, newCold) = (old.segues[cold: before], new.segues[cold: after])
    return matching.segues.new(of: before) == after && oldRow.kind == newRow.kind
      && areSame(oldRow.trigger, newRow.trigger)
      && oldRow.destination.map { matching.scenes.new(of: $0) } == newRow.destination
      && areSame(oldRow.identifier, newRow.identifier)
      && areSame(oldCold.unwindAction, newCold.unwindAction)
      && oldCold.condition == nil && newCold.condition == nil
      && oldCold.arguments.isEmpty && newCold.arguments.isEmpty
      && areSame(oldRow.attributes, newRow.attributes)
  }

  private func isSameOutlet(_ before: ID<Outlet>, _ after: ID<Outlet>) -> Bool {
    let (oldRow, newRow) = (old.outlets[before], new.outlets[after])
    guard matching.outlets.new(of: before) == after, areSame(oldRow.name, newRow.name)
    else { return false }
    switch (oldRow.target, newRow.target) {
    case (.element(let before), .element(let after)):
      return matching.elements.new(of: before) == after
    case (.barItem(let before), .barItem(let after)):
      return matching.barItems.new(of: before) == after
    case (.constraint(let before), .constraint(let after)): return isSameConstraint(before, after)
    case (.rootView, .rootView), (.controller, .controller): return true
    default: return false
    }
  }

  private func isSameAction(_ before: ID<ActionConnection>, _ after: ID<ActionConnection>) -> Bool {
    let (oldRow, newRow) = (old.actionConnections[before], new.actionConnections[after])
    return matching.actionConnections.new(of: before) == after && oldRow.event == newRow.event
      && areSame(oldRow.name, newRow.name) && areSame(oldRow.receiver, newRow.receiver)
  }

  // MARK: Fields

  private func areSame(_ before: Name, _ after: Name) -> Bool {
    newNames[Int(before.index)] == after
  }

  private func areSame(_ before: Name?, _ after: Name?) -> Bool {
    areSame(before ?? .none, after ?? .none)
  }

  private func areSame(_ before: ID<Element>?, _ after: ID<Element>?) -> Bool {
    guard let before, let after else { return before == nil && after == nil }
    return matching.elements.new(of: before) == after
  }

  private func areSame(_ before: Trigger, _ after: Trigger) -> Bool {
    switch (before, after) {
    case (.scene, .scene): true
    case (.element(let before), .element(let after)): matching.elements.new(of: before) == after
    case (.barItem(let before), .barItem(let after)): matching.barItems.new(of: before) == after
    default: false
    }
  }

  private func areSame(_ before: IDRange<Attribute>, _ after: IDRange<Attribute>) -> Bool {
    all(before, after) { before, after in
      let (one, other) = (old.attributes[before], new.attributes[after])
      return one.key == other.key && areSame(one.value, other.value)
    }
  }

  private func areSame(_ before: AttributeValue, _ after: AttributeValue) -> Bool {
    switch (before, after) {
    case (.text(let before), .text(let after)): areSame(before, after)
    case (.scene(let before), .scene(let after)): matching.scenes.new(of: before) == after
    case (.element(let before), .element(let after)): matching.elements.new(of: before) == after
    case (.barItem(let before), .barItem(let after)): matching.barItems.new(of: before) == after
    case (.list(let before), .list(let after)):
      all(before, after) { areSame(old.values[$0], new.values[$1]) }
    // It may speak of variables, which may have other names.
    case (.bound, _): false
    default: before == after
    }
  }
}
