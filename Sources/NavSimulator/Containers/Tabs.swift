import NavModel
import NavText

extension SimulationStep {
  // MARK: A person's touch

  /// A touch on a tab: the delegate is asked (TAB-19), also for the one that is selected (TAB-21).
  mutating func tapTab(_ index: Int, of id: ID<Controller>) {
    guard let position = run.position(of: id), let seat = run.state.tab(index, of: position)
    else { return }
    let (child, scene, isNavigation) = (
      run.identity(seat), run.state.controllers[seat].scene,
      run.state.controllers[seat].kind == .navigation
    )
    let tabs = run.state.controllers[position].scene
    var answer = true
    if let (tab, condition) = program.condition(ofTab: scene, at: index, in: tabs) {
      answer = program.holds(condition, in: run.state, Scope(id))
      run.occurs(.decided(.tab(tab), holds: answer))
    }
    run.note(.shouldSelect(scene, in: tabs, answer: answer))
    guard answer else { return }
    let isSelected =
      !run.state.controllers[position].flags.contains(.moreSelected)
      && Int(run.state.controllers[position].selected) == index
    selectSeat(index, of: id, byPerson: true)
    // TAB-24: only a direct navigation controller pops (TAB-25).
    if isSelected && isNavigation { popToRoot(.navigation(child), animated: true) }
  }

  /// A touch on More: its list, or what was left over it (MORE-14); once more for the list (MORE-16).
  mutating func tapMore(of id: ID<Controller>) {
    guard let tabs = run.state[id] else { return }
    run.note(.shouldSelect(nil, in: tabs.scene, answer: true))
    let isSelected = tabs.flags.contains(.moreSelected)
    selectMore(of: id, byPerson: true)
    if isSelected { popToRoot(.more(id), animated: true) }
  }

  /// More with what is over its list (MORE-7).
  mutating func selectMore(of id: ID<Controller>, byPerson: Bool) {
    let before = sight(of: id)
    run.update(id) { tabs in
      tabs.flags.insert(.moreSelected)
      tabs.selected = -1
    }
    showSelection(of: id, from: before, byPerson: byPerson)
  }

  // MARK: Code

  /// `selectedIndex = n`: the delegate hears nothing (TAB-20); out of range is ignored (TAB-18).
  mutating func select(index: Int, of id: ID<Controller>, byPerson: Bool = false) {
    guard let position = run.position(of: id), index >= 0,
      index < run.state.childCount(of: position, .tab)
    else { return }
    selectSeat(index, of: id, byPerson: byPerson)
  }

  /// The same for a tab that is there.
  private mutating func selectSeat(
    _ index: Int, of id: ID<Controller>, byPerson: Bool
  ) {
    guard let position = run.position(of: id) else { return }
    let before = program.sight(of: position, in: run.state)
    let removed = place(selection: index, of: id)
    showSelection(of: id, from: before, removed: removed, byPerson: byPerson)
  }

  /// `selectedViewController = …`: a stranger raises (TAB-17, ERR-12).
  mutating func select(_ scene: ID<Scene>, from id: ID<Controller>) {
    guard let tabs = nearest(.tabBar, of: id), let position = run.position(of: tabs)
    else { return }
    if let index = program.tabIndex(of: scene, in: run.state, position) {
      select(index: index, of: tabs)
    } else {
      run.raise(.selectedStranger, run.state[tabs]?.scene, about: scene)
    }
  }

  // MARK: Seats

  /// Records which tab is selected, over the More list if it is under More (MORE-8). What was pushed over
  /// another child of More goes with it: the caller tells those, and removes them.
  mutating func place(
    selection index: Int, of id: ID<Controller>
  ) -> [ID<Controller>] {
    guard let position = run.position(of: id) else { return [] }
    guard run.state.hasMore(position) && index >= run.state.directTabs(of: position) else {
      run.update(id) { tabs in
        tabs.flags.remove(.moreSelected)
        tabs.selected = Int16(truncatingIfNeeded: index)
      }
      return []
    }
    var removed: [ID<Controller>] = []
    if Int(run.state.controllers[position].moreChild) != index {
      removed = clearMoreList(of: id)
      putOverMoreList(index, of: id)
    }
    run.update(id) { tabs in
      tabs.flags.insert(.moreSelected)
      tabs.selected = -1
    }
    return removed
  }

  func sight(of id: ID<Controller>) -> Sight {
    run.position(of: id).map { program.sight(of: $0, in: run.state) } ?? Sight()
  }

  func seats(of id: ID<Controller>) -> Seats {
    guard let position = run.position(of: id) else { return Seats() }
    let controller = run.state.controllers[position]
    var seats = Seats(tabs: run.identities(run.state.tabs(of: position)))
    seats.selectedIndex = run.state.selectedIndex(of: position)
    seats.selected = seats.selectedIndex.map { seats.tabs[$0] }
    seats.moreChild = controller.moreChild >= 0 ? seats.tabs[Int(controller.moreChild)] : nil
    seats.isMoreListSelected =
      controller.flags.contains(.moreSelected) && seats.selected == nil
    seats.sight = sight(of: id)
    return seats
  }

