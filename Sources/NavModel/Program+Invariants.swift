import NavText

extension Program {
  /// How deep expressions, statements, elements and superclasses may be in each other, so that what walks down
  /// them may call itself. Half as many are never written; readers of programs refuse more.
  public static let deepestNesting = 512

  /// The first broken invariant; always a bug in the builder. Nil when every invariant holds.
  public func firstViolation() -> String? {
    var checker = GraphChecker()
    var copy = self
    copy.visitFields(&checker)
    guard !checker.hasFailed else {
      let failure = checker.state.failure
      return checker.state.sharedTable == nil
        ? "\(failure) refers to what does not exist, or not yet" : failure
    }
    return firstBrokenPromise()
  }

  /// What is wrong although every id is valid and every row has one owner, which passing the fields has shown.
  func firstBrokenPromise() -> String? {
    do throws(BrokenPromise) {
      var inspection = Inspection(self)
      try inspection.inspect()
      return nil
    } catch {
      return error.text
    }
  }
}

/// An invariant that does not hold.
struct BrokenPromise: Error {
  let text: String
}

/// One look at every row, in time that grows with the rows alone whatever they hold.
private struct Inspection {
  private let program: Program
  private var types: [ValueKind] = []
  /// The catalogues make these anew at each call.
  private static let attributeFacts = AttributeKey.allCases.map { $0.facts }
  private static let wordCounts = WordSet.allCases.map { $0.words.count }

  /// What an expression gives.
  private enum ValueKind: Equatable {
    case boolean
    case integer
    case enumeration(ID<Enumeration>)
    case list(Variable.Domain)
    case text
  }

  init(_ program: Program) {
    self.program = program
  }

  mutating func inspect() throws(BrokenPromise) {
    try inspectValues()
    try inspectExpressions()
    try inspectClasses()
    try inspectVariables()
    for id in program.appVariables {
      let variable = program[id]
      let fits = variable.owner == .app && variable.slot < program.appVariables.count
      try demand(fits, .variables, id, "is not a variable of the app")
    }
    for id in program.storyboards.ids {
      try inspect(id)
    }
    for id in program.scenes.ids {
      try inspect(id)
    }
    for id in program.methods.ids {
      let method = program[id]
      try demandCondition(method.condition, .methods, id)
      try demand(
        method.kind.takes(method.subject), .methods, id, "is about something of another kind")
    }
    try inspectStatements()
    for id in program.steps.ids {
      try inspect(id)
    }
    try program.inspectChecks { types[$0] == .boolean }
  }

  // MARK: Storyboards and scenes

  private func inspect(_ id: ID<Storyboard>) throws(BrokenPromise) {
    let storyboard = program[id]
    try inspect(storyboard.attributes)
    if let initial = storyboard.initial {
      try demand(
        storyboard.scenes.contains(initial), .storyboards, id, "starts in another storyboard")
    }
    for scene in storyboard.scenes {
      try demand(program[scene].storyboard == id, .scenes, scene, "belongs to two storyboards")
    }
  }

  private func inspect(_ id: ID<Scene>) throws(BrokenPromise) {
    let scene = program[id]
    let cold = program[cold: id]
    try demandClass(scene.customClass, scene.className, cold.moduleName, .scenes, id)
    try inspect(scene.attributes)
    try inspect(cold.bar)
    try inspect(cold.toolbar)
    if let item = cold.tabItem {
      try inspect(program[item].attributes)
    }
    let isOwned = cold.owner.map { !program[$0].kind.isMadeByCode } ?? false
    try demand(isOwned == scene.kind.isMadeByCode, .scenes, id, "is in no scene, or in a wrong one")
    try inspectElements(of: scene, id)
    try demandMember(cold.titleView, of: scene.elements, .scenes, id)
    try demandMember(cold.bottomAccessory, of: scene.elements, .scenes, id)
    try demand(
      cold.bottomAccessory == nil || scene.kind == .tabBar, .scenes, id,
      "has an accessory but no tab bar")
    try inspectBarItems(of: scene, id)
    try inspectConstraints(of: scene, id)
    try inspectConnections(of: scene, id)
    try inspectSegues(of: scene, id)
    let inherited = scene.customClass.map { Int(program[$0].variableCount) } ?? 0
    try inspectInstanceVariables(
      cold.variables, inherited: inherited, total: Int(cold.variableCount), .scenes, id)
  }

