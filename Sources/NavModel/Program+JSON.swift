import NavText

extension Program {
  /// The program as a JSON document, nested as its outline is, with every key in its place whatever its value:
  /// where there is nothing is `null`, `""`, `[]` or `{}`. Keys are added over time; `schema` counts the changes
  /// that are more than that.
  ///
  ///     document     schema: 1, generator: "navscene", main: storyboard or null, sources, enumerations,
  ///                  variables (the app's own), classes, storyboards, tests, checks
  ///     source       path, format: "text" | "storyboard", lines: how many
  ///     enumeration  name, documentation, cases: [{name, text, place}], place
  ///     variable     name, owner: "app" | "instance" | "row", type: "boolean" | "integer" | "enumeration",
  ///                  least, greatest (of an integer), enumeration (its name), initial, slot, place
  ///     class        name, module, superclass: a class of the project or null, uikitClass, documentation,
  ///                  properties: [{name, type, uikitClass, isDeclared, isCollection, place}], variables, variableCount,
  ///                  methods, place
  ///     method       kind: "action" | "unwind" | "hook", name, hook, condition, statements, documentation, place
  ///     storyboard   name, initial: scene, documentation, attributes, scenes, place
  ///     scene        scene: its qualified name, name, kind, owner: the scene that makes it or null, class, identifier, documentation, attributes,
  ///                  bar and toolbar: attributes, tabItem, relationships, barItems, titleView: element,
  ///                  bottomAccessory: element, elements, constraints, outlets, actions, segues, variables, variableCount, methods, place
  ///     relationship kind, destination: scene, condition, place
  ///     tabItem      name, text, systemItem, attributes, place
  ///     barItem      slot, name, text, systemItem, class, attributes, customView: element, menu: element, place
  ///     element      kind, name, class, text, identifier, attributes, variable (that a prototype has a row for each
  ///                  value of), elements, place
  ///     constraint   name, first and second: {item, anchor}, relation, multiplier, constant, attributes, place
  ///     outlet       name, owner: element, ownerClass, target: {kind, name}, isCollection, place
  ///     action       trigger, name, isDeclared, event, receiver, place
  ///     segue        kind, operation, trigger, destination: scene or null, unwindAction, identifier, condition,
  ///                  arguments, attributes, place
  ///     statement    kind, then what the kind takes of scene, arguments, scenes, identifier, text, variable, value,
  ///                  condition, then, else; then attributes, place
  ///     test         title, storyboard, device, orientation, era, steps: [{command} or {expectation}, each with its
  ///                  place], place
  ///     command      kind, operand, isQuoted, text, index, scenes, variable, value
  ///     expectation  query, operand, scene, variable, comparison, expected: [value]
  ///     check        title, storyboard, device, orientation, era, states: how many may be explored or null, moves: the words
  ///                  of those that count, assumptions: [{condition, place}], claims, place
  ///     claim        kind: its words, text: as it is written, from: condition or null for all states, within: how many moves
  ///                  or null, goal: condition or null, code: of an error or "", place
  ///     condition    {text: as it is written, tree: {operator, operands}, {expression}, {expectation},
  ///                  {expectation, operator, number}, {visible: scene} or "initial"}
  ///
  ///     place        source: its path, start and end: offsets, line and column: from 1, columns in UTF-8 bytes
  ///     class of     null, or {name, module, isDeclared: whether the project declares it}
  ///     trigger      {kind: "scene" | "element" | "barItem", name}
  ///     attributes   an object by keyword; numbers are in points, words and texts are strings, scenes and elements go
  ///                  by their names, and what follows the state is an expression
  ///     arguments    [{variable, value}]
  ///     expression   {text: as it is written, tree: a literal, {case, enumeration}, {text}, {variable, owner} or
  ///                  {operator, operands}}
  ///
  /// A scene is called "Storyboard.Scene". Elements, bar items and constraints go by their names in their scene; those
  /// without a name are called by what they are and their position in the scene, such as "button#2".
  public func json() -> [UInt8] {
    var document = JSONDocument(self)
    document.write()
    return document.bytes
  }
}

