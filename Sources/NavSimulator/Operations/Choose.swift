import NavModel
import NavText

// What is touched in alerts, action sheets and the system's own controllers (ALERT-1 to ALERT-13, SYSTEM-1 to SYSTEM-6).
extension SimulationStep {
  /// A touch on an action: the alert goes first, then its handler runs (ALERT-6).
  mutating func choose(_ action: ID<Element>, of owner: Controller) {
    guard program.closes(owner, whenChosen: action) else {
      return answer(action, of: owner.scene, Scope(program.home(of: owner, in: run.state)))
    }
    begin()
    // Before its fields are gone with it.
    answerLater(action, of: owner)
    dismissPresentation(of: owner)
    end()
  }

  /// A touch beside an alert or an action sheet: only what cancels it answers (ALERT-7, ALERT-8).
  mutating func cancelAlert(_ owner: Controller) {
    let cancel = program.cancelAction(of: owner.scene)
    guard owner.style != .popover else {
      begin()
      if let cancel { answerLater(cancel, of: owner) }
      dismissPresentation(of: owner)
      return end()
    }
    guard owner.kind == .actionSheet, let cancel,
      program.isEnabled(cancel, owner: owner, in: run.state)
    else { return run.refuse(.alertStays(owner.scene)) }
    choose(cancel, of: owner)
  }

  /// Takes away the presentation that a controller is part of: itself, or what it was pushed or embedded in (MODAL-11).
  private mutating func dismissPresentation(of owner: Controller) {
    var position = run.position(of: owner.identity)
    while let current = position, run.state.controllers[current].role != .presented {
      position = run.state.parent(of: current)
    }
    if let position { dismiss(run.identity(position), animated: true) }
  }

  /// What a person pulled down or left by a touch beside it hears of it as of its Cancel (SYSTEM-6).
  mutating func answerCancel(of owner: Controller) {
    guard let cancel = program.cancelAction(of: owner.scene) else { return }
    answerLater(cancel, of: owner)
  }

  /// The handler runs in the scene that the alert is written in, once the alert is gone.
  private mutating func answerLater(_ action: ID<Element>, of owner: Controller) {
    guard let home = program.home(of: owner, in: run.state) else { return }
    let fields = program.alertFields(of: owner.scene).filter {
      program.hasText($0, in: run.state, Scope(owner.identity))
    }
    run.waiting.append(.answer(action, of: owner.scene, Scope(home), fields: fields))
  }

  /// Runs the handler of an action: its statements and actions, then the first of its arrows that may be followed.
  mutating func answer(
    _ action: ID<Element>, of scene: ID<Scene>, _ scope: Scope, fields: [ID<Element>] = []
  ) {
    guard let home = scope.controller, run.state[home] != nil else { return }
    run.occurs(.touched(.element(action)))
    if !fields.isEmpty { run.state.filledFields = fields }
    defer { if !fields.isEmpty { run.state.filledFields = [] } }
    for connection in program.actionConnections[program.scenes[cold: scene].actionConnections]
    where connection.trigger == .element(action) {
      send(connection, scope, program.receiver(of: connection, in: scene))
      if run.hasCrashed { return }
    }
    for segue in program.scenes[scene].segues
    where program.segues[segue].trigger == .element(action) {
      guard run.state[home] != nil else { continue }
      if let condition = program.segues[cold: segue].condition {
        let holds = program.holds(condition, in: run.state, scope)
        run.occurs(.decided(.segue(segue), holds: holds))
        if !holds { continue }
      }
      return perform(segue, from: scope, isAsked: false)
    }
  }

  /// The first text field of an alert has the keyboard as soon as the alert is there (ALERT-10).
  mutating func focusFirstField(of id: ID<Controller>) {
    guard let alert = run.state[id], alert.kind == .alert, !run.hasCrashed,
      let field = program.alertFields(of: alert.scene).first
    else { return }
    becomeFirstResponder(Field(controller: id, element: field, row: nil))
  }

  /// The return key in a field of an alert does what its preferred action does (ALERT-11).
  mutating func pressReturnInAlert(_ field: Field) {
    guard let owner = run.state[field.controller], owner.kind == .alert,
      let action = program.preferredAction(of: owner.scene),
      program.isEnabled(action, owner: owner, in: run.state)
    else { return }
    choose(action, of: owner)
  }
}

extension Program {
  /// The live controller whose code a controller runs: the scene that an alert is written in.
  public func home(of controller: Controller, in state: NavigationState) -> ID<Controller>? {
    guard controller.kind.isMadeByCode, let owner = self[cold: controller.scene].owner else {
      return controller.identity
    }
    return state.instance(of: owner).map { state.controllers[$0].identity }
  }

  /// Whose code an action connection of a scene calls: the handler of an alert's action is the alert's, everything else that
  /// it leads to belongs to the scene that presents it.
  func receiver(of connection: ActionConnection, in scene: ID<Scene>) -> ID<Scene> {
    let isHandler = connection.method.map { scenes[cold: scene].methods.contains($0) } ?? false
    return isHandler ? scene : codeOwner(of: scene)
  }

  /// Whether a controller goes by itself when this is touched (SYSTEM-3 to SYSTEM-5).
  public func closes(_ owner: Controller, whenChosen action: ID<Element>) -> Bool {
    guard let choice = choice(action, of: owner.scene) else { return true }
    switch choice.closing {
    case .itself: return true
    case .app, .nobody: return false
    case .itselfUnheard:
      return !actionConnections[scenes[cold: owner.scene].actionConnections].contains {
        $0.trigger == .element(action)
      }
    }
  }

  /// What UIKit raises when code makes this alert; nil for a sound one, and for any other scene.
  func exceptionOfAlert(_ scene: ID<Scene>) -> RuntimeError? {
    guard self[scene].kind.isAlert else { return nil }
    let cancels = alertActions(of: scene).count { self[$0, .actionStyle] == .cancel }
    if cancels > 1 { return .secondCancelAction }
    return self[scene].kind == .actionSheet && !alertFields(of: scene).isEmpty
      ? .fieldInActionSheet : nil
  }

  /// Whether a touch beside what is presented does anything.
  public func answersTouchOutside(_ controller: Controller, in state: NavigationState) -> Bool {
    if controller.style == .popover { return true }
    guard controller.kind == .actionSheet else { return false }
    return cancelAction(of: controller.scene).map {
      isEnabled($0, owner: controller, in: state)
    } ?? false
  }

  /// Whether a field says anything: of an alert that is gone, what it said when an action was chosen.
  func hasText(_ field: ID<Element>, in state: NavigationState, _ scope: Scope) -> Bool {
    if state.hasColdFields && state.filledFields.contains(field) { return true }
    func holds(_ controller: Controller) -> Bool {
      !controller.isSynthetic && scenes[controller.scene].elements.contains(field)
    }
    let own = scope.controller.flatMap { state[$0] }.flatMap { holds($0) ? $0 : nil }
    guard let owner = own ?? state.controllers.last(where: holds) else { return false }
    return !text(of: field, owner: owner, row: nil, in: state).isEmpty
  }

  /// Whether something on the screen waits until a field says something.
  func isAskedForText(_ field: ID<Element>) -> Bool {
    expressions.rows.contains {
      if case .hasText(field) = $0 { true } else { false }
    }
  }
}
