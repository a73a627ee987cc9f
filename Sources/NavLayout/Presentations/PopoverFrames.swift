import NavModel
import NavSimulator
import NavText

/// LAYOUT-73: figures of popovers. ⚠
private enum PopoverMetrics {
  static let standard = Size(320, 480)
  /// Before iOS 8.
  static let widestOld = 600.0
  static let margin = 10.0
  static let arrowHeight = 13.0
  static let arrowWidth = 26.0
}

/// Where an arrow points.
private enum ArrowDirection: Int, CaseIterable {
  case up
  case down
  case left
  case right
}

extension Program {
  /// A popover beside what it points at (MODAL-15, MODAL-17).
  func arrangePopover(_ cover: Int, _ builder: inout LayoutBuilder) {
    let controller = builder.state.controllers[cover]
    var size = preferredContentSize(of: cover, in: builder.state) ?? PopoverMetrics.standard
    if controller.kind == .actionSheet { size = popoverSize(ofSheet: cover, builder) }
    if builder.state.era == .legacy { size.width = min(size.width, PopoverMetrics.widestOld) }
    let safe = builder.window.safeArea
    let margin = PopoverMetrics.margin
    let free = builder.bounds.inset(
      by: EdgeInsets(
        top: safe.top + margin, left: safe.left + margin, bottom: safe.bottom + margin,
        right: safe.right + margin))
    let attributes = presentationAttributes(of: cover, in: builder.state)
    let directions = arrowDirections(attributes)
    var place = PopoverPlace(centred: size, in: free)
    if let anchor = anchor(of: cover, attributes, builder) {
      place = PopoverPlace(size, beside: anchor, in: free, directions)
    }
    arrangeDimming(behind: cover, &builder)
    builder.add(.popover, place.frame) { node in
      node.controller = controller.identity
      if !controller.isSynthetic { node.scene = controller.scene }
    }
    let context = LayoutContext(frame: place.frame, safeArea: .zero, barTop: 0)
    builder.inside { arrangeView(of: cover, in: context, &$0) }
    // A popover at the edge may be narrower than its arrow.
    if let arrow = place.arrow { builder.add(.popoverArrow, arrow.kept(within: builder.bounds)) }
    arrangeNext(over: cover, in: context, &builder)
  }

  /// What its segue names as anchor, else what set the segue off: as it is on the screen behind.
  private func anchor(
    of cover: Int, _ attributes: IDRange<Attribute>, _ builder: LayoutBuilder
  ) -> Rect? {
    switch value(of: .anchor, in: attributes) {
    case .element(let id): return builder.lastFrame { $0.element == id }
    case .barItem(let id): return builder.lastFrame { $0.barItem == id }
    case .boolean, .integer, .number, .text, .word, .scene, .list, .bound, nil: break
    }
    guard let segue = builder.state.controllers[cover].segue else { return nil }
    switch self[segue].trigger {
    case .element(let id): return builder.lastFrame { $0.element == id }
    case .barItem(let id): return builder.lastFrame { $0.barItem == id }
    case .scene: return nil
    }
  }

  private func arrowDirections(_ attributes: IDRange<Attribute>) -> [ArrowDirection] {
    guard case .list(let list) = value(of: .arrowDirections, in: attributes) else {
      return ArrowDirection.allCases
    }
    var found: [ArrowDirection] = []
    for value in values[list] {
      guard case .word(let word) = value else { continue }
      // Behind the four is "any".
      guard let direction = ArrowDirection(rawValue: Int(word)) else {
        return ArrowDirection.allCases
      }
      found.append(direction)
    }
    return found.isEmpty ? ArrowDirection.allCases : found
  }
}

/// Where a popover and its arrow are.
private struct PopoverPlace {
  var frame: Rect
  var arrow: Rect?

  /// Without an anchor it is in the middle.
  init(centred size: Size, in free: Rect) {
    let width = min(size.width, free.width)
    let height = min(size.height, free.height)
    frame = Rect(free.midX - width / 2, free.midY - height / 2, width, height)
  }

