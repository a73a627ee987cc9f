import NavModel
import NavText

/// What a segue or a statement says about a presentation.
struct PresentationRequest {
  var attributes: IDRange<Attribute>
  var segue: ID<Segue>?
  /// Whether something was touched that a popover can point at (MODAL-15).
  var hasAnchor: Bool
  var animated: Bool
  /// Wins over what the attributes say.
  var style: PresentationStyle?
  /// Whether the interface has turned for what is presented (ROT-7).
  var isTurned = false

  var turned: PresentationRequest {
    var request = self
    request.isTurned = true
    return request
  }

  var asPopover: PresentationRequest {
    var request = self
    request.style = .popover
    return request
  }

  var asFullScreen: PresentationRequest {
    var request = self
    request.style = .fullScreen
    return request
  }
}

extension SimulationStep {
  /// `present(_:animated:completion:)`: style by destination, segue and era (MODAL-3, MODAL-4), adapted to the
  /// size of the presenter (TRAIT-10, TRAIT-12).
  mutating func present(
    _ id: ID<Controller>, from source: ID<Controller>, _ request: PresentationRequest
  ) {
    guard let from = run.position(of: source), let fresh = run.state[id] else { return }
    let scene = run.state.controllers[from].scene
    if let error = program.exceptionOfAlert(fresh.scene) {
      return run.raise(error, scene, about: fresh.scene)
    }
    let wanted = program.style(of: fresh.scene, request, in: run.state)
    let sheet = program.sheet(request.attributes)
    let presenter = run.identity(program.presenter(for: wanted, from: from, in: run.state))
    let style = program.adaptedStyle(
      wanted, of: fresh.scene, request.segue, by: run.position(of: presenter) ?? from,
      in: run.state, isEdgeAttached: sheet.isEdgeAttached)
    if let error = program.exception(wanted, style, fresh.scene, request) {
      return run.raise(error, scene, about: fresh.scene)
    }
    let isBusy = program.isPresenting(from, in: run.state)
    // Who asks may be out of sight, as what something was pushed over is: the one that presents has to be seen. What is
    // still on its way in, in a callback of its own, is in no window yet (LIFE-62).
    let isOnItsWay = run.hook != nil || !run.underConstruction.isEmpty
    let seen = isOnItsWay ? source : presenter
    guard isBusy || run.state.isOnScreen(run.position(of: seen) ?? from) else {
      let told = run.state[seen].flatMap { $0.isSynthetic ? nil : $0.scene } ?? scene
      return run.log(.presenterNotInWindow, told, about: fresh.scene)
    }
    guard !run.isPresenting else {
      return run.log(.presentationInProgress, scene, about: fresh.scene)
    }
    guard !isBusy else {
      return run.log(.alreadyPresenting, scene, about: fresh.scene)
    }
    guard run.state.controllers[from].depth < UInt16(program.deepestHierarchy) else {
      return run.raise(.tooDeep, scene)
    }
    if style.decidesOrientation(wanted: wanted, in: run.state.era) && !request.isTurned {
      let room = run.state.room
      turn(for: id)
      guard !run.hasCrashed else { return }
      // Who presents and how may be others in another room.
      if run.state.room != room { return present(id, from: source, request.turned) }
    }
    run.isPresenting = request.animated && run.state.isAnimated
    let root = run.position(of: presenter).map { run.state.presentationRoot(of: $0) }
    let isInPopover = root.map { run.state.controllers[$0].style == .popover } ?? false
    var id = id
    if style != wanted && fresh.kind != .navigation
      && program.wrapsWhenAdapted(fresh.scene, request.segue)
    {
      id = wrap(id, for: fresh.scene)
    }
    run.move(id, under: presenter, as: .presented)
    let transitionStyle = transitionStyle(of: fresh.scene, request, style, presenter)
    run.update(id) { controller in
      controller.style = style
      controller.wantedStyle = wanted
      controller.segue = request.segue
      controller.flags.insert(.beingPresented)
      controller.sheet = sheet
      controller.transitionStyle = transitionStyle
      if isInPopover { controller.flags.insert(.keepsPresenter) }
    }
    fitInside(id)
    var transition = Transition(.present, animated: request.animated)
    transition.incoming = ShortList(id)
    if run.state[id]?.removesPresenter == true { transition.outgoing = ShortList(presenter) }
    play(transition)
    focusFirstField(of: id)
  }

