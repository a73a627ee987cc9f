/// What `expect callbacks` can name besides the hooks, actions and unwind actions: what delegates, data sources and
/// scenes are told or asked.
public enum DelegateCallback: String, Hashable, Sendable, CaseIterable {
  case willShow, didShow
  case shouldSelect, didSelect
  case willBeginCustomizing, willEndCustomizing, didEndCustomizing
  case shouldPerformSegue, prepare
  case shouldDismiss, willDismiss, didDismiss, didAttemptToDismiss
  case didChangeSelectedDetent
  case setEditing
  case willTransition, viewWillTransition
  case willAdapt
  case willLeaf, didLeaf
  case primaryForCollapsing, collapseSecondary, topColumnForCollapsing, didCollapse
  case primaryForExpanding, separateSecondary, displayModeForExpanding, didExpand
  case willChangeTo, willHide, shouldHide
  case open, notification
  case willPresentSearchController, didPresentSearchController
  case willDismissSearchController, didDismissSearchController
  case updateSearchResults
  case searchButtonClicked, cancelButtonClicked
  case selectedScopeButtonIndexDidChange
  case show, showDetail, showDetailTargetDidChange
}
