import NavModel

/// What a generated project declares, so that what refers to it can be written before it is.
struct ProjectPlan {
  enum Domain: Equatable {
    case boolean
    case integer(Int, Int)
    /// The position of an enum.
    case enumeration(Int)
  }

  struct Variable {
    let name: String
    let domain: Domain
    var isOfRow = false
  }

  struct Enumeration {
    let name: String
    let cases: [String]
  }

  struct Property {
    let name: String
    let uikitClass: UIKitClass
    let isCollection: Bool
  }

  struct Class {
    let name: String
    let uikitClass: UIKitClass
    var superclass: Int?
    var properties: [Property] = []
    var variables: [Variable] = []
    var actions: [String] = []
    var unwinds: [String] = []
  }

  struct Scene {
    let name: String
    let kind: ControllerKind
    let storyboard: Int
    var classPosition: Int?
    var variables: [Variable] = []
    var actions: [String] = []
    var unwinds: [String] = []
    var children: [(kind: RelationshipKind, scene: Int)] = []
  }

  struct Storyboard {
    let name: String
    var initial = 0
    var scenes: [Int] = []
  }

  var enumerations: [Enumeration] = []
  var classes: [Class] = []
  var variables: [Variable] = []
  var storyboards: [Storyboard] = []
  var scenes: [Scene] = []
  /// Lists of cases that belong to the app, and the position of their enum.
  var lists: [(name: String, enumeration: Int)] = []
  /// What has been written so far, for tests: names of elements and bar items, identifiers of segues.
  var elements: [String] = []
  var identifiers: [String] = []

  /// From the class itself to the topmost that is declared.
  func chain(_ position: Int?) -> [Class] {
    var chain: [Class] = []
    var next = position
    while let current = next {
      chain.append(classes[current])
      next = classes[current].superclass
    }
    return chain
  }

  func variables(of scene: Int) -> [Variable] {
    scenes[scene].variables + chain(scenes[scene].classPosition).flatMap { $0.variables }
  }

  func actions(of scene: Int) -> [String] {
    scenes[scene].actions + chain(scenes[scene].classPosition).flatMap { $0.actions }
  }

  var containers: [Scene] { scenes.filter { $0.kind.isContainer } }

  var tabs: [Int] { scenes.flatMap { $0.children.filter { $0.kind == .tab }.map { $0.scene } } }

  /// The screen that data handed to a scene is for.
  func content(of scene: Int) -> Int {
    var current = scene
    while scenes[current].kind == .navigation, let root = scenes[current].children.first {
      current = root.scene
    }
    return current
  }

  /// How a scene is called from another storyboard's point of view.
  func path(to scene: Int, from storyboard: Int?) -> String {
    let row = scenes[scene]
    return row.storyboard == storyboard
      ? row.name : storyboards[row.storyboard].name + "." + row.name
  }
}

extension SourceGenerator {
  /// Decides what there is, before anything is written.
  mutating func makePlan() {
    for _ in 0...random.below(2) {
      let name = fresh("City")
      let cases = (0...random.below(3)).map { _ in fresh("london") }
      plan.enumerations.append(ProjectPlan.Enumeration(name: name, cases: cases))
    }
    plan.variables = makeVariables(random.below(3))
    for _ in 0..<random.below(3) {
      plan.lists.append((fresh("list"), random.below(plan.enumerations.count)))
    }
    makeClasses()
    for _ in 0...random.below(2) {
      plan.storyboards.append(ProjectPlan.Storyboard(name: fresh("Shop")))
    }
    // What contains others comes first, so that no containers hold each other.
    for _ in 0..<random.below(4) {
      makeScene(draw("container", ControllerKind.allCases.filter { $0.isContainer }))
    }
    for _ in 0..<3 + random.below(4) {
      makeScene(
        draw("content", ControllerKind.allCases.filter { !$0.isContainer && !$0.isMadeByCode }))
    }
    for storyboard in plan.storyboards.indices where plan.storyboards[storyboard].scenes.isEmpty {
      makeScene(.view, in: storyboard)
    }
    for position in plan.scenes.indices { makeChildren(of: position) }
    for storyboard in plan.storyboards.indices {
      plan.storyboards[storyboard].initial = random.pick(plan.storyboards[storyboard].scenes)
    }
  }

