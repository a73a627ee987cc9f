import NavLayout
import NavModel
import NavText

// The search bar of a navigation item.
extension ScreenArtist {
  mutating func drawSearchField(_ node: LayoutNode) {
    let field = node.frame
    drawing.fill(field, radius: min(10, field.height / 3), .fill)
    let side = min(18, field.height * 0.6)
    drawing.draw(
      .search, around: Point(field.x + 8 + side / 2, field.midY), side: side, .secondary)
    let room = field.inset(by: EdgeInsets(left: 12 + side, right: 8))
    let isPlaceholder = node.flags.contains(.placeholder)
    let text = node.text.isEmpty ? "Search" : node.text
    drawing.leading(text, in: room, size: 17, isPlaceholder ? .secondary : .text)
  }

  mutating func drawCancelButton(_ node: LayoutNode) {
    drawing.centered(node.text, in: node.frame, size: 17, .tint, color: tint)
  }

  mutating func drawScopeButton(_ node: LayoutNode) {
    let isSelected = node.flags.contains(.selected)
    drawing.fill(node.frame, radius: 8, isSelected ? .fillDeep : .fill)
    drawing.centered(node.text, in: node.frame, size: 13, .text)
  }
}
