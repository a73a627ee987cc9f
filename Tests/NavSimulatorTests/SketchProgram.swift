import NavModel
import NavText

/// Makes a program of sketched scenes; the first is the initial one.
struct Sketch {
  private var builder = ProgramBuilder()
  private var scenes: [SceneSketch] = []
  private var app: [(String, Variable.Domain, Int32)] = []
  private var enumerations: [String: [String]] = [:]
  private var sceneIDs: [String: ID<Scene>] = [:]
  private var variableIDs: [String: ID<Variable>] = [:]

  /// Whether every scene is preserved, under its own name.
  var isPreserved = false

  static let place = Place(ID(0), SourceRange(0, 0))

  static func program(_ build: (inout Sketch) -> Void) -> Program {
    var sketch = Sketch()
    build(&sketch)
    return sketch.finish()
  }

  mutating func scene(
    _ name: String, _ kind: ControllerKind = .view, title: String? = nil,
    _ build: (inout SceneSketch) -> Void = { _ in }
  ) {
    var scene = SceneSketch(name, kind, title: title)
    build(&scene)
    scenes.append(scene)
  }

  mutating func stack(_ name: String, root: String) {
    scene(name, .navigation) { $0.child(.root, root) }
  }

  /// A list of texts, as `segments:` has one.
  mutating func list(_ texts: [String]) -> AttributeValue {
    let rows = texts.map { AttributeValue.text(intern($0)) }
    return .list(builder.program.values.append(contentsOf: rows))
  }

  mutating func app(_ name: String, _ domain: Variable.Domain, _ initial: Int32 = 0) {
    app.append((name, domain, initial))
  }

  /// An enumeration of these cases; what they say is their names with a capital.
  mutating func cases(_ name: String, _ cases: [String]) -> Variable.Domain {
    let enumeration = builder.program.enumerations.append(
      Enumeration(name: intern(name), place: Self.place))
    let rows = cases.map {
      EnumerationCase(
        name: intern($0), text: intern($0.prefix(1).uppercased() + $0.dropFirst()),
        of: enumeration, place: Self.place)
    }
    builder.program.enumerations[enumeration].cases = builder.program.cases.append(
      contentsOf: rows)
    return .enumeration(enumeration)
  }

  private mutating func intern(_ text: String) -> Name { builder.program.names.intern(text) }

  // MARK: Lowering

  private mutating func finish() -> Program {
    builder.program.sources.append(ProgramSource(path: "test", lines: LineIndex([])))
    let storyboard = builder.program.storyboards.append(
      Storyboard(name: intern("Main"), place: Self.place))
    let rows = app.enumerated().map { index, entry in
      var row = Variable(
        name: intern(entry.0), owner: .app, domain: entry.1, initial: entry.2, place: Self.place)
      row.slot = UInt16(index)
      return row
    }
    builder.program.appVariables = builder.program.variables.append(contentsOf: rows)
    for (id, row) in zip(builder.program.appVariables, app) { variableIDs[row.0] = id }
    for scene in scenes {
      let row = Scene(name: intern(scene.name), kind: scene.kind, in: storyboard, place: Self.place)
      sceneIDs[scene.name] = builder.program.scenes.append(row)
    }
    for scene in scenes { lowerVariables(scene) }
    for scene in scenes { lower(scene) }
    builder.program.storyboards[storyboard].scenes = builder.program.scenes.ids
    builder.program.storyboards[storyboard].initial = scenes.first.flatMap { sceneIDs[$0.name] }
    builder.program.mainStoryboard = storyboard
    return builder.finish()
  }

  private mutating func lowerVariables(_ scene: SceneSketch) {
    guard let id = sceneIDs[scene.name] else { return }
    var slot: UInt16 = 0
    let start = builder.program.variables.end
    for variable in scene.variables {
      var row = Variable(
        name: intern(variable.name), owner: variable.owner, domain: variable.domain,
        initial: variable.initial, place: Self.place)
      if variable.owner == .instance {
        row.slot = slot
        slot += 1
      }
      variableIDs["\(scene.name).\(variable.name)"] = builder.program.variables.append(row)
    }
    builder.program.scenes[cold: id].variables = IDRange(
      from: start, to: builder.program.variables.end)
    builder.program.scenes[cold: id].variableCount = slot
  }

  private func find(_ name: String, _ scene: String) -> ID<Variable> {
    variableIDs["\(scene).\(name)"] ?? variableIDs[name]!
  }

