import NavModel
import NavText

// The More controller is a navigation controller of UIKit's own whose root is a private list (MORE-6). It has no row
// in the hierarchy: what is over its list are children of the tab bar controller, in order.
extension NavigationState {
  /// How many tabs are in the bar by themselves; the others are under More (MORE-1).
  public func directTabs(of position: Int) -> Int {
    let count = childCount(of: position, .tab)
    return hasMore(count, position) ? tabSlots(of: position) - 1 : count
  }

  /// Whether there are more tabs than the bar has room for (MORE-1).
  public func hasMore(_ position: Int) -> Bool {
    // Few rows are few tabs: most need not be counted.
    controllers.count - position > Self.compactTabSlots + 1
      && hasMore(childCount(of: position, .tab), position)
  }

  /// No bar has room for fewer than a compact one.
  private func hasMore(_ count: Int, _ position: Int) -> Bool {
    count > Self.compactTabSlots && count > tabSlots(of: position)
  }

  /// `selectedIndex`: nil where UIKit answers NSNotFound, with the More list itself in front (MORE-7, MORE-8).
  public func selectedIndex(of position: Int) -> Int? {
    let controller = controllers[position]
    let index =
      controller.flags.contains(.moreSelected) ? controller.moreChild : controller.selected
    return index >= 0 ? Int(index) : nil
  }

  /// What is over the More list, from the list up: the child that was chosen, then what was pushed over it. A
  /// navigation controller hands its stack over and is here by what it held (MORE-9).
  public func moreStack(of position: Int) -> [Int] {
    guard let child = tab(Int(controllers[position].moreChild), of: position),
      controllers[child].kind != .navigation
    else { return children(of: position, .more) }
    return [child] + children(of: position, .more)
  }

  /// The tab bar controller whose More controller holds what this navigation controller held (MORE-9).
  func moreHolder(of navigation: Int) -> Int? {
    guard controllers[navigation].kind == .navigation, controllers[navigation].role == .tab,
      let tabs = parent(of: navigation),
      tab(Int(controllers[tabs].moreChild), of: tabs) == navigation
    else { return nil }
    return tabs
  }

  /// The stack of a navigation controller, root first, though More may have taken it over.
  public func members(of navigation: Int) -> [Int] {
    moreHolder(of: navigation).map { children(of: $0, .more) } ?? stack(of: navigation)
  }

  /// The bottom of a tab's stack.
  public func bottom(ofTab tab: Int) -> Int? {
    guard controllers[tab].kind == .navigation else { return nil }
    if let holder = moreHolder(of: tab) { return firstChild(of: holder, .more) }
    return firstChild(of: tab, .stack)
  }
}

extension SimulationStep {
  func moreStack(of tabs: ID<Controller>) -> [ID<Controller>] {
    run.position(of: tabs).map { run.identities(run.state.moreStack(of: $0)) } ?? []
  }

  // MARK: Taking over and handing back

  /// A child comes over the list; of a navigation controller its stack (MORE-9).
  mutating func putOverMoreList(_ index: Int, of tabs: ID<Controller>) {
    guard let child = run.position(of: tabs).flatMap({ run.state.tab(index, of: $0) }) else {
      return
    }
    let members = run.identities(run.state.stack(of: child))
    run.update(tabs) { $0.moreChild = Int16(truncatingIfNeeded: index) }
    for member in members { run.move(member, under: tabs, as: .more) }
  }

  /// Nothing is over the list any more: a navigation controller gets its stack back, what was pushed over
  /// another child has no owner. The caller sends those their callbacks, and removes them.
  mutating func clearMoreList(of tabs: ID<Controller>) -> [ID<Controller>] {
    guard let position = run.position(of: tabs) else { return [] }
    let child = run.state.tab(Int(run.state.controllers[position].moreChild), of: position)
      .map { run.state.controllers[$0] }
    let held = run.identities(run.state.children(of: position, .more))
    run.update(tabs) { $0.moreChild = -1 }
    if let child, child.kind == .navigation {
      for member in held { run.move(member, under: child.identity, as: .stack) }
      return []
    }
    return detach(held.reversed())
  }

  /// Those that go stay in the tree until they were told, and count no more as what they were.
  mutating func detach(_ ids: [ID<Controller>]) -> [ID<Controller>] {
    for id in ids { run.update(id) { $0.role = .detached } }
    return ids
  }

  // MARK: Push and pop

  /// A row of the list: its controller is pushed, no tab is selected anew (MORE-15).
  mutating func showOverMore(_ index: Int, of tabs: ID<Controller>, animated: Bool) {
    putOverMoreList(index, of: tabs)
    guard run.isOnScreen(tabs), let shown = moreStack(of: tabs).last else { return }
    var transition = Transition(.push, animated: animated)
    transition.incoming = ShortList(shown)
    transition.container = tabs
    play(transition)
  }

