import NavModel
import NavTesting
import NavText

/// A valid program with everything that a program can hold, chosen by chance.
func randomProgram(_ random: SeededRandom, scenes: Int = 6) -> Program {
  var generator = ProgramGenerator(random, sceneCount: scenes)
  return generator.program()
}

private struct ProgramGenerator {
  private var random: SeededRandom
  private var builder = ProgramBuilder()
  private let sceneCount: Int
  private var sceneVariables: [IDRange<Variable>] = []
  private var sceneClasses: [ID<Class>?] = []

  init(_ random: SeededRandom, sceneCount: Int) {
    self.random = random
    self.sceneCount = sceneCount
  }

  mutating func program() -> Program {
    for index in 0..<3 {
      let text = String(repeating: "line\n", count: below(20)) + "\r\n\r" + "end"
      builder.program.sources.append(
        ProgramSource(
          path: "Möwe \(index).navscene", lines: LineIndex(Array(text.utf8)),
          format: index == 0 ? .storyboard : .text))
    }
    for _ in 0..<3 {
      enumeration()
    }
    builder.program.appVariables = variables(.app, firstSlot: 0)
    for _ in 0..<4 {
      declareClass()
    }
    for _ in 0..<sceneCount {
      let type = oneIn(3) ? nil : randomID(builder.program.classes.ids)
      sceneClasses.append(type)
      let inherited = type.map { Int(builder.program[$0].variableCount) } ?? 0
      sceneVariables.append(variables(.instance, firstSlot: inherited))
    }
    for id in builder.program.classes.ids {
      let methods = methods()
      builder.program.classes[id].methods = methods
    }
    storyboards()
    for _ in 0..<3 {
      scenario()
      check()
    }
    builder.program.mainStoryboard = maybe { $0.randomID($0.builder.program.storyboards.ids) }
    return builder.finish()
  }

  // MARK: Chance

