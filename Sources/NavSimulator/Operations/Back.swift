import NavModel
import NavText

extension Program {
  /// The back button, or a swipe from the edge (NAV-33).
  func back(_ swipe: Swipe? = nil, in run: inout Run) {
    let bars = bars(in: run.state)
    if let refusal = refusalToGoBack(bySwipe: swipe != nil, bars, in: run.state) {
      return run.refuse(refusal)
    }
    guard let bar = bars.first(where: { canGoBack($0) }) else { return }
    let isMore = run.state[bar.owner]?.kind == .tabBar
    begin(&run)
    defer { end(&run) }
    pop(
      isMore ? .more(bar.owner) : .navigation(bar.owner), animated: true, swipe: swipe, in: &run)
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
