import NavModel
import NavText

/// What hangs on a scene and its parts, by what sets it off or owns it, and what the text calls these parts.
struct PartsOfScene {
  var id: ID<Scene>?
  private(set) var segues: [Trigger: [ID<Segue>]] = [:]
  private(set) var actions: [Trigger: [ID<ActionConnection>]] = [:]
  /// By their owner; nil is the controller.
  private(set) var outlets: [ID<Element>?: [ID<Outlet>]] = [:]
  private var elementWords: [ID<Element>: String] = [:]
  private var barItemWords: [ID<BarItem>: String] = [:]
  private var constraintWords: [ID<Constraint>: String] = [:]
  /// Those that are in a bar.
  private var barViews = Set<ID<Element>>()

  init() {}

  init(_ program: Program, _ id: ID<Scene>) {
    self.id = id
    let scene = program[id]
    let cold = program[cold: id]
    for segue in scene.segues { segues[program[segue].trigger, default: []].append(segue) }
    for action in cold.actionConnections {
      actions[program[action].trigger, default: []].append(action)
    }
    for outlet in scene.outlets { outlets[program[outlet].owner, default: []].append(outlet) }
    for item in scene.barItems {
      if let view = program[cold: item].customView { barViews.insert(view) }
      if let menu = program[cold: item].menu { barViews.insert(menu) }
    }
    if let view = cold.titleView { barViews.insert(view) }
    if let view = cold.bottomAccessory { barViews.insert(view) }
    nameParts(program, scene, id)
  }

  /// Those of an alert, whose code names parts of the scene around it too.
  init(_ program: Program, _ id: ID<Scene>, inside outer: PartsOfScene) {
    self.init(program, id)
    for (element, word) in outer.elementWords { elementWords[element] = word }
    for (item, word) in outer.barItemWords { barItemWords[item] = word }
  }

  /// Whether an element is directly in the scene, not in another or in a bar.
  func standsInScene(_ element: ID<Element>, _ program: Program) -> Bool {
    program[element].parent == nil && !barViews.contains(element)
  }

  func word(_ id: ID<Element>) -> String { elementWords[id, default: ""] }
  func word(_ id: ID<BarItem>) -> String { barItemWords[id, default: ""] }
  func word(_ id: ID<Constraint>) -> String { constraintWords[id, default: ""] }

  // MARK: Names

  /// Names are unique in their scene. What has none and is spoken of gets one that says what it is.
  private mutating func nameParts(_ program: Program, _ scene: Scene, _ id: ID<Scene>) {
    let constraints = program.scenes.cold(of: scene).constraints
    var needed = Needed()
    needed.collect(program, scene)
    for alert in program.madeByCode(in: id) { needed.collect(program, program[alert]) }
    var taken = Set<String>()
    for element in scene.elements where !program[element].name.isNone {
      elementWords[element] = PrintedWords.unique(program[program[element].name], &taken)
    }
    for item in scene.barItems where !program[item].name.isNone {
      barItemWords[item] = PrintedWords.unique(program[program[item].name], &taken)
    }
    for constraint in constraints where !program[constraint].name.isNone {
      // Constraints are looked up last, so that only the first of a name counts.
      var others = Set<String>()
      constraintWords[constraint] = PrintedWords.unique(program[program[constraint].name], &others)
    }
    for element in scene.elements where program[element].name.isNone {
      if needed.elements.contains(element) || !program[cold: element].className.isNone {
        elementWords[element] = PrintedWords.unique(program[element].kind.facts.keyword, &taken)
      }
    }
    for item in scene.barItems where program[item].name.isNone {
      if needed.barItems.contains(item) || !program[cold: item].className.isNone {
        barItemWords[item] = PrintedWords.unique("item", &taken)
      }
    }
    for constraint in constraints
    where program[constraint].name.isNone && needed.constraints.contains(constraint) {
      constraintWords[constraint] = PrintedWords.unique("constraint", &taken)
    }
  }

  /// What outlets, constraints and popovers point at.
  private struct Needed {
    var elements = Set<ID<Element>>()
    var barItems = Set<ID<BarItem>>()
    var constraints = Set<ID<Constraint>>()

    mutating func collect(_ program: Program, _ scene: Scene) {
      for outlet in program.outlets[scene.outlets] {
        switch outlet.target {
        case .element(let element): elements.insert(element)
        case .barItem(let item): barItems.insert(item)
        case .constraint(let constraint): constraints.insert(constraint)
        case .rootView, .controller: break
        }
      }
      let cold = program.scenes.cold(of: scene)
      for constraint in program.constraints[cold.constraints] {
        if let element = constraint.first.item.element { elements.insert(element) }
        if let element = constraint.second?.item.element { elements.insert(element) }
      }
      for segue in program.segues[scene.segues] { collect(program, segue.attributes) }
      for method in program.methods[cold.methods] { collect(program, method.body) }
    }

    private mutating func collect(_ program: Program, _ attributes: IDRange<Attribute>) {
      for attribute in program.attributes[attributes] {
        switch attribute.value {
        case .element(let element): elements.insert(element)
        case .barItem(let item): barItems.insert(item)
        default: break
        }
      }
    }

    private mutating func collect(_ program: Program, _ statements: IDRange<Statement>) {
      for statement in program.statements[statements] {
        collect(program, statement.attributes)
        guard case .branch(_, let then, let otherwise) = statement.operation else { continue }
        collect(program, then)
        collect(program, otherwise)
      }
    }
  }
}
