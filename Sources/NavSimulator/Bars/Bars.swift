import NavModel
import NavText

/// A button on a bar, as it is now.
public struct BarButton: Hashable, Sendable {
  public internal(set) var text: String
  /// Its name in the language; none for the back button that UIKit makes.
  public internal(set) var name: Name = .none
  public internal(set) var item: ID<BarItem>?
  public internal(set) var isBack = false
  public internal(set) var isEnabled = true
}

/// What a navigation controller shows above and below its content.
public struct NavigationBar: Hashable, Sendable {
  /// Whose stack it is; for More the tab bar controller's.
  public internal(set) var owner: ID<Controller>
  public internal(set) var left: [BarButton] = []
  public internal(set) var title = ""
  public internal(set) var prompt = ""
  /// Whether the title is large below the controls (BAR-45).
  public internal(set) var isTitleLarge = false
  /// The outermost first (BAR-37).
  public internal(set) var right: [BarButton] = []
  public internal(set) var isHidden = false
  public internal(set) var toolbarItems: [ToolbarItem] = []
  public internal(set) var isToolbarHidden = true
  /// Below the title (SEARCH-1).
  public internal(set) var search: SearchInBar?
  /// Whether a search has taken title and items off the bar (SEARCH-3).
  public internal(set) var hidesControls = false

  public var backButton: BarButton? { left.first { $0.isBack } }

  /// The same bar with another label at its back button.
  public func withBackLabel(_ label: String) -> NavigationBar {
    var bar = self
    for index in bar.left.indices where bar.left[index].isBack { bar.left[index].text = label }
    return bar
  }

  /// What can be touched on the toolbar: its items without the spaces.
  public var toolbar: [BarButton] {
    toolbarItems.compactMap { item in
      if case .button(let button) = item { button } else { nil }
    }
  }
}

/// What is on a toolbar, in the order of the array (TOOL-4).
public enum ToolbarItem: Hashable, Sendable {
  case button(BarButton)
  /// The flexible spaces of a toolbar share the room that is left (TOOL-5).
  case flexibleSpace
  case fixedSpace(ID<BarItem>)
}

extension Program {
  /// The bars that a person sees, those of the visible scene first.
  public func bars(in state: NavigationState) -> [NavigationBar] {
    bars(of: state.front, in: state)
  }

  /// The same, where it is known who is in front.
  func bars(of front: [Int], in state: NavigationState) -> [NavigationBar] {
    var bars: [NavigationBar] = []
    for position in front.reversed() {
      switch state.controllers[position].kind {
      case .navigation: bars.append(navigationBar(of: position, in: state))
      case .tabBar:
        if let more = moreBar(of: position, in: state) { bars.append(more) }
      case .view, .table, .collection, .split, .page, .alert, .actionSheet, .system: break
      }
    }
    return bars
  }

  /// The bar of a navigation controller, rebuilt from the top of its stack (BAR-15).
  public func navigationBar(of position: Int, in state: NavigationState) -> NavigationBar {
    let stack = state.stack(of: position)
    let controller = state.controllers[position]
    let below = stack.count > 1 ? BackTarget.controller(stack[stack.count - 2]) : nil
    var bar = contents(
      top: stack.last, below: below, in: state, owner: controller.identity)
    bar.isTitleLarge = hasLargeTitle(stack, of: controller, in: state)
    add(searchInBar(of: stack.last, in: state), to: &bar)
    bar.isHidden = controller.flags.contains(.barHidden)
    bar.isToolbarHidden =
      controller.flags.contains(.toolbarHidden) || hidesBottomBar(stack, in: state)
    return bar
  }

  /// The bar's own stack, one navigation item for each controller: what their titles say (BAR-10, BAR-11).
  /// While a pop is in flight, the item that leaves is still there (NAV-11).
  public func itemTitles(of position: Int, in state: NavigationState) -> [String] {
    var members = state.stack(of: position)
    if let flight = state.flight?.transition, flight.order == .pop,
      flight.container == state.controllers[position].identity,
      let leaving = flight.outgoing.first.flatMap({ state.position(of: $0) })
    {
      members.append(leaving)
    }
    return members.map { member in
      let controller = state.controllers[member]
      return controller.isSynthetic ? "" : itemTitle(of: controller, in: state) ?? ""
    }
  }

  /// The bar of the More controller, with its list or what is over it in front (MORE-6, MORE-9).
  public func moreBar(of position: Int, in state: NavigationState) -> NavigationBar? {
    let tabs = state.controllers[position]
    guard tabs.kind == .tabBar else { return nil }
    if state.customizing?.tabs == tabs.identity { return moreListBar(of: position, in: state) }
    guard tabs.flags.contains(.moreSelected) else { return nil }
    let stack = state.moreStack(of: position)
    guard !stack.isEmpty else { return moreListBar(of: position, in: state) }
    var bar = contents(
      top: stack.last,
      below: stack.count > 1 ? .controller(stack[stack.count - 2]) : .moreList, in: state,
      owner: tabs.identity)
    add(searchInBar(of: stack.last, in: state), to: &bar)
    bar.isHidden = tabs.flags.contains(.barHidden)
    bar.isToolbarHidden = tabs.flags.contains(.toolbarHidden) || hidesBottomBar(stack, in: state)
    return bar
  }

  /// SEARCH-3: during a search, the search bar may be all that is left of a bar.
  private func add(_ search: SearchInBar?, to bar: inout NavigationBar) {
    guard let search else { return }
    bar.search = search
    guard hidesControls(search) else { return }
    bar.hidesControls = true
    bar.left = []
    bar.right = []
    bar.title = ""
    bar.prompt = ""
    bar.isTitleLarge = false
  }

  /// TOOL-7, TOOL-10: one member of the stack is enough.
  func hidesBottomBar(_ stack: [Int], in state: NavigationState) -> Bool {
    stack.contains { hidesBottomBar($0, in: state) }
  }

  private func hidesBottomBar(_ member: Int, in state: NavigationState) -> Bool {
    let controller = state.controllers[member]
    return !controller.isSynthetic
      && self[controller.scene, .hidesBottomBarWhenPushed]
  }

  /// Whether the tab bar has left because of what its selected tab has pushed (TOOL-9).
  public func isTabBarHidden(of position: Int, in state: NavigationState) -> Bool {
    if state.controllers[position].flags.contains(.moreSelected) {
      return hidesBottomBar(state.moreStack(of: position), in: state)
    }
    guard let shown = state.shownTab(of: position), state.controllers[shown].kind == .navigation
    else { return false }
    var isHidden = false
    state.forEachChild(of: shown, .stack) { if hidesBottomBar($0, in: state) { isHidden = true } }
    return isHidden
  }
}
