import NavModel
import NavSimulator
import NavText

/// The window of an app in a state: how large it is and what the device covers of it.
struct WindowMetrics {
  var size: Size
  /// What the device covers at each side; before iOS 7 the status bar alone.
  var safeArea: EdgeInsets
  /// The height of the status bar; 0 while it is hidden.
  var statusBar: Double
  /// Where a navigation bar at the top of the window begins.
  var navigationBarTop: Double
  /// The height of the home indicator's strip.
  var homeIndicator: Double
  var scale: Int
}

extension Program {
  /// Table 15.3 for the way the interface is, and the app's share of the screen.
  func window(of state: NavigationState) -> WindowMetrics {
    let facts = state.device.facts
    let isLandscape = state.orientation.isLandscape
    let zoom = DisplayZoom(of: state)
    let insets = isLandscape ? facts.landscape : facts.portrait
    var size = Size(facts.width, facts.height)
    var safe = EdgeInsets(
      top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.leading)
    var status = statusBarHeight(in: state)
    if let zoom {
      size = zoom.size
      safe = zoom.insets(safe, isLandscape: isLandscape)
      status = (status * zoom.factor).rounded()
    }
    if isLandscape { size = Size(size.height, size.width) }
    size.width = state.share.width(ofScreen: size, isLandscape: isLandscape)
    let hasHousing = facts.family != .pad && facts.portrait.bottom > 0
    if isStatusBarHidden(in: state) {
      status = 0
      // A sensor housing is there whether the bar is or not.
      if !hasHousing { safe.top = 0 }
    }
    if state.era == .legacy { safe = EdgeInsets(top: status) }
    // LAYOUT-41: upside down, the housing is at the bottom.
    if state.orientation == .portraitUpsideDown && hasHousing {
      swap(&safe.top, &safe.bottom)
    }
    var barTop = safe.top
    if facts.family != .pad && !isLandscape && state.era != .legacy && !state.era.hasGlass {
      barTop -= DynamicIsland.overlap(safeTop: insets.top) * (zoom?.factor ?? 1)
    }
    return WindowMetrics(
      size: size, safeArea: safe, statusBar: status, navigationBarTop: barTop,
      homeIndicator: state.era == .legacy ? 0 : safe.bottom, scale: facts.scale)
  }

  /// LAYOUT-34: phones on their side have none from iOS 8 on.
  private func statusBarHeight(in state: NavigationState) -> Double {
    let facts = state.device.facts
    guard facts.family != .pad && state.orientation.isLandscape else {
      return facts.statusBarHeight
    }
    return state.era == .legacy ? StatusBar.legacyLandscapeHeight : 0
  }

  /// What the controller in front of the screen says: containers ask what they show, and only what covers all of the
  /// screen is asked instead of what it covers.
  private func isStatusBarHidden(in state: NavigationState) -> Bool {
    guard state.era != .legacy, !state.controllers.isEmpty else { return false }
    var current = 0
    while true {
      if let cover = state.cover(of: current), state.controllers[cover].style == .fullScreen {
        current = cover
      } else if let shown = state.shownChildren(of: current).first,
        state.controllers[current].kind.isContainer
      {
        current = shown
      } else {
        return prefersStatusBarHidden(current, in: state)
      }
    }
  }
}

private enum StatusBar {
  static let legacyLandscapeHeight = 20.0
}

/// LAYOUT-35: below a Dynamic Island the bar begins a little above the end of the safe area, but not since iOS 26
/// (GLASS-1). ⚠
private enum DynamicIsland {
  /// By how much, for the safe areas of phones that have one.
  static func overlap(safeTop: Double) -> Double {
    switch safeTop {
    case 59: 59 - 161.0 / 3
    case 62: 62 - 169.0 / 3
    default: 0
    }
  }
}
