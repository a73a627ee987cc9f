import NavModel
import NavText

/// Whose variables an expression speaks of, and which row was touched.
struct Scope: Hashable, Sendable {
  var controller: ID<Controller>?
  var row: Int32?

  init(_ controller: ID<Controller>?, row: Int32? = nil) {
    self.controller = controller
    self.row = row
  }
}

extension SimulationStep {
  /// Gives a variable a value, the nearest one of its domain.
  mutating func assign(_ value: Int32, to id: ID<Variable>, _ scope: Scope) {
    if program[id].domain.item != nil { return replace(id, with: value, scope) }
    program.assign(value, to: id, scope, in: &run.state)
  }
}

extension Program {
  /// The values of arguments, in their order.
  func values(
    of range: IDRange<Argument>, in state: NavigationState, _ scope: Scope
  ) -> [Int32] {
    arguments[range].map { value(of: $0.value, in: state, scope) }
  }

  /// The value of an expression; booleans are 0 and 1, cases their positions.
  func value(of id: ID<Expression>, in state: NavigationState, _ scope: Scope) -> Int32 {
    switch self[id] {
    case .boolean(let flag): flag ? 1 : 0
    case .integer(let number): number
    case .enumerationCase(let id): position(of: id)
    case .text, .joined: 0
    case .variable(let variable): value(of: variable, in: state, scope)
    case .isEditing: scope.controller.flatMap { state[$0] }?.isEditing == true ? 1 : 0
    case .count(let list): Int32(items(of: list, in: state, scope).count)
    case .contains(let list, let item):
      items(of: list, in: state, scope).contains(value(of: item, in: state, scope)) ? 1 : 0
    case .list(let value, _): value
    case .not(let operand): value(of: operand, in: state, scope) == 0 ? 1 : 0
    case .binary(let operation, let left, let right):
      operation.result(
        value(of: left, in: state, scope), value(of: right, in: state, scope))
    case .hasText(let field): hasText(field, in: state, scope) ? 1 : 0
    }
  }

  func holds(_ id: ID<Expression>?, in state: NavigationState, _ scope: Scope) -> Bool {
    guard let id else { return true }
    return value(of: id, in: state, scope) != 0
  }

  /// What a variable holds: the app's, the row's, or that of the controller in scope.
  func value(of id: ID<Variable>, in state: NavigationState, _ scope: Scope) -> Int32 {
    let variable = self[id]
    switch variable.owner {
    case .row:
      guard let list = variable.list else { return scope.row ?? variable.initial }
      let items = items(of: list, in: state, scope)
      guard let row = scope.row, items.indices.contains(Int(row)) else { return variable.initial }
      return items[Int(row)]
    case .app:
      let slot = Int(variable.slot)
      return state.appValues.indices.contains(slot) ? state.appValues[slot] : variable.initial
    case .instance:
      guard let slot = slot(of: variable, in: state, scope) else { return variable.initial }
      return state.instanceValues[slot]
    }
  }

  /// What the variables of a live controller hold, those of its superclasses first.
  public func instanceValues(
    of controller: Controller, in state: NavigationState
  ) -> [(variable: ID<Variable>, value: Int32)] {
    guard !controller.isSynthetic else { return [] }
    let ranges =
      classChain(of: controller.scene).map { self[$0].variables }
      + [self[cold: controller.scene].variables]
    return ranges.joined().filter { self[$0].owner == .instance }.map { id in
      (id, state.instanceValues[Int(controller.firstValue) + Int(self[id].slot)])
    }
  }

  /// The value of an expression in the code of one live controller, or of the app where there is none.
  public func value(
    of expression: ID<Expression>, for owner: ID<Controller>?, in state: NavigationState
  ) -> Int32 {
    value(of: expression, in: state, Scope(owner))
  }

  /// What a variable holds in one live controller; nil when neither the app nor that controller has it.
  public func value(
    of id: ID<Variable>, heldBy owner: ID<Controller>?, in state: NavigationState
  ) -> Int32? {
    guard self[id].owner == .instance else { return value(of: id, in: state, Scope(nil)) }
    guard let controller = owner.flatMap({ state[$0] }), owns(controller.scene, id) else {
      return nil
    }
    return value(of: id, in: state, Scope(owner))
  }

  private func slot(of variable: Variable, in state: NavigationState, _ scope: Scope) -> Int? {
    guard let id = scope.controller, var controller = state[id] else { return nil }
    if controller.kind.isMadeByCode {
      // An alert shows what the scene knows that presents it.
      guard let home = home(of: controller, in: state).flatMap({ state[$0] }) else { return nil }
      controller = home
    }
    guard Int(variable.slot) < valueCount(of: controller) else { return nil }
    return Int(controller.firstValue) + Int(variable.slot)
  }

  /// The same in any state.
  func assign(
    _ value: Int32, to id: ID<Variable>, _ scope: Scope, in state: inout NavigationState
  ) {
    let variable = self[id]
    let domain = values(of: variable.domain)
    var value = min(max(value, domain.lowerBound), domain.upperBound)
    // A number that stands for no list becomes the list that it begins as.
    if variable.domain.item != nil {
      value = self.value(ofItems: items(of: value, in: variable.domain), in: variable.domain)
    }
    switch variable.owner {
    case .row:
      // The item changes in its list.
      guard let list = variable.list, let row = scope.row else { break }
      var items = items(of: list, in: state, scope)
      guard items.indices.contains(Int(row)) else { break }
      items[Int(row)] = value
      assign(self.value(ofItems: items, in: self[list].domain), to: list, scope, in: &state)
    case .app:
      let slot = Int(variable.slot)
      if state.appValues.indices.contains(slot) { state.appValues[slot] = value }
    case .instance:
      if let slot = slot(of: variable, in: state, scope) {
        state.instanceValues[slot] = value
      }
    }
  }

