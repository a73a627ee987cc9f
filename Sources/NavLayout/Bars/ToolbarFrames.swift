import NavModel
import NavSimulator
import NavText

extension Program {
  /// A toolbar with its items (LAYOUT-60, TOOL-4, TOOL-5).
  func arrangeToolbar(
    _ bar: NavigationBar, _ frame: Rect, _ around: BarTraits, _ context: LayoutContext, top: Int?,
    isTranslucent: Bool, isInFront: Bool, _ builder: inout LayoutBuilder
  ) {
    let shown = top.map { builder.state.controllers[$0] }.flatMap { $0.isSynthetic ? nil : $0 }
    let scene = shown?.scene
    builder.add(.toolbar, frame) { node in
      node.controller = bar.owner
      node.scene = scene
      if isTranslucent { node.flags.insert(.translucent) }
    }
    let margin = around.barMargin
    let left = frame.x + context.safeArea.left + margin
    let line = Rect(
      left, frame.y, max(0, frame.maxX - context.safeArea.right - margin - left),
      around.toolbarHeight(bottomInset: 0))
    let sizes = bar.toolbarItems.map { item in
      if case .button(let button) = item { size(of: button, in: scene, around) } else { Size.zero }
    }
    let spaces = ToolbarSpaces(bar.toolbarItems, sizes.map { $0.width }, line.width, around) {
      writtenPoints(.width, in: self[cold: $0].attributes) ?? 0
    }
    if spaces.needed > line.width + 0.001, let scene {
      builder.report(
        .toolbarOverflow(scene, needed: spaces.needed, available: line.width))
    }
    builder.inside { builder in
      for (index, item) in bar.toolbarItems.enumerated() {
        guard case .button(let button) = item else { continue }
        let slot = Rect(
          builder.snapped(line.x + spaces.offsets[index]), line.y, sizes[index].width, line.height)
        arrangeButton(
          button, slot, height: min(sizes[index].height, line.height), of: bar, shown,
          around, isInFront: isInFront, within: frame, &builder)
      }
    }
  }
}

/// LAYOUT-60: what is left between items, fixed spaces and gaps is shared by the flexible spaces.
private struct ToolbarSpaces {
  /// Where each item begins.
  private(set) var offsets: [Double] = []
  /// What everything takes that does not give way.
  let needed: Double

  init(
    _ items: [ToolbarItem], _ widths: [Double], _ room: Double, _ around: BarTraits,
    written: (ID<BarItem>) -> Double
  ) {
    var needed = 0.0
    var flexible = 0.0
    var isBehindButton = false
    var fixed: [Double] = []
    for (item, width) in zip(items, widths) {
      var own = width
      switch item {
      case .button:
        if isBehindButton { needed += around.itemGap }
      case .flexibleSpace: flexible += 1
      case .fixedSpace(let id): own = around.fixedSpace(written(id))
      }
      if case .button = item { isBehindButton = true } else { isBehindButton = false }
      fixed.append(own)
      needed += own
    }
    self.needed = needed
    let share = flexible == 0 ? 0 : max(0, (room - needed) / flexible)
    var x = 0.0
    isBehindButton = false
    for (item, own) in zip(items, fixed) {
      if case .button = item {
        if isBehindButton { x += around.itemGap }
        isBehindButton = true
      } else {
        isBehindButton = false
      }
      offsets.append(x)
      if case .flexibleSpace = item { x += share } else { x += own }
    }
  }
}
