import NavModel
import NavText

// What is on the screen because a person has asked for it, and goes without a transition.

/// A menu that is open: no controller is presented for it (MENU-3).
public struct OpenMenu: Hashable, Sendable {
  public internal(set) var controller: ID<Controller>
  /// The menu, or the one in it that was chosen.
  public internal(set) var menu: ID<Element>
  /// The row that it belongs to, where a prototype has it.
  public internal(set) var row: Int32?
}

/// A row that shows the actions of one side.
public struct SwipedRow: Hashable, Sendable {
  public internal(set) var controller: ID<Controller>
  public internal(set) var element: ID<Element>
  /// The value that it stands for, where a prototype has made it.
  public internal(set) var row: Int32?
  public internal(set) var edge: SwipeEdge
}

extension NavigationState {
  /// In the order of the controllers.
  mutating func renumberAskedFor() {
    if var open = openMenu {
      openMenu = position(of: open.controller).map { position in
        open.controller = ID(position)
        return open
      }
    }
    if var swiped = swipedRow {
      swipedRow = position(of: swiped.controller).map { position in
        swiped.controller = ID(position)
        return swiped
      }
    }
  }

  /// What stands on a controller that is no longer in front is gone: it came and went without a transition.
  mutating func closeWhatIsCovered() {
    func isInFront(_ id: ID<Controller>) -> Bool {
      lastInFront { controllers[$0].identity == id } != nil
    }
    if let open = openMenu, !isInFront(open.controller) { openMenu = nil }
    if let swiped = swipedRow, !isInFront(swiped.controller) { swipedRow = nil }
  }
}

extension SimulationStep {
  /// A row that is no longer there or is edited now is not swiped, and a menu that has lost its items is closed.
  mutating func closeWhatIsGone() {
    run.state.closeWhatIsCovered()
    if let swiped = run.state.swipedRow, let owner = run.state[swiped.controller],
      program.isBeingEdited(swiped.element, in: owner)
        || program.isHidden(swiped.element, owner: owner, row: swiped.row, in: run.state)
        || program.actions(of: swiped, owner, in: run.state).isEmpty
    {
      run.state.swipedRow = nil
    }
    if let open = run.state.openMenu, let owner = run.state[open.controller],
      program.elements(askedForIn: open.menu, owner: owner, row: open.row, in: run.state).isEmpty
    {
      run.state.openMenu = nil
    }
  }
}

extension Program {
  /// Whether a menu item or the action of a row is on the screen at the moment.
  func isRevealed(
    _ element: ID<Element>, owner: Controller, row: Int32?, in state: NavigationState
  ) -> Bool {
    guard state.hasColdFields else { return false }
    if self[element].kind == .swipeAction {
      guard let swiped = state.swipedRow else { return false }
      return swiped.controller == owner.identity && swiped.element == self[element].parent
        && swiped.row == row && swiped.edge == self[element, .swipeEdge]
        && offersSwipeAction(element, in: state.era)
    }
    guard let open = state.openMenu else { return false }
    return open.controller == owner.identity && open.menu == self[element].parent && open.row == row
  }

  /// What belongs to an open menu, or to a swiped row, in their order.
  public func elements(
    askedForIn holder: ID<Element>, owner: Controller, row: Int32?, in state: NavigationState
  ) -> [ID<Element>] {
    var found: [ID<Element>] = []
    for id in elements(inside: holder)
    where self[id].parent == holder && self[id].kind.isAskedFor && self[id].kind != .contextMenu
      && !isHidden(id, owner: owner, row: row, in: state)
    {
      found.append(id)
    }
    return found
  }
}
