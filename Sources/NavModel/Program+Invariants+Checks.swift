import NavText

extension Program {
  /// What checks promise. The expressions are known to be sound, and which of them are Booleans.
  func inspectChecks(isBoolean: (ID<Expression>) -> Bool) throws(BrokenPromise) {
    try inspectConditions(isBoolean)
    for id in claims.ids { try inspect(id) }
    for id in checks.ids {
      let row = self[id]
      try demand(
        MoveSet.all.isSuperset(of: row.moves), .checks, id, "counts moves that there are not")
      try demand(
        0...Check.mostStates ~= row.states ?? 0, .checks, id, "explores too few or too many states")
    }
  }

  private func inspectConditions(_ isBoolean: (ID<Expression>) -> Bool) throws(BrokenPromise) {
    var depths: [Int] = []
    var isOperand = [Bool](repeating: false, count: conditions.count)
    for id in conditions.ids {
      var depth = 0
      func operand(_ operand: ID<Condition>) throws(BrokenPromise) {
        try demand(
          !isOperand[Int(operand.index)], .conditions, operand, "is an operand twice")
        isOperand[Int(operand.index)] = true
        depth = max(depth, depths[Int(operand.index)])
      }
      switch self[id] {
      case .not(let inner): try operand(inner)
      case .and(let left, let right), .or(let left, let right):
        try operand(left)
        try operand(right)
      case .expression(let expression):
        try demand(isBoolean(expression), .conditions, id, "has a condition that is not Boolean")
      case .expectation(let expectation):
        try demand(
          !expectation.query.isAboutLastStep, .conditions, id, "asks what no state can answer")
      case .number(let expectation, let comparison, _):
        let isCounted = expectation.query == .stack || expectation.query == .presented
        let isNumber = expectation.query == .variable && expectation.variable != nil
        try demand(
          (isCounted || isNumber) && comparison.facts.binding == .comparison, .conditions, id,
          "compares what is no number")
      case .visible, .initial: break
      }
      depths.append(depth + 1)
      try demand(depth < Program.deepestNesting, .conditions, id, "is nested too deep")
    }
  }

  private func inspect(_ id: ID<Claim>) throws(BrokenPromise) {
    let claim = self[id]
    let facts = claim.kind.facts
    try demand(facts.hasStart || claim.from == nil, .claims, id, "has a start that its kind lacks")
    try demand(
      facts.hasBound ? 1...ClaimKind.mostMoves ~= claim.within : claim.within == 0, .claims, id,
      "allows another number of moves than its kind")
    try demand(
      (facts.goal == .condition) == (claim.goal != nil), .claims, id,
      "has another goal than its kind")
    try demand(
      facts.goal == .code || claim.code.isNone, .claims, id, "names an error that its kind lacks")
  }

  private func demand<Row>(
    _ condition: Bool, _ table: GraphTable, _ id: ID<Row>, _ otherwise: StaticString
  ) throws(BrokenPromise) {
    guard condition else {
      throw BrokenPromise(text: "\(table.name)[\(id.index)] \(otherwise)")
    }
  }
}
