import NavModel
import NavSimulator
import NavText

/// The part of an app that a model in Promela tells: tabs, stacks and presentations, with app variables.
///
/// Whatever else is found makes the whole app refused: a model that leaves something out would say nothing.
struct PromelaApp {
  /// A stack at the root: a tab, or the only one.
  struct Root {
    /// The navigation controller; nil where a scene stands alone.
    let navigation: ID<Scene>?
    let content: ID<Scene>
  }

  let program: Program
  private(set) var tabs: ID<Scene>?
  private(set) var roots: [Root] = []
  /// The scenes of content that can come up, in the order of the program.
  private(set) var contents: [ID<Scene>] = []
  private var isKnown: [Bool]

  init(_ program: Program, launching storyboard: ID<Storyboard>?) throws(PromelaObstacle) {
    self.program = program
    isKnown = Array(repeating: false, count: program.scenes.count)
    let chosen = storyboard ?? program.mainStoryboard ?? program.storyboards.ids.first
    guard let chosen, let initial = program[chosen].initial else {
      throw PromelaObstacle("no scene to begin with", in: "the app")
    }
    if program[initial].kind == .tabBar {
      tabs = initial
      try checkContainer(initial)
      for id in program[cold: initial].relationships where program[id].kind == .tab {
        if program[id].condition != nil {
          throw PromelaObstacle("a condition on a tab", in: name(initial))
        }
        roots.append(try root(program[id].destination))
      }
      if roots.isEmpty || roots.count > Self.mostTabs {
        throw PromelaObstacle("\(roots.count) tabs", in: name(initial))
      }
    } else {
      roots = [try root(initial)]
    }
    for root in roots { try collect(root.content) }
    contents = program.scenes.ids.filter { isKnown[Int($0.index)] }
    for variable in program.appVariables { try check(variable) }
  }

  /// More would be under More on a phone.
  private static var mostTabs: Int { 5 }

  func name(_ scene: ID<Scene>) -> String { program[program[scene].name] }

  /// A scene as it is presented, or stands at the root: in its navigation controller, or alone.
  func root(_ scene: ID<Scene>) throws(PromelaObstacle) -> Root {
    switch program[scene].kind {
    case .view, .table, .collection: return Root(navigation: nil, content: scene)
    case .navigation:
      try checkContainer(scene)
      for id in program[cold: scene].relationships where program[id].kind == .root {
        let content = program[id].destination
        guard isContent(content) else { break }
        return Root(navigation: scene, content: content)
      }
      throw PromelaObstacle("what its stack begins with", in: name(scene))
    case .tabBar, .split, .page, .alert, .actionSheet, .system:
      throw PromelaObstacle("a scene of this kind where it is", in: name(scene))
    }
  }

  private func isContent(_ scene: ID<Scene>) -> Bool {
    switch program[scene].kind {
    case .view, .table, .collection: true
    case .navigation, .tabBar, .split, .page, .alert, .actionSheet, .system: false
    }
  }

  // MARK: What can come up

  private mutating func collect(_ first: ID<Scene>) throws(PromelaObstacle) {
    var open = [first]
    while let scene = open.popLast() {
      if isKnown[Int(scene.index)] { continue }
      isKnown[Int(scene.index)] = true
      try checkContent(scene)
      for id in program[scene].segues {
        guard let destination = program[id].destination else { continue }
        open.append(try root(destination).content)
      }
      for method in program.methods(of: scene) {
        for id in program[method].body {
          guard case .call(_, let operands) = program[id].operation, let scene = operands.scene
          else { continue }
          open.append(try root(scene).content)
        }
      }
    }
  }

  // MARK: What is not told

  private static let silentAttributes: Set<AttributeKey> = [
    .title, .navigationTitle, .backButtonTitle, .modalPresentationStyle,
  ]

  private func checkContainer(_ scene: ID<Scene>) throws(PromelaObstacle) {
    let row = program[scene]
    try checkAttributes(row.attributes, Self.silentAttributes, scene)
    if !program[cold: scene].bar.isEmpty || !program[cold: scene].toolbar.isEmpty {
      throw PromelaObstacle("an attribute of its bar", in: name(scene))
    }
    if !program.methods(of: scene).isEmpty || !row.segues.isEmpty || !row.barItems.isEmpty {
      throw PromelaObstacle("code or bar items of a container", in: name(scene))
    }
  }

  private func checkAttributes(
    _ range: IDRange<Attribute>, _ silent: Set<AttributeKey>, _ scene: ID<Scene>
  ) throws(PromelaObstacle) {
    for attribute in program.attributes[range] {
      let word = attribute.key.facts.keyword
      if case .bound = attribute.value {
        throw PromelaObstacle("the attribute '\(word)' that follows the state", in: name(scene))
      }
      if !silent.contains(attribute.key) {
        throw PromelaObstacle("the attribute '\(word)'", in: name(scene))
      }
    }
  }

  private func checkContent(_ scene: ID<Scene>) throws(PromelaObstacle) {
    let row = program[scene]
    let cold = program[cold: scene]
    try checkAttributes(row.attributes, Self.silentAttributes, scene)
    if cold.variableCount > 0 { throw PromelaObstacle("variables of a scene", in: name(scene)) }
    if cold.titleView != nil { throw PromelaObstacle("a view for a title", in: name(scene)) }
    for id in row.barItems {
      let item = program[id]
      guard item.slot == .left || item.slot == .right else {
        throw PromelaObstacle("an item of '\(item.slot.facts.keyword)'", in: name(scene))
      }
      if item.systemItem == .editButton || !program[cold: id].attributes.isEmpty
        || program[cold: id].menu != nil || program[cold: id].customView != nil
      {
        throw PromelaObstacle("more than a title of a bar item", in: name(scene))
      }
    }
    for id in row.elements {
      let element = program[id]
      switch element.kind {
      case .label, .image, .view, .stack, .button: break
      default: throw PromelaObstacle("'\(element.kind.facts.keyword)'", in: name(scene))
      }
      for key in [AttributeKey.hidden, .enabled, .showsMenuAsPrimaryAction]
      where program.value(of: key, in: element.attributes) != nil {
        throw PromelaObstacle("the attribute '\(key.facts.keyword)'", in: name(scene))
      }
    }
    for id in program.methods(of: scene) {
      switch program[id].kind {
      case .action: break
      case .unwind where program[id].condition == nil: break
      case .hook(.viewWillAppear): break
      case .unwind: throw PromelaObstacle("a condition on an unwind action", in: name(scene))
      case .hook(let hook): throw PromelaObstacle("'on \(hook.facts.keyword)'", in: name(scene))
      case .message(let message):
        throw PromelaObstacle("'on \(message.facts.keyword)'", in: name(scene))
      }
    }
  }

  private func check(_ variable: ID<Variable>) throws(PromelaObstacle) {
    let values = program.values(of: program[variable].domain)
    switch program[variable].domain {
    case .boolean, .enumeration: break
    case .integer where values.lowerBound >= -16_000 && values.upperBound <= 16_000: break
    case .integer:
      throw PromelaObstacle("the range of '\(program[program[variable].name])'", in: "the app")
    case .integers, .cases:
      throw PromelaObstacle("the list '\(program[program[variable].name])'", in: "the app")
    }
  }
}
