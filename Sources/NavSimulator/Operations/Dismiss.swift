import NavModel
import NavText

extension SimulationStep {
  /// `dismiss(animated:)`: what it or an ancestor presents goes, with everything above; a controller that presents
  /// nothing is dismissed itself (MODAL-11).
  mutating func dismiss(from source: ID<Controller>, animated: Bool) {
    guard let position = run.position(of: source) else { return }
    var current = position
    while true {
      if let presented = run.state.presented(by: current) {
        return dismiss(run.identity(presented), animated: animated)
      }
      // A search is a presentation of its own (SEARCH-13).
      if endSearch(in: run.identity(current)) { return }
      if run.state.controllers[current].role == .presented {
        return dismiss(run.identity(current), animated: animated)
      }
      guard let parent = run.state.parent(of: current) else { return }
      current = parent
    }
  }

  /// Takes a presented controller away, and all that is presented above it; only the topmost animates.
  mutating func dismiss(
    _ id: ID<Controller>, animated: Bool, order: TransitionOrder = .dismiss, swipe: Swipe? = nil
  ) {
    guard let position = run.position(of: id), let presenter = run.state.parent(of: position) else {
      return
    }
    guard !run.isPresenting else {
      return run.log(.presentationInProgress, run.state.controllers[position].scene)
    }
    if order == .dismiss { run.isPresenting = animated && run.state.isAnimated }
    var transition = Transition(order, animated: animated)
    transition.swipe = swipe
    for gone in run.state.subtree(of: position).reversed()
    where run.state.controllers[gone].role == .presented {
      transition.outgoing.append(run.identity(gone))
    }
    transition.removed = ShortList(id)
    if run.state.controllers[position].removesPresenter
      && program.isUncovered(presenter, in: run.state)
    {
      transition.incoming = ShortList(run.identity(presenter))
    }
    for gone in transition.outgoing { run.set(.beingDismissed, true, of: gone) }
    play(transition)
  }

  /// A person pulls a sheet down or touches outside: unless it is modal, its delegate is told (LIFE-85, MODAL-12).
  mutating func dismissByPerson(_ id: ID<Controller>, swipe: Swipe?) {
    guard let position = run.position(of: id) else { return }
    let scene = run.state.controllers[position].scene
    // A modal one is not even asked about.
    guard !program.isModalInPresentation(position, in: run.state) else {
      run.note(.didAttemptToDismiss(scene))
      return tell(id, .didAttemptToDismiss)
    }
    run.note(.shouldDismiss(scene, answer: true))
    if run.state.controllers[position].kind == .system, swipe != .cancelled {
      answerCancel(of: run.state.controllers[position])
    }
    dismiss(id, animated: true, order: .interactiveDismiss, swipe: swipe)
  }
}

extension Program {
  /// Whether the presenter's own surroundings are on screen, so that it appears when it is uncovered.
  fileprivate func isUncovered(_ position: Int, in state: NavigationState) -> Bool {
    var current = position
    while let parent = state.parent(of: current) {
      let isPresented = state.controllers[current].role == .presented
      if isPresented {
        if state.controllers[current].removesPresenter { return true }
      } else {
        if !state.shownChildren(of: parent).contains(current) { return false }
        if let other = state.presented(by: parent), state.controllers[other].removesPresenter {
          return false
        }
      }
      current = parent
    }
    return true
  }

  /// Any controller that is shown inside counts, as in Apple's own sample of a form in a navigation controller.
  func isModalInPresentation(_ position: Int, in state: NavigationState) -> Bool {
    let controller = state.controllers[position]
    let own =
      !controller.isSynthetic
      && flag(
        .isModalInPresentation, in: self[controller.scene].attributes, state,
        Scope(controller.identity)) == true
    if let system = systemController(of: controller.scene), !system.facts.canBePulledDown {
      return true
    }
    return own
      || state.shownChildren(of: position).contains {
        isModalInPresentation($0, in: state)
      }
  }
}
