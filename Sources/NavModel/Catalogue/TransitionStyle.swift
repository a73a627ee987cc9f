/// How the change to a presented controller looks (MODAL-6).
public enum TransitionStyle: UInt8, Hashable, Sendable, CaseIterable {
  case coverVertical
  case flipHorizontal
  case crossDissolve
  case partialCurl

  /// What a person writes.
  public var keyword: String {
    switch self {
    case .coverVertical: "coverVertical"
    case .flipHorizontal: "flipHorizontal"
    case .crossDissolve: "crossDissolve"
    case .partialCurl: "partialCurl"
    }
  }
}
