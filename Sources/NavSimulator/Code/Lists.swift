import NavModel
import NavText

// Lists of a few items, and the rows that stand for them (LIST-1 to LIST-5).

extension Program {
  /// The items of a list variable.
  func items(of list: ID<Variable>, in state: NavigationState, _ scope: Scope) -> [Int32] {
    items(of: value(of: list, in: state, Scope(scope.controller)), in: self[list].domain)
  }

  /// What tells the rows of a prototype apart: the values of its variable, or positions in its list. Enough for a test; a
  /// larger domain is cut off.
  func rowValues(
    of variable: ID<Variable>, owner: Controller, in state: NavigationState
  ) -> [Int32] {
    guard let list = self[variable].list else {
      return Array(values(of: self[variable].domain).prefix(1000))
    }
    let count = items(of: list, in: state, Scope(owner.identity)).count
    return (0..<count).map { Int32($0) }
  }

  /// Whether a prototype has a row that goes by this.
  func hasRow(
    _ row: Int32, _ variable: ID<Variable>, owner: Controller, in state: NavigationState
  ) -> Bool {
    guard self[variable].list != nil else { return values(of: self[variable].domain).contains(row) }
    return rowValues(of: variable, owner: owner, in: state).contains(row)
  }

  /// The list whose item a row of this element is, and the prototype that it is in.
  func list(around element: ID<Element>) -> (list: ID<Variable>, prototype: ID<Element>)? {
    guard let prototype = prototype(around: element),
      let list = self[cold: prototype].rowVariable.flatMap({ self[$0].list })
    else { return nil }
    return (list, prototype)
  }
}

extension SimulationStep {
  /// `append`, `insert` and `remove`. A list that is full takes no more.
  mutating func change(
    _ kind: StatementKind, _ item: ID<Expression>, _ list: ID<Variable>, _ scope: Scope
  ) {
    var items = program.items(of: list, in: run.state, scope)
    let value = program.value(of: item, in: run.state, scope)
    let hasRoom = items.count < program.capacity(of: program[list].domain)
    switch kind {
    case .append where hasRoom:
      items.append(value)
      set(items, of: list, scope) { $0 }
    case .insert where hasRoom:
      items.insert(value, at: 0)
      set(items, of: list, scope) { $0 + 1 }
    case .remove:
      // The row's own item goes, not another that is the same.
      var position = items.firstIndex(of: value)
      if case .variable(let variable) = program[item], program[variable].list == list {
        position = scope.row.map { Int($0) }
      }
      if let position { removeItem(at: position, of: list, scope) }
    default: break
    }
  }

  /// A person deletes a row: while the list is edited with the red button, and else by a swipe (LIST-3).
  mutating func deleteRow(_ element: ID<Element>, _ row: Int32) {
    guard let (owner, list) = changeableRow(element, row, .canDelete) else { return }
    run.note(.rowDeleted(element, row))
    removeItem(at: Int(row), of: list, Scope(owner.identity))
  }

  /// What is typed into the row of the item ends first (KEY-10), and that may have changed the list.
  private mutating func removeItem(at position: Int, of list: ID<Variable>, _ scope: Scope) {
    endEditing(inRowOf: list, scope) { $0 == position }
    var items = program.items(of: list, in: run.state, scope)
    guard items.indices.contains(position) else { return }
    items.remove(at: position)
    set(items, of: list, scope) { $0 == position ? nil : $0 > position ? $0 - 1 : $0 }
  }

  /// The list as it is now; `moved` says where each position has gone.
  private mutating func set(
    _ items: [Int32], of list: ID<Variable>, _ scope: Scope, _ moved: (Int) -> Int?
  ) {
    program.assign(
      program.value(ofItems: items, in: program[list].domain), to: list, scope, in: &run.state)
    moveRows(of: list, scope, moved)
  }

  /// Another list takes the place of this one: none of its rows stays.
  mutating func replace(_ list: ID<Variable>, with value: Int32, _ scope: Scope) {
    endEditing(inRowOf: list, scope) { _ in true }
    program.assign(value, to: list, scope, in: &run.state)
    moveRows(of: list, scope) { _ in nil }
  }

