import NavLayout
import NavModel
import NavSimulator
import NavText

extension Drawing {
  /// A scene's screen at rest, as much of it as `size` shows, in points of the app.
  init(_ layout: ScreenLayout, of size: Size, _ program: borrowing Program, scale: Double) {
    self.init(size: size, title: "")
    let frame = Rect(Point(0, 0), size)
    let radius = 9 / scale
    // Most nodes are one mark or two.
    reserve(layout.nodes.count * 2 + 4)
    var glass = Group(role: "inside")
    glass.clip = Clip(frame, radius: radius)
    open(glass)
    var artist = ScreenArtist(
      program: copy program, layout: layout, isAtRest: true, handOver())
    artist.drawNodes()
    self = artist.drawing.handOver()
    close()
    outline(frame, radius: radius, .frame, width: 1 / scale)
    giveBackRoom()
  }

  /// Containers show no content of their own: a card with the bar that they bring along.
  init(container id: ID<Scene>, of size: Size, _ program: borrowing Program) {
    self.init(size: size, title: "")
    let frame = Rect(Point(0, 0), size)
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
    case .page, .view, .table, .collection, .alert, .actionSheet, .system:
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
      program.tabSign(of: tab.destination) ?? .letter(of: program.tabText(of: tab.destination))
    }
    let signs = shown + (tabs.count > 5 ? [SystemTabItem.more.sign] : [])
    for (index, sign) in signs.enumerated() {
      let x = frame.width * (Double(index) + 0.5) / Double(signs.count)
      draw(sign, around: Point(x, frame.maxY - 12), side: 14, .frame, on: .grouped)
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
    case .alert: "Alert"
    case .actionSheet: "Action Sheet"
    case .system: "System Controller"
    }
  }
}
