import NavModel
import NavSimulator
import NavText

/// What a person can do by touching the screen, together with the touches on fields that something depends on: that are
/// listened to, or asked whether they say anything.
struct WalkTouches {
  private let program: Program
  /// By element: whether something depends on it, and whether its return key is heard by a delegate.
  private var matters: [Bool]
  private var answersReturn: [Bool]
  private var hasFields = false

  init(_ program: Program) {
    self.program = program
    matters = Array(repeating: false, count: program.elements.count)
    answersReturn = matters
    for expression in program.expressions.rows {
      if case .hasText(let field) = expression { matters[Int(field.index)] = true }
    }
    for scene in program.scenes.ids {
      let ranges =
        [program[cold: scene].methods]
        + program.classChain(of: scene).map { program[$0].methods }
      for method in ranges.joined() {
        guard let name = program[method].subject.element else { continue }
        for id in program[scene].elements where program[id].name == name {
          matters[Int(id.index)] = true
          answersReturn[Int(id.index)] = program[id].kind == .textField
        }
      }
    }
    hasFields = matters.contains(true)
  }

  /// In the order of the screen, those on fields last.
  func touches(in state: NavigationState) -> [Event] {
    var events = program.events(in: state)
    guard hasFields, !state.isCrashed, !state.isInFlight, state.openMenu == nil,
      state.swipedRow == nil
    else { return events }
    for position in state.front.reversed() {
      let controller = state.controllers[position]
      guard !controller.isSynthetic else { continue }
      for id in program[controller.scene].elements
      where matters[Int(id.index)] && program.isEditable(id) {
        guard program.prototype(around: id) == nil, state.focusedField?.element != id,
          !program.isHidden(id, owner: controller, in: state), !events.contains(.tapElement(id))
        else { continue }
        events.append(.tapElement(id))
      }
    }
    if let field = state.focusedField?.element, answersReturn[Int(field.index)],
      !events.contains(.pressReturn)
    {
      events.append(.pressReturn)
    }
    return events
  }
}
