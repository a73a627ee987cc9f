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
    guard run.state[split]?.flags.contains(.collapsed) == true else {
      return setColumn(.secondary, of: split, to: id, animated: request.animated, in: &run)
    }
    guard
      let shown = run.position(of: split).flatMap({ run.state.columns(of: $0).first })
    else { return present(id, from: source, request, in: &run) }
    let column = run.state.controllers[shown]
    guard column.kind == .navigation else {
      return present(id, from: source, request, in: &run)
    }
    pushDetail(id, onto: column.identity, animated: request.animated, in: &run)
  }

  /// The nearest that does not decline (SEG-35).
  private func splitForDetail(of source: ID<Controller>, in run: Run) -> ID<Controller>? {
    var next: ID<Controller>? = source
    while let id = next, let split = nearest(.split, of: id, in: run) {
      guard let row = run.state[split], declinesToShow(row) else { return split }
      next = row.role == .presented ? nil : run.parent(of: split)
    }
    return nil
  }

  /// The stack of the primary shows it; a navigation controller gives up its content (SPLIT-7).
  private func pushDetail(
    _ id: ID<Controller>, onto navigation: ID<Controller>, animated: Bool, in run: inout Run
  ) {
    guard run.state[id]?.kind == .navigation else {
      return push(id, onto: .navigation(navigation), animated: animated, in: &run)
    }
    for member in run.stack(of: id) {
      push(member, onto: .navigation(navigation), animated: animated, in: &run)
    }
    run.remove(id)
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
    let isClassic = (word(.splitStyle, in: self[scene].attributes) ?? 0) == 0
    var column = id
    if !isClassic && fresh.kind != .navigation {
      column = wrap(id, for: scene, in: &run)
    }
    for gone in old {
      run.update(gone) { $0.role = .leaving }
    }
    run.move(column, under: split, as: role)
    let isShown = run.isOnScreen(split)
    var transition = Transition(.column, animated: animated && isShown)
    transition.container = split
    transition.added = [column]
    transition.removed = old
    if isShown {
      transition.incoming = [column]
      transition.outgoing = old
    }
    play(transition, in: &run)
  }
}
