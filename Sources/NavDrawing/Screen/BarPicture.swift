import NavLayout
import NavModel
import NavSimulator
import NavText

// Bars and what is on them.
extension ScreenArtist {
  /// What the layout has measured texts by.
  private var fonts: BarFonts { BarFonts(layout.era) }

  // MARK: Bars

  mutating func drawBar(_ node: LayoutNode, at index: Int) {
    bar = paint(ofBarAt: index)
    barFrame = node.frame
    inherit(bar.tint, below: node)
    let frame = reach(of: node)
    let color = bar.ground ?? (bar.isBlack ? .blackBar : nil)
    // LAYOUT-33: since iOS 18 the tab bar of an iPad floats above the content.
    if node.kind == .tabBar && frame.maxY < layout.size.height / 2 {
      drawing.fill(frame, radius: frame.height / 2, .fill, color: color)
      return
    }
    // GLASS-1: only a colour of one's own is a ground.
    if layout.era.hasGlass && bar.ground == nil { return }
    if color == nil && isSeenThrough(node, at: index) {
      let content = layout.nodes[..<index].last { $0.kind == .content }
      // What lies beneath is drawn already.
      if let content, content.frame.y <= frame.y && content.frame.maxY >= frame.maxY { return }
      let ground = ground(of: content?.scene)
      drawing.fill(frame, ground.ink, color: ground.color)
      return
    }
    drawing.fill(frame, .bar, color: color)
    let isUpper = node.kind == .navigationBar
    drawing.fill(Rect(frame.x, isUpper ? frame.maxY - 0.5 : frame.y, frame.width, 0.5), .line)
  }

  /// GLASS-3: the glass itself, which what lies beneath shines through.
  mutating func drawCapsule(_ node: LayoutNode) {
    let radius = min(node.frame.width, node.frame.height) / 2
    drawing.outline(
      node.frame, radius: radius, .line, fill: raised == nil ? .bar : .raisedCard)
  }

  /// What the container says of its bar; the node of a bar knows only what is shown.
  func paint(ofBarAt index: Int) -> BarPaint {
    let node = layout.nodes[index]
    let container = layout.nodes[..<index].last {
      $0.kind == .container && $0.controller == node.controller
    }
    guard let scene = container?.scene else { return BarPaint(.empty, program) }
    let cold = program[cold: scene]
    return BarPaint(node.kind == .toolbar ? cold.toolbar : cold.bar, program)
  }

  /// Since iOS 7 the uppermost bar goes on behind the status bar.
  private func reach(of node: LayoutNode) -> Rect {
    let frame = node.frame
    let top = max(statusBarHeight, layout.device.facts.portrait.top)
    guard node.kind == .navigationBar && layout.era != .legacy && frame.y <= top + 0.5 else {
      return frame
    }
    return Rect(frame.x, 0, frame.width, frame.maxY)
  }

  /// Since iOS 15 a bar has no ground while nothing has scrolled beneath it (`scrollEdgeAppearance`); a large title never
  /// had one.
  private func isSeenThrough(_ node: LayoutNode, at index: Int) -> Bool {
    if node.kind == .navigationBar {
      return layout.era.hasCards || inside(index).contains { $0.kind == .largeTitle }
    }
    guard layout.era.hasCards else { return false }
    let frame = node.frame
    return !layout.nodes[..<index].contains {
      ($0.kind == .row || $0.kind == .moreRow) && $0.frame.maxY > frame.y + 1
        && $0.frame.y < frame.maxY
    }
  }

  // MARK: Titles

  /// Unless it is said, titles are as dark as the bar is light.
  private var titleColor: ColorValue? { bar.title ?? (bar.isBlack ? .white : nil) }

  mutating func drawPrompt(_ node: LayoutNode) {
    drawing.centered(node.text, in: node.frame, size: fonts.prompt, .secondary, color: titleColor)
  }

  mutating func drawTitle(_ node: LayoutNode) {
    drawing.centered(
      node.text, in: node.frame, size: fonts.title, .text, color: titleColor,
      weight: fonts.titleWeight)
  }

  mutating func drawLargeTitle(_ node: LayoutNode) {
    drawing.leading(
      node.text, in: node.frame, size: fonts.largeTitle, .text, color: titleColor, weight: .bold)
  }

  mutating func drawTitleView(_ node: LayoutNode, at index: Int) {
    guard let shown = shown(by: node) else { return drawTitle(node) }
    drawView(shown, of: node, at: index)
  }

  /// GLASS-11: a view on a glass of its own.
  mutating func drawBottomAccessory(_ node: LayoutNode, at index: Int) {
    drawCapsule(node)
    if let shown = shown(by: node) { drawView(shown, of: node, at: index) }
  }

  /// A view of one's own in a bar; what is in it is drawn by itself.
  private mutating func drawView(_ shown: ShownElement, of node: LayoutNode, at index: Int) {
    var element = picture(of: shown, saying: node.text)
    element.isHolder = !inside(index).isEmpty
    drawing.draw(element, in: node.frame)
  }

  // MARK: Items

  mutating func drawBackButton(_ node: LayoutNode) {
    let frame = node.frame
    let isDisabled = node.flags.contains(.disabled)
    let ink: Ink = isDisabled ? .tertiary : .tint
    let color = isDisabled ? nil : tint
    if layout.era == .legacy {
      drawing.outline(frame.middle(height: min(30, frame.height)), radius: 5, .frame, fill: .screen)
    }
    if layout.era.hasGlass {
      let center = Point(frame.midX, frame.midY)
      return drawing.draw(.back, around: center, side: 24, ink, width: 2.2, color: color)
    }
    drawing.draw(
      .back, around: Point(frame.x + 8, frame.midY), side: layout.era == .legacy ? 14 : 24, ink,
      width: 2.2, color: color)
    let text = frame.inset(by: EdgeInsets(left: 17))
    drawing.leading(node.text, in: text, size: fonts.item, ink, color: color)
  }

