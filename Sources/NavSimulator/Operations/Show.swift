import NavModel
import NavText

extension SimulationStep {
  /// `show(_:sender:)`: the nearest container that shows things does it (SEG-20); tab bar controllers do not
  /// (SEG-36); without one it is presented (SEG-34), as a stack does with another stack, which it can't push (NAV-42).
  mutating func show(
    _ id: ID<Controller>, from source: ID<Controller>, _ request: PresentationRequest
  ) {
    let isPresentedByStacks = run.state[id]?.kind.isPresentedByStacks ?? false
    var next = run.position(of: source)
    while let position = next {
      let candidate = run.state.controllers[position]
      switch candidate.kind {
      case _ where program.declinesToShow(candidate):
        break
      case .navigation:
        // SEG-21
        if isPresentedByStacks { return presentUnlessOffScreen(id, from: source, request) }
        guard let stack = nearestStack(of: candidate.identity) else { return }
        return push(id, onto: stack, animated: request.animated)
      case .split:
        return show(id, in: candidate.identity, from: source, request)
      case .view, .table, .collection, .tabBar, .page, .alert, .actionSheet, .system:
        break
      }
      // A released controller has no parent, though it is still on screen (NAV-11).
      let isOnItsOwn = candidate.role == .presented || candidate.role == .leaving
      next = isOnItsOwn ? nil : run.state.parent(of: position)
      if let next, !isPresentedByStacks, run.state.isOverMoreList(position, of: next) {
        return push(id, onto: .more(run.identity(next)), animated: request.animated)
      }
    }
    presentUnlessOffScreen(id, from: source, request)
  }

  /// Without a container it is presented; unlike `present` itself, silently where there is no window (SEG-34).
  mutating func presentUnlessOffScreen(
    _ id: ID<Controller>, from source: ID<Controller>, _ request: PresentationRequest
  ) {
    guard run.isOnScreen(source) else { return run.remove(id) }
    present(id, from: source, request)
  }

  /// SEG-22: the column that it came from, or all of the screen where there are no columns.
  private mutating func show(
    _ id: ID<Controller>, in split: ID<Controller>, from source: ID<Controller>,
    _ request: PresentationRequest
  ) {
    if let shown = run.state[id]?.scene, let scene = run.state[split]?.scene,
      program[scene, .takesOverShow]
    {
      return run.note(.split(.show(shown), scene))
    }
    guard run.state[split]?.flags.contains(.collapsed) == false else {
      return present(id, from: source, request.asFullScreen)
    }
    setColumn(
      column(of: source, in: split) ?? .secondary, of: split, to: id,
      animated: request.animated)
  }

  private func column(
    of source: ID<Controller>, in split: ID<Controller>
  ) -> Controller.Role? {
    var next: ID<Controller>? = source
    while let id = next, id != split {
      let parent = run.parent(of: id)
      if parent == split { return run.state[id]?.role }
      next = parent
    }
    return nil
  }
}

extension Program {
  /// SEG-35
  func declinesToShow(_ candidate: Controller) -> Bool {
    !candidate.isSynthetic && self[candidate.scene, .declinesShow]
  }
}
