import NavModel
import NavText

extension SimulationStep {
  /// The back button, or a swipe from the edge (NAV-33).
  mutating func back(_ swipe: Swipe? = nil) {
    let isRefused = swipe != nil && run.state.era == .legacy
    guard !isRefused, let stack = program.stackWithBackButton(in: run.state) else {
      let bars = program.bars(in: run.state)
      if let refusal = program.refusalToGoBack(bySwipe: swipe != nil, bars, in: run.state) {
        // Every event that could be is asked for its refusal; what lies over the stack matters to who reads it.
        run.refuse(refusal == .noStack ? run.state.missingStack : refusal)
      }
      return
    }
    begin()
    pop(stack, animated: true, swipe: swipe)
    end()
  }
}

extension Program {
  /// Found without the rest of the bars, which only those who look at them need.
  fileprivate func stackWithBackButton(in state: NavigationState) -> Stack? {
    let found = state.lastInFront { position in
      switch state.controllers[position].kind {
      case .navigation: hasBackButton(position, in: state)
      case .tabBar: moreBar(of: position, in: state).map { canGoBack($0) } ?? false
      case .view, .table, .collection, .split, .page, .alert, .actionSheet, .system: false
      }
    }
    return found.map {
      let id = state.controllers[$0].identity
      return state.controllers[$0].kind == .tabBar ? .more(id) : .navigation(id)
    }
  }

  private func hasBackButton(_ navigation: Int, in state: NavigationState) -> Bool {
    guard !state.controllers[navigation].flags.contains(.barHidden),
      state.childCount(of: navigation, .stack) > 1,
      let top = state.lastChild(of: navigation, .stack)
    else { return false }
    let controller = state.controllers[top]
    if state.isSearching(controller.identity), let search = searchInBar(of: top, in: state),
      hidesControls(search)
    {
      return false
    }
    return !controller.isSynthetic && allowsBackButton(controller, in: state)
  }

  private func canGoBack(_ bar: NavigationBar) -> Bool {
    !bar.isHidden && bar.backButton != nil
  }

  /// Why there is no way back by hand, seen from the stack in front; nil when there is one (BAR-20 to BAR-26, NAV-34).
  func refusalToGoBack(
    bySwipe: Bool, _ bars: [NavigationBar], in state: NavigationState
  ) -> Refusal? {
    if bySwipe && state.era == .legacy { return .noSwipe(.legacy) }
    if bars.contains(where: { canGoBack($0) }) { return nil }
    guard let bar = bars.first else { return .noStack }
    guard let top = top(of: bar, in: state) else {
      return state[bar.owner]?.kind == .tabBar ? .atMoreList : .emptyScreen
    }
    if isAtRoot(bar, in: state) { return .atRoot(top.scene) }
    if bar.isHidden { return .barHidden(top.scene) }
    return bar.left.isEmpty ? .backButtonHidden(top.scene) : .backButtonReplaced(top.scene)
  }

  private func isAtRoot(_ bar: NavigationBar, in state: NavigationState) -> Bool {
    guard let owner = state.position(of: bar.owner) else { return true }
    if state.controllers[owner].kind == .tabBar { return state.shownTab(of: owner) == nil }
    return state.stack(of: owner).count < 2
  }
}
