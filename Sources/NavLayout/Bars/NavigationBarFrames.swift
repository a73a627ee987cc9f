import NavModel
import NavSimulator
import NavText

/// How high a navigation bar is, from its prompt to its large title (LAYOUT-20 to LAYOUT-25).
struct NavigationBarShape {
  var prompt: Double
  var controls: Double
  var largeTitle: Double
  /// The search bar and, during a search, its scopes (LAYOUT-26).
  var search = 0.0

  init(_ bar: NavigationBar, _ around: BarTraits, hasScopes: Bool) {
    prompt = bar.prompt.isEmpty ? 0 : around.promptHeight
    controls = bar.hidesControls ? 0 : around.navigationBarHeight
    largeTitle = bar.isTitleLarge ? around.largeTitleHeight : 0
    guard let shown = bar.search else { return }
    search = SearchMetrics().row + (shown.isActive && hasScopes ? SearchMetrics().scopes : 0)
  }

  var height: Double { prompt + controls + largeTitle + search }
}

/// What a navigation bar's parts are placed by.
private struct BarRow {
  let bar: NavigationBar
  let around: BarTraits
  let fonts: BarFonts
  /// The whole bar.
  let frame: Rect
  /// The row of its controls between the margins (LAYOUT-18, LAYOUT-53).
  let inner: Rect
  /// Whose items are on it.
  let shown: Controller?
  let isInFront: Bool

  var scene: ID<Scene>? { shown?.scene }

  var gap: Double { around.itemGap }
}

extension Program {
  /// A bar with its prompt, its left group, its title and its right group.
  func arrangeBar(
    _ bar: NavigationBar, _ shape: NavigationBarShape, _ frame: Rect, _ around: BarTraits,
    _ context: LayoutContext, top: Int?, isTranslucent: Bool, isInFront: Bool,
    _ builder: inout LayoutBuilder
  ) {
    let shown = top.map { builder.state.controllers[$0] }.flatMap { $0.isSynthetic ? nil : $0 }
    builder.add(.navigationBar, frame) { node in
      node.controller = bar.owner
      node.scene = shown?.scene
      if isTranslucent { node.flags.insert(.translucent) }
    }
    let margin = around.barMargin
    let left = context.safeArea.left + margin
    let inner = Rect(
      frame.x + left, frame.y + shape.prompt,
      max(0, frame.width - left - context.safeArea.right - margin), shape.controls)
    let row = BarRow(
      bar: bar, around: around, fonts: BarFonts(around.era), frame: frame, inner: inner,
      shown: shown, isInFront: isInFront)
    builder.inside { builder in
      if shape.prompt > 0 { arrangePrompt(row, height: shape.prompt, &builder) }
      if shape.controls > 0 {
        arrangeControls(row, isLarge: shape.largeTitle > 0, floating: context.floatingBar, &builder)
      }
      if shape.largeTitle > 0 {
        arrangeLargeTitle(row, context, height: shape.largeTitle, &builder)
      }
      if let search = bar.search {
        let place = Rect(inner.x, frame.maxY - shape.search, inner.width, shape.search)
        arrangeSearch(search, in: place, isInFront: isInFront, &builder)
      }
    }
  }

  private func arrangePrompt(_ row: BarRow, height: Double, _ builder: inout LayoutBuilder) {
    let text = truncated(
      row.bar.prompt, to: row.inner.width, size: row.fonts.prompt, era: row.around.era)
    let width = min(
      row.inner.width,
      row.around.snapped(textWidth(text, size: row.fonts.prompt, era: row.around.era)))
    let x = builder.snapped(row.inner.midX - width / 2)
    builder.add(.prompt, Rect(x, row.frame.y, width, height).kept(within: row.frame)) { node in
      node.text = text
      if text != row.bar.prompt { node.flags.insert(.truncated) }
    }
  }

  /// BAR-45: large titles are below the controls and leave them alone.
  private func arrangeLargeTitle(
    _ row: BarRow, _ context: LayoutContext, height: Double, _ builder: inout LayoutBuilder
  ) {
    let era = row.around.era
    let text = truncated(
      row.bar.title, to: row.inner.width, size: row.fonts.largeTitle, weight: .bold, era: era)
    let width = min(
      row.inner.width,
      row.around.snapped(
        textWidth(text, size: row.fonts.largeTitle, weight: .bold, era: era)))
    builder.add(.largeTitle, Rect(row.inner.x, row.inner.maxY, width, height)) { node in
      node.text = text
      if text != row.bar.title { node.flags.insert(.truncated) }
    }
    if text != row.bar.title, let scene = row.scene {
      builder.report(.titleTruncated(scene, shown: text))
    }
  }

