import NavModel
import NavText

extension Program {
  /// BAR-39, TOOL-8: a property of the nearest navigation controller, which lasts (BAR-42).
  func setBars(
    _ flag: Controller.Flags, _ change: Switch, of id: ID<Controller>, in run: inout Run
  ) {
    guard let stack = nearestStack(of: id, in: run), let owner = run.state[stack.owner] else {
      return
    }
    run.set(flag, change.applied(to: owner.flags.contains(flag)), of: stack.owner)
  }

  /// `setEditing(_:animated:)` (BAR-53).
  func setEditing(_ change: Switch, of id: ID<Controller>, in run: inout Run) {
    guard let controller = run.state[id] else { return }
    let isOn = change.applied(to: controller.isEditing)
    run.set(.editing, isOn, of: id)
    run.note(.setEditing(controller.scene, isOn))
  }
}
