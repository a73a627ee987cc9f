import NavText

extension Program {
  /// The program as an indented text like Interface Builder's outline pane: all that matters to a running app, no
  /// places. Equal programs have equal outlines, whatever they were made from.
  public func outline() -> String {
    var outline = Outline(self)
    outline.write()
    return outline.text
  }

  /// A line of a test, as the outline has it.
  public func text(of step: Step) -> String {
    var outline = Outline(self)
    return outline.line(of: step)
  }
}

/// The outline in the making.
struct Outline: Sendable {
  private let program: Program
  private let names: OutlineNames?
  private var writer = TextWriter(indentUnit: "  ")
  /// Scenes of this storyboard go by their names alone.
  private var storyboard: ID<Storyboard>?

  init(_ program: Program, _ names: OutlineNames? = nil) {
    self.program = program
    self.names = names
  }

  var text: String { writer.string }

  mutating func write() {
    // A program of one storyboard need not name it.
    let only = program.storyboards.count == 1 ? ID<Storyboard>(0) : nil
    storyboard = only
    for id in program.enumerations.ids {
      write(id)
    }
    write(variables: program.appVariables)
    for id in program.classes.ids {
      write(id)
    }
    for id in program.storyboards.ids {
      storyboard = id
      write(id)
    }
    storyboard = only
    for id in program.checks.ids {
      write(id)
    }
    for id in program.scenarios.ids {
      write(id)
    }
  }

  // MARK: Types

  private mutating func write(_ id: ID<Enumeration>) {
    let enumeration = program[id]
    write(documentation: enumeration.documentation)
    writer.line("enum " + program[enumeration.name])
    writer.indent()
    for value in program.cases[enumeration.cases] {
      let text = value.text == value.name ? "" : " " + quoted(program[value.text])
      writer.line("case " + program[value.name] + text)
    }
    writer.outdent()
  }

  private mutating func write(variables: IDRange<Variable>) {
    for variable in variables {
      write(variable)
    }
  }

  private mutating func write(_ id: ID<Variable>) {
    let variable = program[id]
    let initial = program.text(of: variable.initial, in: variable.domain)
    let type = program.text(of: variable.domain)
    writer.line("var " + program[variable.name] + ": " + type + " = " + initial)
  }

  private mutating func write(_ id: ID<Class>) {
    let row = program[id]
    write(documentation: row.documentation)
    let module = row.moduleName.isNone ? "" : program[row.moduleName] + "."
    var line = "class " + module + program[row.name] + ": "
    if let superclass = row.superclass {
      line += program[program[superclass].name] + " (" + row.uikitClass.facts.name + ")"
    } else {
      line += row.uikitClass.facts.name
    }
    writer.line(line)
    writer.indent()
    for property in program.properties[row.properties] {
      let type = program[property.typeName]
      writer.line(
        property.isCollection
          ? "outlets " + program[property.name] + ": [" + type + "]"
          : "outlet " + program[property.name] + ": " + type)
    }
    write(variables: row.variables)
    write(methods: row.methods)
    writer.outdent()
  }

  // MARK: Storyboards and scenes

  private mutating func write(_ id: ID<Storyboard>) {
    let row = program[id]
    write(documentation: row.documentation)
    var notes: [String] = id == program.mainStoryboard ? ["main"] : []
    if let initial = row.initial {
      notes.append("initial " + name(of: initial))
    }
    let remark = notes.isEmpty ? "" : " (" + notes.joined(separator: ", ") + ")"
    writer.line("storyboard " + program[row.name] + remark)
    writer.indent()
    write(lines: row.attributes, nil)
    for scene in row.scenes {
      write(scene)
    }
    writer.outdent()
  }