struct JSONDocument {
  let program: Program
  var writer = JSONWriter(.pretty)
  /// The scene whose elements and items are called by their names.
  private var scene: ID<Scene>?

  init(_ program: Program) {
    self.program = program
  }

  var bytes: [UInt8] { writer.bytes + [UInt8(ascii: "\n")] }

  mutating func write() {
    object { document in
      document.writer.member("schema", 1)
      document.writer.member("generator", "navscene")
      let main = document.program.mainStoryboard
      document.writer.member("main", main.map { document.program[document.program[$0].name] })
      document.list("sources", document.program.sources.ids) { $0.write($1) }
      document.list("enumerations", document.program.enumerations.ids) { $0.write($1) }
      document.variables(document.program.appVariables)
      document.list("classes", document.program.classes.ids) { $0.write($1) }
      document.list("storyboards", document.program.storyboards.ids) { $0.write($1) }
      document.list("tests", document.program.scenarios.ids) { $0.write($1) }
      document.list("checks", document.program.checks.ids) { $0.write($1) }
    }
  }

  // MARK: Rows

  mutating func write(_ id: ID<ProgramSource>) {
    writer.member("path", program.sources[id].path)
    writer.member("format", program.sources[id].format.keyword)
    writer.member("lines", program.sources[id].lines.lineCount)
  }

  mutating func write(_ id: ID<Enumeration>) {
    let row = program[id]
    name(row.name)
    documentation(row.documentation)
    list("cases", row.cases) { document, value in
      let row = document.program[value]
      document.name(row.name)
      document.text(row.text)
      document.place(row.place)
    }
    place(row.place)
  }

  mutating func write(_ id: ID<Variable>) {
    let row = program[id]
    name(row.name)
    owner(of: row)
    var least: Int?
    var greatest: Int?
    var enumeration: ID<Enumeration>?
    switch row.domain {
    case .boolean: type("boolean")
    case .integer(let first, let last):
      type("integer")
      (least, greatest) = (Int(first), Int(last))
    case .enumeration(let domain):
      type("enumeration")
      enumeration = domain
    case .integers(let first, let last):
      type("listOfIntegers")
      (least, greatest) = (Int(first), Int(last))
    case .cases(let domain):
      type("listOfCases")
      enumeration = domain
    }
    writer.member("least", least)
    writer.member("greatest", greatest)
    self.enumeration(enumeration)
    writer.key("initial")
    switch row.domain {
    case .boolean: writer.value(row.initial != 0)
    case .integer: writer.value(Int(row.initial))
    case .enumeration(let domain):
      let cases = program[domain].cases
      writer.value(program[program[cases[cases.startIndex + Int(row.initial)]].name])
    case .integers, .cases:
      let item = row.domain.item ?? row.domain
      writer.beginArray()
      for value in program.items(of: row.initial, in: row.domain) {
        writer.value(program.text(of: value, in: item))
      }
      writer.endArray()
    }
    writer.member("list", row.list.map { program[program[$0].name] })
    writer.member("slot", Int(row.slot))
    place(row.place)
  }

  mutating func write(_ id: ID<Class>) {
    let row = program[id]
    name(row.name)
    module(row.moduleName)
    writer.member("superclass", row.superclass.map { program[program[$0].name] })
    uikitClass(row.uikitClass)
    documentation(row.documentation)
    list("properties", row.properties) { document, property in
      let row = document.program[property]
      document.name(row.name)
      document.type(document.program[row.typeName])
      document.uikitClass(row.uikitClass)
      document.isDeclared(row.customClass != nil)
      document.isCollection(row.isCollection)
      document.place(row.place)
    }
    variables(row.variables)
    variableCount(row.variableCount)
    methods(row.methods)
    place(row.place)
  }

  mutating func write(_ id: ID<Method>) {
    let row = program[id]
    var hook: String?
    switch row.kind {
    case .action: kind("action")
    case .unwind: kind("unwind")
    case .hook(let found):
      kind("hook")
      hook = found.facts.keyword
    case .message(let found):
      kind("hook")
      hook = found.facts.keyword
    }
    name(row.name)
    writer.member("hook", hook)
    writer.member(
      "of",
      row.subject.scene.map { program.qualifiedName(of: $0) }
        ?? row.subject.element.map { program[$0] })
    writer.member("text", row.subject.text.map { program[$0] })
    condition(row.condition)
    list("statements", row.body) { $0.write($1) }
    documentation(row.documentation)
    place(row.place)
  }

