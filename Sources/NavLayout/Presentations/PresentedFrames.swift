import NavModel
import NavSimulator
import NavText

extension Program {
  /// What is presented, over what presents it (LAYOUT-70 to LAYOUT-74).
  func arrangePresented(
    _ cover: Int, over presenter: Int, in context: LayoutContext, _ builder: inout LayoutBuilder
  ) {
    var inner: LayoutContext
    switch builder.state.controllers[cover].style {
    case .currentContext, .overCurrentContext:
      // MODAL-8: just what provides the context.
      inner = context
      inner.isPlaced = context.isPlaced && !builder.state.controllers[cover].kind.isContainer
    case .fullScreen, .overFullScreen, .custom, .automatic, .none:
      inner = builder.windowContext
    case .pageSheet, .formSheet:
      return builder.inWindow { arrangeSheet(cover, &$0) }
    case .popover:
      return builder.inWindow { arrangePopover(cover, &$0) }
    }
    inner.mayLieUnderStatusBar = liesUnderStatusBar(presenter, in: context, builder.state)
    if staysInContext(cover, builder.state) {
      arrange(cover, in: inner, &builder)
    } else {
      builder.inWindow { arrange(cover, in: inner, &$0) }
    }
  }

  /// MODAL-8: it covers what provides its context, and not the window.
  func staysInContext(_ cover: Int, _ state: NavigationState) -> Bool {
    state.controllers[cover].style.staysInContext
  }

  /// What is presented from inside a sheet or popover, once that is complete.
  func arrangeNext(over cover: Int, in context: LayoutContext, _ builder: inout LayoutBuilder) {
    guard let next = builder.state.cover(of: cover) else { return }
    arrangePresented(next, over: cover, in: context, &builder)
  }

  /// LAYOUT-7, MODAL-18: what is not under the status bar itself presents nothing under it.
  private func liesUnderStatusBar(
    _ position: Int, in context: LayoutContext, _ state: NavigationState
  ) -> Bool {
    let controller = state.controllers[position]
    if controller.kind.isContainer || controller.isSynthetic { return context.mayLieUnderStatusBar }
    return context.mayLieUnderStatusBar
      && self[controller.scene, .wantsFullScreenLayout]
  }

  /// What darkens behind a card or popover, and takes the touches beside it.
  func arrangeDimming(behind cover: Int, _ builder: inout LayoutBuilder) {
    // MODAL-16; beside cards too, since there are any.
    let isLeaving =
      builder.isInFront(cover)
      && (builder.state.controllers[cover].style == .popover || builder.state.era.hasCards)
    builder.add(.dimming, builder.bounds) { if isLeaving { $0.touch = .tapOutside } }
  }

  /// `preferredContentSize`; a container says what it shows.
  func preferredContentSize(of position: Int, in state: NavigationState) -> Size? {
    let controller = state.controllers[position]
    if !controller.isSynthetic,
      let own = size(of: .preferredContentSize, in: self[controller.scene].attributes)
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

extension LayoutBuilder {
  /// All of the window.
  var windowContext: LayoutContext {
    LayoutContext(frame: bounds, safeArea: window.safeArea, barTop: window.navigationBarTop)
  }
}
