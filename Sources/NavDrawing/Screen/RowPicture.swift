import NavLayout
import NavModel
import NavSimulator
import NavText

/// What a row of a table says and where; cells of real rows and of the canvas look alike.
struct RowLook {
  enum Style {
    case basic
    case detailRight
    case detailLeft
    case subtitle
  }

  var text = ""
  var detail = ""
  var style = Style.basic
  var accessory = CellAccessory.none
  var isEnabled = true
  var isPlaceholder = false
  /// The picture before the text.
  var image: Sign?
  /// For its signs; nil for iOS's blue.
  var tint: ColorValue?
  var isEditing = false
  /// What elements in the row leave to its text at the trailing side.
  var taken = 0.0
  /// Where its texts and its accessory are, if that is known.
  var places = Places()

  struct Places {
    var text: Rect?
    var detail: Rect?
    var accessory: Rect?
  }

  /// How the cell is made; nil for a row of UIKit's own.
  init(_ cell: ShownElement?) {
    guard let look = cell?.look else { return }
    switch look.cellStyle {
    case .rightDetail: style = .detailRight
    case .leftDetail: style = .detailLeft
    case .subtitle: style = .subtitle
    case .custom, .basic, nil: style = .basic
    }
  }

  /// UIKit draws a mark only where `accessory:` asks for one. Pictures show that a row leads on all the same: where the
  /// mark would be, or in the margin where something else does. The row ends before a notch.
  mutating func hintThatItLeadsOn(in row: Rect, beside parts: [Rect]) {
    accessory = .disclosureIndicator
    let width = 33.0
    let isTaken = parts.contains { $0.maxX > row.maxX - width + 8 && $0.x < row.maxX }
    let room = isTaken ? min(16, width) : width
    let place = Rect(row.maxX - room, row.y, room, row.height)
    places.accessory = place
    var end = place.x
    if let detail = places.detail {
      let isRight = settledStyle == .detailRight
      let over = max(0, detail.maxX - end)
      places.detail = Rect(
        isRight ? detail.x - over : detail.x, detail.y,
        isRight ? detail.width : max(0, detail.width - over), detail.height)
      if isRight { end = min(end, detail.x - over - 6) }
    }
    if let text = places.text { places.text?.width = max(0, min(text.width, end - text.x)) }
  }

  /// Where a second text is when the cell does not say.
  var settledStyle: Style { style == .basic && !detail.isEmpty ? .detailRight : style }
}

extension Drawing {
  /// The words and signs of a row; its ground and its separator are drawn before.
  mutating func draw(_ row: RowLook, in frame: Rect) {
    if let place = row.places.accessory { drawSigns(of: row, place) }
    if let place = row.places.text {
      drawPlaced(row, place, in: frame)
      return
    }
    var room = frame.inset(by: EdgeInsets(left: 16, right: 12))
    let side = min(22, frame.height * 0.6)
    if let place = row.places.accessory { room.width = min(room.maxX, place.x) - room.x }
    for glyph in row.places.accessory == nil ? row.signs : [] {
      let center = Point(room.maxX - side / 2, frame.midY)
      let isQuiet = glyph == .forward
      draw(
        glyph, around: center, side: isQuiet ? side * 0.72 : side, isQuiet ? .tertiary : .tint,
        width: isQuiet ? 2 : 1.7, color: isQuiet ? nil : row.tint)
      room.width -= side + 4
    }
    room.width -= row.taken
    if let image = row.image {
      let box = min(28, frame.height - 12)
      draw(
        image, around: Point(room.x + box / 2, frame.midY), side: box, .tint, color: row.tint,
        on: .card)
      room.x += box + 12
      room.width -= box + 12
    }
    let size = min(17, frame.height * 0.5)
    let ink: Ink = row.isEnabled && !row.isPlaceholder ? .text : .tertiary
    switch row.settledStyle {
    case .basic: leading(row.text, in: room, size: size, ink)
    case .detailRight:
      let width = min(textWidth(row.detail, size: size), room.width * 0.6)
      let right = Rect(room.maxX - width - 0.5, room.y, width + 0.5, room.height)
      trailing(row.detail, in: right, size: size, .secondary)
      leading(
        row.text, in: room.inset(by: EdgeInsets(right: width > 0 ? width + 8 : 0)), size: size, ink)
    case .detailLeft:
      let width = room.width * 0.3
      trailing(
        row.text, in: Rect(room.x, room.y, width, room.height), size: size * 0.8, .tint,
        color: row.tint)
      leading(row.detail, in: room.inset(by: EdgeInsets(left: width + 6)), size: size * 0.88, ink)
    case .subtitle where row.detail.isEmpty: leading(row.text, in: room, size: size, ink)
    case .subtitle:
      let half = room.height / 2
      leading(row.text, in: Rect(room.x, room.y + half * 0.14, room.width, half), size: size, ink)
      leading(
        row.detail, in: Rect(room.x, room.y + half * 0.92, room.width, half), size: size * 0.71,
        .secondary)
    }
  }
}