  /// In the current context the provider may dictate it (MODAL-9).
  private func transitionStyle(
    of scene: ID<Scene>, _ request: PresentationRequest, _ style: PresentationStyle,
    _ presenter: ID<Controller>
  ) -> TransitionStyle {
    guard style.staysInContext, let provider = run.state[presenter], !provider.isSynthetic,
      program[provider.scene, .providesPresentationContextTransitionStyle]
    else { return program.transitionStyle(of: scene, request.attributes) }
    return program[provider.scene, .modalTransitionStyle] ?? .coverVertical
  }
}

extension Program {
  /// MODAL-4: cards since iOS 13.
  fileprivate func style(
    of scene: ID<Scene>, _ request: PresentationRequest, in state: NavigationState
  ) -> PresentationStyle {
    func written(_ key: AttributeKey, _ range: IDRange<Attribute>) -> PresentationStyle? {
      guard let position = word(key, in: range),
        PresentationStyle.allCases.indices.contains(position)
      else { return nil }
      let style = PresentationStyle.allCases[position]
      return style == .automatic ? nil : style
    }
    switch self[scene].kind {
    case .alert: return .custom
    case .actionSheet: return .popover
    case .system:
      let own = systemController(of: scene)?.facts.style ?? .automatic
      return request.style ?? written(.presentationStyle, request.attributes)
        ?? (own == .pageSheet && !state.era.hasCards ? .fullScreen : own)
    case .view, .table, .collection, .navigation, .tabBar, .split, .page: break
    }
    let wanted =
      request.style ?? written(.presentationStyle, request.attributes)
      ?? written(.modalPresentationStyle, self[scene].attributes) ?? .automatic
    switch wanted {
    case .automatic: return state.era.hasCards ? .pageSheet : .fullScreen
    case .none: return .fullScreen
    case .fullScreen, .pageSheet, .formSheet, .currentContext, .custom, .overFullScreen,
      .overCurrentContext, .popover:
      return wanted
    }
  }

  fileprivate func exception(
    _ wanted: PresentationStyle, _ style: PresentationStyle, _ scene: ID<Scene>,
    _ request: PresentationRequest
  ) -> RuntimeError? {
    if transitionStyle(of: scene, request.attributes) == .partialCurl && wanted != .fullScreen {
      return .partialCurlStyle
    }
    if case .list(let detents) = value(of: .detents, in: request.attributes), detents.isEmpty {
      return .emptyDetents
    }
    let hasAnchor = request.hasAnchor || value(of: .anchor, in: request.attributes) != nil
    // Only a real popover needs to point at something.
    return style == .popover && !hasAnchor ? .popoverWithoutAnchor : nil
  }

  /// A property of what is presented (MODAL-3), unless the segue says otherwise.
  func transitionStyle(of scene: ID<Scene>, _ attributes: IDRange<Attribute>) -> TransitionStyle {
    self[attributes, .segueTransition] ?? self[scene, .modalTransitionStyle] ?? .coverVertical
  }

  /// What it or its nearest ancestor presents counts (MODAL-1, MODAL-10).
  fileprivate func isPresenting(_ position: Int, in state: NavigationState) -> Bool {
    var next: Int? = position
    while let current = next {
      if state.cover(of: current) != nil { return true }
      next = state.controllers[current].role == .presented ? nil : state.parent(of: current)
    }
    return false
  }

  /// The farthest ancestor; for the styles of the current context the nearest that provides one (MODAL-8).
  fileprivate func presenter(
    for style: PresentationStyle, from position: Int, in state: NavigationState
  ) -> Int {
    let root = state.presentationRoot(of: position)
    guard style.staysInContext else { return root }
    var current = position
    while current != root {
      let controller = state.controllers[current]
      // NAV-57
      if controller.kind == .navigation { return current }
      if !controller.isSynthetic,
        self[controller.scene, .definesPresentationContext]
      {
        return current
      }
      guard let parent = state.parent(of: current) else { break }
      current = parent
    }
    return root
  }
}