  /// The values that a variable can have.
  public func values(of domain: Variable.Domain) -> ClosedRange<Int32> {
    switch domain {
    case .boolean: 0...1
    case .integer(let least, let greatest): least...max(least, greatest)
    case .enumeration(let id):
      0...Int32(truncatingIfNeeded: max(0, enumerations[id].cases.count - 1))
    case .integers, .cases: 0...greatestValue(of: domain)
    }
  }

  private func position(of id: ID<EnumerationCase>) -> Int32 {
    let first = self[self[id].enumeration].cases.lower
    return Int32(truncatingIfNeeded: Int(id.index) - Int(first))
  }

  /// Whether a variable can have a value that comes from elsewhere.
  func isValue(_ value: Int32, of domain: Variable.Domain) -> Bool {
    domain.item == nil ? values(of: domain).contains(value) : isList(value, of: domain)
  }

  /// How a value is shown: a case by its text, a number by its digits.
  public func text(of value: Int32, _ domain: Variable.Domain) -> String {
    switch domain {
    case .boolean: value != 0 ? "true" : "false"
    case .integer: String(value)
    case .enumeration(let id):
      enumerationCase(id, value).map { names[self[$0].text] } ?? String(value)
    case .integers, .cases:
      items(of: value, in: domain).map { text(of: $0, domain.item ?? domain) }
        .joined(separator: ", ")
    }
  }

  /// How a value is written in the language: a case by its name.
  public func word(for value: Int32, _ domain: Variable.Domain) -> String {
    switch domain {
    case .boolean, .integer: text(of: value, domain)
    case .enumeration(let id):
      enumerationCase(id, value).map { names[self[$0].name] } ?? String(value)
    case .integers, .cases: self.text(of: value, in: domain)
    }
  }

  private func enumerationCase(_ id: ID<Enumeration>, _ value: Int32) -> ID<EnumerationCase>? {
    let cases = self[id].cases
    return value >= 0 && Int(value) < cases.count
      ? cases[cases.startIndex + Int(value)] : nil
  }

  /// What an expression says on screen.
  func text(of id: ID<Expression>, in state: NavigationState, _ scope: Scope) -> String {
    switch self[id] {
    case .text(let name): names[name]
    case .boolean(let flag): flag ? "true" : "false"
    case .enumerationCase(let id): names[self[id].text]
    case .variable(let id): text(of: value(of: id, in: state, scope), self[id].domain)
    case .binary(let operation, _, _) where operation.facts.operands == .integers:
      String(value(of: id, in: state, scope))
    case .not, .binary, .isEditing, .contains, .hasText:
      value(of: id, in: state, scope) != 0 ? "true" : "false"
    case .count: String(value(of: id, in: state, scope))
    case .list(let value, let variable): text(of: value, self[variable].domain)
    case .joined(let left, let right):
      text(of: left, in: state, scope) + text(of: right, in: state, scope)
    case .integer(let number): String(number)
    }
  }

  // MARK: Attributes that follow the state

  /// Whether an attribute follows the state, as code that assigns it does.
  @inline(__always)
  func isBound(_ key: AttributeKey, in attributes: IDRange<Attribute>) -> Bool {
    if case .bound = value(of: key, in: attributes) { true } else { false }
  }

  /// A text attribute as it is now.
  func text(
    _ key: AttributeKey, in range: IDRange<Attribute>, _ state: NavigationState, _ scope: Scope
  ) -> String? {
    switch value(of: key, in: range) {
    case .text(let name): names[name]
    case .bound(let expression): text(of: expression, in: state, scope)
    case .integer(let number): String(number)
    case .boolean, .number, .word, .scene, .element, .barItem, .list, nil: nil
    }
  }

  /// A Boolean attribute as it is now.
  func flag(
    _ key: AttributeKey, in range: IDRange<Attribute>, _ state: NavigationState, _ scope: Scope
  ) -> Bool? {
    switch value(of: key, in: range) {
    case .boolean(let flag): flag
    case .bound(let expression): value(of: expression, in: state, scope) != 0
    case .integer, .number, .text, .word, .scene, .element, .barItem, .list, nil: nil
    }
  }
}

extension Expression.Operator {
  /// Sums that are too large end at the largest number.
  fileprivate func result(_ left: Int32, _ right: Int32) -> Int32 {
    func flag(_ holds: Bool) -> Int32 { holds ? 1 : 0 }
    return switch self {
    case .or: flag(left != 0 || right != 0)
    case .and: flag(left != 0 && right != 0)
    case .equal: flag(left == right)
    case .notEqual: flag(left != right)
    case .less: flag(left < right)
    case .lessOrEqual: flag(left <= right)
    case .greater: flag(left > right)
    case .greaterOrEqual: flag(left >= right)
    case .add: Int32(clamping: Int(left) + Int(right))
    case .subtract: Int32(clamping: Int(left) - Int(right))
    }
  }
}
