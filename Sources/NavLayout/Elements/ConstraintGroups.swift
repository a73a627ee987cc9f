import NavModel
import NavText

/// Which elements of a scene Auto Layout places, and which constraints have to be solved together.
///
/// A group has a root whose frame is known before: the root view, a cell, or an element that springs, a stack or the
/// flow placed. Whatever constraints name beneath it down to the next such root is one system.
struct ConstraintGroups {
  /// By position: whether constraints say where it is, its own or those of the stack that arranges it.
  var isSolved: [Bool] = []
  /// By position: the root of its group; -1 is the root view.
  var roots: [Int32] = []
  /// By position: stacks whose arranged views take part in constraints.
  var isMixed: [Bool] = []
  /// By root, from -1 on, so by position + 1: what is to be solved there.
  var constraints: [[ID<Constraint>]] = []
  var hasStacks: [Bool] = []
  /// By position: whether a constraint is about its size alone.
  var hasOwnSize: [Bool] = []
  /// By position: a width or height that one constraint gives.
  var widths: [Double?] = []
  var heights: [Double?] = []

  init() {}

  /// Turns to elements of which no constraint says anything.
  mutating func begin(count: Int) {
    isSolved.refill(false, times: count)
    isMixed.refill(false, times: count)
    hasOwnSize.refill(false, times: count)
    widths.refill(nil, times: count)
    heights.refill(nil, times: count)
    if constraints.isEmpty { return }
    roots = []
    constraints = []
    hasStacks = []
  }

  init(
    _ shared: SharedProgram, _ scene: ID<Scene>, _ facts: [ElementFacts], isOut: [Bool]
  ) {
    begin(count: facts.count)
    let base = shared.tables.scenes[scene].elements.startIndex
    func position(_ side: Constraint.Side?) -> Int? {
      guard let id = side?.item.element else { return nil }
      let position = Int(id.index) - base
      return facts.indices.contains(position) && !isOut[position] ? position : nil
    }
    func contains(_ outer: Int, _ inner: Int?) -> Bool {
      inner.map { outer < $0 && $0 < facts[outer].end } ?? false
    }
    let all = shared.tables.scenes[cold: scene].constraints
    var isNamed = [Bool](repeating: false, count: facts.count)
    for id in all {
      let constraint = shared.tables.constraints[id]
      let sides = (position(constraint.first), position(constraint.second))
      if let element = sides.0, constraint.second == nil || sides.1 == element {
        hasOwnSize[element] = true
      }
      if constraint.second == nil, let element = sides.0 {
        note(constraint, of: element, in: shared.tables)
        if let parent = facts[element].parent, facts[parent].kind == .stack,
          constraint.relation == .equal, shared.tables[constraint.attributes, .priority] >= 1000
        {
          continue
        }
      }
      for (own, other) in [(sides.0, sides.1), (sides.1, sides.0)] {
        guard let own else { continue }
        // What is inside only leans on it.
        if !contains(own, other) && !facts[own].kind.isRow
          && !isPlacedByList(own, facts, shared.tables.scenes[scene].kind)
        {
          isNamed[own] = true
        }
        var next = facts[own].parent
        while let outer = next, !facts[outer].kind.isRow {
          if facts[outer].kind == .stack { isMixed[outer] = true }
          next = facts[outer].parent
        }
      }
    }
    roots = [Int32](repeating: -1, count: facts.count)
    for position in facts.indices {
      let parent = facts[position].parent
      let isArranged = parent.map { isMixed[$0] } ?? false
      isSolved[position] = isNamed[position] || isArranged && !isOut[position]
      // What is arranged has a say in how large its stack is: texts may break into lines, and be narrower than they were.
      if isSolved[position], facts[position].kind == .stack, facts[position].intrinsic == nil {
        isMixed[position] = true
      }
      if let parent { roots[position] = isSolved[parent] ? roots[parent] : Int32(parent) }
    }
    constraints = [[ID<Constraint>]](repeating: [], count: facts.count + 1)
    hasStacks = [Bool](repeating: false, count: facts.count + 1)
    for id in all {
      let sides = [
        position(shared.tables.constraints[id].first),
        position(shared.tables.constraints[id].second),
      ]
      // The inner of two groups, where the outer is settled already.
      let root = sides.compactMap { side in
        side.flatMap { isSolved[$0] ? Int(roots[$0]) : nil }
      }.max()
      if let root { constraints[root + 1].append(id) }
    }
    for position in facts.indices where isMixed[position] {
      hasStacks[(isSolved[position] ? Int(roots[position]) : position) + 1] = true
    }
  }

  /// Whether it is a header or a footer, which lists place: a constraint can only say how high it is.
  private func isPlacedByList(
    _ position: Int, _ facts: [ElementFacts], _ kind: ControllerKind
  ) -> Bool {
    guard let parent = facts[position].parent else { return kind == .table || kind == .collection }
    return facts[parent].kind == .tableView || facts[parent].kind == .collectionView
  }

  private mutating func note(_ constraint: Constraint, of element: Int, in program: Program) {
    guard constraint.relation == .equal, case .element = constraint.first.item else { return }
    switch constraint.first.anchor {
    case .width: widths[element] = points(constraint.constant)
    case .height: heights[element] = points(constraint.constant)
    case .leading, .trailing, .left, .right, .top, .bottom, .centerX, .centerY, .firstBaseline,
      .lastBaseline:
      break
    }
  }

  /// Whether anything in the group of this root is to be solved.
  func hasGroup(_ root: Int?) -> Bool {
    let index = (root ?? -1) + 1
    return index < constraints.count && (!constraints[index].isEmpty || hasStacks[index])
  }
}

extension Array {
  /// One value many times, in the memory that is there. Other than `init(repeating:count:)` this is made for the type at
  /// hand, where that asks the runtime for the type of the array: a tenth of what it takes to place a scene.
  mutating func refill(_ value: Element, times count: Int) {
    if self.count > count { removeLast(self.count - count) }
    var kept = mutableSpan
    for index in kept.indices { kept[index] = value }
    if self.count < count { append(contentsOf: repeatElement(value, count: count - self.count)) }
  }
}