  private func inspectElements(
    of scene: Scene, _ id: ID<Scene>
  ) throws(BrokenPromise) {
    var open: [ID<Element>] = []
    for element in scene.elements {
      let row = program[element]
      while let last = open.last, last != row.parent {
        open.removeLast()
      }
      try demand(
        row.parent == open.last, .elements, element, "does not directly follow its parent")
      let cold = program[cold: element]
      try demandClass(cold.customClass, cold.className, cold.moduleName, .elements, element)
      open.append(element)
      try demand(
        open.count <= Program.deepestNesting, .elements, element, "is nested too deep")
      try inspect(row.attributes)
    }
  }

  private func inspectBarItems(of scene: Scene, _ id: ID<Scene>) throws(BrokenPromise) {
    for item in scene.barItems {
      try inspect(program[cold: item].attributes)
      try demandMember(program[cold: item].customView, of: scene.elements, .barItems, item)
      try demandMember(program[cold: item].menu, of: scene.elements, .barItems, item)
    }
  }

  private func inspectConstraints(
    of scene: Scene, _ id: ID<Scene>
  ) throws(BrokenPromise) {
    let constraints = program[cold: id].constraints
    for constraint in constraints {
      let row = program[constraint]
      try inspect(row.attributes)
      for side in [row.first, row.second] {
        if let element = side?.item.element {
          try demandMember(element, of: scene.elements, .constraints, constraint)
        }
      }
    }
  }

  private func inspectConnections(
    of scene: Scene, _ id: ID<Scene>
  ) throws(BrokenPromise) {
    for outlet in scene.outlets {
      let row = program[outlet]
      try demandMember(row.owner, of: scene.elements, .outlets, outlet)
      switch row.target {
      case .element(let element):
        try demandMember(element, of: scene.elements, .outlets, outlet)
      case .barItem(let item):
        try demandMember(item, of: scene.barItems, .outlets, outlet)
      case .constraint(let constraint):
        try demandMember(constraint, of: program[cold: id].constraints, .outlets, outlet)
      case .rootView, .controller: break
      }
    }
    let actionConnections = program[cold: id].actionConnections
    for connection in actionConnections {
      let row = program[connection]
      try demandTrigger(row.trigger, of: scene, .actionConnections, connection)
      if let method = row.method {
        try demand(
          program[method].name == row.name, .actionConnections, connection,
          "calls a method of another name")
      }
    }
  }

  private func inspectSegues(of scene: Scene, _ id: ID<Scene>) throws(BrokenPromise) {
    let relationships = program[cold: id].relationships
    for relationship in relationships {
      let row = program[relationship]
      try demand(row.source == id, .relationships, relationship, "belongs to another scene")
      try demandCondition(row.condition, .relationships, relationship)
    }
    for segue in scene.segues {
      let row = program[segue]
      let cold = program[cold: segue]
      try demand(row.source == id, .segues, segue, "belongs to another scene")
      try demand(
        row.operation == row.kind.operation, .segues, segue, "does not do what its kind does")
      try demand(
        row.destination == nil || row.operation != .unwind, .segues, segue,
        "unwinds to a fixed scene")
      try demandTrigger(row.trigger, of: scene, .segues, segue)
      try demandCondition(cold.condition, .segues, segue)
      try inspect(row.attributes)
      try demand(
        row.operation == .unwind
          || (row.destination == nil) == program.namesElsewhere(row), .segues, segue,
        "leads nowhere, or to two places")
      try inspectArguments(cold.arguments)
    }
  }