  private mutating func below(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &random) }
  private mutating func oneIn(_ count: Int) -> Bool { below(count) == 0 }

  private mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[below(elements.count)]
  }

  private mutating func randomID<Row>(_ ids: IDRange<Row>) -> ID<Row>? {
    ids.isEmpty ? nil : ids[ids.startIndex + below(ids.count)]
  }

  private mutating func maybe<Value>(_ make: (inout Self) -> Value?) -> Value? {
    oneIn(2) ? make(&self) : nil
  }

  private mutating func name() -> Name {
    let words = ["", "Main", "city", "Überblick", "日本", "a \"quoted\"\nword", "😀", "x", "tab"]
    return builder.program.names.intern(pick(words) + (oneIn(2) ? "" : String(below(50))))
  }

  private mutating func word() -> Name {
    builder.program.names.intern(pick(["Main", "city", "isOpen", "Tab"]) + String(below(20)))
  }

  private mutating func place() -> Place {
    let start = below(100)
    return Place(ID(below(3)), SourceRange(start, start + below(30)))
  }

  private mutating func anyScene() -> ID<Scene> { ID(below(sceneCount)) }

  private mutating func range<Row>(_ table: IDRange<Row>) -> IDRange<Row> {
    table.isEmpty ? .empty : table
  }

  // MARK: Types and variables

  private mutating func enumeration() {
    let id = builder.program.enumerations.end
    let first = builder.program.cases.end
    for _ in 0...below(3) {
      let value = EnumerationCase(name: word(), text: name(), of: id, place: place())
      builder.program.cases.append(value)
    }
    var enumeration = Enumeration(name: word(), place: place())
    enumeration.cases = IDRange(from: first, to: builder.program.cases.end)
    enumeration.documentation = name()
    builder.program.enumerations.append(enumeration)
  }

  private mutating func domain() -> Variable.Domain {
    switch below(4) {
    case 0: return .boolean
    case 3:
      return oneIn(2)
        ? .integers(Int32(-below(5)), Int32(below(100)))
        : .cases(ID(below(builder.program.enumerations.count)))
    case 1: return .integer(Int32(-below(5)), Int32(below(100)))
    default: return .enumeration(ID(below(builder.program.enumerations.count)))
    }
  }

  private mutating func variables(_ owner: Variable.Owner, firstSlot: Int) -> IDRange<Variable> {
    var rows: [Variable] = []
    for index in 0..<below(4) {
      var row = Variable(
        name: word(), owner: owner, domain: domain(), initial: 0, place: place())
      row.slot = UInt16(firstSlot + index)
      rows.append(row)
    }
    return range(builder.program.variables.append(contentsOf: rows))
  }

  /// A class of the project has its own name, another any.
  private mutating func className(of custom: ID<Class>?) -> Name {
    custom.map { builder.program[$0].name } ?? name()
  }

  private mutating func declareClass() {
    let ordinal = builder.program.classes.count
    let name = builder.program.names.intern("Class\(ordinal)")
    var row = Class(name: name, uikitClass: pick(UIKitClass.allCases), place: place())
    row.moduleName = self.name()
    row.superclass = maybe { $0.randomID($0.builder.program.classes.ids) }
    let inherited = row.superclass.map { Int(builder.program[$0].variableCount) } ?? 0
    row.variables = variables(.instance, firstSlot: inherited)
    row.variableCount = UInt16(inherited + row.variables.count)
    var properties: [Property] = []
    for _ in 0..<below(3) {
      var property = Property(
        name: word(), typeName: word(), uikitClass: pick(UIKitClass.allCases),
        isCollection: oneIn(2),
        place: place())
      property.customClass = maybe { $0.randomID($0.builder.program.classes.ids) }
      if let custom = property.customClass { property.typeName = builder.program[custom].name }
      properties.append(property)
    }
    row.properties = range(builder.program.properties.append(contentsOf: properties))
    row.documentation = self.name()
    builder.program.classes.append(row)
  }

  // MARK: Expressions and statements

  private mutating func expression(
    _ domain: Variable.Domain, depth: Int = 0
  ) -> ID<Expression> {
    let row: Expression
    let isLeaf = depth > 3 || oneIn(3)
    let isSame: (ProgramGenerator, ID<Variable>) -> Bool = { generator, id in
      switch (generator.builder.program[id].domain, domain) {
      case (.boolean, .boolean), (.integer, .integer): true
      case (.enumeration(let left), .enumeration(let right)): left == right
      case (.integers, .integers), (.cases, .cases):
        generator.builder.program[id].domain == domain
      default: false
      }
    }
    let candidates = builder.program.variables.ids.filter { isSame(self, $0) }
    switch domain {
    case _ where isLeaf && !candidates.isEmpty && oneIn(2):
      row = .variable(pick(candidates))
    case .boolean where isLeaf: row = .boolean(oneIn(2))
    case .integers, .cases:
      // A list that no variable holds has no type; then there is nothing that could be of it.
      guard let like = candidates.first else { return expression(.boolean, depth: depth) }
      row = .list(
        builder.program.value(ofItems: [], in: builder.program[like].domain), like)
    case .integer where isLeaf: row = .integer(Int32.random(in: .min ... .max, using: &random))
    case .enumeration(let enumeration):
      row = .enumerationCase(randomID(builder.program[enumeration].cases) ?? ID(0))
    case .integer:
      let left = expression(domain, depth: depth + 1)
      let right = expression(domain, depth: depth + 1)
      row = .binary(oneIn(2) ? .add : .subtract, left, right)
    case .boolean:
      switch below(4) {
      case 0: row = .not(expression(.boolean, depth: depth + 1))
      case 1:
        let operands = self.domain()
        let left = expression(operands, depth: depth + 1)
        let right = expression(operands, depth: depth + 1)
        row = .binary(
          pick(Expression.Operator.allCases.filter { $0.facts.operands == .alike }), left, right)
      case let kind:
        let left = expression(.boolean, depth: depth + 1)
        let right = expression(.boolean, depth: depth + 1)
        row = .binary(kind == 2 ? .and : .or, left, right)
      }
    }
    return builder.program.expressions.append(row)
  }

  private mutating func arguments(for scene: ID<Scene>) -> IDRange<Argument> {
    var known = Array(sceneVariables[Int(scene.index)])
    var next = sceneClasses[Int(scene.index)]
    while let current = next {
      known += builder.program[current].variables
      next = builder.program[current].superclass
    }
    var rows: [Argument] = []
    for variable in known where oneIn(2) {
      rows.append(Argument(variable, expression(builder.program[variable].domain)))
    }
    return range(builder.program.arguments.append(contentsOf: rows))
  }

  private mutating func sceneList() -> IDRange<SceneReference> {
    var rows: [SceneReference] = []
    for _ in 0..<below(4) {
      rows.append(SceneReference(anyScene()))
    }
    return range(builder.program.sceneLists.append(contentsOf: rows))
  }

  private mutating func block(depth: Int = 0) -> IDRange<Statement> {
    var rows: [Statement] = []
    for _ in 0..<below(4) {
      var row = Statement(operation(depth: depth), place: place())
      row.attributes = attributes(.statement)
      rows.append(row)
    }
    return range(builder.program.statements.append(contentsOf: rows))
  }

  private mutating func operation(depth: Int) -> Statement.Operation {
    let scene = anyScene()
    switch below(depth < 3 ? 18 : 15) {
    case 0: return .call(.push, .newScene(scene, arguments(for: scene)))
    case 1: return .call(.show, .newScene(scene, arguments(for: scene)))
    case 2: return .call(.showDetail, .newScene(scene, arguments(for: scene)))
    case 3: return .call(.present, .newScene(scene, arguments(for: scene)))
    case 4: return .call(.popTo, .scene(scene))
    case 5: return .call(.setStack, .scenes(sceneList()))
    case 6: return .call(.setTabs, .scenes(sceneList()))
    case 7: return .call(.perform, .identifier(word()))
    case 8: return .call(.select, .scene(scene))
    case 9: return .call(.badge, .sceneAndText(scene, maybe { $0.name() }))
    case 10, 11, 12:
      guard let variable = randomID(builder.program.variables.ids) else { return .call(.pop) }
      return .assign(variable, expression(builder.program[variable].domain))
    case 13, 14:
      return .call(pick(StatementKind.allCases.filter { $0.facts.operand == .none }))
    default:
      let condition = expression(.boolean)
      return .branch(
        condition, then: block(depth: depth + 1), otherwise: block(depth: depth + 1))
    }
  }

  private mutating func methods() -> IDRange<Method> {
    var rows: [Method] = []
    for _ in 0..<below(4) {
      let message = pick(DelegateMessage.allCases)
      let kind: Method.Kind = pick([
        .action, .unwind, .hook(pick(LifecycleHook.allCases)), .message(message),
      ])
      var row = Method(kind, name: word(), place: place())
      if kind == .message(message) {
        switch message.facts.subject {
        case .none: break
        case .scene: row.subject = randomID(builder.program.scenes.ids).map { .scene($0) } ?? .any
        case .text: row.subject = .text(word())
        case .element: row.subject = .element(word())
        }
      }
      row.condition = maybe { $0.expression(.boolean) }
      row.body = block()
      row.documentation = name()
      rows.append(row)
    }
    return range(builder.program.methods.append(contentsOf: rows))
  }

  // MARK: Attributes

  private mutating func attributes(_ host: AttributeKey.Host) -> IDRange<Attribute> {
    let keys = AttributeKey.allCases.filter { $0.facts.hosts.contains(host) }
    var rows: [Attribute] = []
    for key in keys where oneIn(6) {
      if let value = value(for: key.facts) {
        rows.append(Attribute(key, value))
      }
    }
    return range(builder.program.attributes.append(contentsOf: rows))
  }

  private mutating func value(for facts: AttributeKey.Facts) -> AttributeValue? {
    if facts.isBindable && oneIn(3) {
      return .bound(expression(.boolean))
    }
    switch facts.type {
    case .boolean: return .boolean(oneIn(2))
    case .integer: return .integer(Int32(below(1000)) - 500)
    case .number: return number()
    case .text, .color, .device, .className: return .text(name())
    case .word(let set): return .word(UInt8(below(set.words.count)))
    case .scene: return .scene(anyScene())
    case .element:
      return randomID(builder.program.elements.ids).map { .element($0) }
    case .texts: return list { .text($0.name()) }
    case .words(let set): return list { .word(UInt8($0.below(set.words.count))) }
    case .scenes: return list { .scene($0.anyScene()) }
    case .size: return list(count: 2) { $0.number() }
    case .rect, .insets: return list(count: 4) { $0.number() }
    }
  }

  private mutating func number() -> AttributeValue { .number(Int32(below(2_000_000)) - 1_000_000) }

  private mutating func list(
    count: Int? = nil, _ make: (inout Self) -> AttributeValue
  ) -> AttributeValue {
    var rows: [AttributeValue] = []
    for _ in 0..<(count ?? below(4)) {
      rows.append(make(&self))
    }
    return .list(range(builder.program.values.append(contentsOf: rows)))
  }

  // MARK: Scenes

  private mutating func storyboards() {
    var first = 0
    while first < sceneCount {
      let last = min(sceneCount, first + 1 + below(sceneCount))
      let attributes = attributes(.storyboard)
      var row = Storyboard(name: word(), place: place())
      row.attributes = attributes
      row.scenes = IDRange(first, last)
      row.initial = maybe { $0.randomID(row.scenes) }
      row.documentation = name()
      let id = builder.program.storyboards.append(row)
      for index in first..<last {
        scene(ID(index), in: id)
      }
      first = last
    }
  }

  private mutating func scene(_ id: ID<Scene>, in storyboard: ID<Storyboard>) {
    var scene = Scene(
      name: word(), kind: pick(ControllerKind.allCases), in: storyboard, place: place())
    var cold = Scene.Cold()
    if scene.kind.isMadeByCode {
      // It is in the scene before it, or in the same one.
      let last = ID<Scene>(Int(id.index) - 1)
      if id.index > 0, builder.program[last].storyboard == storyboard {
        cold.owner = builder.program[cold: last].owner ?? last
      } else {
        scene.kind = .view
      }
    }
    scene.customClass = sceneClasses[Int(id.index)]
    scene.className = className(of: scene.customClass)
    if !scene.className.isNone { cold.moduleName = name() }
    cold.identifier = name()
    cold.documentation = name()
    scene.elements = elements()
    cold.titleView = maybe { $0.randomID(scene.elements) }
    scene.attributes = attributes(.scene)
    cold.bar = attributes(.navigationBar)
    cold.toolbar = attributes(.toolbar)
    if oneIn(2) {
      var item = TabItem(name: name(), place: place())
      item.text = maybe { $0.name() }
      item.systemItem = maybe { $0.pick(SystemTabItem.allCases) }
      item.attributes = attributes(.tabItem)
      cold.tabItem = builder.program.tabItems.append(item)
    }
    scene.barItems = barItems(elements: scene.elements)
    cold.constraints = constraints(elements: scene.elements)
    cold.relationships = relationships(id)
    cold.methods = methods()
    scene.outlets = outlets(scene, cold.constraints)
    cold.actionConnections = actionConnections(scene, cold.methods)
    scene.segues = segues(id, scene)
    cold.variables = sceneVariables[Int(id.index)]
    let inherited = scene.customClass.map { Int(builder.program[$0].variableCount) } ?? 0
    cold.variableCount = UInt16(inherited + cold.variables.count)
    builder.program.scenes.append(scene, cold)
  }

  private mutating func elements() -> IDRange<Element> {
    let first = builder.program.elements.end
    var open: [ID<Element>] = []
    for _ in 0..<below(7) {
      while !open.isEmpty && oneIn(2) {
        open.removeLast()
      }
      let kind = pick(ElementKind.allCases)
      var row = Element(kind, name: word(), parent: open.last, place: place())
      var cold = Element.Cold()
      cold.customClass = maybe { $0.randomID($0.builder.program.classes.ids) }
      cold.className = className(of: cold.customClass)
      if !cold.className.isNone { cold.moduleName = name() }
      row.text = maybe { $0.name() }
      cold.identifier = name()
      row.attributes = attributes(.element)
      cold.rowVariable = maybe { $0.randomID($0.builder.program.variables.ids) }
      open.append(builder.program.elements.append(row, cold))
    }
    return range(IDRange(from: first, to: builder.program.elements.end))
  }

  private mutating func barItems(elements: IDRange<Element>) -> IDRange<BarItem> {
    let first = builder.program.barItems.end
    for _ in 0..<below(4) {
      var row = BarItem(pick(BarSlot.allCases), name: word(), place: place())
      row.text = maybe { $0.name() }
      row.systemItem = maybe { $0.pick(SystemItem.allCases) }
      var cold = BarItem.Cold()
      cold.className = name()
      cold.attributes = attributes(.barItem)
      cold.customView = maybe { $0.randomID(elements) }
      builder.program.barItems.append(row, cold)
    }
    return range(IDRange(from: first, to: builder.program.barItems.end))
  }

  private mutating func side(_ elements: IDRange<Element>) -> Constraint.Side {
    var items: [Constraint.Item] = [.superview, .safeArea, .margins]
    if let element = randomID(elements) {
      items.append(.element(element))
    }
    return Constraint.Side(pick(items), pick(Constraint.Anchor.allCases))
  }

  private mutating func constraints(elements: IDRange<Element>) -> IDRange<Constraint> {
    var rows: [Constraint] = []
    for _ in 0..<below(3) {
      var row = Constraint(
        name: word(), side(elements), pick(Constraint.Relation.allCases),
        oneIn(2) ? nil : side(elements), multiplier: Int32(below(5000)),
        constant: Int32(below(100_000)) - 50_000, place: place())
      row.attributes = attributes(.constraint)
      rows.append(row)
    }
    return range(builder.program.constraints.append(contentsOf: rows))
  }

  private mutating func relationships(_ id: ID<Scene>) -> IDRange<Relationship> {
    var rows: [Relationship] = []
    for _ in 0..<below(3) {
      var row = Relationship(
        pick(RelationshipKind.allCases), from: id, to: anyScene(), place: place())
      row.condition = maybe { $0.expression(.boolean) }
      rows.append(row)
    }
    return range(builder.program.relationships.append(contentsOf: rows))
  }

  private mutating func trigger(_ scene: Scene) -> Trigger {
    var triggers: [Trigger] = [.scene]
    if let element = randomID(scene.elements) {
      triggers.append(.element(element))
    }
    if let item = randomID(scene.barItems) {
      triggers.append(.barItem(item))
    }
    return pick(triggers)
  }

  private mutating func outlets(
    _ scene: Scene, _ constraints: IDRange<Constraint>
  ) -> IDRange<Outlet> {
    var rows: [Outlet] = []
    for _ in 0..<below(4) {
      var targets: [Outlet.Target] = [.rootView, .controller]
      if let element = randomID(scene.elements) {
        targets.append(.element(element))
      }
      if let item = randomID(scene.barItems) {
        targets.append(.barItem(item))
      }
      if let constraint = randomID(constraints) {
        targets.append(.constraint(constraint))
      }
      var row = Outlet(
        word(), owner: maybe { $0.randomID(scene.elements) }, to: pick(targets),
        isCollection: oneIn(3), place: place())
      if row.owner == nil { row.ownerClass = maybe { $0.word() } ?? .none }
      rows.append(row)
    }
    return range(builder.program.outlets.append(contentsOf: rows))
  }

  private mutating func actionConnections(
    _ scene: Scene, _ methods: IDRange<Method>
  ) -> IDRange<ActionConnection> {
    var rows: [ActionConnection] = []
    for _ in 0..<below(3) {
      let method = maybe { $0.randomID(methods) }
      let name = method.map { builder.program[$0].name } ?? word()
      var row = ActionConnection(trigger(scene), name, place: place())
      row.method = method
      row.event = maybe { $0.pick(ControlEvent.allCases) }
      if method == nil { row.receiver = maybe { $0.word() } ?? .none }
      rows.append(row)
    }
    return range(builder.program.actionConnections.append(contentsOf: rows))
  }

  private mutating func segues(_ id: ID<Scene>, _ scene: Scene) -> IDRange<Segue> {
    let first = builder.program.segues.end
    for _ in 0..<below(4) {
      var row = Segue(
        pick(SegueKind.allCases), from: id, trigger: trigger(scene), place: place())
      var cold = Segue.Cold()
      if row.operation == .unwind {
        cold.unwindAction = word()
      } else {
        let destination = anyScene()
        row.destination = destination
        cold.arguments = arguments(for: destination)
      }
      row.identifier = name()
      cold.condition = maybe { $0.expression(.boolean) }
      row.attributes = attributes(.segue)
      if builder.program.value(of: .storyboardElsewhere, in: row.attributes) != nil {
        row.destination = nil
      }
      builder.program.segues.append(row, cold)
    }
    return range(IDRange(from: first, to: builder.program.segues.end))
  }

  // MARK: Tests

  private mutating func scenario() {
    guard let storyboard = randomID(builder.program.storyboards.ids) else { return }
    var row = Scenario(title: name(), storyboard: storyboard, place: place())
    row.device = maybe { $0.pick(Device.allCases) }
    row.orientation = maybe { $0.pick(Orientation.allCases) }
    row.era = maybe { $0.pick(SystemEra.allCases) }
    var steps: [Step] = []
    for _ in 0..<below(6) {
      steps.append(Step(oneIn(2) ? .command(command()) : .expect(expectation()), place: place()))
    }
    row.steps = range(builder.program.steps.append(contentsOf: steps))
    builder.program.scenarios.append(row)
  }

  private mutating func command() -> Command {
    var command = Command(pick(CommandKind.allCases))
    command.operand = name()
    command.isQuoted = oneIn(2)
    command.value = maybe { $0.name() }
    command.index = Int32(below(9)) - 3
    command.scenes = sceneList()
    command.variable = maybe { $0.randomID($0.builder.program.variables.ids) }
    if let variable = command.variable {
      command.expression = expression(builder.program[variable].domain)
    }
    return command
  }

  private mutating func expectation() -> Expectation {
    var expectation = Expectation(pick(Query.allCases))
    expectation.subject = name()
    expectation.subjectScene = maybe { $0.anyScene() }
    expectation.variable = maybe { $0.randomID($0.builder.program.variables.ids) }
    expectation.comparison = pick(Expectation.Comparison.allCases)
    var values: [AttributeValue] = []
    for _ in 0..<below(3) {
      values.append(
        pick([.boolean(oneIn(2)), .integer(Int32(below(9))), .text(name()), .scene(anyScene())]))
    }
    expectation.expected = range(builder.program.values.append(contentsOf: values))
    return expectation
  }

  // MARK: Checks

  private mutating func check() {
    guard let storyboard = randomID(builder.program.storyboards.ids) else { return }
    var row = Check(title: name(), storyboard: storyboard, place: place())
    row.device = maybe { $0.pick(Device.allCases) }
    row.orientation = maybe { $0.pick(Orientation.allCases) }
    row.era = maybe { $0.pick(SystemEra.allCases) }
    row.states = maybe { Int32(1 + $0.below(100_000)) }
    row.moves = MoveSet(rawValue: UInt16(below(Int(MoveSet.all.rawValue) + 1)))
    if oneIn(2) {
      let assumed = Assumption(condition(), place: place())
      row.assumptions = range(builder.program.assumptions.append(contentsOf: [assumed]))
    }
    var claims: [Claim] = []
    for kind in ClaimKind.allCases where oneIn(2) {
      var claim = Claim(kind, place: place())
      if kind.facts.hasStart { claim.from = maybe { $0.condition() } }
      if kind.facts.hasBound { claim.within = Int32(1 + below(9)) }
      switch kind.facts.goal {
      case .condition: claim.goal = condition()
      case .code: claim.code = name()
      }
      claims.append(claim)
    }
    row.claims = range(builder.program.claims.append(contentsOf: claims))
    builder.program.checks.append(row)
  }

  private mutating func condition(depth: Int = 0) -> ID<Condition> {
    let row: Condition
    switch below(depth < 3 ? 8 : 5) {
    case 0:
      var asked = expectation()
      while asked.query.isAboutLastStep { asked.query = pick(Query.allCases) }
      row = .expectation(asked)
    case 1:
      var asked = expectation()
      asked.query = pick([.stack, .presented])
      row = .number(asked, pick([.equal, .less, .greaterOrEqual]), Int32(below(9)))
    case 2: row = .visible(anyScene())
    case 3: row = .initial
    case 4: row = .expression(expression(.boolean))
    case 5: row = .not(condition(depth: depth + 1))
    case 6:
      let left = condition(depth: depth + 1)
      row = .and(left, condition(depth: depth + 1))
    default:
      let left = condition(depth: depth + 1)
      row = .or(left, condition(depth: depth + 1))
    }
    return builder.program.conditions.append(row)
  }
}
