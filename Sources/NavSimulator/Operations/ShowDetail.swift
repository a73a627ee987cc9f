import NavModel
import NavText

extension Program {
  /// `showDetailViewController(_:sender:)`: a split view above shows it as its detail (SEG-23, SEG-24);
  /// without one it is presented (SEG-25).
  func showDetail(
    _ id: ID<Controller>, from source: ID<Controller>, _ request: PresentationRequest,
    in run: inout Run
  ) {
    guard let split = splitForDetail(of: source, in: run) else {
      return presentUnlessOffScreen(id, from: source, request, in: &run)
    }
    if let shown = run.state[id]?.scene, let scene = run.state[split]?.scene,
      flag(.takesOverShowDetail, in: self[scene].attributes) == true
    {
      return run.note(.split(.showDetail(shown), scene))
    }
    guard run.state[split]?.flags.contains(.collapsed) == true else {
      return setColumn(.secondary, of: split, to: id, animated: request.animated, in: &run)
    }
    guard let shown = run.position(of: split).flatMap({ run.state.columns(of: $0).first }) else {
      return present(id, from: source, request, in: &run)
    }
    let column = run.state.controllers[shown]
    guard column.kind == .navigation else {
      return present(id, from: source, request, in: &run)
    }
    pushDetail(id, of: split, onto: column, animated: request.animated, in: &run)
  }

  /// The nearest that does not decline (SEG-35).
  private func splitForDetail(of source: ID<Controller>, in run: borrowing Run) -> ID<Controller>? {
    var next: ID<Controller>? = source
    while let id = next, let split = nearest(.split, of: id, in: run) {
      guard let row = run.state[split], declinesToShow(row) else { return split }
      next = row.role == .presented ? nil : run.parent(of: split)
    }
    return nil
  }

  /// The stack of the primary shows it; a navigation controller lends its content (SPLIT-7). It is the detail from now
  /// on: when there is room, it becomes the secondary (SPLIT-9).
  private func pushDetail(
    _ id: ID<Controller>, of split: ID<Controller>, onto stack: Controller, animated: Bool,
    in run: inout Run
  ) {
    let isNavigation = run.state[id]?.kind == .navigation
    let members = isNavigation ? Array(run.stack(of: id)) : [id]
    if stack.role == .primary { replaceLender(of: split, with: isNavigation ? id : nil, in: &run) }
    for member in members {
      push(member, onto: .navigation(stack.identity), animated: animated, in: &run)
    }
    guard stack.role == .primary else {
      if isNavigation { run.remove(id) }
      return
    }
    if let first = members.first { run.set(.lentBySecondary, true, of: first) }
  }

  /// The old detail loses its column, whether it stands on the stack or was put away.
  private func replaceLender(
    of split: ID<Controller>, with navigation: ID<Controller>?, in run: inout Run
  ) {
    for position in run.state.controllers.indices {
      run.state.controllers[position].flags.remove(.lentBySecondary)
    }
    guard let old = column(.secondary, of: split, in: run), let row = run.state[old] else { return }
    // The wrapper of a column stays for what comes (SPLIT-4).
    let keepsWrapper = row.isSynthetic && navigation == nil
    let leaving = detach(keepsWrapper ? Array(run.stack(of: old)) : [old], in: &run)
    if let navigation { run.move(navigation, under: split, as: .secondary) }
    letGo(leaving, in: &run)
    gone(leaving, in: &run)
    run.remove(leaving)
  }

  /// The deprecated segue: instead of the detail of a split view (SEG-30). Without one nothing happens.
  func replaceDetail(
    with id: ID<Controller>, from source: ID<Controller>, _ request: PresentationRequest,
    in run: inout Run
  ) {
    guard let split = nearest(.split, of: source, in: run) else { return }
    if run.state[split]?.flags.contains(.collapsed) == true {
      showDetail(id, from: source, request, in: &run)
    } else {
      setColumn(.secondary, of: split, to: id, animated: request.animated, in: &run)
    }
  }

  /// Another controller for a column.
  func setColumn(
    _ role: Controller.Role, of split: ID<Controller>, to id: ID<Controller>, animated: Bool,
    in run: inout Run
  ) {
    guard let position = run.position(of: split), let scene = run.state[split]?.scene,
      let fresh = run.state[id]
    else { return }
    let old = run.identities(run.state.children(of: position, role))
    var column = id
    if !isClassic(scene) && fresh.kind != .navigation {
      column = wrap(id, for: scene, in: &run)
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
    play(transition, in: &run)
  }
}
