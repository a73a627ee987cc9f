import NavModel
import NavSimulator
import NavText

extension Program {
  /// Why something is not on the screen although the app has it: what it belongs to is not in front. Nil when no
  /// controller that is alive has it.
  func outOfFront(_ target: CommandRequest.Target, in state: NavigationState) -> CommandProblem? {
    let front = state.front
    for position in state.controllers.indices.reversed()
    where !state.controllers[position].isSynthetic && !front.contains(position) {
      let controller = state.controllers[position]
      guard holds(target, controller, in: state) else { continue }
      let owner = names[self[controller.scene].name]
      if isInHiddenColumn(position, in: state) {
        return CommandProblem(
          "not-on-screen",
          "'\(target.text)' is in '\(owner)', which is in a column that is hidden",
          help: "show the column first, as in swipeColumn in")
      }
      guard !target.isText else { continue }
      return CommandProblem(
        "not-on-screen", "'\(target.text)' is in '\(owner)', which is not in front")
    }
    return nil
  }

  private func holds(
    _ target: CommandRequest.Target, _ controller: Controller, in state: NavigationState
  ) -> Bool {
    let scene = self[controller.scene]
    for id in scene.elements {
      if !target.isText && names[self[id].name] == target.text { return true }
      if text(of: id, owner: controller, row: nil, in: state) == target.text { return true }
    }
    for id in scene.barItems {
      let item = self[id]
      if !target.isText && names[item.name] == target.text { return true }
      if let text = item.text, names[text] == target.text { return true }
    }
    return false
  }

  /// Whether it is below a split view that is in front and shows this column beside or over nothing.
  private func isInHiddenColumn(_ position: Int, in state: NavigationState) -> Bool {
    var child = position
    while let parent = state.parent(of: child) {
      let controller = state.controllers[parent]
      if controller.kind == .split, !controller.flags.contains(.collapsed) {
        return state.front.contains(parent) && !state.shownChildren(of: parent).contains(child)
      }
      child = parent
    }
    return false
  }
}
