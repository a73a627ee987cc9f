import NavModel
import NavText

// Walking the flattened tree. Positions are valid until the next change of the array.
extension NavigationState {
  /// A controller, or nil if it is gone.
  @inline(__always)
  public subscript(id: ID<Controller>) -> Controller? {
    position(of: id).map { controllers[$0] }
  }

  /// Where a controller is now, if it still lives.
  @inline(__always)
  public func position(of id: ID<Controller>) -> Int? {
    let guess = Int(id.index)
    if guess < controllers.count && controllers[guess].identity == id { return guess }
    return controllers.search(for: id)
  }

  /// A controller and everything below it.
  public func subtree(of position: Int) -> Range<Int> { controllers.subtree(of: position) }

  /// Whether anything is below a controller: if not, nothing else need be asked, and most have nothing.
  @inline(__always)
  func hasRowsBelow(_ position: Int) -> Bool { controllers.hasRowsBelow(position) }

  /// The row above one; nil for the root of the window.
  public func parent(of position: Int) -> Int? { controllers.parent(of: position) }

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

  @inline(__always)
  func childCount(of position: Int, _ role: Controller.Role) -> Int {
    controllers.childCount(of: position, role)
  }

  /// The first child in this role: the root of a stack.
  func firstChild(of position: Int, _ role: Controller.Role) -> Int? {
    controllers.firstChild(of: position, role)
  }

  /// The last child in this role: the top of a stack.
  public func lastChild(of position: Int, _ role: Controller.Role) -> Int? {
    controllers.lastChild(of: position, role)
  }

  /// The stack of a navigation controller, root first (NAV-15).
  public func stack(of position: Int) -> [Int] { children(of: position, .stack) }

  /// The tabs of a tab bar controller, those under More too.
  public func tabs(of position: Int) -> [Int] { children(of: position, .tab) }

  /// What a controller itself presents (MODAL-10: at most one).
  public func presented(by position: Int) -> Int? { controllers.presented(by: position) }

  /// What lies over a controller, unless it is on its way out (LIFE-11).
  public func cover(of position: Int) -> Int? { controllers.cover(of: position) }

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
    case .view, .table, .collection, .alert, .actionSheet, .system:
      forEachChild(of: position, .embedded, body)
    }
  }

  /// The child that is shown by those that show one at a time.
  func onlyShownChild(of position: Int) -> Int? {
    switch controllers[position].kind {
    case .navigation: lastChild(of: position, .stack)
    case .tabBar: shownTab(of: position)
    case .split, .page, .view, .table, .collection, .alert, .actionSheet, .system: nil
    }
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

  /// The tab at a position of the list, from 0; nil past its end.
  @inline(__always)
  public func tab(_ index: Int, of position: Int) -> Int? { controllers.tab(index, of: position) }

  /// The columns that a split view controller shows (SPLIT-3, SPLIT-10, SPLIT-13).
  public func columns(of position: Int) -> [Int] {
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

// What is asked many times in every step: of the rows alone, so that no more than they is handed over.
extension [Controller] {
  /// Finds those that were made in this step, and those that they have pushed aside.
  @inline(never)
  fileprivate func search(for id: ID<Controller>) -> Int? { firstIndex { $0.identity == id } }

  func subtree(of position: Int) -> Range<Int> {
    let depth = self[position].depth
    var end = position + 1
    while end < count && self[end].depth > depth { end += 1 }
    return position..<end
  }

  @inline(__always)
  func hasRowsBelow(_ position: Int) -> Bool {
    let next = position + 1
    return next < count && self[next].depth > self[position].depth
  }

  func parent(of position: Int) -> Int? {
    let depth = self[position].depth
    guard depth > 0 else { return nil }
    var candidate = position - 1
    while candidate >= 0 && self[candidate].depth >= depth { candidate -= 1 }
    return candidate >= 0 ? candidate : nil
  }

  func childCount(of position: Int, _ role: Controller.Role) -> Int {
    let depth = self[position].depth + 1
    var found = 0
    var next = position + 1
    while next < count && self[next].depth >= depth {
      if self[next].depth == depth && self[next].role == role { found += 1 }
      next += 1
    }
    return found
  }

  func firstChild(of position: Int, _ role: Controller.Role) -> Int? {
    let depth = self[position].depth + 1
    var next = position + 1
    while next < count && self[next].depth >= depth {
      if self[next].depth == depth && self[next].role == role { return next }
      next += 1
    }
    return nil
  }

  func lastChild(of position: Int, _ role: Controller.Role) -> Int? {
    let depth = self[position].depth + 1
    var found: Int?
    var next = position + 1
    while next < count && self[next].depth >= depth {
      if self[next].depth == depth && self[next].role == role { found = next }
      next += 1
    }
    return found
  }

  func presented(by position: Int) -> Int? {
    let depth = self[position].depth + 1
    var next = position + 1
    while next < count && self[next].depth >= depth {
      if self[next].role == .presented && self[next].depth == depth { return next }
      next += 1
    }
    return nil
  }

  @inline(__always)
  func cover(of position: Int) -> Int? {
    guard hasRowsBelow(position), let presented = presented(by: position),
      !self[presented].flags.contains(.beingDismissed)
    else { return nil }
    return presented
  }

  func tab(_ index: Int, of position: Int) -> Int? {
    guard index >= 0 else { return nil }
    let depth = self[position].depth + 1
    var rest = index
    var next = position + 1
    while next < count && self[next].depth >= depth {
      if self[next].depth == depth && self[next].role == .tab {
        if rest == 0 { return next }
        rest -= 1
      }
      next += 1
    }
    return nil
  }

  /// Whether anybody in a subtree is in one of two states of appearing.
  func isAny(below start: Int, _ one: Controller.Appearance, or other: Controller.Appearance)
    -> Bool
  {
    let depth = self[start].depth
    var position = start
    repeat {
      let appearance = self[position].appearance
      if appearance == one || appearance == other { return true }
      position += 1
    } while position < count && self[position].depth > depth
    return false
  }

  /// Whether a controller and all below it have their views.
  func isLoaded(below start: Int) -> Bool {
    let depth = self[start].depth
    var position = start
    repeat {
      if !self[position].isViewLoaded { return false }
      position += 1
    } while position < count && self[position].depth > depth
    return true
  }
}

extension ControllerKind {
  /// Whether it shows one child at most.
  var showsOne: Bool { self == .navigation || self == .tabBar }
}
