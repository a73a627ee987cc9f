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
    return layout(Arrangement(state, window), window)
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
    let window = WindowRoom(
      size: size, safeArea: EdgeInsets(top: statusBar), statusBar: 0, navigationBarTop: statusBar,
      homeIndicator: 0, scale: 2)
    let resting = place.stack.last.map { restingElements(of: $0) } ?? []
    return layout(Arrangement(state, window, resting: resting), window)
  }

  private func layout(_ page: consuming Arrangement, _ window: WindowRoom) -> ScreenLayout {
    var page = page
    let state = page.state
    page.add(.window, page.bounds) { $0.safeArea = window.safeArea }
    page.inside { page in
      if !state.controllers.isEmpty {
        let room = Room(
          frame: page.bounds, safeArea: window.safeArea, barTop: window.navigationBarTop)
        arrange(0, in: room, &page)
        while let next = page.nextWaiting() {
          arrangePresented(next.cover, over: next.presenter, in: next.room, &page)
        }
      }
      if window.statusBar > 0 {
        page.add(.statusBar, Rect(0, 0, window.size.width, window.statusBar))
      }
      if window.homeIndicator > 0 {
        let height = window.homeIndicator
        page.add(
          .homeIndicator,
          Rect(0, window.size.height - height, window.size.width, height))
      }
    }
    return page.layout
  }

  /// A controller with everything that is in it, then what is presented over it.
  func arrange(_ position: Int, in room: Room, _ page: inout Arrangement) {
    arrangeView(of: position, in: room, &page)
    guard let cover = page.state.cover(of: position) else { return }
    if page.isInWindow || staysInContext(cover, page.state) {
      arrangePresented(cover, over: position, in: room, &page)
    } else {
      // What is around the presenter comes first: its bars lie below what covers the window.
      page.wait(with: WaitingCover(cover: cover, presenter: position, room: room))
    }
  }

  /// The view of a controller, without what is presented over it.
  func arrangeView(of position: Int, in room: Room, _ page: inout Arrangement) {
    // MODAL-7: what is covered entirely has no view.
    if let cover = page.state.cover(of: position),
      page.state.controllers[cover].removesPresenter
    {
      return
    }
    switch page.state.controllers[position].kind {
    case .navigation: arrangeNavigation(position, in: room, &page)
    case .tabBar: arrangeTabs(position, in: room, &page)
    case .split: arrangeColumns(position, in: room, &page)
    case .page: arrangePages(position, in: room, &page)
    case .view, .table, .collection: arrangeContent(position, in: room, &page)
    }
  }

  /// The node of a container, and in it what it shows.
  func arrangeContainer(
    _ position: Int, in room: Room, _ page: inout Arrangement,
    _ inside: (inout Arrangement) -> Void
  ) {
    let controller = page.state.controllers[position]
    let isLegacy = page.state.era == .legacy
    page.add(.container, room.frame) { node in
      node.controller = controller.identity
      node.scene = controller.scene
      // LAYOUT-13 begins with iOS 7: before, there was no such property.
      if !isLegacy { node.safeArea = room.safeArea }
    }
    page.inside(inside)
  }

  private func arrangePages(_ position: Int, in room: Room, _ page: inout Arrangement) {
    arrangeContainer(position, in: room, &page) { page in
      for child in page.state.shownChildren(of: position) { arrange(child, in: room, &page) }
    }
  }
}
