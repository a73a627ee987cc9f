import NavModel
import NavSimulator
import NavText

/// The bars around a controller's content, in the coordinates of the container's view.
struct BarExtents {
  /// Where the navigation bar ends; nil while there is none.
  var top: Double?
  var isTopTranslucent = false
  /// How much the bar at the bottom covers; nil while there is none.
  var bottom: Double?
  var isBottomTranslucent = false
}

/// The place of a content view in its container.
struct ContentFrame {
  /// In the coordinates of the window.
  var frame: Rect
  /// In its own coordinates.
  var safeArea: EdgeInsets
}

extension Program {
  /// The context of what a container shows, between its bars.
  func context(
    of controller: Controller, in context: LayoutContext, between bars: BarExtents, _ era: SystemEra
  ) -> LayoutContext {
    let place = contentFrame(of: controller, in: context, between: bars, era)
    var inner = context
    inner.frame = place.frame
    inner.safeArea = place.safeArea
    inner.barTop = bars.top == nil ? context.barTop : place.safeArea.top
    inner.isPlaced = !controller.kind.isContainer
    let isCovered = bars.bottom != nil && place.safeArea.bottom > 0
    inner.isBottomBarTranslucent = isCovered ? bars.isBottomTranslucent : nil
    if bars.top != nil {
      // What is under a bar begins a bar of its own below it.
      inner.isCard = false
      inner.floatingBar = nil
    }
    return inner
  }

  /// The area that content gets (LAYOUT-1 to LAYOUT-13).
  func contentFrame(
    of controller: Controller, in context: LayoutContext, between bars: BarExtents, _ era: SystemEra
  ) -> ContentFrame {
    let sides =
      era == .legacy
      ? fullScreenFactors(of: controller, in: context, between: bars)
      : extendedEdges(of: controller, in: context, between: bars)
    let frame = context.frame.inset(by: sides)
    var covered = context.safeArea
    covered.top = max(covered.top, bars.top ?? 0)
    covered.bottom = max(covered.bottom, bars.bottom ?? 0)
    covered.top = max(0, covered.top - sides.top)
    covered.bottom = max(0, covered.bottom - sides.bottom)
    return ContentFrame(frame: frame, safeArea: covered)
  }

  /// Before iOS 7. LAYOUT-3: the factors in their priority, an earlier no cannot be overruled: does the window or the
  /// presenter reach under the status bar, is the navigation bar translucent, is the toolbar, does the controller want it.
  private func fullScreenFactors(
    of controller: Controller, in context: LayoutContext, between bars: BarExtents
  ) -> EdgeInsets {
    let wants =
      !controller.isSynthetic
      && self[controller.scene, .wantsFullScreenLayout]
    // LAYOUT-6: containers make room for the status bar themselves.
    let isUnder = controller.kind.isContainer || wants && context.mayLieUnderStatusBar
    let status = isUnder ? 0 : context.safeArea.top
    var sides = EdgeInsets(top: status)
    // LAYOUT-4: never under an opaque bar.
    if let top = bars.top, !bars.isTopTranslucent { sides.top = top }
    if let bottom = bars.bottom, !bars.isBottomTranslucent { sides.bottom = bottom }
    return sides
  }

  /// Since iOS 7. LAYOUT-10, LAYOUT-11: under bars on the sides that extend, under opaque ones only if that is said.
  private func extendedEdges(
    of controller: Controller, in context: LayoutContext, between bars: BarExtents
  ) -> EdgeInsets {
    let attributes: IDRange<Attribute> =
      controller.isSynthetic ? .empty : self[controller.scene].attributes
    let edges = extendedEdges(in: attributes)
    let includesOpaque = self[attributes, .extendedLayoutIncludesOpaqueBars]
    var sides = EdgeInsets.zero
    if let top = bars.top, !(edges.top && (bars.isTopTranslucent || includesOpaque)) {
      sides.top = top
    }
    if let bottom = bars.bottom, !(edges.bottom && (bars.isBottomTranslucent || includesOpaque)) {
      sides.bottom = bottom
    }
    return sides
  }

  /// `edgesForExtendedLayout`; all when not said (LAYOUT-10).
  private func extendedEdges(in attributes: IDRange<Attribute>) -> (top: Bool, bottom: Bool) {
    let edges: [Edge] = words(of: .edgesForExtendedLayout, in: attributes) ?? [.all]
    let isAll = edges.contains(.all)
    return (isAll || edges.contains(.top), isAll || edges.contains(.bottom))
  }
}
