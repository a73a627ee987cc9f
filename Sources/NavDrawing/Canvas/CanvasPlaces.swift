import NavModel
import NavSimulator
import NavText

/// What each scene is in as a rule: what Interface Builder would infer from what leads to it.
struct CanvasPlaces {
  /// By scene: whether it is only ever seen in a popover.
  private(set) var isPopover: [Bool]
  /// By scene; nil for a scene without a container.
  private var surroundings: [Surroundings?]

  /// What is around a scene.
  private struct Surroundings {
    var tabs: (controller: ID<Scene>, tab: ID<Scene>)?
    var navigation: ID<Scene>?
    /// What it is pushed over.
    var below: ID<Scene>?
  }

  /// What lies deeper in a stack changes nothing that can be seen of its top.
  private static let deepestStack = 8

  init(_ program: Program, _ graph: CanvasGraph) {
    isPopover = Self.popovers(program, graph)
    surroundings = Array(repeating: nil, count: program.scenes.count)
    var firstArrow = Array(repeating: 0, count: program.scenes.count + 1)
    for arrow in graph.arrows { firstArrow[Int(arrow.source.index) + 1] += 1 }
    for index in 1..<max(1, firstArrow.count) { firstArrow[index] += firstArrow[index - 1] }
    let isHeld = Self.held(program, graph)
    let containers = program.scenes.ids.filter { program[$0].kind.isContainer }
    // What is held comes after what holds it; what holds itself, last. What is in containers is settled before what is
    // pushed: the root of a stack is that wherever else it is shown.
    var order =
      containers.filter { !isHeld[Int($0.index)] }
      + containers.filter {
        isHeld[Int($0.index)]
      }
    settle(&order, graph, firstArrow) { arrow, around in
      Self.relation(arrow, around, program)
    }
    order = program.scenes.ids.filter { surroundings[Int($0.index)]?.navigation != nil }
    settle(&order, graph, firstArrow) { arrow, around in
      Self.push(arrow, around, program)
    }
  }

  /// Hands on along the arrows of these scenes, and of those that they lead to. Who has a place keeps it.
  private mutating func settle(
    _ queue: inout [ID<Scene>], _ graph: CanvasGraph, _ firstArrow: [Int],
    _ handOn: (CanvasGraph.Arrow, Surroundings) -> Surroundings?
  ) {
    var isDone = Array(repeating: false, count: surroundings.count)
    // What was reached by another comes before what nothing has reached yet.
    var reached: [ID<Scene>] = []
    var (next, nextReached) = (0, 0)
    while nextReached < reached.count || next < queue.count {
      let scene: ID<Scene>
      if nextReached < reached.count {
        scene = reached[nextReached]
        nextReached += 1
      } else {
        scene = queue[next]
        next += 1
      }
      let place = Int(scene.index)
      if isDone[place] { continue }
      isDone[place] = true
      for arrow in graph.arrows[firstArrow[place]..<firstArrow[place + 1]] {
        guard let destination = arrow.destination.scene,
          surroundings[Int(destination.index)] == nil,
          let given = handOn(arrow, surroundings[place] ?? Surroundings())
        else { continue }
        surroundings[Int(destination.index)] = given
        reached.append(destination)
      }
    }
  }

  /// How a container shows its children.
  private static func relation(
    _ arrow: CanvasGraph.Arrow, _ around: Surroundings, _ program: Program
  ) -> Surroundings? {
    guard case .relationship(let kind) = arrow.kind, let child = arrow.destination.scene else {
      return nil
    }
    var given = Surroundings(tabs: around.tabs)
    switch kind {
    case .root where !program[child].kind.isContainer: given.navigation = arrow.source
    case .tab: given.tabs = (arrow.source, child)
    default: break
    }
    return given
  }

  /// What a scene gives to what it pushes.
  private static func push(
    _ arrow: CanvasGraph.Arrow, _ around: Surroundings, _ program: Program
  ) -> Surroundings? {
    guard let child = arrow.destination.scene, !program[child].kind.isContainer else { return nil }
    switch arrow.kind {
    case .segue(.show), .segue(.push), .code(.push), .code(.show), .code(.setStack):
      return Surroundings(
        tabs: around.tabs, navigation: around.navigation, below: arrow.source)
    default: return nil
    }
  }

  private static func held(_ program: Program, _ graph: CanvasGraph) -> [Bool] {
    var isHeld = Array(repeating: false, count: program.scenes.count)
    for arrow in graph.arrows {
      if case .relationship = arrow.kind, let child = arrow.destination.scene {
        isHeld[Int(child.index)] = true
      }
    }
    return isHeld
  }

  func place(of scene: ID<Scene>) -> RestingPlace {
    var place = RestingPlace(scene)
    guard let around = surroundings[Int(scene.index)] else { return place }
    place.tabs = around.tabs
    place.navigation = around.navigation
    var next = around.below
    while let below = next, place.stack.count < Self.deepestStack, !place.stack.contains(below) {
      place.stack.insert(below, at: 0)
      next = surroundings[Int(below.index)]?.below
    }
    return place
  }

  /// Scenes that every arrow leads to as a popover, and what is at the bottom of stacks in popovers.
  private static func popovers(_ program: Program, _ graph: CanvasGraph) -> [Bool] {
    var isPopover = Array(repeating: false, count: program.scenes.count)
    var isElsewhere = isPopover
    var roots: [(stack: Int, root: Int)] = []
    for arrow in graph.arrows {
      guard let destination = arrow.destination.scene.map({ Int($0.index) }) else { continue }
      switch arrow.kind {
      case .segue(.popover), .segue(.legacyPopover): isPopover[destination] = true
      case .relationship(.root): roots.append((Int(arrow.source.index), destination))
      case .segue, .relationship, .code: isElsewhere[destination] = true
      }
    }
    for (stack, root) in roots {
      if isPopover[stack] && !isElsewhere[stack] {
        isPopover[root] = true
      } else {
        isElsewhere[root] = true
      }
    }
    for scene in isPopover.indices where isElsewhere[scene] { isPopover[scene] = false }
    return isPopover
  }
}
