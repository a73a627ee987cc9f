import NavModel
import NavText

/// Every way from scene to scene: relationships, segues, what code does as far as the program says it.
struct NavigationMap {
  /// One way from a scene to another.
  struct Edge {
    enum Origin: Hashable {
      case relationship(ID<Relationship>)
      case segue(ID<Segue>)
      case statement(ID<Statement>)
      /// A scene that an attribute names, such as what a delegate shows.
      case attribute
    }

    let source: ID<Scene>
    let destination: ID<Scene>
    let way: Arrival
    /// Whether a stack presents the destination when it is asked to show it.
    let isPresentedByStacks: Bool
    let origin: Origin
    let place: Place

    /// Whether it puts the destination on top of the source's stack.
    var isPush: Bool { way == .pushes || way == .shows && !isPresentedByStacks }

    /// Whether the source is still there, below or beside the destination.
    var keepsSource: Bool { way != .becomesRoot }
  }

  /// By source.
  private(set) var edges: [Edge] = []
  private var firstEdges: [Int] = []
  /// By destination: places in `edges`, those of a scene from its first on.
  private var incoming: [Int] = []
  private var firstIncoming: [Int] = []
  /// Entry points: initial scenes, what code may look up, what a test shows by hand.
  private(set) var entries: [ID<Scene>] = []
  /// Whether some way leads there from an entry.
  private(set) var isReachable: [Bool]
  /// The statements that name their stack with `of`, by stack.
  private var namingStack: [ID<Scene>: [ID<Statement>]] = [:]
  private let unresolved: UnresolvedReferences
  private let project: ProjectContext
  /// The storyboard that the app starts with. Where others of it are not here, one of those may be it; where code begins,
  /// it is none.
  private let main: ID<Storyboard>?

  init(_ program: Program, _ unresolved: UnresolvedReferences, _ project: ProjectContext) {
    var unresolved = unresolved
    for scene in program.scenes.rows where program.isHollow(scene) {
      unresolved.storyboards.insert(scene.storyboard)
    }
    for segue in program.segues.ids {
      guard
        let arrow = program.arrowElsewhere(segue, hasAnchor: unresolved.anchors.contains(segue))
      else { continue }
      unresolved.arrows.append(arrow)
      unresolved.scenes.insert(arrow.source)
    }
    self.unresolved = unresolved
    self.project = project
    let isWhole = unresolved.arrows.allSatisfy { $0.destination.isStoryboardGiven }
    main = isWhole && !project.startsInCode ? program.mainStoryboard : nil
    isReachable = [Bool](repeating: false, count: program.scenes.count)
    for id in program.statements.ids {
      if let stack = program[id].stack { namingStack[stack, default: []].append(id) }
    }
    firstEdges.reserveCapacity(program.scenes.count + 1)
    for scene in program.scenes.ids {
      firstEdges.append(edges.count)
      // What an alert leads to starts at the scene whose code presents the alert.
      if program[scene].kind.isMadeByCode { continue }
      addEdges(of: scene, program)
    }
    firstEdges.append(edges.count)
    sortByDestination(sceneCount: program.scenes.count)
    addEntries(program)
    for scene in scenes(from: entries) { isReachable[Int(scene.index)] = true }
  }

  func edges(from scene: ID<Scene>) -> ArraySlice<Edge> { edges[range(ofEdgesFrom: scene)] }

  /// The places of the same in `edges`, for callers that ask often and read row by row.
  func range(ofEdgesFrom scene: ID<Scene>) -> Range<Int> {
    firstEdges[Int(scene.index)]..<firstEdges[Int(scene.index) + 1]
  }

  func edges(to scene: ID<Scene>) -> LazyMapSequence<ArraySlice<Int>, Edge> {
    let range = firstIncoming[Int(scene.index)]..<firstIncoming[Int(scene.index) + 1]
    return incoming[range].lazy.map { [edges] in edges[$0] }
  }

  func isReachable(_ scene: ID<Scene>) -> Bool { isReachable[Int(scene.index)] }

  /// Whether the ways that lead to a scene are all in the program.
  func isWholeAround(_ scene: ID<Scene>, _ program: Program) -> Bool {
    isWhole(program[scene].storyboard) && !unresolved.references.contains(scene)
  }

  /// Whether all ways from a scene, and all that it holds, are in the program.
  func isWhole(_ scene: ID<Scene>) -> Bool { !unresolved.scenes.contains(scene) }

  /// Whether a popover points at something that the program does not show.
  func pointsElsewhere(_ segue: ID<Segue>) -> Bool { unresolved.anchors.contains(segue) }

  /// The oldest iOS that the apps run on, where a project says it.
  var oldestSystem: Int? { project.oldestSystem }

  /// What of an element's layout is not to be checked.
  func unverified(_ element: ID<Element>) -> ProjectContext.Unverified? {
    project.unverified[element]
  }

  /// Whether an app starts with a storyboard.
  func isMain(_ storyboard: ID<Storyboard>) -> Bool {
    main == storyboard || project.mains.contains(storyboard)
  }

