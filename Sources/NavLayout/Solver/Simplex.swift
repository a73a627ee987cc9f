/// The tableau of a Cassowary solver (Badros, Borning, Stuckey: The Cassowary linear arithmetic constraint solver).
///
/// Variables that may be negative are solved for and taken out as soon as a constraint names them; slack and error
/// variables, which may not, stay in a tableau that is kept feasible. Instead of weights for priorities the levels
/// are optimised one after the other: when one is done, the columns that would make it worse are closed for good, so
/// that no lower priority can ever outweigh a higher one, however many there are.
struct Simplex {
  enum State: UInt8 {
    /// Nothing has been said of it yet.
    case free
    /// Equal to the sum in its row; later rows may have solved for variables in that sum.
    case solved
    /// Restricted, and zero.
    case parametric
    /// Restricted, and equal to the sum in its row, which names parametric variables only.
    case basic
    /// Zero for good.
    case closed
  }

  struct Row {
    var first: Int32
    var count: Int32
    var capacity: Int32
    var constant: Double
  }

  /// By variable.
  var states: [State]
  /// By variable: the row of one that is solved or basic.
  var rowOf: [Int32]
  var rows: [Row] = []
  /// The terms of all rows; a row that outgrows its place moves to the end.
  var pool: [LinearTerm] = []
  /// Solved variables in the order in which they were solved for.
  var solvedOrder: [Int32] = []

  /// The sum at hand: by variable, and which variables it names.
  var sum: [Double]
  var isNamed: [Bool]
  var named: [Int32] = []
  var sumConstant = 0.0

  /// What the level at hand wants to be small: by parametric variable.
  var cost: [Double]
  var costly: [Int32] = []
  var hasCost: [Bool]

  /// Chains of rows by column, where entries may be outdated: the first of a column, the next of an entry, its row's
  /// basic variable.
  var firstUse: [Int32]
  var nextUse: [Int32] = []
  var user: [Int32] = []
  /// By basic variable: the pivot that last looked at its row.
  var lastLook: [Int32]
  var look: Int32 = 0

  /// What counts as zero: for factors, and for lengths in points.
  static var tiny: Double { 1e-9 }
  static var short: Double { 1e-7 }

  init(variables: Int, reserving extra: Int) {
    let count = variables
    states = [State](repeating: .free, count: count)
    rowOf = [Int32](repeating: -1, count: count)
    sum = [Double](repeating: 0, count: count)
    isNamed = [Bool](repeating: false, count: count)
    cost = [Double](repeating: 0, count: count)
    hasCost = [Bool](repeating: false, count: count)
    firstUse = [Int32](repeating: -1, count: count)
    lastLook = [Int32](repeating: 0, count: count)
    let all = count + extra
    states.reserveCapacity(all)
    rowOf.reserveCapacity(all)
    sum.reserveCapacity(all)
    isNamed.reserveCapacity(all)
    cost.reserveCapacity(all)
    hasCost.reserveCapacity(all)
    firstUse.reserveCapacity(all)
    lastLook.reserveCapacity(all)
    rows.reserveCapacity(all)
    pool.reserveCapacity(4 * all)
  }

  /// A new restricted variable.
  mutating func restricted() -> Int {
    states.append(.parametric)
    rowOf.append(-1)
    sum.append(0)
    isNamed.append(false)
    cost.append(0)
    hasCost.append(false)
    firstUse.append(-1)
    lastLook.append(0)
    return states.count - 1
  }

  // MARK: The sum at hand

  /// Starts a sum with a constraint's terms, in which everything known is put in.
  mutating func load(_ terms: ArraySlice<LinearTerm>, constant: Double) {
    for term in terms {
      if states[Int(term.variable)] == .solved { flatten(Int(term.variable)) }
    }
    sumConstant = constant
    for term in terms { put(Int(term.variable), term.factor) }
  }

  /// Adds a variable, or what it is known to equal.
  mutating func put(_ variable: Int, _ factor: Double) {
    switch states[variable] {
    case .free, .parametric: name(variable, factor)
    case .closed: return
    case .solved:
      let row = rows[Int(rowOf[variable])]
      sumConstant += factor * row.constant
      for index in Int(row.first)..<Int(row.first + row.count) {
        let term = pool[index]
        // What is solved has been put in when the row was flattened.
        if states[Int(term.variable)] == .basic {
          putBasic(Int(term.variable), factor * term.factor)
        } else if states[Int(term.variable)] != .closed {
          name(Int(term.variable), factor * term.factor)
        }
      }
    case .basic: putBasic(variable, factor)
    }
  }

  private mutating func putBasic(_ variable: Int, _ factor: Double) {
    let row = rows[Int(rowOf[variable])]
    sumConstant += factor * row.constant
    for index in Int(row.first)..<Int(row.first + row.count) {
      let term = pool[index]
      if states[Int(term.variable)] != .closed { name(Int(term.variable), factor * term.factor) }
    }
  }

  @inline(__always)
  mutating func name(_ variable: Int, _ factor: Double) {
    if !isNamed[variable] {
      isNamed[variable] = true
      named.append(Int32(truncatingIfNeeded: variable))
      sum[variable] = factor
    } else {
      sum[variable] += factor
    }
  }

