import NavModel
import NavSimulator
import NavText

/// LAYOUT-70, LAYOUT-71, LAYOUT-72: figures of sheets. ⚠ None of them is documented.
private enum SheetMetrics {
  static let formSheet = Size(540, 620)
  /// From iPadOS 16 on slightly larger.
  static let modernFormSheet = Size(580, 640)
  static let pageSheetWidth = 704.0
  static let oldPageSheetWidth = 768.0
  static let margin = 20.0
  /// Between the end of the safe area and a card.
  static let cardGap = 10.0
  static let mediumFraction = 0.5
  static let grabber = Size(36, 5)
}

extension Program {
  /// A card over the window of a phone, or a page or form sheet over that of an iPad.
  func arrangeSheet(_ cover: Int, _ page: inout Arrangement) {
    let controller = page.state.controllers[cover]
    let frame = sheetFrame(of: cover, page)
    arrangeDimming(behind: cover, &page)
    page.add(.sheet, frame) { node in
      node.controller = controller.identity
      if !controller.isSynthetic { node.scene = controller.scene }
    }
    // LAYOUT-72: nothing of the device reaches into its top.
    var room = page.windowRoom.part(frame)
    room.safeArea.top = 0
    room.barTop = 0
    room.isCard = page.state.era.hasCards
    let attributes = presentationAttributes(of: cover, in: page.state)
    let hasGrabber = self[attributes, .prefersGrabberVisible]
    page.inside { page in
      arrangeView(of: cover, in: room, &page)
      guard hasGrabber else { return }
      let size = SheetMetrics.grabber
      page.add(
        .grabber, Rect(Point(frame.midX - size.width / 2, frame.y + size.height), size))
    }
    arrangeNext(over: cover, in: room, &page)
  }

  private func sheetFrame(of cover: Int, _ page: Arrangement) -> Rect {
    let controller = page.state.controllers[cover]
    let bounds = page.bounds
    let safe = page.window.safeArea
    let isMedium = page.state.detent(of: cover) == .medium
    let isPad = page.state.device.facts.family == .pad
    guard isPad && !page.state.isCompactWidth else {
      let height =
        isMedium
        ? (bounds.height * SheetMetrics.mediumFraction).rounded()
        : max(0, bounds.height - safe.top - SheetMetrics.cardGap)
      return Rect(0, bounds.height - height, bounds.width, height)
    }
    let most = Size(
      max(0, bounds.width - 2 * SheetMetrics.margin),
      max(0, bounds.height - safe.top - safe.bottom - 2 * SheetMetrics.margin))
    var size: Size
    if controller.style == .formSheet {
      let standard =
        page.state.era == .modern ? SheetMetrics.modernFormSheet : SheetMetrics.formSheet
      size = preferredContentSize(of: cover, in: page.state) ?? standard
    } else if page.state.era.hasCards {
      size = Size(SheetMetrics.pageSheetWidth, most.height)
    } else {
      // Before the cards a page sheet was as wide as an iPad held upright, from the status bar down.
      let width = min(SheetMetrics.oldPageSheetWidth, bounds.width)
      return Rect(
        page.snapped((bounds.width - width) / 2), safe.top, width,
        max(0, bounds.height - safe.top))
    }
    if isMedium { size.height = (size.height * SheetMetrics.mediumFraction).rounded() }
    size = Size(min(size.width, most.width), min(size.height, most.height))
    let free = Rect(0, safe.top, bounds.width, bounds.height - safe.top - safe.bottom)
    return Rect(
      Point(
        page.snapped(free.midX - size.width / 2), page.snapped(free.midY - size.height / 2)),
      size)
  }
}
