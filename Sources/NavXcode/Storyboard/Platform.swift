/// The system that a storyboard or xib is made for, as its `targetRuntime` says.
public enum Platform: UInt8, Hashable, Sendable, CaseIterable {
  case iOS
  case macOS
  case tvOS
  case watchOS

  /// What Interface Builder writes: `iOS.CocoaTouch`, `iOS.CocoaTouch.iPad`, `MacOSX.Cocoa`, `AppleTV`, `watchKit`.
  public init?(targetRuntime: String) {
    switch targetRuntime {
    case "iOS.CocoaTouch", "iOS.CocoaTouch.iPad": self = .iOS
    case "MacOSX.Cocoa": self = .macOS
    case "AppleTV": self = .tvOS
    case "watchKit": self = .watchOS
    default: return nil
    }
  }

  public var name: String {
    switch self {
    case .iOS: "iOS"
    case .macOS: "macOS"
    case .tvOS: "tvOS"
    case .watchOS: "watchOS"
    }
  }
}
