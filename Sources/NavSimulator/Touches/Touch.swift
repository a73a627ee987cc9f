import NavModel
import NavText

extension SimulationStep {
  /// A finger on an element, or on one row of a prototype.
  mutating func tap(_ element: ID<Element>, row: Int32?) {
    switch program.touch(on: element, row: row, in: run.state) {
    case .refused(let refusal): run.refuse(refusal)
    case .answered(let target, let owner):
      set(off: .element(target), kind: program.elements[target].kind, owner, row: row)
    }
  }

  /// The control's own work, then its actions, then its segue (OUT-11, SEG-8).
  mutating func set(
    off trigger: Trigger, kind: ElementKind, _ owner: Controller, row: Int32?
  ) {
    guard case .element(let element) = trigger else { return }
    if kind == .alertAction { return choose(element, of: owner) }
    switch kind {
    case .menu: return open(element, owner, row: row)
    case .menuItem: closeMenu()
    case .swipeAction: closeSwipedRow()
    case .button where program[element, .showsMenuAsPrimaryAction]:
      if let menu = program.menu(of: element, .menu) { return open(menu, owner, row: row) }
    case .segmented, .pageControl, .stepper:
      // Which part of it is not said: the next one.
      guard changeValue(of: element, owner, row: row, .increment) else { return }
    default: break
    }
    if kind == .switch { toggle(element, owner) }
    sendEvents(of: element, kind, owner, row: row)
  }

  /// What a control tells its targets when it is touched.
  mutating func sendEvents(
    of element: ID<Element>, _ kind: ElementKind, _ owner: Controller, row: Int32?
  ) {
    let trigger = Trigger.element(element)
    let isText = kind == .textField
    // A class of its own may send what it likes.
    let isOwn = !program[cold: element].className.isNone
    fire(trigger, owner, row: row) { event in
      guard let event else { return !isText }
      guard isOwn || kind.sends(event) else { return false }
      return switch event {
      case .touchDown: true
      case .valueChanged: !isText && kind != .button
      case .touchUpInside: !isText && kind != .segmented
      case .primaryActionTriggered: !isText
      case .touchUpOutside, .editingDidBegin, .editingChanged, .editingDidEnd,
        .editingDidEndOnExit:
        false
      }
    }
    if program.isEditable(element) {
      becomeFirstResponder(Field(controller: owner.identity, element: element, row: row))
    }
  }

  /// A switch that shows a variable changes it.
  private mutating func toggle(_ element: ID<Element>, _ owner: Controller) {
    guard
      case .bound(let expression) = program.value(of: .on, in: program.elements[element].attributes),
      case .variable(let variable) = program[expression]
    else { return }
    let scope = Scope(owner.identity)
    let isOn = program.value(of: variable, in: run.state, scope) != 0
    assign(isOn ? 0 : 1, to: variable, scope)
  }

  private mutating func fire(
    _ trigger: Trigger, _ owner: Controller, row: Int32?,
    listensTo: (ControlEvent?) -> Bool
  ) {
    let scope = Scope(owner.identity, row: row)
    run.occurs(.touched(trigger))
    for connection in program.actionConnections[program.scenes[cold: owner.scene].actionConnections]
    where connection.trigger == trigger && listensTo(connection.event) {
      send(connection, scope, owner.scene)
      if run.hasCrashed { return }
    }
    for segue in program.scenes[owner.scene].segues where program.segues[segue].trigger == trigger {
      guard program.segues[segue].operation != .embed, run.state[owner.identity] != nil else {
        continue
      }
      let condition = program.segues[cold: segue].condition
      let holds = condition == nil || program.holds(condition, in: run.state, scope)
      perform(segue, from: scope, isAsked: true)
      // One touch performs one segue: the first that may.
      if holds { return }
    }
  }

  /// A selector that is not implemented ends the app (OUT-11, ERR-34).
  mutating func send(
    _ connection: ActionConnection, _ scope: Scope, _ scene: ID<Scene>
  ) {
    // Only what a view or another object lacks is known of it.
    if connection.receiver.isNone { run.note(.action(connection.name, scene)) }
    if let method = connection.method {
      execute(method, scope)
    } else {
      run.raise(.unknownAction, scene, thing: connection.name)
    }
  }

  // MARK: Bar items

  /// A finger on an item of the bar or the toolbar.
  mutating func tap(_ item: ID<BarItem>) {
    guard let (button, top) = button(for: item) else { return }
    if program[item].slot == .back { return back() }
    guard button.isEnabled else { return run.refuse(.disabled(program[item].name)) }
    if program[item].systemItem == .editButton {
      begin()
      setEditing(.toggled, of: top.identity)
      return end()
    }
    if let menu = program.barItems[cold: item].menu,
      !program.isTrigger(.barItem(item), in: program.scenes[top.scene])
    {
      return open(menu, top, row: nil)
    }
    fire(.barItem(item), top, row: nil) { $0 == nil }
  }

  /// An item of a bar that is on the screen, and the controller that it belongs to; refuses where there is none.
  mutating func button(for item: ID<BarItem>) -> (BarButton, Controller)? {
    for bar in program.bars(in: run.state) {
      let isInBar = (bar.left + bar.right).contains { $0.item == item }
      let button = (bar.left + bar.right + bar.toolbar).first { $0.item == item }
      guard let button, let top = program.top(of: bar, in: run.state) else { continue }
      if isInBar && bar.isHidden {
        run.refuse(.barHidden(top.scene))
      } else if !isInBar && bar.isToolbarHidden {
        run.refuse(.toolbarHidden(top.scene))
      } else {
        return (button, top)
      }
      return nil
    }
    run.refuse(.notOnScreen(program[item].name))
    return nil
  }
}

