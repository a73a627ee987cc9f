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
    let glass = bar.toolbarItems.map { item in
      if case .button(let button) = item { self.glass(of: button, around) } else { ItemGlass.none }
    }
    let spaces = ToolbarSpaces(
      bar.toolbarItems, glass, sizes.map { $0.width }, line.width, around
    ) {
      writtenPoints(.width, in: self[cold: $0].attributes) ?? 0
    }
    if spaces.needed > line.width + 0.001, let scene {
      builder.report(
        .toolbarOverflow(scene, needed: spaces.needed, available: line.width))
    }
    var buttons: [(button: BarButton, height: Double)] = []
    var slots: [(frame: Rect, glass: ItemGlass)] = []
    for (index, item) in bar.toolbarItems.enumerated() {
      guard case .button(let button) = item else { continue }
      buttons.append((button, min(sizes[index].height, line.height)))
      let x = builder.snapped(line.x + spaces.offsets[index])
      slots.append((Rect(x, line.y, sizes[index].width, line.height), glass[index]))
    }
    builder.inside { builder in
      builder.addCapsules(slots, within: frame) { index, builder in
        arrangeButton(
          buttons[index].button, slots[index].frame, height: buttons[index].height, of: bar, shown,
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
    _ items: [ToolbarItem], _ glass: [ItemGlass], _ widths: [Double], _ room: Double,
    _ around: BarTraits, written: (ID<BarItem>) -> Double
  ) {
    var needed = 0.0
    var flexible = 0.0
    var isBehindButton = false
    var fixed: [Double] = []
    /// Between a button and the one before it; what shares its glass touches.
    func gap(before index: Int) -> Double {
      glass[index] == .shared && glass[index - 1] == .shared ? 0 : around.itemGap
    }
    for (index, item) in items.enumerated() {
      var own = widths[index]
      switch item {
      case .button:
        if isBehindButton { needed += gap(before: index) }
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
    for (index, item) in items.enumerated() {
      let own = fixed[index]
      if case .button = item {
        if isBehindButton { x += gap(before: index) }
        isBehindButton = true
      } else {
        isBehindButton = false
      }
      offsets.append(x)
      if case .flexibleSpace = item { x += share } else { x += own }
    }
  }
}
