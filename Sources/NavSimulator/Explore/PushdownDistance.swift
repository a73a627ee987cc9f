import NavModel
import NavText

extension Pushdown {
  /// How a search for a goal that may be so many moves away ended.
  public enum Nearness: Hashable, Sendable {
    case near
    /// It is further away than was asked for, in some run at least.
    case far
    /// A move leads to what no window shows.
    case unknown
  }

  /// Whether one of these marks can be reached from a node within so many moves, whatever lies below its window.
  ///
  /// Each move pops one member at the most, so that a window that is that much higher shows all that can come up. A way to
  /// the root leads to whatever root may be at the bottom: it has to be near for each of them.
  public func isNear(_ marks: Exploration.Marks, to node: ID<Node>, within count: Int) -> Nearness {
    let key = nodes[node].key
    var search = NearSearch(self, marks, count)
    if isWhole(key) { return search.run(from: state(of: key), isWhole: true, bottom: nil) }
    var bottoms: Set<UInt32> = []
    for (bottom, _) in frames[nodes[node].frame].bottoms { bottoms.insert(nodes[bottom].key.index) }
    for bottom in bottoms.sorted() {
      let root = state(of: ID<Key>(Int(bottom)))
      let nearness = search.run(from: state(of: key), isWhole: false, bottom: root)
      if nearness != .near { return nearness }
    }
    return .near
  }
}

/// Breadth first from one window, a few moves deep.
private struct NearSearch: ~Copyable {
  /// A state, and whether all of its stack is seen.
  private struct Seen: Hashable {
    let state: NavigationState
    let isWhole: Bool
  }

  private let pushdown: Pushdown
  private let marks: Exploration.Marks
  private let count: Int
  private var stepper: Stepper

  init(_ pushdown: Pushdown, _ marks: Exploration.Marks, _ count: Int) {
    self.pushdown = pushdown
    self.marks = marks
    self.count = count
    stepper = Stepper(pushdown.program)
  }

  mutating func run(
    from start: NavigationState, isWhole: Bool, bottom: NavigationState?
  ) -> Pushdown.Nearness {
    var seen: Set<Seen> = []
    var layer = [Seen(state: start, isWhole: isWhole)]
    var isUnknown = false
    for distance in 0...count {
      for found in layer where pushdown.look(found.state) & marks == marks { return .near }
      if distance == count { break }
      var next: [Seen] = []
      for source in layer {
        let moves = pushdown.program.moves(in: source.state, of: pushdown.kinds)
        for index in moves.indices {
          stepper.take(moves[index], from: source.state)
          if stepper.isStopped || stepper.state.isCrashed { continue }
          guard let reached = follow(index, from: source, onto: bottom) else {
            isUnknown = true
            continue
          }
          if pushdown.look(reached.state) & Exploration.excluded != 0 { continue }
          if seen.insert(reached).inserted { next.append(reached) }
        }
      }
      layer = next
    }
    return isUnknown ? .unknown : .far
  }

  /// Where the move that was just made leads; nil where the window does not show it.
  private mutating func follow(
    _ move: Int, from source: Seen, onto bottom: NavigationState?
  ) -> Seen? {
    let window = pushdown.window
    let reached = stepper.state
    let left = window.members(in: reached).count
    let height = window.members(in: source.state).count
    if source.isWhole || left == 0 { return Seen(state: reached, isWhole: true) }
    if left >= height - 1 && left > 1 { return Seen(state: reached, isWhole: false) }
    // All but the root goes: once more, with the root that is there.
    guard left == 1, height > 2, let bottom, let alone = window.topAlone(source.state),
      let whole = window.raised(alone, onto: bottom)
    else { return nil }
    let moves = pushdown.program.moves(in: whole, of: pushdown.kinds)
    guard moves.indices.contains(move) else { return nil }
    stepper.take(moves[move], from: whole)
    guard !stepper.isStopped, window.members(in: stepper.state).count == 1 else { return nil }
    return Seen(state: stepper.state, isWhole: true)
  }
}
