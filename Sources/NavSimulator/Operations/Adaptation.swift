import NavModel
import NavText

extension PresentationStyle {
  /// The rows of table TRAIT-10, for the room that the presenter has (TRAIT-12).
  func adapted(
    isCompactWidth: Bool, isCompactHeight: Bool, isEdgeAttached: Bool, era: SystemEra
  ) -> PresentationStyle {
    switch self {
    case .fullScreen, .overFullScreen, .currentContext, .overCurrentContext, .custom, .automatic,
      .none:
      return self
    case .pageSheet, .formSheet:
      guard era.hasCards else { return isCompactWidth ? .fullScreen : self }
      // MODAL-14
      return isCompactHeight && !isEdgeAttached ? .fullScreen : self
    case .popover:
      // TRAIT-13: a large phone on its side kept popovers up to iOS 12.
      guard era.hasCards else { return isCompactWidth ? .fullScreen : .popover }
      if isCompactHeight && !isEdgeAttached { return .fullScreen }
      return isCompactWidth || isCompactHeight ? .formSheet : .popover
    }
  }
}

extension SimulationStep {
  /// What is presented is judged anew where the room has changed (TRAIT-12).
  mutating func readapt(_ id: ID<Controller>) {
    guard let position = run.position(of: id), let presenter = run.state.parent(of: position) else {
      return
    }
    let row = run.state.controllers[position]
    guard row.role == .presented else { return }
    let style = program.adaptedStyle(
      row.wantedStyle, of: row.scene, row.segue, by: presenter, in: run.state,
      isEdgeAttached: row.sheet.isEdgeAttached)
    guard style != row.style else { return }
    run.note(.willAdapt(row.scene, to: style))
    let isWrapped = style != row.wantedStyle && program.wrapsWhenAdapted(row.scene, row.segue)
    let host = run.identity(presenter)
    let above = run.state.presented(by: position).map { run.identity($0) }
    var content = id
    if isWrapped && row.kind != .navigation {
      content = wrap(id, for: row.scene)
      run.move(content, under: host, as: .presented)
    } else if !isWrapped && row.isSynthetic, let inner = run.stack(of: id).first {
      content = inner
      run.move(inner, under: host, as: .presented)
      // What was pushed on the wrapper goes with it.
      run.update(id) { $0.role = .detached }
    }
    run.update(content) { controller in
      controller.style = style
      controller.wantedStyle = row.wantedStyle
      controller.transitionStyle = row.transitionStyle
      controller.sheet = row.sheet
      controller.segue = row.segue
    }
    if content != id {
      // The outermost controller presents (MODAL-1), unless the one inside provides the context (MODAL-8).
      if let above, !isWrapped || run.state[above].map({ !$0.style.staysInContext }) == true {
        run.move(above, under: content, as: .presented)
      }
      run.update(id) { controller in
        controller.style = .none
        controller.wantedStyle = .none
        controller.segue = nil
      }
    }
  }
}

extension Program {
  /// How a controller is presented in the room that its presenter has, unless the delegate wants it otherwise
  /// (TRAIT-11).
  func adaptedStyle(
    _ wanted: PresentationStyle, of scene: ID<Scene>, _ segue: ID<Segue>?, by presenter: Int,
    in state: NavigationState, isEdgeAttached: Bool
  ) -> PresentationStyle {
    var standard = wanted.adapted(
      isCompactWidth: state.isCompactWidth(at: presenter), isCompactHeight: state.isCompactHeight,
      isEdgeAttached: isEdgeAttached, era: state.era)
    if standard != .popover {
      switch self[scene].kind {
      // ALERT-8: at the bottom of the screen, over what presents it.
      case .actionSheet: standard = .custom
      case .system where standard == .formSheet: standard = .pageSheet
      case .alert, .system, .view, .table, .collection, .navigation, .tabBar, .split, .page: break
      }
    }
    guard standard != wanted,
      let answer = segue.flatMap({ self[$0, .adaptiveStyle] }) ?? self[scene, .adaptiveStyle]
    else { return standard }
    switch answer {
    case .none: return wanted
    case .automatic: return standard
    case .fullScreen, .pageSheet, .formSheet, .currentContext, .custom, .overFullScreen,
      .overCurrentContext, .popover:
      return answer
    }
  }

  /// Whether the delegate wraps it in a navigation controller where it is adapted (TRAIT-11).
  func wrapsWhenAdapted(_ scene: ID<Scene>, _ segue: ID<Segue>?) -> Bool {
    segue.flatMap { self[$0, .wrapsWhenAdapted] }
      ?? self[scene, .wrapsWhenAdapted] ?? false
  }
}
