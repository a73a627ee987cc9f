import NavModel
import NavText

extension SimulationStep {
  /// `showDetailViewController(_:sender:)`: a split view above shows it as its detail (SEG-23, SEG-24);
  /// without one it is presented (SEG-25).
  mutating func showDetail(
    _ id: ID<Controller>, from source: ID<Controller>, _ request: PresentationRequest
  ) {
    guard let split = splitForDetail(of: source) else {
      return presentUnlessOffScreen(id, from: source, request)
    }
    if let shown = run.state[id]?.scene, let scene = run.state[split]?.scene,
      program[scene, .takesOverShowDetail]
    {
      return run.note(.split(.showDetail(shown), scene))
    }
    guard run.state[split]?.flags.contains(.collapsed) == true else {
      return setColumn(.secondary, of: split, to: id, animated: request.animated)
    }
    guard let shown = run.position(of: split).flatMap({ run.state.columns(of: $0).first }) else {
      return present(id, from: source, request)
    }
    let column = run.state.controllers[shown]
    guard column.kind == .navigation else {
      return present(id, from: source, request)
    }
    pushDetail(id, of: split, onto: column, animated: request.animated)
  }

  /// The nearest that does not decline (SEG-35).
  private func splitForDetail(of source: ID<Controller>) -> ID<Controller>? {
    var next: ID<Controller>? = source
    while let id = next, let split = nearest(.split, of: id) {
      guard let row = run.state[split], program.declinesToShow(row) else { return split }
      next = row.role == .presented ? nil : run.parent(of: split)
    }
    return nil
  }

  /// The stack of the primary shows it; a navigation controller lends its content (SPLIT-7). It is the detail from now
  /// on: when there is room, it becomes the secondary (SPLIT-9).
  private mutating func pushDetail(
    _ id: ID<Controller>, of split: ID<Controller>, onto stack: Controller, animated: Bool
  ) {
    let isNavigation = run.state[id]?.kind == .navigation
    let members = isNavigation ? Array(run.stack(of: id)) : [id]
    if stack.role == .primary { replaceLender(of: split, with: isNavigation ? id : nil) }
    for member in members {
      push(member, onto: .navigation(stack.identity), animated: animated)
    }
    guard stack.role == .primary else {
      if isNavigation { run.remove(id) }
      return
    }
    if let first = members.first { run.set(.lentBySecondary, true, of: first) }
  }

  /// The old detail loses its column, whether it is on the stack or was put away.
  private mutating func replaceLender(
    of split: ID<Controller>, with navigation: ID<Controller>?
  ) {
    for position in run.state.controllers.indices {
      run.state.controllers[position].flags.remove(.lentBySecondary)
    }
    guard let old = column(.secondary, of: split), let row = run.state[old] else { return }
    // The wrapper of a column stays for what comes (SPLIT-4).
    let keepsWrapper = row.isSynthetic && navigation == nil
    let leaving = detach(keepsWrapper ? Array(run.stack(of: old)) : [old])
    if let navigation { run.move(navigation, under: split, as: .secondary) }
    letGo(leaving)
    gone(leaving)
    run.remove(leaving)
  }

  /// The deprecated segue: instead of the detail of a split view (SEG-30). Without one nothing happens.
  mutating func replaceDetail(
    with id: ID<Controller>, from source: ID<Controller>, _ request: PresentationRequest
  ) {
    guard let split = nearest(.split, of: source) else { return }
    if run.state[split]?.flags.contains(.collapsed) == true {
      showDetail(id, from: source, request)
    } else {
      setColumn(.secondary, of: split, to: id, animated: request.animated)
    }
  }

  /// Another controller for a column.
  mutating func setColumn(
    _ role: Controller.Role, of split: ID<Controller>, to id: ID<Controller>, animated: Bool
  ) {
    guard let position = run.position(of: split), let scene = run.state[split]?.scene,
      let fresh = run.state[id]
    else { return }
    let old = run.identities(run.state.children(of: position, role))
    var column = id
    if !program.isClassic(scene) && fresh.kind != .navigation {
      column = wrap(id, for: scene)
    }
    for gone in old {
      run.update(gone) { $0.role = .leaving }
    }
    run.move(column, under: split, as: role)
    let isShown =
      run.isOnScreen(split)
      && run.position(of: split).map { run.identities(run.state.columns(of: $0)) }?
        .contains(column) == true
    var transition = Transition(.column, animated: animated && isShown)
    transition.container = split
    transition.added = ShortList(column)
    transition.removed = ShortList(old)
    if isShown {
      transition.incoming = ShortList(column)
      transition.outgoing = ShortList(old)
    }
    play(transition)
  }
}
