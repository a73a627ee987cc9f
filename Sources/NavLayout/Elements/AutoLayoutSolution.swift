import NavModel
import NavText

extension AutoLayoutSystem {
  /// Solves the system; what it leaves open is chosen so that every view can be seen. Nil where that would take too long.
  mutating func solve() -> Solution? {
    system.effort = Self.effort(rows: system.count)
    var solution = system.solve(open: questions)
    if !solution.isComplete { return nil }
    let isOpen = solution.isOpen
    if hasNegativeLength(solution.values) {
      for member in members {
        let edges = edges(ofMember: member)
        for axis in Axis.allCases {
          add(edges.end(axis), .greaterOrEqual, edges.start(axis), from: .size)
        }
      }
      solution = system.solve(open: questions)
      if !solution.isComplete { return nil }
    }
    if isOpen.contains(true) {
      var known = solution
      if let settled = openWithContents(known) { known.isOpen = settled }
      addChoices()
      solution = system.solve()
      if !solution.isComplete { return nil }
      solution.isOpen = known.isOpen
      solution.broken = known.broken
    }
    return solution
  }

  /// What is open where whatever has a content is as large as it came out: which one of several contents gives way is
  /// the engine's choice, and Interface Builder does not call that ambiguous.
  private mutating func openWithContents(_ solution: Solution) -> [Bool]? {
    var copy = self
    copy.system.effort = system.effort
    for member in members where !placement.groups.isMixed[member] {
      let size = placement.intrinsicSize(of: member)
      let first = variable(of: member) ?? 0
      let edges = Edges(variables: first)
      let isUnknown = placement.hasUnknownSize(member)
      for (start, isKnown) in [
        (first, size.width != nil || isUnknown), (first + 2, size.height != nil || isUnknown),
      ] where isKnown {
        let length = solution.values[start + 1] - solution.values[start]
        let axis: Axis = start == first ? .horizontal : .vertical
        copy.add(
          .length(edges.start(axis), edges.end(axis)), .equal, .number(length), from: .content)
      }
    }
    let settled = copy.system.solve(open: questions)
    system.effort = copy.system.effort
    return settled.isComplete ? settled.isOpen : nil
  }

  /// How many terms so many rows are worth. No real screen needs a hundred a row; where rows all depend on each other, the
  /// need grows as the square of their number, and ends here.
  private static func effort(rows: Int) -> Int { 1_000_000 + 250 * rows }

  /// For each member and axis: where it starts in the view around it, and how long it is. What moves with a view that is
  /// open has its place in there.
  private var questions: [Question] {
    var questions: [Question] = []
    questions.reserveCapacity(4 * members.count)
    for member in members {
      let first = variable(of: member) ?? 0
      let outer = placement.facts[member].parent.flatMap { variable(of: $0) }
      for axis in [0, 2] {
        let start = first + axis
        questions.append(outer.map { Question(start, minus: $0 + axis) } ?? Question(start))
        questions.append(Question(start + 1, minus: start))
      }
    }
    return questions
  }

  private func hasNegativeLength(_ values: [Double]) -> Bool {
    for member in members {
      let first = variable(of: member) ?? 0
      if values[first + 1] < values[first] - 0.01 || values[first + 3] < values[first + 2] - 0.01 {
        return true
      }
    }
    return false
  }

  /// What is open starts where its superview does, and is as large as it would like to be.
  private mutating func addChoices() {
    for member in members {
      let edges = edges(ofMember: member)
      let outer = self.edges(of: placement.facts[member].parent)
      let size = placement.naturalSize(of: member)
      add(
        .length(edges.left, edges.right), .equal, .number(size.width), priority: 0, from: .content)
      add(
        .length(edges.top, edges.bottom), .equal, .number(size.height), priority: 0, from: .content)
      add(edges.left, .equal, outer.left, priority: 0, from: .content)
      add(edges.top, .equal, outer.top, priority: 0, from: .content)
    }
  }

  /// Where the members are, in their order.
  func frames(_ values: [Double]) -> [Rect] {
    members.map { member in
      let first = variable(of: member) ?? 0
      let frame = Rect(
        values[first], values[first + 2], max(0, values[first + 1] - values[first]),
        max(0, values[first + 3] - values[first + 2]))
      return frame.inset(by: placement.alignmentInsets(of: member)).withinReach
    }
  }

  private var mostExplained: Int { 20 }

  /// What Interface Builder would mark: constraints that cannot hold together, and views that are not determined.
  mutating func problems(_ solution: Solution) -> [LayoutProblem] {
    var problems: [LayoutProblem] = []
    for (index, broken) in solution.broken.enumerated() {
      // Finding those that it contradicts takes long, and more would not be read.
      let rows =
        index < mostExplained
        ? system.conflict(of: broken, leavingOut: solution.broken) : [broken]
      if let conflict = conflict(rows.map { origins[$0] }) { problems.append(.conflict(conflict)) }
    }
    for (index, member) in members.enumerated() {
      for (offset, axis) in Axis.allCases.enumerated() {
        let place = solution.isOpen[4 * index + 2 * offset]
        let length = solution.isOpen[4 * index + 2 * offset + 1]
        if !place && !length { continue }
        problems.append(
          .ambiguous(
            placement.id(member), axis, place ? length ? .placeAndSize : .place : .size))
      }
    }
    return problems
  }

  /// The conflict between rows of these origins. Nil where the size that the root was given is among them: in another
  /// size the constraints may hold, as they do in a row that sizes itself.
  private func conflict(_ origins: [Origin]) -> ConstraintConflict? {
    var constraints: [ID<Constraint>] = []
    var cause = ConstraintConflict.Cause.eachOther
    for origin in origins {
      switch origin {
      case .constraint(let id): constraints.append(id)
      case .stack: cause = .stack
      case .size: if cause != .stack { cause = .negativeSize }
      case .content: return nil
      }
    }
    guard let first = constraints.first else { return nil }
    if constraints.count == 1 && cause == .eachOther {
      let row = placement.program[first]
      cause = row.second.map { $0.item == row.first.item } ?? false ? .itself : .frames
    }
    return ConstraintConflict(scene: placement.scene, constraints: constraints, cause: cause)
  }
}
