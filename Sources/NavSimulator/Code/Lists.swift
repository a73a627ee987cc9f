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
  ) -> Range<Int32> {
    guard let list = self[variable].list else {
      let values = values(of: self[variable].domain)
      return values.lowerBound..<min(values.lowerBound &+ 999, values.upperBound) + 1
    }
    return 0..<Int32(items(of: list, in: state, Scope(owner.identity)).count)
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
    case .append: if hasRoom { items.append(value) }
    case .insert:
      if hasRoom {
        items.insert(value, at: 0)
        rowsChange(of: list, scope) { $0 + 1 }
      }
    case .remove:
      // The row's own item goes, not another that is the same.
      var position = items.firstIndex(of: value)
      if case .variable(let variable) = program[item], program[variable].list == list {
        position = scope.row.map { Int($0) }
      }
      guard let position, items.indices.contains(position) else { return }
      items.remove(at: position)
      rowsChange(of: list, scope) { $0 == position ? nil : $0 > position ? $0 - 1 : $0 }
    default: return
    }
    assign(program.value(ofItems: items, in: program[list].domain), to: list, scope)
  }

  /// A person deletes a row: while the list is edited with the red button, and else by a swipe (LIST-3).
  mutating func deleteRow(_ element: ID<Element>, _ row: Int32) {
    guard let (owner, list) = changeableRow(element, row, .canDelete) else { return }
    let scope = Scope(owner.identity, row: row)
    var items = program.items(of: list, in: run.state, scope)
    run.note(.rowDeleted(element, row))
    items.remove(at: Int(row))
    rowsChange(of: list, scope) { $0 == Int(row) ? nil : $0 > Int(row) ? $0 - 1 : $0 }
    assign(program.value(ofItems: items, in: program[list].domain), to: list, scope)
  }

  /// A person drags a row to another place, which is possible while the list is edited (LIST-4).
  mutating func moveRow(_ element: ID<Element>, _ row: Int32, to place: Int32) {
    guard let (owner, list) = changeableRow(element, row, .canMove) else { return }
    guard owner.isEditing else { return run.refuse(.notEditing(owner.scene)) }
    let scope = Scope(owner.identity, row: row)
    var items = program.items(of: list, in: run.state, scope)
    guard items.indices.contains(Int(place)) else {
      return run.refuse(.noSuchRow(program[element].name))
    }
    run.note(.rowMoved(element, row, to: place))
    let (from, to) = (Int(row), Int(place))
    items.insert(items.remove(at: from), at: to)
    rowsChange(of: list, scope) { position in
      if position == from { return to }
      if from < to { return position > from && position <= to ? position - 1 : position }
      return position >= to && position < from ? position + 1 : position
    }
    assign(program.value(ofItems: items, in: program[list].domain), to: list, scope)
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

  /// What was typed into a row stays with its item: `moved` says where a position has gone.
  private mutating func rowsChange(
    of list: ID<Variable>, _ scope: Scope, _ moved: (Int) -> Int?
  ) {
    guard run.state.hasColdFields else { return }
    let program = program
    func renumbered(_ field: Field) -> Field? {
      guard let row = field.row, program.list(around: field.element)?.list == list,
        program[list].owner == .app || field.controller == scope.controller
      else { return field }
      guard let place = moved(Int(row)) else { return nil }
      var field = field
      field.row = Int32(truncatingIfNeeded: place)
      return field
    }
    if let field = run.state.firstResponder {
      // The field of a row that goes leaves the window (KEY-10).
      if let kept = renumbered(field) {
        run.state.firstResponder = kept
      } else {
        resignFirstResponder(field)
      }
    }
    // What is open at a row that may have moved closes.
    if run.state.openMenu?.row != nil { closeMenu() }
    if run.state.swipedRow?.row != nil { closeSwipedRow() }
    run.state.controlValues = run.state.controlValues.compactMap { value in
      renumbered(value.field).map { ControlValue(field: $0, value: value.value) }
    }
    run.state.typedTexts = run.state.typedTexts.compactMap { typed in
      renumbered(typed.field).map {
        TypedText(field: $0, text: typed.text, replaced: typed.replaced)
      }
    }
  }
}
