import NavModel
import NavText

extension SimulationStep {
  /// A transition, or several that belong together, begins: operations asked for meanwhile wait (DESIGN-1).
  mutating func begin() {
    run.depth += 1
  }

  /// It has ended: what waited is done now, in order (NAV-37, LIFE-60).
  mutating func end() {
    run.depth -= 1
    // What waits is done one after the other, not one inside the other.
    guard run.depth == 0 && !run.isCatchingUp else { return }
    catchUp()
    removeUnused()
  }

  /// Runs the statements of an action or a hook.
  mutating func execute(_ method: ID<Method>, _ scope: Scope) {
    run.occurs(.ran(method))
    let body = program[method].body
    var past = Past(scope.controller.flatMap { run.state[$0] }?.scene)
    execute(body, scope, &past)
  }

  private mutating func execute(
    _ body: IDRange<Statement>, _ scope: Scope, _ past: inout Past
  ) {
    var next = body.lower
    while next < body.upper && !run.hasCrashed {
      let id = ID<Statement>(Int(next))
      next += 1
      run.occurs(.executed(id))
      let isGone = past.scene != nil && scope.controller.flatMap { run.state[$0] } == nil
      // After the last statement nothing goes on.
      if !isGone && next < body.upper { past.keep(run.state, before: program[id].operation) }
      guard case .branch(let condition, let then, let otherwise) = program[id].operation else {
        if isGone {
          goOn(id, scope, &past)
        } else {
          execute(id, scope)
        }
        continue
      }
      let holds = program.holds(
        condition, in: isGone ? past.state(with: run.state) : run.state, scope)
      run.occurs(.decided(.branch(id), holds: holds))
      execute(holds ? then : otherwise, scope, &past)
      // The rows of both branches may be among ours.
      for branch in [then, otherwise] where !branch.isEmpty && branch.lower >= next {
        if branch.upper <= body.upper { next = branch.upper }
      }
    }
  }

  /// One statement of a controller that is gone: it calculates as before and still reaches the window, but it can present
  /// nothing any more, for it is on its way out (ERR-21), or out of the window (ERR-22).
  private mutating func goOn(
    _ id: ID<Statement>, _ scope: Scope, _ past: inout Past
  ) {
    switch program[id].operation {
    case .assign(let variable, let expression):
      var own = past.state(with: run.state)
      let value = program.value(of: expression, in: own, scope)
      assign(value, to: variable, scope)
      program.assign(value, to: variable, scope, in: &own)
      past.set(own)
    case .call(.badge, let operands):
      setBadge(operands)
    case .call(.present, let operands):
      guard let scene = past.scene, let destination = operands.scene else { return }
      run.log(
        run.isPresenting ? .presentationInProgress : .presenterNotInWindow, scene,
        about: destination)
    case .call(.setRoot, let operands):
      let values = program.values(
        of: operands.arguments, in: past.state(with: run.state), scope)
      if run.depth > 0 || !run.underConstruction.isEmpty || run.state.isInFlight {
        run.waiting.append(.newRoot(id, values: values))
      } else {
        setRoot(id, values)
      }
    case .call, .branch:
      // It is in no container any more that would listen.
      break
    }
  }

  /// At once, or after the transition that is running.
  private mutating func execute(_ id: ID<Statement>, _ scope: Scope) {
    run.budget -= 1
    // What is written out once is no endless loop, however long it is.
    guard run.budget + program.statements.count > 0 else {
      return run.raise(.endless, scope.controller.flatMap { run.state[$0] }?.scene)
    }
    let statement = program[id]
    if run.depth > 0 || !run.underConstruction.isEmpty {
      guard mustWait(statement.operation, scope) else {
        return perform(statement, scope)
      }
      run.waiting.append(waiting(id, scope))
    } else if let flight = run.state.flight, mustWait(statement.operation, scope),
      !(flight.transition.order.isPresentation && presents(statement.operation, scope))
    {
      wait(waiting(id, scope), for: flight, changesStack: statement.operation.changesStack)
    } else {
      perform(statement, scope)
    }
  }

  private func waiting(_ id: ID<Statement>, _ scope: Scope) -> Waiting {
    guard case .call(.setRoot, let operands) = program[id].operation else {
      return .statement(id, scope)
    }
    return .newRoot(
      id, values: program.values(of: operands.arguments, in: run.state, scope))
  }

  /// Only what needs a transition waits; and not while a stack is still out of sight (LIFE-22, LIFE-61).
  private func mustWait(_ operation: Statement.Operation, _ scope: Scope)
    -> Bool
  {
    guard case .call(let kind, let operands) = operation else { return false }
    switch kind.facts.moves {
    case .none: return false
    case .stack: return mustWaitForStack(scope)
    case .presentation: return kind == .dismiss || mustWaitToPresent()
    case .window: return true
    case .anywhere where kind == .show: return mustWaitToShow(operands.scene, scope)
    case .anywhere: break
    }
    guard let name = operands.identifier,
      let scene = scope.controller.flatMap({ run.state[$0] })?.scene,
      let segue = program.segue(named: name, of: scene)
    else { return true }
    switch program[segue].operation {
    case .show: return mustWaitToShow(program[segue].destination, scope)
    case .push: return mustWaitForStack(scope)
    case .present, .popover: return mustWaitToPresent()
    case .showDetail, .embed, .unwind, .custom, .replace: return true
    }
  }

