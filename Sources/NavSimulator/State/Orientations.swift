import NavModel
import NavText

extension PresentationStyle {
  /// Sheets, popovers and what covers a part leave the decision to those below (ROT-7). A card that fills a low
  /// screen remains a sheet: were it to decide, the interface might turn to where it is a card again.
  func decidesOrientation(wanted: PresentationStyle, in era: SystemEra) -> Bool {
    switch self {
    case .overFullScreen: true
    case .fullScreen: !era.hasCards || !wanted.isSheet
    case .currentContext, .overCurrentContext, .pageSheet, .formSheet, .popover, .custom,
      .automatic, .none:
      false
    }
  }

  private var isSheet: Bool { self == .pageSheet || self == .formSheet || self == .popover }
}

extension Controller {
  func decidesOrientation(in era: SystemEra) -> Bool {
    role == .presented && style.decidesOrientation(wanted: wantedStyle, in: era)
  }
}

extension SimulationStep {
  /// What the app and the controller that decides both support (ROT-5, ROT-7): the newcomer if one is about to cover the
  /// screen. Nothing in common raises.
  mutating func supportedOrientations(
    _ newcomer: ID<Controller>? = nil
  ) -> [Orientation] {
    guard !run.state.controllers.isEmpty else { return [.portrait] }
    let app = program.appOrientations(in: run.state).filter {
      program.canTurn(run.state.device, to: $0)
    }
    // ROT-9
    if program.isMultitasking(run.state) { return app }
    var decider = 0
    for position in run.state.presentedChain
    where run.state.controllers[position].decidesOrientation(in: run.state.era) {
      decider = position
    }
    decider = newcomer.flatMap { run.position(of: $0) } ?? decider
    let theirs = program.supportedOrientations(of: decider, in: run.state)
    let common = app.filter { theirs.contains($0) }
    if common.isEmpty {
      run.raise(.noCommonOrientation, run.state.controllers[decider].scene)
    }
    return common
  }

  /// Before the window is made, the interface is as its root allows (ROT-5): in a trial it is asked.
  mutating func stand(for root: ID<Scene>) {
    var trial = SimulationStep(program, run.state)
    let id = trial.instantiate(root)
    trial.run.update(id) { $0.role = .window }
    let supported = trial.supportedOrientations()
    if let first = supported.first, !supported.contains(run.state.orientation) {
      run.state.orientation = first
    }
  }
}

extension Program {
  /// What the Info.plist of the app lists; by default what a plain controller supports.
  fileprivate func appOrientations(in state: NavigationState) -> [Orientation] {
    orientations(.supportedOrientations, in: appAttributes(state))
      ?? defaultOrientations(of: state.device)
  }

  private func appAttributes(_ state: NavigationState) -> IDRange<Attribute> {
    state.launched.map { self[self[$0].storyboard].attributes } ?? .empty
  }

  /// ROT-8: those without a home button never are on their head. They have room for a bar at the bottom instead.
  fileprivate func canTurn(_ device: Device, to orientation: Orientation) -> Bool {
    orientation != .portraitUpsideDown || device.facts.family == .pad
      || device.facts.portrait.bottom == 0
  }

  /// Whether the app may share the screen of an iPad: it must support every orientation and not ask for all of the
  /// screen (ROT-9). Older systems had one app at a time.
  func isMultitasking(_ state: NavigationState) -> Bool {
    state.device.facts.family == .pad && state.era != .legacy
      && !self[appAttributes(state), .requiresFullScreen]
      && appOrientations(in: state).count == Orientation.allCases.count
  }

  fileprivate func supportedOrientations(
    of position: Int, in state: NavigationState
  ) -> [Orientation] {
    let controller = state.controllers[position]
    // ROT-4: before iOS 7 containers had no delegate to say so.
    let isHeard =
      state.era != .legacy || (controller.kind != .tabBar && controller.kind != .split)
    if isHeard, !controller.isSynthetic,
      let written = orientations(.supportedOrientations, in: self[controller.scene].attributes)
    {
      return written
    }
    switch controller.kind {
    case .navigation where state.era == .legacy || controller.isSynthetic:
      // ROT-3: up to iOS 5 the top decided.
      return state.stack(of: position).last.map { supportedOrientations(of: $0, in: state) }
        ?? defaultOrientations(in: state)
    case .tabBar:
      // ROT-1: one refusal blocks.
      var common = defaultOrientations(of: state.device)
      for tab in state.tabs(of: position) {
        let theirs = supportedOrientations(of: tab, in: state)
        common = common.filter { theirs.contains($0) }
      }
      return common
    case .view, .table, .collection, .navigation, .page, .alert, .actionSheet, .system:
      return defaultOrientations(in: state)
    // Its own default was every orientation from the start.
    case .split: return defaultOrientations(of: state.device)
    }
  }

  /// A list of orientations as it was written.
  func orientations(
    _ key: AttributeKey, in attributes: IDRange<Attribute>
  ) -> [Orientation]? {
    guard case .list(let range) = value(of: key, in: attributes) else { return nil }
    return values[range].compactMap { value in
      guard case .word(let position) = value else { return nil }
      return Orientation(rawValue: position)
    }
  }

  /// Of a controller that says nothing: up to iOS 5 upright alone, as `shouldAutorotateToInterfaceOrientation:` answers
  /// by itself (ROT-1, ROT-3); later ROT-2 and ROT-6.
  private func defaultOrientations(in state: NavigationState) -> [Orientation] {
    state.era == .legacy ? [.portrait] : defaultOrientations(of: state.device)
  }

  /// ROT-2, ROT-6: a phone is not held upside down.
  private func defaultOrientations(of device: Device) -> [Orientation] {
    device.facts.family == .pad
      ? Orientation.allCases : [.portrait, .landscapeLeft, .landscapeRight]
  }
}
