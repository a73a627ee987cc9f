extension LevelSolver {
  /// Which of these sums could have another value without any constraint losing.
  mutating func isOpen(_ sums: [[LinearTerm]]) -> [Bool] {
    sums.map { sum in
      simplex.load(sum[...], constant: 0)
      let (free, isConstant) = simplex.choice()
      let (named, factors) = (simplex.named, simplex.named.map { simplex.columns[Int($0)].sum })
      simplex.clearSum()
      if isConstant { return false }
      if free != nil { return true }
      return canMove(named, factors, 1) || canMove(named, factors, -1)
    }
  }

  /// Whether a sum of parametric variables, now zero, can become less (or more, with the other sign).
  private func canMove(_ named: [Int32], _ factors: [Double], _ sign: Double) -> Bool {
    // Where no factor has the right sign, no pivot would come.
    guard factors.contains(where: { sign * $0 < 0 }) else { return false }
    var copy = simplex
    copy.clearCost()
    for (variable, factor) in zip(named, factors) {
      copy.addCost(Int(variable), sign * factor)
    }
    if !copy.optimize() { return true }
    // How far it came: what was parametric may be basic now.
    var moved = 0.0
    for (variable, factor) in zip(named, factors) where copy.columns[Int(variable)].state == .basic
    {
      moved += factor * copy.rows[Int(copy.columns[Int(variable)].row)].constant
    }
    return abs(moved) > ConstraintSystem.tolerance
  }
}