  private mutating func write(_ id: ID<Scene>) {
    let scene = program[id]
    let cold = program[cold: id]
    write(documentation: cold.documentation)
    var line = scene.kind.facts.keyword + " " + program[scene.name]
    line += type(scene.className, module: cold.moduleName)
    line += identifier(cold.identifier)
    if let owner = cold.owner { line += " of " + program[program[owner].name] }
    writer.line(line)
    writer.indent()
    write(lines: scene.attributes, id)
    write("bar", cold.bar, id)
    write("toolbar", cold.toolbar, id)
    if let item = cold.tabItem {
      write(program[item], id)
    }
    for relationship in program.relationships[cold.relationships] {
      let keyword = relationship.kind.facts.keyword
      writer.line(
        keyword + " " + name(of: relationship.destination) + condition(relationship.condition))
    }
    write(variables: cold.variables)
    let connections = connections(of: scene, id)
    for item in scene.barItems {
      write(item, id, connections[.barItem(item)] ?? [])
    }
    if let view = cold.titleView {
      writer.line("titleView " + program.name(of: view, in: id))
    }
    if let view = cold.bottomAccessory {
      writer.line("bottomAccessory " + program.name(of: view, in: id))
    }
    write(elementsOf: scene, id, connections)
    for constraint in cold.constraints {
      write(constraint, id)
    }
    for outlet in scene.outlets {
      write(outlet, id)
    }
    for connection in connections[.scene] ?? [] {
      writer.line(connection)
    }
    write(methods: cold.methods)
    writer.outdent()
  }

  private mutating func write(_ item: TabItem, _ scene: ID<Scene>) {
    var line = "tabItem" + (item.name.isNone ? "" : " " + program[item.name])
    line += label(item.text)
    if let systemItem = item.systemItem {
      line += " ." + systemItem.facts.keyword
    }
    writer.line(line + braces(item.attributes, scene))
  }

  private mutating func write(_ id: ID<BarItem>, _ scene: ID<Scene>, _ connections: [String]) {
    let item = program[id]
    let cold = program[cold: id]
    var line = item.slot.facts.keyword + (item.name.isNone ? "" : " " + program[item.name])
    line += type(cold.className, module: .none)
    line += label(item.text)
    if let systemItem = item.systemItem {
      line += " ." + systemItem.facts.keyword
    }
    if let view = cold.customView {
      line += " view " + program.name(of: view, in: scene)
    }
    if let menu = cold.menu { line += " menu " + program.name(of: menu, in: scene) }
    write(line + braces(cold.attributes, scene), connections, isLeaf: true)
  }

  /// Elements are in preorder: what follows one and has it for a parent is deeper.
  private mutating func write(
    elementsOf scene: Scene, _ id: ID<Scene>, _ connections: [Trigger: [String]]
  ) {
    var open: [ID<Element>] = []
    for element in scene.elements {
      let row = program[element]
      let cold = program[cold: element]
      while let last = open.last, last != row.parent {
        open.removeLast()
        writer.outdent()
      }
      var line = row.kind.facts.keyword + (row.name.isNone ? "" : " " + program[row.name])
      line += type(cold.className, module: cold.moduleName)
      line += label(row.text)
      line += identifier(cold.identifier)
      if let list = cold.rowVariable.flatMap({ program[$0].list }) {
        line += " of " + program[program[list].name]
      }
      line += braces(row.attributes, id)
      let next = ID<Element>(Int(element.index) + 1)
      let isParent = scene.elements.contains(next) && program[next].parent == element
      write(
        line, connections[.element(element)] ?? [], isLeaf: !isParent && cold.rowVariable == nil)
      open.append(element)
      writer.indent()
      if let variable = cold.rowVariable {
        write(variable)
      }
    }
    for _ in open {
      writer.outdent()
    }
  }

  /// A single connection is on the line of what sets it off, as in the source.
  private mutating func write(_ line: String, _ connections: [String], isLeaf: Bool) {
    guard connections.count != 1 || !isLeaf else {
      return writer.line(line + " " + connections[0])
    }
    writer.line(line)
    writer.indent()
    for connection in connections {
      writer.line(connection)
    }
    writer.outdent()
  }

  private mutating func write(_ id: ID<Constraint>, _ scene: ID<Scene>) {
    let row = program[id]
    var line = "constraint" + (row.name.isNone ? "" : " " + program[row.name])
    line += " " + program.text(of: id, in: scene)
    writer.line(line + braces(row.attributes, scene))
  }