  mutating func pushOverMore(
    _ id: ID<Controller>, of tabs: ID<Controller>, animated: Bool
  ) {
    let old = moreStack(of: tabs).suffix(1)
    run.move(id, under: tabs, as: .more)
    guard isMoreShown(of: tabs) else { return willMove([id]) }
    var transition = Transition(.push, animated: animated)
    transition.incoming = ShortList(id)
    transition.outgoing = ShortList(old)
    transition.added = ShortList(id)
    transition.container = tabs
    play(transition)
  }

  /// One level back: from what was pushed over a child, or from the child to the list.
  mutating func popOverMore(
    of tabs: ID<Controller>, animated: Bool, swipe: Swipe? = nil
  ) {
    let count = moreStack(of: tabs).count
    cutOverMore(of: tabs, to: count - 1, animated: animated, swipe: swipe)
  }

  mutating func popOverMore(
    of tabs: ID<Controller>, to scene: ID<Scene>, animated: Bool
  ) {
    let stack = moreStack(of: tabs)
    if let index = stack.lastIndex(where: { run.state[$0]?.scene == scene }) {
      cutOverMore(of: tabs, to: index + 1, animated: animated)
    } else {
      run.raise(.poppedToStranger, run.state[tabs]?.scene, about: scene)
    }
  }

  /// Removes everything above the first `count` over the list; with none left the list is in front, and the child
  /// that was there keeps what it began with (MORE-16).
  mutating func cutOverMore(
    of tabs: ID<Controller>, to count: Int, animated: Bool, swipe: Swipe? = nil
  ) {
    let stack = moreStack(of: tabs)
    guard count >= 0, count < stack.count, let shown = stack.last,
      let position = run.position(of: tabs)
    else { return }
    let moreChild = run.state.controllers[position].moreChild
    let isShown = isMoreShown(of: tabs)
    var removed = detach(stack[max(count, moreChild >= 0 ? 1 : 0)...].reversed())
    if count == 0 { removed += clearMoreList(of: tabs) }
    if isShown {
      var transition = Transition(.pop, animated: animated)
      if count > 0 { transition.incoming = ShortList(stack[count - 1]) }
      transition.outgoing = ShortList(shown)
      transition.removed = ShortList(removed)
      transition.container = tabs
      transition.moreChild = moreChild
      transition.swipe = swipe
      play(transition)
    } else {
      letGo(removed)
      gone(removed)
      run.remove(removed)
    }
  }

  /// `setViewControllers` of the More controller. Its list stays at the bottom: it is UIKit's own and has no name.
  mutating func setMoreStack(
    of tabs: ID<Controller>, _ scenes: [ID<Scene>], animated: Bool
  ) {
    guard let position = run.position(of: tabs) else { return }
    let old = moreStack(of: tabs)
    let child = run.state.tab(Int(run.state.controllers[position].moreChild), of: position)
      .map { run.identity($0) }
    var free = old
    var members: [ID<Controller>] = []
    for scene in scenes {
      let kept = free.firstIndex {
        run.state[$0]?.scene == scene && ($0 != child || members.isEmpty)
      }
      members.append(kept.map { free.remove(at: $0) } ?? instantiate(scene))
    }
    // A child that is a tab stays one; what a navigation controller had handed over is gone or used again.
    let removed = detach(free.filter { $0 != child }.reversed())
    let isChildLeft = child.map { run.state[$0]?.kind != .navigation && $0 != members.first }
    if isChildLeft == true { run.update(tabs) { $0.moreChild = -1 } }
    for member in members where member != child { run.move(member, under: tabs, as: .more) }
    let added = members.filter { !old.contains($0) }
    willMove(added.filter { $0 != members.last })
    didMove(added.filter { $0 != members.last })
    let isTopNew = members.last != old.last
    var transition = Transition(
      members.last.map { !old.contains($0) } ?? false ? .push : .pop, animated: animated)
    transition.added = ShortList(added.filter { $0 == members.last })
    transition.removed = ShortList(removed)
    transition.container = tabs
    if isTopNew && isMoreShown(of: tabs) {
      transition.incoming = ShortList(members.suffix(1))
      transition.outgoing = ShortList(old.suffix(1))
      play(transition)
    } else {
      willMove(transition.added)
      letGo(removed)
      gone(removed)
      run.remove(removed)
    }
  }

  private func isMoreShown(of tabs: ID<Controller>) -> Bool {
    run.isOnScreen(tabs) && run.state[tabs]?.flags.contains(.moreSelected) == true
  }
}

extension NavigationState {
  /// Whether a controller is directly over the More list.
  func isOverMoreList(_ position: Int, of parent: Int) -> Bool {
    let tabs = controllers[parent]
    guard tabs.kind == .tabBar else { return false }
    let child = controllers[position]
    if child.role == .more { return true }
    return child.role == .tab && child.kind != .navigation
      && tab(Int(tabs.moreChild), of: parent) == position
  }
}
