import NavModel
import NavSimulator
import NavText

extension Program {
  /// Where everything that a person sees is, in a state.
  ///
  /// Pure: the same state always gives the same layout. What lies behind a card or a popover is laid out too, for it is
  /// seen; a transition in flight shows where it leads.
  public func layout(of state: NavigationState) -> ScreenLayout {
    let window = window(of: state)
    return layout(LayoutBuilder(state, window), window)
  }

  /// The same for a scene while nothing has happened, on a screen of any size whose upper edge a status bar of some
  /// height covers. Nothing answers a touch.
  public func restingLayout(
    of place: RestingPlace, on size: Size, statusBar: Double, _ era: SystemEra
  ) -> ScreenLayout {
    let isPad = min(size.width, size.height) >= 600
    let state = restingState(
      at: place, on: isPad ? .iPadMini6 : .standard,
      size.width > size.height ? .landscapeLeft : .portrait, era)
    let window = WindowMetrics(
      size: size, safeArea: EdgeInsets(top: statusBar), statusBar: 0, navigationBarTop: statusBar,
      homeIndicator: 0, scale: 2)
    let resting = place.stack.last.map { restingElements(of: $0) } ?? []
    return layout(LayoutBuilder(state, window, resting: resting), window)
  }

  private func layout(_ builder: consuming LayoutBuilder, _ window: WindowMetrics) -> ScreenLayout {
    var builder = builder
    let state = builder.state
    builder.add(.window, builder.bounds) { $0.safeArea = window.safeArea }
    builder.inside { builder in
      if !state.controllers.isEmpty {
        let context = LayoutContext(
          frame: builder.bounds, safeArea: window.safeArea, barTop: window.navigationBarTop)
        arrange(0, in: context, &builder)
        while let next = builder.nextWaiting() {
          arrangePresented(next.cover, over: next.presenter, in: next.context, &builder)
        }
      }
      if window.statusBar > 0 {
        builder.add(.statusBar, Rect(0, 0, window.size.width, window.statusBar))
      }
      if window.homeIndicator > 0 {
        let height = window.homeIndicator
        builder.add(
          .homeIndicator,
          Rect(0, window.size.height - height, window.size.width, height))
      }
      arrangeKeyboard(window, &builder)
      arrangeMenu(window, &builder)
    }
    return builder.layout
  }

  /// A controller with everything that is in it, then what is presented over it.
  func arrange(_ position: Int, in context: LayoutContext, _ builder: inout LayoutBuilder) {
    arrangeView(of: position, in: context, &builder)
    guard let cover = builder.state.cover(of: position) else { return }
    if builder.isInWindow || staysInContext(cover, builder.state) {
      arrangePresented(cover, over: position, in: context, &builder)
    } else {
      // What is around the presenter comes first: its bars lie below what covers the window.
      builder.wait(with: WaitingCover(cover: cover, presenter: position, context: context))
    }
  }

  /// The view of a controller, without what is presented over it.
  func arrangeView(of position: Int, in context: LayoutContext, _ builder: inout LayoutBuilder) {
    // MODAL-7: what is covered entirely has no view.
    if let cover = builder.state.cover(of: position),
      builder.state.controllers[cover].removesPresenter
    {
      return
    }
    switch builder.state.controllers[position].kind {
    case .navigation: arrangeNavigation(position, in: context, &builder)
    case .tabBar: arrangeTabs(position, in: context, &builder)
    case .split: arrangeColumns(position, in: context, &builder)
    case .page: arrangePages(position, in: context, &builder)
    case .view, .table, .collection: arrangeContent(position, in: context, &builder)
    case .alert, .actionSheet: arrangeAlert(position, in: context, &builder)
    case .system: arrangeSystem(position, in: context, &builder)
    }
  }

  /// The node of a container, and in it what it shows.
  func arrangeContainer(
    _ position: Int, in context: LayoutContext, _ builder: inout LayoutBuilder,
    _ inside: (inout LayoutBuilder) -> Void
  ) {
    let controller = builder.state.controllers[position]
    let isLegacy = builder.state.era == .legacy
    builder.add(.container, context.frame) { node in
      node.controller = controller.identity
      node.scene = controller.scene
      // LAYOUT-13 begins with iOS 7: before, there was no such property.
      if !isLegacy { node.safeArea = context.safeArea }
    }
    builder.inside(inside)
  }

  private func arrangePages(
    _ position: Int, in context: LayoutContext, _ builder: inout LayoutBuilder
  ) {
    arrangeContainer(position, in: context, &builder) { builder in
      for child in builder.state.shownChildren(of: position) {
        arrange(child, in: context, &builder)
      }
    }
  }
}