  private mutating func write(_ id: ID<Outlet>, _ scene: ID<Scene>) {
    let outlet = program[id]
    let owner =
      outlet.owner.map { program.name(of: $0, in: scene) + "." }
      ?? (outlet.ownerClass.isNone ? "" : program[outlet.ownerClass] + ".")
    let target: String =
      switch outlet.target {
      case .element(let element): program.name(of: element, in: scene)
      case .barItem(let item): program.name(of: item, in: scene)
      case .constraint(let constraint): program.name(of: constraint, in: scene)
      case .rootView: program[scene].kind.facts.rootView
      case .controller: "controller"
      }
    let keyword = outlet.isCollection ? "outlets " : "outlet "
    writer.line(keyword + owner + program[outlet.name] + " -> " + target)
  }

  // MARK: Connections

  /// What each part of a scene sets off, segues first.
  private func connections(of scene: Scene, _ id: ID<Scene>) -> [Trigger: [String]] {
    var connections: [Trigger: [String]] = [:]
    for segue in scene.segues {
      connections[program[segue].trigger, default: []].append(text(of: segue, id))
    }
    for connection in program.actionConnections[program[cold: id].actionConnections] {
      var line = "-> action " + program[connection.name]
      line += connection.event.map { " on " + $0.keyword } ?? ""
      line += connection.receiver.isNone ? "" : " of " + program[connection.receiver]
      line += connection.method == nil ? " (undeclared)" : ""
      connections[connection.trigger, default: []].append(line)
    }
    return connections
  }

  private func text(of id: ID<Segue>, _ scene: ID<Scene>) -> String {
    let segue = program[id]
    let cold = program[cold: id]
    var line = "-> " + segue.kind.facts.keyword
    if let destination = segue.destination {
      line += " " + name(of: destination)
    }
    if program.elsewhere(segue) != nil { line += " elsewhere" }
    if !cold.unwindAction.isNone {
      line += " " + program[cold.unwindAction]
    }
    line += identifier(segue.identifier)
    line += condition(cold.condition)
    line += data(cold.arguments)
    return line + braces(segue.attributes, scene)
  }

  // MARK: Behaviour

  mutating func write(methods: IDRange<Method>) {
    for method in program.methods[methods] {
      write(documentation: method.documentation)
      let keyword: String =
        switch method.kind {
        case .action: "action " + program[method.name]
        case .unwind: "unwind " + program[method.name]
        case .hook(let hook): "on " + hook.facts.keyword
        case .message(let message): "on " + message.facts.keyword + subject(method.subject)
        }
      writer.line(keyword + condition(method.condition))
      write(block: method.body)
    }
  }

  private func subject(_ subject: Method.Subject) -> String {
    switch subject {
    case .any: ""
    case .scene(let scene): " of " + qualifiedName(of: scene)
    case .text(let text): " " + quoted(program[text])
    case .element(let name): " of " + program[name]
    }
  }

  private mutating func write(block: IDRange<Statement>) {
    writer.indent()
    for statement in program.statements[block] {
      let attributes = braces(statement.attributes, nil)
      let stack = statement.stack.map { " of " + qualifiedName(of: $0) } ?? ""
      writer.line(text(of: statement.operation) + stack + attributes)
      guard case .branch(_, let then, let otherwise) = statement.operation else { continue }
      write(block: then)
      if !otherwise.isEmpty {
        writer.line("else")
        write(block: otherwise)
      }
    }
    writer.outdent()
  }

  private func text(of operation: Statement.Operation) -> String {
    switch operation {
    case .call(let kind, let operands): kind.facts.keyword + text(of: operands, kind)
    case .assign(let variable, let value):
      word(program[variable].name) + " = " + text(of: value)
    case .branch(let condition, _, _): "if " + text(of: condition)
    }
  }

