import NavModel
import NavText

extension Program {
  /// In the sheet behind More a tab is dragged to a place on the bar; the one that was there takes its place
  /// (MORE-10 to MORE-13). Where the displaced tab goes is not settled by any source.
  func customize(_ scene: ID<Scene>, _ target: Int, in run: inout Run) {
    let found = run.state.frontTabBars.first { tabIndex(of: scene, in: run.state, $0) != nil }
    guard let position = found, let index = tabIndex(of: scene, in: run.state, position) else {
      return run.refuse(.notATab(scene))
    }
    let tabs = run.state.controllers[position]
    guard run.state.hasMore(position) else { return run.refuse(.noMore(tabs.scene)) }
    guard target >= 0 && target < run.state.directTabs(of: position) else {
      return run.refuse(.noSuchTab(Int32(truncatingIfNeeded: target)))
    }
    let old = run.identities(run.state.tabs(of: position))
    for moved in [old[index], old[target]] {
      guard let tab = run.state[moved], !mayMove(tab.scene, of: tabs) else { continue }
      return run.refuse(.notCustomizable(tab.scene))
    }
    var new = old
    if index < run.state.directTabs(of: position) {
      new.insert(new.remove(at: index), at: target)
    } else {
      new.swapAt(index, target)
    }
    run.note(.willBeginCustomizing(tabs.scene))
    run.note(.willEndCustomizing(tabs.scene, changed: new != old))
    rearrange(tabs, from: old, to: new, in: &run)
    run.note(.didEndCustomizing(tabs.scene, changed: new != old))
  }

  /// MORE-11: all when nothing was said; none for an empty list.
  private func mayMove(_ scene: ID<Scene>, of tabs: Controller) -> Bool {
    guard !tabs.flags.contains(.allCustomizable),
      case .list(let range) = value(of: .customizable, in: self[tabs.scene].attributes)
    else { return true }
    return values[range].contains(.scene(scene))
  }

  /// Whether the More list has an Edit button (MORE-10).
  func isCustomizable(_ tabs: Controller, in state: NavigationState) -> Bool {
    guard let position = state.position(of: tabs.identity) else { return false }
    return state.tabs(of: position).contains { mayMove(state.controllers[$0].scene, of: tabs) }
  }

  /// What was selected stays selected wherever it stands now; what More showed too.
  private func rearrange(
    _ tabs: Controller, from old: [ID<Controller>], to new: [ID<Controller>], in run: inout Run
  ) {
    func newIndex(_ index: Int16) -> Int {
      index >= 0 ? new.firstIndex(of: old[Int(index)]) ?? 0 : -1
    }
    let selected = newIndex(tabs.selected)
    let child = newIndex(tabs.moreChild)
    for tab in new {
      run.move(tab, under: tabs.identity, as: .tab)
    }
    let direct = run.position(of: tabs.identity).map { run.state.directTabs(of: $0) } ?? 0
    let pushed = run.position(of: tabs.identity).map {
      run.identities(run.state.children(of: $0, .more))
    }
    run.update(tabs.identity) { $0.moreChild = Int16(truncatingIfNeeded: child) }
    if child >= 0 && child < direct { leaveMore(tabs, child, pushed ?? [], in: &run) }
    if selected >= direct {
      // It comes over the list itself: what was pushed over another child goes.
      letGo((pushed ?? []).reversed(), in: &run)
      gone((pushed ?? []).reversed(), in: &run)
      run.remove(pushed ?? [])
      place(selection: selected, of: tabs.identity, in: &run)
    } else if selected >= 0 {
      run.update(tabs.identity) { $0.selected = Int16(truncatingIfNeeded: selected) }
    }
  }

  /// A tab that stood over the More list has its own place on the bar now, and is selected there if it was shown.
  private func leaveMore(
    _ tabs: Controller, _ child: Int, _ pushed: [ID<Controller>], in run: inout Run
  ) {
    run.update(tabs.identity) { controller in
      controller.moreChild = -1
      if controller.flags.contains(.moreSelected) {
        controller.flags.remove(.moreSelected)
        controller.selected = Int16(truncatingIfNeeded: child)
      }
    }
    let shown = pushed.last.map { run.isOnScreen($0) } ?? false
    guard !pushed.isEmpty else { return }
    if shown, let root = shownTab(of: tabs.identity, in: run).first {
      var transition = Transition(.pop, animated: false)
      transition.incoming = [root]
      transition.outgoing = pushed.suffix(1)
      transition.removed = pushed.reversed()
      play(transition, in: &run)
    } else {
      letGo(pushed.reversed(), in: &run)
      gone(pushed.reversed(), in: &run)
    }
    run.remove(pushed)
  }
}
