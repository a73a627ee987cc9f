import NavModel
import NavSimulator
import NavText

/// Touches from the launch on that exercise what coverage lacks.
public struct Walk: Sendable {
  public struct Step: Sendable {
    public let event: Event
    /// What it is the first to exercise, by item.
    public let covers: [Int]
    /// Names the step for `forbid`.
    let edge: Int
  }

  /// What the launch is the first to exercise.
  public let launchCovers: [Int]
  public let steps: [Step]
}

/// Plans few walks that exercise what coverage lacks.
///
/// A set cover by greed: a walk begins as the shortest way that exercises most, and goes on to what is nearest until it
/// is as long as a test should be. The same program gives the same walks.
public struct WalkPlanner {
  /// More steps would be more than a reader follows.
  private static var longestWalk: Int { 20 }

  private var graph: WalkGraph
  private var isLacking: [Bool]

  /// Visits at most `bound` states; `visited` hears of each.
  public init(
    _ program: Program, lackedBy coverage: Coverage, usually usual: UsualSystem,
    atMost bound: Int, visited: () -> Void
  ) {
    graph = WalkGraph(program, coverage, usually: usual, atMost: bound, visited: visited)
    isLacking = coverage.counts.map { $0 == 0 }
  }

  /// How many states were visited.
  public var stateCount: Int { graph.stateCount }
  /// Whether there is nothing beyond what was visited.
  public var isComplete: Bool { graph.isComplete }
  /// What no walk has exercised, by item.
  public var missing: [Int] { isLacking.indices.filter { isLacking[$0] } }

  /// What stops the app where this item is exercised; nil where nothing exercises it, or it goes well.
  public func crash(at item: Int) -> RuntimeError? { graph.crashes[Int32(item)] }

  /// No test can say this step: another way has to be found.
  public mutating func forbid(_ step: Walk.Step) { graph.close(step.edge) }

  /// What a walk covers is not lacking any more.
  public mutating func take(_ walk: Walk) {
    for item in walk.launchCovers + walk.steps.flatMap({ $0.covers }) { isLacking[item] = false }
  }

  /// The next walk; nil when nothing is left that can be reached.
  public func next() -> Walk? {
    var lacking = isLacking
    var path = best()
    let launchCovers = graph.launchHits.filter { lacking[Int($0)] }.map { Int($0) }
    if path.isEmpty && launchCovers.isEmpty { return nil }
    for item in launchCovers { lacking[item] = false }
    for edge in path { strike(edge, from: &lacking) }
    while let last = path.last {
      let more = way(from: Int(graph.edges[last].target), to: lacking)
      if more.isEmpty || path.count + more.count > Self.longestWalk { break }
      for edge in more { strike(edge, from: &lacking) }
      path += more
    }
    return walk(path, launchCovers)
  }

  private func strike(_ edge: Int, from lacking: inout [Bool]) {
    for hit in graph.edges[edge].hits { lacking[Int(graph.hits[Int(hit)])] = false }
  }

  private func isUseful(_ edge: Int, _ lacking: [Bool]) -> Bool {
    graph.edges[edge].hits.contains { lacking[Int(graph.hits[Int($0)])] }
  }

  /// The way to the nearest edge that exercises something, itself included.
  private func way(from state: Int, to lacking: [Bool]) -> [Int] {
    let found = graph.search(from: state) { isUseful($0, lacking) }
    guard let goal = found.goal else { return [] }
    return graph.path(to: Int(graph.edges[goal].source), found.arrivals) + [goal]
  }

  /// The shortest way from the launch that exercises most.
  private func best() -> [Int] {
    let found = graph.search(from: 0) { _ in false }
    // The items that are lacking have positions in sets of bits, one set for the way to each state.
    var places = [Int](repeating: -1, count: isLacking.count)
    var count = 0
    for item in isLacking.indices where isLacking[item] {
      places[item] = count
      count += 1
    }
    let width = (count + 63) / 64
    guard width > 0 else { return [] }
    var sets = [UInt64](repeating: 0, count: width * graph.stateCount)
    var depths = [Int](repeating: 0, count: graph.stateCount)
    var best: (edge: Int, count: Int, depth: Int)?
    func add(_ edge: Int, to set: inout [UInt64]) {
      for hit in graph.edges[edge].hits {
        let place = places[Int(graph.hits[Int(hit)])]
        if place >= 0 { set[place / 64] |= 1 << UInt64(place % 64) }
      }
    }
    for state in found.order {
      let arrival = Int(found.arrivals[state])
      if arrival >= 0 {
        let source = Int(graph.edges[arrival].source)
        var set = Array(sets[source * width..<(source + 1) * width])
        add(arrival, to: &set)
        for word in 0..<width { sets[state * width + word] = set[word] }
        depths[state] = depths[source] + 1
      }
      guard depths[state] < Self.longestWalk || best == nil else { continue }
      for edge in graph.edges(from: state)
      where !graph.edges[edge].isClosed && isUseful(edge, isLacking) {
        var set = Array(sets[state * width..<(state + 1) * width])
        add(edge, to: &set)
        let covered = set.reduce(0) { $0 + $1.nonzeroBitCount }
        if covered > best?.count ?? 0 { best = (edge, covered, depths[state]) }
      }
    }
    guard let best else { return [] }
    return graph.path(to: Int(graph.edges[best.edge].source), found.arrivals) + [best.edge]
  }

  /// With what each step is the first to exercise.
  private func walk(_ path: [Int], _ launchCovers: [Int]) -> Walk {
    var lacking = isLacking
    for item in launchCovers { lacking[item] = false }
    let steps = path.map { edge in
      let covers = graph.edges[edge].hits.map { Int(graph.hits[Int($0)]) }.filter { lacking[$0] }
      for item in covers { lacking[item] = false }
      return Walk.Step(event: graph.edges[edge].event, covers: covers, edge: edge)
    }
    return Walk(launchCovers: launchCovers, steps: steps)
  }
}
