import NavModel
import NavSimulator
import NavText

extension Program {
  /// The tabs of iOS 26 below the content: on a glass that floats, the one that stands apart on its own (GLASS-2, GLASS-5).
  func arrangeTabsOnGlass(
    _ bar: Screen.TabBar, in frame: Rect, _ context: LayoutContext, _ around: BarTraits,
    isInFront: Bool, _ builder: inout LayoutBuilder
  ) {
    let metrics = GlassMetrics()
    let apart = bar.shownItems.filter { $0.isApart && !(bar.isMinimized && $0.isSelected) }
    let together = bar.shownItems.filter { item in !apart.contains(item) }
    let full = around.tabCapsuleHeight
    let height = bar.isMinimized ? min(full, metrics.minimizedHeight) : full
    // The lower edge stays where it is.
    let y = frame.y + full - height
    let left = frame.x + max(metrics.tabEdge, context.safeArea.left)
    var right = frame.maxX - max(metrics.tabEdge, context.safeArea.right)
    var alone: [Rect] = []
    for _ in apart {
      alone.insert(Rect(right - height, y, height, height), at: 0)
      right -= height + metrics.tabGap
    }
    let room = max(0, right - left)
    let count = Double(together.count)
    var width = (count * metrics.widestPitch + 2 * metrics.tabInset + metrics.tabOverlap)
      .rounded(.down)
    width = bar.isMinimized ? height : min(width, room)
    // Beside one that stands apart, or while it is small, the glass begins at the side. ⚠
    let isAtSide = bar.isMinimized || !apart.isEmpty
    let x = isAtSide ? left : left + (room - width) / 2
    let capsule = Rect(around.snapped(x), y, width, height)
    builder.add(.capsule, capsule)
    builder.inside { builder in
      for (index, item) in together.enumerated() {
        let slot =
          bar.isMinimized ? capsule : slot(index, of: together.count, in: capsule, around)
        arrangeTab(
          item, slot, of: bar, around, isInFront: isInFront, isIconOnly: bar.isMinimized, &builder)
      }
    }
    for (item, place) in zip(apart, alone) {
      builder.add(.capsule, place)
      builder.inside { builder in
        arrangeTab(item, place, of: bar, around, isInFront: isInFront, isIconOnly: true, &builder)
      }
    }
  }

  /// A tab in the glass; it reaches over the next one.
  private func slot(
    _ index: Int, of count: Int, in capsule: Rect, _ around: BarTraits
  ) -> Rect {
    let metrics = GlassMetrics()
    let inset = min(metrics.tabInset, capsule.height / 8)
    let overlap = count > 1 ? metrics.tabOverlap : 0
    let pitch = max(0, capsule.width - 2 * inset - overlap) / Double(max(1, count))
    let start = around.snapped(capsule.x + inset + Double(index) * pitch)
    let end = around.snapped(capsule.x + inset + Double(index + 1) * pitch + overlap)
    return Rect(start, capsule.y + inset, end - start, capsule.height - 2 * inset)
  }
}
