import NavModel
import NavText

extension Program {
  /// What must hold of every state that `launch` and `step` give; the text of the first that does not, or nil.
  public func checkInvariants(of state: NavigationState) -> String? {
    for position in state.controllers.indices {
      if let broken = checkRow(position, in: state) {
        return "controller \(position) \(broken)"
      }
    }
    let shouldBeSeen = state.seen
    for position in state.controllers.indices {
      // What comes counts as seen from the beginning of a transition, what goes no more.
      let appearance = state.controllers[position].appearance
      let isSeen = appearance == .appeared || appearance == .appearing
      if isSeen != shouldBeSeen.contains(position) {
        return
          "controller \(position) \(isSeen ? "was told that it appeared but is hidden" : "is on screen but was not told")"
      }
    }
    if let broken = checkFlight(in: state) { return broken }
    for label in state.backLabels
    where state.position(of: label.top).map({ state.parent(of: $0) == nil }) ?? true {
      return "a back button names a controller that is in no stack"
    }
    if state.appValues.count != appVariables.count {
      return "the app's variables are not all there"
    }
    for id in appVariables
    where !isValue(state.appValues[Int(self[id].slot)], of: self[id].domain) {
      return "a variable of the app left its domain"
    }
    return nil
  }

  private func checkRow(_ position: Int, in state: NavigationState) -> String? {
    let controller = state.controllers[position]
    if controller.identity != ID(position) { return "has another's identity" }
    if (controller.depth == 0) != (position == 0) { return "is beside the window's root" }
    if position > 0 && controller.depth > state.controllers[position - 1].depth + 1 {
      return "is too deep"
    }
    if (controller.role == .window) != (position == 0) { return "has the window's role" }
    switch controller.appearance {
    case .appearing, .disappearing: if !state.isInFlight { return "is still on its way" }
    case .appeared: if !controller.isViewLoaded { return "is seen without a view" }
    case .disappeared: break
    }
    if let parent = state.parent(of: position),
      !state.controllers[parent].kind.holds(controller.role)
    {
      return "has a role that its parent does not know"
    }
    if controller.role == .stack && controller.kind == .navigation {
      return "is a stack in a stack"
    }
    return checkSelection(of: position, in: state) ?? checkValues(of: controller, in: state)
  }

  /// One transition at a time, and only where time does not pass by itself (DESIGN-1).
  private func checkFlight(in state: NavigationState) -> String? {
    let leaving = state.controllers.indices.filter { state.controllers[$0].role == .leaving }
    guard let flight = state.flight else {
      return leaving.isEmpty ? nil : "controller \(leaving[0]) leaves and nothing is in flight"
    }
    if state.animation != .step { return "a transition is in flight while time passes" }
    let removed = flight.transition.removed
    if leaving.contains(where: { !removed.contains(ID($0)) }) {
      return "something leaves that the transition does not remove"
    }
    let known = flight.incoming + flight.outgoing + removed + flight.transition.added
    if known.contains(where: { state[$0] == nil }) { return "a transition moves the dead" }
    return nil
  }

  private func checkSelection(of position: Int, in state: NavigationState) -> String? {
    let controller = state.controllers[position]
    let depth = controller.depth + 1
    let presented = state.subtree(of: position).filter {
      state.controllers[$0].depth == depth && state.controllers[$0].role == .presented
    }
    if presented.count > 1 { return "presents twice" }
    guard controller.kind == .tabBar else { return nil }
    let count = state.tabs(of: position).count
    if count == 0 { return nil }
    let isMore = controller.flags.contains(.moreSelected)
    if isMore && controller.selected >= 0 { return "has selected two tabs" }
    if !isMore && !(0..<count).contains(Int(controller.selected)) { return "has selected no tab" }
    if controller.moreChild >= 0
      && !(state.directTabs(of: position)..<count).contains(Int(controller.moreChild))
    {
      return "shows a tab over More that is not there"
    }
    return nil
  }

  private func checkValues(of controller: Controller, in state: NavigationState) -> String? {
    let first = Int(controller.firstValue)
    if first + valueCount(of: controller) > state.instanceValues.count {
      return "has lost its variables"
    }
    for (id, value) in instanceValues(of: controller, in: state)
    where !isValue(value, of: self[id].domain) {
      return "has a variable out of its domain"
    }
    return nil
  }
}

extension ControllerKind {
  fileprivate func holds(_ role: Controller.Role) -> Bool {
    switch role {
    // A container view may be in a bar, so containers embed too.
    case .presented, .embedded, .leaving, .hiddenResults: true
    case .window, .detached: false
    case .stack: self == .navigation
    case .tab, .more: self == .tabBar
    case .primary, .supplementary, .secondary, .compact: self == .split
    case .page: self == .page
    }
  }
}
