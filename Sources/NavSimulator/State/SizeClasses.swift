import NavModel
import NavText

// Table 12 of the rules: how much room the window has, and what containers say to their children (TRAIT-1).
extension NavigationState {
  /// Whether the window has little width: columns collapse and popovers adapt.
  public var isCompactWidth: Bool {
    switch device.facts.family {
    case .phone: true
    // TRAIT-3
    case .largePhone: !orientation.isLandscape || share == .displayZoom
    case .pad:
      switch share {
      case .full, .displayZoom: false
      case .twoThirds: !orientation.isLandscape
      case .half: !orientation.isLandscape || device.facts.width < widthOfLargePads
      case .third, .slideOver: true
      }
    }
  }

  /// Whether there is little height: sheets fill the screen (MODAL-14).
  public var isCompactHeight: Bool {
    device.facts.family != .pad && orientation.isLandscape
  }

  /// The shorter side of those whose halves are wide.
  private var widthOfLargePads: Double { 1024 }

  /// The same for one controller: columns beside the secondary, popovers and form sheets are narrow whatever the
  /// window is.
  public func isCompactWidth(at position: Int) -> Bool {
    if isCompactWidth { return true }
    var current = position
    while true {
      let controller = controllers[current]
      switch controller.role {
      case .primary, .supplementary:
        if let split = parent(of: current), !controllers[split].flags.contains(.collapsed) {
          return true
        }
      case .presented:
        switch controller.style {
        case .popover, .formSheet: return true
        // They cover the window, not their presenter.
        case .fullScreen, .pageSheet, .overFullScreen, .automatic, .none: return false
        case .currentContext, .overCurrentContext, .custom: break
        }
      case .window, .stack, .tab, .more, .secondary, .compact, .page, .embedded, .hiddenResults,
        .detached,
        .leaving:
        break
      }
      guard let parent = parent(of: current) else { return false }
      current = parent
    }
  }

  /// How many items a tab bar has room for, More included.
  public func tabSlots(of position: Int) -> Int {
    if isCompactWidth(at: position) { return Self.compactTabSlots }
    return hasTabsAtTop(of: position) ? Int.max : Self.regularTabSlots
  }

  /// MORE-3, LAYOUT-33: since iOS 18 the bar of an iPad has moved to the top, where there is room, and has no More.
  public func hasTabsAtTop(of position: Int) -> Bool {
    era.hasTabsAtTop && device.facts.family == .pad && !isCompactWidth(at: position)
  }

  /// MORE-1
  static var compactTabSlots: Int { 5 }
  /// MORE-2: that it is more than in compact width is certain, the figure is not.
  static var regularTabSlots: Int { 8 }
}
