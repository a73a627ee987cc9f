import NavModel
import NavSimulator
import NavText

/// What a person's touches lead to, as a graph, with what each touch would exercise of what coverage lacks.
struct WalkGraph {
  struct Edge {
    let event: Event
    let source: Int32
    let target: Int32
    /// Items that are lacking, in `hits`.
    let hits: Range<Int32>
    /// No test can say it, or it is of no use.
    var isClosed = false
  }

  private(set) var edges: [Edge] = []
  private(set) var hits: [Int32] = []
  /// Where the edges of each state begin; they end where those of the next begin.
  private var starts: [Int32] = []
  /// The items that the launch exercises.
  private(set) var launchHits: [Int32] = []
  /// What stops the app where an item is exercised, for items that no other touch exercises.
  private(set) var crashes: [Int32: RuntimeError] = [:]
  /// Whether every state was visited, or nothing was lacking before the bound was reached.
  private(set) var isComplete = true
  private(set) var states = StateTable()

  /// Walks are joined by ways that lead on from where things are covered: so many states are visited for them.
  private static var statesForJoining: Int { 2_000 }

  /// More touches than anyone makes to get somewhere: ways through every scene of an app, there and back, are shorter. Without
  /// it a stack that grows without end would be followed for as long as there may be states, each as large as it is high.
  private static func mostTouches(in program: Program) -> Int { 40 + 2 * program.scenes.count }

  /// Breadth first from the launch, until nothing is lacking or there are as many states as are allowed.
  init(
    _ program: Program, _ coverage: Coverage, usually usual: UsualSystem, atMost bound: Int,
    visited: () -> Void
  ) {
    var isLacking = coverage.counts.map { $0 == 0 }
    var lackingCount = isLacking.count { $0 }
    let isMissing = isLacking
    var occurrences: [Occurrence] = []
    let (start, effects) = program.launch(usually: usual, noting: &occurrences)
    func lacking(_ occurrences: [Occurrence], _ effects: [Effect], _ state: NavigationState)
      -> [Int32]
    {
      var found: [Int32] = []
      for item in coverage.map.hits(occurrences, effects, in: state)
      where isMissing[item] && !found.contains(Int32(item)) {
        found.append(Int32(item))
      }
      return found
    }
    func tick(_ items: [Int32]) {
      for item in items where isLacking[Int(item)] {
        isLacking[Int(item)] = false
        lackingCount -= 1
        crashes[item] = nil
      }
    }
    launchHits = start.isCrashed ? [] : lacking(occurrences, effects, start)
    tick(launchHits)
    _ = states.insert(start)
    visited()
    let touches = WalkTouches(program)
    var next = 0
    // How many touches away the next state is, and the first that is further away.
    var (distance, levelEnd) = (0, 1)
    while next < states.count {
      starts.append(Int32(edges.count))
      if next == levelEnd { (distance, levelEnd) = (distance + 1, states.count) }
      guard lackingCount > 0 || states.count < Self.statesForJoining else {
        next += 1
        continue
      }
      if distance >= Self.mostTouches(in: program) {
        if lackingCount > 0 { isComplete = false }
        next += 1
        continue
      }
      let state = states[ID(next)]
      let isJoining = lackingCount == 0
      for event in touches.touches(in: state) {
        occurrences.removeAll(keepingCapacity: true)
        let (reached, effects) = program.step(state, event, noting: &occurrences)
        let items = lacking(occurrences, effects, reached)
        if let crash = reached.crash {
          for item in items where isLacking[Int(item)] { crashes[item] = crash.error }
          continue
        }
        if states.count >= bound && !states.contains(reached) {
          if !isJoining { isComplete = false }
          continue
        }
        let before = states.count
        let target = states.insert(reached)
        if states.count > before { visited() }
        if Int(target.index) == next && items.isEmpty { continue }
        let first = Int32(hits.count)
        hits += items
        edges.append(
          Edge(
            event: event, source: Int32(next), target: Int32(target.index),
            hits: first..<Int32(hits.count)))
        tick(items)
      }
      next += 1
    }
    starts.append(Int32(edges.count))
  }

  var stateCount: Int { states.count }

  /// The edges that leave a state, in the order of the touches on the screen.
  func edges(from state: Int) -> Range<Int> { Int(starts[state])..<Int(starts[state + 1]) }

  mutating func close(_ edge: Int) { edges[edge].isClosed = true }

  /// The edge by which each state is first reached from `start`, breadth first, and the order in which they are reached.
  /// It ends early where `isGoal` finds an edge, and answers with it.
  func search(
    from start: Int, until isGoal: (Int) -> Bool
  ) -> (arrivals: [Int32], order: [Int], goal: Int?) {
    var arrivals = [Int32](repeating: -1, count: stateCount)
    var isSeen = [Bool](repeating: false, count: stateCount)
    var order = [start]
    isSeen[start] = true
    var next = 0
    while next < order.count {
      let state = order[next]
      next += 1
      for edge in edges(from: state) where !edges[edge].isClosed {
        if isGoal(edge) { return (arrivals, order, edge) }
        let target = Int(edges[edge].target)
        guard !isSeen[target] else { continue }
        isSeen[target] = true
        arrivals[target] = Int32(edge)
        order.append(target)
      }
    }
    return (arrivals, order, nil)
  }

  /// The edges that lead to a state, by the arrivals of a search.
  func path(to state: Int, _ arrivals: [Int32]) -> [Int] {
    var path: [Int] = []
    var current = state
    while arrivals[current] >= 0 {
      path.append(Int(arrivals[current]))
      current = Int(edges[Int(arrivals[current])].source)
    }
    return path.reversed()
  }
}
