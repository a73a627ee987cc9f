import NavLayout
import NavModel
import NavSimulator
import NavText

extension ScreenArtist {
  /// A node without what is in it.
  mutating func draw(_ node: LayoutNode, at index: Int) {
    let frame = node.frame
    switch node.kind {
    case .window: drawing.fill(frame, .screen)
    case .container: break
    case .content:
      let ground = program.ground(of: node.scene)
      if ground != .screen || !isOnBareWindow(index) { drawing.fill(frame, ground) }
    case .statusBar: drawStatusBar(in: frame)
    case .homeIndicator:
      let width = min(frame.width * 0.9, 139)
      drawing.fill(
        Rect(frame.midX - width / 2, frame.maxY - 13, width, 5), radius: 2.5, .text)
    case .navigationBar, .toolbar, .tabBar: drawBar(node, at: index)
    case .prompt: drawing.centered(node.text, in: frame, size: fonts.prompt, .secondary)
    case .title: drawTitle(node)
    case .largeTitle:
      drawing.leading(node.text, in: frame, size: fonts.largeTitle, .text, weight: .bold)
    case .titleView: drawTitleView(node)
    case .backButton: drawBackButton(node)
    case .barButton: drawBarButton(node)
    case .tabItem: drawTabItem(node)
    case .badge: drawBadge(node.text, in: frame)
    case .dimming:
      let above = layout.nodes[index...].first { $0.kind == .popover || $0.kind == .sheet }
      drawing.fill(frame, above?.kind == .popover ? .shade : .dimming)
    case .sheet: drawing.fill(frame, radius: layout.era.hasCards ? 11 : 0, .screen)
    case .grabber: drawing.fill(frame, radius: frame.height / 2, .fillDeep)
    case .popover: drawing.outline(frame, radius: 12, .line, fill: .screen)
    case .popoverArrow: drawPopoverArrow(frame)
    case .divider: drawing.fill(frame, .line)
    case .element: drawElement(node, at: index)
    case .sectionTitle:
      let place = node.textFrame ?? frame.inset(by: EdgeInsets(left: 16, right: 16))
      drawing.paragraph(node.text, in: place, size: 13, .secondary)
    case .row: drawRow(node, at: index)
    case .moreRow: drawMoreRow(node)
    case .keyboard: drawKeyboard(node, at: index)
    case .returnKey: drawReturnKey(node)
    case .hideKey: drawHideKey(node)
    }
  }

  /// Whether nothing was drawn yet but a window that is as large.
  private func isOnBareWindow(_ index: Int) -> Bool {
    let before = layout.nodes[..<index]
    return before.first?.frame == layout.nodes[index].frame
      && before.allSatisfy { $0.kind == .window || $0.kind == .container }
  }

  // MARK: Device

  private mutating func drawStatusBar(in frame: Rect) {
    guard frame.height > 0 else { return }
    let isOld = frame.height <= 24
    let size = isOld ? 12.0 : 16.0
    // Beside a notch or an island the time is in the middle of what is left.
    let y = isOld ? frame.midY : frame.maxY - 20
    let edge = isOld ? 8.0 : min(52, frame.width * 0.12)
    let baseline = Drawing.baseline(around: y, size: size)
    if isOld {
      drawing.text(
        "9:41", at: Point(frame.midX, baseline), size: size, .text, weight: .semibold,
        anchor: .middle)
    } else {
      drawing.text(
        "9:41", at: Point(frame.x + edge, baseline), size: size, .text, weight: .semibold,
        anchor: .middle)
    }
    drawBattery(rightOf: isOld ? frame.maxX - 6 : frame.maxX - edge + 26, around: y)
  }

  private mutating func drawBattery(rightOf right: Double, around y: Double) {
    let body = Rect(right - 25, y - 5.5, 22, 11)
    drawing.outline(body, radius: 3, .frame)
    drawing.fill(
      body.inset(by: EdgeInsets(top: 2, left: 2, bottom: 2, right: 2)), radius: 1.5, .text)
    drawing.fill(Rect(body.maxX + 1.5, y - 2, 1.5, 4), radius: 0.7, .frame)
    for bar in 0..<4 {
      let height = 4 + Double(bar) * 2.3
      drawing.fill(
        Rect(body.x - 24 + Double(bar) * 4.5, y + 5.5 - height, 3, height), radius: 0.8, .text)
    }
  }

