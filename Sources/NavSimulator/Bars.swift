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
  /// The outermost first (BAR-37).
  public internal(set) var right: [BarButton] = []
  public internal(set) var isHidden = false
  public internal(set) var toolbar: [BarButton] = []
  public internal(set) var isToolbarHidden = true

  public var backButton: BarButton? { left.first { $0.isBack } }
}

extension Program {
  /// The bars that a person sees, those of the visible scene first.
  public func bars(in state: NavigationState) -> [NavigationBar] {
    var bars: [NavigationBar] = []
    for position in state.front.reversed() {
      switch state.controllers[position].kind {
      case .navigation: bars.append(navigationBar(of: position, in: state))
      case .tabBar:
        if let more = moreBar(of: position, in: state) { bars.append(more) }
      case .view, .table, .collection, .split, .page: break
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
      top: stack.last, below: below ?? backTarget(underMore: position, in: state), in: state,
      owner: controller.identity)
    bar.isHidden = controller.flags.contains(.barHidden)
    bar.isToolbarHidden =
      controller.flags.contains(.toolbarHidden) || hidesBottomBar(stack, in: state)
    return bar
  }

  /// The bar of the More controller, when a plain child or the list itself is in front (MORE-6).
  public func moreBar(of position: Int, in state: NavigationState) -> NavigationBar? {
    let tabs = state.controllers[position]
    guard tabs.kind == .tabBar, tabs.flags.contains(.moreSelected) else { return nil }
    guard let child = state.tab(Int(tabs.moreChild), of: position) else {
      // MORE-10: at the right, as UIKit has it today.
      let edit = isCustomizable(tabs, in: state) ? [BarButton(text: "Edit")] : []
      return NavigationBar(owner: tabs.identity, title: "More", right: edit)
    }
    let stack = [child] + state.children(of: position, .more)
    guard state.controllers[child].kind != .navigation else { return nil }
    var bar = contents(
      top: stack.last,
      below: stack.count > 1 ? .controller(stack[stack.count - 2]) : .moreList, in: state,
      owner: tabs.identity)
    bar.isHidden = tabs.flags.contains(.barHidden)
    return bar
  }

  /// What lies under the root of a stack that is shown over the More list (MORE-9).
  private func backTarget(underMore position: Int, in state: NavigationState) -> BackTarget? {
    isUnderMore(position, in: state) ? .moreList : nil
  }

  /// Whether a navigation controller is the child that More shows.
  func isUnderMore(_ position: Int, in state: NavigationState) -> Bool {
    guard state.controllers[position].role == .tab, let tabs = state.parent(of: position) else {
      return false
    }
    let parent = state.controllers[tabs]
    return parent.flags.contains(.moreSelected)
      && state.tab(Int(parent.moreChild), of: tabs) == position
  }

  /// TOOL-7, TOOL-10: one member of the stack is enough.
  func hidesBottomBar(_ stack: [Int], in state: NavigationState) -> Bool {
    stack.contains { member in
      let controller = state.controllers[member]
      return !controller.isSynthetic
        && flag(.hidesBottomBarWhenPushed, in: self[controller.scene].attributes) == true
    }
  }

  /// Whether the tab bar has left because of what its selected tab has pushed (TOOL-9).
  public func isTabBarHidden(of position: Int, in state: NavigationState) -> Bool {
    guard let shown = state.shownTab(of: position) else { return false }
    if state.controllers[shown].kind == .navigation {
      return hidesBottomBar(state.stack(of: shown), in: state)
    }
    return isOverMoreList(shown, in: state, of: position)
      && hidesBottomBar(state.children(of: position, .more) + [shown], in: state)
  }
}
