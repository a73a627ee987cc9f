import NavLayout
import NavModel
import NavSimulator
import NavText

extension Drawing {
  /// A scene's screen at rest, in points of the app.
  mutating func draw(_ thumbnail: SceneThumbnail, of program: Program) {
    let frame = Rect(Point(0, 0), thumbnail.screen)
    let scene = program[thumbnail.scene]
    if scene.kind.isContainer {
      drawContainer(thumbnail.scene, in: frame, program)
      return
    }
    let radius = 9 / thumbnail.scale
    let width = 1 / thumbnail.scale
    let ground = program.ground(of: thumbnail.scene)
    outline(frame, radius: radius, .frame, width: width, fill: ground)
    var artist = SceneArtist(program: program, thumbnail: thumbnail, drawing: handOver())
    artist.drawElements()
    artist.drawBars()
    self = artist.drawing.handOver()
    outline(frame, radius: radius, .frame, width: width)
  }

  /// Containers show no content of their own: a card with the bar that they bring along.
  private mutating func drawContainer(_ id: ID<Scene>, in frame: Rect, _ program: Program) {
    let scene = program[id]
    outline(frame, radius: 9, .frame, fill: .grouped)
    let glyph: Glyph
    var center = Point(frame.midX, frame.midY)
    switch scene.kind {
    case .navigation:
      glyph = .stack
      center.y += 9
      fill(Rect(0.5, 21, frame.width - 1, 0.8), .line)
      draw(.back, around: Point(11, 11), side: 11, .frame, width: 1.4)
      fill(Rect(frame.midX - 22, 8.5, 44, 5), radius: 2.5, .fillDeep)
    case .tabBar:
      glyph = .tabs
      center.y -= 9
      drawTabs(of: id, in: frame, program)
    case .split:
      glyph = .columns
      center.x += 22
      fill(Rect(44, 0.5, 0.8, frame.height - 1), .line)
      for row in 0..<4 {
        fill(Rect(9, 13 + Double(row) * 13, 26, 4), radius: 2, .fillDeep)
      }
    case .page, .view, .table, .collection:
      glyph = .pages
      center.y -= 5
      for dot in 0..<3 {
        let place = Point(frame.midX + Double(dot - 1) * 10, frame.maxY - 12)
        draw(.circle(place, radius: 2.5, Paint(fill: dot == 0 ? .secondary : .fillDeep)))
      }
    }
    draw(glyph, around: center, side: 30, .frame, width: 1.4)
    outline(frame, radius: 9, .frame)
  }

  private mutating func drawTabs(of id: ID<Scene>, in frame: Rect, _ program: Program) {
    fill(Rect(0.5, frame.maxY - 24, frame.width - 1, 0.8), .line)
    let tabs = program.children(of: id)
    let shown = tabs.prefix(tabs.count > 5 ? 4 : 5).map { tab in
      program.tabGlyph(of: tab.destination, saying: program.tabText(of: tab.destination))
    }
    let glyphs = shown + (tabs.count > 5 ? [.more] : [])
    for (index, glyph) in glyphs.enumerated() {
      let x = frame.width * (Double(index) + 0.5) / Double(glyphs.count)
      draw(glyph, around: Point(x, frame.maxY - 12), side: 13, .frame, width: 1.1)
    }
  }
}

extension ControllerKind {
  /// As Interface Builder calls it.
  var title: String {
    switch self {
    case .view: "View Controller"
    case .table: "Table View Controller"
    case .collection: "Collection View Controller"
    case .navigation: "Navigation Controller"
    case .tabBar: "Tab Bar Controller"
    case .split: "Split View Controller"
    case .page: "Page View Controller"
    }
  }
}

private struct SceneArtist {
  let program: Program
  let thumbnail: SceneThumbnail
  var drawing: Drawing

  private var scene: Scene { program[thumbnail.scene] }
  private var size: Size { thumbnail.screen }

  // MARK: Elements

  mutating func drawElements() {
    let elements = scene.elements
    let rowsBehind = elements.last { program[$0].kind == .tableView }
    if rowsBehind == nil { drawRows() }
    for (position, id) in elements.enumerated() {
      guard let frame = thumbnail.frames.frames[position], isSeen(frame), !isInRow(id) else {
        continue
      }
      if !thumbnail.contents[position].isHidden {
        var control = Control(id, in: program)
        control.text = thumbnail.contents[position].text
        control.isHolder = isHolder(position)
        if control.text.isEmpty { settleText(of: &control, id) }
        draw(frame, of: id) { $0.drawing.draw(control, in: frame) }
      }
      if id == rowsBehind { drawRows() }
    }
  }