  private mutating func term(_ term: Term, _ scene: String) -> ID<Expression> {
    let row: Expression
    switch term {
    case .flag(let flag): row = .boolean(flag)
    case .number(let number): row = .integer(number)
    case .variable(let name): row = .variable(find(name, scene))
    case .not(let inner): row = .not(self.term(inner, scene))
    case .equal(let left, let right):
      row = .binary(.equal, self.term(left, scene), self.term(right, scene))
    case .add(let left, let right):
      row = .binary(.add, self.term(left, scene), self.term(right, scene))
    }
    return builder.program.expressions.append(row)
  }

  private mutating func bound(
    _ written: [Attribute], _ bound: [(AttributeKey, Term)], _ scene: String
  ) -> IDRange<Attribute> {
    let rows = written + bound.map { Attribute($0.0, .bound(term($0.1, scene))) }
    return builder.program.attributes.append(contentsOf: rows)
  }

  private mutating func lower(_ scene: SceneSketch) {
    guard let id = sceneIDs[scene.name] else { return }
    var attributes = scene.attributes
    if isPreserved {
      attributes.append(Attribute(.restorationIdentifier, .text(intern(scene.name))))
      attributes.append(Attribute(.restorationClassCreates, .boolean(true)))
    }
    if let title = scene.title { attributes.append(Attribute(.title, .text(intern(title)))) }
    if let tab = scene.selectedTab.flatMap({ sceneIDs[$0] }) {
      attributes.append(Attribute(.selected, .scene(tab)))
    }
    builder.program.scenes[id].attributes = bound(attributes, scene.bound, scene.name)
    builder.program.scenes[cold: id].bar = bound(scene.bar, [], scene.name)
    builder.program.scenes[cold: id].toolbar = bound(scene.toolbar, [], scene.name)
    let children = scene.children.map { child in
      var row = Relationship(
        child.kind, from: id, to: sceneIDs[child.name]!, place: Self.place)
      row.condition = child.when.map { term($0, scene.name) }
      return row
    }
    builder.program.scenes[cold: id].relationships = builder.program.relationships.append(
      contentsOf: children)
    if let tab = scene.tab {
      var item = TabItem(name: .none, place: Self.place)
      item.text = tab.text.map { intern($0) }
      item.attributes = bound([], tab.badge.map { [(.badge, $0)] } ?? [], scene.name)
      builder.program.scenes[cold: id].tabItem = builder.program.tabItems.append(item)
    }
    let methods = scene.methods.map { method in
      var row = Method(method.kind, name: intern(method.name), place: Self.place)
      row.condition = method.condition.map { term($0, scene.name) }
      row.body = lower(method.body, scene.name)
      return row
    }
    builder.program.scenes[cold: id].methods = builder.program.methods.append(contentsOf: methods)
    lowerContent(scene, id)
  }

  private mutating func lowerContent(_ scene: SceneSketch, _ id: ID<Scene>) {
    let firstElement = builder.program.elements.end
    var triggers: [(Trigger, [Arrow], [String])] = [(.scene, scene.arrows, [])]
    var ids: [String: ID<Element>] = [:]
    for thing in scene.things {
      var row = Element(
        thing.kind, name: intern(thing.name), parent: thing.parent.flatMap { ids[$0] },
        place: Self.place)
      row.text = thing.text.map { intern($0) }
      let texts = thing.texts.map { Attribute($0.0, .text(intern($0.1))) }
      row.attributes = bound(thing.attributes + texts, thing.flags, scene.name)
      let element = builder.program.elements.append(row)
      builder.program.elements[cold: element].rowVariable = thing.row.map { find($0, scene.name) }
      ids[thing.name] = element
      triggers.append((.element(element), thing.arrows, thing.actions))
    }
    builder.program.scenes[id].elements = IDRange(
      from: firstElement, to: builder.program.elements.end)
    builder.program.scenes[cold: id].titleView = scene.titleView.flatMap { ids[$0] }
    let firstItem = builder.program.barItems.end
    for item in scene.items {
      var row = BarItem(item.slot, name: intern(item.name), place: Self.place)
      row.text = item.text.map { intern($0) }
      row.systemItem = item.system
      var cold = BarItem.Cold()
      cold.customView = item.view.flatMap { ids[$0] }
      if let image = item.image {
        cold.attributes = bound([Attribute(.image, .text(intern(image)))], [], scene.name)
      }
      let bar = builder.program.barItems.append(row, cold)
      triggers.append((.barItem(bar), item.arrows, item.actions))
    }
    builder.program.scenes[id].barItems = IDRange(from: firstItem, to: builder.program.barItems.end)
    let firstSegue = builder.program.segues.end
    for (trigger, arrows, _) in triggers {
      for arrow in arrows {
        let (row, cold) = lower(arrow, trigger, id, scene.name)
        builder.program.segues.append(row, cold)
      }
    }
    builder.program.scenes[id].segues = IDRange(from: firstSegue, to: builder.program.segues.end)
    let firstConnection = builder.program.actionConnections.end
    for (trigger, _, actions) in triggers {
      for action in actions {
        var row = ActionConnection(trigger, intern(action), place: Self.place)
        row.method = builder.program.method(.action, row.name, of: id)
        builder.program.actionConnections.append(row)
      }
    }
    builder.program.scenes[cold: id].actionConnections = IDRange(
      from: firstConnection, to: builder.program.actionConnections.end)
  }