extension Drawing {
  private mutating func drawSigns(of row: RowLook, _ frame: Rect) {
    let side = min(22, max(frame.height, 14))
    for (index, glyph) in row.signs.enumerated() {
      let isQuiet = glyph == .forward
      let center = Point(
        index == 0 ? frame.maxX - side * 0.3 : frame.x + side * 0.5, frame.midY)
      draw(
        glyph, around: row.signs.count == 1 ? Point(frame.midX, frame.midY) : center,
        side: isQuiet ? side * 0.76 : side, isQuiet ? .tertiary : .tint, width: isQuiet ? 2 : 1.7,
        color: isQuiet ? nil : row.tint)
    }
  }

  /// The same where the layout knows the place of each part.
  private mutating func drawPlaced(_ row: RowLook, _ place: Rect, in frame: Rect) {
    let ink: Ink = row.isEnabled && !row.isPlaceholder ? .text : .tertiary
    let isLeft = row.style == .detailLeft
    var place = place
    if let image = row.image {
      let side = min(28, max(12, place.height))
      draw(
        image, around: Point(place.x + side / 2, frame.midY), side: side, .tint, color: row.tint,
        on: .card)
      place = place.inset(by: EdgeInsets(left: side + 12))
    }
    // What another font needs more than the system's must not cut a text that fits.
    let room = place.inset(by: EdgeInsets(right: -4))
    if isLeft {
      trailing(row.text, in: place, size: 12, .tint, color: row.tint)
    } else {
      leading(row.text, in: room, size: 17, ink)
    }
    guard let detail = row.places.detail else { return }
    switch row.settledStyle {
    case .subtitle: leading(row.detail, in: detail, size: 12, .secondary)
    case .detailLeft: leading(row.detail, in: detail, size: 15, ink)
    case .basic, .detailRight: trailing(row.detail, in: detail, size: 17, .secondary)
    }
  }
}

extension Drawing {
  /// A cell of a grid: a picture, and what it is called.
  mutating func drawGridCell(
    _ text: String, in frame: Rect, hasContent: Bool, color: ColorValue?
  ) {
    let cell = frame.inset(by: EdgeInsets(top: 2, left: 2, bottom: 2, right: 2))
    guard cell.width > 0 && cell.height > 0 else { return }
    fill(cell, radius: 6, .fill, color: color)
    if hasContent { return }
    let size = min(13, cell.height * 0.3)
    let isHigh = cell.height > 40
    if isHigh {
      let side = min(34, (cell.height - size) * 0.5)
      draw(.picture, around: Point(cell.midX, cell.midY - size * 0.7), side: side, .frame)
    }
    let room = cell.inset(by: EdgeInsets(left: 4, right: 4))
    let caption =
      isHigh ? Rect(room.x, cell.maxY - size * 2, room.width, size * 1.6) : room
    centered(text, in: caption, size: size, .secondary)
  }
}

extension RowLook {
  /// The signs at the end of a row, the outermost first.
  fileprivate var signs: [Glyph] {
    if isEditing { return [.reorder] }
    switch accessory {
    case .none: return []
    case .disclosureIndicator: return [.forward]
    case .detailDisclosureButton: return [.forward, .info]
    case .checkmark: return [.checkmark]
    case .detailButton: return [.info]
    }
  }
}

extension ScreenArtist {
  mutating func drawRow(_ node: LayoutNode, at index: Int) {
    let frame = node.frame
    // The button at the end is drawn with the row.
    let parts = inside(index).filter { part in
      part.kind == .element && part.element.map { program[$0].kind } != .accessory
    }
    let cell = shown(by: node)
    let paint = cell.map { PaintFacts(program[$0.element].attributes, program) } ?? PaintFacts()
    inherit(paint.tint, below: node)
    if isInGrid(node, at: index) {
      drawing.drawGridCell(
        node.text, in: frame, hasContent: !parts.isEmpty, color: paint.background)
      return
    }
    drawGround(of: node, at: index, paint)
    var look = RowLook(cell)
    look.tint = tint
    look.image = paint.image.map { Sign(named: program[$0]) }
    look.isEnabled = !node.flags.contains(.disabled)
    look.isPlaceholder = node.flags.contains(.placeholder)
    look.accessory = node.accessory ?? .none
    // A label in the row says what the row says. Where labels stand for themselves, nothing may be over them.
    let isSaid = parts.contains {
      !$0.text.isEmpty && ($0.text == node.text || node.textFrame == nil && isLabel($0))
    }
    look.text = isSaid ? "" : node.text
    if isAtRest, let cell, node.text.isEmpty, parts.isEmpty {
      look.text = cell.name
      look.isPlaceholder = true
    }
    look.detail = parts.contains { $0.text == node.detail && !$0.text.isEmpty } ? "" : node.detail
    if let first = (parts.map { $0.frame.x }).min(), first > frame.midX {
      look.taken = frame.maxX - first
    }
    look.places = RowLook.Places(
      text: node.textFrame, detail: node.detailFrame, accessory: node.accessoryFrame)
    if node.accessory == nil && node.flags.contains(.leadsOn) {
      var row = frame
      if let content = content(around: index) {
        row.width = min(frame.maxX, content.frame.maxX - content.safeArea.right) - frame.x
      }
      look.hintThatItLeadsOn(in: row, beside: parts.map { $0.frame })
    }
    drawing.draw(look, in: frame)
  }

