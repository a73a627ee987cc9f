import NavModel
import NavText

extension Program {
  /// The hierarchy has changed in several places at once: whoever left the screen is told, and whoever came to it.
  /// Those who stay in sight hear nothing, wherever they stand now.
  func settle(animated: Bool, in run: inout Run) {
    run.depth += 1
    loadSeen(in: &run)
    let outgoing = appeared(false, in: run)
    let incoming = appeared(true, in: run)
    let animated = animated && run.state.isAnimated
    for id in outgoing {
      tell(id, .viewWillDisappear, animated, becoming: .disappearing, in: &run)
    }
    for id in incoming { tell(id, .willAppear, animated, in: &run) }
    announce(.willAppear, animated, in: &run)
    for id in incoming { tell(id, .isAppearing, animated, in: &run) }
    for id in outgoing {
      tell(id, .viewDidDisappear, animated, becoming: .disappeared, in: &run)
    }
    for id in incoming { tell(id, .didAppear, animated, in: &run) }
    didMove(run.identities(run.state.seen.sorted()), in: &run)
    announce(.didAppear, animated, in: &run)
    run.depth -= 1
  }

  /// A view that loads may bring others: until all that is seen is there.
  private func loadSeen(in run: inout Run) {
    while !run.hasCrashed,
      let next = run.state.seen.sorted().first(where: { !run.state.controllers[$0].isViewLoaded })
    {
      loadView(of: run.identity(next), in: &run)
    }
  }

  /// Those who are to appear, or those who are to disappear.
  private func appeared(_ isComing: Bool, in run: borrowing Run) -> [ID<Controller>] {
    let seen = run.state.seen
    let wanted: Controller.Appearance = isComing ? .disappeared : .appeared
    return run.identities(
      run.state.controllers.indices.filter {
        seen.contains($0) == isComing && run.state.controllers[$0].appearance == wanted
      })
  }

  /// Delegates of navigation controllers hear of tops that are new to them (LIFE-23).
  private func announce(_ phase: LifecyclePhase.Appearing, _ animated: Bool, in run: inout Run) {
    for id in run.identities(run.state.seen.sorted()) {
      announceTop(of: id, phase, animated, in: &run)
    }
  }
}
