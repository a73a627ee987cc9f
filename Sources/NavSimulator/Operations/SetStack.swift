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
    // By scene, the last one first.
    var kept: [ID<Scene>: [ID<Controller>]] = [:]
    for member in old.reversed() {
      if let scene = run.state[member]?.scene { kept[scene, default: []].append(member) }
    }
    var members: [ID<Controller>] = []
    for scene in scenes {
      members.append(kept[scene]?.popLast() ?? instantiate(scene, in: &run))
    }
    run.move(members, under: navigation, as: .stack)
    keepBackLabel(of: ShortList(members), in: &run)
    let (before, after) = (Set(old), Set(members))
    let free = old.filter { !after.contains($0) }
    let added = members.filter { !before.contains($0) }
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
