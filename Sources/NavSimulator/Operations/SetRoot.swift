import NavModel
import NavText

extension SimulationStep {
  /// `window.rootViewController = …` (NAV-44): the old root leaves the window with all that it holds and presents, and
  /// the new one is shown at once.
  ///
  /// UIKit lets go of what the old root presents only when the app dismisses it first, and may leave its view in the
  /// window. Here it goes with the old root: an app that relies on more than that is broken already.
  mutating func setRoot(_ operands: Statement.Operands, _ values: [Int32]) {
    // In a trial of the first screen there may be no root yet.
    guard let scene = operands.scene, !run.state.controllers.isEmpty else { return }
    let old = run.identity(0)
    let new = instantiate(scene)
    pass(operands.arguments, values, to: new)
    run.moveToFront(new, as: .window)
    var transition = Transition(.newRoot, animated: false)
    transition.incoming = ShortList(new)
    if let start = run.position(of: old) {
      for position in run.state.subtree(of: start).reversed()
      where run.state.controllers[position].role == .presented {
        transition.outgoing.append(run.identity(position))
      }
    }
    transition.outgoing.append(old)
    transition.removed = ShortList(old)
    play(transition)
    // Another root may be in other ways (ROT-7).
    followDecider()
  }
  /// The same for a statement whose controller is gone, or had to wait.
  mutating func setRoot(_ id: ID<Statement>, _ values: [Int32]) {
    guard case .call(.setRoot, let operands) = program[id].operation else { return }
    begin()
    setRoot(operands, values)
    end()
  }
}
