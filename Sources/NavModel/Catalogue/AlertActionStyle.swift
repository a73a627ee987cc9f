/// `UIAlertAction.Style`
public enum AlertActionStyle: UInt8, Hashable, Sendable, AttributeWord {
  case `default`
  case cancel
  case destructive

  public var keyword: String {
    switch self {
    case .default: "default"
    case .cancel: "cancel"
    case .destructive: "destructive"
    }
  }
}

extension TypedAttribute where Value == AlertActionStyle {
  /// What an action of an alert is.
  @inlinable public static var actionStyle: Self { Self(.actionStyle, else: .default) }
}