  private func isLabel(_ node: LayoutNode) -> Bool {
    shown(by: node)?.kind == .label
  }

  /// What a node is in.
  private func content(around index: Int) -> LayoutNode? {
    layout.nodes[..<index].last { $0.kind == .content }
  }

  /// Whether it is a cell of a grid, several of which are beside each other.
  private func isInGrid(_ node: LayoutNode, at index: Int) -> Bool {
    if let scene = content(around: index)?.scene, program[scene].kind == .collection { return true }
    return layout.nodes.contains {
      $0.kind == .row && $0.frame.y == node.frame.y && $0.controller == node.controller
        && ($0.frame.x >= node.frame.maxX || $0.frame.maxX <= node.frame.x)
    }
  }

  /// A row's ground and separator. Rows of an inset group share a card with round corners, which the first one draws.
  private mutating func drawGround(
    of node: LayoutNode, at index: Int, _ paint: PaintFacts
  ) {
    let frame = node.frame
    let color = paint.background
    let content = content(around: index)
    let around = content?.frame ?? frame
    let isInset = around.x < frame.x - 1 && around.maxX > frame.maxX + 1
    let isGrouped = content?.scene.map { program.isGrouped($0) } ?? false
    // It begins where the text does.
    let start = (node.textFrame?.x ?? frame.x + 16) - frame.x + (paint.image == nil ? 0 : 40)
    let separator = Rect(frame.x + start, frame.maxY - 0.5, frame.width - start, 0.5)
    guard isInset && isGrouped else {
      if let color {
        drawing.fill(frame, color: color)
      } else if isGrouped || !isOnItsColor(content?.scene) {
        drawing.fill(frame, here(isGrouped ? .card : .screen))
      }
      if isGrouped { drawEnds(of: frame) }
      drawing.fill(separator, .line)
      return
    }
    let others = layout.nodes.filter { $0.kind == .row && $0.frame.x == frame.x }
    func touches(_ y: Double, _ other: Double) -> Bool { y - other < 0.6 && other - y < 0.6 }
    if !others.contains(where: { touches($0.frame.maxY, frame.y) }) {
      var card = frame
      for other in others where touches(other.frame.y, card.maxY) {
        card.height += other.frame.height
      }
      drawing.fill(card, radius: 10, here(.card))
    }
    if let color { drawing.fill(frame, radius: 10, color: color) }
    if others.contains(where: { touches($0.frame.y, frame.maxY) }) {
      drawing.fill(separator, .line)
    }
  }

  /// Whether a plain table is in the colour of its rows already: `UITableViewCell` has the system's background, whatever
  /// the table has. What is painted twice has another edge where it is clipped.
  private func isOnItsColor(_ scene: ID<Scene>?) -> Bool {
    guard let scene, program[scene].kind == .table else { return false }
    return program[scene, .backgroundColor] == nil
  }

  /// Lines from edge to edge, above the first row of a group and below the last one.
  private mutating func drawEnds(of frame: Rect) {
    func isRow(at y: Double) -> Bool {
      layout.nodes.contains { node in
        node.kind == .row && node.frame.x == frame.x && node.frame.y < y && node.frame.maxY > y
      }
    }
    if !isRow(at: frame.y - 2) {
      drawing.fill(Rect(frame.x, frame.y, frame.width, 0.5), .line)
    }
    if !isRow(at: frame.maxY + 2) {
      drawing.fill(Rect(frame.x, frame.maxY - 0.5, frame.width, 0.5), .line)
    }
  }

  mutating func drawMoreRow(_ node: LayoutNode) {
    let frame = node.frame
    drawing.fill(frame, here(.screen))
    drawing.fill(Rect(frame.x + 56, frame.maxY - 0.5, frame.width - 56, 0.5), .line)
    if let sign = node.scene.flatMap({ program.tabSign(of: $0) }) {
      drawing.draw(
        sign, around: Point(frame.x + 30, frame.midY), side: 24, .tint, color: tint)
    }
    var look = RowLook(nil)
    look.text = node.text
    look.accessory = .disclosureIndicator
    if !node.detail.isEmpty {
      let width = max(20, textWidth(node.detail, size: 13) + 12)
      let badge = Rect(frame.maxX - 44 - width, frame.midY - 10, width, 20)
      drawing.fill(badge, radius: 10, .alert)
      drawing.centered(node.detail, in: badge, size: 13, .knob)
      look.taken = width + 8
    }
    drawing.draw(look, in: frame.inset(by: EdgeInsets(left: 40)))
  }
}
