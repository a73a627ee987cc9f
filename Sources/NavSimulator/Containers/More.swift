import NavModel
import NavText

extension NavigationState {
  /// How many tabs stand in the bar by themselves; the others are under More (MORE-1).
  public func directTabs(of position: Int) -> Int {
    let count = tabs(of: position).count
    return count > tabSlots ? tabSlots - 1 : count
  }

  public func hasMore(_ position: Int) -> Bool {
    tabs(of: position).count > tabSlots
  }

  /// `selectedIndex`: nil where UIKit answers NSNotFound, with the More list itself in front (MORE-7, MORE-8).
  public func selectedIndex(of position: Int) -> Int? {
    let controller = controllers[position]
    let index =
      controller.flags.contains(.moreSelected) ? controller.moreChild : controller.selected
    return index >= 0 ? Int(index) : nil
  }
}

extension Program {
  /// Whether a child of a tab bar controller stands over the More list by itself: a navigation controller has
  /// a stack of its own there (MORE-9).
  func isOverMoreList(_ position: Int, in state: NavigationState, of parent: Int) -> Bool {
    let tabs = state.controllers[parent]
    guard tabs.kind == .tabBar else { return false }
    let child = state.controllers[position]
    if child.role == .more { return true }
    guard child.role == .tab, tabs.flags.contains(.moreSelected), child.kind != .navigation else {
      return false
    }
    return state.tab(Int(tabs.moreChild), of: parent) == position
  }

  /// Back to the list (MORE-16).
  func showMoreList(of tabs: ID<Controller>, animated: Bool, in run: inout Run) {
    guard let position = run.position(of: tabs),
      run.state.controllers[position].moreChild >= 0
    else { return }
    let pushed = run.identities(run.state.children(of: position, .more))
    let shown = run.state.shownTab(of: position).map { run.identity($0) }
    let isShown = run.state.controllers[position].flags.contains(.moreSelected)
    run.update(tabs) { $0.moreChild = -1 }
    if isShown && run.isOnScreen(tabs) {
      var transition = Transition(.pop, animated: animated)
      transition.outgoing = shown.map { [$0] } ?? []
      transition.removed = pushed.reversed()
      play(transition, in: &run)
    } else {
      letGo(pushed.reversed(), in: &run)
      gone(pushed.reversed(), in: &run)
    }
    run.remove(pushed)
  }

  /// A row of the list: its controller is pushed, no tab is selected anew (MORE-15).
  func showOverMore(_ index: Int, of tabs: ID<Controller>, animated: Bool, in run: inout Run) {
    run.update(tabs) { $0.moreChild = Int16(truncatingIfNeeded: index) }
    guard run.isOnScreen(tabs), let position = run.position(of: tabs),
      let shown = run.state.shownTab(of: position)
    else { return }
    var transition = Transition(.push, animated: animated)
    transition.incoming = [run.identity(shown)]
    play(transition, in: &run)
  }

  func pushOverMore(
    _ id: ID<Controller>, of tabs: ID<Controller>, animated: Bool, in run: inout Run
  ) {
    let old = shownTab(of: tabs, in: run)
    run.move(id, under: tabs, as: .more)
    guard run.isOnScreen(tabs), run.state[tabs]?.flags.contains(.moreSelected) == true else {
      return willMove([id], in: &run)
    }
    var transition = Transition(.push, animated: animated)
    transition.incoming = [id]
    transition.outgoing = old
    transition.added = [id]
    play(transition, in: &run)
  }

  /// One level back: from what was pushed over a child, or from the child to the list.
  func popOverMore(of tabs: ID<Controller>, animated: Bool, in run: inout Run) {
    guard let position = run.position(of: tabs) else { return }
    let pushed = run.identities(run.state.children(of: position, .more))
    if pushed.isEmpty {
      showMoreList(of: tabs, animated: animated, in: &run)
    } else {
      cutOverMore(of: tabs, removed: pushed.suffix(1), animated: animated, in: &run)
    }
  }

  func popOverMore(
    of tabs: ID<Controller>, to scene: ID<Scene>, animated: Bool, in run: inout Run
  ) {
    guard let position = run.position(of: tabs) else { return }
    let pushed = run.identities(run.state.children(of: position, .more))
    if let index = pushed.lastIndex(where: { run.state[$0]?.scene == scene }) {
      cutOverMore(of: tabs, removed: pushed[(index + 1)...], animated: animated, in: &run)
    } else if let child = run.state.selectedIndex(of: position),
      let root = run.state.tab(child, of: position), run.state.controllers[root].scene == scene
    {
      cutOverMore(of: tabs, removed: pushed[...], animated: animated, in: &run)
    } else {
      run.raise(.poppedToStranger, run.state[tabs]?.scene)
    }
  }

  private func cutOverMore(
    of tabs: ID<Controller>, removed: ArraySlice<ID<Controller>>, animated: Bool,
    in run: inout Run
  ) {
    guard let top = removed.last, let position = run.position(of: tabs) else { return }
    let pushed = run.identities(run.state.children(of: position, .more))
    let kept = pushed.prefix(pushed.count - removed.count)
    let root = run.state.tab(Int(run.state.controllers[position].moreChild), of: position)
    let reversed = Array(removed.reversed())
    if run.isOnScreen(top) {
      var transition = Transition(.pop, animated: animated)
      transition.incoming = (kept.last ?? root.map { run.identity($0) }).map { [$0] } ?? []
      transition.outgoing = [top]
      transition.removed = reversed
      play(transition, in: &run)
    } else {
      letGo(reversed, in: &run)
      gone(reversed, in: &run)
    }
    run.remove(reversed)
  }

  func shownTab(of tabs: ID<Controller>, in run: Run) -> [ID<Controller>] {
    guard let position = run.position(of: tabs), let shown = run.state.shownTab(of: position) else {
      return []
    }
    return [run.identity(shown)]
  }
}
