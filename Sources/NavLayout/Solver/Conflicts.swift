extension ConstraintSystem {
  /// The fewest required constraints that cannot hold together with a broken one, and that one, in their order.
  ///
  /// Taking any of them away would let the rest hold (the method is Junker's QuickXplain: halves are searched). Where
  /// that takes more effort than is left, the broken one alone.
  public mutating func conflict(of broken: Int, leavingOut others: [Int]) -> [Int] {
    var isLeftOut = [Bool](repeating: false, count: rows.count)
    for other in others where other != broken { isLeftOut[other] = true }
    let candidates = neighbours(of: broken, isLeftOut)
    if holds([broken]), !holds(candidates + [broken]) {
      let found = explain([broken], candidates[...], hasGrown: false)
      return effort < 0 ? [broken] : (found + [broken]).sorted()
    }
    return [broken]
  }

  /// Required constraints added before it that it is linked with by variables.
  private func neighbours(of broken: Int, _ isLeftOut: [Bool]) -> [Int] {
    let earlier = rows.indices.filter {
      $0 < broken && Int(rows[$0].priority) == Self.required && !isLeftOut[$0]
    }
    // By variable: another one of its group, at last the group's own.
    var group = Array(0..<Int32(variableCount))
    func find(_ variable: Int32) -> Int32 {
      var variable = variable
      while group[Int(variable)] != variable {
        group[Int(variable)] = group[Int(group[Int(variable)])]
        variable = group[Int(variable)]
      }
      return variable
    }
    for row in earlier + [broken] {
      guard let first = terms(of: row).first else { continue }
      for term in terms(of: row) { group[Int(find(term.variable))] = find(first.variable) }
    }
    guard let first = terms(of: broken).first else { return [] }
    let own = find(first.variable)
    return earlier.filter { row in
      terms(of: row).first.map { find($0.variable) == own } ?? false
    }
  }

  private mutating func explain(_ background: [Int], _ candidates: ArraySlice<Int>, hasGrown: Bool)
    -> [Int]
  {
    if effort < 0 || hasGrown && !holds(background) { return [] }
    if candidates.count <= 1 { return Array(candidates) }
    let middle = candidates.startIndex + candidates.count / 2
    let first = candidates[..<middle]
    let second = candidates[middle...]
    let fromSecond = explain(background + first, second, hasGrown: !first.isEmpty)
    let fromFirst = explain(background + fromSecond, first, hasGrown: !fromSecond.isEmpty)
    return fromFirst + fromSecond
  }

  /// Whether these can hold together.
  private mutating func holds(_ chosen: [Int]) -> Bool {
    var solver = LevelSolver(self)
    defer { effort = solver.simplex.effort }
    for row in chosen.sorted() {
      if solver.simplex.effort < 0 { return true }
      solver.simplex.load(terms(of: row), constant: rows[row].constant)
      if !solver.require(rows[row].relation) { return false }
    }
    return true
  }
}