  mutating func write(_ id: ID<Storyboard>) {
    let row = program[id]
    name(row.name)
    writer.member("nameAtRunTime", program.nameAtRunTime(of: id))
    writer.member("initial", row.initial.map { program.qualifiedName(of: $0) })
    documentation(row.documentation)
    attributes(row.attributes)
    list("scenes", row.scenes) { $0.write($1) }
    place(row.place)
  }

  mutating func write(_ id: ID<Scene>) {
    let row = program[id]
    let cold = program[cold: id]
    scene = id
    scene(id)
    name(row.name)
    kind(row.kind.facts.keyword)
    owner(cold.owner.map { program[program[$0].name] })
    type(row.className, module: cold.moduleName, isDeclared: row.customClass != nil)
    identifier(cold.identifier)
    documentation(cold.documentation)
    attributes(row.attributes)
    attributes(cold.bar, as: "bar")
    attributes(cold.toolbar, as: "toolbar")
    writer.key("tabItem")
    if let item = cold.tabItem {
      object { $0.write(item) }
    } else {
      writer.null()
    }
    list("relationships", cold.relationships) { $0.write($1) }
    list("barItems", row.barItems) { $0.write($1) }
    writer.member("titleView", cold.titleView.map { program.name(of: $0, in: id) })
    writer.member("bottomAccessory", cold.bottomAccessory.map { program.name(of: $0, in: id) })
    elements(row.elements, of: nil)
    list("constraints", cold.constraints) { $0.write($1) }
    list("outlets", row.outlets) { $0.write($1) }
    list("actions", cold.actionConnections) { $0.write($1) }
    list("segues", row.segues) { $0.write($1) }
    variables(cold.variables)
    variableCount(cold.variableCount)
    methods(cold.methods)
    place(row.place)
    scene = nil
  }

  mutating func write(_ id: ID<Relationship>) {
    let row = program[id]
    kind(row.kind.facts.keyword)
    destination(row.destination)
    condition(row.condition)
    place(row.place)
  }

  mutating func write(_ id: ID<TabItem>) {
    let row = program[id]
    name(row.name)
    text(row.text)
    systemItem(row.systemItem?.facts.keyword)
    attributes(row.attributes)
    place(row.place)
  }

  mutating func write(_ id: ID<BarItem>) {
    let row = program[id]
    let cold = program[cold: id]
    writer.member("slot", row.slot.facts.keyword)
    name(name(of: id))
    text(row.text)
    systemItem(row.systemItem?.facts.keyword)
    type(cold.className, module: .none, isDeclared: false)
    attributes(cold.attributes)
    writer.member("customView", cold.customView.map { name(of: $0) })
    writer.member("menu", cold.menu.map { name(of: $0) })
    place(row.place)
  }

  /// Elements are in preorder, so the children of one are those of the range behind it that have it for a parent.
  mutating func elements(_ range: IDRange<Element>, of parent: ID<Element>?) {
    writer.key("elements")
    writer.beginArray()
    var next = range.startIndex
    while next < range.endIndex {
      let id = ID<Element>(next)
      let row = program[id]
      let cold = program[cold: id]
      next += 1
      while next < range.endIndex, program[ID<Element>(next)].parent != parent {
        next += 1
      }
      let inner = IDRange<Element>(Int(id.index) + 1, next)
      object { document in
        document.kind(row.kind.facts.keyword)
        document.name(document.name(of: id))
        document.type(cold.className, module: cold.moduleName, isDeclared: cold.customClass != nil)
        document.text(row.text)
        document.identifier(cold.identifier)
        document.attributes(row.attributes)
        document.writer.key("variable")
        if let variable = cold.rowVariable {
          document.object { $0.write(variable) }
        } else {
          document.writer.null()
        }
        document.elements(inner, of: id)
        document.place(row.place)
      }
    }
    writer.endArray()
  }