  /// A person drags a row to another place, which is possible while the list is edited (LIST-4).
  mutating func moveRow(_ element: ID<Element>, _ row: Int32, to place: Int32) {
    guard let (owner, list) = changeableRow(element, row, .canMove) else { return }
    guard owner.isEditing else { return run.refuse(.notEditing(owner.scene)) }
    let scope = Scope(owner.identity)
    var items = program.items(of: list, in: run.state, scope)
    guard items.indices.contains(Int(place)) else {
      return run.refuse(.noSuchRow(program[element].name))
    }
    run.note(.rowMoved(element, row, to: place))
    let (from, to) = (Int(row), Int(place))
    items.insert(items.remove(at: from), at: to)
    set(items, of: list, scope) { position in
      if position == from { return to }
      if from < to { return position > from && position <= to ? position - 1 : position }
      return position >= to && position < from ? position + 1 : position
    }
  }

  /// The controller and the list of a row that a person may change; nil after a refusal.
  private mutating func changeableRow(
    _ element: ID<Element>, _ row: Int32, _ permission: AttributeKey
  ) -> (owner: Controller, list: ID<Variable>)? {
    let name = program[element].name
    guard let owner = program.owner(of: element, in: run.state) else {
      run.refuse(.notOnScreen(name))
      return nil
    }
    guard let (list, prototype) = program.list(around: element) else {
      run.refuse(.fixedRow(name))
      return nil
    }
    let rows = program.items(of: list, in: run.state, Scope(owner.identity)).indices
    guard rows.contains(Int(row)) else {
      run.refuse(.noSuchRow(name))
      return nil
    }
    guard !program.isHidden(prototype, owner: owner, row: row, in: run.state) else {
      run.refuse(.hidden(name))
      return nil
    }
    let scope = Scope(owner.identity, row: row)
    let isAllowed = program.flag(
      permission, in: program[prototype].attributes, run.state, scope)
    guard isAllowed == true else {
      run.refuse(.fixedRow(name))
      return nil
    }
    return (owner, list)
  }

  /// Whether a field is in a row of a list, as the code that changes the list sees it.
  private func isInRow(_ field: Field, of list: ID<Variable>, _ scope: Scope) -> Bool {
    field.row != nil && program.list(around: field.element)?.list == list
      && (program[list].owner == .app || field.controller == scope.controller)
  }

  /// The field of a row that is going gives the keyboard up.
  private mutating func endEditing(
    inRowOf list: ID<Variable>, _ scope: Scope, where isGoing: (Int) -> Bool
  ) {
    guard run.state.hasColdFields, let field = run.state.firstResponder, let row = field.row,
      isInRow(field, of: list, scope), isGoing(Int(row))
    else { return }
    resignFirstResponder(field)
  }

  /// What was typed into a row, and what its controls are set to, goes where its item goes (LIST-5).
  private mutating func moveRows(
    of list: ID<Variable>, _ scope: Scope, _ moved: (Int) -> Int?
  ) {
    guard run.state.hasColdFields else { return }
    func renumbered(_ field: Field) -> Field? {
      guard let row = field.row, isInRow(field, of: list, scope) else { return field }
      guard let place = moved(Int(row)) else { return nil }
      var field = field
      field.row = Int32(truncatingIfNeeded: place)
      return field
    }
    if let field = run.state.firstResponder {
      let kept = renumbered(field)
      run.state.firstResponder = kept
    }
    // What is open at a row that may have moved closes.
    if run.state.openMenu?.row != nil { closeMenu() }
    if run.state.swipedRow?.row != nil { closeSwipedRow() }
    let values = run.state.controlValues.compactMap { value in
      renumbered(value.field).map { ControlValue(field: $0, value: value.value) }
    }
    let texts = run.state.typedTexts.compactMap { typed in
      renumbered(typed.field).map {
        TypedText(field: $0, text: typed.text, replaced: typed.replaced)
      }
    }
    run.state.controlValues = values.sorted { $0.field < $1.field }
    run.state.typedTexts = texts.sorted { $0.field < $1.field }
  }
}
