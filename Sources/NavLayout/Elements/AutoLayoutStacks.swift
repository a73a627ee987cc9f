import NavModel
import NavText

extension AutoLayoutSystem {
  /// The constraints that a stack view makes for what it arranges, where other constraints have a say too.
  mutating func addStacks() {
    guard placement.groups.hasStacks[(root ?? -1) + 1] else { return }
    if let root, placement.groups.isMixed[root] { addStack(root) }
    for member in members where placement.groups.isMixed[member] { addStack(member) }
  }

  private mutating func addStack(_ stack: Int) {
    let facts = placement.facts[stack]
    let arranged = placement.children(of: stack).filter { variable(of: $0) != nil }
    guard let first = arranged.first, let last = arranged.last else { return }
    let edges = edges(of: stack).inset(by: placement.arrangedMargins(of: stack))
    addAlong(arranged, edges, facts)
    for child in arranged { addAcross(child, edges, facts, first) }
    let axis = facts.axis
    add(self.edges(of: first).start(axis), .equal, edges.start(axis), from: .stack)
    add(self.edges(of: last).end(axis), .equal, edges.end(axis), from: .stack)
    if facts.alignment != .fill {
      // Not broader than what it holds, if nothing else says how broad it is.
      let cross: Axis = axis == .horizontal ? .vertical : .horizontal
      add(
        .length(edges.start(cross), edges.end(cross)), .equal, .number(0), priority: 25,
        from: .stack)
    }
  }

  private mutating func addAlong(_ arranged: [Int], _ edges: Edges, _ facts: ElementFacts) {
    let axis = facts.axis
    let lengths = arranged.map { child in
      Side.length(self.edges(of: child).start(axis), self.edges(of: child).end(axis))
    }
    var total = 0.0
    if facts.distribution == .fillProportionally {
      for child in arranged { total += placement.naturalLength(of: child, axis) }
      total += total > 0 ? facts.spacingInShares * Double(arranged.count - 1) : 0
    }
    var gap: Int?
    defer {
      // No more than that, if nothing else says how long the stack is.
      if let gap {
        add(.variable(gap), .equal, .number(facts.spacing), priority: 25, from: .stack)
      }
    }
    for (index, child) in arranged.enumerated() {
      if index > 0 {
        let before = self.edges(of: arranged[index - 1])
        let own = self.edges(of: child)
        switch facts.distribution {
        case .fill, .fillEqually, .fillProportionally:
          add(own.start(axis), .equal, before.end(axis), constant: facts.spacing, from: .stack)
        case .equalSpacing:
          let room = gap ?? system.variable()
          addGap(room, from: before.end(axis), to: own.start(axis))
          gap = room
          add(
            own.start(axis), .greaterOrEqual, before.end(axis), constant: facts.spacing,
            from: .stack)
        case .equalCentering:
          let room = gap ?? system.variable()
          addGap(
            room, from: .between(before.start(axis), before.end(axis), 0.5),
            to: .between(own.start(axis), own.end(axis), 0.5), priority: 149)
          gap = room
          add(
            own.start(axis), .greaterOrEqual, before.end(axis), constant: facts.spacing,
            from: .stack)
        }
      }
      switch facts.distribution {
      case .fillEqually where index > 0: add(lengths[index], .equal, lengths[0], from: .stack)
      case .fillProportionally where total > 0 && index < arranged.count - 1:
        // Its share of the whole stack with the gaps in it, so that the last has what is left.
        let share = placement.naturalLength(of: child, axis) / total
        add(
          lengths[index], .equal, .length(edges.start(axis), edges.end(axis)), factor: share,
          priority: 999, from: .stack)
      case .fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering: break
      }
    }
  }

  /// `to - from == gap`, which is the same for all neighbours.
  private mutating func addGap(
    _ gap: Int, from: Side, to: Side, priority: Int = ConstraintSystem.required
  ) {
    for (side, factor) in [(to, 1.0), (from, -1.0)] {
      if side.first >= 0 { system.append(side.first, side.firstFactor * factor) }
      if side.second >= 0 { system.append(side.second, side.secondFactor * factor) }
    }
    system.append(gap, -1)
    system.add(.equal, constant: to.constant - from.constant, priority: priority)
    origins.append(.stack)
  }

  private mutating func addAcross(
    _ child: Int, _ edges: Edges, _ facts: ElementFacts, _ first: Int
  ) {
    let axis: Axis = facts.axis == .horizontal ? .vertical : .horizontal
    let own = self.edges(of: child)
    switch facts.alignment {
    case .fill:
      add(own.start(axis), .equal, edges.start(axis), from: .stack)
      add(own.end(axis), .equal, edges.end(axis), from: .stack)
      return
    case .leading, .top: add(own.start(axis), .equal, edges.start(axis), from: .stack)
    case .trailing, .bottom: add(own.end(axis), .equal, edges.end(axis), from: .stack)
    case .center:
      add(
        .between(own.start(axis), own.end(axis), 0.5), .equal,
        .between(edges.start(axis), edges.end(axis), 0.5), from: .stack)
    case .firstBaseline, .lastBaseline:
      guard child != first, axis == .vertical else { break }
      let isFirst = facts.alignment == .firstBaseline
      add(
        baseline(of: child, own, isFirst: isFirst), .equal,
        baseline(of: first, self.edges(of: first), isFirst: isFirst), from: .stack)
    }
    add(own.start(axis), .greaterOrEqual, edges.start(axis), from: .stack)
    add(own.end(axis), .lessOrEqual, edges.end(axis), from: .stack)
  }
}