  /// Data can be handed only to what instances have: of the destination, of a scene inside it, or of the scene that answers an
  /// unwind action. Which one it is, is known when the app runs.
  private func inspectArguments(_ arguments: IDRange<Argument>) throws(BrokenPromise) {
    for argument in arguments {
      let (variable, value) = (program[argument].variable, program[argument].value)
      try demand(
        program[variable].owner == .instance, .arguments, argument,
        "gives a value to a variable that no instance has")
      try demandAssignable(value, to: variable, .arguments, argument)
    }
  }

  // MARK: Attributes

  private func inspectValues() throws(BrokenPromise) {
    for id in program.values.ids {
      if case .list = program[id] {
        throw broken(.values, id.index, "is a list in a list")
      }
    }
  }

  private func inspect(_ attributes: IDRange<Attribute>) throws(BrokenPromise) {
    for id in attributes {
      let attribute = program[id]
      let facts = Self.attributeFacts[Int(attribute.key.rawValue)]
      switch attribute.value {
      case .list(let values):
        try demand(takes(facts.type, list: values), .attributes, id, "has values of another type")
      case .bound(let expression):
        let fits =
          switch facts.type {
          case .text: true
          case .integer, .number: types[expression] != .boolean && types[expression] != .text
          default: types[expression] == .boolean
          }
        try demand(facts.isBindable && fits, .attributes, id, "follows a value of another type")
      case .boolean, .integer, .number, .text, .word, .scene, .element, .barItem:
        try demand(
          takes(facts.type, attribute.value), .attributes, id, "has a value of another type")
      }
    }
  }

  private func takes(_ type: AttributeKey.ValueType, _ value: AttributeValue) -> Bool {
    switch (type, value) {
    case (.boolean, .boolean), (.integer, .integer), (.number, .number), (.scene, .scene),
      (.text, .text), (.color, .text), (.device, .text), (.className, .text),
      (.element, .element), (.element, .barItem):
      true
    case (.word(let set), .word(let position)):
      position < Self.wordCounts[Int(set.rawValue)]
    case (.boolean, _), (.integer, _), (.number, _), (.text, _), (.texts, _), (.color, _),
      (.device, _), (.word, _), (.words, _), (.size, _), (.rect, _), (.insets, _),
      (.scene, _), (.scenes, _),
      (.element, _), (.className, _):
      false
    }
  }

  private func takes(_ type: AttributeKey.ValueType, list: IDRange<AttributeValue>) -> Bool {
    let (element, count): (AttributeKey.ValueType, Int?) =
      switch type {
      case .texts: (.text, nil)
      case .words(let set): (.word(set), nil)
      case .scenes: (.scene, nil)
      case .size: (.number, 2)
      case .rect, .insets: (.number, 4)
      case .boolean, .integer, .number, .text, .color, .device, .word, .scene, .element,
        .className:
        (type, -1)
      }
    return list.count == count ?? list.count && list.allSatisfy { takes(element, program[$0]) }
  }

  // MARK: Classes and variables

  private func inspectClasses() throws(BrokenPromise) {
    var depths = [Int](repeating: 0, count: program.classes.count)
    for id in program.classes.ids {
      var chain: [ID<Class>] = []
      var next: ID<Class>? = id
      while let current = next, depths[current] == 0 {
        try demand(
          chain.count < Program.deepestNesting, .classes, id, "descends from itself or too far")
        chain.append(current)
        next = program[current].superclass
      }
      var depth = next.map { depths[$0] } ?? 0
      for current in chain.reversed() {
        depth += 1
        depths[current] = depth
      }
      try demand(depth <= Program.deepestNesting, .classes, id, "descends too far")
    }
    for id in program.classes.ids {
      let row = program[id]
      for property in row.properties {
        let type = program[property]
        try demandClass(type.customClass, type.typeName, .none, .properties, property)
      }
      let inherited = row.superclass.map { Int(program[$0].variableCount) } ?? 0
      try inspectInstanceVariables(
        row.variables, inherited: inherited, total: Int(row.variableCount), .classes, id)
    }
  }

