import NavLayout
import NavModel

/// The body of a device around its screen.
struct DeviceFrame {
  let screen: Size
  let device: Device
  let isLandscape: Bool

  init(_ layout: ScreenLayout) {
    screen = layout.size
    device = layout.device
    isLandscape = layout.orientation.isLandscape
  }

  /// Devices whose screen reaches into rounded corners have no button below it.
  var hasButton: Bool { device.facts.portrait.bottom == 0 }
  private var isPad: Bool { device.facts.family == .pad }

  var screenRadius: Double { hasButton ? 3 : isPad ? 18 : 47 }

  /// From the edge of the picture to the screen.
  var insets: EdgeInsets {
    let side = isPad ? 22.0 : 14.0
    let end = hasButton ? (isPad ? 56.0 : 62.0) : side
    return isLandscape
      ? EdgeInsets(top: side, left: end, bottom: side, right: end)
      : EdgeInsets(top: end, left: side, bottom: end, right: side)
  }

  var size: Size {
    Size(screen.width + insets.left + insets.right, screen.height + insets.top + insets.bottom)
  }

  /// Behind the screen, in the coordinates of the picture.
  func draw(in drawing: inout Drawing) {
    let body = Rect(0, 0, size.width, size.height).inset(
      by: EdgeInsets(top: 1, left: 1, bottom: 1, right: 1))
    let radius = hasButton ? (isPad ? 30.0 : 44.0) : screenRadius + insets.left
    drawing.outline(body, radius: radius, .bezelLine, width: 2, fill: .bezel)
    guard hasButton else { return }
    let (button, slot) = places
    let radiusOfButton = min(22, isPad ? 18 : 22.0)
    drawing.draw(
      .circle(button, radius: radiusOfButton, Paint(stroke: .bezelLine, width: 2)))
    if !isPad {
      let size = isLandscape ? Size(5, 50) : Size(50, 5)
      drawing.fill(
        Rect(slot.x - size.width / 2, slot.y - size.height / 2, size.width, size.height),
        radius: 2.5, .bezelLine)
    } else {
      drawing.draw(.circle(slot, radius: 4, Paint(fill: .bezelLine)))
    }
  }

  /// Where the body meets the screen, over both. Renderers that clip each mark by itself leave different edges under
  /// different numbers of marks.
  func drawEdge(in drawing: inout Drawing) {
    let frame = Rect(Point(insets.left, insets.top), screen)
    drawing.outline(frame, radius: screenRadius, .bezel, width: 3)
  }

  /// The home button, and the slot of the speaker at the other end.
  private var places: (button: Point, slot: Point) {
    isLandscape
      ? (
        Point(size.width - insets.right / 2, size.height / 2),
        Point(insets.left / 2, size.height / 2)
      )
      : (
        Point(size.width / 2, size.height - insets.bottom / 2),
        Point(size.width / 2, insets.top / 2)
      )
  }

  /// The cameras of phones that have them within the screen, in the coordinates of the screen.
  func drawCamera(in drawing: inout Drawing) {
    guard !hasButton && !isPad else { return }
    let top = device.facts.portrait.top
    let hasIsland = top >= 59
    let long = hasIsland ? 124.0 : 200.0
    let wide = hasIsland ? 36.0 : 30.0
    let gap = hasIsland ? (top >= 62 ? 14.0 : 11.0) : -6.0
    let frame =
      isLandscape
      ? Rect(gap, screen.height / 2 - long / 2, wide, long)
      : Rect(screen.width / 2 - long / 2, gap, long, wide)
    drawing.fill(frame, radius: hasIsland ? wide / 2 : 18, .bezel)
  }
}
