import NavModel
import NavText

// Who has the keyboard, and what is typed on it (KEY-1 to KEY-12).
extension SimulationStep {
  /// A field takes the keyboard; the one that had it ends first (KEY-2).
  mutating func becomeFirstResponder(_ field: Field) {
    let hadKeyboard = run.state.focusedField != nil
    // What an action does when editing ends may give the keyboard to yet another field, or to this one.
    while let last = run.state.firstResponder {
      if last == field { return }
      resignFirstResponder(last)
    }
    guard !run.hasCrashed, run.state[field.controller] != nil else { return }
    let isSearching = run.state.isSearching(field.controller)
    guard willFocusSearch(field) else { return }
    run.state.firstResponder = field
    run.note(.focus(field.element))
    if !hadKeyboard { keyboardAppears(over: field.controller) }
    tell(field, .editingDidBegin)
    didFocusSearch(field, begins: !isSearching)
  }

  /// A field gives the keyboard up, if it has it (KEY-5).
  mutating func resignFirstResponder(_ field: Field) {
    guard run.state.firstResponder == field else { return }
    run.state.firstResponder = nil
    run.note(.blur(field.element))
    tell(field, .editingDidEnd)
  }

  /// `endEditing(_:)` of a controller's view: a field in it gives the keyboard up (KEY-6).
  mutating func endEditing(in id: ID<Controller>) {
    guard run.state.hasColdFields, let field = run.state.firstResponder,
      let position = run.position(of: id),
      let owner = run.position(of: field.controller),
      run.state.subtree(of: position).contains(owner)
    else { return }
    resignFirstResponder(field)
  }

  /// The view leaves the window, and its field is first responder no more (KEY-10).
  mutating func viewLeavesWindow(of id: ID<Controller>) {
    guard let field = run.state.firstResponder, field.controller == id else { return }
    resignFirstResponder(field)
  }

  // MARK: Keys

  /// Key after key; a field that has not got the keyboard is touched first (KEY-7).
  mutating func type(_ text: String, into element: ID<Element>?, row: Int32?) {
    if let element {
      let isFocused = run.state.focusedField.map { $0.element == element && $0.row == row } ?? false
      if !isFocused {
        guard program.isEditable(element) else {
          return run.refuse(.notAField(program.elements[element].name))
        }
        let before = run.effects.count
        tap(element, row: row)
        if run.effects[before...].contains(where: { $0.isRefusal }) { return }
      }
    }
    guard let field = run.state.focusedField else {
      // What the touch has set off took the keyboard away again.
      return element == nil ? run.refuse(.noKeyboard) : ()
    }
    if let missing = program.missingKey(for: text, in: field, run.state) {
      return run.refuse(missing)
    }
    guard
      program.listens(field, to: .editingChanged, in: run.state)
        || program.elements[field.element].kind == .searchController
    else {
      return insert(text, into: field)
    }
    for key in text {
      // Each key goes to the first responder of that moment.
      guard let field = run.state.focusedField, !run.hasCrashed else { return }
      run.renewBudget()
      insert(String(key), into: field)
    }
  }

  /// All of what the field says is selected and deleted.
  mutating func clearText() {
    guard let field = run.state.focusedField else { return run.refuse(.noKeyboard) }
    if !program.text(in: field, run.state).isEmpty { set(text: "", in: field) }
  }

  /// KEY-8; a text view begins a new line.
  mutating func pressReturn() {
    guard let field = run.state.focusedField else { return run.refuse(.noKeyboard) }
    let type = program[field.element, .keyboardType]
    if type.isPad && run.state.device.facts.family != .pad { return run.refuse(.noReturnKey(type)) }
    run.note(.pressedReturn(field.element))
    switch program.elements[field.element].kind {
    case .textView: insert("\n", into: field)
    case .textField:
      answer(
        field.controller, .shouldReturn, about: .element(program.elements[field.element].name))
      let ends = program.listens(field, to: .editingDidEndOnExit, in: run.state)
      tell(field, .editingDidEndOnExit)
      tell(field, .primaryActionTriggered)
      if ends { resignFirstResponder(field) }
      pressReturnInAlert(field)
    case .searchController: searchButtonClicked(field)
    default: break
    }
  }

