import NavModel

/// Empty views in stacks, which Interface Builder's canvas keeps visible.
extension ElementPlacement {
  /// How long it is kept, and how strongly.
  struct Kept {
    let length: Double
    let priority: Int
  }

  /// At least how long an empty view is, whatever constraints below the required ones say; nil for all others.
  ///
  /// Since Xcode 14 a view without anything in it is no less than 50 points in both directions, and a label of one line
  /// without a text along the stack. A view of which no constraint says anything is kept as large as new ones are along
  /// the stack. All 40 frames of five apps that depend on it have it, and none of earlier versions.
  func kept(_ element: Int, _ axis: Axis) -> Kept? {
    guard area.isCanvas, area.version >= 16, isArranged(element),
      facts[element].intrinsic == nil, let stack = facts[element].parent
    else { return nil }
    let isAlong = facts[stack].axis == axis
    switch facts[element].kind {
    case .view where facts[element].end == element + 1:
      guard isAlong, !groups.hasOwnSize[element] else { return Kept(length: 50, priority: 999) }
      let new = naturalSize(of: element)
      return axis == .horizontal
        ? Kept(length: new.width, priority: facts[element].compression.0)
        : Kept(length: new.height, priority: facts[element].compression.1)
    case .stack: return children(of: element).isEmpty ? Kept(length: 50, priority: 999) : nil
    case .label:
      let isEmpty = texts[element].isEmpty && facts[element].lines == 1
      return isEmpty && isAlong ? Kept(length: 50, priority: 999) : nil
    default: return nil
    }
  }

  /// Whether a stack arranges it.
  func isArranged(_ element: Int) -> Bool {
    facts[element].parent.map { facts[$0].kind == .stack } ?? false
  }
}