extension Program {
  /// What becomes of a touch on an element.
  enum Touch {
    case refused(Refusal)
    /// By the element that answers, of a controller in front.
    case answered(ID<Element>, Controller)
  }

  fileprivate func touch(
    on element: ID<Element>, row: Int32?, in state: NavigationState
  ) -> Touch {
    let name = elements[element].name
    guard let owner = owner(of: element, in: state) else { return .refused(.notOnScreen(name)) }
    if let refusal = obstacle(to: element, row: row, of: owner, in: state) {
      return .refused(refusal)
    }
    guard let target = touched(element, of: owner.scene) else { return .refused(.inert(name)) }
    guard target == element || isEnabled(target, owner: owner, row: row, in: state) else {
      return .refused(.disabled(elements[target].name))
    }
    guard !isBeingEdited(target, in: owner) else {
      return .refused(.rowsAreEdited(owner.scene))
    }
    guard !self[target].kind.isRow || isSelectable(target, in: owner.scene) else {
      return .refused(.notSelectable(elements[target].name))
    }
    return .answered(target, owner)
  }

  /// Why no finger reaches an element.
  func obstacle(
    to element: ID<Element>, row: Int32?, of owner: Controller, in state: NavigationState
  ) -> Refusal? {
    let name = elements[element].name
    switch self[element].kind {
    case .menu, .menuItem:
      if !isRevealed(element, owner: owner, row: row, in: state) { return .menuIsClosed(name) }
    case .swipeAction:
      if !isRevealed(element, owner: owner, row: row, in: state) {
        return .rowNotSwiped(name, self[element, .swipeEdge])
      }
    default: break
    }
    // It is not seen itself, and stands for the view that it is in.
    if self[element].kind == .searchController {
      if let refusal = refusal(ofSearchBar: element, owner, in: state) { return refusal }
    } else if self[element].kind != .contextMenu,
      isHidden(element, owner: owner, row: row, in: state)
    {
      return .hidden(name)
    }
    if let refusal = refusal(inBarOrSearch: element, owner, in: state) { return refusal }
    if !isEnabled(element, owner: owner, row: row, in: state) { return .disabled(name) }
    if let row, let variable = elements[cold: element].rowVariable,
      !hasRow(row, variable, owner: owner, in: state)
    {
      return .noSuchRow(name)
    }
    return nil
  }

  /// The table of a table view controller is edited with it (BAR-53), and selects no rows meanwhile.
  public func isBeingEdited(_ element: ID<Element>, in owner: Controller) -> Bool {
    let kind = self[element].kind
    return (kind.isRow || kind == .accessory) && owner.kind == .table && owner.isEditing
  }

  /// The front controller that has an element.
  func owner(of element: ID<Element>, in state: NavigationState) -> Controller? {
    let found = state.lastInFront {
      let controller = state.controllers[$0]
      return !controller.isSynthetic && scenes[controller.scene].elements.contains(element)
    }
    return found.map { state.controllers[$0] }
  }

  /// What answers when this is touched: itself, a tap gesture in it, or the row that it is in.
  public func touched(_ element: ID<Element>, of scene: ID<Scene>) -> ID<Element>? {
    if elements[element].kind.facts.trigger != .none { return element }
    if isEditable(element) || elements[element].kind == .menu { return element }
    // The nearest that answers: a recogniser of the view or of one around it (GEST-1), or the row.
    var next: ID<Element>? = element
    while let id = next {
      if id != element && self[id].kind.isRow { return id }
      if let tap = elements(inside: id).first(where: { self[$0].parent == id && isPlainTap($0) }) {
        return tap
      }
      next = self[id].parent
    }
    if placeInBar(of: element, in: self[scene]) != nil { return nil }
    return tap(onViewOf: scene)
  }

  /// A recogniser of the root view itself.
  func tap(onViewOf scene: ID<Scene>) -> ID<Element>? {
    self[scene].elements.first { self[$0].parent == nil && isPlainTap($0) }
  }

  /// A recogniser that one tap is enough for.
  private func isPlainTap(_ element: ID<Element>) -> Bool {
    self[element].kind == .tapGesture && self[element, .numberOfTaps] == 1
  }

  /// The controller whose items a bar shows.
  func top(of bar: NavigationBar, in state: NavigationState) -> Controller? {
    guard let owner = state.position(of: bar.owner) else { return nil }
    let top =
      state.controllers[owner].kind == .tabBar
      ? state.shownTab(of: owner) : state.stack(of: owner).last
    return top.map { state.controllers[$0] }
  }
}

extension Program {
  /// The class of what is sent an action that it does not have, for the message.
  public func receiverWithout(_ action: Name, in scene: ID<Scene>) -> String {
    let connections = scenes[cold: scene].actionConnections
    let receiver = actionConnections[connections].first { row in
      row.name == action && row.method == nil && !row.receiver.isNone
    }
    return receiver.map { names[$0.receiver] } ?? calledClass(of: scene)
  }
}
