import NavModel
import NavText

/// Where a controller's `navigationController` keeps it (NAV-10): a real one, or the one behind More (MORE-6).
enum Stack: Hashable {
  case navigation(ID<Controller>)
  /// The tab bar controller whose More list lies at the bottom.
  case more(ID<Controller>)

  var owner: ID<Controller> {
    switch self {
    case .navigation(let id), .more(let id): id
    }
  }
}

extension SimulationStep {
  /// The nearest stack at or above a controller, within its presentation.
  func nearestStack(of id: ID<Controller>) -> Stack? {
    var next = run.position(of: id)
    while let position = next {
      let controller = run.state.controllers[position]
      if controller.kind == .navigation {
        // What it held is over the More list (MORE-9).
        if let tabs = run.state.moreHolder(of: position) { return .more(run.identity(tabs)) }
        return .navigation(controller.identity)
      }
      if controller.role == .presented { return nil }
      next = run.state.parent(of: position)
      if let next, run.state.isOverMoreList(position, of: next) {
        return .more(run.identity(next))
      }
    }
    return nil
  }

  // MARK: Push

  /// NAV-24. Out of sight only the array changes (NAV-38, LIFE-22).
  mutating func push(
    _ id: ID<Controller>, onto stack: Stack, animated: Bool
  ) {
    guard let fresh = run.state[id], let owner = run.state[stack.owner] else { return }
    switch fresh.kind {
    case .navigation:
      // NAV-42
      return run.raise(.pushedNavigationController, owner.scene, about: fresh.scene)
    case .split:
      run.log(.pushedSplitController, owner.scene, about: fresh.scene)
      return run.remove(id)
    case .view, .table, .collection, .tabBar, .page, .alert, .actionSheet, .system:
      break
    }
    logNesting(animated, owner.scene)
    guard case .navigation(let navigation) = stack else {
      return pushOverMore(id, of: stack.owner, animated: animated)
    }
    let old = run.stack(of: navigation).last
    run.move(id, under: navigation, as: .stack)
    keepBackLabel(of: run.stack(of: navigation))
    guard run.isOnScreen(navigation) else {
      willMove(CollectionOfOne(id))
      return run.set(.awaitsShow, true, of: navigation)
    }
    var transition = Transition(.push, animated: animated)
    transition.incoming = ShortList(id)
    if let old { transition.outgoing = ShortList(old) }
    transition.added = ShortList(id)
    transition.container = navigation
    play(transition)
  }

  /// Two animations at once spoiled the bar of older systems (NAV-37).
  private mutating func logNesting(_ animated: Bool, _ scene: ID<Scene>) {
    if run.isPushing { noteImpatience(true, scene) }
    run.isPushing = run.isPushing || (animated && run.state.isAnimated)
  }

  // MARK: Pop

  /// NAV-25: nothing at the root (ERR-7).
  mutating func pop(_ stack: Stack, animated: Bool, swipe: Swipe? = nil) {
    switch stack {
    case .navigation(let navigation):
      let count = run.stackCount(of: navigation)
      if count > 1 {
        cut(navigation, to: count - 1, animated: animated, swipe: swipe)
      }
    case .more(let tabs):
      popOverMore(of: tabs, animated: animated, swipe: swipe)
    }
  }

  /// NAV-26
  mutating func popToRoot(_ stack: Stack, animated: Bool) {
    switch stack {
    case .navigation(let navigation):
      if run.stackCount(of: navigation) > 1 {
        cut(navigation, to: 1, animated: animated)
      }
    case .more(let tabs):
      cutOverMore(of: tabs, to: 0, animated: animated)
    }
  }

  /// NAV-27: the nearest instance of the scene; a stranger raises (ERR-6).
  mutating func pop(_ stack: Stack, to scene: ID<Scene>, animated: Bool) {
    guard case .navigation(let navigation) = stack else {
      return popOverMore(of: stack.owner, to: scene, animated: animated)
    }
    let members = run.stack(of: navigation)
    guard let index = members.lastIndex(where: { run.state[$0]?.scene == scene }) else {
      return run.raise(.poppedToStranger, run.state[navigation]?.scene, about: scene)
    }
    if index + 1 < members.count {
      cut(navigation, to: index + 1, animated: animated)
    }
  }

  /// Removes everything above the first `count` members: one pair of appearance callbacks whatever their
  /// number (LIFE-40, LIFE-48).
  mutating func cut(
    _ navigation: ID<Controller>, to count: Int, animated: Bool, swipe: Swipe? = nil
  ) {
    let members = run.stack(of: navigation)
    guard count >= 1 && count < members.count, let owner = run.state[navigation] else { return }
    var removed = ShortList()
    for index in (count..<members.count).reversed() { removed.append(members[index]) }
    logNesting(animated, owner.scene)
    var kept = ShortList()
    for index in 0..<count { kept.append(members[index]) }
    keepBackLabel(of: kept)
    if run.isOnScreen(navigation) {
      var transition = Transition(.pop, animated: animated)
      transition.incoming = ShortList(members[count - 1])
      transition.outgoing = ShortList(members[members.count - 1])
      transition.removed = removed
      transition.container = navigation
      transition.swipe = swipe
      play(transition)
    } else {
      letGo(removed)
      gone(removed)
      run.set(.awaitsShow, true, of: navigation)
      release(removed)
    }
  }
}
