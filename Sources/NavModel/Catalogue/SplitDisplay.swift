/// The columns of a split view controller (SPLIT-4).
public enum SplitColumn: UInt8, Hashable, Sendable, CaseIterable {
  case primary
  case supplementary
  case secondary
  case compact

  /// What a person writes.
  public var keyword: String {
    switch self {
    case .primary: "primary"
    case .supplementary: "supplementary"
    case .secondary: "secondary"
    case .compact: "compact"
    }
  }
}

/// Which columns an expanded split view controller shows, and how (SPLIT-13).
public enum DisplayMode: UInt8, Hashable, Sendable, CaseIterable {
  case automatic
  case secondaryOnly
  case oneBeside
  case oneOver
  case twoBeside
  case twoOver
  case twoDisplace

  /// What a person writes.
  public var keyword: String {
    switch self {
    case .automatic: "automatic"
    case .secondaryOnly: "secondaryOnly"
    case .oneBeside: "oneBesideSecondary"
    case .oneOver: "oneOverSecondary"
    case .twoBeside: "twoBesideSecondary"
    case .twoOver: "twoOverSecondary"
    case .twoDisplace: "twoDisplaceSecondary"
    }
  }

  /// How many columns are before the secondary.
  public var leadingColumns: Int {
    switch self {
    case .automatic, .secondaryOnly: 0
    case .oneBeside, .oneOver: 1
    case .twoBeside, .twoOver, .twoDisplace: 2
    }
  }

  /// Whether columns lie over the secondary, which then cannot be touched.
  public var isOver: Bool { self == .oneOver || self == .twoOver }
}

/// How columns come when they are shown.
public enum SplitBehavior: UInt8, Hashable, Sendable, CaseIterable {
  case automatic
  case tile
  case overlay
  case displace

  /// What a person writes.
  public var keyword: String {
    switch self {
    case .automatic: "automatic"
    case .tile: "tile"
    case .overlay: "overlay"
    case .displace: "displace"
    }
  }

  /// The mode with so many leading columns that this behaviour allows (SPLIT-13).
  public func mode(leadingColumns count: Int) -> DisplayMode {
    guard count > 0 else { return .secondaryOnly }
    switch self {
    case .automatic, .tile: return count == 1 ? .oneBeside : .twoBeside
    case .overlay: return count == 1 ? .oneOver : .twoOver
    case .displace: return count == 1 ? .oneBeside : .twoDisplace
    }
  }
}
