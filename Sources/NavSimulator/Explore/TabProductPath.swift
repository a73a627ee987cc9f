import NavText

/// Ways through whole states to a place of a product.
extension TabProduct {
  /// Moves that lead from the launch to where a node is in front, whatever the others are then; none is shorter.
  public func path(to node: ID<NavigationState>) -> [Move] { path(to: nearest(node)) }

  /// Moves that lead from the launch to a state: the other tabs are brought into their forms one after the other.
  public func path(to place: TabProductWays.Place) -> [Move] {
    legs(to: place).flatMap { $0 }
  }

  /// How many moves that takes.
  func distance(of place: TabProductWays.Place) -> Int {
    legs(to: place).reduce(0) { $0 + $1.count }
  }

  private func legs(to place: TabProductWays.Place) -> [[Move]] {
    let tab = Int(tabOfNode[Int(place.node.index)])
    let visited = tabs.indices.dropFirst().filter { $0 != tab && place.others[$0] != nil }
    if tab == 0 && visited.isEmpty { return [localPath(to: place.node)] }
    var start: ID<NavigationState>?
    var here: ID<NavigationState>
    if tab == 0 {
      // The first tab is left once on the way, where that costs least.
      let best = bestLeaver(towards: place.node)
      here = tabs[0].leavers[best]
      start = tabs[0].returns[best]
    } else {
      here = tabs[0].leavers[place.others[0].map { Int($0.index) } ?? 0]
    }
    var legs = [localPath(to: here)]
    for other in visited {
      let leaver = tabs[other].leavers[place.others[other].map { Int($0.index) } ?? 0]
      legs.append([move(from: here, to: other)] + localPath(to: leaver))
      here = leaver
    }
    legs.append([move(from: here, to: tab)])
    legs.append(start.map { localPath(from: $0, to: place.node) } ?? localPath(to: place.node))
    return legs
  }

  /// The form in which the first tab is left on a shortest way that comes back to it.
  private func bestLeaver(towards node: ID<NavigationState>) -> Int {
    let ways = Reachability(of: { $0 == node }, along: edges, among: states.ids)
    var best = 0
    var least = Int.max
    for (index, back) in tabs[0].returns.enumerated() {
      guard let rest = ways.distance(from: back) else { continue }
      let cost = Int(distances[Int(tabs[0].leavers[index].index)]) + rest
      if cost < least {
        least = cost
        best = index
      }
    }
    return best
  }

  /// From where the node's tab is entered.
  private func localPath(to node: ID<NavigationState>) -> [Move] {
    var moves: [Move] = []
    var current = node
    while let (before, move) = arrival(at: current) {
      moves.append(self.moves(in: before)[move])
      current = before
    }
    return moves.reversed()
  }

  private func localPath(
    from start: ID<NavigationState>, to goal: ID<NavigationState>
  ) -> [Move] {
    let ways = Reachability(of: { $0 == goal }, along: edges, among: states.ids)
    var moves: [Move] = []
    var current = start
    while current != goal, let distance = ways.distance(from: current) {
      let targets = edges.targets(from: current)
      guard
        let next = targets.firstIndex(where: { target in
          target.map { ways.distance(from: $0) == distance - 1 } ?? false
        }), let target = targets[next]
      else { break }
      moves.append(self.moves(in: current)[next])
      current = target
    }
    return moves
  }

  /// The first move that leads from a node to another tab.
  func move(from node: ID<NavigationState>, to tab: Int) -> Move {
    split.move(from: states[node], to: tab)?.move ?? moves(in: node)[0]
  }
}
