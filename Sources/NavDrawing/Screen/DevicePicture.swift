import NavLayout
import NavModel
import NavSimulator
import NavText

// What the system draws over every app.
extension ScreenArtist {
  mutating func drawStatusBar(in frame: Rect) {
    guard frame.height > 0 else { return }
    let isOld = frame.height <= 24
    let size = isOld ? 12.0 : 16.0
    // Beside a notch or an island the time is in the middle of what is left.
    let y = isOld ? frame.midY : frame.maxY - 20
    let edge = isOld ? 8.0 : min(52, frame.width * 0.12)
    let baseline = Drawing.baseline(around: y, size: size)
    let color: ColorValue? = isStatusBarLight ? .white : nil
    // Since iOS 12, in the middle of what is called flat here, iPads show the time at the leading side.
    let isLeading = layout.device.facts.family == .pad && layout.era.hasCards
    let corner = isLeading ? 14.0 : 6
    let time = isLeading ? frame.x + corner + 16 : isOld ? frame.midX : frame.x + edge
    drawing.text(
      "9:41", at: Point(time, baseline), size: size, .text, color: color, weight: .semibold,
      anchor: .middle)
    drawBattery(rightOf: isOld ? frame.maxX - corner : frame.maxX - edge + 26, around: y, color)
  }

  private mutating func drawBattery(
    rightOf right: Double, around y: Double, _ color: ColorValue?
  ) {
    let body = Rect(right - 25, y - 5.5, 22, 11)
    drawing.outline(body, radius: 3, .frame)
    drawing.fill(
      body.inset(by: EdgeInsets(top: 2, left: 2, bottom: 2, right: 2)), radius: 1.5, .text,
      color: color)
    drawing.fill(Rect(body.maxX + 1.5, y - 2, 1.5, 4), radius: 0.7, .frame)
    let isPad = layout.device.facts.family == .pad
    let wifi = Point(body.x - (isPad ? 13 : 12), y)
    drawing.draw(Sign(named: "wifi"), around: wifi, side: 17, .text, color: color)
    for bar in 0..<(isPad ? 0 : 4) {
      let height = 4 + Double(bar) * 2.3
      drawing.fill(
        Rect(body.x - 42 + Double(bar) * 4.5, y + 5.5 - height, 3, height), radius: 0.8, .text,
        color: color)
    }
  }

  mutating func drawHomeIndicator(in frame: Rect) {
    let width = min(frame.width * 0.9, 139)
    drawing.fill(Rect(frame.midX - width / 2, frame.maxY - 13, width, 5), radius: 2.5, .text)
  }

  /// What is at the top decides: what a card has pushed back, the bar of a stack, else the controller.
  private var isStatusBarLight: Bool {
    if layout.nodes.contains(where: { $0.kind == .sheet && pushesBack($0) }) { return true }
    let top = layout.nodes.last { $0.kind == .content && $0.frame.y <= 0 && $0.frame.x <= 0 }
    let bar = layout.nodes.lastIndex {
      $0.kind == .navigationBar && $0.frame.y <= statusBarHeight + 0.5 && $0.frame.x <= 0
    }
    if let bar { return paint(ofBarAt: bar).isBlack }
    guard let scene = top?.scene else { return false }
    return program[scene, .preferredStatusBarStyle] == .lightContent
  }

  var statusBarHeight: Double { statusBar?.maxY ?? 0 }

  // MARK: Presentations

  mutating func drawDimming(_ node: LayoutNode, at index: Int) {
    let above = layout.nodes[index...].first { $0.kind == .popover || $0.kind == .sheet }
    guard let above, pushesBack(above) else {
      return drawing.fill(node.frame, above?.kind == .popover ? .shade : .dimming)
    }
    // Since iOS 13 what presents a card that is as high as the screen becomes a card itself, of which a strip is seen.
    drawing.fill(node.frame, .dimming)
    let sheet = above.frame
    drawing.fill(
      Rect(sheet.x, node.frame.y, sheet.width, sheet.y + 24 - node.frame.y), .bezel,
      color: .black)
    let strip = Rect(sheet.x + 16, sheet.y - 10, sheet.width - 32, 34)
    drawing.fill(strip, radius: 10, ground(of: content(before: index)?.scene).ink)
    drawing.fill(strip, radius: 10, .dimming)
  }

  /// Whether a card makes what presents it small: on phones held upright, when it is as high as it can be.
  private func pushesBack(_ sheet: LayoutNode) -> Bool {
    sheet.kind == .sheet && layout.era.hasCards && sheet.frame.width == layout.size.width
      && sheet.frame.y > 10 && sheet.frame.y < layout.size.height * 0.3
  }

  /// What does not reach the sides of the screen is as round as its corners (GLASS-8).
  func sheetRadius(of node: LayoutNode) -> Double {
    guard layout.era.hasCards else { return 0 }
    guard layout.era.hasGlass else { return 11 }
    return node.frame.width < layout.size.width ? 34 : 24
  }

  private func content(before index: Int) -> LayoutNode? {
    layout.nodes[..<index].last { $0.kind == .content }
  }
}