  // MARK: Controls

  private func arrangeControls(
    _ row: BarRow, isLarge: Bool, floating: Rect?, _ builder: inout LayoutBuilder
  ) {
    let back = row.bar.backButton
    let left = group(row.bar.left.filter { !$0.isBack }, in: .left, of: row.scene, row.around)
    let right = group(row.bar.right, in: .right, of: row.scene, row.around)
    let title = isLarge ? .zero : titleSize(row)
    var leftEnd = row.inner.x
    if let back {
      let beside = left.items.isEmpty ? 0 : left.width + row.gap
      let label = backLabel(back.text, beside: title.width + beside, right.width, row)
      leftEnd = arrangeBackButton(back, label, row, &builder)
    }
    if !left.items.isEmpty {
      if back != nil { leftEnd += row.gap }
      arrange(left.items, row, &builder) { leftEnd + $0.offset }
      leftEnd += left.width
    }
    let rightStart = row.inner.maxX - right.width
    if !isLarge {
      let hasLeft = back != nil || !left.items.isEmpty
      var free = Interval(
        start: hasLeft ? leftEnd + row.gap : row.inner.x,
        end: right.items.isEmpty ? row.inner.maxX : rightStart - row.gap)
      // LAYOUT-33: the tabs are in the middle of an iPad's bar, the title before them.
      let isBesideTabs = floating.map { $0.y < row.inner.maxY && $0.maxY > row.inner.y } ?? false
      if isBesideTabs, let floating { free.end = min(free.end, floating.x - row.gap) }
      arrangeTitle(row, title, in: free, isLeading: isBesideTabs, &builder)
    }
    arrange(right.items.reversed(), row, &builder) { row.inner.maxX - $0.offset - $0.size.width }
    let needed = leftEnd - row.inner.x + right.width + (right.items.isEmpty ? 0 : row.gap)
    if needed > row.inner.width + 0.001, let scene = row.scene {
      builder.report(.barOverflow(scene, needed: needed, available: row.inner.width))
    }
  }

  /// LAYOUT-59: its own title, then "Back", then the chevron alone: the first that leaves room for the rest. A label
  /// never takes more than half of the bar. ⚠
  private func backLabel(
    _ text: String, beside others: Double, _ right: Double, _ row: BarRow
  ) -> String {
    let isLegacy = row.around.era == .legacy
    // GLASS-3 ⚠
    if row.around.era.hasGlass { return "" }
    if text == chevron { return isLegacy ? "Back" : "" }
    let chevronWidth = row.fonts.chevronWidth + row.fonts.chevronGap
    for label in text == "Back" ? ["Back"] : [text, "Back"] {
      let width = labelWidth(label, row)
      let needed = chevronWidth + width + row.gap + others + row.gap + right
      if width <= row.inner.width / 2 && needed <= row.inner.width { return label }
    }
    return isLegacy ? "Back" : ""
  }

  private func labelWidth(_ label: String, _ row: BarRow) -> Double {
    if label.isEmpty { return 0 }
    let era = row.around.era
    let width = textWidth(
      label, size: row.fonts.item, weight: era == .legacy ? .bold : .regular, era: era)
    return row.around.snapped(width) + row.fonts.textPadding
  }

  /// LAYOUT-55. Says where it ends.
  private func arrangeBackButton(
    _ back: BarButton, _ label: String, _ row: BarRow, _ builder: inout LayoutBuilder
  ) -> Double {
    let lead = row.fonts.chevronLead
    var width = row.fonts.chevronWidth
    if !label.isEmpty { width += row.fonts.chevronGap + labelWidth(label, row) }
    let frame = Rect(
      row.inner.x - lead, row.inner.y, min(width, row.inner.width), row.inner.height)
    let touch = row.isInFront ? touch(on: back, of: row.bar, in: builder.state) : nil
    let hasGlass = row.around.era.hasGlass
    let isCut = label != back.text && back.text != chevron && !hasGlass
    let slot = (frame: frame, glass: hasGlass ? ItemGlass.own : .none)
    builder.addCapsules([slot], within: row.frame) { _, builder in
      let height = hasGlass ? row.around.itemHeight : frame.height
      let place = Rect(
        frame.x, builder.snapped(frame.midY - height / 2), frame.width, height)
      builder.add(.backButton, hasGlass ? place : frame) { node in
        node.controller = row.bar.owner
        node.text = label
        node.barItem = back.item
        node.touch = touch
        if isCut { node.flags.insert(.truncated) }
        if !back.isEnabled { node.flags.insert(.disabled) }
      }
    }
    return frame.maxX
  }

