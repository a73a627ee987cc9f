/// One beat of a transition: who is told what.
enum Beat {
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
enum TransitionOrder {
  case push
  case pop
  case cancelledPop
  case tab
  case tabsReplaced
  case column
  case present
  case dismiss
  case interactiveDismiss
  case launch
  case embed

  var beats: [Beat] {
    switch self {
    case .push:
      // LIFE-20, LIFE-45. The order of didMove and didShow is uncertain (section 18).
      [
        .willMove, .letGo, .load, .willDisappear, .willAppear, .willShow, .isAppearing,
        .didDisappear, .didAppear, .didMove, .gone, .didShow,
      ]
    case .pop:
      // LIFE-30, LIFE-44
      [
        .letGo, .load, .willDisappear, .willAppear, .willShow, .isAppearing, .didDisappear,
        .didAppear, .gone, .didShow,
      ]
    case .cancelledPop:
      // LIFE-50, LIFE-51. The delegate hears nothing of the cancellation (LIFE-52).
      [
        .load, .willDisappear, .willAppear, .willShow, .isAppearing, .returnWillAppear,
        .retreatWillDisappear, .returnDidAppear, .retreatDidDisappear,
      ]
    case .tab:
      // LIFE-70: unlike in a push, what comes is told first. LIFE-71 for didSelect.
      [.load, .willAppear, .willDisappear, .isAppearing, .didDisappear, .didSelect, .didAppear]
    case .tabsReplaced:
      // LIFE-75
      [
        .willMove, .didMove, .letGo, .load, .willAppear, .willDisappear, .isAppearing,
        .didDisappear, .didAppear, .gone,
      ]
    case .column:
      // Not settled by any source: as a push, without the delegate.
      [
        .willMove, .letGo, .load, .willDisappear, .willAppear, .isAppearing, .didDisappear,
        .didAppear, .didMove, .gone,
      ]
    case .present:
      // LIFE-80: what comes has appeared before what goes has gone. Nobody goes under a sheet (LIFE-82).
      [.load, .willDisappear, .willAppear, .isAppearing, .didAppear, .didDisappear]
    case .dismiss:
      // LIFE-81
      [.load, .willDisappear, .willAppear, .isAppearing, .didAppear, .didDisappear]
    case .interactiveDismiss:
      // LIFE-85
      [
        .willDismiss, .load, .willDisappear, .willAppear, .isAppearing, .didAppear,
        .didDisappear, .didDismiss,
      ]
    case .launch:
      // LIFE-23
      [.load, .willAppear, .isAppearing, .didAppear]
    case .embed:
      // SEG-39: what appears follows with the owner.
      [.load]
    }
  }
}

extension Beat {
  /// The callbacks of appearing, for those that are told together with the children they show (LIFE-7).
  enum Phase {
    case load
    case willAppear
    case isAppearing
    case didAppear
  }
}