  // MARK: Bars

  /// What the layout has measured texts by.
  private var fonts: BarFonts { BarFonts(layout.era) }

  private mutating func drawBar(_ node: LayoutNode, at index: Int) {
    var frame = node.frame
    // LAYOUT-33: since iOS 18 the tab bar of an iPad floats above the content.
    if node.kind == .tabBar && frame.maxY < layout.size.height / 2 {
      drawing.fill(frame, radius: frame.height / 2, .fill)
      return
    }
    let isUpper = node.kind == .navigationBar
    // Since iOS 7 the uppermost bar goes on behind the status bar.
    let top = max(statusBarHeight, layout.device.facts.portrait.top)
    if isUpper && layout.era != .legacy && frame.y <= top + 0.5 {
      frame = Rect(frame.x, 0, frame.width, frame.maxY)
    }
    // A large title is on the ground of the content.
    let isLarge = inside(index).contains { $0.kind == .largeTitle }
    let content = layout.nodes[..<index].last { $0.kind == .content }
    drawing.fill(frame, isLarge ? program.ground(of: content?.scene) : .bar)
    if frame.y < node.frame.y { drawStatusBarAgain(in: frame) }
    guard !isLarge else { return }
    drawing.fill(Rect(frame.x, isUpper ? frame.maxY - 0.5 : frame.y, frame.width, 0.5), .line)
  }

  private var statusBarHeight: Double { statusBar?.maxY ?? 0 }

  /// Where a bar has covered the status bar, it shines through.
  private mutating func drawStatusBarAgain(in bar: Rect) {
    guard let statusBar, bar.x <= statusBar.x, bar.maxX >= statusBar.maxX else { return }
    drawStatusBar(in: statusBar)
  }

  private mutating func drawTitle(_ node: LayoutNode) {
    drawing.centered(
      node.text, in: node.frame, size: fonts.title, .text, weight: fonts.titleWeight)
  }

  private mutating func drawTitleView(_ node: LayoutNode) {
    guard let shown = shown(by: node) else {
      return drawTitle(node)
    }
    drawing.draw(ElementPicture(shown, text: node.text), in: node.frame)
  }

  private mutating func drawBackButton(_ node: LayoutNode) {
    let frame = node.frame
    let ink: Ink = node.flags.contains(.disabled) ? .tertiary : .tint
    if layout.era == .legacy {
      drawing.outline(frame.middle(height: min(30, frame.height)), radius: 5, .frame, fill: .screen)
    }
    drawing.draw(
      .back, around: Point(frame.x + 8, frame.midY), side: layout.era == .legacy ? 14 : 24, ink,
      width: 2.2)
    let text = frame.inset(by: EdgeInsets(left: 17))
    drawing.leading(node.text, in: text, size: fonts.item, ink)
  }

  private mutating func drawBarButton(_ node: LayoutNode) {
    let frame = node.frame
    let isLegacy = layout.era == .legacy
    let isDisabled = node.flags.contains(.disabled)
    let isProminent = node.flags.contains(.prominent)
    if let shown = shown(by: node) {
      drawing.draw(ElementPicture(shown, text: node.text), in: frame)
      return
    }
    var ink: Ink = isDisabled ? .tertiary : .tint
    if isLegacy {
      let body = frame.middle(height: min(30, frame.height))
      drawing.outline(
        body, radius: 5, isProminent ? .tint : .frame, fill: isProminent ? .tint : .screen)
      if isProminent { ink = .onTint }
    }
    let center = Point(frame.midX, frame.midY)
    if let glyph = glyph(of: node) {
      drawing.draw(glyph, around: center, side: min(24, frame.height), ink, width: 1.8)
      return
    }
    // What does not fit by a hair in another font than the system's is still whole.
    let size = fonts.item
    let baseline = Drawing.baseline(around: center.y, size: size)
    drawing.text(
      node.text, at: Point(center.x, baseline), size: size, ink,
      weight: isProminent || isLegacy ? .semibold : .regular, anchor: .middle)
  }

  /// The glyph of a bar item that shows no words.
  private func glyph(of node: LayoutNode) -> Glyph? {
    guard let id = node.barItem else { return nil }
    let item = program[id]
    if let system = item.systemItem { return system.glyph }
    if let image = program[program[cold: id].attributes, .image] {
      return .standing(for: program[image])
    }
    return nil
  }