  /// The tabs, or the room for them, have changed: what was selected stays selected, in the bar or over the More
  /// list; else the same index, else the first (TAB-30). Returns the controllers that have no owner now.
  mutating func reseat(_ id: ID<Controller>, from before: Seats) -> [ID<Controller>] {
    guard let position = run.position(of: id) else { return [] }
    let tabs = run.identities(run.state.tabs(of: position))
    let hasMore = run.state.hasMore(position)
    var removed: [ID<Controller>] = []
    let child = before.moreChild.flatMap { tabs.firstIndex(of: $0) }
    if let child, hasMore && child >= run.state.directTabs(of: position) {
      run.update(id) { $0.moreChild = Int16(truncatingIfNeeded: child) }
    } else {
      // MORE-18: emptied; a navigation controller that is still there gets its stack back (MORE-9).
      run.update(id) { $0.moreChild = child.map { Int16(truncatingIfNeeded: $0) } ?? -1 }
      removed = clearMoreList(of: id)
    }
    guard !tabs.isEmpty else {
      // TAB-32
      run.update(id) { controller in
        controller.flags.remove(.moreSelected)
        controller.selected = -1
      }
      return removed
    }
    if hasMore && before.isMoreListSelected { return removed }
    var index = before.selected.flatMap { tabs.firstIndex(of: $0) } ?? before.selectedIndex ?? 0
    if index >= tabs.count { index = 0 }
    return removed + place(selection: index, of: id)
  }

  /// Every tab bar controller's, before the room for tabs changes.
  func tabSeats() -> [(tabs: ID<Controller>, seats: Seats)] {
    run.state.controllers.filter { $0.kind == .tabBar }
      .map { ($0.identity, seats(of: $0.identity)) }
  }

  /// Another size: tabs come out of More or go into it (MORE-2, MORE-18).
  mutating func reseatTabs(_ before: [(tabs: ID<Controller>, seats: Seats)]) {
    for (tabs, seats) in before {
      let removed = reseat(tabs, from: seats)
      showSelection(of: tabs, from: seats.sight, removed: removed)
    }
  }

  // MARK: Showing

  /// Shows what was recorded in place of what was seen (LIFE-70); each tab keeps its own state (TAB-27).
  mutating func showSelection(
    of id: ID<Controller>, from before: Sight, added: [ID<Controller>] = [],
    removed: [ID<Controller>] = [], byPerson: Bool = false
  ) {
    guard let position = run.position(of: id) else { return }
    // For More, the delegate gets the tab, not what was pushed over it (MORE-14).
    let selected = run.state.selectedIndex(of: position)
      .flatMap { run.state.tab($0, of: position) }.map { run.state.controllers[$0].scene }
    let new = run.state.shownTab(of: position).map { run.identity($0) }
    let isChange = new != before.shown && run.isOnScreen(id)
    if byPerson && !isChange {
      run.note(.didSelect(selected, in: run.state.controllers[position].scene))
      tellDelegate(of: id, .didSelect, about: selected)
    }
    var transition = Transition(
      added.isEmpty && removed.isEmpty ? .tab : .tabsReplaced, animated: false)
    transition.container = id
    transition.selected = selected
    transition.isSelectedByPerson = byPerson
    if !added.isEmpty { transition.added = ShortList(added) }
    if !removed.isEmpty { transition.removed = ShortList(removed) }
    if isChange {
      transition.outgoing = before.seen
      if let new { transition.incoming = ShortList(new) }
      // What changes hands between More and its own stack leaves before it comes back.
      if let new, let start = run.position(of: new),
        run.state.controllers.isAny(below: start, .appeared, or: .appeared)
      {
        var leaving = Transition(.tab, animated: false)
        leaving.outgoing = before.seen
        play(leaving)
        transition.outgoing = ShortList()
      }
    }
    if isChange || transition.order == .tabsReplaced { play(transition) }
    if !removed.isEmpty { run.remove(removed) }
  }

  /// Who sits where, before the tabs or the room for them change.
  struct Seats {
    var tabs: [ID<Controller>] = []
    var selected: ID<Controller>?
    var selectedIndex: Int?
    /// The child over the More list, shown or not.
    var moreChild: ID<Controller>?
    var isMoreListSelected = false
    var sight = Sight()
  }

  /// What a tab bar controller shows, before that changes.
  struct Sight {
    var shown: ID<Controller>?
    /// What of it is seen.
    var seen = ShortList()
  }
}

extension Program {
  /// The guard of a tab (TAB-19).
  @inline(__always)
  fileprivate func condition(
    ofTab scene: ID<Scene>, at index: Int, in tabs: ID<Scene>
  ) -> (ID<Relationship>, ID<Expression>)? {
    // Tabs that were set by code are elsewhere than where they were declared.
    var chosen: ID<Relationship>?
    var place = 0
    for id in scenes[cold: tabs].relationships where relationships[id].kind == .tab {
      let isMeant = relationships[id].destination == scene && (place == index || chosen == nil)
      if isMeant { chosen = id }
      place += 1
    }
    guard let chosen, let condition = relationships[chosen].condition else { return nil }
    return (chosen, condition)
  }

  /// The tab that is this scene, or the stack that has it at its root.
  func tabIndex(of scene: ID<Scene>, in state: NavigationState, _ tabs: Int) -> Int? {
    let children = state.tabs(of: tabs)
    if let index = children.firstIndex(where: { state.controllers[$0].scene == scene }) {
      return index
    }
    return children.firstIndex { child in
      state.bottom(ofTab: child).map { state.controllers[$0].scene == scene } ?? false
    }
  }

  fileprivate func sight(of position: Int, in state: NavigationState) -> SimulationStep.Sight {
    guard let shown = state.shownTab(of: position) else { return SimulationStep.Sight() }
    var sight = SimulationStep.Sight(shown: state.controllers[shown].identity)
    for member in state.subtree(of: shown)
    where state.controllers[member].appearance == .appeared {
      sight.seen.append(state.controllers[member].identity)
    }
    return sight
  }
}