  private mutating func makeVariables(_ count: Int) -> [ProjectPlan.Variable] {
    (0..<count).map { _ in
      let name = fresh("count")
      switch draw("domain", [0, 1, 2]) {
      case 0: return ProjectPlan.Variable(name: name, domain: .boolean)
      case 1:
        let low = random.below(8) - 4
        return ProjectPlan.Variable(name: name, domain: .integer(low, low + random.below(9)))
      default:
        return ProjectPlan.Variable(
          name: name, domain: .enumeration(random.below(plan.enumerations.count)))
      }
    }
  }

  private mutating func makeClasses() {
    let kits: [UIKitClass] = ControllerKind.allCases.filter { !$0.isMadeByCode }.map {
      $0.facts.uikitClass
    }
    for _ in 0..<random.below(5) {
      makeClass(draw("class of a controller", kits))
    }
    for _ in 0..<random.below(3) {
      makeClass(draw("class of a view", UIKitClass.allCases.filter { $0.isKind(of: .view) }))
    }
  }

  private mutating func makeClass(_ uikitClass: UIKitClass) {
    let parents = plan.classes.indices.filter { plan.classes[$0].uikitClass == uikitClass }
    var row = ProjectPlan.Class(name: fresh("Controller"), uikitClass: uikitClass)
    if !parents.isEmpty && random.chance(40) { row.superclass = random.pick(parents) }
    row.variables = makeVariables(random.below(3))
    if uikitClass.isKind(of: .viewController) {
      row.actions = (0..<random.below(3)).map { _ in fresh("save") }
      row.unwinds = (0..<random.below(2)).map { _ in fresh("backTo") }
    }
    let types = UIKitClass.allCases.filter {
      $0.isKind(of: .view) || $0 == .barButtonItem || $0 == .layoutConstraint
        || $0.isKind(of: .gestureRecognizer)
    }
    for _ in 0..<random.below(4) {
      row.properties.append(
        ProjectPlan.Property(
          name: fresh("outlet"), uikitClass: draw("property", types),
          isCollection: random.chance(25))
      )
    }
    plan.classes.append(row)
  }

  private static let listControllers: Set<UIKitClass> = [
    .tableViewController, .collectionViewController,
  ]

  private mutating func makeScene(_ kind: ControllerKind, in storyboard: Int? = nil) {
    let storyboard = storyboard ?? random.below(plan.storyboards.count)
    var row = ProjectPlan.Scene(name: fresh("Scene"), kind: kind, storyboard: storyboard)
    let classes = plan.classes.indices.filter {
      plan.classes[$0].uikitClass.isKind(of: kind.facts.uikitClass)
        && plan.classes[$0].uikitClass.isKind(of: .viewController)
        // A controller of lists needs a list as its view.
        && (kind != .view || !Self.listControllers.contains(plan.classes[$0].uikitClass))
    }
    if !classes.isEmpty && random.chance(70) { row.classPosition = random.pick(classes) }
    row.variables = makeVariables(random.below(3))
    row.actions = (0..<random.below(2)).map { _ in fresh("remove") }
    row.unwinds = random.chance(20) ? [fresh("cancelTo")] : []
    plan.storyboards[storyboard].scenes.append(plan.scenes.count)
    plan.scenes.append(row)
  }

  private mutating func makeChildren(of position: Int) {
    let later = Array(plan.scenes.indices.dropFirst(position + 1))
    let content = later.filter { !plan.scenes[$0].kind.isContainer }
    let free = later.filter { plan.scenes[$0].kind != .split }
    var children: [(kind: RelationshipKind, scene: Int)] = []
    switch plan.scenes[position].kind {
    case .navigation: children = [(.root, random.pick(content))]
    case .tabBar: for _ in 0...random.below(6) { children.append((.tab, random.pick(free))) }
    case .split:
      children = [(.primary, random.pick(free)), (.secondary, random.pick(free))]
      if random.chance(40) { children.append((.supplementary, random.pick(free))) }
      if random.chance(40) { children.append((.compact, random.pick(free))) }
    case .page: for _ in 0..<random.below(4) { children.append((.page, random.pick(free))) }
    case .view, .table, .collection, .alert, .actionSheet, .system: break
    }
    plan.scenes[position].children = children
  }
}