  private func mustWaitForStack(_ scope: Scope) -> Bool {
    guard run.hook == .viewDidLoad || run.hook == .willMoveToParent,
      let stack = scope.controller.flatMap({ nearestStack(of: $0) }),
      let owner = run.state[stack.owner]
    else { return true }
    // A stack takes no controller while containers inside it are still being given their children.
    if let innermost = run.underConstruction.last, innermost != stack.owner { return true }
    return owner.appearance != .disappeared
  }

  /// LIFE-62: there is no window yet, which UIKit says at once. An unwind action runs before the way back begins
  /// (SEG-51), when its scene still presents or is covered.
  private func mustWaitToPresent() -> Bool {
    run.hook != .viewDidLoad && run.hook != .viewWillAppear && !run.isUnwinding
  }

  /// As a push where there is a stack (SEG-12), as a presentation where no container shows it (SEG-34).
  private func mustWaitToShow(_ scene: ID<Scene>?, _ scope: Scope) -> Bool {
    guard let id = scope.controller, nearest(.split, of: id) == nil else { return true }
    let isPresented =
      nearestStack(of: id) == nil || scene.map { program[$0].kind.isPresentedByStacks } ?? false
    return isPresented ? mustWaitToPresent() : mustWaitForStack(scope)
  }

  /// Whether it presents or dismisses, which UIKit ignores while another presentation runs (ERR-21).
  private func presents(_ operation: Statement.Operation, _ scope: Scope)
    -> Bool
  {
    guard case .call(let kind, let operands) = operation else { return false }
    if kind.facts.moves == .presentation { return true }
    guard let name = operands.identifier,
      let scene = scope.controller.flatMap({ run.state[$0] })?.scene,
      let segue = program.segue(named: name, of: scene)
    else { return false }
    return program[segue].operation == .present || program[segue].operation == .popover
  }

  /// Does one statement for a controller; one that is gone does nothing.
  mutating func perform(_ statement: Statement, _ scope: Scope) {
    guard let id = scope.controller, let controller = run.state[id] else { return }
    begin()
    defer { end() }
    switch statement.operation {
    case .call(let kind, let operands):
      call(kind, operands, for: id, in: controller.scene, statement, scope)
    case .assign(let variable, let expression):
      let value = program.value(of: expression, in: run.state, scope)
      assign(value, to: variable, scope)
    case .branch:
      // `execute` has chosen.
      break
    }
  }

  /// The stack that a statement names, or the one around the controller whose code runs.
  private func stack(_ statement: Statement, of id: ID<Controller>) -> Stack? {
    guard let scene = statement.stack else { return nearestStack(of: id) }
    return run.state.instance(of: scene, .navigation).map { .navigation(run.identity($0)) }
  }

  private mutating func call(
    _ kind: StatementKind, _ operands: Statement.Operands, for id: ID<Controller>,
    in scene: ID<Scene>, _ statement: Statement, _ scope: Scope
  ) {
    let animated = program.isAnimated(statement.attributes)
    switch kind {
    case .push:
      // Without a navigation controller the call goes to nil.
      guard let stack = stack(statement, of: id), let fresh = make(operands, scope) else { return }
      push(fresh, onto: stack, animated: animated)
    case .pop:
      guard let stack = stack(statement, of: id) else { return }
      perform(.pop, on: stack, animated: animated)
    case .popTo:
      guard let stack = stack(statement, of: id), let scene = operands.scene else { return }
      perform(.popTo(scene), on: stack, animated: animated)
    case .popToRoot:
      guard let stack = stack(statement, of: id) else { return }
      perform(.popToRoot, on: stack, animated: animated)
    case .setStack:
      guard let stack = stack(statement, of: id) else { return }
      setStack(stack, program.scenes(in: operands), animated: animated)
    case .show:
      if let fresh = make(operands, scope) { show(fresh, from: id, program.request(statement)) }
    case .showDetail:
      guard let fresh = make(operands, scope) else { return }
      showDetail(fresh, from: id, program.request(statement))
    case .present:
      if let fresh = make(operands, scope) { present(fresh, from: id, program.request(statement)) }
    case .dismiss:
      dismiss(from: id, animated: animated)
    case .perform:
      guard let name = operands.identifier else { return }
      if let segue = program.segue(named: name, of: scene) {
        perform(segue, from: scope, isAsked: false)
      } else {
        run.raise(.unknownSegue, scene, thing: name)
      }
    case .select:
      if let tab = operands.scene { select(tab, from: id) }
    case .setTabs:
      if let tabs = nearest(.tabBar, of: id) {
        setTabs(of: tabs, program.scenes(in: operands))
      }
    case .badge:
      setBadge(operands)
    case .showBar:
      setBar(.navigationBar, hidden: .off, of: id, animated: animated)
    case .hideBar:
      setBar(.navigationBar, hidden: .on, of: id, animated: animated)
    case .toggleBar:
      setBar(.navigationBar, hidden: .toggled, of: id, animated: animated)
    case .showToolbar:
      setBar(.toolbar, hidden: .off, of: id, animated: animated)
    case .hideToolbar:
      setBar(.toolbar, hidden: .on, of: id, animated: animated)
    case .toggleToolbar:
      setBar(.toolbar, hidden: .toggled, of: id, animated: animated)
    case .setEditing: setEditing(operands.truth ? .on : .off, of: id)
    case .toggleEditing: setEditing(.toggled, of: id)
    case .becomeFirstResponder:
      // `canBecomeFirstResponder` of a disabled control is false.
      if let field = field(operands, of: id), isEnabled(field) { becomeFirstResponder(field) }
    case .resignFirstResponder:
      if let field = field(operands, of: id) { resignFirstResponder(field) }
    case .endEditing: endEditing(in: id)
    case .append, .insert, .remove:
      if case .item(let item, let list) = operands { change(kind, item, list, scope) }
    case .becomeDelegate:
      if let scene = operands.scene { becomeDelegate(id, of: scene) }
    case .setRoot:
      setRoot(operands, program.values(of: operands.arguments, in: run.state, scope))
    }
  }