  /// The free variable to solve for: the one with the greatest factor, the last of equals, since what stands later
  /// depends on what stands before. Factors that came out as nothing are taken from the sum.
  mutating func choice() -> (free: Int?, isConstant: Bool) {
    var best: Int?
    var bestFactor = 0.0
    var kept = 0
    for index in named.indices {
      let variable = named[index]
      let factor = abs(sum[Int(variable)])
      if factor < Self.tiny {
        isNamed[Int(variable)] = false
        continue
      }
      named[kept] = variable
      kept += 1
      guard states[Int(variable)] == .free else { continue }
      if factor > bestFactor + Self.tiny
        || factor > bestFactor - Self.tiny && Int(variable) > best ?? -1
      {
        best = Int(variable)
        bestFactor = max(bestFactor, factor)
      }
    }
    named.removeLast(named.count - kept)
    return (best, kept == 0)
  }

  mutating func clearSum() {
    for variable in named { isNamed[Int(variable)] = false }
    named.removeAll(keepingCapacity: true)
  }

  /// Writes the sum, solved for a variable in it, as that variable's row; the sum is empty afterwards.
  mutating func solve(for variable: Int, as state: State) {
    let scale = -1 / sum[variable]
    let row = rowOf[variable] >= 0 ? Int(rowOf[variable]) : newRow(for: variable)
    states[variable] = state
    if state == .solved { solvedOrder.append(Int32(variable)) }
    isNamed[variable] = false
    store(row, of: variable, scale: scale, except: variable, isTracked: state == .basic)
  }

  private mutating func newRow(for variable: Int) -> Int {
    rows.append(Row(first: 0, count: 0, capacity: 0, constant: 0))
    rowOf[variable] = Int32(rows.count - 1)
    return rows.count - 1
  }

  /// Writes the sum times `scale` as a row and empties it.
  mutating func store(
    _ index: Int, of owner: Int, scale: Double, except left: Int, isTracked: Bool
  ) {
    var row = rows[index]
    row.constant = sumConstant * scale
    if Int(row.capacity) < named.count {
      row.first = Int32(pool.count)
      row.capacity = Int32(named.count)
      for _ in named { pool.append(LinearTerm(0, 0)) }
    }
    var next = Int(row.first)
    for variable in named {
      isNamed[Int(variable)] = false
      let factor = sum[Int(variable)] * scale
      if Int(variable) == left || abs(factor) < Self.tiny { continue }
      pool[next] = LinearTerm(Int(variable), factor)
      next += 1
      if isTracked { use(of: Int(variable), by: owner) }
    }
    row.count = Int32(next) - row.first
    rows[index] = row
    named.removeAll(keepingCapacity: true)
  }

  @inline(__always)
  private mutating func use(of column: Int, by owner: Int) {
    user.append(Int32(owner))
    nextUse.append(firstUse[column])
    firstUse[column] = Int32(user.count - 1)
  }

  // MARK: Solved variables

  /// Puts what was solved for since into the row of a solved variable, and into the rows that it needs.
  ///
  /// A row names only what was solved for later, so there are no circles.
  private mutating func flatten(_ variable: Int) {
    var waiting: [Int32] = []
    if !needsFlattening(variable) { return }
    waiting.append(Int32(variable))
    while let next = waiting.last {
      let row = rows[Int(rowOf[Int(next)])]
      var isReady = true
      for index in Int(row.first)..<Int(row.first + row.count) {
        let inner = Int(pool[index].variable)
        if states[inner] == .solved && needsFlattening(inner) {
          waiting.append(Int32(inner))
          isReady = false
        }
      }
      if !isReady { continue }
      waiting.removeLast()
      if needsFlattening(Int(next)) { rewrite(Int(next)) }
    }
  }

  private func needsFlattening(_ variable: Int) -> Bool {
    let row = rows[Int(rowOf[variable])]
    for index in Int(row.first)..<Int(row.first + row.count)
    where states[Int(pool[index].variable)] == .solved {
      return true
    }
    return false
  }

  private mutating func rewrite(_ variable: Int) {
    let index = Int(rowOf[variable])
    let row = rows[index]
    sumConstant = row.constant
    for place in Int(row.first)..<Int(row.first + row.count) {
      let term = pool[place]
      guard states[Int(term.variable)] == .solved else {
        // What is basic stays as it is: pivots would outdate what it equals.
        if states[Int(term.variable)] != .closed { name(Int(term.variable), term.factor) }
        continue
      }
      let inner = rows[Int(rowOf[Int(term.variable)])]
      sumConstant += term.factor * inner.constant
      for innerPlace in Int(inner.first)..<Int(inner.first + inner.count) {
        let other = pool[innerPlace]
        if states[Int(other.variable)] != .closed {
          name(Int(other.variable), term.factor * other.factor)
        }
      }
    }
    store(index, of: variable, scale: 1, except: -1, isTracked: false)
  }

  /// The values of the first variables, in order. What is still free counts as zero.
  func values(_ count: Int) -> [Double] {
    var values = [Double](repeating: 0, count: states.count)
    for variable in states.indices where states[variable] == .basic {
      values[variable] = rows[Int(rowOf[variable])].constant
    }
    for variable in solvedOrder.reversed() {
      let row = rows[Int(rowOf[Int(variable)])]
      var value = row.constant
      for index in Int(row.first)..<Int(row.first + row.count) {
        value += pool[index].factor * values[Int(pool[index].variable)]
      }
      values[Int(variable)] = value
    }
    values.removeLast(values.count - count)
    return values
  }
}
