import NavModel
import NavText

// The tab bar of an iPhone shrinks to the selected tab while its content is scrolled (GLASS-6, GLASS-7).
extension SimulationStep {
  /// Whether a swipe of the content is one that the tab bar in front listens to.
  mutating func dragMinimizesTabBar(up isUp: Bool) -> Bool {
    guard let position = run.state.frontTabBar,
      let isMinimized = program.minimizeBehavior(of: position, in: run.state)?
        .minimizes(swipeUp: isUp)
    else { return false }
    run.set(.tabBarMinimized, isMinimized, of: run.identity(position))
    return true
  }

  /// A touch on the minimized bar brings it back, and does nothing else (GLASS-7). Whether that is all there is to do.
  mutating func touchMinimized(_ tabs: ID<Controller>, _ index: Int?) -> Bool {
    guard let position = run.position(of: tabs),
      run.state.controllers[position].flags.contains(.tabBarMinimized)
    else { return false }
    let bar = program.tabBar(of: position, in: run.state)
    guard let item = bar.shownItems.first(where: { $0.index == index }) else {
      run.refuse(.tabBarMinimized(bar.scene))
      return true
    }
    run.set(.tabBarMinimized, false, of: tabs)
    return item.isSelected
  }
}

extension Program {
  /// How the bar of a tab bar controller makes room; nil where it cannot: before iOS 26, on an iPad, or hidden.
  func minimizeBehavior(
    of position: Int, in state: NavigationState
  ) -> TabBarMinimizeBehavior? {
    guard state.era.hasGlass, state.device.facts.family != .pad,
      !isTabBarHidden(of: position, in: state)
    else { return nil }
    return self[state.controllers[position].scene, .tabBarMinimizeBehavior]
  }
}
