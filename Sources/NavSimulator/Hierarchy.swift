import NavModel
import NavText

// Walking the flattened tree. Positions are valid until the next change of the array.
extension NavigationState {
  @inline(__always)
  public subscript(id: ID<Controller>) -> Controller? {
    position(of: id).map { controllers[$0] }
  }

  /// Where a controller stands now, if it still lives.
  @inline(__always)
  public func position(of id: ID<Controller>) -> Int? {
    let guess = Int(id.index)
    if guess < controllers.count && controllers[guess].identity == id { return guess }
    return controllers.search(for: id)
  }

  /// A controller and everything below it.
  public func subtree(of position: Int) -> Range<Int> {
    let depth = controllers[position].depth
    var end = position + 1
    while end < controllers.count && controllers[end].depth > depth {
      end += 1
    }
    return position..<end
  }

  /// Whether anything stands below a controller: if not, nothing else need be asked, and most have nothing.
  func hasRowsBelow(_ position: Int) -> Bool {
    let next = position + 1
    return next < controllers.count && controllers[next].depth > controllers[position].depth
  }

  /// The row above one; nil for the root of the window.
  public func parent(of position: Int) -> Int? {
    let depth = controllers[position].depth
    guard depth > 0 else { return nil }
    var candidate = position - 1
    while candidate >= 0 && controllers[candidate].depth >= depth {
      candidate -= 1
    }
    return candidate >= 0 ? candidate : nil
  }

  /// The children in this role, in order.
  public func children(of position: Int, _ role: Controller.Role) -> [Int] {
    var found: [Int] = []
    forEachChild(of: position, role) { found.append($0) }
    return found
  }

  /// The same without a list: every step asks many times.
  func forEachChild(of position: Int, _ role: Controller.Role, _ body: (Int) -> Void) {
    let depth = controllers[position].depth + 1
    var next = position + 1
    while next < controllers.count && controllers[next].depth >= depth {
      if controllers[next].depth == depth && controllers[next].role == role { body(next) }
      next += 1
    }
  }

  func childCount(of position: Int, _ role: Controller.Role) -> Int {
    var count = 0
    forEachChild(of: position, role) { _ in count += 1 }
    return count
  }

  /// The last child in this role: the top of a stack.
  public func lastChild(of position: Int, _ role: Controller.Role) -> Int? {
    var found: Int?
    forEachChild(of: position, role) { found = $0 }
    return found
  }

  /// The stack of a navigation controller, root first (NAV-15).
  public func stack(of position: Int) -> [Int] { children(of: position, .stack) }

  /// The tabs of a tab bar controller, those under More too.
  public func tabs(of position: Int) -> [Int] { children(of: position, .tab) }

  /// What a controller itself presents (MODAL-10: at most one).
  public func presented(by position: Int) -> Int? {
    let depth = controllers[position].depth + 1
    var next = position + 1
    while next < controllers.count && controllers[next].depth >= depth {
      if controllers[next].depth == depth && controllers[next].role == .presented { return next }
      next += 1
    }
    return nil
  }

  /// What lies over a controller, unless it is on its way out (LIFE-11).
  public func cover(of position: Int) -> Int? {
    guard let presented = presented(by: position),
      !controllers[presented].flags.contains(.beingDismissed)
    else { return nil }
    return presented
  }

  /// The children that a controller shows at the moment (LIFE-7), without what it presents.
  public func shownChildren(of position: Int) -> [Int] {
    var found: [Int] = []
    forEachShownChild(of: position) { found.append($0) }
    return found
  }

  /// The same without a list.
  func forEachShownChild(of position: Int, _ body: (Int) -> Void) {
    switch controllers[position].kind {
    case .navigation: if let top = lastChild(of: position, .stack) { body(top) }
    case .tabBar: if let shown = shownTab(of: position) { body(shown) }
    case .split: for column in columns(of: position) { body(column) }
    case .page: if let page = children(of: position, .page).first { body(page) }
    case .view, .table, .collection:
      forEachChild(of: position, .embedded, body)
    }
  }

  /// The first child that is shown and has not been told yet.
  func shownChild(of position: Int, notAmong told: ShortList) -> ID<Controller>? {
    var next: ID<Controller>?
    forEachShownChild(of: position) { child in
      let id = controllers[child].identity
      if next == nil && !told.contains(id) { next = id }
    }
    return next
  }

  /// `visibleViewController` of a navigation controller: what is presented over it, else its top (NAV-17); of a
  /// navigation controller that is presented, in turn its own (NAV-18).
  public func visibleController(of position: Int) -> Int? {
    var current: Int? = position
    while let container = current {
      if let presented = presented(by: container) {
        guard controllers[presented].kind == .navigation else { return topmost(presented) }
        return visibleController(of: presented)
      }
      current = controllers[container].role == .presented ? nil : parent(of: container)
    }
    return lastChild(of: position, .stack)
  }

  /// The last of a chain of presentations.
  private func topmost(_ position: Int) -> Int? {
    guard let next = presented(by: position) else { return position }
    return controllers[next].kind == .navigation ? visibleController(of: next) : topmost(next)
  }

  /// What a tab bar controller shows: nil while the More list is in front (MORE-7).
  public func shownTab(of position: Int) -> Int? {
    let controller = controllers[position]
    if controller.flags.contains(.moreSelected) {
      return moreStack(of: position).last
    }
    return tab(Int(controller.selected), of: position)
  }

  func tab(_ index: Int, of position: Int) -> Int? {
    let depth = controllers[position].depth + 1
    var rest = index
    var next = position + 1
    while rest >= 0 && next < controllers.count && controllers[next].depth >= depth {
      if controllers[next].depth == depth && controllers[next].role == .tab {
        if rest == 0 { return next }
        rest -= 1
      }
      next += 1
    }
    return nil
  }

  /// The columns that a split view controller shows (SPLIT-3, SPLIT-10, SPLIT-13).
  func columns(of position: Int) -> [Int] {
    let primary = children(of: position, .primary)
    let secondary = children(of: position, .secondary)
    if controllers[position].flags.contains(.collapsed) {
      let compact = children(of: position, .compact)
      return compact.isEmpty ? Array((primary + secondary).prefix(1)) : compact
    }
    let leading = primary + children(of: position, .supplementary)
    return leading.suffix(controllers[position].displayMode.leadingColumns) + secondary
  }

  /// The root of the presentation that a controller belongs to: the window's root or a presented controller.
  func presentationRoot(of position: Int) -> Int {
    var current = position
    while controllers[current].role != .presented, let parent = parent(of: current) {
      current = parent
    }
    return current
  }

  /// Whether a view can be seen, at least at the edges.
  func isOnScreen(_ position: Int) -> Bool {
    controllers[position].appearance == .appeared
  }

  /// Who should be on screen, from the window down.
  var seen: Set<Int> {
    var found: Set<Int> = []
    var open = controllers.isEmpty ? [] : [0]
    while let position = open.popLast() {
      let presented = cover(of: position)
      if let presented { open.append(presented) }
      if let presented, controllers[presented].removesPresenter { continue }
      found.insert(position)
      open += shownChildren(of: position)
    }
    return found
  }
}

extension [Controller] {
  /// Finds those that were made in this step, and those that they have pushed aside.
  @inline(never)
  fileprivate func search(for id: ID<Controller>) -> Int? { firstIndex { $0.identity == id } }
}