  private func inspectInstanceVariables<Owner>(
    _ variables: IDRange<Variable>, inherited: Int, total: Int, _ table: GraphTable, _ id: ID<Owner>
  ) throws(BrokenPromise) {
    try demand(
      inherited <= total && total <= inherited + variables.count, table, id,
      "counts its variables wrongly")
    for variable in variables {
      let slot = Int(program[variable].slot)
      switch program[variable].owner {
      case .instance:
        try demand(inherited <= slot && slot < total, .variables, variable, "has a slot elsewhere")
      case .row: break
      case .app: throw broken(.variables, variable.index, "belongs to the app and to an instance")
      }
    }
  }

  private func inspectVariables() throws(BrokenPromise) {
    for id in program.enumerations.ids {
      for value in program[id].cases {
        try demand(
          program[value].enumeration == id, .cases, value, "belongs to two enumerations")
      }
    }
    for id in program.variables.ids {
      let variable = program[id]
      let fits: Bool =
        switch variable.domain {
        case .boolean: 0 <= variable.initial && variable.initial <= 1
        case .integer(let least, let greatest):
          least <= variable.initial && variable.initial <= greatest
        case .enumeration(let enumeration):
          0 <= variable.initial && variable.initial < program[enumeration].cases.count
        case .integers, .cases: program.isList(variable.initial, of: variable.domain)
        }
      if let list = variable.list {
        try demand(
          variable.owner == .row && program[list].domain.item == variable.domain, .variables, id,
          "is an item of another list")
      }
      try demand(fits, .variables, id, "starts outside its domain")
    }
  }

  // MARK: Expressions and statements

  private mutating func inspectExpressions() throws(BrokenPromise) {
    var depths: [Int] = []
    var isOperand = [Bool](repeating: false, count: program.expressions.count)
    types.reserveCapacity(program.expressions.count)
    for id in program.expressions.ids {
      var depth = 0
      func operand(_ operand: ID<Expression>) throws(BrokenPromise) {
        try demand(!isOperand[operand], .expressions, operand, "is an operand twice")
        isOperand[operand] = true
        depth = max(depth, depths[operand])
      }
      func operand(_ id: ID<Expression>, _ expected: ValueKind?) throws(BrokenPromise) {
        try operand(id)
        let operand = id
        let fits = expected.map { types[operand] == $0 } ?? (types[operand] != .text)
        try demand(fits, .expressions, operand, "is an operand of another type")
      }
      switch program[id] {
      case .boolean: types.append(.boolean)
      case .integer: types.append(.integer)
      case .text: types.append(.text)
      case .enumerationCase(let value):
        types.append(.enumeration(program[value].enumeration))
      case .variable(let variable): types.append(kind(of: program[variable].domain))
      case .isEditing: types.append(.boolean)
      case .count(let list):
        try demand(program[list].domain.item != nil, .expressions, id, "counts what is no list")
        types.append(.integer)
      case .contains(let list, let item):
        guard let domain = program[list].domain.item else {
          throw broken(.expressions, id.index, "looks into what is no list")
        }
        try operand(item, kind(of: domain))
        types.append(.boolean)
      case .list(let value, let variable):
        let domain = program[variable].domain
        try demand(
          domain.item != nil && program.isList(value, of: domain), .expressions, id,
          "is a list of something else")
        types.append(.list(domain))
      case .joined(let left, let right):
        try operand(left)
        try operand(right)
        types.append(.text)
      case .not(let inner):
        try operand(inner, .boolean)
        types.append(.boolean)
      case .binary(let operation, let left, let right):
        let takes = operation.facts.operands
        let expected: ValueKind? =
          switch takes {
          case .booleans: .boolean
          case .integers: .integer
          case .alike: nil
          }
        try operand(left, expected)
        try operand(right, types[left])
        types.append(takes == .integers ? .integer : .boolean)
      case .hasText: types.append(.boolean)
      }
      depths.append(depth + 1)
      try demand(depth < Program.deepestNesting, .expressions, id, "is nested too deep")
    }
  }

  private func kind(of domain: Variable.Domain) -> ValueKind {
    switch domain {
    case .boolean: .boolean
    case .integer: .integer
    case .enumeration(let enumeration): .enumeration(enumeration)
    case .integers, .cases: .list(domain)
    }
  }

