import NavLayout
import NavModel
import NavSimulator
import NavText

extension ScreenArtist {
  /// The keyboard: its ground, and its keys as far as they are not nodes of their own.
  mutating func drawKeyboard(_ node: LayoutNode, at index: Int) {
    let frame = node.frame
    drawing.fill(frame, .fillDeep)
    let returnKey = inside(index).first { $0.kind == .returnKey }?.frame
    // Pads have none (KEY-9).
    let isNumeric = returnKey == nil
    let rows = isNumeric ? ["123", "456", "789", " 0 "] : ["qwertyuiop", "asdfghjkl", "zxcvbnm"]
    let bottom = layout.nodes.first { $0.kind == .homeIndicator }.map { $0.frame.height } ?? 0
    let height = returnKey?.height ?? (frame.height - bottom) / 4
    let top = frame.maxY - bottom - 4 * height
    for (row, keys) in rows.enumerated() {
      let width = frame.width / Double(isNumeric ? 3 : 10)
      let start = frame.midX - width * Double(keys.count) / 2
      for (column, key) in keys.enumerated() where key != " " {
        let place = Rect(
          start + width * Double(column), top + height * Double(row), width, height)
        // An iPad has its return key at the end of the row of the a.
        if let returnKey, place.maxX > returnKey.x, abs(place.y - returnKey.y) < 1 { continue }
        drawKey(place, String(key))
      }
    }
    if !isNumeric {
      let space = Rect(frame.midX - frame.width / 4, top + 3 * height, frame.width / 2, height)
      drawKey(space, "space")
    }
  }

  /// The return key, which is a node because it does something.
  mutating func drawReturnKey(_ node: LayoutNode) { drawKey(node.frame, node.text) }

  mutating func drawHideKey(_ node: LayoutNode) {
    drawKey(node.frame, "")
    let place = node.frame
    drawing.line(
      Point(place.midX - 6, place.midY - 3), Point(place.midX, place.midY + 3), .text, width: 2)
    drawing.line(
      Point(place.midX, place.midY + 3), Point(place.midX + 6, place.midY - 3), .text, width: 2)
  }

  private mutating func drawKey(_ frame: Rect, _ text: String) {
    let key = frame.inset(by: EdgeInsets(top: 5, left: 3, bottom: 5, right: 3))
    drawing.fill(key, radius: 5, .screen)
    drawing.centered(text, in: key, size: text.utf8.count == 1 ? 21 : 16, .text)
  }
}
