import NavModel
import NavText

/// One thing that may happen to an app while it is explored.
public enum Move: Hashable, Sendable {
  case event(Event)
  /// The state is saved, the system ends the app, and a person opens it again (RESTORE-1).
  case relaunch
}

extension Program {
  /// What may happen in a state, of the kinds that count. The order is always the same.
  public func moves(in state: NavigationState, of kinds: MoveSet) -> [Move] {
    guard !state.isCrashed else { return [] }
    var moves: [Move] = []
    if !kinds.isDisjoint(with: .fingers) {
      for event in events(in: state) where kinds.contains(event.kind) {
        moves.append(.event(event))
      }
    }
    if kinds.contains(.typing) { collectTyping(in: state, into: &moves) }
    if kinds.contains(.code) { collectCode(in: state, into: &moves) }
    if kinds.contains(.rotation) {
      for orientation in Orientation.allCases where orientation != state.heldOrientation {
        moves.append(.event(.rotate(orientation)))
      }
    }
    if kinds.contains(.restoration) { moves.append(.relaunch) }
    if kinds.contains(.memory) { moves.append(.event(.launch(nil))) }
    return moves
  }

  /// The state after a move.
  public func state(after move: Move, in state: NavigationState) -> NavigationState {
    var next = state
    for event in events(of: move, in: state) { next = step(next, event).next }
    return next
  }

  /// The events that a move consists of.
  public func events(of move: Move, in state: NavigationState) -> [Event] {
    switch move {
    case .event(let event): return [event]
    case .relaunch:
      var archive: [UInt8] = []
      for effect in step(state, .save).effects {
        if case .archived(let bytes, _) = effect { archive = bytes }
      }
      return [.save, .restore(archive)]
    }
  }

  /// What can be typed into a field that shows a variable: each of its other values. The language has no statement for
  /// what a field hands back, so that the variable stands for what it says, as in a test that sets it.
  private func collectTyping(in state: NavigationState, into moves: inout [Move]) {
    guard !state.isInFlight, state.openMenu == nil, state.swipedRow == nil else { return }
    for position in state.front.reversed() {
      let controller = state.controllers[position]
      if controller.isSynthetic { continue }
      for element in self[controller.scene].elements where isEditable(element) {
        guard prototype(around: element) == nil,
          case .bound(let text) = value(of: .text, in: self[element].attributes),
          case .variable(let variable) = self[text],
          !isHidden(element, owner: controller, row: nil, in: state),
          isEnabled(element, owner: controller, row: nil, in: state)
        else { continue }
        let holder = self[variable].owner == .app ? nil : holder(of: variable, in: state)
        guard self[variable].owner == .app || holder?.identity == controller.identity else {
          continue
        }
        let now = value(of: variable, heldBy: holder?.identity, in: state)
        for value in values(of: variable) where value != now {
          let move = Move.event(.setVariable(variable, value))
          if !moves.contains(move) { moves.append(move) }
        }
      }
    }
  }

  /// What code may do on its own: the segues and actions of the scenes in front that no touch sets off, and new values
  /// for variables.
  private func collectCode(in state: NavigationState, into moves: inout [Move]) {
    var seen: Set<Event> = []
    func add(_ event: Event) {
      if seen.insert(event).inserted { moves.append(.event(event)) }
    }
    for position in state.front.reversed() {
      let controller = state.controllers[position]
      guard !controller.isSynthetic else { continue }
      let scene = self[controller.scene]
      for segue in scene.segues where isForCode(segue) { add(.performSegue(segue)) }
      for method in methods(of: controller.scene, { $0.kind == .action })
      where !isConnected(self[method].name, in: scene) {
        add(.runAction(method))
      }
    }
    for variable in appVariables {
      for value in values(of: variable)
      where state.appValues[Int(self[variable].slot)] != value {
        add(.setVariable(variable, value))
      }
    }
  }

  /// Whether only code performs a segue.
  private func isForCode(_ segue: ID<Segue>) -> Bool {
    self[segue].trigger == .scene && self[segue].operation != .embed
  }

  private func isConnected(_ action: Name, in scene: Scene) -> Bool {
    actionConnections[scenes.cold(of: scene).actionConnections].contains { $0.name == action }
  }

  /// The values that a variable may be given, where they are few enough to try.
  private func values(of variable: ID<Variable>) -> ClosedRange<Int32> {
    let initial = self[variable].initial
    switch self[variable].domain {
    case .boolean: return 0...1
    case .integer(let least, let greatest):
      return greatest - least < Self.mostValues ? least...greatest : initial...initial
    case .enumeration(let enumeration):
      let count = Int32(truncatingIfNeeded: self[enumeration].cases.count)
      return count > 0 && count <= Self.mostValues ? 0...count - 1 : initial...initial
    case .integers, .cases: return initial...initial
    }
  }

  private static var mostValues: Int32 { 16 }
}

extension Event {
  /// What kind of move it is.
  public var kind: MoveKind {
    switch self {
    case .tapElement, .tapRow, .tapBarItem, .tapTab, .tapMore, .tapMoreRow, .back, .tapOutside,
      .tapContent, .change, .pressBarItem, .cancelSearch:
      .taps
    case .swipeBack, .swipeDown, .drag, .swipeContent, .swipeColumn, .turnPage, .deleteRow,
      .moveRow, .stroke:
      .swipes
    case .type, .clearText, .pressReturn, .hideKeyboard: .typing
    case .deliver: .messages
    case .beginCustomizing, .endCustomizing, .customize: .customization
    case .rotate, .resize, .share: .rotation
    case .save, .restore: .restoration
    case .launch: .memory
    case .dismiss, .performSegue, .runAction, .setVariable, .push, .pop, .popTo, .popToRoot,
      .setStack, .onStack, .present, .lookUpStranger, .selectIndex, .selectMore, .toggleEditing,
      .showColumn, .hideColumn, .setBadge, .setBarHidden, .setToolbarHidden, .animate, .finish,
      .cancel:
      .code
    }
  }
}
