import NavModel
import NavSimulator
import NavText

extension Program {
  /// What a person can do by touching the screen, and the touches on fields that something depends on: what listens to
  /// them, or asks whether they say anything.
  func touches(in state: NavigationState) -> [Event] {
    var events = events(in: state)
    guard !state.isCrashed, !state.isInFlight, state.openMenu == nil, state.swipedRow == nil else {
      return events
    }
    for position in state.front.reversed() {
      let controller = state.controllers[position]
      guard !controller.isSynthetic else { continue }
      for id in self[controller.scene].elements
      where self[id].kind.isEditable && prototype(around: id) == nil {
        guard state.focusedField?.element != id, matters(id, in: controller.scene) else { continue }
        if isHidden(id, owner: controller, in: state) { continue }
        if !events.contains(.tapElement(id)) { events.append(.tapElement(id)) }
      }
    }
    if let field = state.focusedField, answersReturn(field.element, of: state),
      !events.contains(.pressReturn)
    {
      events.append(.pressReturn)
    }
    return events
  }

  private func matters(_ field: ID<Element>, in scene: ID<Scene>) -> Bool {
    isAsked(about: field) || !self[field].name.isNone && hasMessage(about: self[field].name, scene)
  }

  private func isAsked(about field: ID<Element>) -> Bool {
    expressions.rows.contains { if case .hasText(field) = $0 { true } else { false } }
  }

  private func hasMessage(about field: Name, _ scene: ID<Scene>) -> Bool {
    let ranges = [self[cold: scene].methods] + classChain(of: scene).map { self[$0].methods }
    return ranges.joined().contains { self[$0].subject == .element(field) }
  }

  /// The return key is heard by the delegate of the field, too.
  private func answersReturn(_ field: ID<Element>, of state: NavigationState) -> Bool {
    guard self[field].kind == .textField, let controller = state.focusedField?.controller,
      let scene = state[controller]?.scene
    else { return false }
    return hasMessage(about: self[field].name, scene)
  }
}
