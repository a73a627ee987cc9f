import NavModel
import NavSimulator
import NavText

extension Program {
  /// A navigation controller: its top controller between its bars (LAYOUT-1, LAYOUT-11).
  func arrangeNavigation(_ position: Int, in room: Room, _ page: inout Arrangement) {
    let controller = page.state.controllers[position]
    let bar = navigationBar(of: position, in: page.state)
    let scene = controller.isSynthetic ? nil : self[controller.scene]
    arrangeContainer(position, in: room, &page) { page in
      arrangeStack(
        bar, top: page.state.stack(of: position).last, owner: position, scene, in: room, &page)
    }
  }

  /// What is on top of a stack, and the stack's bars: those of a navigation controller, or of More (MORE-6).
  func arrangeStack(
    _ bar: NavigationBar, top: Int?, owner: Int, _ scene: Scene?, in room: Room,
    _ page: inout Arrangement, list: (ContentFrame, inout Arrangement) -> Void = { _, _ in }
  ) {
    let era = page.state.era
    let around = page.surroundings(of: owner, isInCard: room.isCard)
    var bars = SurroundingBars()
    let cold = scene.map { scenes.cold(of: $0) } ?? Scene.Cold()
    bars.isTopTranslucent = isTranslucent(cold.bar, era)
    let shape = NavigationBarShape(bar, around)
    if !bar.isHidden { bars.top = room.barTop + shape.height }
    let toolbarInset = room.safeArea.bottom
    var toolbar: Rect?
    if !bar.isToolbarHidden {
      // LAYOUT-17: above the tab bar, which already is a part of the safe area.
      let isOverBar = room.isBottomBarTranslucent != nil
      let height = around.toolbarHeight(bottomInset: isOverBar ? 0 : toolbarInset)
      let y = room.frame.maxY - height - (isOverBar ? toolbarInset : 0)
      toolbar = Rect(room.frame.x, y, room.frame.width, height)
      bars.bottom = room.frame.maxY - y
      bars.isBottomTranslucent =
        isTranslucent(cold.toolbar, era) && room.isBottomBarTranslucent != false
    } else if let isTranslucent = room.isBottomBarTranslucent {
      bars.bottom = room.safeArea.bottom
      bars.isBottomTranslucent = isTranslucent
    }
    if let top {
      let controller = page.state.controllers[top]
      arrange(top, in: self.room(of: controller, in: room, between: bars, era), &page)
    } else {
      list(listFrame(in: room, between: bars, era), &page)
    }
    let isInFront = page.isInFront(owner)
    if !bar.isHidden {
      let frame = Rect(
        room.frame.x, room.frame.y + room.barTop, room.frame.width, shape.height)
      arrangeBar(
        bar, shape, frame, around, room, top: top, isTranslucent: bars.isTopTranslucent,
        isInFront: isInFront, &page)
    }
    if let toolbar {
      arrangeToolbar(
        bar, toolbar, around, room, top: top,
        isTranslucent: isTranslucent(cold.toolbar, era), isInFront: isInFront, &page)
    }
  }

  /// The More list lies under its bars as any table does.
  private func listFrame(
    in room: Room, between bars: SurroundingBars, _ era: SystemEra
  ) -> ContentFrame {
    var sides = EdgeInsets(top: era == .legacy ? room.safeArea.top : 0)
    if let top = bars.top, !bars.isTopTranslucent { sides.top = top }
    if let bottom = bars.bottom, !bars.isBottomTranslucent { sides.bottom = bottom }
    var covered = room.safeArea
    covered.top = max(0, max(covered.top, bars.top ?? 0) - sides.top)
    covered.bottom = max(0, max(covered.bottom, bars.bottom ?? 0) - sides.bottom)
    return ContentFrame(frame: room.frame.inset(by: sides), safeArea: covered)
  }

  /// BAR-44: from iOS 7 on a bar is translucent unless it is said not to be; before, only if it is said, or black
  /// and translucent.
  func isTranslucent(_ attributes: IDRange<Attribute>, _ era: SystemEra) -> Bool {
    if self[attributes, .barStyle] == .blackTranslucent { return true }
    return self[attributes, .translucent] ?? (era != .legacy)
  }
}