  /// What cuts a thing that scrolls: nothing, the window that it is seen through, or all of it is out of sight.
  private enum Sight {
    case whole
    case part(Rect)
    case none
  }

  private func sight(of frame: Rect, _ element: ID<Element>) -> Sight {
    guard let window = thumbnail.window(on: element, program) else { return .whole }
    if frame.y >= window.y && frame.maxY <= window.maxY && frame.x >= window.x
      && frame.maxX <= window.maxX
    {
      return .whole
    }
    let isSeen =
      frame.y < window.maxY - 1 && frame.maxY > window.y + 1 && frame.x < window.maxX
      && frame.maxX > window.x
    return isSeen ? .part(window) : .none
  }

  /// Draws as much of a thing as is seen.
  private mutating func draw(
    _ frame: Rect, of element: ID<Element>, _ body: (inout SceneArtist) -> Void
  ) {
    switch sight(of: frame, element) {
    case .none: return
    case .whole: body(&self)
    case .part(let window):
      var group = Drawing.Group(role: "inside")
      group.clip = Drawing.Clip(window, radius: 0)
      drawing.open(group)
      body(&self)
      drawing.close()
    }
  }

  /// The placeholder for a missing text.
  private func settleText(of control: inout Control, _ id: ID<Element>) {
    let element = program[id]
    let cold = program[cold: id]
    switch control.kind {
    case .textField, .searchBar, .textView:
      if let placeholder = program[element.attributes, .placeholder] {
        control.text = program[placeholder]
      }
      control.isPlaceholder = true
    case .button:
      if program.value(of: .image, in: element.attributes) == nil {
        control.text = program[element.name]
      }
    case .label:
      control.text = program[element.name]
      control.isPlaceholder = true
    case .view: control.text = cold.className.isNone ? "" : program[cold.className]
    default: break
    }
  }

  private func isSeen(_ frame: Rect) -> Bool {
    frame.x < size.width && frame.y < size.height && frame.maxX > 0 && frame.maxY > 0
  }

  private func isHolder(_ position: Int) -> Bool {
    let id = scene.elements[scene.elements.startIndex + position]
    let next = Int(id.index) + 1
    return next < scene.elements.endIndex && program[ID<Element>(next)].parent == id
      && !program[ID<Element>(next)].kind.isGesture
  }

  private func isInRow(_ element: ID<Element>) -> Bool {
    var next: ID<Element>? = element
    while let id = next {
      if program[id].kind.isRow { return true }
      next = program[id].parent
    }
    return false
  }

  // MARK: Rows

  private mutating func drawRows() {
    for row in thumbnail.frames.rows where row.frame.y < size.height - 4 {
      draw(row.frame, of: row.element) { $0.draw(row) }
    }
  }

  private mutating func draw(_ row: RowFrame) {
    let position = Int(row.element.index) - scene.elements.startIndex
    guard row.kind == .row else {
      var text = thumbnail.contents[position].text
      if row.kind == .footer, let footer = program[row.element, .footer] {
        text = program[footer]
      }
      drawing.paragraph(
        text, in: row.text ?? row.frame.inset(by: EdgeInsets(left: 16)), size: 13, .secondary)
      return
    }
    let content = thumbnail.contents[position].rows
    guard row.index < content.count else { return }
    let isGrid = scene.kind == .collection || row.frame.width < size.width * 0.45
    if isGrid {
      let text = content[row.index].text
      let hasContent = row.parts.contains { $0 != nil }
      drawing.drawGridCell(text, in: row.frame, hasContent: hasContent)
    } else {
      drawing.fill(row.frame, .card)
      drawing.fill(
        Rect(row.frame.x + 16, row.frame.maxY - 1, row.frame.width - 16, 1), .line)
    }
    drawParts(of: row, position)
    var look = RowLook(row.element, in: program)
    let isSaid = row.parts.indices.contains {
      row.parts[$0] != nil && says(position + 1 + $0, content[row.index].text, in: row)
    }
    look.text = isSaid ? "" : content[row.index].text
    if look.text.isEmpty && row.parts.allSatisfy({ $0 == nil }) {
      look.text = program[program[row.element].name]
      look.isPlaceholder = true
    }
    let isDetailSaid = row.parts.indices.contains {
      let place = position + 1 + $0
      return row.parts[$0] != nil && place < thumbnail.contents.count
        && thumbnail.contents[place].text == content[row.index].detail
    }
    look.detail = isSaid || isDetailSaid ? "" : content[row.index].detail
    if let accessory = program[row.element, .cellAccessory] {
      look.accessory = accessory
    } else if leadsOn(row.element) {
      look.hintThatItLeadsOn(in: row.frame, beside: row.parts.compactMap { $0 })
    }
    if !isGrid { drawing.draw(look, in: row.frame) }
  }

