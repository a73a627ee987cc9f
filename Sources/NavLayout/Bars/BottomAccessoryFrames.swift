import NavModel
import NavSimulator
import NavText

// The view above a tab bar since iOS 26 (GLASS-11, GLASS-12).
extension Program {
  /// The accessory's frame: above the tabs, beside the remaining tab when the bar is minimized, and at the bottom edge when
  /// the tabs are at the top (⚠ the last is not documented). Nil if there is none.
  func accessoryFrame(
    of position: Int, _ bar: Screen.TabBar, above frame: Rect?, in context: LayoutContext,
    _ around: BarTraits, _ builder: LayoutBuilder
  ) -> Rect? {
    guard let frame, bottomAccessory(of: position, in: builder.state) != nil else { return nil }
    let metrics = GlassMetrics()
    let left = context.frame.x + max(metrics.tabEdge, context.safeArea.left)
    let right = context.frame.maxX - max(metrics.tabEdge, context.safeArea.right)
    if bar.isMinimized {
      let apart = bar.shownItems.filter { $0.isApart && !$0.isSelected }.count
      let height = min(around.tabCapsuleHeight, metrics.minimizedHeight)
      let taken = height + metrics.tabGap
      let y = frame.y + around.tabCapsuleHeight - height
      let room = right - left - taken * Double(1 + apart)
      return Rect(left + taken, y, max(0, room), height)
    }
    let end =
      bar.isAtTop
      ? context.frame.maxY - max(metrics.tabEdge, context.safeArea.bottom)
      : frame.y - metrics.accessoryGap
    // In a container as low as that it has no height left.
    let height = min(metrics.accessoryHeight, max(0, end - context.frame.y))
    return Rect(left, max(context.frame.y, end - height), max(0, right - left), height)
  }

  func arrangeAccessory(
    of controller: Controller, _ frame: Rect, _ around: BarTraits, isInFront: Bool,
    _ builder: inout LayoutBuilder
  ) {
    guard let view = self[cold: controller.scene].bottomAccessory else { return }
    let content = describe(view, of: controller, isInFront: isInFront, &builder)
    builder.add(.bottomAccessory, frame) { node in
      node.controller = controller.identity
      node.scene = controller.scene
      content.fill(&node)
    }
    arrangeInside(view, frame, of: controller, isInFront: isInFront, around, &builder)
  }
}
