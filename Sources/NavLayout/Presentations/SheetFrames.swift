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
  func arrangeSheet(_ cover: Int, _ builder: inout LayoutBuilder) {
    let controller = builder.state.controllers[cover]
    let frame = sheetFrame(of: cover, builder)
    arrangeDimming(behind: cover, &builder)
    builder.add(.sheet, frame) { node in
      node.controller = controller.identity
      if !controller.isSynthetic { node.scene = controller.scene }
    }
    // LAYOUT-72: nothing of the device reaches into its top.
    var context = builder.windowContext.part(frame)
    context.safeArea.top = 0
    context.barTop = 0
    context.isCard = builder.state.era.hasCards
    let attributes = presentationAttributes(of: cover, in: builder.state)
    let hasGrabber = self[attributes, .prefersGrabberVisible]
    builder.inside { builder in
      arrangeView(of: cover, in: context, &builder)
      guard hasGrabber else { return }
      let size = SheetMetrics.grabber
      builder.add(
        .grabber, Rect(Point(frame.midX - size.width / 2, frame.y + size.height), size))
    }
    arrangeNext(over: cover, in: context, &builder)
  }

  private func sheetFrame(of cover: Int, _ builder: LayoutBuilder) -> Rect {
    let controller = builder.state.controllers[cover]
    let bounds = builder.bounds
    let safe = builder.window.safeArea
    let isMedium = builder.state.detent(of: cover) == .medium
    let isPad = builder.state.device.facts.family == .pad
    guard isPad && !builder.state.isCompactWidth else {
      let height =
        isMedium
        ? (bounds.height * SheetMetrics.mediumFraction).rounded()
        : max(0, bounds.height - safe.top - SheetMetrics.cardGap)
      // GLASS-8
      let inset = isMedium && builder.state.era.hasGlass ? GlassMetrics().sheetInset : 0
      return Rect(
        inset, bounds.height - height, bounds.width - 2 * inset, max(0, height - inset))
    }
    let most = Size(
      max(0, bounds.width - 2 * SheetMetrics.margin),
      max(0, bounds.height - safe.top - safe.bottom - 2 * SheetMetrics.margin))
    var size: Size
    if controller.style == .formSheet {
      let standard =
        builder.state.era.hasLargerFormSheets
        ? SheetMetrics.modernFormSheet : SheetMetrics.formSheet
      size = preferredContentSize(of: cover, in: builder.state) ?? standard
    } else if builder.state.era.hasCards {
      size = Size(SheetMetrics.pageSheetWidth, most.height)
    } else {
      // Before the cards a page sheet was as wide as an iPad held upright, from the status bar down.
      let width = min(SheetMetrics.oldPageSheetWidth, bounds.width)
      return Rect(
        builder.snapped((bounds.width - width) / 2), safe.top, width,
        max(0, bounds.height - safe.top))
    }
    if isMedium { size.height = (size.height * SheetMetrics.mediumFraction).rounded() }
    size = Size(min(size.width, most.width), min(size.height, most.height))
    let free = Rect(0, safe.top, bounds.width, bounds.height - safe.top - safe.bottom)
    return Rect(
      Point(
        builder.snapped(free.midX - size.width / 2), builder.snapped(free.midY - size.height / 2)),
      size)
  }
}
