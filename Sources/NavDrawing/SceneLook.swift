import NavModel
import NavText

/// What a scene looks like wherever it is drawn: on the canvas and on a screen.
extension Program {
  /// Whether the rows of a table view controller are in groups, on a ground of their own.
  func isGrouped(_ scene: ID<Scene>) -> Bool {
    self[scene].kind == .table && self[scene, .tableStyle] != .plain
  }

  /// The sign of a scene's tab; nil where it has no image: then UIKit shows its title alone.
  func tabSign(of scene: ID<Scene>) -> Sign? {
    guard let item = restingTabItem(of: scene).map({ self[$0] }) else { return nil }
    if let system = item.systemItem { return system.sign }
    return self[item.attributes, .image].map { Sign(named: names[$0]) }
  }

  /// What a tab says before anything has happened (TAB-7, TAB-9); the scene's name where it would say nothing.
  func tabText(of scene: ID<Scene>) -> String {
    if let item = restingTabItem(of: scene).map({ self[$0] }) {
      if let system = item.systemItem { return system.facts.title }
      if let text = item.text { return names[text] }
    }
    for candidate in [scene, bottom(of: scene)] {
      if let title = self[candidate, .title] { return names[title] }
    }
    return names[self[scene].name]
  }

  /// A tab's own item, or that of the bottom of its stack (NAV-43).
  private func restingTabItem(of scene: ID<Scene>) -> ID<TabItem>? {
    self[cold: scene].tabItem ?? self[cold: bottom(of: scene)].tabItem
  }
}
