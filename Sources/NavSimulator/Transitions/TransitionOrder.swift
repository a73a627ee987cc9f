/// One phase of a transition: which callback is sent to which controllers.
enum LifecyclePhase {
  /// Views that do not exist yet are made (LIFE-1).
  case load
  /// `willMove(toParent:)` of those that come, and with nil of those that go.
  case willMove
  case letGo
  case willAppear
  case isAppearing
  case didAppear
  case willDisappear
  case didDisappear
  /// `didMove(toParent:)` with nil of those that went.
  case gone
  case didMove
  /// The navigation controller's delegate.
  case willShow
  case didShow
  /// The tab bar controller's delegate.
  case didSelect
  /// The page view controller's delegate.
  case willTurnPage
  case didTurnPage
  /// The presentation's delegate.
  case willDismiss
  case didDismiss
  /// A person lets go half-way: what was leaving comes back, what was coming leaves (LIFE-51).
  case returnWillAppear
  case retreatWillDisappear
  case returnDidAppear
  case retreatDidDisappear
}

/// The order of callbacks in each kind of transition: the traces of section 5, one row each (DESIGN-3).
///
/// A row has what is told when the transition begins, when it ends, and when a person lets go half-way (DESIGN-1).
enum TransitionOrder: UInt8, Hashable, Sendable {
  case push
  case pop
  case tab
  case tabsReplaced
  case column
  case turnPage
  case present
  case dismiss
  case interactiveDismiss
  case launch
  case embed
  case newRoot
  case searchResults

  var begin: [LifecyclePhase] {
    switch self {
    case .push:
      // LIFE-20, LIFE-45.
      [.willMove, .letGo, .load, .willDisappear, .willAppear, .willShow, .isAppearing]
    case .pop:
      // LIFE-30, LIFE-44. Whether a swipe tells of the move when it begins is uncertain (LIFE-50).
      [.letGo, .load, .willDisappear, .willAppear, .willShow, .isAppearing]
    case .tab:
      // LIFE-70: unlike in a push, what comes is told first.
      [.load, .willAppear, .willDisappear, .isAppearing]
    case .tabsReplaced:
      // LIFE-75
      [.willMove, .didMove, .letGo, .load, .willAppear, .willDisappear, .isAppearing]
    case .column:
      // Not settled by any source: as a push, without the delegate.
      [.willMove, .letGo, .load, .willDisappear, .willAppear, .isAppearing]
    case .turnPage:
      // Not settled by any source: as tabs, with what containment says.
      [.willTurnPage, .willMove, .letGo, .load, .willAppear, .willDisappear, .isAppearing]
    case .present, .dismiss:
      // LIFE-80, LIFE-81. A sheet covers no controller in this sense (LIFE-82).
      [.load, .willDisappear, .willAppear, .isAppearing]
    case .interactiveDismiss:
      // LIFE-85
      [.willDismiss, .load, .willDisappear, .willAppear, .isAppearing]
    case .launch:
      // LIFE-23
      [.load, .willAppear, .isAppearing]
    case .embed:
      // SEG-39: what appears follows with the owner.
      [.load]
    case .newRoot:
      // Not settled by any source: one view leaves the window, then another is put there.
      [.load, .willDisappear, .didDisappear, .willAppear, .isAppearing]
    case .searchResults:
      // Not settled by any source: as what a container takes in and keeps (SEARCH-10).
      [.willMove, .load, .willDisappear, .willAppear, .isAppearing]
    }
  }

  var end: [LifecyclePhase] {
    switch self {
    case .push:
      // The order of didMove and didShow is uncertain (section 18).
      [.didDisappear, .didAppear, .didMove, .gone, .didShow]
    case .pop:
      [.didDisappear, .didAppear, .gone, .didShow]
    case .tab:
      // LIFE-71 for didSelect, whose place is uncertain.
      [.didDisappear, .didSelect, .didAppear]
    case .tabsReplaced:
      [.didDisappear, .didAppear, .gone]
    case .column:
      [.didDisappear, .didAppear, .didMove, .gone]
    case .turnPage:
      [.didAppear, .didDisappear, .didMove, .gone, .didTurnPage]
    case .present, .dismiss:
      // Unlike in a push, what comes has appeared before what goes has gone.
      [.didAppear, .didDisappear]
    case .interactiveDismiss:
      [.didAppear, .didDisappear, .didDismiss]
    case .launch, .newRoot:
      [.didAppear]
    case .searchResults:
      [.didAppear, .didDisappear, .didMove]
    case .embed:
      []
    }
  }

  /// The delegate hears nothing of it (LIFE-52). Who is told first in each pair is uncertain (LIFE-51).
  var cancel: [LifecyclePhase] {
    switch self {
    case .pop, .interactiveDismiss:
      [.returnWillAppear, .retreatWillDisappear, .returnDidAppear, .retreatDidDisappear]
    case .push, .tab, .tabsReplaced, .column, .turnPage, .present, .dismiss, .launch, .embed,
      .newRoot, .searchResults:
      []
    }
  }

  /// What people call it.
  var keyword: String {
    switch self {
    case .push: "push"
    case .pop: "pop"
    case .tab, .tabsReplaced: "tab"
    case .column: "column"
    case .turnPage: "turn page"
    case .present: "present"
    case .dismiss, .interactiveDismiss: "dismiss"
    case .launch: "launch"
    case .embed: "embed"
    case .newRoot: "root"
    case .searchResults: "search"
    }
  }

  /// Whether something is presented or dismissed.
  var isPresentation: Bool {
    switch self {
    case .present, .dismiss, .interactiveDismiss: true
    case .push, .pop, .tab, .tabsReplaced, .column, .turnPage, .launch, .embed, .newRoot,
      .searchResults:
      false
    }
  }
}

extension LifecyclePhase {
  /// The callbacks of appearing, for those that are told together with the children they show (LIFE-7).
  enum Appearing {
    case load
    case willAppear
    case isAppearing
    case didAppear
  }
}
