import NavLayout
import NavModel
import NavText

/// What is known of the scene at hand while it is written.
struct SceneParts {
  var scene = ID<Scene>(0)
  var kind = ControllerKind.view
  /// The element that is the controller's view, where that is not a plain one.
  var rootElement: ID<Element>?
  /// Elements that are in bars.
  var barViews: Set<ID<Element>> = []
  var segues: [Trigger: [ID<Segue>]] = [:]
  var actions: [Trigger: [ID<ActionConnection>]] = [:]
  /// By the element that they are of; by nil, those of the controller.
  var outlets: [ID<Element>?: [ID<Outlet>]] = [:]
  /// By the view that they are in; by nil, those of the root view.
  var gestures: [ID<Element>?: [ID<Element>]] = [:]
  /// By the view that holds them; by nil, those of the root view.
  var constraints: [ID<Element>?: [ID<Constraint>]] = [:]
  /// Elements that constraints place.
  var constrained: Set<ID<Element>> = []
  /// Elements whose safe area a constraint names.
  var guides: Set<ID<Element>> = []
  var namesSafeArea = false
  var hasExit = false
  /// Where elements are by the layout, in the coordinates of the root view.
  var frames: [Rect?] = []
  /// Ways in and out of elements, so that each element need not count.
  var elementSeeds: [Seed] = []

  init() {}

  init(_ program: Program, _ scene: ID<Scene>, seed: Seed) {
    self.scene = scene
    let row = program[scene]
    let cold = program[cold: scene]
    kind = row.kind
    for item in row.barItems {
      if let view = program[cold: item].customView { barViews.insert(view) }
    }
    if let view = cold.titleView { barViews.insert(view) }
    if let view = cold.bottomAccessory { barViews.insert(view) }
    for segue in row.segues {
      segues[program[segue].trigger, default: []].append(segue)
      if program[segue].operation == .unwind { hasExit = true }
    }
    for action in cold.actionConnections {
      actions[program[action].trigger, default: []].append(action)
    }
    for outlet in row.outlets { outlets[program[outlet].owner, default: []].append(outlet) }
    for element in row.elements {
      let own = program[element]
      if own.kind.isGesture { gestures[own.parent, default: []].append(element) }
      let around =
        own.parent.map { elementSeeds[Int($0.index) - row.elements.startIndex] } ?? seed
      elementSeeds.append(
        own.name.isNone
          ? around.adding("/").adding(own.kind.facts.keyword)
          : seed.adding(own.name, of: program.names))
    }
    sortConstraints(program)
  }

  /// Gives an element what is said of the root view, which it is.
  mutating func makeRoot(_ element: ID<Element>) {
    if let own = constraints.removeValue(forKey: nil) { constraints[element, default: []] += own }
    if let own = gestures.removeValue(forKey: nil) { gestures[element, default: []] += own }
  }

  // MARK: Constraints

  private mutating func sortConstraints(_ program: Program) {
    for id in program[cold: scene].constraints {
      let row = program[id]
      let sides = [row.first] + (row.second.map { [$0] } ?? [])
      for side in sides {
        switch side.item {
        case .safeArea: namesSafeArea = true
        case .safeAreaOf(let element): guides.insert(element)
        case .element, .superview, .margins, .marginsOf: break
        }
      }
      let views = sides.map { $0.item.element }
      let owner = Self.holder(of: views, program)
      constraints[owner, default: []].append(id)
      for view in views {
        guard let view, view != owner || views.count == 1 else { continue }
        constrained.insert(view)
      }
    }
  }

  /// The innermost view that has all of these in it, itself counted; nil is the root view.
  private static func holder(of views: [ID<Element>?], _ program: Program) -> ID<Element>? {
    guard let first = views.first, let start = first else { return nil }
    guard views.count > 1 else { return start }
    guard let other = views[1] else { return nil }
    var around: Set<ID<Element>> = []
    var next: ID<Element>? = start
    while let view = next {
      around.insert(view)
      next = program[view].parent
    }
    next = other
    while let view = next, !around.contains(view) { next = program[view].parent }
    return next
  }
}
