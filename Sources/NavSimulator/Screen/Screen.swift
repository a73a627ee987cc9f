import NavModel
import NavText

/// What a person sees, as a value.
public struct Screen: Hashable, Sendable {
  public internal(set) var device: Device
  public internal(set) var orientation: Orientation
  /// The name of the visible scene; "More" for the More list, empty for a black screen.
  public internal(set) var visible: String
  /// The bars in front, those of the visible scene first.
  public internal(set) var bars: [NavigationBar] = []
  public internal(set) var contents: [Content] = []
  /// The tab bars in front, the innermost first.
  public internal(set) var tabBars: [TabBar] = []
  /// From the bottom up.
  public internal(set) var presented: [Presented] = []
  public internal(set) var transition: Transition?
  public internal(set) var keyboard: Keyboard?
  public internal(set) var menu: Menu?
  /// What ended the app.
  public internal(set) var crash: RuntimeDiagnostic?

  /// The same screen with other bars.
  public func withBars(_ change: (NavigationBar) -> NavigationBar) -> Screen {
    var screen = self
    for index in screen.bars.indices { screen.bars[index] = change(screen.bars[index]) }
    return screen
  }

  /// A menu that is open, and what it belongs to.
  public struct Menu: Hashable, Sendable {
    public internal(set) var owner: String
    /// What it is called, if it is.
    public internal(set) var title: String
    public internal(set) var items: [ShownElement]
  }

  /// The keyboard, and the field that it types into.
  public struct Keyboard: Hashable, Sendable {
    public internal(set) var type: KeyboardType
    public internal(set) var field: String
  }

  /// What is in flight: between these two a person sees something of both.
  public struct Transition: Hashable, Sendable {
    public internal(set) var kind: String
    public internal(set) var from: [String]
    public internal(set) var to: [String]
    public internal(set) var isInteractive: Bool
  }

  /// What one controller shows.
  public struct Content: Hashable, Sendable {
    public internal(set) var controller: ID<Controller>
    public internal(set) var scene: ID<Scene>
    public internal(set) var name: String
    public internal(set) var isEditing: Bool
    /// The bar above it: its position among the screen's bars.
    public internal(set) var bar: Int?
    /// The column of a split view that it is in, where there are several.
    public internal(set) var column: Controller.Role?
    /// Of an alert, what it asks: its title and its message; of a system controller, its class.
    public internal(set) var question: [String] = []
    /// Whether the results of a search lie over all of it (SEARCH-10).
    public internal(set) var isBehindResults = false
    public internal(set) var elements: [ShownElement] = []
  }

  /// A tab bar as it is seen, with the list under its More item.
  public struct TabBar: Hashable, Sendable {
    public internal(set) var scene: ID<Scene>
    public internal(set) var isHidden = false
    /// Whether it is above the content (LAYOUT-33).
    public internal(set) var isAtTop = false
    /// Whether only the selected tab is left of it (GLASS-6).
    public internal(set) var isMinimized = false
    public internal(set) var items: [TabBarItem] = []
    /// What is above it, or beside it while it is minimized (GLASS-11).
    public internal(set) var accessory: [ShownElement] = []
    /// The rows of the More list or of the sheet behind it, while one is in front.
    public internal(set) var moreRows: [TabBarItem]?
    /// Whether its tabs are being rearranged (MORE-10).
    public internal(set) var isCustomizing = false

    /// The items that a finger can reach.
    public var shownItems: [TabBarItem] {
      isMinimized ? items.filter { $0.isSelected || $0.isApart } : items
    }
  }

  /// One item of a tab bar, or one row of its More list.
  public struct TabBarItem: Hashable, Sendable {
    /// The position of the tab; nil for More.
    public internal(set) var index: Int?
    public internal(set) var scene: ID<Scene>?
    public internal(set) var text: String
    public internal(set) var badge: String?
    public internal(set) var isSelected = false
    /// Whether it is on a glass of its own, at the trailing end (GLASS-5).
    public internal(set) var isApart = false
  }

  /// What is presented, and how.
  public struct Presented: Hashable, Sendable {
    public internal(set) var scene: ID<Scene>
    public internal(set) var name: String
    public internal(set) var style: PresentationStyle
    /// The height of a sheet that is not at its full one.
    public internal(set) var detent: Detent?
  }
}

extension Program {
  /// What a person sees in a state.
  public func screen(of state: NavigationState) -> Screen {
    var screen = Screen(
      device: state.device, orientation: state.orientation, visible: visibleName(in: state))
    screen.crash = state.crash
    screen.transition = transition(in: state)
    screen.keyboard = state.focusedField.map {
      Screen.Keyboard(type: self[$0.element, .keyboardType], field: names[self[$0.element].name])
    }
    screen.menu = shownMenu(in: state)
    screen.bars = bars(in: state)
    screen.tabBars = state.frontTabBars.map { tabBar(of: $0, in: state) }
    // What is embedded is behind what it is embedded in, columns in their order.
    for position in state.front where !state.controllers[position].kind.isContainer {
      var content = content(of: state.controllers[position], in: state)
      content.bar = bar(above: position, among: screen.bars, in: state)
      content.column = column(around: position, in: state)
      screen.contents.append(content)
    }
    screen.presented = state.presentedChain.compactMap { position in
      let controller = state.controllers[position]
      // What leaves shows what it covered.
      if controller.flags.contains(.beingDismissed) { return nil }
      return Screen.Presented(
        scene: controller.scene, name: names[self[controller.scene].name],
        style: controller.style,
        detent: state.detent(of: position).flatMap { $0 == .large ? nil : $0 })
    }
    return screen
  }

