/// Static containment: which scenes a container holds from the start (SEG-37). No segue object, no `prepare`.
public enum RelationshipKind: UInt8, Hashable, Sendable, CaseIterable {
  case root
  case tab
  case primary
  case supplementary
  case secondary
  case compact
  case page

  /// The row of a relationship.
  public struct Facts: Sendable {
    /// What a person writes.
    public let keyword: String
    /// What Interface Builder writes.
    public let storyboardName: String
    public let allowsSeveral: Bool
    /// One sentence, for lists and `help`.
    public let summary: String
  }

  public var facts: Facts {
    switch self {
    case .root:
      Facts(
        keyword: "root", storyboardName: "rootViewController", allowsSeveral: false,
        summary: "The screen at the bottom of the stack, which is never popped.")
    case .tab:
      Facts(
        keyword: "tab", storyboardName: "viewControllers", allowsSeveral: true,
        summary: "One tab; their order is the order in the bar.")
    case .primary:
      Facts(
        keyword: "primary", storyboardName: "masterViewController", allowsSeveral: false,
        summary: "The leading column.")
    case .supplementary:
      Facts(
        keyword: "supplementary", storyboardName: "supplementaryViewController",
        allowsSeveral: false, summary: "The middle column of three.")
    case .secondary:
      Facts(
        keyword: "secondary", storyboardName: "detailViewController", allowsSeveral: false,
        summary: "The wide column that shows the detail.")
    case .compact:
      Facts(
        keyword: "compact", storyboardName: "compactViewController", allowsSeveral: false,
        summary: "What is shown instead of the columns where there is no room.")
    case .page:
      Facts(
        keyword: "page", storyboardName: "pages", allowsSeveral: true,
        summary: "One page; they turn in this order.")
    }
  }

  /// The attribute in place of the arrow, where no scene of these files is held: `root: code`.
  public var filler: AttributeKey {
    switch self {
    case .root: .rootFiller
    case .tab: .tabFiller
    case .primary: .primaryFiller
    case .supplementary: .supplementaryFiller
    case .secondary: .secondaryFiller
    case .compact: .compactFiller
    case .page: .pageFiller
    }
  }
}