  /// What follows the keyword, after a blank.
  private func text(of operands: Statement.Operands, _ kind: StatementKind) -> String {
    switch operands {
    case .nothing: ""
    case .newScene(let scene, let arguments): " " + name(of: scene) + data(arguments)
    case .scene(let scene): " " + name(of: scene)
    case .scenes(let scenes): " " + list(scenes)
    case .identifier(let identifier): " " + quoted(program[identifier])
    case .sceneAndText(let scene, let text):
      " " + name(of: scene) + " " + (text.map { quoted(program[$0]) } ?? "none")
    case .truth(let truth): truth ? " true" : " false"
    case .element(let name): " " + program[name]
    case .item(let item, let list):
      " " + text(of: item) + (kind.takesInto ? " into " : " of ")
        + word(program[list].name)
    }
  }

  // MARK: Tests

  mutating func write(_ id: ID<Scenario>) {
    let scenario = program[id]
    var line = "test " + quoted(program[scenario.title])
    line += " of " + program[program[scenario.storyboard].name]
    line += scenario.device.map { " on " + quoted($0.facts.name) } ?? ""
    line += scenario.orientation.map { " " + $0.keyword } ?? ""
    line += scenario.era.map { " " + $0.facts.keyword } ?? ""
    writer.line(line)
    writer.indent()
    for step in program.steps[scenario.steps] {
      writer.line(text(of: step))
    }
    writer.outdent()
  }

  mutating func write(_ id: ID<Check>) {
    let check = program[id]
    var line = "check " + quoted(program[check.title])
    line += " of " + program[program[check.storyboard].name]
    line += check.device.map { " on " + quoted($0.facts.name) } ?? ""
    line += check.orientation.map { " " + $0.keyword } ?? ""
    line += check.era.map { " " + $0.facts.keyword } ?? ""
    line += check.states.map { " states: \($0)" } ?? ""
    writer.line(line)
    writer.indent()
    writer.line("moves " + check.moves.kinds.map { $0.facts.keyword }.joined(separator: ", "))
    let spelling = ClaimSpelling(program, word: { $0 }, scene: { [self] in name(of: $0) })
    for assumption in program.assumptions[check.assumptions] {
      writer.line(
        CheckSetting.assuming.facts.keyword + " " + spelling.text(of: assumption.condition))
    }
    for claim in check.claims { writer.line(spelling.text(of: claim)) }
    writer.outdent()
  }

  mutating func line(of step: Step) -> String {
    storyboard = program.storyboards.count == 1 ? ID(0) : nil
    return text(of: step)
  }

  private func text(of step: Step) -> String {
    switch step.action {
    case .command(let command): text(of: command)
    case .expect(let expectation): text(of: expectation)
    }
  }

  private func text(of command: Command) -> String {
    // Written as the assignment that it is.
    if command.kind == .set, let value = command.expression {
      return word(command.operand) + " = " + text(of: value)
    }
    var line = command.kind.facts.keyword
    if !command.operand.isNone || command.isQuoted {
      let operand = program[command.operand]
      line += " " + (command.isQuoted ? quoted(operand) : operand)
    }
    if let variable = command.variable, command.operand != program[variable].name {
      line += " " + word(program[variable].name)
    }
    line += command.scenes.isEmpty ? "" : " " + list(command.scenes)
    let takesIndex =
      command.kind.facts.operand == .index || command.kind.facts.operand == .nameAndIndex
    line += takesIndex ? " " + String(command.index) : ""
    line += command.value.map { " " + quoted(program[$0]) } ?? ""
    line += command.stack.map { " of " + name(of: $0) } ?? ""
    return line
  }

  private func text(of expectation: Expectation) -> String {
    let facts = expectation.query.facts
    var line = "expect " + (expectation.variable == nil ? facts.keyword : "")
    line += expectation.variable.map { word(program[$0].name) } ?? ""
    if let scene = expectation.subjectScene {
      line += " of " + name(of: scene)
      line += expectation.subject == program[scene].name ? "" : "." + program[expectation.subject]
    } else if !expectation.subject.isNone {
      line += " of " + program[expectation.subject]
    }
    var values = expectation.expected.map { text(of: program[$0], nil) }
    let isList: Bool =
      switch facts.answer {
      case .scenes, .texts, .callbacks, .numbers: true
      case .scene, .text, .boolean, .word, .value: values.count > 1
      }
    if !isList && values.isEmpty { values = ["none"] }
    let expected = values.joined(separator: ", ")
    return line + " " + expectation.comparison.keyword + " "
      + (isList ? "[" + expected + "]" : expected)
  }

