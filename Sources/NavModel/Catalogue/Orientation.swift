/// How the device is held, and what a controller supports (ROT).
public enum Orientation: UInt8, Hashable, Sendable, CaseIterable {
  case portrait
  case portraitUpsideDown
  case landscapeLeft
  case landscapeRight

  /// What a person writes.
  public var keyword: String {
    switch self {
    case .portrait: "portrait"
    case .portraitUpsideDown: "portraitUpsideDown"
    case .landscapeLeft: "landscapeLeft"
    case .landscapeRight: "landscapeRight"
    }
  }

  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
