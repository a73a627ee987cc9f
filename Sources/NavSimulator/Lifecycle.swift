import NavModel
import NavText

extension Program {
  // MARK: - Appearing

  func appear(
    _ ids: ShortList, _ phase: Beat.Phase, _ animated: Bool, in run: inout Run
  ) {
    for id in ids {
      // On most ways back every view is there.
      if phase == .load && isLoaded(id, in: run.state) { continue }
      appear(id, phase, animated, in: &run)
    }
  }

  /// Whether a controller and all below it have their views.
  private func isLoaded(_ id: ID<Controller>, in state: NavigationState) -> Bool {
    state.position(of: id).map { start in
      state.subtree(of: start).allSatisfy { state.controllers[$0].isViewLoaded }
    } ?? true
  }

  /// A controller, then what it shows (LIFE-7), then what it presents.
  func appear(
    _ id: ID<Controller>, _ phase: Beat.Phase, _ animated: Bool, in run: inout Run
  ) {
    guard !run.hasCrashed, let position = run.position(of: id) else { return }
    let cover = run.state.cover(of: position)
    if let cover, run.state.controllers[cover].removesPresenter {
      return appear(run.identity(cover), phase, animated, in: &run)
    }
    let presented = cover.map { run.identity($0) }
    tell(id, phase, animated, in: &run)
    if let now = run.position(of: id), run.state.hasRowsBelow(now) {
      appearChildren(of: id, phase, animated, in: &run)
      announceTop(of: id, phase, animated, in: &run)
    }
    if phase == .didAppear && run.has(.awaitsDidMove, id) {
      didMove(CollectionOfOne(id), in: &run)
    }
    if let presented {
      appear(presented, phase, animated, in: &run)
    }
  }

  func tell(
    _ id: ID<Controller>, _ phase: Beat.Phase, _ animated: Bool, in run: inout Run
  ) {
    switch phase {
    case .load:
      loadView(of: id, in: &run)
    case .willAppear:
      tell(id, .viewWillAppear, animated, becoming: .appearing, in: &run)
    case .isAppearing:
      tell(id, .viewIsAppearing, animated, in: &run)
    case .didAppear:
      tell(id, .viewDidAppear, animated, becoming: .appeared, in: &run)
    }
  }

  /// A view that is loading may push: then what it shows changes under our hands (LIFE-61).
  func appearChildren(
    of id: ID<Controller>, _ phase: Beat.Phase, _ animated: Bool, in run: inout Run
  ) {
    var told = ShortList()
    while !run.hasCrashed, let position = run.position(of: id) {
      guard let next = run.state.shownChild(of: position, notAmong: told) else { return }
      told.append(next)
      appear(next, phase, animated, in: &run)
    }
  }

  /// The delegate of a navigation controller hears of the top that is there when it is first shown (LIFE-23).
  func announceTop(
    of id: ID<Controller>, _ phase: Beat.Phase, _ animated: Bool, in run: inout Run
  ) {
    guard let navigation = run.state[id], navigation.kind == .navigation,
      navigation.flags.contains(.awaitsShow),
      let top = run.position(of: id).flatMap({ run.state.lastChild(of: $0, .stack) })
        .map({ run.state.controllers[$0] })
    else { return }
    switch phase {
    case .load, .isAppearing:
      break
    case .willAppear:
      if !navigation.isSynthetic {
        run.note(.willShow(top.scene, in: .scene(navigation.scene), animated: animated))
      }
    case .didAppear:
      // The top's own didMove stands before (LIFE-23).
      run.set(.awaitsShow, false, of: id)
      if !navigation.isSynthetic {
        run.note(.didShow(top.scene, in: .scene(navigation.scene), animated: animated))
      }
    }
  }

  /// Those that were leaving are told that they come back; their views never left (LIFE-51).
  func again(
    _ ids: ShortList, _ phase: Beat.Phase, _ animated: Bool, in run: inout Run
  ) {
    for root in ids {
      guard let start = run.position(of: root) else { continue }
      for id in run.identities(Array(run.state.subtree(of: start))) {
        guard let now = run.state[id] else { continue }
        if now.appearance == (phase == .willAppear ? .disappearing : .appearing) {
          tell(id, phase, animated, in: &run)
        }
      }
    }
  }

  // MARK: - Disappearing

  /// Of several that go together only the first, which is the topmost, is animated (MODAL-11).
  func willDisappear(
    _ ids: ShortList, _ animated: Bool, in run: inout Run
  ) {
    for root in ids {
      let animated = animated && root == ids.first
      for id in members(of: root, .appeared, or: .appearing, in: run) {
        tell(id, .viewWillDisappear, animated, becoming: .disappearing, in: &run)
      }
    }
  }

  func didDisappear(
    _ ids: ShortList, _ animated: Bool, in run: inout Run
  ) {
    for root in ids {
      let animated = animated && root == ids.first
      for id in members(of: root, .disappearing, or: .disappearing, in: run) {
        tell(id, .viewDidDisappear, animated, becoming: .disappeared, in: &run)
      }
    }
  }

  func members(
    of root: ID<Controller>, _ one: Controller.Appearance, or other: Controller.Appearance,
    in run: Run
  ) -> ShortList {
    var found = ShortList()
    guard let start = run.position(of: root) else { return found }
    guard run.state.hasRowsBelow(start) else {
      let appearance = run.state.controllers[start].appearance
      return appearance == one || appearance == other ? ShortList(root) : found
    }
    for position in run.state.subtree(of: start) {
      let appearance = run.state.controllers[position].appearance
      if appearance == one || appearance == other { found.append(run.identity(position)) }
    }
    return found
  }
}
