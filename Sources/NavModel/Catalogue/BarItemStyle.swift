/// How an item of a bar looks (BAR-47).
public enum BarItemStyle: UInt8, Hashable, Sendable, CaseIterable {
  case plain
  /// Deprecated: it looks plain.
  case bordered
  case done

  /// What a person writes.
  public var keyword: String {
    switch self {
    case .plain: "plain"
    case .bordered: "bordered"
    case .done: "done"
    }
  }
}
