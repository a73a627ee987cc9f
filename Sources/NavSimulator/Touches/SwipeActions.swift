import NavModel
import NavText

// What a row offers when it is swiped (SWIPE-1 to SWIPE-8).
extension SimulationStep {
  /// A swipe over a row: its actions appear, or the first one is performed.
  mutating func swipe(_ row: SwipedRow, isFull: Bool, _ owner: Controller) {
    let actions = program.actions(of: row, owner, in: run.state)
    guard let first = actions.first else { return }
    if isFull && program[row.element, .performsFirstActionWithFullSwipe] {
      closeSwipedRow()
      return set(off: .element(first), kind: .swipeAction, owner, row: row.row)
    }
    if run.state.swipedRow == row { return }
    closeSwipedRow()
    run.state.swipedRow = row
    run.note(.swipeActions(row.element, row.edge, isOpen: true))
  }

  mutating func closeSwipedRow() {
    guard run.state.hasColdFields, let row = run.state.swipedRow else { return }
    run.state.swipedRow = nil
    run.note(.swipeActions(row.element, row.edge, isOpen: false))
  }

  /// Whether a touch has done what it does while a row is swiped: anywhere else it closes the row first, and in the
  /// screen of the row it does nothing more (SWIPE-3).
  mutating func closesSwipedRow(_ event: Event) -> Bool {
    guard let swiped = run.state.swipedRow else { return false }
    switch event {
    case .tapElement(let element), .tapRow(let element, _):
      if program.elements[element].kind == .swipeAction { return false }
      guard let owner = run.state[swiped.controller],
        program.scenes[owner.scene].elements.contains(element),
        !program.isHidden(element, owner: owner, row: touchedRow(event), in: run.state),
        program.refusal(inBarOrSearch: element, owner, in: run.state) == nil,
        program.placeInBar(of: element, in: program.scenes[owner.scene]) == nil
      else {
        closeSwipedRow()
        return false
      }
      closeSwipedRow()
      return true
    case .tapOutside:
      closeSwipedRow()
      return true
    case .stroke(.swipe(let direction), let element, let row):
      let isBack = element == swiped.element && row == swiped.row
      if isBack && SwipeEdge(revealedBy: direction) == swiped.edge { return false }
      closeSwipedRow()
      return isBack
    case .stroke(.fullSwipe, _, _): return false
    default:
      closeSwipedRow()
      return false
    }
  }
}

private func touchedRow(_ event: Event) -> Int32? {
  if case .tapRow(_, let row) = event { row } else { nil }
}

extension Program {
  /// The actions at one side of a row, from the outermost on (SWIPE-2).
  public func actions(
    of swiped: SwipedRow, _ owner: Controller, in state: NavigationState
  ) -> [ID<Element>] {
    elements(inside: swiped.element).filter { id in
      self[id].parent == swiped.element && self[id].kind == .swipeAction
        && self[id, .swipeEdge] == swiped.edge && offersSwipeAction(id, in: state.era)
        && flag(.hidden, in: self[id].attributes, state, Scope(owner.identity, row: swiped.row))
          != true
    }
  }

  /// Before iOS 8 a swiped row has its Delete button and nothing else (SWIPE-8).
  func offersSwipeAction(_ action: ID<Element>, in era: SystemEra) -> Bool {
    era != .legacy
      || self[action, .swipeEdge] == .trailing && self[action, .swipeActionStyle] == .destructive
  }

  /// The row that a swipe shows the actions of: the one that is touched or that holds what is touched.
  func swipedRow(
    by stroke: Stroke, on element: ID<Element>, _ owner: Controller, row: Int32?,
    in state: NavigationState
  ) -> (row: SwipedRow, isFull: Bool)? {
    let direction: SwipeDirection
    let isFull: Bool
    switch stroke {
    case .swipe(let way): (direction, isFull) = (way, false)
    case .fullSwipe(let way): (direction, isFull) = (way, true)
    case .doubleTap, .longPress, .pan, .pinch, .twist, .edgePan: return nil
    }
    guard let edge = SwipeEdge(revealedBy: direction) else { return nil }
    var next: ID<Element>? = element
    while let id = next {
      if self[id].kind.isRow {
        let swiped = SwipedRow(
          controller: owner.identity, element: id, row: row, edge: edge)
        return actions(of: swiped, owner, in: state).isEmpty ? nil : (swiped, isFull)
      }
      next = self[id].parent
    }
    return nil
  }

  /// The swipes that do something to the rows of a cell or a prototype.
  func swipes(
    over element: ID<Element>, row: Int32?, _ owner: Controller, in state: NavigationState
  ) -> [Event] {
    guard self[element].kind.isRow, !isBeingEdited(element, in: owner) else { return [] }
    var found: [Event] = []
    for edge in SwipeEdge.allCases {
      let swiped = SwipedRow(controller: owner.identity, element: element, row: row, edge: edge)
      if actions(of: swiped, owner, in: state).isEmpty { continue }
      found.append(.stroke(.swipe(edge.revealingSwipe), on: element, row: row))
      if self[element, .performsFirstActionWithFullSwipe] {
        found.append(.stroke(.fullSwipe(edge.revealingSwipe), on: element, row: row))
      }
    }
    return found
  }
}