  /// Whether an element in a row says what the row says. Where labels stand for themselves, nothing may be over them.
  private func says(_ position: Int, _ text: String, in row: RowFrame) -> Bool {
    guard position < thumbnail.contents.count else { return false }
    let own = thumbnail.contents[position].text
    let id = scene.elements[scene.elements.startIndex + position]
    return own == text || row.text == nil && program[id].kind == .label && !own.isEmpty
  }

  private mutating func drawParts(of row: RowFrame, _ position: Int) {
    for (offset, frame) in row.parts.enumerated() {
      let place = position + 1 + offset
      guard let frame, place < thumbnail.contents.count else { continue }
      let id = scene.elements[scene.elements.startIndex + place]
      var control = Control(id, in: program)
      control.text = thumbnail.contents[place].text
      if row.index < thumbnail.contents[position].rows.count {
        let parts = thumbnail.contents[position].rows[row.index].parts
        if offset < parts.count, let text = parts[offset] { control.text = text }
      }
      control.isHolder = isHolder(place)
      if control.text.isEmpty { settleText(of: &control, id) }
      drawing.draw(control, in: frame)
    }
  }

  private func leadsOn(_ cell: ID<Element>) -> Bool {
    program.segues[scene.segues].contains {
      $0.trigger == .element(cell) && $0.operation != .embed && $0.operation != .unwind
    }
  }

  // MARK: Bars

  mutating func drawBars() {
    let bars = thumbnail.bars
    if bars.contains(.navigationBar) { drawNavigationBar() }
    if thumbnail.hasToolbar { drawToolbar() }
    if bars.contains(.tabBar) { drawTabBar() }
  }

  private mutating func drawNavigationBar() {
    let metrics = thumbnail.metrics
    let height = metrics.statusHeight + metrics.barHeight
    let bar = Rect(0, metrics.statusHeight, size.width, metrics.barHeight)
    // A large title is on the ground of the content.
    if !thumbnail.hasLargeTitle {
      // Its upper corners follow the screen's.
      let radius = 9 / thumbnail.scale
      drawing.fill(Rect(0, 0, size.width, radius * 2), radius: radius, .bar)
      drawing.fill(Rect(0, radius, size.width, max(0, height - radius)), .bar)
      drawing.fill(Rect(0, height - 1, size.width, 1), .line)
    }
    let left = drawItems(.left, in: bar)
    let right = drawItems(.right, in: bar)
    // In the middle of the bar; beside what would cover it there.
    let room = bar.inset(by: EdgeInsets(left: left + 8, right: right + 8))
    if let view = program.scenes.cold(of: scene).titleView {
      var control = Control(view, in: program)
      if control.text.isEmpty { control.text = program[program[view].name] }
      drawing.draw(control, in: room.middle(height: 30))
    } else if thumbnail.hasLargeTitle {
      let place = Rect(16, height, size.width - 32, metrics.largeTitleHeight)
      drawing.leading(title, in: place, size: 34, .text, weight: .bold)
    } else {
      let title = title
      let width = textWidth(title, size: 17, weight: .semibold)
      let middle = Rect(bar.midX - width / 2 - 1, bar.y, width + 2, bar.height)
      let fits = middle.x >= room.x && middle.maxX <= room.maxX
      drawing.centered(title, in: fits ? middle : room, size: 17, .text, weight: .semibold)
    }
  }

  /// What was written as the title, if anything was.
  private var title: String {
    for key in [AttributeKey.navigationTitle, .title] {
      if case .text(let title) = program.value(of: key, in: scene.attributes) {
        return program[title]
      }
    }
    return program.value(of: .title, in: scene.attributes) == nil ? "" : program[scene.name]
  }

  /// Draws the items of one side; the answer is how much room they take.
  private mutating func drawItems(_ slot: BarSlot, in bar: Rect) -> Double {
    let isLeft = slot == .left
    var x = isLeft ? bar.x + 12 : bar.maxX - 12
    for item in program.barItems[scene.barItems] where item.slot == slot {
      if item.systemItem?.isSpace == true { continue }
      let width = width(of: item)
      let frame = Rect(isLeft ? x : x - width, bar.y, width, bar.height)
      draw(item, in: frame)
      x += isLeft ? width + 12 : -width - 12
    }
    return isLeft ? x : bar.maxX - x
  }

  private func width(of item: BarItem) -> Double {
    if glyph(of: item) != nil { return 24 }
    let share = item.slot == .toolbar ? 0.6 : 0.3
    return min(size.width * share, textWidth(text(of: item), size: 17))
  }

