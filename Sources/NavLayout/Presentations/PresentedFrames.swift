import NavModel
import NavSimulator
import NavText

extension Program {
  /// What is presented, over what presents it (LAYOUT-70 to LAYOUT-74).
  func arrangePresented(
    _ cover: Int, over presenter: Int, in room: Room, _ page: inout Arrangement
  ) {
    var inner: Room
    switch page.state.controllers[cover].style {
    case .currentContext, .overCurrentContext:
      // MODAL-8: just what provides the context.
      inner = room
      inner.isPlaced = room.isPlaced && !page.state.controllers[cover].kind.isContainer
    case .fullScreen, .overFullScreen, .custom, .automatic, .none:
      inner = page.windowRoom
    case .pageSheet, .formSheet:
      return page.inWindow { arrangeSheet(cover, &$0) }
    case .popover:
      return page.inWindow { arrangePopover(cover, &$0) }
    }
    inner.mayLieUnderStatusBar = liesUnderStatusBar(presenter, in: room, page.state)
    if staysInContext(cover, page.state) {
      arrange(cover, in: inner, &page)
    } else {
      page.inWindow { arrange(cover, in: inner, &$0) }
    }
  }

  /// MODAL-8: it covers what provides its context, and not the window.
  func staysInContext(_ cover: Int, _ state: NavigationState) -> Bool {
    let style = state.controllers[cover].style
    return style == .currentContext || style == .overCurrentContext
  }

  /// What is presented from inside a sheet or popover, once that is complete.
  func arrangeNext(over cover: Int, in room: Room, _ page: inout Arrangement) {
    guard let next = page.state.cover(of: cover) else { return }
    arrangePresented(next, over: cover, in: room, &page)
  }

  /// LAYOUT-7, MODAL-18: what does not lie under the status bar itself lets nothing do so.
  private func liesUnderStatusBar(
    _ position: Int, in room: Room, _ state: NavigationState
  ) -> Bool {
    let controller = state.controllers[position]
    if controller.kind.isContainer || controller.isSynthetic { return room.mayLieUnderStatusBar }
    return room.mayLieUnderStatusBar
      && self[controller.scene, .wantsFullScreenLayout]
  }

  /// What darkens behind a card or popover, and takes the touches beside it.
  func arrangeDimming(behind cover: Int, _ page: inout Arrangement) {
    // MODAL-16; beside cards too, since there are any.
    let isLeaving =
      page.isInFront(cover)
      && (page.state.controllers[cover].style == .popover || page.state.era.hasCards)
    page.add(.dimming, page.bounds) { if isLeaving { $0.touch = .tapOutside } }
  }

  /// `preferredContentSize`; a container says what it shows.
  func preferredContentSize(of position: Int, in state: NavigationState) -> Size? {
    let controller = state.controllers[position]
    if !controller.isSynthetic,
      let own = size(.preferredContentSize, in: self[controller.scene].attributes)
    {
      return own
    }
    guard controller.kind.isContainer else { return nil }
    return state.shownChildren(of: position).last.flatMap {
      preferredContentSize(of: $0, in: state)
    }
  }

  /// What a segue that presented it says of its presentation.
  func presentationAttributes(of cover: Int, in state: NavigationState) -> IDRange<Attribute> {
    state.controllers[cover].segue.map { self[$0].attributes } ?? .empty
  }
}

extension Arrangement {
  /// All of the window.
  var windowRoom: Room {
    Room(frame: bounds, safeArea: window.safeArea, barTop: window.navigationBarTop)
  }
}
