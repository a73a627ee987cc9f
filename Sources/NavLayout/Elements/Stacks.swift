import NavModel
import NavText

extension ElementPlacement {
  /// Places what a stack arranges. What is hidden has left it.
  mutating func placeStack(_ stack: Int, _ arranged: [Int], in bounds: Rect) {
    let facts = facts[stack]
    // Interface Builder sets `isLayoutMarginsRelativeArrangement` where a stack says its margins.
    let bounds = bounds.inset(by: arrangedMargins(of: stack))
    let isVertical = facts.axis == .vertical
    let items = arranged.map { stackItem($0, facts.axis) }
    let along = StackArithmetic(
      items, facts.distribution, spacing: facts.spacing,
      spacingInShares: facts.spacingInShares, room: isVertical ? bounds.height : bounds.width)
    let breadth = isVertical ? bounds.width : bounds.height
    var line = 0.0
    for item in items { line = max(line, item.baseline(facts.alignment)) }
    for (index, child) in arranged.enumerated() {
      let item = items[index]
      let own = facts.alignment == .fill ? breadth : min(item.breadth ?? breadth, breadth)
      let side: Double =
        switch facts.alignment {
        case .fill, .leading, .top: 0
        case .center: (breadth - own) / 2
        case .trailing, .bottom: breadth - own
        case .firstBaseline, .lastBaseline:
          isVertical ? 0 : line - item.baseline(facts.alignment)
        }
      let frame =
        isVertical
        ? Rect(bounds.x + side, bounds.y + along.starts[index], own, along.lengths[index])
        : Rect(bounds.x + along.starts[index], bounds.y + side, along.lengths[index], own)
      settle(child, frame.inset(by: alignmentInsets(of: child)))
    }
  }

  /// The margins that a stack arranges in: those that it says of itself, with what it preserves of the margins around
  /// it.
  func arrangedMargins(of stack: Int) -> EdgeInsets {
    facts[stack].margins == nil ? .zero : marginInsets(of: stack)
  }

  /// How large a stack is that nothing else bounds.
  func stackSize(of stack: Int) -> Size {
    let size = stackIntrinsicSize(of: stack)
    return Size(size.width ?? 0, size.height ?? 0)
  }

  /// What the arranged views of a stack need together; nil on an axis on which none of them needs anything.
  func stackIntrinsicSize(of stack: Int) -> IntrinsicSize {
    if let known = stackSizes[stack] { return known }
    let size = measuredSize(ofStack: stack)
    stackSizes[stack] = size
    return size
  }

  private func measuredSize(ofStack stack: Int) -> IntrinsicSize {
    let facts = facts[stack]
    let items = children(of: stack).map { stackItem($0, facts.axis) }
    var length: Double?
    if items.contains(where: { $0.length != nil }) {
      length = StackArithmetic.length(of: items, facts.distribution, spacing: facts.spacing)
    }
    var breadth: Double?
    for item in items {
      if let own = item.breadth { breadth = max(breadth ?? 0, own) }
    }
    var size =
      facts.axis == .vertical ? IntrinsicSize(breadth, length) : IntrinsicSize(length, breadth)
    if let margins = facts.margins {
      size.width = size.width.map { $0 + margins.left + margins.right }
      size.height = size.height.map { $0 + margins.top + margins.bottom }
    }
    return size
  }

  /// What an arranged view needs, from a constraint if one says so.
  func arrangedSize(of element: Int) -> IntrinsicSize {
    var size =
      facts[element].frame.map { IntrinsicSize($0.width, $0.height) }
      ?? intrinsicSize(of: element)
    size.width = groups.widths[element] ?? size.width
    size.height = groups.heights[element] ?? size.height
    if let kept = kept(element, .horizontal) { size.width = max(size.width ?? 0, kept.length) }
    if let kept = kept(element, .vertical) { size.height = max(size.height ?? 0, kept.length) }
    return size
  }

  private func stackItem(_ element: Int, _ axis: Axis) -> StackItem {
    let size = arrangedSize(of: element)
    let facts = facts[element]
    let height = size.height ?? 0
    // A length that a constraint gives is given up after all others.
    let isSaid = (axis == .horizontal ? groups.widths : groups.heights)[element] != nil
    let kept = kept(element, axis)
    let hugging =
      isSaid ? 1000 : kept != nil ? 0 : axis == .horizontal ? facts.hugging.0 : facts.hugging.1
    let compression =
      isSaid
      ? 1000 : kept?.priority ?? (axis == .horizontal ? facts.compression.0 : facts.compression.1)
    return StackItem(
      length: axis == .horizontal ? size.width : size.height,
      breadth: axis == .horizontal ? size.height : size.width, hugging: hugging,
      compression: compression,
      firstBaseline: baseline(of: element, height: height, isFirst: true),
      lastBaseline: baseline(of: element, height: height, isFirst: false))
  }

  /// What a stack has its baselines of (`UIStackView.forFirstBaselineLayout`): the first or the last view that it arranges
  /// below each other, the highest of those beside each other. Nil for what is no stack.
  func baselineMember(ofStack stack: Int, isFirst: Bool) -> Int? {
    guard facts[stack].kind == .stack else { return nil }
    let arranged = children(of: stack)
    if facts[stack].axis == .vertical { return isFirst ? arranged.first : arranged.last }
    return arranged.max { (arrangedSize(of: $0).height ?? 0) < (arrangedSize(of: $1).height ?? 0) }
  }

  /// How far below its top the first or the last line of an element is; its bottom for what has no text.
  func baseline(of element: Int, height: Double, isFirst: Bool) -> Double {
    guard hasBaseline(element) else { return height }
    let line = lineBaseline(of: element)
    guard facts[element].kind == .label else {
      // The text of a control is centred in its height.
      return height / 2 + line.below
    }
    return isFirst ? line.height / 2 + line.below : height - line.height / 2 + line.below
  }

  /// How high one line of an element is, and how far below its middle the letters stand.
  func lineBaseline(of element: Int) -> (height: Double, below: Double) {
    let font = font(of: element)
    return (grown(font.lineHeight), font.lineHeight / 2 - font.descent)
  }
}

extension StackItem {
  fileprivate func baseline(_ alignment: StackAlignment) -> Double {
    alignment == .lastBaseline ? lastBaseline : firstBaseline
  }
}
