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
    case .container:
      // Its bars and its children's views are in its view (BAR-6).
      inherit(ground(of: node.scene).tint, below: node)
    case .content: drawContent(node, at: index)
    case .statusBar: drawStatusBar(in: frame)
    case .homeIndicator: drawHomeIndicator(in: frame)
    case .navigationBar, .toolbar, .tabBar: drawBar(node, at: index)
    case .capsule: drawCapsule(node)
    case .prompt: drawPrompt(node)
    case .title: drawTitle(node)
    case .largeTitle: drawLargeTitle(node)
    case .titleView: drawTitleView(node, at: index)
    case .backButton: drawBackButton(node)
    case .barButton: drawBarButton(node, at: index)
    case .tabItem: drawTabItem(node)
    case .badge: drawBadge(node.text, in: frame)
    case .bottomAccessory: drawBottomAccessory(node, at: index)
    case .dimming: drawDimming(node, at: index)
    case .sheet:
      raise(above: node)
      drawing.fill(frame, radius: sheetRadius(of: node), .raisedScreen)
    case .grabber: drawing.fill(frame, radius: frame.height / 2, .fillDeep)
    case .popover:
      raise(above: node)
      drawing.outline(frame, radius: 12, .line, fill: .raisedScreen)
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
    case .alert: drawAlertBox(node)
    case .alertTitle, .alertMessage: drawAlertText(node)
    case .swipeAction: drawSwipeAction(node)
    case .menuSurroundings:
      if node.flags.contains(.prominent) { drawing.fill(frame, .shade) }
    case .menu: drawMenu(node)
    case .menuItem: drawMenuItem(node)
    case .searchField: drawSearchField(node)
    case .cancelButton: drawCancelButton(node)
    case .scopeButton: drawScopeButton(node)
    }
  }

  /// The view of a controller, in its own colour or in what it has from UIKit.
  private mutating func drawContent(_ node: LayoutNode, at index: Int) {
    let ground = ground(of: node.scene)
    inherit(ground.tint, below: node)
    if let color = ground.color {
      drawing.fill(node.frame, color: color)
    } else if ground.ink != .screen || !isOnBareWindow(index) {
      drawing.fill(node.frame, ground.ink)
    }
  }

  /// Whether nothing was drawn yet but a window that is as large.
  private func isOnBareWindow(_ index: Int) -> Bool {
    let before = layout.nodes[..<index]
    return before.first?.frame == layout.nodes[index].frame
      && before.allSatisfy { $0.kind == .window || $0.kind == .container }
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
    drawing.fill(arrow, .raisedScreen)
    drawing.stroke(arrow, .line)
  }

  // MARK: Content

  private mutating func drawElement(_ node: LayoutNode, at index: Int) {
    guard let shown = shown(by: node) else { return }
    if shown.kind == .alertAction { drawAlertLines(of: node, at: index) }
    var element = picture(of: shown, saying: node.text)
    inherit(element.paint.tint, below: node)
    element.isPlaceholder = node.flags.contains(.placeholder)
    element.isHolder = !inside(index).isEmpty
    if element.text.isEmpty { giveName(to: &element) }
    drawing.draw(element, in: node.frame)
  }

  /// An element with everything that it is painted with.
  func picture(of shown: ShownElement, saying text: String) -> ElementPicture {
    let paint = PaintFacts(program[shown.element].attributes, program)
    var element = ElementPicture(shown, text: text, paint, tint: paint.tint ?? tint)
    element.image = paint.image.map { program[$0] }
    element.isLegacy = layout.era == .legacy
    return element
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
