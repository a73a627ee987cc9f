import NavModel
import NavSimulator
import NavText

extension Program {
  /// A navigation controller: its top controller between its bars (LAYOUT-1, LAYOUT-11).
  func arrangeNavigation(
    _ position: Int, in context: LayoutContext, _ builder: inout LayoutBuilder
  ) {
    let controller = builder.state.controllers[position]
    let bar = navigationBar(of: position, in: builder.state)
    let scene = controller.isSynthetic ? nil : self[controller.scene]
    arrangeContainer(position, in: context, &builder) { builder in
      arrangeStack(
        bar, top: builder.state.stack(of: position).last, owner: position, scene, in: context,
        &builder)
    }
  }

  /// What is on top of a stack, and the stack's bars: those of a navigation controller, or of More (MORE-6).
  func arrangeStack(
    _ bar: NavigationBar, top: Int?, owner: Int, _ scene: Scene?, in context: LayoutContext,
    _ builder: inout LayoutBuilder, list: (ContentFrame, inout LayoutBuilder) -> Void = { _, _ in }
  ) {
    let era = builder.state.era
    let around = builder.traits(of: owner, isInCard: context.isCard)
    var bars = BarExtents()
    let cold = scene.map { scenes.cold(of: $0) } ?? Scene.Cold()
    bars.isTopTranslucent = isTranslucent(cold.bar, era)
    let shape = NavigationBarShape(
      bar, around, hasScopes: bar.search.map { !segments(of: $0.element).isEmpty } ?? false)
    if !bar.isHidden { bars.top = context.barTop + shape.height }
    let toolbarInset = context.safeArea.bottom
    var toolbar: Rect?
    if !bar.isToolbarHidden {
      // LAYOUT-17: above the tab bar, which already is a part of the safe area.
      let isOverBar = context.isBottomBarTranslucent != nil
      let height = around.toolbarHeight(bottomInset: isOverBar ? 0 : toolbarInset)
      let y = context.frame.maxY - height - (isOverBar ? toolbarInset : 0)
      toolbar = Rect(context.frame.x, y, context.frame.width, height)
      bars.bottom = context.frame.maxY - y
      bars.isBottomTranslucent =
        isTranslucent(cold.toolbar, era) && context.isBottomBarTranslucent != false
    } else if let isTranslucent = context.isBottomBarTranslucent {
      bars.bottom = context.safeArea.bottom
      bars.isBottomTranslucent = isTranslucent
    }
    if let top {
      let controller = builder.state.controllers[top]
      arrange(top, in: self.context(of: controller, in: context, between: bars, era), &builder)
    } else {
      list(listFrame(in: context, between: bars, era), &builder)
    }
    let isInFront = builder.isInFront(owner)
    if !bar.isHidden {
      let frame = Rect(
        context.frame.x, context.frame.y + context.barTop, context.frame.width, shape.height)
      arrangeBar(
        bar, shape, frame, around, context, top: top, isTranslucent: bars.isTopTranslucent,
        isInFront: isInFront, &builder)
    }
    if let toolbar {
      arrangeToolbar(
        bar, toolbar, around, context, top: top,
        isTranslucent: isTranslucent(cold.toolbar, era), isInFront: isInFront, &builder)
    }
  }

  /// The More list lies under its bars as any table does.
  private func listFrame(
    in context: LayoutContext, between bars: BarExtents, _ era: SystemEra
  ) -> ContentFrame {
    var sides = EdgeInsets(top: era == .legacy ? context.safeArea.top : 0)
    if let top = bars.top, !bars.isTopTranslucent { sides.top = top }
    if let bottom = bars.bottom, !bars.isBottomTranslucent { sides.bottom = bottom }
    var covered = context.safeArea
    covered.top = max(0, max(covered.top, bars.top ?? 0) - sides.top)
    covered.bottom = max(0, max(covered.bottom, bars.bottom ?? 0) - sides.bottom)
    return ContentFrame(frame: context.frame.inset(by: sides), safeArea: covered)
  }

  /// BAR-44: from iOS 7 on a bar is translucent unless it is said not to be; before, only if it is said, or black
  /// and translucent.
  func isTranslucent(_ attributes: IDRange<Attribute>, _ era: SystemEra) -> Bool {
    if self[attributes, .barStyle] == .blackTranslucent { return true }
    return self[attributes, .translucent] ?? (era != .legacy)
  }
}
