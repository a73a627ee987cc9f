import NavModel
import NavText

extension Program {
  /// The device is turned: the interface follows if the controller that decides allows it (ROT-5, ROT-7).
  func rotate(to orientation: Orientation, in run: inout Run) {
    guard orientation != run.state.orientation else { return }
    let isAllowed = supportedOrientations(in: run.state).contains(orientation)
    guard isAllowed else { return run.note(.orientationKept(run.state.orientation)) }
    resize(to: run.state.device, orientation, in: &run)
  }

  /// Another size: what would have to collapse, expand or adapt is not simulated.
  func resize(to device: Device, _ orientation: Orientation, in run: inout Run) {
    var next = run.state
    next.device = device
    next.orientation = orientation
    if let feature = obstacle(from: run.state, to: next) {
      return run.note(.notAvailable(feature))
    }
    let hasNewTraits =
      next.isCompactWidth != run.state.isCompactWidth
      || next.isCompactHeight != run.state.isCompactHeight
    let seats = tabSeats(in: run)
    let wasCompactHeight = run.state.isCompactHeight
    let told = run.state.controllers.filter { $0.appearance == .appeared && !$0.isSynthetic }
    run.state.device = device
    run.state.orientation = orientation
    // TRAIT-2: the traits first, if they change, then the size.
    if hasNewTraits {
      for controller in told { run.note(.willTransition(controller.scene)) }
    }
    for controller in told { run.note(.viewWillTransition(controller.scene)) }
    if next.isCompactHeight != wasCompactHeight { heightChanged(in: &run) }
    reseatTabs(seats, in: &run)
  }

  private func obstacle(from old: NavigationState, to new: NavigationState) -> Feature? {
    for position in old.controllers.indices {
      let controller = old.controllers[position]
      if controller.kind == .split && old.isCompactWidth != new.isCompactWidth {
        return .splitResizing
      }
      // What was adapted would have to be adapted anew (TRAIT-12).
      if controller.role == .presented
        && (controller.style.dependsOnSize || controller.flags.contains(.adapted))
        && (old.isCompactWidth != new.isCompactWidth || old.isCompactHeight != new.isCompactHeight)
      {
        return .presentationResizing
      }
    }
    return nil
  }

  /// What the root-most or the full-screen presented controller supports (ROT-5, ROT-7).
  func supportedOrientations(in state: NavigationState) -> [Orientation] {
    guard !state.controllers.isEmpty else { return [.portrait] }
    var decider = 0
    for position in state.presentedChain
    where state.controllers[position].style == .fullScreen
      || state.controllers[position].style == .overFullScreen
    {
      decider = position
    }
    return supportedOrientations(of: decider, in: state)
  }

  private func supportedOrientations(
    of position: Int, in state: NavigationState
  ) -> [Orientation] {
    let controller = state.controllers[position]
    if let written = writtenOrientations(of: controller) { return written }
    switch controller.kind {
    case .navigation where state.era == .legacy:
      // ROT-3: up to iOS 5 the top decided.
      return state.stack(of: position).last.map { supportedOrientations(of: $0, in: state) }
        ?? defaultOrientations(of: state.device)
    case .tabBar:
      // ROT-1: one refusal blocks.
      var common = defaultOrientations(of: state.device)
      for tab in state.tabs(of: position) {
        let theirs = supportedOrientations(of: tab, in: state)
        common = common.filter { theirs.contains($0) }
      }
      return common
    case .view, .table, .collection, .navigation, .split, .page:
      // ROT-2, ROT-6
      return defaultOrientations(of: state.device)
    }
  }

  private func writtenOrientations(of controller: Controller) -> [Orientation]? {
    guard !controller.isSynthetic,
      case .list(let range) = value(
        of: .supportedOrientations, in: self[controller.scene].attributes)
    else { return nil }
    return values[range].compactMap { value in
      guard case .word(let position) = value else { return nil }
      return Orientation(rawValue: position)
    }
  }

  private func defaultOrientations(of device: Device) -> [Orientation] {
    device.facts.family == .pad
      ? Orientation.allCases : [.portrait, .landscapeLeft, .landscapeRight]
  }
}

extension PresentationStyle {
  /// Whether another size may turn it into another style.
  fileprivate var dependsOnSize: Bool {
    self == .pageSheet || self == .formSheet || self == .popover
  }
}
