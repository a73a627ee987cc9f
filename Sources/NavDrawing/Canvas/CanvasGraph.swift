import NavModel
import NavText

/// What is on the canvas and what leads where, before anything has a place.
public struct CanvasGraph: Sendable {
  /// Arrows of one kind from one scene to another are one arrow.
  public struct Arrow: Hashable, Sendable {
    public internal(set) var source: ID<Scene>
    public internal(set) var destination: Destination
    public internal(set) var kind: ArrowKind
    /// What sets it off, as people know it; for the first of several.
    public internal(set) var label: String
    /// How many it stands for.
    public internal(set) var count = 1
    /// What sets the first one off.
    public internal(set) var trigger: Trigger
  }

  /// Where an arrow leads.
  public enum Destination: Hashable, Sendable {
    case scene(ID<Scene>)
    /// Out of what was given.
    case missing(UnresolvedReferences.Destination)

    public var scene: ID<Scene>? {
      switch self {
      case .scene(let scene): scene
      case .missing: nil
      }
    }
  }

  /// A way back whose destination is found at run time.
  public struct Exit: Hashable, Sendable {
    public internal(set) var source: ID<Scene>
    public internal(set) var action: String
  }

  /// By source, in the order of their declaration: relationships, segues, then what code does.
  public internal(set) var arrows: [Arrow] = []
  public internal(set) var exits: [Exit] = []
  /// Where the arrows of the scene at hand are, once there are many.
  private var places: [Way: Int] = [:]
  private var firstPlace = 0

  /// What arrows that become one have in common.
  private struct Way: Hashable {
    let destination: Destination
    let kind: ArrowKind
  }

  /// Adds an arrow of the scene whose arrows are from `start` on.
  fileprivate mutating func add(_ arrow: Arrow, from start: Int) {
    if let index = index(of: Way(destination: arrow.destination, kind: arrow.kind), from: start) {
      if !arrow.label.isEmpty && arrows[index].label.isEmpty {
        arrows[index].label = arrow.label
      }
      arrows[index].count += 1
      return
    }
    arrows.append(arrow)
  }

  /// Few are looked through.
  private mutating func index(of way: Way, from start: Int) -> Int? {
    if arrows.count - start < 16 {
      return arrows[start...].firstIndex {
        $0.destination == way.destination && $0.kind == way.kind
      }
    }
    if start != firstPlace || places.isEmpty {
      firstPlace = start
      places = [:]
    }
    for index in start + places.count..<arrows.count {
      places[Way(destination: arrows[index].destination, kind: arrows[index].kind)] = index
    }
    return places[way]
  }
}

extension Program {
  /// The arrows of the canvas, those with it that are not in the program because they lead out of it.
  public func canvasGraph(
    _ unresolved: UnresolvedReferences = UnresolvedReferences()
  ) -> CanvasGraph {
    var graph = CanvasGraph()
    var unresolvedOfScene: [ID<Scene>: [UnresolvedReferences.Arrow]] = [:]
    for arrow in unresolved.arrows { unresolvedOfScene[arrow.source, default: []].append(arrow) }
    for scene in scenes.ids {
      let start = graph.arrows.count
      addRelationships(of: scene, to: &graph, from: start)
      addSegues(of: scene, to: &graph, from: start)
      for arrow in unresolvedOfScene[scene] ?? [] { graph.add(self.arrow(for: arrow), from: start) }
      addCode(of: scene, to: &graph, from: start)
    }
    // Tabs that are there from the start have an arrow already.
    var isTab = Array(repeating: false, count: scenes.count)
    for row in relationships.rows where row.kind == .tab {
      isTab[Int(row.destination.index)] = true
    }
    graph.arrows.removeAll { arrow in
      arrow.kind == .code(.setTabs) && arrow.destination.scene.map { isTab[Int($0.index)] } ?? false
    }
    return graph
  }

  private func arrow(for unresolved: UnresolvedReferences.Arrow) -> CanvasGraph.Arrow {
    let kind: ArrowKind =
      switch unresolved.kind {
      case .segue(let kind): .segue(kind)
      case .relationship(let kind): .relationship(kind)
      }
    return CanvasGraph.Arrow(
      source: unresolved.source, destination: .missing(unresolved.destination), kind: kind,
      label: label(of: unresolved.identifier, unresolved.trigger), trigger: unresolved.trigger)
  }