  /// Items from left to right, each where `x` says, on their glass.
  private func arrange(
    _ items: [BarGroup.Item], _ row: BarRow, _ builder: inout LayoutBuilder,
    at x: (BarGroup.Item) -> Double
  ) {
    let slots = items.map { item in
      (
        frame: Rect(
          builder.snapped(x(item)), row.inner.y, item.size.width, row.inner.height),
        glass: item.glass
      )
    }
    builder.addCapsules(slots, within: row.frame) { index, builder in
      arrangeButton(
        items[index].button, slots[index].frame, height: items[index].size.height, of: row.bar,
        row.shown, row.around, isInFront: row.isInFront, within: row.frame, &builder)
    }
  }

  /// An item of a bar or toolbar; a view of its own keeps its height (LAYOUT-56).
  func arrangeButton(
    _ button: BarButton, _ slot: Rect, height: Double, of bar: NavigationBar,
    _ shown: Controller?, _ around: BarTraits, isInFront: Bool, within frame: Rect,
    _ builder: inout LayoutBuilder
  ) {
    let touch = isInFront ? touch(on: button, of: bar, in: builder.state) : nil
    let y = builder.snapped(slot.midY - height / 2)
    // Items never shrink: those that do not fit run over each other and out of the bar (LAYOUT-60).
    let inside = Rect(slot.x, y, slot.width, height).kept(within: frame)
    let place = Rect(slot.x, inside.y, slot.width, inside.height)
    let item = button.item.map { self[$0] }
    let view = button.item.flatMap { self[cold: $0].customView }
    var viewInBar: ViewInBar?
    if let view, let shown {
      viewInBar = describe(view, of: shown, isInFront: isInFront, &builder)
    }
    builder.add(.barButton, place) { node in
      node.controller = bar.owner
      node.scene = shown?.scene
      node.barItem = button.item
      node.text = button.text
      node.touch = touch
      viewInBar?.fill(&node)
      if !button.isEnabled { node.flags.insert(.disabled) }
      if let item, isDone(item) { node.flags.insert(.prominent) }
    }
    if let view, let shown {
      arrangeInside(view, place, of: shown, isInFront: isInFront, around, &builder)
    }
  }

  // MARK: Title

  private func titleSize(_ row: BarRow) -> Size {
    if let scene = row.scene, let view = self[cold: scene].titleView {
      let natural = naturalSize(ofBarView: view, in: scene, row.around)
      return Size(natural.width, min(natural.height, row.inner.height))
    }
    let width = textWidth(
      row.bar.title, size: row.fonts.title, weight: row.fonts.titleWeight, era: row.around.era)
    return Size(row.around.snapped(width), row.inner.height)
  }

  /// LAYOUT-58: in the middle of the bar; where that collides, in what is free between the groups; then cut at its tail.
  private func arrangeTitle(
    _ row: BarRow, _ size: Size, in free: Interval, isLeading: Bool, _ builder: inout LayoutBuilder
  ) {
    let view = row.scene.flatMap { self[cold: $0].titleView }
    if view == nil && row.bar.title.isEmpty { return }
    var text = row.bar.title
    var width = size.width
    if width > free.length + 0.001 {
      width = free.length
      if view == nil {
        text = truncated(
          text, to: width, size: row.fonts.title, weight: row.fonts.titleWeight,
          era: row.around.era)
        if let scene = row.scene { builder.report(.titleTruncated(scene, shown: text)) }
      }
    }
    let centred = isLeading ? free.start : builder.snapped(row.frame.midX - width / 2)
    let x = max(free.start, min(centred, free.end - width))
    let y = builder.snapped(row.inner.midY - size.height / 2)
    // Where nothing is free, nothing is seen.
    guard width > 0 else { return }
    let place = Rect(x, y, width, size.height).kept(within: row.frame)
    var viewInBar: ViewInBar?
    if let view, let shown = row.shown {
      viewInBar = describe(view, of: shown, isInFront: row.isInFront, &builder)
    }
    builder.add(view == nil ? .title : .titleView, place) { node in
      node.text = text
      node.scene = row.scene
      if text != row.bar.title { node.flags.insert(.truncated) }
      viewInBar?.fill(&node)
    }
    if let view, let shown = row.shown {
      arrangeInside(view, place, of: shown, isInFront: row.isInFront, row.around, &builder)
    }
  }
}

/// What is free on a line.
private struct Interval {
  var start: Double
  var end: Double

  var length: Double { max(0, end - start) }
}