  /// The menu that is open, as it is seen (MENU-1).
  public func shownMenu(in state: NavigationState) -> Screen.Menu? {
    guard state.hasColdFields, let open = state.openMenu, let owner = state[open.controller] else {
      return nil
    }
    let items = elements(askedForIn: open.menu, owner: owner, row: open.row, in: state)
    var name = names[menuOwnerName(open.menu)]
    // A row goes by what it says.
    if let view = self[open.menu].parent, self[view].kind.isRow {
      let text = text(of: view, owner: owner, row: open.row, in: state)
      if !text.isEmpty { name = text }
    }
    return Screen.Menu(
      owner: name, title: self[open.menu].text.map { names[$0] } ?? "",
      items: items.map { shownElement($0, owner, row: open.row, in: state) })
  }

  private func transition(in state: NavigationState) -> Screen.Transition? {
    guard let flight = state.flight else { return nil }
    func names(_ ids: [ID<Controller>]) -> [String] {
      ids.compactMap { id in state[id].map { self.names[self[$0.scene].name] } }
    }
    return Screen.Transition(
      kind: flight.kind, from: names(flight.outgoing), to: names(flight.incoming),
      isInteractive: flight.isInteractive)
  }

  private func bar(
    above position: Int, among bars: [NavigationBar], in state: NavigationState
  ) -> Int? {
    var next = state.parent(of: position)
    while let parent = next {
      let owner = state.controllers[parent].identity
      if let index = bars.firstIndex(where: { $0.owner == owner }) { return index }
      next = state.controllers[parent].role == .presented ? nil : state.parent(of: parent)
    }
    return nil
  }

  private func column(around position: Int, in state: NavigationState) -> Controller.Role? {
    var next = position
    while state.controllers[next].role != .presented, let parent = state.parent(of: next) {
      let isSplit = state.controllers[parent].kind == .split
      if isSplit && !state.controllers[parent].flags.contains(.collapsed) {
        return state.controllers[next].role
      }
      next = parent
    }
    return nil
  }

  /// The visible scene by name; the More list is called by its title.
  public func visibleName(in state: NavigationState) -> String {
    if let visible = state.visible { return names[self[state.controllers[visible].scene].name] }
    let isMoreList = state.frontTabBars.contains {
      state.controllers[$0].flags.contains(.moreSelected) && state.shownTab(of: $0) == nil
    }
    return isMoreList ? "More" : ""
  }

  // MARK: Tab bars

  /// What a tab bar shows: More included (MORE-1).
  public func tabBar(of position: Int, in state: NavigationState) -> Screen.TabBar {
    let controller = state.controllers[position]
    var bar = Screen.TabBar(scene: controller.scene)
    bar.isHidden = isTabBarHidden(of: position, in: state)
    bar.isAtTop = state.hasTabsAtTop(of: position)
    bar.isMinimized =
      controller.flags.contains(.tabBarMinimized)
      && minimizeBehavior(of: position, in: state) != nil
    bar.accessory = shownAccessory(of: position, in: state)
    let direct = state.directTabs(of: position)
    let isMore = controller.flags.contains(.moreSelected)
    let open = state.customizing.flatMap { $0.tabs == controller.identity ? $0 : nil }
    let order = open?.order.compactMap { state.position(of: $0) } ?? state.tabs(of: position)
    let selected = isMore ? nil : state.tab(Int(controller.selected), of: position)
    var rows: [Screen.TabBarItem] = []
    var movable: [Screen.TabBarItem] = []
    for (index, tab) in order.enumerated() {
      var item = Screen.TabBarItem(
        index: index, scene: state.controllers[tab].scene, text: tabTitle(of: tab, in: state))
      item.badge = badge(of: tab, in: state)
      item.isSelected = tab == selected
      item.isApart = isApart(tab, in: state)
      if open != nil && mayMove(state.controllers[tab].scene, of: controller) {
        movable.append(item)
      }
      if index < direct {
        bar.items.append(item)
      } else {
        rows.append(item)
      }
    }
    if state.hasMore(position) {
      // MORE-1; what its rows' badges say is not summed up (TAB-37).
      bar.items.append(
        Screen.TabBarItem(index: nil, scene: nil, text: "More", badge: nil, isSelected: isMore))
      if isMore && state.shownTab(of: position) == nil { bar.moreRows = rows }
    }
    // MORE-11: what may not be moved is not in the sheet.
    if open != nil { bar.moreRows = movable }
    bar.isCustomizing = open != nil
    return bar
  }
}
