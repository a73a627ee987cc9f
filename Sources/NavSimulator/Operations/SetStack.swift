import NavModel
import NavText

extension SimulationStep {
  /// NAV-28: scenes that are in the stack already keep their instances, the others are made.
  mutating func setStack(
    _ stack: Stack, _ scenes: [ID<Scene>], animated: Bool
  ) {
    guard let owner = run.state[stack.owner] else { return }
    if let stranger = scenes.first(where: { program[$0].kind == .navigation }) {
      return run.raise(.pushedNavigationController, owner.scene, about: stranger)
    }
    // ERR-8
    for stranger in scenes where program[stranger].kind == .split {
      run.log(.pushedSplitController, owner.scene, about: stranger)
    }
    let scenes = scenes.filter { program[$0].kind != .split }
    guard case .navigation(let navigation) = stack else {
      return setMoreStack(of: stack.owner, scenes, animated: animated)
    }
    let old = Array(run.stack(of: navigation))
    // By scene, the last one first.
    var kept: [ID<Scene>: [ID<Controller>]] = [:]
    for member in old.reversed() {
      if let scene = run.state[member]?.scene { kept[scene, default: []].append(member) }
    }
    var members: [ID<Controller>] = []
    for scene in scenes {
      members.append(kept[scene]?.popLast() ?? instantiate(scene))
    }
    run.move(members, under: navigation, as: .stack)
    keepBackLabel(of: ShortList(members))
    let (before, after) = (Set(old), Set(members))
    let free = old.filter { !after.contains($0) }
    let added = members.filter { !before.contains($0) }
    replaceMembers(
      of: navigation, from: old, to: members, added: added, removed: free.reversed(),
      animated: animated)
  }

  private mutating func replaceMembers(
    of navigation: ID<Controller>, from old: [ID<Controller>], to members: [ID<Controller>],
    added: [ID<Controller>], removed: [ID<Controller>], animated: Bool
  ) {
    // LIFE-46: below the top they are told at once and not loaded.
    let below = added.filter { $0 != members.last }
    willMove(below)
    didMove(below)
    let isSameTop = members.last == old.last
    guard run.isOnScreen(navigation) && !isSameTop else {
      // LIFE-43 and LIFE-22: containment only.
      if let top = members.last, added.contains(top) { willMove([top]) }
      letGo(removed)
      gone(removed)
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
    play(transition)
  }
}
