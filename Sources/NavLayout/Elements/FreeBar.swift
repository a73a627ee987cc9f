import NavModel

/// A bar among other views, without a controller that owns it (BAR-2).
enum FreeBar {
  case navigationBar
  case toolbar
  case tabBar

  init?(_ kit: UIKitClass) {
    switch kit {
    case .navigationBar: self = .navigationBar
    case .toolbar: self = .toolbar
    case .tabBar: self = .tabBar
    default: return nil
    }
  }
}

extension ElementPlacement {
  /// Points between items beside each other. ⚠ Not measured.
  private var itemGap: Double { 16 }

  /// Items stand beside each other from the leading edge (BAR-37, TOOL-4), around the title in the middle; tabs share the
  /// width of their bar.
  mutating func placeItems(_ items: [Int], of bar: FreeBar, in bounds: Rect) {
    if bar == .tabBar {
      let width = bounds.width / Double(items.count)
      for (index, item) in items.enumerated() {
        settle(
          item,
          Rect(bounds.x + Double(index) * width, bounds.y, width, bounds.height))
      }
      return
    }
    let sizes = items.map { isSpace($0) ? Size(0, 0) : naturalSize(of: $0) }
    let isTitled = bar == .navigationBar && facts[items[0]].kind == .label
    let room = max(0, bounds.width - 2 * area.margin)
    var used = itemGap * Double(max(0, items.count - (isTitled ? 2 : 1)))
    for index in items.indices where !(isTitled && index == 0) { used += sizes[index].width }
    let spaceCount = items.count { isSpace($0) }
    let space = spaceCount == 0 ? 0 : max(0, room - used) / Double(spaceCount)
    var x = bounds.x + area.margin
    for (item, size) in zip(items, sizes) {
      let width = min(room, isSpace(item) ? space : size.width)
      let height = min(bounds.height, size.height)
      let y = bounds.y + (bounds.height - height) / 2
      if isTitled && item == items[0] {
        settle(item, Rect(bounds.x + (bounds.width - width) / 2, y, width, height))
      } else {
        settle(item, Rect(x, y, width, height))
        x += width + itemGap
      }
    }
  }

  /// A flexible space that something speaks of: a view with nothing in it.
  private func isSpace(_ item: Int) -> Bool {
    facts[item].kind == .view && children(of: item).isEmpty && facts[item].bar == nil
  }
}