  private mutating func drawTabItem(_ node: LayoutNode) {
    let frame = node.frame
    let ink: Ink = node.flags.contains(.selected) ? .tint : .secondary
    let metrics = TabMetrics()
    let side = min(26, frame.height * 0.55)
    if node.flags.contains(.titleOnly) {
      drawing.centered(node.text, in: frame, size: metrics.floatingFont, ink, weight: .medium)
      return
    }
    if node.flags.contains(.inline) {
      // LAYOUT-68: the icon and its title, together in the middle.
      let size = metrics.inlineFont
      let width = textWidth(node.text, size: size)
      let textStart = metrics.iconSize + metrics.iconGap
      let start = frame.midX - (textStart + width) / 2
      let center = Point(start + metrics.iconSize - side / 2, frame.midY)
      drawing.draw(tabGlyph(of: node), around: center, side: side, ink)
      drawing.leading(
        node.text, in: Rect(start + textStart, frame.y, width + 4, frame.height), size: size, ink)
      return
    }
    drawing.draw(
      tabGlyph(of: node), around: Point(frame.midX, frame.y + 4 + side / 2), side: side, ink)
    // The layout has shortened it to its slot.
    let baseline = Drawing.baseline(around: frame.y + 12 + side, size: metrics.stackedFont)
    drawing.text(
      node.text, at: Point(frame.midX, baseline), size: metrics.stackedFont, ink, weight: .medium,
      anchor: .middle)
  }

  private func tabGlyph(of node: LayoutNode) -> Glyph {
    node.scene.map { program.tabGlyph(of: $0, saying: node.text) } ?? .more
  }

  private mutating func drawBadge(_ text: String, in frame: Rect) {
    drawing.fill(frame, radius: min(frame.width, frame.height) / 2, .alert)
    let size = min(TabMetrics().badgeFont, frame.height * 0.72)
    let baseline = Drawing.baseline(around: frame.midY, size: size)
    drawing.text(
      text, at: Point(frame.midX, baseline), size: size, .knob, weight: .medium, anchor: .middle)
  }

  // MARK: Presentations

  /// A triangle that points away from the popover.
  private mutating func drawPopoverArrow(_ frame: Rect) {
    let popover = layout.nodes.last { $0.kind == .popover }?.frame ?? frame
    var arrow = Path()
    if frame.midY < popover.y {
      arrow.move(to: Point(frame.x, frame.maxY + 1))
      arrow.line(to: Point(frame.midX, frame.y))
      arrow.line(to: Point(frame.maxX, frame.maxY + 1))
    } else if frame.midY > popover.maxY {
      arrow.move(to: Point(frame.x, frame.y - 1))
      arrow.line(to: Point(frame.midX, frame.maxY))
      arrow.line(to: Point(frame.maxX, frame.y - 1))
    } else if frame.midX < popover.midX {
      arrow.move(to: Point(frame.maxX + 1, frame.y))
      arrow.line(to: Point(frame.x, frame.midY))
      arrow.line(to: Point(frame.maxX + 1, frame.maxY))
    } else {
      arrow.move(to: Point(frame.x - 1, frame.y))
      arrow.line(to: Point(frame.maxX, frame.midY))
      arrow.line(to: Point(frame.x - 1, frame.maxY))
    }
    drawing.fill(arrow, .screen)
    drawing.stroke(arrow, .line)
  }

  // MARK: Content

  private mutating func drawElement(_ node: LayoutNode, at index: Int) {
    guard let shown = shown(by: node) else { return }
    var element = ElementPicture(shown, text: node.text)
    element.isPlaceholder = node.flags.contains(.placeholder)
    element.isHolder = !inside(index).isEmpty
    if element.text.isEmpty { giveName(to: &element) }
    drawing.draw(element, in: node.frame)
  }

  /// What says nothing is known by its name: a button always, other things only where nothing happens.
  private func giveName(to element: inout ElementPicture) {
    switch element.kind {
    case .button where !element.look.hasImage: element.text = element.shown.name
    case .label where isAtRest:
      element.text = element.shown.name
      element.isPlaceholder = true
    case .view where isAtRest: element.text = element.look.className
    default: break
    }
  }
}