  private func addRelationships(of scene: ID<Scene>, to graph: inout CanvasGraph, from start: Int) {
    for relationship in children(of: scene) {
      graph.add(
        CanvasGraph.Arrow(
          source: scene, destination: .scene(relationship.destination),
          kind: .relationship(relationship.kind), label: "", trigger: .scene), from: start)
    }
  }

  private func addSegues(of scene: ID<Scene>, to graph: inout CanvasGraph, from start: Int) {
    for id in scenes[scene].segues {
      let segue = self[id]
      if let destination = elsewhere(segue) {
        graph.add(
          CanvasGraph.Arrow(
            source: scene, destination: .missing(destination), kind: .segue(segue.kind),
            label: label(of: segue.identifier, segue.trigger), trigger: segue.trigger),
          from: start)
        continue
      }
      guard let destination = segue.destination else {
        let exit = CanvasGraph.Exit(source: scene, action: names[self[cold: id].unwindAction])
        if graph.exits.last != exit { graph.exits.append(exit) }
        continue
      }
      graph.add(
        CanvasGraph.Arrow(
          source: scene, destination: .scene(destination), kind: .segue(segue.kind),
          label: label(of: segue.identifier, segue.trigger), trigger: segue.trigger), from: start)
    }
  }

  /// The identifier, else what a person touches.
  private func label(of identifier: Name, _ trigger: Trigger) -> String {
    if !identifier.isNone { return names[identifier] }
    switch trigger {
    case .scene: return ""
    case .element(let element): return names[self[element].name]
    case .barItem(let item): return names[self[item].name]
    }
  }

  private func addCode(of scene: ID<Scene>, to graph: inout CanvasGraph, from start: Int) {
    for method in methods[scenes[cold: scene].methods] {
      add(method.body, of: method, scene, to: &graph, from: start)
    }
    var next = scenes[scene].customClass
    while let current = next {
      for method in methods[classes[current].methods] {
        add(method.body, of: method, scene, to: &graph, from: start)
      }
      next = classes[current].superclass
    }
  }

  private func add(
    _ body: IDRange<Statement>, of method: Method, _ scene: ID<Scene>, to graph: inout CanvasGraph,
    from start: Int
  ) {
    func arrow(_ destination: ID<Scene>, _ kind: StatementKind) {
      graph.add(
        CanvasGraph.Arrow(
          source: scene, destination: .scene(destination), kind: .code(kind),
          label: names[method.name],
          trigger: .scene), from: start)
    }
    for statement in statements[body] {
      switch statement.operation {
      case .call(let kind, .newScene(let destination, _)): arrow(destination, kind)
      case .call(let kind, .scenes(let list)):
        for reference in sceneLists[list] where reference.scene != scene {
          arrow(reference.scene, kind)
        }
      case .branch(_, let then, let otherwise):
        add(then, of: method, scene, to: &graph, from: start)
        add(otherwise, of: method, scene, to: &graph, from: start)
      // To a scene that is there already, or by a segue that has an arrow of its own.
      case .call, .assign: break
      }
    }
  }
}

extension UnresolvedReferences.Destination {
  /// `Inbox`, or `Mail` for the first scene of it.
  var name: String { identifier.isEmpty ? storyboard : identifier }

  /// Both names, with a blank that is in no name of a scene.
  var path: String { "missing \(storyboard)" + (identifier.isEmpty ? "" : " \(identifier)") }

  /// What is known of it.
  var remark: String {
    if isStoryboardGiven {
      return identifier.isEmpty ? "has no first scene" : "not in \(storyboard)"
    }
    if !bundle.isEmpty { return identifier.isEmpty ? bundle : "\(storyboard), \(bundle)" }
    return identifier.isEmpty ? "storyboard not given" : "in \(storyboard), not given"
  }
}

extension CanvasGraph {
  /// The scenes that are not part of the program, each once.
  var missing: [UnresolvedReferences.Destination] {
    var missing: [UnresolvedReferences.Destination] = []
    var seen: Set<UnresolvedReferences.Destination> = []
    for arrow in arrows {
      if case .missing(let destination) = arrow.destination, seen.insert(destination).inserted {
        missing.append(destination)
      }
    }
    return missing
  }

}
