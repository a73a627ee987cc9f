import NavModel
import NavText

extension SimulationStep {
  /// A badge on the tab of this scene, wherever it is; nil takes it off (TAB-34).
  mutating func setBadge(of scene: ID<Scene>, _ text: String?) {
    for position in run.state.controllers.indices
    where run.state.controllers[position].kind == .tabBar {
      guard let index = program.tabIndex(of: scene, in: run.state, position),
        let tab = run.state.tab(index, of: position)
      else { continue }
      let id = run.identity(tab)
      run.state.badges.removeAll { $0.tab == id }
      let at = run.state.badges.firstIndex { $0.tab > id } ?? run.state.badges.count
      run.state.badges.insert(Badge(tab: id, text: text), at: at)
      return
    }
  }
}

extension Program {
  /// What the badge of a tab says: what was set, or what the tab item follows (TAB-34).
  public func badge(of tab: Int, in state: NavigationState) -> String? {
    let controller = state.controllers[tab]
    if let set = state.badges.first(where: { $0.tab == controller.identity }) { return set.text }
    guard let (owner, item) = tabItem(of: tab, in: state) else { return nil }
    let scope = Scope(owner)
    let attributes = self[item].attributes
    guard let said = text(.badge, in: attributes, state, scope) else { return nil }
    // A count of nothing is no badge; a text that says nothing is an empty one.
    let isZero = said == "0" && isBound(.badge, in: attributes)
    return isZero ? nil : said
  }

  /// A tab's item: its own, or that of the bottom of its stack (NAV-43).
  public func tabItem(
    of tab: Int, in state: NavigationState
  ) -> (owner: ID<Controller>, item: ID<TabItem>)? {
    let controller = state.controllers[tab]
    if !controller.isSynthetic, let own = self[cold: controller.scene].tabItem {
      return (controller.identity, own)
    }
    guard let root = state.bottom(ofTab: tab),
      let item = self[cold: state.controllers[root].scene].tabItem
    else { return nil }
    return (state.controllers[root].identity, item)
  }

  /// What a tab says: a system item's title goes before all others (TAB-9).
  public func tabTitle(of tab: Int, in state: NavigationState) -> String {
    let controller = state.controllers[tab]
    if let (owner, item) = tabItem(of: tab, in: state) {
      if let system = self[item].systemItem { return system.facts.title }
      if let assigned = assignedTitle(of: owner, in: state) { return assigned }
      if let text = self[item].text { return names[text] }
    }
    // TAB-7: the controller's title; of a stack, that of its bottom (NAV-43).
    if let title = title(of: controller, in: state) { return title }
    if let root = state.bottom(ofTab: tab) {
      return title(of: state.controllers[root], in: state) ?? ""
    }
    return ""
  }

  /// GLASS-5: the system's search tab stands apart from the others. ⚠ Sources differ on whether only a `UISearchTab`
  /// does, or the item of a controller too.
  func isApart(_ tab: Int, in state: NavigationState) -> Bool {
    guard state.era.hasGlass, let (_, item) = tabItem(of: tab, in: state) else { return false }
    return self[item].systemItem == .search
  }

  /// A title that follows a variable is assigned by code from `viewDidLoad` on: after the item got its own, so it
  /// wins (TAB-8).
  private func assignedTitle(of id: ID<Controller>, in state: NavigationState) -> String? {
    guard let controller = state[id], controller.isViewLoaded,
      isBound(.title, in: self[controller.scene].attributes)
    else { return nil }
    return title(of: controller, in: state)
  }

  /// The controller's own `title`.
  func title(of controller: Controller, in state: NavigationState) -> String? {
    guard !controller.isSynthetic else { return nil }
    return text(
      .title, in: self[controller.scene].attributes, state, Scope(controller.identity))
  }
}