  // MARK: Parts of lines

  private mutating func write(documentation: Name) {
    guard !documentation.isNone else { return }
    for line in program[documentation].split(separator: "\n", omittingEmptySubsequences: false) {
      writer.line(line.isEmpty ? "///" : "/// " + line)
    }
  }

  private mutating func write(lines attributes: IDRange<Attribute>, _ scene: ID<Scene>?) {
    for attribute in program.attributes[attributes] {
      writer.line(text(of: attribute, scene))
    }
  }

  private mutating func write(
    _ keyword: String, _ attributes: IDRange<Attribute>, _ scene: ID<Scene>
  ) {
    if !attributes.isEmpty {
      writer.line(keyword + braces(attributes, scene))
    }
  }

  private func braces(_ attributes: IDRange<Attribute>, _ scene: ID<Scene>?) -> String {
    guard !attributes.isEmpty else { return "" }
    let texts = program.attributes[attributes].map { text(of: $0, scene) }
    return " {" + texts.joined(separator: ", ") + "}"
  }

  func text(of attribute: Attribute, _ scene: ID<Scene>?) -> String {
    let facts = attribute.key.facts
    let value: String =
      switch (attribute.value, facts.type) {
      case (.word(let position), .word(let set)): set.words[Int(position)]
      case (.list(let values), .words(let set)):
        "["
          + values.map { value in
            guard case .word(let position) = program[value] else { return "" }
            return set.words[Int(position)]
          }.joined(separator: ", ") + "]"
      default: text(of: attribute.value, scene)
      }
    return facts.keyword + ": " + value
  }

  private func text(of value: AttributeValue, _ scene: ID<Scene>?) -> String {
    switch value {
    case .boolean(let flag): flag ? "true" : "false"
    case .integer(let integer): String(integer)
    case .number(let thousandths): decimal(thousandths: thousandths)
    case .text(let text): quoted(program[text])
    case .word(let position): String(position)
    case .scene(let other): name(of: other)
    case .element(let element):
      names?.elements[Int(element.index)]
        ?? scene.map { program.name(of: element, in: $0) } ?? program[program[element].name]
    case .barItem(let item):
      names?.barItems[Int(item.index)]
        ?? scene.map { program.name(of: item, in: $0) } ?? program[program[item].name]
    case .list(let values):
      "[" + values.map { text(of: program[$0], scene) }.joined(separator: ", ") + "]"
    case .bound(let expression): text(of: expression)
    }
  }

  private func name(of scene: ID<Scene>) -> String {
    names?.scenes[Int(scene.index)] ?? program.name(of: scene, in: storyboard)
  }

  private func text(of expression: ID<Expression>) -> String {
    program.text(of: expression) { word($0) }
  }

  /// What a variable or a case is called.
  private func word(_ name: Name) -> String { names?.words[name] ?? program[name] }

  private func qualifiedName(of scene: ID<Scene>) -> String {
    names?.scenes[Int(scene.index)] ?? program.qualifiedName(of: scene)
  }

  private func list(_ scenes: IDRange<SceneReference>) -> String {
    "[" + program.sceneLists[scenes].map { name(of: $0.scene) }.joined(separator: ", ") + "]"
  }

  private func type(_ className: Name, module: Name) -> String {
    guard !className.isNone else { return "" }
    return ": " + (module.isNone ? "" : program[module] + ".") + program[className]
  }

  private func label(_ text: Name?) -> String { text.map { " " + quoted(program[$0]) } ?? "" }

  private func identifier(_ name: Name) -> String {
    name.isNone ? "" : " as " + quoted(program[name])
  }

  private func condition(_ condition: ID<Expression>?) -> String {
    condition.map { " when " + text(of: $0) } ?? ""
  }

  func data(_ arguments: IDRange<Argument>) -> String {
    guard !arguments.isEmpty else { return "" }
    let texts = program.arguments[arguments].map {
      word(program[$0.variable].name) + ": " + text(of: $0.value)
    }
    return " with " + texts.joined(separator: ", ")
  }
}
