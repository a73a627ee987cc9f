import NavModel
import NavText

/// From which states of an exploration some others can be reached, and with how many moves.
public struct Reachability: Sendable {
  /// By state: the moves that the nearest goal is away; `.max` where none can be reached.
  private var distances: [UInt32]

  public init(of goals: (ID<NavigationState>) -> Bool, in exploration: Exploration) {
    self.init(of: goals, along: exploration.edges, among: exploration.states.ids)
  }

  /// Backwards from the goals, breadth first, over every edge once.
  init(
    of goals: (ID<NavigationState>) -> Bool, along edges: Edges,
    among states: IDRange<NavigationState>
  ) {
    let count = states.count
    // The edges turned round: how many arrive at each state, then from where.
    var ends = [UInt32](repeating: 0, count: count + 1)
    for source in edges.sources {
      edges.forEach(from: source) { if let target = $0 { ends[Int(target.index) + 1] += 1 } }
    }
    for index in 0..<count { ends[index + 1] += ends[index] }
    var origins = [UInt32](repeating: 0, count: Int(ends[count]))
    var next = ends
    for source in edges.sources {
      edges.forEach(from: source) {
        guard let target = $0 else { return }
        origins[Int(next[Int(target.index)])] = source.index
        next[Int(target.index)] += 1
      }
    }
    var distances = [UInt32](repeating: .max, count: count)
    var queue: [UInt32] = []
    for state in states where goals(state) {
      distances[Int(state.index)] = 0
      queue.append(state.index)
    }
    var head = 0
    while head < queue.count {
      let state = Int(queue[head])
      head += 1
      for place in Int(ends[state])..<Int(ends[state + 1]) {
        let origin = Int(origins[place])
        guard distances[origin] == .max else { continue }
        distances[origin] = distances[state] + 1
        queue.append(UInt32(truncatingIfNeeded: origin))
      }
    }
    self.distances = distances
  }

  /// How many moves a goal is away; nil where there is no way to one.
  public func distance(from state: ID<NavigationState>) -> Int? {
    let distance = distances[Int(state.index)]
    return distance == .max ? nil : Int(distance)
  }
}
