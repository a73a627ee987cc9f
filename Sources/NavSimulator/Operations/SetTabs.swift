import NavModel
import NavText

extension Program {
  /// TAB-30: what stays keeps its state, and its selection.
  func setTabs(of id: ID<Controller>, _ scenes: [ID<Scene>], in run: inout Run) {
    guard let start = run.position(of: id) else { return }
    let old = run.identities(run.state.tabs(of: start))
    let oldShown = shownTab(of: id, in: run)
    let oldIndex = run.state.selectedIndex(of: start)
    let selected = oldIndex.map { old[$0] }
    let wasMoreList = run.state.controllers[start].flags.contains(.moreSelected) && oldIndex == nil
    let pushed = run.identities(run.state.children(of: start, .more))
    var free = old
    var tabs: [ID<Controller>] = []
    for scene in scenes {
      if let kept = free.firstIndex(where: { run.state[$0]?.scene == scene }) {
        tabs.append(free.remove(at: kept))
      } else {
        tabs.append(instantiate(scene, in: &run))
      }
    }
    for tab in tabs {
      run.move(tab, under: id, as: .tab)
    }
    let removed = pushed.reversed() + free
    // The ones that go stay in the tree until they were told, and count no more as tabs.
    for gone in removed {
      run.update(gone) { $0.role = .detached }
    }
    run.update(id) { tabs in
      tabs.moreChild = -1
      tabs.flags.insert(.allCustomizable)
    }
    choose(tabs, selected, oldIndex, wasMoreList, of: id, in: &run)
    let new = shownTab(of: id, in: run)
    var transition = Transition(.tabsReplaced, animated: false)
    transition.added = tabs.filter { !old.contains($0) }
    transition.removed = removed
    transition.container = id
    if run.isOnScreen(id) && new != oldShown {
      transition.incoming = new
      transition.outgoing = oldShown
    }
    play(transition, in: &run)
    run.remove(removed)
  }

  private func choose(
    _ tabs: [ID<Controller>], _ selected: ID<Controller>?, _ oldIndex: Int?, _ wasMoreList: Bool,
    of id: ID<Controller>, in run: inout Run
  ) {
    let overflows = tabs.count > run.state.tabSlots
    guard !tabs.isEmpty else {
      // TAB-32
      return run.update(id) { controller in
        controller.flags.remove(.moreSelected)
        controller.selected = -1
      }
    }
    if wasMoreList && overflows { return }
    var index = selected.flatMap { tabs.firstIndex(of: $0) } ?? oldIndex ?? 0
    if index >= tabs.count { index = 0 }
    let isUnderMore = overflows && index >= run.state.tabSlots - 1
    run.update(id) { controller in
      if isUnderMore {
        controller.flags.insert(.moreSelected)
        controller.moreChild = Int16(truncatingIfNeeded: index)
        controller.selected = -1
      } else {
        controller.flags.remove(.moreSelected)
        controller.selected = Int16(truncatingIfNeeded: index)
      }
    }
  }
}
