/// How a controller is presented (MODAL-5).
public enum PresentationStyle: UInt8, Hashable, Sendable, CaseIterable {
  case automatic
  case fullScreen
  case pageSheet
  case formSheet
  case currentContext
  case custom
  case overFullScreen
  case overCurrentContext
  case popover
  case none

  /// Whether it covers the controller that provides its context, and not the window (MODAL-8).
  public var staysInContext: Bool { self == .currentContext || self == .overCurrentContext }

  /// What a person writes.
  public var keyword: String {
    switch self {
    case .automatic: "automatic"
    case .fullScreen: "fullScreen"
    case .pageSheet: "pageSheet"
    case .formSheet: "formSheet"
    case .currentContext: "currentContext"
    case .custom: "custom"
    case .overFullScreen: "overFullScreen"
    case .overCurrentContext: "overCurrentContext"
    case .popover: "popover"
    case .none: "none"
    }
  }
}