  private mutating func draw(_ item: BarItem, in frame: Rect) {
    if let view = program.barItems.cold(of: item).customView {
      var control = Control(view, in: program)
      if control.text.isEmpty { control.text = program[program[view].name] }
      drawing.draw(control, in: frame.middle(height: 30))
    } else if let glyph = glyph(of: item) {
      drawing.draw(glyph, around: Point(frame.midX, frame.midY), side: 24, .tint, width: 2)
    } else {
      drawing.centered(text(of: item), in: frame, size: 17, .tint)
    }
  }

  private func glyph(of item: BarItem) -> Glyph? {
    if let system = item.systemItem { return system.glyph }
    if case .text(let image) = program.value(
      of: .image, in: program.barItems.cold(of: item).attributes)
    {
      return .standing(for: program[image])
    }
    return nil
  }

  private func text(of item: BarItem) -> String {
    if let text = item.text { return program[text] }
    if let system = item.systemItem { return system.facts.title }
    return program[item.name]
  }

  private mutating func drawToolbar() {
    let bottom = thumbnail.bars.contains(.tabBar) ? thumbnail.metrics.tabBarHeight : 0
    let height = thumbnail.metrics.barHeight
    let bar = Rect(0, size.height - bottom - height, size.width, height)
    drawLowerBar(bar, isLowest: bottom == 0)
    let items = program.barItems[scene.barItems].filter { $0.slot == .toolbar }
    let widths = items.map { item -> Double in
      switch item.systemItem {
      case .flexibleSpace: 0
      case .fixedSpace: 20
      default: width(of: item)
      }
    }
    let spaces = items.filter { $0.systemItem == .flexibleSpace }.count
    let taken = widths.reduce(0, +) + 12 * Double(max(0, items.count - 1)) + 32
    let share = spaces == 0 ? 0 : max(0, size.width - taken) / Double(spaces)
    var x = 16.0
    for (item, width) in zip(items, widths) {
      let frame = Rect(x, bar.y, item.systemItem == .flexibleSpace ? share : width, bar.height)
      if item.systemItem?.isSpace != true && frame.maxX <= size.width { draw(item, in: frame) }
      x += frame.width + 12
    }
  }

  /// The ground of a bar; the lowest follows the corners of the screen.
  private mutating func drawLowerBar(_ bar: Rect, isLowest: Bool) {
    let radius = 9 / thumbnail.scale
    if isLowest {
      let height = max(bar.height, radius * 2)
      drawing.fill(Rect(bar.x, bar.maxY - height, bar.width, height), radius: radius, .bar)
      drawing.fill(Rect(bar.x, bar.y, bar.width, max(0, bar.height - radius)), .bar)
    } else {
      drawing.fill(bar, .bar)
    }
    drawing.fill(Rect(bar.x, bar.y, bar.width, 1), .line)
  }

  private mutating func drawTabBar() {
    let height = thumbnail.metrics.tabBarHeight
    let bar = Rect(0, size.height - height, size.width, height)
    drawLowerBar(bar, isLowest: true)
    guard let tabs = thumbnail.tabs else { return }
    let scenes = program.children(of: tabs).map { $0.destination }
    let shown = scenes.prefix(scenes.count > 5 ? 4 : 5)
    let count = shown.count + (scenes.count > 5 ? 1 : 0)
    let width = size.width / Double(max(1, count))
    for (index, scene) in shown.enumerated() {
      draw(tab: scene, in: Rect(Double(index) * width, bar.y, width, height))
    }
    if count > shown.count {
      let cell = Rect(Double(shown.count) * width, bar.y, width, height)
      drawTab(.more, "More", in: cell)
    }
  }

  private mutating func draw(tab scene: ID<Scene>, in cell: Rect) {
    let text = program.tabText(of: scene)
    drawTab(program.tabGlyph(of: scene, saying: text), text, in: cell)
  }

  private mutating func drawTab(_ glyph: Glyph, _ text: String, in cell: Rect) {
    if thumbnail.metrics.hasInlineTabs {
      let shown = truncated(text, to: max(0, cell.width - 24), size: 13)
      let start = cell.midX - (22 + textWidth(shown, size: 13)) / 2
      drawing.draw(glyph, around: Point(start + 9, cell.midY), side: 18, .secondary)
      drawing.leading(
        shown, in: Rect(start + 22, cell.y, cell.maxX - start - 22, cell.height), size: 13,
        .secondary)
      return
    }
    drawing.draw(glyph, around: Point(cell.midX, cell.y + 18), side: 24, .secondary)
    drawing.centered(
      text, in: Rect(cell.x + 1, cell.y + 32, cell.width - 2, 13), size: 10, .secondary,
      weight: .medium)
  }
}
