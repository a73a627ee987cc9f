/// When the tab bar of an iPhone makes room for what is scrolled (GLASS-6): `UITabBarController.MinimizeBehavior`.
public enum TabBarMinimizeBehavior: UInt8, Hashable, Sendable, CaseIterable {
  /// What the system thinks best, which is to stay as it is. ⚠
  case automatic
  case never
  case onScrollDown
  case onScrollUp

  /// What a person writes.
  public var keyword: String {
    switch self {
    case .automatic: "automatic"
    case .never: "never"
    case .onScrollDown: "onScrollDown"
    case .onScrollUp: "onScrollUp"
    }
  }

  /// Whether a swipe of the content minimizes the bar, or brings it back; nil where it does neither. A finger that goes
  /// up scrolls down.
  public func minimizes(swipeUp: Bool) -> Bool? {
    switch self {
    case .automatic, .never: nil
    case .onScrollDown: swipeUp
    case .onScrollUp: !swipeUp
    }
  }
}