  mutating func write(_ id: ID<Constraint>) {
    let row = program[id]
    name(scene.map { program.name(of: id, in: $0) } ?? program[row.name])
    side("first", row.first)
    writer.member("relation", row.relation.keyword)
    side("second", row.second)
    writer.member("multiplier", Double(row.multiplier) / 1000)
    writer.member("constant", Double(row.constant) / 1000)
    attributes(row.attributes)
    place(row.place)
  }

  mutating func side(_ key: String, _ side: Constraint.Side?) {
    writer.key(key)
    guard let side else { return writer.null() }
    object { document in
      let element = side.item.element.map { document.name(of: $0) }
      let parts = [element, side.item.keyword].compactMap { $0 }
      document.writer.member("item", parts.joined(separator: "."))
      document.writer.member("anchor", side.anchor.keyword)
    }
  }

  mutating func write(_ id: ID<Outlet>) {
    let row = program[id]
    name(row.name)
    owner(row.owner.map { name(of: $0) })
    writer.member("ownerClass", row.ownerClass.isNone ? nil : program[row.ownerClass])
    writer.key("target")
    object { document in
      switch row.target {
      case .element(let element): document.part("element", document.name(of: element))
      case .barItem(let item): document.part("barItem", document.name(of: item))
      case .constraint(let constraint):
        document.part(
          "constraint", document.scene.map { document.program.name(of: constraint, in: $0) } ?? "")
      case .rootView:
        document.part(
          "rootView", document.scene.map { document.program[$0].kind.facts.rootView } ?? "")
      case .controller: document.part("controller", "")
      }
    }
    isCollection(row.isCollection)
    place(row.place)
  }

  mutating func write(_ id: ID<ActionConnection>) {
    let row = program[id]
    trigger(row.trigger)
    name(row.name)
    isDeclared(row.method != nil)
    writer.member("event", row.event?.keyword)
    writer.member("receiver", row.receiver.isNone ? nil : program[row.receiver])
    place(row.place)
  }

  mutating func write(_ id: ID<Segue>) {
    let row = program[id]
    let cold = program[cold: id]
    kind(row.kind.facts.keyword)
    writer.member("operation", row.operation.keyword)
    trigger(row.trigger)
    destination(row.destination)
    writer.member("unwindAction", program[cold.unwindAction])
    identifier(row.identifier)
    condition(cold.condition)
    arguments(cold.arguments)
    attributes(row.attributes)
    place(row.place)
  }

  mutating func write(_ id: ID<Statement>) {
    let row = program[id]
    kind(row.operation.keyword ?? "assign")
    switch row.operation {
    case .call(let kind, let operands):
      write(operands)
      if kind.isAboutStack {
        writer.member("stack", row.stack.map { program.qualifiedName(of: $0) })
      }
    case .assign(let variable, let value):
      self.variable(variable)
      self.value(value)
    case .branch(let condition, let then, let otherwise):
      self.condition(condition)
      list("then", then) { $0.write($1) }
      list("else", otherwise) { $0.write($1) }
    }
    attributes(row.attributes)
    place(row.place)
  }

  mutating func write(_ operands: Statement.Operands) {
    switch operands {
    case .nothing: break
    case .newScene(let scene, let arguments):
      self.scene(scene)
      self.arguments(arguments)
    case .scene(let scene): self.scene(scene)
    case .scenes(let scenes): self.scenes(scenes)
    case .identifier(let name): identifier(name)
    case .sceneAndText(let scene, let text):
      self.scene(scene)
      self.text(text)
    case .truth(let truth): writer.member("value", truth)
    case .element(let name): writer.member("element", program[name])
    case .item(let item, let list):
      value(item)
      variable(list)
    }
  }

  // MARK: Attributes and expressions

  mutating func attributes(
    _ range: IDRange<Attribute>, as key: String = "attributes"
  ) {
    writer.key(key)
    object { document in
      // The first of a key counts, as everywhere; JSON has no key twice.
      var written: [AttributeKey] = []
      for attribute in document.program.attributes[range] where !written.contains(attribute.key) {
        let facts = attribute.key.facts
        document.writer.key(facts.keyword)
        document.write(attribute.value, facts.type)
        written.append(attribute.key)
      }
    }
  }