  /// At the first side with room for all of it, else at the side with the most room, as large as that allows.
  init(_ size: Size, beside anchor: Rect, in free: Rect, _ directions: [ArrowDirection]) {
    var best = directions[0]
    var bestSpace = -Double.infinity
    for direction in directions {
      let space = Self.space(direction, anchor, free)
      let wanted = Self.isVertical(direction) ? size.height : size.width
      if space >= wanted {
        best = direction
        break
      }
      if space - wanted > bestSpace { (best, bestSpace) = (direction, space - wanted) }
    }
    let space = max(0, Self.space(best, anchor, free))
    let isVertical = Self.isVertical(best)
    let width = min(size.width, isVertical ? free.width : space)
    let height = min(size.height, isVertical ? space : free.height)
    let arrowHeight = PopoverMetrics.arrowHeight
    let arrowWidth = PopoverMetrics.arrowWidth
    let x = Self.clamp(anchor.midX - width / 2, free.x, free.maxX - width)
    let y = Self.clamp(anchor.midY - height / 2, free.y, free.maxY - height)
    switch best {
    case .up: frame = Rect(x, anchor.maxY + arrowHeight, width, height)
    case .down: frame = Rect(x, anchor.y - arrowHeight - height, width, height)
    case .left: frame = Rect(anchor.maxX + arrowHeight, y, width, height)
    case .right: frame = Rect(anchor.x - arrowHeight - width, y, width, height)
    }
    // What it points at may be at the very edge or beyond: the arrow reaches into the margin, and no farther.
    let beyond = arrowHeight - PopoverMetrics.margin
    var room = free
    switch best {
    case .up: room = free.inset(by: EdgeInsets(top: beyond, left: 0, bottom: 0, right: 0))
    case .down: room = free.inset(by: EdgeInsets(top: 0, left: 0, bottom: beyond, right: 0))
    case .left: room = free.inset(by: EdgeInsets(top: 0, left: beyond, bottom: 0, right: 0))
    case .right: room = free.inset(by: EdgeInsets(top: 0, left: 0, bottom: 0, right: beyond))
    }
    frame = frame.kept(within: room)
    // As far from the corners as an arrow is wide; of a popover that is too small for that, in the middle.
    let (edgeX, edgeY) = (min(arrowWidth, frame.width / 2), min(arrowWidth, frame.height / 2))
    let tipX = Self.clamp(anchor.midX, frame.x + edgeX, frame.maxX - edgeX)
    let tipY = Self.clamp(anchor.midY, frame.y + edgeY, frame.maxY - edgeY)
    arrow =
      switch best {
      case .up:
        Rect(tipX - arrowWidth / 2, frame.y - arrowHeight, arrowWidth, arrowHeight)
      case .down: Rect(tipX - arrowWidth / 2, frame.maxY, arrowWidth, arrowHeight)
      case .left: Rect(frame.x - arrowHeight, tipY - arrowWidth / 2, arrowHeight, arrowWidth)
      case .right: Rect(frame.maxX, tipY - arrowWidth / 2, arrowHeight, arrowWidth)
      }
  }

  private static func isVertical(_ direction: ArrowDirection) -> Bool {
    direction == .up || direction == .down
  }

  private static func space(_ direction: ArrowDirection, _ anchor: Rect, _ free: Rect) -> Double {
    switch direction {
    case .up: free.maxY - anchor.maxY - PopoverMetrics.arrowHeight
    case .down: anchor.y - PopoverMetrics.arrowHeight - free.y
    case .left: free.maxX - anchor.maxX - PopoverMetrics.arrowHeight
    case .right: anchor.x - PopoverMetrics.arrowHeight - free.x
    }
  }

  private static func clamp(_ value: Double, _ low: Double, _ high: Double) -> Double {
    max(low, min(value, high))
  }
}
