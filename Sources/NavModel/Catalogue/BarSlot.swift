/// Where a bar button item is.
public enum BarSlot: UInt8, Hashable, Sendable, CaseIterable {
  case left
  case right
  case back
  case toolbar

  /// The row in Grammar.md.
  public struct Facts: Sendable {
    /// What a person writes.
    public let keyword: String
    /// One sentence, for lists and `help`.
    public let summary: String
  }

  public var facts: Facts {
    switch self {
    case .left:
      Facts(
        keyword: "left",
        summary: "At the leading end of the bar, instead of the back button (BAR-20).")
    case .right:
      Facts(keyword: "right", summary: "At the trailing end of the bar, outermost first (BAR-37).")
    case .back:
      Facts(
        keyword: "back",
        summary: "What takes people back here from the next level: shown there, not here (BAR-21).")
    case .toolbar:
      Facts(keyword: "item", summary: "In the toolbar, in order (TOOL-4).")
    }
  }
}
