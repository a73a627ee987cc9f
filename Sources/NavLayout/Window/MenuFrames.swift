import NavModel
import NavSimulator
import NavText

/// How large menus and the actions of rows are, in points.
///
/// Apple publishes no figures: these are measured in pictures of iOS 14 to 17 (doubt: large text makes all of it larger).
enum MenuMetrics {
  static let width = 250.0
  static let itemHeight = 44.0
  static let titleHeight = 30.0
  /// Between the menu and what it belongs to, and the least distance from the edges of the window.
  static let margin = 8.0
  static let leastActionWidth = 74.0
  static let actionFontSize = 15.0
}

extension Program {
  /// The menu that is open, over everything else (MENU-1).
  func arrangeMenu(_ window: WindowMetrics, _ builder: inout LayoutBuilder) {
    let state = builder.state
    guard let open = state.openMenu, let menu = shownMenu(in: state) else { return }
    let anchored = menuAnchor(open, builder)
    // What is beneath does not answer (MENU-5).
    builder.ignoreTouches()
    let isPressed = outermost(open.menu).map { self[$0].kind == .contextMenu } ?? false
    builder.add(.menuSurroundings, builder.bounds) { node in
      node.touch = .tapOutside
      if isPressed { node.flags.insert(.prominent) }
    }
    let titleHeight = menu.title.isEmpty ? 0 : MenuMetrics.titleHeight
    let wanted = titleHeight + MenuMetrics.itemHeight * Double(menu.items.count)
    let room = builder.bounds.inset(
      by: EdgeInsets(
        top: window.safeArea.top, left: MenuMetrics.margin, bottom: window.safeArea.bottom,
        right: MenuMetrics.margin))
    let anchor = anchored ?? Rect(room.midX, room.midY, 0, 0)
    let size = Size(min(MenuMetrics.width, room.width), min(wanted, room.height))
    let isBelow =
      room.maxY - anchor.maxY - MenuMetrics.margin >= size.height
      || room.maxY - anchor.maxY >= anchor.y - room.y
    let y =
      isBelow
      ? anchor.maxY + MenuMetrics.margin : anchor.y - MenuMetrics.margin - size.height
    let x = anchor.midX > room.midX ? anchor.maxX - size.width : anchor.x
    let frame = Rect(x, y, size.width, size.height).kept(within: room)
    builder.add(.menu, frame) { node in
      node.controller = open.controller
      node.element = open.menu
      node.text = menu.title
    }
    builder.inside { builder in
      // A menu that is higher than the screen scrolls: what does not fit is not seen.
      for (index, item) in menu.items.enumerated() {
        let top = frame.y + titleHeight + MenuMetrics.itemHeight * Double(index)
        guard top + MenuMetrics.itemHeight <= frame.maxY + 0.01 else { break }
        let place = Rect(frame.x, top, frame.width, MenuMetrics.itemHeight)
        let shown = builder.keep(item)
        builder.add(.menuItem, place) { node in
          node.controller = open.controller
          node.element = item.element
          node.shown = shown
          node.text = item.text.isEmpty ? item.name : item.text
          if item.isOn == true { node.flags.insert(.on) }
          if !item.isEnabled { node.flags.insert(.disabled) }
          if self[item.element, .destructive] { node.flags.insert(.destructive) }
          if item.kind == .menu { node.flags.insert(.leadsOn) }
          if item.isEnabled {
            node.touch =
              open.row.map { .tapRow(item.element, $0) } ?? .tapElement(item.element)
          }
        }
      }
    }
  }

  /// The menu that holds a menu in it.
  private func outermost(_ menu: ID<Element>) -> ID<Element>? {
    var top = menu
    while let parent = self[top].parent, self[parent].kind.isOfMenu { top = parent }
    return top
  }

  /// What the menu belongs to, as it is on the screen.
  private func menuAnchor(_ open: OpenMenu, _ builder: LayoutBuilder) -> Rect? {
    guard let top = outermost(open.menu) else { return nil }
    if let view = self[top].parent {
      return builder.lastFrame { node in
        guard node.element == view && node.controller == open.controller else { return false }
        guard let row = open.row else { return true }
        return node.row == row || node.row == nil
      }
    }
    for scene in scenes.ids where self[scene].elements.contains(top) {
      if let item = self[scene].barItems.first(where: { self[cold: $0].menu == top }) {
        return builder.lastFrame { $0.barItem == item }
      }
    }
    return nil
  }

  /// The actions of a swiped row, over its edge (SWIPE-1).
  func arrangeSwipeActions(
    of row: VisibleRow, over frame: Rect, _ controller: Controller, _ builder: inout LayoutBuilder
  ) {
    let actions = row.parts.filter { $0.kind == .swipeAction }
    guard let first = actions.first, builder.state.swipedRow?.controller == controller.identity
    else { return }
    let isTrailing = self[first.element, .swipeEdge] == .trailing
    var edge = isTrailing ? frame.maxX : frame.x
    for action in actions {
      let text = action.text.isEmpty ? action.name : action.text
      let measured = textWidth(text, size: MenuMetrics.actionFontSize) + 30
      let room = isTrailing ? edge - frame.x : frame.maxX - edge
      let width = min(room, max(MenuMetrics.leastActionWidth, builder.snapped(measured)))
      let place = Rect(isTrailing ? edge - width : edge, frame.y, width, frame.height)
      edge = isTrailing ? place.x : place.maxX
      let shown = builder.keep(action)
      builder.add(.swipeAction, place) { node in
        node.controller = controller.identity
        node.element = action.element
        node.shown = shown
        node.text = text
        if self[action.element, .swipeActionStyle] == .destructive {
          node.flags.insert(.destructive)
        }
        node.touch =
          row.value.map { .tapRow(action.element, $0) } ?? .tapElement(action.element)
      }
    }
  }
}

extension LayoutNode {
  /// The value of the row that it is or is in, where a touch there says it.
  fileprivate var row: Int32? {
    if case .tapRow(_, let value) = touch { value } else { nil }
  }
}
