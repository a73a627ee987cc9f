import NavText

/// A number of states, which a product makes large soon.
public struct StateCount: Hashable, Sendable {
  /// Nil where it is more than 9 × 10^18.
  public let exact: Int?

  public init(_ exact: Int?) {
    self.exact = exact
  }

  static func + (left: StateCount, right: StateCount) -> StateCount {
    guard let one = left.exact, let other = right.exact else { return StateCount(nil) }
    let (sum, isTooLarge) = one.addingReportingOverflow(other)
    return StateCount(isTooLarge ? nil : sum)
  }

  static func * (left: StateCount, right: StateCount) -> StateCount {
    if left.exact == 0 || right.exact == 0 { return StateCount(0) }
    guard let one = left.exact, let other = right.exact else { return StateCount(nil) }
    let (product, isTooLarge) = one.multipliedReportingOverflow(by: other)
    return StateCount(isTooLarge ? nil : product)
  }
}

extension TabProduct {
  // MARK: How many

  /// In how many ways the other tabs may be while a tab is in front. Each but the first may be untouched.
  func surroundings(of tab: Int) -> StateCount {
    var count = StateCount(1)
    for other in tabs.indices where other != tab {
      count = count * StateCount(tabs[other].forms.count + (other == 0 ? 0 : 1))
    }
    return count
  }

  /// How many states there are.
  public var stateCount: StateCount {
    var count = StateCount(0)
    for tab in tabs.indices {
      count = count + StateCount(tabs[tab].nodes.count) * surroundings(of: tab)
    }
    return count
  }

  /// How many moves all of them have.
  public var moveCount: StateCount {
    var count = StateCount(0)
    for tab in tabs.indices {
      let moves = tabs[tab].nodes.reduce(0) { $0 + Int(moveCounts[Int($1.index)]) }
      count = count + StateCount(moves) * surroundings(of: tab)
    }
    return count
  }

  // MARK: How far

  /// How many moves a node is from the launch.
  public func distance(of node: ID<NavigationState>) -> Int {
    let own = Int(distances[Int(node.index)])
    return tabOfNode[Int(node.index)] == 0 ? own : distanceToLeaving + 1 + own
  }

  /// How many moves it takes until the first tab can be left.
  private var distanceToLeaving: Int {
    tabs[0].leavers.first.map { Int(distances[Int($0.index)]) } ?? 0
  }

  /// How many moves the state farthest from the launch is away: each tab is brought into the form that takes longest,
  /// and the one in front comes last.
  public var depth: Int {
    var depth = greatest(tabs[0].nodes)
    guard let first = tabs[0].leavers.last else { return depth }
    /// Going to each tab and making its farthest form.
    var visits: [Int] = []
    for tab in tabs {
      visits.append(tab.leavers.last.map { Int(distances[Int($0.index)]) + 1 } ?? 0)
    }
    let all = visits.dropFirst().reduce(0, +)
    for tab in tabs.indices.dropFirst() where !tabs[tab].nodes.isEmpty {
      let others = all - visits[tab]
      depth = max(
        depth, Int(distances[Int(first.index)]) + others + 1 + greatest(tabs[tab].nodes))
    }
    if all > 0 { depth = max(depth, all + 1 + (distancesAfterReturning.max() ?? 0)) }
    return depth
  }

  private func greatest(_ nodes: IDRange<NavigationState>) -> Int {
    nodes.map { Int(distances[Int($0.index)]) }.max() ?? 0
  }

  /// By node of the first tab: the moves made in it where it is left once on the way. `.max` where there is no such way.
  var distancesAfterReturning: [Int] {
    var costs = [Int](repeating: .max, count: tabs[0].nodes.count)
    // Buckets by cost: all edges cost one.
    var buckets: [[ID<NavigationState>]] = []
    func put(_ node: ID<NavigationState>, _ cost: Int) {
      guard cost < costs[Int(node.index)] else { return }
      costs[Int(node.index)] = cost
      while buckets.count <= cost { buckets.append([]) }
      buckets[cost].append(node)
    }
    for (leaver, node) in zip(tabs[0].leavers, tabs[0].returns) {
      put(node, Int(distances[Int(leaver.index)]))
    }
    var cost = 0
    while cost < buckets.count {
      for node in buckets[cost] where costs[Int(node.index)] == cost {
        edges.forEach(from: node) { if let target = $0 { put(target, cost + 1) } }
      }
      cost += 1
    }
    return costs.map { $0 == .max ? 0 : $0 }
  }
}
