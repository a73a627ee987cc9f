import NavModel
import NavSimulator
import NavText

/// What the system of a group asks of the elements.
extension ElementPlacement {
  /// The position of an item that is an element of this scene.
  func position(of item: Constraint.Item) -> Int? {
    guard let id = item.element else { return nil }
    let position = Int(id.index) - base
    return facts.indices.contains(position) ? position : nil
  }

  func priority(of constraint: Constraint) -> Int {
    let priority = program[constraint.attributes, .priority]
    return priority >= 1000 ? ConstraintSystem.required : max(priority, 1)
  }

  /// A hidden view has left its stack, and its constraints with it.
  func isLeftOut(_ constraint: Constraint) -> Bool {
    for side in [constraint.first, constraint.second] {
      guard var position = side.flatMap({ position(of: $0.item) }) else { continue }
      if isOut[position] { return true }
      while let parent = facts[position].parent {
        if isAbsent[position] && facts[parent].kind == .stack { return true }
        position = parent
      }
    }
    return false
  }

  /// The root view without its margins, which count from the safe area (LAYOUT-50).
  var marginsOfRoot: Rect {
    var insets = area.safeArea
    let own = rootMargins
    insets.top += own.top
    insets.left += own.left
    insets.bottom += own.bottom
    insets.right += own.right
    return Rect(Point(0, 0), area.size).inset(by: insets)
  }

  /// What the scene says of its root view's margins, at the sides never less than the system's (LAYOUT-51).
  var rootMargins: EdgeInsets {
    guard case .list(let list) = program.value(of: .layoutMargins, in: program[scene].attributes)
    else { return systemMargins(atLeast: nil) }
    return systemMargins(atLeast: program.insets(list))
  }

  private func systemMargins(atLeast own: EdgeInsets?) -> EdgeInsets {
    EdgeInsets(
      top: own?.top ?? 0, left: max(own?.left ?? 0, area.margin), bottom: own?.bottom ?? 0,
      right: max(own?.right ?? 0, area.margin))
  }

  /// Whether an element is the root view itself, which is one where it has a class of its own.
  private func isRootView(_ element: Int) -> Bool {
    element == 0 && kind == .view && facts[0].kind == .view
      && !program[cold: id(0)].className.isNone && exact[0] == Rect(Point(0, 0), area.size)
  }

