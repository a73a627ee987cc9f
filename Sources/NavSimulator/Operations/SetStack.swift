import NavModel
import NavText

extension Program {
  /// NAV-28: scenes that are in the stack already keep their instances, the others are made.
  func setStack(
    _ stack: Stack, _ scenes: [ID<Scene>], animated: Bool, in run: inout Run
  ) {
    guard let owner = run.state[stack.owner] else { return }
    if let stranger = scenes.first(where: { self[$0].kind == .navigation }) {
      return run.raise(.pushedNavigationController, owner.scene, about: stranger)
    }
    // ERR-8
    for stranger in scenes where self[stranger].kind == .split {
      run.log(.pushedSplitController, owner.scene, about: stranger)
    }
    let scenes = scenes.filter { self[$0].kind != .split }
    guard case .navigation(let navigation) = stack else {
      return setMoreStack(of: stack.owner, scenes, animated: animated, in: &run)
    }
    let old = Array(run.stack(of: navigation))
    var free = old
    var members: [ID<Controller>] = []
    for scene in scenes {
      if let kept = free.firstIndex(where: { run.state[$0]?.scene == scene }) {
        members.append(free.remove(at: kept))
      } else {
        members.append(instantiate(scene, in: &run))
      }
    }
    for member in members {
      run.move(member, under: navigation, as: .stack)
    }
    keepBackLabel(of: ShortList(members), in: &run)
    let added = members.filter { !old.contains($0) }
    replaceMembers(
      of: navigation, from: old, to: members, added: added, removed: free.reversed(),
      animated: animated, in: &run)
  }

  private func replaceMembers(
    of navigation: ID<Controller>, from old: [ID<Controller>], to members: [ID<Controller>],
    added: [ID<Controller>], removed: [ID<Controller>], animated: Bool, in run: inout Run
  ) {
    // LIFE-46: below the top they are told at once and not loaded.
    let below = added.filter { $0 != members.last }
    willMove(below, in: &run)
    didMove(below, in: &run)
    let isSameTop = members.last == old.last
    guard run.isOnScreen(navigation) && !isSameTop else {
      // LIFE-43 and LIFE-22: containment only.
      if let top = members.last, added.contains(top) { willMove([top], in: &run) }
      letGo(removed, in: &run)
      gone(removed, in: &run)
      run.remove(removed)
      if !isSameTop { run.set(.awaitsShow, true, of: navigation) }
      return
    }
    // NAV-30: a new top comes as in a push, one from below as in a pop.
    let isPop = members.last.map { old.contains($0) } ?? true
    var transition = Transition(isPop ? .pop : .push, animated: animated)
    transition.incoming = ShortList(members.suffix(1))
    transition.outgoing = ShortList(old.suffix(1))
    transition.added = ShortList(added.filter { $0 == members.last })
    transition.removed = ShortList(removed)
    transition.container = navigation
    play(transition, in: &run)
  }
}