  private mutating func lower(
    _ arrow: Arrow, _ trigger: Trigger, _ id: ID<Scene>, _ scene: String
  ) -> (Segue, Segue.Cold) {
    var row = Segue(arrow.kind, from: id, trigger: trigger, place: Self.place)
    var cold = Segue.Cold()
    if arrow.kind == .unwind {
      cold.unwindAction = intern(arrow.target)
    } else {
      row.destination = sceneIDs[arrow.target]!
    }
    row.identifier = intern(arrow.identifier)
    cold.condition = arrow.condition.map { term($0, scene) }
    let data = arrow.data.map { Argument(find($0.0, arrow.target), term($0.1, scene)) }
    cold.arguments = builder.program.arguments.append(contentsOf: data)
    var attributes = arrow.attributes
    if let style = arrow.style {
      let word = UInt8(PresentationStyle.allCases.firstIndex(of: style) ?? 0)
      attributes.append(Attribute(.presentationStyle, .word(word)))
    }
    row.attributes = builder.program.attributes.append(contentsOf: attributes)
    return (row, cold)
  }

  private mutating func lower(_ body: [Line], _ scene: String) -> IDRange<Statement> {
    let rows = body.map { statement($0, scene) }
    return builder.program.statements.append(contentsOf: rows)
  }

  private func list(_ names: [String]) -> [SceneReference] {
    names.map { SceneReference(sceneIDs[$0]!) }
  }

  private mutating func statement(_ line: Line, _ scene: String) -> Statement {
    func id(_ name: String) -> ID<Scene> { sceneIDs[name]! }
    var attributes: [Attribute] = []
    let operation: Statement.Operation
    switch line {
    case .push(let name): operation = .call(.push, .newScene(id(name), .empty))
    case .pop: operation = .call(.pop)
    case .popTo(let name): operation = .call(.popTo, .scene(id(name)))
    case .popToRoot: operation = .call(.popToRoot)
    case .setStack(let names):
      operation = .call(
        .setStack, .scenes(builder.program.sceneLists.append(contentsOf: list(names))))
    case .show(let name): operation = .call(.show, .newScene(id(name), .empty))
    case .showDetail(let name): operation = .call(.showDetail, .newScene(id(name), .empty))
    case .present(let name): operation = .call(.present, .newScene(id(name), .empty))
    case .presentNow(let name):
      operation = .call(.present, .newScene(id(name), .empty))
      attributes = [Attribute(.animated, .boolean(false))]
    case .dismiss: operation = .call(.dismiss)
    case .perform(let identifier): operation = .call(.perform, .identifier(intern(identifier)))
    case .select(let name): operation = .call(.select, .scene(id(name)))
    case .setTabs(let names):
      operation = .call(
        .setTabs, .scenes(builder.program.sceneLists.append(contentsOf: list(names))))
    case .badge(let name, let text):
      operation = .call(.badge, .sceneAndText(id(name), text.map { intern($0) }))
    case .hideBar: operation = .call(.hideBar)
    case .showBar: operation = .call(.showBar)
    case .showToolbar: operation = .call(.showToolbar)
    case .toggleEditing: operation = .call(.toggleEditing)
    case .set(let name, let value): operation = .assign(find(name, scene), term(value, scene))
    case .when(let condition, let then, let otherwise):
      let condition = term(condition, scene)
      operation = .branch(
        condition, then: lower(then, scene), otherwise: lower(otherwise, scene))
    }
    var row = Statement(operation, place: Self.place)
    row.attributes = builder.program.attributes.append(contentsOf: attributes)
    return row
  }
}
