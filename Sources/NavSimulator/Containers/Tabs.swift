import NavModel
import NavText

extension Program {
  /// Records which tab is selected, under More if it stands there (MORE-8). Nobody is told.
  func place(selection index: Int, of id: ID<Controller>, in run: inout Run) {
    guard let position = run.position(of: id) else { return }
    let direct = run.state.directTabs(of: position)
    let hasMore = run.state.hasMore(position)
    run.update(id) { tabs in
      if hasMore && index >= direct {
        tabs.flags.insert(.moreSelected)
        tabs.moreChild = Int16(truncatingIfNeeded: index)
        tabs.selected = -1
      } else {
        tabs.flags.remove(.moreSelected)
        tabs.selected = Int16(truncatingIfNeeded: index)
      }
    }
  }

  /// Shows the tab that was recorded in place of the old one (LIFE-70); each keeps its own state (TAB-27).
  func switchTab(
    of id: ID<Controller>, from old: [ID<Controller>], byPerson: Bool, in run: inout Run
  ) {
    let new = shownTab(of: id, in: run)
    let selected = new.first.flatMap { run.state[$0] }?.scene
    guard old != new else {
      if byPerson, let tabs = run.state[id] { run.note(.didSelect(selected, in: tabs.scene)) }
      return
    }
    guard run.isOnScreen(id) else { return }
    var transition = Transition(.tab, animated: false)
    transition.incoming = new
    transition.outgoing = old
    transition.container = id
    transition.selected = selected
    transition.isSelectedByPerson = byPerson
    play(transition, in: &run)
  }

  /// `selectedIndex = n`: the delegate hears nothing (TAB-20); out of range is ignored (TAB-18).
  func select(index: Int, of id: ID<Controller>, in run: inout Run) {
    guard let position = run.position(of: id), index >= 0,
      index < run.state.tabs(of: position).count
    else { return }
    let old = shownTab(of: id, in: run)
    let pushed = run.identities(run.state.children(of: position, .more))
    if run.state.controllers[position].moreChild != Int16(truncatingIfNeeded: index),
      index >= run.state.directTabs(of: position)
    {
      // Another child comes over the list: what was pushed over the old one goes.
      letGo(pushed.reversed(), in: &run)
      gone(pushed.reversed(), in: &run)
      run.remove(pushed)
    }
    place(selection: index, of: id, in: &run)
    switchTab(of: id, from: old, byPerson: false, in: &run)
  }

  /// `selectedViewController = …`: a stranger raises (TAB-17, ERR-12).
  func select(_ scene: ID<Scene>, from id: ID<Controller>, in run: inout Run) {
    guard let tabs = nearest(.tabBar, of: id, in: run), let position = run.position(of: tabs)
    else { return }
    if let index = tabIndex(of: scene, in: run.state, position) {
      select(index: index, of: tabs, in: &run)
    } else {
      run.raise(.selectedStranger, run.state[tabs]?.scene)
    }
  }

  /// The tab that is this scene, or the stack that has it at its root.
  func tabIndex(of scene: ID<Scene>, in state: NavigationState, _ tabs: Int) -> Int? {
    let children = state.tabs(of: tabs)
    if let index = children.firstIndex(where: { state.controllers[$0].scene == scene }) {
      return index
    }
    return children.firstIndex { child in
      state.stack(of: child).first.map { state.controllers[$0].scene == scene } ?? false
    }
  }

  /// A touch on a tab: the delegate is asked (TAB-19), also for the one that is selected (TAB-21).
  func tapTab(_ index: Int, of id: ID<Controller>, in run: inout Run) {
    guard let position = run.position(of: id),
      let child = run.state.tab(index, of: position).map({ run.state.controllers[$0] }),
      let tabs = run.state[id]
    else { return }
    let answer = allowsSelection(of: child.scene, index, by: tabs, in: run.state)
    run.note(.shouldSelect(child.scene, in: tabs.scene, answer: answer))
    guard answer else { return }
    let isSelected =
      !tabs.flags.contains(.moreSelected) && Int(tabs.selected) == index
    let old = shownTab(of: id, in: run)
    place(selection: index, of: id, in: &run)
    switchTab(of: id, from: old, byPerson: true, in: &run)
    // TAB-24: only a direct navigation controller pops (TAB-25).
    if isSelected && child.kind == .navigation {
      popToRoot(.navigation(child.identity), animated: true, in: &run)
    }
  }

  /// What the guard of a tab says (TAB-19).
  func allowsSelection(
    of scene: ID<Scene>, _ index: Int, by tabs: Controller, in state: NavigationState
  ) -> Bool {
    let declared = children(of: tabs.scene).filter { $0.kind == .tab }
    let scope = Scope(tabs.identity)
    if declared.indices.contains(index), declared[index].destination == scene {
      return holds(declared[index].condition, in: state, scope)
    }
    // Tabs that were set by code stand elsewhere than where they were declared.
    let row = declared.first { $0.destination == scene }
    return holds(row?.condition, in: state, scope)
  }

  /// A touch on More: its list, or what was left over it (MORE-14); once more for the list (MORE-16).
  func tapMore(of id: ID<Controller>, in run: inout Run) {
    guard let tabs = run.state[id] else { return }
    run.note(.shouldSelect(nil, in: tabs.scene, answer: true))
    let isSelected = tabs.flags.contains(.moreSelected)
    let old = shownTab(of: id, in: run)
    run.update(id) { tabs in
      tabs.flags.insert(.moreSelected)
      tabs.selected = -1
    }
    switchTab(of: id, from: old, byPerson: true, in: &run)
    if isSelected { showMoreList(of: id, animated: true, in: &run) }
  }
}
