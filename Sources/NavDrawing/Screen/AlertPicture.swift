import NavLayout
import NavModel
import NavSimulator
import NavText

/// How round the boxes of alerts are.
let alertRadius = 14.0

extension ScreenArtist {
  /// The box of an alert, or a group of an action sheet.
  mutating func drawAlertBox(_ node: LayoutNode) {
    raise(above: node)
    drawing.fill(node.frame, radius: alertRadius, .raisedGrouped)
  }

  /// The title or the message: centred, a line below the other.
  mutating func drawAlertText(_ node: LayoutNode) {
    // Both of an action sheet are small and grey.
    let isLarge = node.flags.contains(.prominent)
    let size = isLarge && node.kind == .alertTitle ? 17.0 : 13.0
    let weight = node.kind == .alertTitle ? FontWeight.semibold : .regular
    let broken = lines(
      of: node.text, in: node.frame.width, size: size, weight: weight, era: layout.era)
    let height = node.frame.height / Double(max(1, broken.count))
    for (index, line) in broken.enumerated() {
      let place = Rect(
        node.frame.x, node.frame.y + height * Double(index), node.frame.width, height)
      drawing.centered(line, in: place, size: size, isLarge ? .text : .secondary, weight: weight)
    }
  }
}

extension ScreenArtist {
  /// The lines that part an action of an alert from what is above it and on its left.
  mutating func drawAlertLines(of node: LayoutNode, at index: Int) {
    guard let scene = node.scene, program[scene].kind.isAlert else { return }
    let frame = node.frame
    drawing.line(Point(frame.x, frame.y), Point(frame.maxX, frame.y), .line, width: 0.5)
    let before = layout.nodes[index - 1]
    guard before.kind == .element, before.frame.y == frame.y else { return }
    drawing.line(Point(frame.x, frame.y), Point(frame.x, frame.maxY), .line, width: 0.5)
  }
}

extension Drawing {
  /// An action of an alert or a sheet; a destructive one is red.
  mutating func drawAlertAction(_ element: ElementPicture, in frame: Rect) {
    let isDestructive = element.look.actionStyle == .destructive
    let ink: Ink = element.isEnabled ? (isDestructive ? .alert : .tint) : .tertiary
    centered(
      element.text, in: frame, size: frame.height > 50 ? 20 : 17, ink,
      color: element.isEnabled && !isDestructive ? element.tint : nil, weight: element.look.weight)
  }
}
