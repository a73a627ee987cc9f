import NavModel
import NavText

/// LAYOUT-65 to LAYOUT-69, and LAYOUT-33: figures of tab bars.
public struct TabMetrics: Sendable {
  public init() {}

  /// LAYOUT-65: room beside and above the button of a slot. ⚠
  let slotInset = 2.0
  let topInset = 1.0
  /// LAYOUT-67. ⚠
  let itemWidth = 76.0
  let itemSpacing = 34.0
  /// LAYOUT-57, LAYOUT-68: icon over title, or icon beside title.
  public let stackedFont = 10.0
  public let inlineFont = 13.0
  public let iconSize = 25.0
  public let iconGap = 5.0
  /// LAYOUT-69. ⚠
  let badgeSize = 18.0
  public let badgeFont = 13.0
  let badgePadding = 5.0
  /// LAYOUT-33: the bar that floats at the top of an iPad; the row that it takes, its height, and what is around
  /// each title. ⚠ Not catalogued.
  let floatingRow = 50.0
  let floatingHeight = 44.0
  let floatingPadding = 16.0
  public let floatingFont = 17.0
}
