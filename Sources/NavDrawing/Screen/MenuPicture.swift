import NavLayout
import NavModel
import NavText

// What a person has asked for: menus, and what is behind a swiped row.
extension ScreenArtist {
  /// The colour of its author, red where something goes, else grey.
  mutating func drawSwipeAction(_ node: LayoutNode) {
    let attributes = node.element.map { program[$0].attributes } ?? .empty
    let paint = PaintFacts(attributes, program)
    let ink: Ink = node.flags.contains(.destructive) ? .alert : .secondary
    drawing.fill(node.frame, ink, color: paint.background)
    let room = node.frame.inset(by: EdgeInsets(left: 4, right: 4))
    drawing.centered(node.text, in: room, size: 15, .onTint)
  }

  mutating func drawMenu(_ node: LayoutNode) {
    drawing.outline(node.frame, radius: 13, .line, fill: .raisedCard)
    guard !node.text.isEmpty else { return }
    let title = Rect(node.frame.x + 16, node.frame.y, node.frame.width - 32, 30)
    drawing.leading(node.text, in: title, size: 12, .secondary)
  }

  /// A checkmark before what is on, a chevron behind what opens another menu.
  mutating func drawMenuItem(_ node: LayoutNode) {
    let frame = node.frame
    let isFirst = layout.nodes.last { $0.kind == .menu }.map { $0.frame.y == frame.y } ?? true
    if !isFirst {
      drawing.line(Point(frame.x, frame.y), Point(frame.maxX, frame.y), .line, width: 0.5)
    }
    let ink: Ink =
      node.flags.contains(.disabled)
      ? .tertiary : node.flags.contains(.destructive) ? .alert : .text
    let hasMark = node.flags.contains(.on)
    let text = frame.inset(by: EdgeInsets(left: hasMark ? 36 : 16, right: 44))
    drawing.leading(node.text, in: text, size: 17, ink)
    if hasMark {
      drawing.draw(.checkmark, around: Point(frame.x + 20, frame.midY), side: 20, ink, width: 2)
    }
    if node.flags.contains(.leadsOn) {
      drawing.draw(
        .forward, around: Point(frame.maxX - 20, frame.midY), side: 18, .secondary, width: 2)
    }
  }
}
