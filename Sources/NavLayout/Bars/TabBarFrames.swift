import NavModel
import NavSimulator
import NavText

extension Program {
  /// A tab bar controller: the selected tab, or the More list, and its bar (LAYOUT-8, LAYOUT-9).
  func arrangeTabs(_ position: Int, in context: LayoutContext, _ builder: inout LayoutBuilder) {
    let controller = builder.state.controllers[position]
    let around = builder.traits(of: position, isInCard: false)
    let bar = tabBar(of: position, in: builder.state)
    // LAYOUT-8: before iOS 7 nothing lies under a tab bar, whatever is said of it.
    let isTranslucent =
      builder.state.era != .legacy
      && isTranslucent(self[cold: controller.scene].bar, builder.state.era)
    var inner = context
    var frame: Rect?
    var bars = BarExtents()
    if !bar.isHidden && bar.isAtTop {
      let floating = floatingFrame(of: bar, in: context, around)
      frame = floating
      inner.floatingBar = floating
      inner.safeArea.top = max(inner.safeArea.top, context.barTop + TabMetrics().floatingRow)
    } else if !bar.isHidden {
      let height = min(
        around.tabBarHeight(bottomInset: context.safeArea.bottom), context.frame.height)
      frame = Rect(context.frame.x, context.frame.maxY - height, context.frame.width, height)
      bars.bottom = height
      bars.isBottomTranslucent = isTranslucent
    }
    let accessory = accessoryFrame(of: position, bar, above: frame, in: context, around, builder)
    if let accessory, !bar.isMinimized {
      bars.bottom = context.frame.maxY - accessory.y
      if bar.isAtTop { bars.isBottomTranslucent = true }
    }
    let isInFront = builder.isInFront(position)
    arrangeContainer(position, in: context, &builder) { builder in
      arrangeSelection(of: position, bar, in: inner, between: bars, &builder)
      guard let frame else { return }
      if let accessory {
        arrangeAccessory(of: controller, accessory, around, isInFront: isInFront, &builder)
      }
      builder.add(.tabBar, frame) { node in
        node.controller = controller.identity
        node.scene = controller.scene
        if isTranslucent { node.flags.insert(.translucent) }
      }
      if builder.state.era.hasGlass && !bar.isAtTop {
        return builder.inside { builder in
          arrangeTabsOnGlass(bar, in: frame, context, around, isInFront: isInFront, &builder)
        }
      }
      let slots =
        bar.isAtTop
        ? floatingSlots(of: bar, in: frame, around) : slots(of: bar, in: frame, context, around)
      builder.inside { builder in
        for (item, slot) in zip(bar.items, slots) {
          arrangeTab(item, slot, of: bar, around, isInFront: isInFront, &builder)
        }
      }
    }
  }

  private func arrangeSelection(
    of position: Int, _ bar: Screen.TabBar, in context: LayoutContext, between bars: BarExtents,
    _ builder: inout LayoutBuilder
  ) {
    let era = builder.state.era
    if let more = moreBar(of: position, in: builder.state) {
      let top = bar.isCustomizing ? nil : builder.state.moreStack(of: position).last
      var inner = context
      if let covered = bars.bottom {
        if bars.isBottomTranslucent {
          inner.safeArea.bottom = covered
          inner.isBottomBarTranslucent = true
        } else {
          inner = context.part(context.frame.inset(by: EdgeInsets(bottom: covered)))
        }
      }
      arrangeStack(more, top: top, owner: position, nil, in: inner, &builder) { list, builder in
        arrangeMoreList(of: position, bar, list, &builder)
      }
    } else if let shown = builder.state.shownTab(of: position) {
      let child = builder.state.controllers[shown]
      var inner = self.context(of: child, in: context, between: bars, era)
      inner.floatingBar = context.floatingBar
      arrange(shown, in: inner, &builder)
    }
  }

  /// The rows of the More list, or of the sheet behind it (MORE-4, MORE-10).
  private func arrangeMoreList(
    of position: Int, _ bar: Screen.TabBar, _ list: ContentFrame, _ builder: inout LayoutBuilder
  ) {
    let isLegacy = builder.state.era == .legacy
    let isInFront = builder.isInFront(position)
    builder.add(.content, list.frame) { node in
      if !isLegacy { node.safeArea = list.safeArea }
      node.contentInset = EdgeInsets(top: list.safeArea.top, bottom: list.safeArea.bottom)
    }
    builder.inside { builder in
      var y = list.frame.y + list.safeArea.top
      for row in bar.moreRows ?? [] {
        let touch = isInFront ? touch(onMoreRow: row, of: bar) : nil
        builder.add(.moreRow, Rect(list.frame.x, y, list.frame.width, MoreList.rowHeight)) { node in
          node.scene = row.scene
          node.text = row.text
          // TAB-37
          node.detail = row.badge ?? ""
          node.touch = touch
          if !bar.isCustomizing {
            node.accessory = .disclosureIndicator
            node.flags.insert(.leadsOn)
          }
        }
        y += MoreList.rowHeight
      }
    }
  }

