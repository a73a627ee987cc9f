import NavModel
import NavText

/// What a split view controller asks or tells its delegate, and one notification (section 11 of the rules).
public enum SplitMessage: Hashable, Sendable {
  /// What the delegate shows as primary; nil leaves the one that is there (SPLIT-6).
  case primaryForCollapsing(ID<Scene>?)
  /// Whether the delegate has done what is to be done with the secondary (SPLIT-6).
  case collapseSecondary(ID<Scene>, answer: Bool)
  case topColumnForCollapsing(proposed: SplitColumn, answer: SplitColumn)
  case didCollapse
  case primaryForExpanding(ID<Scene>?)
  /// The secondary that the delegate hands out; nil takes what was there (SPLIT-9).
  case separateSecondary(ID<Scene>?)
  case displayModeForExpanding(proposed: DisplayMode, answer: DisplayMode)
  case didExpand
  case willChangeDisplayMode(DisplayMode)
  case willShow(SplitColumn)
  case willHide(SplitColumn)
  /// Up to iOS 7: whether the primary is hidden when the device is held so (SPLIT-15).
  case shouldHidePrimary(Orientation, answer: Bool)
  /// The delegate shows it by itself (SPLIT-18).
  case show(ID<Scene>)
  case showDetail(ID<Scene>)
  /// Not to the delegate but to everybody: show detail leads elsewhere now (TRAIT-14).
  case showDetailTargetDidChange
}