  /// Whether these storyboards are all of one app, as far as they tell themselves: no project names what it starts with,
  /// and nothing leads out of them.
  var isOneApp: Bool { main != nil && project.mains.isEmpty }

  /// What the code of a scene does with bars; nil where it has none, or it is unknown.
  func bars(of scene: ID<Scene>) -> BarsInCode? { project.bars[scene] }

  /// The segues that lead to scenes which are not here.
  var segueArrows: [(kind: SegueKind, arrow: UnresolvedReferences.Arrow)] {
    unresolved.arrows.compactMap { arrow in
      if case .segue(let kind) = arrow.kind { (kind, arrow) } else { nil }
    }
  }

  /// How many tabs of a tab bar are scenes of storyboards that are not here.
  func tabsElsewhere(of scene: ID<Scene>) -> Int {
    unresolved.arrows.count { $0.source == scene && $0.kind == .relationship(.tab) }
  }

  /// Whether all ways within a storyboard are in the program. Else an unresolved one may lead to any
  /// of its scenes.
  func isWhole(_ storyboard: ID<Storyboard>) -> Bool {
    !unresolved.storyboards.contains(storyboard)
  }

  /// These scenes and all that ways of the given kind lead to from them, nearest first.
  func scenes(
    from start: [ID<Scene>], along isTaken: (Edge) -> Bool = { _ in true }
  ) -> [ID<Scene>] {
    var search = search()
    return search.scenes(from: start, along: isTaken)
  }

  /// For callers with many questions.
  func search() -> SceneSearch { SceneSearch(self, sceneCount: isReachable.count) }

  /// Which cycle each scene is part of: those with the same number lead to each other along edges that are taken, by
  /// their places in `edges`. A scene outside of all cycles has a number of its own.
  func cycles(along isTaken: [Bool]) -> [Int] {
    var search = CycleSearch(count: isReachable.count)
    for scene in isReachable.indices { search.visit(ID(scene), self, isTaken) }
    return search.cycle
  }

  // MARK: Ways

  private mutating func addEdges(of scene: ID<Scene>, _ program: Program) {
    let row = program[scene]
    for id in program[cold: scene].relationships {
      let relationship = program[id]
      add(scene, relationship.destination, .holds, .relationship(id), relationship.place, program)
    }
    for id in program.madeByCode(in: scene).reduce(Array(row.segues), { $0 + program[$1].segues }) {
      let segue = program[id]
      guard let destination = segue.destination, let way = program.arrival(segue) else { continue }
      add(scene, destination, way, .segue(id), segue.place, program)
    }
    addStatements(of: scene, program)
    for id in row.attributes {
      guard case .scene(let destination) = program[id].value else { continue }
      add(scene, destination, .unknown, .attribute, row.place, program)
    }
  }

  private mutating func addStatements(of scene: ID<Scene>, _ program: Program) {
    guard program.hasCode else { return }
    for method in program.methods(of: scene) {
      program.forEachStatement(in: program[method].body) { id in
        if program[id].stack == nil { add(id, from: scene, program) }
      }
    }
    // A statement that names a stack pushes there, whichever scene runs it.
    for id in namingStack[scene] ?? [] { add(id, from: scene, program) }
  }

  private mutating func add(_ id: ID<Statement>, from scene: ID<Scene>, _ program: Program) {
    let statement = program[id]
    guard case .call(let kind, let operands) = statement.operation, let way = kind.facts.brings
    else { return }
    let destinations =
      operands.scene.map { [$0] } ?? program.sceneLists[operands.scenes].map { $0.scene }
    for destination in destinations {
      add(scene, destination, way, .statement(id), statement.place, program)
    }
  }

  private mutating func add(
    _ source: ID<Scene>, _ destination: ID<Scene>, _ way: Arrival, _ origin: Edge.Origin,
    _ place: Place, _ program: Program
  ) {
    edges.append(
      Edge(
        source: source, destination: destination, way: way,
        isPresentedByStacks: program[destination].kind.isPresentedByStacks, origin: origin,
        place: place))
  }

  /// Counts the edges to each scene, then puts each where those before it end.
  private mutating func sortByDestination(sceneCount: Int) {
    firstIncoming = [Int](repeating: 0, count: sceneCount + 1)
    for edge in edges { firstIncoming[Int(edge.destination.index) + 1] += 1 }
    for scene in 0..<sceneCount { firstIncoming[scene + 1] += firstIncoming[scene] }
    var next = firstIncoming
    incoming = [Int](repeating: 0, count: edges.count)
    for (index, edge) in edges.enumerated() {
      incoming[next[Int(edge.destination.index)]] = index
      next[Int(edge.destination.index)] += 1
    }
  }

  // MARK: Entries

