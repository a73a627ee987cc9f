import NavModel
import NavText

extension SimulationStep {
  /// The hierarchy has changed in several places at once: controllers that left or came to the screen get their callbacks.
  /// Those who stay in sight hear nothing, wherever they are now.
  mutating func settle(animated: Bool) {
    run.depth += 1
    loadSeen()
    let outgoing = appeared(false)
    let incoming = appeared(true)
    let animated = animated && run.state.isAnimated
    for id in outgoing {
      tell(id, .viewWillDisappear, animated, becoming: .disappearing)
    }
    for id in incoming { tell(id, .willAppear, animated) }
    announce(.willAppear, animated)
    for id in incoming { tell(id, .isAppearing, animated) }
    for id in outgoing {
      tell(id, .viewDidDisappear, animated, becoming: .disappeared)
    }
    for id in incoming { tell(id, .didAppear, animated) }
    didMove(run.identities(run.state.seen.sorted()))
    announce(.didAppear, animated)
    run.depth -= 1
  }

  /// A view that loads may bring others: until all that is seen is there.
  private mutating func loadSeen() {
    while !run.hasCrashed,
      let next = run.state.seen.sorted().first(where: { !run.state.controllers[$0].isViewLoaded })
    {
      loadView(of: run.identity(next))
    }
  }

  /// Those who are to appear, or those who are to disappear.
  private func appeared(_ isComing: Bool) -> [ID<Controller>] {
    let seen = run.state.seen
    let wanted: Controller.Appearance = isComing ? .disappeared : .appeared
    return run.identities(
      run.state.controllers.indices.filter {
        seen.contains($0) == isComing && run.state.controllers[$0].appearance == wanted
      })
  }

  /// Delegates of navigation controllers hear of tops that are new to them (LIFE-23).
  private mutating func announce(_ phase: LifecyclePhase.Appearing, _ animated: Bool) {
    for id in run.identities(run.state.seen.sorted()) {
      announceTop(of: id, phase, animated)
    }
  }
}
