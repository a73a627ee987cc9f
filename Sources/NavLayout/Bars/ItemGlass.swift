import NavModel
import NavSimulator
import NavText

/// What is behind an item of a bar since iOS 26 (GLASS-3, GLASS-4).
enum ItemGlass {
  /// Nothing: before, or where the item says so.
  case none
  /// A glass of its own.
  case own
  /// One that it shares with neighbours that would too.
  case shared
}

extension Program {
  /// Pictures share their glass; words, a view, and what ends a task are alone on theirs.
  func glass(of button: BarButton, _ around: BarTraits) -> ItemGlass {
    guard around.era.hasGlass else { return .none }
    guard let id = button.item else { return .own }
    let item = self[id]
    let attributes = self[cold: id].attributes
    if self[attributes, .hidesSharedBackground] { return .none }
    let isAlone =
      !self[attributes, .sharesBackground] || self[cold: id].customView != nil
      || item.systemItem == .close || isDone(item) || !isPicture(item)
    return isAlone ? .own : .shared
  }
}

extension LayoutBuilder {
  /// Puts items on their glass, in the order from the leading end: each with its frame, and how it is arranged.
  mutating func addCapsules(
    _ items: [(frame: Rect, glass: ItemGlass)], within bar: Rect,
    _ arrange: (Int, inout LayoutBuilder) -> Void
  ) {
    var start = 0
    while start < items.count {
      // A space between two items parts them.
      var end = start + 1
      while end < items.count, items[end].glass == .shared, items[end - 1].glass == .shared,
        items[end].frame.x <= items[end - 1].frame.maxX + 0.5
      {
        end += 1
      }
      let run = start..<end
      if items[start].glass == .none {
        arrange(start, &self)
      } else {
        let (first, last) = (items[start].frame, items[end - 1].frame)
        let height = min(first.height, GlassMetrics().itemHeight)
        let width = last.maxX - first.x
        let kept = Rect(first.x, snapped(first.midY - height / 2), width, height)
          .kept(within: bar)
        // What does not fit runs out of the bar (LAYOUT-60).
        add(.capsule, Rect(first.x, kept.y, width, kept.height))
        inside { builder in
          for index in run { arrange(index, &builder) }
        }
      }
      start = end
    }
  }
}