  private func inspectStatements() throws(BrokenPromise) {
    var depths: [Int] = []
    for id in program.statements.ids {
      let statement = program[id]
      var depth = 0
      switch statement.operation {
      case .call(let kind, let operands):
        if let stack = statement.stack {
          try demand(
            kind.isAboutStack && program[stack].kind == .navigation, .statements, id,
            "names a stack that is none")
        }
        try demand(
          operands.operand == kind.facts.operand, .statements, id, "has operands of another call")
        switch operands {
        case .newScene(_, let arguments):
          try inspectArguments(arguments)
        case .item(let item, let list):
          guard let domain = program[list].domain.item else {
            throw broken(.statements, id.index, "changes what is no list")
          }
          try demand(
            types[item] == self.kind(of: domain), .statements, id, "has an item of another type")
        case .nothing, .scene, .scenes, .identifier, .sceneAndText, .truth, .element: break
        }
      case .assign(let variable, let value):
        try demandAssignable(value, to: variable, .statements, id)
      case .branch(let condition, let then, let otherwise):
        try demandCondition(condition, .statements, id)
        for block in [then, otherwise] {
          for inner in block {
            depth = max(depth, depths[inner])
          }
        }
      }
      depths.append(depth + 1)
      try demand(depth < Program.deepestNesting, .statements, id, "is nested too deep")
      try inspect(statement.attributes)
    }
  }

  private func inspect(_ id: ID<Step>) throws(BrokenPromise) {
    switch program[id].action {
    case .command(let command):
      if let variable = command.variable, let value = command.expression {
        try demandAssignable(value, to: variable, .steps, id)
      }
    case .expect: break
    }
  }

  // MARK: Demands

  private func demand<Row>(
    _ condition: Bool, _ table: GraphTable, _ id: ID<Row>, _ otherwise: StaticString
  ) throws(BrokenPromise) {
    guard condition else { throw broken(table, id.index, "\(otherwise)") }
  }

  /// Only what has a class has a module, and a class of the project is the one that is named.
  private func demandClass<Row>(
    _ found: ID<Class>?, _ className: Name, _ module: Name, _ table: GraphTable, _ id: ID<Row>
  ) throws(BrokenPromise) {
    try demand(module.isNone || !className.isNone, table, id, "has a module and no class")
    if let found {
      try demand(
        program[found].name == className, table, id, "is of another class than it names")
    }
  }

  private func demandMember<Member, Row>(
    _ member: ID<Member>?, of range: IDRange<Member>, _ table: GraphTable, _ id: ID<Row>
  ) throws(BrokenPromise) {
    if let member {
      try demand(range.contains(member), table, id, "refers into another scene")
    }
  }

  private func demandTrigger<Row>(
    _ trigger: Trigger, of scene: Scene, _ table: GraphTable, _ id: ID<Row>
  ) throws(BrokenPromise) {
    switch trigger {
    case .scene: break
    case .element(let element): try demandMember(element, of: scene.elements, table, id)
    case .barItem(let item): try demandMember(item, of: scene.barItems, table, id)
    }
  }

  private func demandCondition<Row>(
    _ condition: ID<Expression>?, _ table: GraphTable, _ id: ID<Row>
  ) throws(BrokenPromise) {
    if let condition {
      try demand(types[condition] == .boolean, table, id, "has a condition that is not Boolean")
    }
  }

  private func demandAssignable<Row>(
    _ value: ID<Expression>, to variable: ID<Variable>, _ table: GraphTable, _ id: ID<Row>
  ) throws(BrokenPromise) {
    try demand(
      types[value] == kind(of: program[variable].domain), table, id,
      "gives a variable a value of another type")
  }

  private func broken(_ table: GraphTable, _ row: UInt32, _ what: String) -> BrokenPromise {
    BrokenPromise(text: "\(table.name)[\(row)] \(what)")
  }
}

extension Array {
  /// A column beside a table: one element for each of its rows.
  fileprivate subscript<Row>(id: ID<Row>) -> Element {
    get { self[Int(id.index)] }
    _modify { yield &self[Int(id.index)] }
  }
}
