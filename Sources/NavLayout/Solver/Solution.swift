/// A variable, or the difference of two, of which is asked whether it is determined.
public struct Question: Hashable, Sendable {
  let variable: Int32
  let other: Int32

  public init(_ variable: Int, minus other: Int = -1) {
    self.variable = Int32(truncatingIfNeeded: variable)
    self.other = Int32(truncatingIfNeeded: other)
  }
}

/// What a solver made of a system.
public struct Solution: Sendable {
  /// By variable.
  public internal(set) var values: [Double] = []
  /// Required constraints that cannot hold together with those before them, and were left out.
  public internal(set) var broken: [Int] = []
  /// By variable that was asked for: whether something could still move it.
  public internal(set) var isOpen: [Bool] = []
  /// Whether the system was solved within the effort that it allows; else nothing else here counts.
  public internal(set) var isComplete = true
}

extension ConstraintSystem {
  /// Points by which a required constraint may miss before it counts as broken. Multipliers are kept in thousandths,
  /// so that a third of a screen is off by a fraction of a point.
  static var tolerance: Double { 0.5 }

  /// Values that keep every required constraint, and of the others as much as can be: a constraint gives way only to
  /// those of its own or a higher priority.
  ///
  /// `open` is asked which of these are not determined. Constraints of priority 0 only choose among what
  /// is open then. What it takes is taken from `effort`.
  public mutating func solve(open: [Question] = []) -> Solution {
    var solver = LevelSolver(self)
    var solution = Solution()
    let order = order()
    var next = 0
    while next < order.count, rows[Int(order[next])].priority > 0 {
      next = solver.take(level: next, of: order)
    }
    // Asking moves what is open, so it comes last.
    let asked = next < order.count && !open.isEmpty ? solver : nil
    while next < order.count { next = solver.take(level: next, of: order) }
    effort = solver.simplex.effort
    solution.isComplete = effort >= 0
    if !solution.isComplete { return solution }
    solution.values = solver.simplex.values(variableCount)
    solution.broken = solver.broken
    if open.isEmpty { return solution }
    var answering = asked ?? solver
    answering.simplex.effort = effort
    solution.isOpen = answering.isOpen(open)
    effort = answering.simplex.effort
    solution.isComplete = effort >= 0
    return solution
  }
}

/// Takes constraints into a tableau, one priority after the other.
struct LevelSolver {
  let system: ConstraintSystem
  var simplex: Simplex
  var broken: [Int] = []

  init(_ system: ConstraintSystem) {
    self.system = system
    // An inequality has a slack variable, a wish two errors.
    var extra = 0
    for row in system.rows {
      extra += Int(row.priority) < ConstraintSystem.required ? 2 : row.relation == .equal ? 0 : 1
    }
    simplex = Simplex(
      variables: system.variableCount, rows: system.rows.count, reserving: extra,
      effort: system.effort)
  }

  /// Takes all constraints of one priority; returns where the next begins.
  mutating func take(level start: Int, of order: [Int32]) -> Int {
    let priority = system.rows[Int(order[start])].priority
    var next = start
    while next < order.count {
      let index = Int(order[next])
      let row = system.rows[index]
      if row.priority != priority { break }
      if simplex.effort < 0 { return order.count }
      simplex.load(system.terms(of: index), constant: row.constant)
      if Int(priority) == ConstraintSystem.required {
        if !require(row.relation) { broken.append(index) }
      } else {
        wish(row.relation)
      }
      next += 1
    }
    if Int(priority) != ConstraintSystem.required { settle() }
    return next
  }

  /// Takes the sum at hand as a constraint that must hold; false where it cannot, and then it is left out.
  mutating func require(_ relation: ConstraintSystem.Relation) -> Bool {
    let (free, isConstant) = simplex.choice()
    if isConstant {
      let rest = simplex.sumConstant
      switch relation {
      case .equal: return abs(rest) <= ConstraintSystem.tolerance
      case .lessOrEqual: return rest <= ConstraintSystem.tolerance
      case .greaterOrEqual: return rest >= -ConstraintSystem.tolerance
      }
    }
    // sum + slack = 0, or sum - slack = 0.
    if relation != .equal {
      simplex.name(simplex.restricted(), relation == .lessOrEqual ? 1 : -1)
    }
    if let free {
      simplex.solve(for: free, as: .solved)
      return true
    }
    return enforce(slackFactor: relation == .equal ? 0 : relation == .lessOrEqual ? 1 : -1)
  }

  /// The sum names restricted variables only: brings it to zero by way of an artificial variable.
  private mutating func enforce(slackFactor: Double) -> Bool {
    // With the right sign the slack itself is a feasible start.
    if slackFactor != 0, simplex.sumConstant * slackFactor <= 0 {
      simplex.solve(for: Int(simplex.named[simplex.named.count - 1]), as: .basic)
      return true
    }
    let artificial = simplex.restricted()
    simplex.name(artificial, simplex.sumConstant >= 0 ? -1 : 1)
    simplex.solve(for: artificial, as: .basic)
    simplex.clearCost()
    simplex.addCost(ofBasic: artificial, 1)
    simplex.optimize()
    simplex.clearCost()
    if simplex.columns[artificial].state == .basic {
      let rest = simplex.rows[Int(simplex.columns[artificial].row)].constant
      if rest > ConstraintSystem.tolerance {
        // Only this row knew the artificial variable and the slack: without it the constraint is forgotten.
        simplex.rows[Int(simplex.columns[artificial].row)].count = 0
        simplex.columns[artificial].state = .closed
        simplex.columns[artificial].row = -1
        return false
      }
      simplex.rows[Int(simplex.columns[artificial].row)].constant = 0
    }
    simplex.close(artificial)
    return true
  }

  /// Takes the sum at hand as a constraint that holds if it can: what it misses by costs.
  private mutating func wish(_ relation: ConstraintSystem.Relation) {
    let (free, isConstant) = simplex.choice()
    if isConstant { return }
    // sum - over + under = 0; for an inequality one of them is free of charge.
    let over = simplex.restricted()
    let under = simplex.restricted()
    simplex.name(over, -1)
    simplex.name(under, 1)
    let overCosts = relation != .greaterOrEqual
    let underCosts = relation != .lessOrEqual
    if let free {
      simplex.solve(for: free, as: .solved)
      if overCosts { simplex.addCost(over, 1) }
      if underCosts { simplex.addCost(under, 1) }
      return
    }
    let (basic, other) = simplex.sumConstant >= 0 ? (over, under) : (under, over)
    let (basicCosts, otherCosts) =
      simplex.sumConstant >= 0 ? (overCosts, underCosts) : (underCosts, overCosts)
    simplex.solve(for: basic, as: .basic)
    if basicCosts { simplex.addCost(ofBasic: basic, 1) }
    if otherCosts { simplex.addCost(other, 1) }
  }

  /// Ends a priority: whatever would make it worse is closed for those that follow.
  private mutating func settle() {
    simplex.optimize()
    for variable in simplex.costly where simplex.columns[Int(variable)].state == .parametric {
      if simplex.columns[Int(variable)].cost > 1e-7 {
        simplex.columns[Int(variable)].state = .closed
      }
    }
    simplex.clearCost()
  }
}