  /// The key with which an iPad's keyboard goes (KEY-11).
  mutating func hideKeyboard() {
    guard let field = run.state.focusedField else { return run.refuse(.noKeyboard) }
    guard run.state.device.facts.family == .pad else {
      return run.refuse(.noHideKey(run.state.device))
    }
    resignFirstResponder(field)
  }

  /// Dragging content may hide the keyboard (KEY-12); whether it has.
  mutating func dragHidesKeyboard(up isUp: Bool) -> Bool {
    guard let field = run.state.focusedField,
      program.hidesKeyboard(field, onDragUp: isUp, in: run.state)
    else { return false }
    resignFirstResponder(field)
    return true
  }

  private mutating func insert(_ text: String, into field: Field) {
    set(text: program.text(in: field, run.state) + text, in: field)
  }

  private mutating func set(text: String, in field: Field) {
    guard let owner = run.state[field.controller] else { return }
    let replaced = program.ownText(of: field.element, owner: owner, row: field.row, in: run.state)
    run.state.setTypedText(TypedText(field: field, text: text, replaced: replaced))
    run.note(.typed(field.element, text))
    tell(field, .editingChanged)
    searchTextChanged(field)
  }

  /// Calls the actions that wait for an event of a field.
  private mutating func tell(_ field: Field, _ event: ControlEvent) {
    guard let owner = run.state[field.controller], program.listens(field, to: event, in: run.state),
      run.enterHook(of: owner.scene)
    else { return }
    defer { run.leaveHook() }
    let usual = program.elements[field.element].kind.facts.event
    let scope = Scope(program.home(of: owner, in: run.state), row: field.row)
    for connection in program.actionConnections[program.scenes[cold: owner.scene].actionConnections]
    where connection.trigger == .element(field.element) && (connection.event ?? usual) == event {
      run.occurs(.touched(connection.trigger))
      send(connection, scope, program.codeOwner(of: owner.scene))
      if run.hasCrashed || run.state[field.controller] == nil { return }
    }
  }
}

extension Program {
  /// What a field says at the moment.
  func text(in field: Field, _ state: NavigationState) -> String {
    guard let owner = state[field.controller] else { return "" }
    return text(of: field.element, owner: owner, row: field.row, in: state)
  }

  /// Whether an action waits for this event of a field.
  func listens(_ field: Field, to event: ControlEvent, in state: NavigationState) -> Bool {
    guard let owner = state[field.controller], elements[field.element].kind == .textField else {
      return false
    }
    let usual = elements[field.element].kind.facts.event
    return actionConnections[scenes[cold: owner.scene].actionConnections].contains {
      $0.trigger == .element(field.element) && ($0.event ?? usual) == event
    }
  }

  /// A text that has characters which the pad of an iPhone has no keys for (KEY-9).
  fileprivate func missingKey(
    for text: String, in field: Field, _ state: NavigationState
  ) -> Refusal? {
    let type = self[field.element, .keyboardType]
    guard state.device.facts.family != .pad, let keys = type.padCharacters else { return nil }
    let known = Array(keys.utf8)
    return text.utf8.allSatisfy { known.contains($0) } ? nil : .notOnKeyboard(type)
  }

  /// Whether the content around a field, or beside it, hides the keyboard when it is dragged.
  func hidesKeyboard(_ field: Field, onDragUp isUp: Bool, in state: NavigationState) -> Bool {
    guard let owner = state[field.controller] else { return false }
    if self[owner.scene, .keyboardDismissMode].hides(onDragUp: isUp) { return true }
    return self[owner.scene].elements.contains {
      self[$0, .keyboardDismissMode].hides(onDragUp: isUp)
        && !isHidden($0, owner: owner, in: state)
    }
  }

  /// The field that a statement names: an element of the scene, or what an outlet of its class leads to.
  func field(named name: Name, of controller: Controller) -> Field? {
    let scene = self[controller.scene]
    func field(_ element: ID<Element>) -> Field {
      Field(controller: controller.identity, element: element, row: nil)
    }
    if let element = scene.elements.first(where: { self[$0].name == name }) {
      return field(element)
    }
    for id in scene.outlets
    where self[id].name == name && self[id].owner == nil {
      if case .element(let element) = self[id].target { return field(element) }
    }
    return nil
  }
}