  /// What lies between an element's edges and its margins: 8 points, or what was said, and what bars cover
  /// (LAYOUT-50). With `preservesSuperviewLayoutMargins` it keeps clear of the margins around it too.
  func marginInsets(of element: Int?) -> EdgeInsets {
    guard let element else { return .zero }
    if facts[element].kind.isRow { return contentMargins(of: element) }
    let own =
      isRootView(element)
      ? systemMargins(atLeast: facts[element].margins)
      : facts[element].margins
        ?? (facts[element].kind == .stack
          ? .zero : EdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    var insets = safeAreaInsets(of: element)
    insets.top += own.top
    insets.left += own.left
    insets.bottom += own.bottom
    insets.right += own.right
    guard facts[element].preservesMargins, let frame = exact[element] else { return insets }
    let around: Rect
    if let parent = facts[element].parent {
      guard let outer = exact[parent] else { return insets }
      around = outer.inset(by: marginInsets(of: parent))
    } else {
      around = marginsOfRoot
    }
    return EdgeInsets(
      top: max(insets.top, around.y - frame.y), left: max(insets.left, around.x - frame.x),
      bottom: max(insets.bottom, frame.maxY - around.maxY),
      right: max(insets.right, frame.maxX - around.maxX))
  }

  /// The margins of a row's content view: in a table at least the system's, narrower beside a mark, and in a grid those
  /// of any view.
  private func contentMargins(of row: Int) -> EdgeInsets {
    let own = facts[row].margins
    let list = list(of: row)
    if list.map({ facts[$0].kind == .collectionView }) ?? (kind == .collection) {
      return own ?? EdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    }
    let width = list.flatMap { exact[$0]?.width } ?? area.size.width
    let metrics = ListMetrics(.plain, area, width: width)
    var margins = metrics.contentMargins
    if facts[row].accessory != .none { margins.right = 8 }
    if let own {
      margins = EdgeInsets(
        top: max(margins.top, own.top), left: max(margins.left, own.left),
        bottom: max(margins.bottom, own.bottom), right: max(margins.right, own.right))
    }
    margins.bottom -= metrics.separator
    return margins
  }

  /// The list that a row belongs to; nil for that of the scene.
  private func list(of row: Int) -> Int? {
    var next = facts[row].parent
    while let outer = next {
      if facts[outer].kind == .collectionView || facts[outer].kind == .tableView { return outer }
      next = facts[outer].parent
    }
    return nil
  }

  /// What bars cover of an element, as far as its frame is known.
  func safeAreaInsets(of element: Int?) -> EdgeInsets {
    guard let element, !facts[element].kind.isRow, let frame = exact[element] else { return .zero }
    let safe = Rect(Point(0, 0), area.size).inset(by: area.safeArea)
    func covered(_ length: Double) -> Double { max(0, length) }
    return EdgeInsets(
      top: covered(min(safe.y - frame.y, safe.y)), left: covered(min(safe.x - frame.x, safe.x)),
      bottom: covered(min(frame.maxY - safe.maxY, area.safeArea.bottom)),
      right: covered(min(frame.maxX - safe.maxX, area.safeArea.right)))
  }

  /// Between the rectangle that constraints mean and the frame, which also holds shadows and the like
  /// (`alignmentRectInsets`).
  func alignmentInsets(of element: Int) -> EdgeInsets {
    switch facts[element].kind {
    case .switch where area.era != .legacy: EdgeInsets(right: -2)
    case .slider where area.era != .legacy: EdgeInsets(left: -2, bottom: -1, right: -2)
    case .segmented where area.era != .legacy: EdgeInsets(bottom: -1)
    default: .zero
    }
  }

  /// How large the frame of an element is by itself: `sizeThatFits(_:)`, which is more than constraints mean.
  func frameSize(of element: Int) -> Size {
    let natural = naturalSize(of: element)
    guard facts[element].frame == nil else { return natural }
    return Rect(Point(0, 0), natural).inset(by: alignmentInsets(of: element)).size
  }

  /// How high that is.
  func frameHeight(of element: Int) -> Double {
    let own = facts[element]
    guard own.kind == .button, own.frame == nil, own.intrinsic == nil else {
      return frameSize(of: element).height
    }
    return groups.heights[element] ?? buttonHeight(of: element)
  }

  /// How much an element holds on to its content's size: hugging, then resistance, each horizontal and vertical.
  ///
  /// A stack has no size of its own but for what it arranges: along its axis it gives way where the weakest does, and
  /// not at all where something in it takes any size.
  func contentPriorities(of element: Int) -> ((Int, Int), (Int, Int)) {
    let own = facts[element]
    guard own.kind == .stack, own.intrinsic == nil else { return (own.hugging, own.compression) }
    let arranged = children(of: element)
    var hugging = arranged.isEmpty ? (0, 0) : (1000, 1000)
    var compression = hugging
    for child in arranged {
      var (h, c) = contentPriorities(of: child)
      var size = arrangedSize(of: child)
      if kept(child, .horizontal) != nil { size.width = groups.widths[child] }
      if kept(child, .vertical) != nil { size.height = groups.heights[child] }
      if size.width == nil { (h.0, c.0) = own.axis == .horizontal ? (0, c.0) : (1000, 1000) }
      if size.height == nil { (h.1, c.1) = own.axis == .vertical ? (0, c.1) : (1000, 1000) }
      hugging = (min(hugging.0, h.0), min(hugging.1, h.1))
      compression = (min(compression.0, c.0), min(compression.1, c.1))
    }
    return (hugging, compression)
  }

  /// Whether only code or a resource that is not at hand knows how large its content is.
  func hasUnknownSize(_ element: Int) -> Bool {
    if facts[element].intrinsic != nil { return false }
    switch facts[element].kind {
    case .image: return true
    case .textView: return facts[element].scrolls
    case .view: return !program[cold: id(element)].className.isNone
    default: return false
    }
  }

  func naturalLength(of element: Int, _ axis: Axis) -> Double {
    let size = naturalSize(of: element)
    return axis == .horizontal ? size.width : size.height
  }

  func hasBaseline(_ element: Int) -> Bool {
    switch facts[element].kind {
    case .label, .button, .textField: true
    default: false
    }
  }
}
