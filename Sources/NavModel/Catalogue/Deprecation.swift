/// Why something that UIKit still takes is not written any more.
public struct Deprecation: Hashable, Sendable {
  /// Whether nothing comes of it, so that it can be taken out without a change.
  public let isIgnored: Bool
  /// What is said of it: `has no effect any more`.
  public let predicate: String
  /// Since when, or what took its place, and the behaviour that tells so.
  public let reason: String

  private init(ignoredSince reason: String) {
    isIgnored = true
    predicate = "has no effect any more"
    self.reason = "since " + reason
  }

  private init(from predicate: String, because reason: String) {
    isIgnored = false
    self.predicate = "is from " + predicate
    self.reason = reason
  }

  /// Whether content lies under bars: since then a controller names the sides.
  public static let fullScreenLayout = Deprecation(ignoredSince: "iOS 7 (LAYOUT-10)")
  /// Items of bars have no border left to draw.
  public static let borderedBarItem = Deprecation(ignoredSince: "iOS 7 (BAR-47)")
  /// Segmented controls all look alike.
  public static let segmentStyle = Deprecation(ignoredSince: "iOS 7")
  /// What does not say otherwise itself still asks for it.
  public static let scrollViewInsets = Deprecation(
    from: "before iOS 11", because: "each scroll view says it for itself today (LAYOUT-15)")
}

extension Attribute {
  /// Nil where the attribute counts in this generation of iOS, for a controller of this kind.
  public func deprecation(in era: SystemEra, of kind: ControllerKind) -> Deprecation? {
    switch key {
    case .wantsFullScreenLayout: era == .legacy ? nil : .fullScreenLayout
    case .barItemStyle:
      era == .legacy || value != .word(BarItemStyle.bordered.rawValue) ? nil : .borderedBarItem
    // Lists still ask their controller.
    case .automaticallyAdjustsScrollViewInsets:
      era.hasCards && kind != .table && kind != .collection ? .scrollViewInsets : nil
    default: nil
    }
  }
}
