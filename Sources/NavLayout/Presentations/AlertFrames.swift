import NavModel
import NavSimulator
import NavText

/// Figures of alerts and action sheets. ⚠ Apple publishes none: they are measured on iOS 13 to 18.
private enum AlertMetrics {
  static let width = 270.0
  static let inset = 16.0
  static let top = 20.0
  static let titleSize = 17.0
  static let messageSize = 13.0
  /// Between the title and the message, and above the first text field.
  static let gap = 4.0
  static let fieldGap = 16.0
  static let fieldHeight = 25.0
  static let row = 44.0
  // Action sheets.
  static let sheetMargin = 8.0
  static let sheetRow = 57.0
  static let sheetInset = 14.0
  static let sheetTextSize = 13.0
  static let popoverWidth = 304.0
}

/// The texts of an alert, in lines.
private struct AlertText {
  let text: String
  let height: Double

  init(_ text: String, in width: Double, size: Double, weight: FontWeight, era: SystemEra) {
    self.text = text
    let count = lines(of: text, in: width, size: size, weight: weight, era: era).count
    let needed = Font(size: size, weight: weight, era: era).height(lines: count)
    height = text.isEmpty ? 0 : needed.rounded(.up)
  }
}

extension Program {
  /// An alert in the middle of the screen, or an action sheet at its bottom or in a popover.
  func arrangeAlert(_ position: Int, in context: LayoutContext, _ builder: inout LayoutBuilder) {
    let controller = builder.state.controllers[position]
    if controller.style == .popover {
      return arrangeSheetRows(
        shownActions(of: controller, builder), of: position, in: context.frame, &builder)
    }
    if controller.role == .presented {
      let answers =
        builder.isInFront(position) && answersTouchOutside(controller, in: builder.state)
      builder.add(.dimming, context.frame) { if answers { $0.touch = .tapOutside } }
    }
    if controller.kind == .alert {
      arrangeBox(position, in: context, &builder)
    } else {
      arrangeSheetAtBottom(position, in: context, &builder)
    }
  }

  /// How large an action sheet is as a popover.
  func popoverSize(ofSheet position: Int, _ builder: LayoutBuilder) -> Size {
    let controller = builder.state.controllers[position]
    let header = sheetHeader(of: controller, width: AlertMetrics.popoverWidth, builder)
    let rows = Double(shownActions(of: controller, builder).count)
    return Size(AlertMetrics.popoverWidth, header.height + rows * AlertMetrics.sheetRow)
  }

  // MARK: Alerts