  mutating func write(_ value: AttributeValue, _ type: AttributeKey.ValueType?) {
    switch value {
    case .boolean(let flag): writer.value(flag)
    case .integer(let integer): writer.value(Int(integer))
    case .number(let thousandths): writer.value(Double(thousandths) / 1000)
    case .text(let text): writer.value(program[text])
    case .word(let position):
      switch type {
      case .word(let set), .words(let set): writer.value(set.words[Int(position)])
      default: writer.value(Int(position))
      }
    case .scene(let scene): writer.value(program.qualifiedName(of: scene))
    case .element(let element): writer.value(name(of: element))
    case .barItem(let item): writer.value(name(of: item))
    case .list(let values):
      writer.beginArray()
      for value in program.values[values] {
        write(value, type)
      }
      writer.endArray()
    case .bound(let expression): write(expression)
    }
  }

  mutating func write(_ expression: ID<Expression>) {
    object { document in
      document.text(document.program.text(of: expression))
      document.writer.key("tree")
      document.tree(expression)
    }
  }

  mutating func tree(_ id: ID<Expression>) {
    switch program[id] {
    case .boolean(let flag): writer.value(flag)
    case .integer(let integer): writer.value(Int(integer))
    case .enumerationCase(let value):
      object { document in
        let row = document.program[value]
        document.writer.member("case", document.program[row.name])
        document.enumeration(row.enumeration)
      }
    case .text(let text): object { $0.text(text) }
    case .variable(let variable):
      object { document in
        document.variable(variable)
        document.owner(of: document.program[variable])
      }
    case .isEditing: object { $0.writer.member("state", "editing") }
    case .count(let list):
      object { document in
        document.writer.member("operator", "count")
        document.variable(list)
        document.owner(of: document.program[list])
      }
    case .contains(let list, let item):
      object { document in
        document.writer.member("operator", "contains")
        document.variable(list)
        document.owner(of: document.program[list])
        document.writer.key("operands")
        document.writer.beginArray()
        document.tree(item)
        document.writer.endArray()
      }
    case .list(let value, let variable):
      object { document in
        let domain = document.program[variable].domain
        document.writer.member("list", document.program.text(of: value, in: domain))
        document.variable(variable)
        document.owner(of: document.program[variable])
      }
    case .joined(let left, let right): operation("joined", [left, right])
    case .not(let operand): operation("not", [operand])
    case .binary(let symbol, let left, let right): operation(symbol.facts.keyword, [left, right])
    case .hasText(let field):
      object { document in
        document.writer.member("operator", "hasText")
        document.writer.member("field", document.program[document.program[field].name])
      }
    }
  }

  mutating func operation(_ symbol: String, _ operands: [ID<Expression>]) {
    object { document in
      document.writer.member("operator", symbol)
      document.writer.key("operands")
      document.writer.beginArray()
      for operand in operands {
        document.tree(operand)
      }
      document.writer.endArray()
    }
  }

  // MARK: Members that several rows have

  mutating func name(_ name: Name) { self.name(program[name]) }
  mutating func name(_ name: String) { writer.member("name", name) }
  mutating func kind(_ word: String) { writer.member("kind", word) }
  mutating func type(_ word: String) { writer.member("type", word) }
  mutating func text(_ text: Name?) { self.text(text.map { program[$0] }) }
  mutating func text(_ text: String?) { writer.member("text", text) }
  mutating func module(_ name: Name) { writer.member("module", program[name]) }
  mutating func operand(_ name: Name) { writer.member("operand", program[name]) }
  mutating func owner(_ word: String?) { writer.member("owner", word) }
  mutating func isDeclared(_ flag: Bool) { writer.member("isDeclared", flag) }
  mutating func isCollection(_ flag: Bool) { writer.member("isCollection", flag) }
  mutating func systemItem(_ word: String?) { writer.member("systemItem", word) }
  mutating func uikitClass(_ type: UIKitClass) {
    writer.member("uikitClass", type.facts.name)
  }
  mutating func identifier(_ name: Name) { writer.member("identifier", program[name]) }
  mutating func documentation(_ name: Name) {
    writer.member("documentation", program[name])
  }
  mutating func variableCount(_ count: UInt16) {
    writer.member("variableCount", Int(count))
  }

