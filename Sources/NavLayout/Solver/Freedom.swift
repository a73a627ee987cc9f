extension LevelSolver {
  /// Which of these could have another value without any constraint losing.
  ///
  /// Looking moves the variables that are open; what is kept stays kept.
  mutating func isOpen(_ questions: [Question]) -> [Bool] {
    var sum: [LinearTerm] = []
    return questions.map { question in
      if simplex.effort < 0 { return false }
      sum.removeAll(keepingCapacity: true)
      sum.append(LinearTerm(Int(question.variable), 1))
      if question.other >= 0 { sum.append(LinearTerm(Int(question.other), -1)) }
      // Where it cannot become less, maybe it can become more.
      return canMove(sum, 1) ?? canMove(sum, -1) ?? false
    }
  }

  /// Whether a sum can become less (or more, with the other sign); nil where it cannot.
  private mutating func canMove(_ sum: [LinearTerm], _ sign: Double) -> Bool? {
    simplex.load(sum[...], constant: 0)
    if simplex.isDetermined() {
      simplex.clearSum()
      return false
    }
    let (free, isConstant) = simplex.choice()
    let before = simplex.sumConstant
    var canPivot = false
    if !isConstant && free == nil {
      simplex.clearCost()
      for variable in simplex.named {
        let factor = sign * simplex.columns[Int(variable)].sum
        simplex.addCost(Int(variable), factor)
        // Where no factor has the right sign, no pivot would come.
        canPivot = canPivot || factor < 0
      }
    }
    simplex.clearSum()
    if isConstant { return false }
    if free != nil { return true }
    let isBounded = !canPivot || simplex.optimize()
    simplex.clearCost()
    if !isBounded { return true }
    if !canPivot { return nil }
    simplex.load(sum[...], constant: 0)
    _ = simplex.choice()
    let moved = simplex.sumConstant - before
    simplex.clearSum()
    return abs(moved) > ConstraintSystem.tolerance ? true : nil
  }
}