  private func arrangeBox(
    _ position: Int, in context: LayoutContext, _ builder: inout LayoutBuilder
  ) {
    let controller = builder.state.controllers[position]
    let era = builder.state.era
    // A column that holds one as a child may be narrower.
    let width = min(AlertMetrics.width, context.frame.width)
    let room = max(0, width - 2 * AlertMetrics.inset)
    let title = AlertText(
      alertTitle(of: controller, in: builder.state), in: room, size: AlertMetrics.titleSize,
      weight: .semibold, era: era)
    let message = AlertText(
      alertMessage(of: controller, in: builder.state), in: room, size: AlertMetrics.messageSize,
      weight: .regular, era: era)
    let fields = alertFields(of: controller.scene)
    let actions = ordered(shownActions(of: controller, builder), in: controller.scene)
    let isSideBySide =
      actions.count == 2
      && actions.allSatisfy {
        textWidth($0.text, size: 17, weight: .semibold, era: era) <= width / 2 - 16
      }
    var height = AlertMetrics.top + title.height
    if message.height > 0 { height += (title.height > 0 ? AlertMetrics.gap : 0) + message.height }
    let textBottom = height
    if !fields.isEmpty {
      height += AlertMetrics.fieldGap + Double(fields.count) * AlertMetrics.fieldHeight
    }
    height += AlertMetrics.top
    let actionTop = height
    height += AlertMetrics.row * Double(isSideBySide ? 1 : actions.count)
    // It keeps clear of the keyboard.
    var free = context.frame
    if let keyboard = keyboardHeight(in: builder), controller.role == .presented {
      free = Rect(
        free.x, free.y + context.safeArea.top, free.width,
        max(0, free.height - context.safeArea.top - keyboard))
    }
    let box = Rect(
      builder.snapped(free.midX - width / 2),
      builder.snapped(max(free.y, free.midY - height / 2)), width, height)
    addBox(box, controller, &builder)
    builder.inside { builder in
      let x = box.x + AlertMetrics.inset
      var y = box.y + AlertMetrics.top
      if title.height > 0 {
        builder.add(.alertTitle, Rect(x, y, room, title.height)) { node in
          node.text = title.text
          node.flags.insert(.prominent)
        }
        y += title.height + AlertMetrics.gap
      }
      if message.height > 0 {
        builder.add(.alertMessage, Rect(x, y, room, message.height)) { node in
          node.text = message.text
          node.flags.insert(.prominent)
        }
      }
      y = box.y + textBottom + AlertMetrics.fieldGap
      for field in fields {
        let shown = shownElement(field, controller, row: nil, in: builder.state)
        add(shown, Rect(x, y, room, AlertMetrics.fieldHeight), of: position, &builder)
        y += AlertMetrics.fieldHeight
      }
      y = box.y + actionTop
      for (index, action) in actions.enumerated() {
        let half = width / 2
        let frame =
          isSideBySide
          ? Rect(box.x + half * Double(index), y, half, AlertMetrics.row)
          : Rect(box.x, y + AlertMetrics.row * Double(index), width, AlertMetrics.row)
        add(action, frame, of: position, &builder)
      }
    }
  }

  /// ALERT-12: of two side by side the one that cancels is on the left, of several below each other it is the last.
  private func ordered(_ actions: [ShownElement], in scene: ID<Scene>) -> [ShownElement] {
    let cancels = actions.filter { self[$0.element, .actionStyle] == .cancel }
    let others = actions.filter { self[$0.element, .actionStyle] != .cancel }
    return actions.count == 2 ? cancels + others : others + cancels
  }

  // MARK: Action sheets

  private func arrangeSheetAtBottom(
    _ position: Int, in context: LayoutContext, _ builder: inout LayoutBuilder
  ) {
    let controller = builder.state.controllers[position]
    let actions = shownActions(of: controller, builder)
    let cancel = actions.first { self[$0.element, .actionStyle] == .cancel }
    let others = actions.filter { $0.element != cancel?.element }
    let margin = AlertMetrics.sheetMargin
    // A phone on its side has one as wide as it is upright.
    let width =
      min(context.frame.width, context.frame.height + (context.frame.width < 600 ? 600 : 0))
      - 2 * margin
    let x = builder.snapped(context.frame.midX - width / 2)
    var bottom = context.frame.maxY - max(margin, context.safeArea.bottom)
    let last = Rect(x, bottom - AlertMetrics.sheetRow, width, AlertMetrics.sheetRow)
    if cancel != nil { bottom = last.y - margin }
    let header = sheetHeader(of: controller, width: width, builder)
    let height = header.height + Double(others.count) * AlertMetrics.sheetRow
    if height > 0 {
      let box = Rect(x, bottom - height, width, height)
      addBox(box, controller, &builder)
      builder.inside { arrangeSheetRows(others, of: position, in: box, &$0) }
    }
    guard let cancel else { return }
    addBox(last, controller, &builder)
    builder.inside { add(cancel, last, of: position, &$0) }
  }

