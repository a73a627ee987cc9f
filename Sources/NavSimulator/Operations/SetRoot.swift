import NavModel
import NavText

extension SimulationStep {
  /// `window.rootViewController = …` (NAV-44): the old root leaves the window with all that it holds and presents, and
  /// the new one is shown at once.
  ///
  /// UIKit lets go of what the old root presents only when the app dismisses it first, and may leave its view in the
  /// window. Here it goes with the old root: an app that relies on more than that is broken already.
  mutating func setRoot(_ id: ID<Controller>) {
    let old = run.identity(0)
    run.moveToFront(id, as: .window)
    var transition = Transition(.newRoot, animated: false)
    transition.incoming = ShortList(id)
    if let start = run.position(of: old) {
      for position in run.state.subtree(of: start).reversed()
      where run.state.controllers[position].role == .presented {
        transition.outgoing.append(run.identity(position))
      }
    }
    transition.outgoing.append(old)
    transition.removed = ShortList(old)
    play(transition)
    // Another root may stand in other ways (ROT-7).
    followDecider()
  }
}
