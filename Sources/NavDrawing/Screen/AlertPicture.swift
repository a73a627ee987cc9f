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
    let size = isLarge ? 17.0 : 13.0
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

extension Drawing {
  /// An action of an alert or a sheet, below a line; a destructive one is red.
  mutating func drawAlertAction(_ element: ElementPicture, in frame: Rect) {
    line(Point(frame.x, frame.y), Point(frame.maxX, frame.y), .line, width: 0.5)
    let isDestructive = element.look.actionStyle == .destructive
    let ink: Ink = element.isEnabled ? (isDestructive ? .alert : .tint) : .tertiary
    centered(
      element.text, in: frame, size: frame.height > 50 ? 20 : 17, ink,
      color: element.isEnabled && !isDestructive ? element.tint : nil, weight: element.look.weight)
  }
}
