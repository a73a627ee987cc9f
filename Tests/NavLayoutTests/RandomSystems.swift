import NavLayout

/// Systems of constraints that a known point keeps, and what a solver makes of them.
struct RandomSystem {
  var system = ConstraintSystem()
  /// A value for each variable that keeps every constraint.
  var point: [Double] = []
  private var state: UInt64

  init(seed: UInt64, rows: Int) {
    state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
    let count = 1 + below(rows)
    for _ in 0..<count {
      _ = system.variable()
      point.append(Double(below(400)) - 100)
    }
    for _ in 0..<rows { addRow() }
  }

  mutating func below(_ limit: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state >> 11) % max(1, limit)
  }

  private mutating func addRow() {
    var terms: [LinearTerm] = []
    var value = 0.0
    for _ in 0...below(3) {
      let factor = [1.0, -1, 1, -1, 0.5, 2][below(6)]
      let variable = below(point.count)
      terms.append(LinearTerm(variable, factor))
      value += factor * point[variable]
    }
    let priority = below(3) > 0 ? 1000 : 1 + below(999)
    switch below(3) {
    case 0: system.add(terms, .equal, constant: -value, priority: priority)
    case 1:
      system.add(terms, .lessOrEqual, constant: -value - Double(below(50)), priority: priority)
    default:
      system.add(terms, .greaterOrEqual, constant: -value + Double(below(50)), priority: priority)
    }
  }

  /// By how much values miss a constraint.
  func miss(_ row: Int, _ values: [Double]) -> Double {
    let (terms, relation, constant, _) = system.row(row)
    var sum = constant
    for term in terms { sum += term.factor * values[Int(term.variable)] }
    switch relation {
    case .equal: return abs(sum)
    case .lessOrEqual: return max(0, sum)
    case .greaterOrEqual: return max(0, -sum)
    }
  }

  /// The constraint that is missed most although all could be kept.
  func worst() -> (row: Int, miss: Double) {
    var system = system
    let solution = system.solve()
    if let broken = solution.broken.first { return (broken, .infinity) }
    var worst = (row: -1, miss: 0.0)
    for row in 0..<system.count {
      let miss = miss(row, solution.values)
      if miss > worst.miss { worst = (row, miss) }
    }
    return worst
  }
}