  private mutating func addEntries(_ program: Program) {
    for storyboard in program.storyboards.rows {
      if let initial = storyboard.initial { entries.append(initial) }
    }
    for id in program.scenes.ids where !program[cold: id].identifier.isNone {
      let scene = program[id]
      // Code that no program shows looks storyboards' scenes up. In text, code is part of the program, unless there is
      // no other way into the scene's storyboard.
      let isOfText = program.sources[scene.place.source].format == .text
      if !isOfText || program[scene.storyboard].initial == nil { entries.append(id) }
    }
    addShownProgrammatically(program)
  }

  /// A test that shows a scene by hand does what some code would.
  private mutating func addShownProgrammatically(_ program: Program) {
    var names: Set<String> = []
    for step in program.steps.rows {
      guard case .command(let command) = step.action else { continue }
      entries += program.sceneLists[command.scenes].map { $0.scene }
      switch command.kind.facts.operand {
      case .scene, .sceneOrNothing: names.insert(program[command.operand])
      default: break
      }
    }
    if names.isEmpty { return }
    for id in program.scenes.ids
    where names.contains(program[program[id].name]) || names.contains(program.qualifiedName(of: id))
    {
      entries.append(id)
    }
  }
}

/// Tarjan's search for strongly connected components, without calling itself.
private struct CycleSearch {
  private(set) var cycle: [Int]
  private var order: [Int]
  private var lowest: [Int]
  private var count = 0
  private var stack: [ID<Scene>] = []

  init(count: Int) {
    cycle = [Int](repeating: -1, count: count)
    order = cycle
    lowest = cycle
  }

  mutating func visit(
    _ root: ID<Scene>, _ map: NavigationMap, _ isTaken: [Bool]
  ) {
    guard order[Int(root.index)] < 0 else { return }
    begin(root)
    var open = [(scene: root, edges: map.range(ofEdgesFrom: root))]
    while let last = open.last {
      let here = Int(last.scene.index)
      guard let index = last.edges.first else {
        open.removeLast()
        finish(last.scene)
        if let parent = open.last.map({ Int($0.scene.index) }) {
          lowest[parent] = min(lowest[parent], lowest[here])
        }
        continue
      }
      open[open.count - 1].edges = last.edges.dropFirst()
      if !isTaken[index] { continue }
      let destination = map.edges[index].destination
      let next = Int(destination.index)
      if order[next] < 0 {
        begin(destination)
        open.append((destination, map.range(ofEdgesFrom: destination)))
      } else if cycle[next] < 0 {
        lowest[here] = min(lowest[here], order[next])
      }
    }
  }

  private mutating func begin(_ scene: ID<Scene>) {
    order[Int(scene.index)] = count
    lowest[Int(scene.index)] = count
    count += 1
    stack.append(scene)
  }

  private mutating func finish(_ scene: ID<Scene>) {
    guard lowest[Int(scene.index)] == order[Int(scene.index)] else { return }
    while let member = stack.popLast() {
      cycle[Int(member.index)] = order[Int(scene.index)]
      if member == scene { return }
    }
  }
}

extension Program {
  /// How a segue's destination comes on screen; nil for one that leads back.
  fileprivate func arrival(_ segue: Segue) -> Arrival? {
    guard segue.operation == .custom else { return segue.kind.arrival }
    return self[segue.attributes, .segueWork]?.arrival ?? .unknown
  }

  /// Whether a container of a storyboard holds nothing: some scene was to be in it.
  fileprivate func isHollow(_ scene: Scene) -> Bool {
    sources[scene.place.source].format == .storyboard
      && scenes.cold(of: scene).relationships.isEmpty
      && !scene.kind.requiredRelationships.isEmpty
  }

  /// A segue that leads out of the program.
  fileprivate func arrowElsewhere(_ id: ID<Segue>, hasAnchor: Bool) -> UnresolvedReferences.Arrow? {
    let segue = segues[id]
    guard let destination = elsewhere(segue) else { return nil }
    let style = self[segue.attributes, .presentationStyle]
    let isPopover =
      segue.operation == .popover || segue.operation == .present && style == .popover
    return UnresolvedReferences.Arrow(
      .segue(segue.kind), from: segue.source, trigger: segue.trigger,
      identifier: segue.identifier, to: destination, at: segue.place,
      isWithoutAnchor: isPopover && !hasAnchor
        && value(of: .anchor, in: segue.attributes) == nil)
  }

  /// What the controller of a scene can do: the scene's own methods, then its class's, then the superclasses'.
  func methods(of scene: ID<Scene>) -> [ID<Method>] {
    var methods = Array(self[cold: scene].methods)
    for alert in madeByCode(in: scene) { methods += self[cold: alert].methods }
    for declared in classChain(of: scene) { methods += self[declared].methods }
    return methods
  }

  /// Every statement of a body, those in branches too.
  func forEachStatement(in body: IDRange<Statement>, _ visit: (ID<Statement>) -> Void) {
    var open = [body]
    while let range = open.popLast() {
      for id in range {
        visit(id)
        if case .branch(_, let then, let otherwise) = self[id].operation {
          open.append(otherwise)
          open.append(then)
        }
      }
    }
  }
}