  private func isEnabled(_ field: Field) -> Bool {
    program.flag(
      .enabled, in: program[field.element].attributes, run.state, Scope(field.controller)) != false
  }

  private func field(_ operands: Statement.Operands, of id: ID<Controller>) -> Field? {
    guard let name = operands.element, let controller = run.state[id] else { return nil }
    return program.field(named: name, of: controller)
  }

  private mutating func setBadge(_ operands: Statement.Operands) {
    guard let tab = operands.scene else { return }
    setBadge(of: tab, operands.text.map { program.names[$0] })
  }

  /// A new controller of the scene, which has been given its data.
  private mutating func make(
    _ operands: Statement.Operands, _ scope: Scope
  ) -> ID<Controller>? {
    guard let scene = operands.scene else { return nil }
    let fresh = instantiate(scene)
    pass(operands.arguments, to: fresh, from: scope)
    return fresh
  }

  /// Releases controllers that were made and never used.
  private mutating func removeUnused() {
    guard run.mayHoldUnused else { return }
    while let last = run.state.controllers.last(where: { $0.role == .detached }) {
      run.remove(last.identity)
    }
  }

  /// The nearest container of a kind, the controller itself included (NAV-10).
  func nearest(
    _ kind: ControllerKind, of id: ID<Controller>
  ) -> ID<Controller>? {
    var next = run.position(of: id)
    while let position = next {
      if run.state.controllers[position].kind == kind { return run.identity(position) }
      if run.state.controllers[position].role == .presented { return nil }
      next = run.state.parent(of: position)
    }
    return nil
  }

  /// What is known of a controller whose code goes on after a statement that let it go.
  private struct Past {
    /// Nil where there never was one.
    let scene: ID<Scene>?
    /// While it was alive.
    private var kept: NavigationState?

    init(_ scene: ID<Scene>?) { self.scene = scene }

    /// Only a statement that moves controllers can let one go.
    mutating func keep(_ state: NavigationState, before operation: Statement.Operation) {
      if case .assign = operation { return }
      if operation.kind?.facts.moves == StatementKind.Movement.none { return }
      kept = state
    }

    /// Its own variables as they were, the app's as they are.
    func state(with present: NavigationState) -> NavigationState {
      guard var state = kept else { return present }
      state.appValues = present.appValues
      return state
    }

    mutating func set(_ state: NavigationState) { kept = state }
  }
}

extension Program {
  fileprivate func scenes(in operands: Statement.Operands) -> [ID<Scene>] {
    sceneLists[operands.scenes].map { $0.scene }
  }

  fileprivate func request(_ statement: Statement) -> PresentationRequest {
    PresentationRequest(
      attributes: statement.attributes, segue: nil, hasAnchor: false,
      animated: isAnimated(statement.attributes))
  }

  /// The first of this identifier in the order of the document (SEG-10).
  func segue(named name: Name, of scene: ID<Scene>) -> ID<Segue>? {
    self[scene].segues.first { self[$0].identifier == name && !name.isNone }
  }
}

extension Statement.Operation {
  /// Whether it pushes or pops.
  fileprivate var changesStack: Bool {
    kind?.facts.moves == .stack
  }
}

/// What becomes of a flag.
enum Switch {
  case on
  case off
  case toggled

  func applied(to isOn: Bool) -> Bool {
    switch self {
    case .on: true
    case .off: false
    case .toggled: !isOn
    }
  }
}
