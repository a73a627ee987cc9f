import NavModel
import NavText

extension Pushdown {
  /// How a search for a goal that may be so many moves away ended.
  public enum Nearness: Hashable, Sendable {
    case near
    /// It is further away than was asked for.
    case far
    /// A move leads to what no window shows.
    case unknown
  }

  /// Whether one of these marks can be reached from a node within so many moves, whatever lies below its window.
  ///
  /// Each move pops one member at the most, so that a window that is that much higher shows all that can come up. A way
  /// to the root, which is not in it, is not followed: where there is one, nothing is known but what was found.
  public func isNear(_ marks: Exploration.Marks, to node: ID<Node>, within count: Int) -> Nearness {
    let state = state(of: nodes[node].key)
    let isWhole = isWhole(nodes[node].key)
    var seen = StateTable()
    var layer = [state]
    _ = seen.insert(state)
    var isUnknown = false
    var stepper = Stepper(program)
    for distance in 0...count {
      for state in layer where look(state) & marks == marks { return .near }
      if distance == count { break }
      var next: [NavigationState] = []
      for state in layer {
        let height = window.members(in: state).count
        for move in program.moves(in: state, of: kinds) {
          stepper.take(move, from: state)
          if stepper.isStopped || stepper.state.isCrashed { continue }
          let reached = stepper.state
          let left = window.members(in: reached).count
          if !isWhole && left > 0 && (left < height - 1 || left < 2) {
            isUnknown = true
            continue
          }
          if look(reached) & Exploration.excluded != 0 { continue }
          let known = seen.count
          _ = seen.insert(reached)
          if seen.count > known { next.append(reached) }
        }
      }
      layer = next
    }
    return isUnknown ? .unknown : .far
  }
}
