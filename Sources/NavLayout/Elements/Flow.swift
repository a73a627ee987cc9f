import NavModel
import NavText

extension ElementPlacement {
  /// Points between elements that flow.
  private var gap: Double { 8 }

  /// From top to bottom, each as high as its content; what has no height of its own shares the room that is left.
  /// Texts, pictures and small controls are as wide as their content, everything else as wide as the room.
  mutating func flow(_ elements: [Int], in room: Rect, isRoot: Bool) {
    let width = max(0, room.width)
    let first = flowHeights.count
    var open = 0
    var used = gap * Double(elements.count - 1)
    for element in elements {
      let height = flowHeight(of: element, width: width)
      if height == nil, takesRest(element) { open += 1 }
      used += height ?? 0
      flowHeights.append(height)
    }
    let rest = open > 0 ? max(44, (room.height - used) / Double(open)) : 0
    var y = room.y
    for index in elements.indices {
      let (element, height) = (elements[index], flowHeights[first + index] ?? rest)
      let own = flowWidth(of: element, most: width)
      let x = isCentred(facts[element].kind) ? room.x + (width - own) / 2 : room.x
      // A list that is all there is fills the view, under the bars too.
      if isRoot && elements.count == 1 && takesRest(element) && facts[element].kind.isWide {
        settle(element, Rect(Point(0, 0), area.size))
      } else {
        settle(element, Rect(x, y, own, height))
      }
      y += height + gap
    }
    flowHeights.removeLast(flowHeights.count - first)
  }

  /// How high what flows inside a view is, when nothing bounds it.
  func flowHeight(inside parent: Int, width: Double) -> Double {
    let inside = children(of: parent)
    if inside.isEmpty { return 44 }
    var height = 16 + gap * Double(inside.count - 1)
    var framed = 0.0
    for child in inside {
      if let frame = facts[child].frame {
        framed = max(framed, frame.maxY)
      } else {
        height += flowHeight(of: child, width: width - 16) ?? 88
      }
    }
    return max(height, framed)
  }

  /// Nil for what takes the room that is left.
  private func flowHeight(of element: Int, width: Double) -> Double? {
    switch facts[element].kind {
    case .label:
      let lines = facts[element].lines
      // One line by default (`numberOfLines`): what is longer is cut.
      guard lines != 1, width > 0, !texts[element].isEmpty else { return lineHeight(of: element) }
      let room = min(width, facts[element].lineWidth ?? width)
      return grown(
        font(of: element).height(lines: block(element).broken(in: room, most: lines).lines))
    case .view:
      return children(of: element).isEmpty ? nil : flowHeight(inside: element, width: width)
    case .stack: return stackSize(of: element).height
    default: return takesRest(element) ? nil : frameHeight(of: element)
    }
  }

  private func flowWidth(of element: Int, most: Double) -> Double {
    switch facts[element].kind {
    case .label, .switch, .stepper, .activity, .pageControl, .image:
      min(most, max(frameSize(of: element).width, 1))
    default: most
    }
  }

  private func isCentred(_ kind: ElementKind) -> Bool {
    kind == .activity || kind == .pageControl || kind == .image
  }

  private func takesRest(_ element: Int) -> Bool {
    switch facts[element].kind {
    case .scroll, .tableView, .collectionView, .web, .map, .container, .textView: true
    case .view: children(of: element).isEmpty
    default: false
    }
  }
}

extension ElementKind {
  /// Whether it usually is the whole screen.
  fileprivate var isWide: Bool {
    switch self {
    case .scroll, .tableView, .collectionView, .web, .map, .container: true
    default: false
    }
  }
}