  /// What a group of an action sheet holds: the texts, then a row for each action.
  private func arrangeSheetRows(
    _ actions: [ShownElement], of position: Int, in box: Rect, _ builder: inout LayoutBuilder
  ) {
    let controller = builder.state.controllers[position]
    let header = sheetHeader(of: controller, width: box.width, builder)
    let room = box.width - 2 * AlertMetrics.inset
    var y = box.y + AlertMetrics.sheetInset
    if header.title.height > 0 {
      builder.add(.alertTitle, Rect(box.x + AlertMetrics.inset, y, room, header.title.height)) {
        $0.text = header.title.text
      }
      y += header.title.height + AlertMetrics.gap
    }
    if header.message.height > 0 {
      builder.add(
        .alertMessage, Rect(box.x + AlertMetrics.inset, y, room, header.message.height)
      ) { $0.text = header.message.text }
    }
    y = box.y + header.height
    for action in actions {
      add(action, Rect(box.x, y, box.width, AlertMetrics.sheetRow), of: position, &builder)
      y += AlertMetrics.sheetRow
    }
  }

  private func sheetHeader(
    of controller: Controller, width: Double, _ builder: LayoutBuilder
  ) -> (title: AlertText, message: AlertText, height: Double) {
    let room = width - 2 * AlertMetrics.inset
    let title = AlertText(
      alertTitle(of: controller, in: builder.state), in: room, size: AlertMetrics.sheetTextSize,
      weight: .semibold, era: builder.state.era)
    let message = AlertText(
      alertMessage(of: controller, in: builder.state), in: room, size: AlertMetrics.sheetTextSize,
      weight: .regular, era: builder.state.era)
    var height = title.height + message.height
    if title.height > 0 && message.height > 0 { height += AlertMetrics.gap }
    return (title, message, height > 0 ? height + 2 * AlertMetrics.sheetInset : 0)
  }

  // MARK: The system's controllers

  /// Its buttons above a page that no app can look into.
  func arrangeSystem(_ position: Int, in context: LayoutContext, _ builder: inout LayoutBuilder) {
    let controller = builder.state.controllers[position]
    builder.add(.content, context.frame) { node in
      node.controller = controller.identity
      node.scene = controller.scene
      node.safeArea = context.safeArea
    }
    let isCompact = builder.state.isCompactHeight
    let era = builder.state.era
    let bar = Rect(
      context.frame.x, context.frame.y + context.safeArea.top, context.frame.width,
      isCompact ? 32 : 44)
    builder.inside { builder in
      var left = bar.x + AlertMetrics.inset
      var right = bar.maxX - AlertMetrics.inset
      for action in shownActions(of: controller, builder) {
        let width = (textWidth(action.text, size: 17, era: builder.state.era)).rounded(.up)
        let isLeading = choice(action.element, of: controller.scene)?.isCancel == true
        let frame = Rect(isLeading ? left : right - width, bar.y, width, bar.height)
        if isLeading { left += width + 16 } else { right -= width + 16 }
        add(action, frame, of: position, &builder)
      }
      let room = Rect(left, bar.y, max(0, right - left), bar.height)
      builder.add(.alertTitle, room) { node in
        let name = systemController(of: controller.scene)?.facts.className ?? ""
        node.text = truncated(
          name, to: room.width, size: AlertMetrics.sheetTextSize, weight: .semibold, era: era)
        if node.text != name { node.flags.insert(.truncated) }
      }
    }
  }

  // MARK: Parts

  private func shownActions(of controller: Controller, _ builder: LayoutBuilder) -> [ShownElement] {
    alertActions(of: controller.scene)
      .map { shownElement($0, controller, row: nil, in: builder.state) }
      .filter { !$0.isHidden }
  }

  private func addBox(_ frame: Rect, _ controller: Controller, _ builder: inout LayoutBuilder) {
    builder.add(.alert, frame) { node in
      node.controller = controller.identity
      node.scene = controller.scene
    }
  }

  private func add(
    _ item: ShownElement, _ frame: Rect, of position: Int, _ builder: inout LayoutBuilder
  ) {
    let controller = builder.state.controllers[position]
    let touch =
      builder.isInFront(position)
      ? self.touch(on: item.element, row: nil, of: controller, in: builder.state) : nil
    let shown = builder.keep(item)
    builder.add(.element, frame) { node in
      node.shown = shown
      node.controller = controller.identity
      node.scene = controller.scene
      node.element = item.element
      node.touch = touch
      node.say(item)
    }
  }
}