  mutating func methods(_ range: IDRange<Method>) {
    list("methods", range) { $0.write($1) }
  }

  mutating func variables(_ range: IDRange<Variable>) {
    list("variables", range) { $0.write($1) }
  }

  mutating func scene(_ id: ID<Scene>?) {
    writer.member("scene", id.map { program.qualifiedName(of: $0) })
  }

  mutating func destination(_ id: ID<Scene>?) {
    writer.member("destination", id.map { program.qualifiedName(of: $0) })
  }

  mutating func scenes(_ range: IDRange<SceneReference>) {
    writer.member("scenes", program.sceneLists[range].map { program.qualifiedName(of: $0.scene) })
  }

  mutating func enumeration(_ id: ID<Enumeration>?) {
    writer.member("enumeration", id.map { program[program[$0].name] })
  }

  mutating func variable(_ id: ID<Variable>?) {
    writer.member("variable", id.map { program[program[$0].name] })
  }

  mutating func owner(of variable: Variable) {
    switch variable.owner {
    case .app: owner("app")
    case .instance: owner("instance")
    case .row: owner("row")
    }
  }

  mutating func value(_ expression: ID<Expression>?) {
    self.expression("value", expression)
  }

  mutating func condition(_ expression: ID<Expression>?) {
    self.expression("condition", expression)
  }

  mutating func expression(_ key: String, _ expression: ID<Expression>?) {
    writer.key(key)
    if let expression {
      write(expression)
    } else {
      writer.null()
    }
  }

  mutating func arguments(_ range: IDRange<Argument>) {
    list("arguments", range) { document, argument in
      document.variable(document.program[argument].variable)
      document.value(document.program[argument].value)
    }
  }

  mutating func type(_ className: Name, module: Name, isDeclared: Bool) {
    writer.key("class")
    guard !className.isNone else { return writer.null() }
    object { document in
      document.name(className)
      document.module(module)
      document.isDeclared(isDeclared)
    }
  }

  mutating func trigger(_ trigger: Trigger) {
    writer.key("trigger")
    object { document in
      switch trigger {
      case .scene: document.part("scene", "")
      case .element(let element): document.part("element", document.name(of: element))
      case .barItem(let item): document.part("barItem", document.name(of: item))
      }
    }
  }

  mutating func part(_ kind: String, _ name: String) {
    self.kind(kind)
    self.name(name)
  }

  mutating func place(_ place: Place) {
    writer.key("place")
    object { document in
      let source = document.program.sources[place.source]
      let position = source.lines.positionUTF8(at: place.range.start)
      document.writer.member("source", source.path)
      document.writer.member("start", Int(place.range.start))
      document.writer.member("end", Int(place.range.end))
      document.writer.member("line", position.line)
      document.writer.member("column", position.column)
    }
  }

  func name(of element: ID<Element>) -> String {
    scene.map { program.name(of: element, in: $0) } ?? program[program[element].name]
  }

  func name(of item: ID<BarItem>) -> String {
    scene.map { program.name(of: item, in: $0) } ?? program[program[item].name]
  }

  // MARK: Shapes

  mutating func object(_ members: (inout Self) -> Void) {
    writer.beginObject()
    members(&self)
    writer.endObject()
  }

  mutating func list<Row>(
    _ key: String, _ ids: IDRange<Row>, _ members: (inout Self, ID<Row>) -> Void
  ) {
    writer.key(key)
    writer.beginArray()
    for id in ids {
      object { members(&$0, id) }
    }
    writer.endArray()
  }
}

extension NavigationOperation {
  fileprivate var keyword: String {
    switch self {
    case .show: "show"
    case .showDetail: "showDetail"
    case .present: "present"
    case .popover: "popover"
    case .embed: "embed"
    case .unwind: "unwind"
    case .custom: "custom"
    case .push: "push"
    case .replace: "replace"
    }
  }
}