  func arrangeTab(
    _ item: Screen.TabBarItem, _ slot: Rect, of bar: Screen.TabBar, _ around: BarTraits,
    isInFront: Bool, isIconOnly: Bool = false, _ builder: inout LayoutBuilder
  ) {
    let metrics = TabMetrics()
    let font =
      bar.isAtTop
      ? metrics.floatingFont : around.hasInlineTabs ? metrics.inlineFont : metrics.stackedFont
    var room = slot.width
    if around.hasInlineTabs && !bar.isAtTop {
      room -= metrics.iconSize + metrics.iconGap
    }
    let text =
      isIconOnly ? item.text : truncated(item.text, to: room, size: font, era: around.era)
    let touch =
      isInFront && !bar.isCustomizing ? touch(on: item, of: bar.scene) : nil
    builder.add(.tabItem, slot) { node in
      node.scene = item.scene
      node.text = text
      node.touch = touch
      if bar.isAtTop {
        node.flags.insert(.titleOnly)
      } else if isIconOnly {
        node.flags.insert(.iconOnly)
      } else if around.hasInlineTabs {
        node.flags.insert(.inline)
      }
      if item.isSelected { node.flags.insert(.selected) }
      if text != item.text { node.flags.insert(.truncated) }
    }
    guard let badge = item.badge else { return }
    let width = max(
      metrics.badgeSize,
      around.snapped(
        textWidth(badge, size: metrics.badgeFont, era: around.era) + 2 * metrics.badgePadding))
    // LAYOUT-69: at the upper trailing corner of the icon, or of the title where it is alone.
    var iconEnd = slot.midX + metrics.iconSize / 2
    var last = slot.maxX
    if bar.isAtTop {
      iconEnd = slot.midX + textWidth(text, size: font, era: around.era) / 2 + metrics.badgeSize / 2
    } else if around.hasInlineTabs && !isIconOnly {
      let content =
        metrics.iconSize + metrics.iconGap + textWidth(text, size: font, era: around.era)
      iconEnd = slot.midX - content / 2 + metrics.iconSize
      // No letter of the title beside it is covered.
      last = iconEnd + metrics.iconGap
    }
    let x = builder.snapped(min(iconEnd - metrics.badgeSize / 2, last - width))
    let place = Rect(x, slot.y + 1, width, metrics.badgeSize).kept(within: slot)
    builder.inside { $0.add(.badge, place) { $0.text = badge } }
  }

  // MARK: Slots

  /// LAYOUT-65, LAYOUT-66: on phones and in narrow windows the slots fill the bar, elsewhere the items are in a
  /// group in its middle.
  private func slots(
    of bar: Screen.TabBar, in frame: Rect, _ context: LayoutContext, _ around: BarTraits
  ) -> [Rect] {
    let metrics = TabMetrics()
    let count = Double(bar.items.count)
    let height = around.tabBarHeight(bottomInset: 0) - metrics.topInset
    let line = Rect(
      frame.x + context.safeArea.left, frame.y + metrics.topInset,
      max(0, frame.width - context.safeArea.left - context.safeArea.right),
      max(0, min(height, frame.height - metrics.topInset)))
    if around.isPad && !around.isCompactWidth {
      let widths = bar.items.map { item in
        max(
          metrics.itemWidth,
          around.hasInlineTabs
            ? metrics.iconSize + metrics.iconGap
              + around.snapped(
                textWidth(item.text, size: metrics.inlineFont, era: around.era)) : 0)
      }
      let total = widths.reduce(0, +) + max(0, count - 1) * metrics.itemSpacing
      if total <= line.width {
        var x = around.snapped(line.midX - total / 2)
        return widths.map { width in
          defer { x += width + metrics.itemSpacing }
          return Rect(x, line.y, width, line.height)
        }
      }
    }
    let share = count == 0 ? 0 : line.width / count
    return bar.items.indices.map { index in
      let start = around.snapped(line.x + Double(index) * share + metrics.slotInset)
      let end = around.snapped(line.x + Double(index + 1) * share - metrics.slotInset)
      return Rect(start, line.y, max(0, end - start), line.height)
    }
  }

  /// LAYOUT-33: in the middle of the row that a navigation bar has too.
  private func floatingFrame(
    of bar: Screen.TabBar, in context: LayoutContext, _ around: BarTraits
  ) -> Rect {
    let metrics = TabMetrics()
    let free = max(0, context.frame.width - context.safeArea.left - context.safeArea.right)
    let width = min(free, floatingWidths(of: bar, around).reduce(0, +))
    let top = context.barTop + (metrics.floatingRow - metrics.floatingHeight) / 2
    return Rect(
      around.snapped(context.frame.midX - width / 2), context.frame.y + top, width,
      metrics.floatingHeight
    )
  }

  private func floatingSlots(
    of bar: Screen.TabBar, in frame: Rect, _ around: BarTraits
  ) -> [Rect] {
    let widths = floatingWidths(of: bar, around)
    let total = widths.reduce(0, +)
    let factor = total > frame.width ? frame.width / total : 1
    var x = frame.x
    return widths.map { width in
      defer { x += width * factor }
      return Rect(x, frame.y, width * factor, frame.height)
    }
  }

  private func floatingWidths(
    of bar: Screen.TabBar, _ around: BarTraits
  ) -> [Double] {
    let metrics = TabMetrics()
    return bar.items.map { item in
      around.snapped(textWidth(item.text, size: metrics.floatingFont, weight: .medium))
        + 2 * metrics.floatingPadding
    }
  }
}

private enum MoreList {
  static let rowHeight = 44.0
}

extension BarTraits {
  /// LAYOUT-68: the icon beside the title wherever width is regular or height compact, since iOS 11.
  fileprivate var hasInlineTabs: Bool {
    era != .legacy && (!isCompactWidth || isCompactHeight)
  }
}