  mutating func drawBarButton(_ node: LayoutNode, at index: Int) {
    let frame = node.frame
    let isLegacy = layout.era == .legacy
    let isDisabled = node.flags.contains(.disabled)
    let isProminent = node.flags.contains(.prominent)
    if let shown = shown(by: node) { return drawView(shown, of: node, at: index) }
    let facts = node.barItem.map { PaintFacts(program[cold: $0].attributes, program) }
    var ink: Ink = isDisabled ? .tertiary : .tint
    var color = isDisabled ? nil : facts?.tint ?? tint
    if isLegacy {
      let body = frame.middle(height: min(30, frame.height))
      drawing.outline(
        body, radius: 5, isProminent ? .tint : .frame, fill: isProminent ? .tint : .screen,
        color: isProminent ? color : nil)
      if isProminent { (ink, color) = (.onTint, nil) }
    } else if layout.era.hasGlass && isProminent && !isDisabled {
      // GLASS-3: the glass of what ends a task has the tint.
      drawing.fill(frame, radius: min(frame.width, frame.height) / 2, .tint, color: color)
      (ink, color) = (.onTint, nil)
    }
    let center = Point(frame.midX, frame.midY)
    if let sign = sign(of: node, image: facts?.image) {
      let side = min(24, frame.height)
      let place = Point(signCenter(in: frame, side: side), center.y)
      drawing.draw(sign, around: place, side: side, ink, color: color, on: .bar)
      return
    }
    // What does not fit by a hair in another font than the system's is still whole.
    let size = fonts.item
    let baseline = Drawing.baseline(around: center.y, size: size)
    drawing.text(
      node.text, at: Point(center.x, baseline), size: size, ink, color: color,
      weight: isProminent || isLegacy ? .semibold : .regular, anchor: .middle)
  }

  /// A picture that is narrower than what is touched stands at the margin where its item is at an end of the bar, as words
  /// do; on glass it is in the middle.
  private func signCenter(in frame: Rect, side: Double) -> Double {
    guard layout.era != .legacy, !layout.era.hasGlass, frame.width > side else { return frame.midX }
    let margin = 24.0
    if frame.x - barFrame.x <= margin { return frame.x + side / 2 }
    if barFrame.maxX - frame.maxX <= margin { return frame.maxX - side / 2 }
    return frame.midX
  }

  /// The sign of a bar item that shows no words.
  private func sign(of node: LayoutNode, image: Name?) -> Sign? {
    guard let id = node.barItem else { return nil }
    if let system = program[id].systemItem { return system.sign }
    return image.map { Sign(named: program[$0]) }
  }

  // MARK: Tabs

  mutating func drawTabItem(_ node: LayoutNode) {
    let frame = node.frame
    let isSelected = node.flags.contains(.selected)
    let ink: Ink = isSelected ? .tint : .secondary
    let color = isSelected ? tint : nil
    let metrics = TabMetrics()
    let side = min(26, frame.height * 0.55)
    let isOnGlass = layout.era.hasGlass && !node.flags.contains(.titleOnly)
    if isOnGlass && isSelected {
      drawing.fill(frame, radius: min(frame.width, frame.height) / 2, .fill)
    }
    if node.flags.contains(.titleOnly) {
      drawing.centered(
        node.text, in: frame, size: metrics.floatingFont, ink, color: color, weight: .medium)
      return
    }
    let sign = node.scene.map { program.tabSign(of: $0) } ?? SystemTabItem.more.sign
    if node.flags.contains(.iconOnly) {
      if let sign {
        let center = Point(frame.midX, frame.midY)
        drawing.draw(sign, around: center, side: side, ink, color: color, on: .bar)
      } else {
        let text = truncated(node.text, to: frame.width - 8, size: metrics.stackedFont)
        drawing.centered(
          text, in: frame, size: metrics.stackedFont, ink, color: color, weight: .medium)
      }
      return
    }
    if node.flags.contains(.inline) {
      // LAYOUT-68: the icon and its title, together in the middle.
      let size = metrics.inlineFont
      let width = textWidth(node.text, size: size)
      let textStart = sign == nil ? 0 : metrics.iconSize + metrics.iconGap
      let start = frame.midX - (textStart + width) / 2
      if let sign {
        let center = Point(start + metrics.iconSize - side / 2, frame.midY)
        drawing.draw(sign, around: center, side: side, ink, color: color, on: .bar)
      }
      drawing.leading(
        node.text, in: Rect(start + textStart, frame.y, width + 4, frame.height), size: size, ink,
        color: color)
      return
    }
    // On glass the two are in the middle of the tab.
    let top = isOnGlass ? frame.midY - 24 : frame.y
    if let sign {
      let center = Point(frame.midX, top + 4 + side / 2)
      drawing.draw(sign, around: center, side: side, ink, color: color, on: .bar)
    }
    // The layout has shortened it to its slot.
    let baseline = Drawing.baseline(around: top + 12 + side, size: metrics.stackedFont)
    drawing.text(
      node.text, at: Point(frame.midX, baseline), size: metrics.stackedFont, ink, color: color,
      weight: .medium, anchor: .middle)
  }

  mutating func drawBadge(_ text: String, in frame: Rect) {
    drawing.fill(frame, radius: min(frame.width, frame.height) / 2, .alert)
    let size = min(TabMetrics().badgeFont, frame.height * 0.72)
    let baseline = Drawing.baseline(around: frame.midY, size: size)
    drawing.text(
      text, at: Point(frame.midX, baseline), size: size, .knob, weight: .medium, anchor: .middle)
  }
}
