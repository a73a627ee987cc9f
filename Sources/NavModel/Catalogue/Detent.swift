/// A height that a sheet rests at (MODAL-13), smaller ones first.
public enum Detent: UInt8, Hashable, Sendable, CaseIterable {
  case medium
  case large

  /// What a person writes.
  public var keyword: String {
    switch self {
    case .medium: "medium"
    case .large: "large"
    }
  }
}
