import NavModel
import NavText

/// What code that a text does not show may do to the app: with a network, a timer, a server.
///
/// A text is all of an app's navigation, and a model of the rest. So what the text begins and never ends itself is taken
/// to be for code outside: an action that nothing calls, a segue that nothing performs, a variable that is never given
/// another value than its first, such as one that only a server can make true and that logging out makes false. A
/// variable that the text changes is the text's own: a condition on it that never holds is a mistake.
struct OutsideCode: Sendable {
  private var isInput: [Bool]
  private var actsIn: [Bool]

  init(of program: Program) {
    isInput = [Bool](repeating: false, count: program.variables.count)
    actsIn = [Bool](repeating: false, count: program.scenes.count)
    findInputs(program)
    for scene in program.scenes.ids {
      actsIn[Int(scene.index)] =
        program.hasLooseEnds(scene)
        || program.conditions(of: scene).contains { dependsOnInput($0, program) }
    }
  }

  /// Whether something that is in no program may happen while a scene is alive.
  func mayAct(in scene: ID<Scene>) -> Bool { actsIn[Int(scene.index)] }

  /// Whether what an expression says depends on a variable that code outside sets.
  func dependsOnInput(_ expression: ID<Expression>, _ program: Program) -> Bool {
    var found = false
    program.forEachVariable(in: expression) { if isInput[Int($0.index)] { found = true } }
    return found
  }

  private mutating func findInputs(_ program: Program) {
    var isSet = [Bool](repeating: false, count: program.variables.count)
    // What a variable is given depends on.
    var sources: [(variable: ID<Variable>, value: ID<Expression>)] = []
    var inputs: Set<ID<Variable>> = []
    func assign(_ variable: ID<Variable>, _ value: ID<Expression>, isKnown: Bool) {
      if program.constant(value) != program[variable].initial {
        isSet[Int(variable.index)] = true
      }
      sources.append((variable, value))
      // It may happen at any time, so its condition tells nothing.
      if !isKnown { inputs.insert(variable) }
    }
    func pass(_ arguments: IDRange<Argument>, isKnown: Bool) {
      for argument in program.arguments[arguments] {
        assign(argument.variable, argument.value, isKnown: isKnown)
      }
    }
    var connected: Set<ID<Method>> = []
    for connection in program.actionConnections.rows {
      if let method = connection.method { connected.insert(method) }
    }
    for id in program.methods.ids {
      let isKnown = program[id].kind != .action || connected.contains(id)
      program.forEachStatement(in: program[id].body) { statement in
        switch program[statement].operation {
        case .assign(let variable, let value): assign(variable, value, isKnown: isKnown)
        case .call(_, .item(let value, let list)): assign(list, value, isKnown: isKnown)
        case .call(_, let operands): pass(operands.arguments, isKnown: isKnown)
        case .branch: break
        }
      }
    }
    for id in program.segues.ids {
      pass(program[cold: id].arguments, isKnown: program[id].trigger != .scene)
    }
    // A test that sets a variable does what some code would.
    for step in program.steps.rows {
      guard case .command(let command) = step.action, command.kind == .set else { continue }
      for id in program.variables.ids
      where command.variable == id || program[id].name == command.operand {
        inputs.insert(id)
      }
    }
    for id in program.variables.ids where program[id].owner != .row {
      isInput[Int(id.index)] = !isSet[Int(id.index)] || inputs.contains(id)
    }
    var hasChanged = true
    while hasChanged {
      hasChanged = false
      for (variable, value) in sources
      where !isInput[Int(variable.index)] && dependsOnInput(value, program) {
        isInput[Int(variable.index)] = true
        hasChanged = true
      }
    }
  }
}

extension Program {
  /// Calls back with every variable that an expression reads.
  func forEachVariable(in expression: ID<Expression>, _ visit: (ID<Variable>) -> Void) {
    var open = [expression]
    while let id = open.popLast() {
      switch self[id] {
      case .variable(let variable), .count(let variable): visit(variable)
      case .contains(let list, let item):
        visit(list)
        open.append(item)
      case .not(let operand): open.append(operand)
      case .binary(_, let left, let right), .joined(let left, let right): open += [left, right]
      case .boolean, .integer, .enumerationCase, .text, .isEditing, .list, .hasText: break
      }
    }
  }

  /// The value of an expression that is written out; nil for any other.
  fileprivate func constant(_ expression: ID<Expression>) -> Int32? {
    switch self[expression] {
    case .boolean(let flag): return flag ? 1 : 0
    case .integer(let number): return number
    case .enumerationCase(let value):
      let first = self[self[value].enumeration].cases.startIndex
      return Int32(truncatingIfNeeded: Int(value.index) - first)
    case .text, .variable, .isEditing, .not, .binary, .joined, .count, .contains, .list, .hasText:
      return nil
    }
  }

  /// Whether a scene has an action that nothing calls, a segue that nothing performs, or one of a class that is not known.
  fileprivate func hasLooseEnds(_ scene: ID<Scene>) -> Bool {
    let parts = [scene] + Array(madeByCode(in: scene))
    var called: Set<Name> = []
    for part in parts {
      for connection in actionConnections[self[cold: part].actionConnections] {
        called.insert(connection.name)
      }
    }
    let methods = methods(of: scene)
    if methods.contains(where: { self[$0].kind == .action && !called.contains(self[$0].name) }) {
      return true
    }
    var performed: Set<Name> = []
    for method in methods {
      forEachStatement(in: self[method].body) { id in
        if case .call(.perform, .identifier(let name)) = self[id].operation {
          performed.insert(name)
        }
      }
    }
    return parts.contains { part in
      self[part].segues.contains { id in
        switch self[id].operation {
        case .embed: return false
        // What the class of a segue does is known only where the text says it.
        case .custom where self[self[id].attributes, .segueWork] == nil: return true
        default:
          return self[id].trigger == .scene && !performed.contains(self[id].identifier)
        }
      }
    }
  }

  /// What decides in a scene whether something happens: conditions of segues, branches and unwind actions, and whatever
  /// attributes of the screen follow the state, except for what is only shown.
  fileprivate func conditions(of scene: ID<Scene>) -> [ID<Expression>] {
    var found: [ID<Expression>] = []
    func collect(_ attributes: IDRange<Attribute>) {
      for attribute in self.attributes[attributes] {
        guard case .bound(let expression) = attribute.value else { continue }
        if case .variable(let variable) = self[expression], self[variable].domain != .boolean {
          continue
        }
        found.append(expression)
      }
    }
    for part in [scene] + Array(madeByCode(in: scene)) {
      let row = self[part]
      collect(row.attributes)
      for element in row.elements { collect(self[element].attributes) }
      for item in row.barItems { collect(self[cold: item].attributes) }
      for segue in row.segues {
        collect(self[segue].attributes)
        if let condition = self[cold: segue].condition { found.append(condition) }
      }
    }
    for method in methods(of: scene) {
      if let condition = self[method].condition { found.append(condition) }
      forEachStatement(in: self[method].body) { id in
        if case .branch(let condition, _, _) = self[id].operation { found.append(condition) }
      }
    }
    return found
  }
}
