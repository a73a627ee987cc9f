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
    /// Equal to the sum in its row, which names others: those that were free then may have been solved for since.
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

  /// What is known of a variable: together, since most of it is needed at once.
  struct Column {
    var state = State.free
    /// Whether the sum at hand names it.
    var isNamed = false
    /// Whether it is among the costs.
    var hasCost = false
    /// Whether it is known that nothing can move it.
    var isDetermined = false
    /// The row of one that is solved or basic.
    var row: Int32 = -1
    /// The first of the chain of rows that name it.
    var firstUse: Int32 = -1
    /// For a basic one: the pivot that last looked at its row.
    var lastLook: Int32 = 0
    /// For a solved one that nothing free is behind any more: greater than those of all that its row names. Else 0.
    var rank: Int32 = 0
    /// Its factor in the sum at hand.
    var sum = 0.0
    /// What the level at hand wants to be small: of a parametric one.
    var cost = 0.0
  }

  /// By variable.
  var columns: [Column]
  var rows: [Row] = []
  /// The terms of all rows; a row that outgrows its place moves to the end.
  var pool: [LinearTerm] = []
  /// Solved variables in the order in which they were solved for.
  var solvedOrder: [Int32] = []

  /// The variables that the sum at hand names.
  var named: [Int32] = []
  var sumConstant = 0.0

  /// What a sum is still to be rid of.
  private var waiting: [Int32] = []
  private var highestRank: Int32 = 0

  /// The variables that the level at hand may want to be small.
  var costly: [Int32] = []

  /// An entry in the chain of rows that name a column.
  struct Use {
    /// The basic variable of the row.
    let owner: Int32
    let next: Int32
  }

  /// The chains of all columns; entries may be outdated.
  var uses: [Use] = []
  /// How many terms of the pool belong to rows that moved away.
  private var leftBehind = 0
  /// How many uses there may be before those that are outdated are taken out.
  private var mostUses = 1 << 14
  /// Counts pivots and searches.
  var look: Int32 = 0
  /// How many terms there may be at a time.
  private let mostTerms: Int
  /// How many terms may still be looked at before the solver gives up.
  var effort: Int

  /// What counts as zero: for factors, and for lengths in points.
  static var tiny: Double { 1e-9 }
  static var short: Double { 1e-7 }

  init(variables: Int, rows count: Int, reserving extra: Int, effort: Int) {
    self.effort = effort
    let all = variables + extra
    mostTerms = 1 << 19 + 4 * all
    columns = []
    columns.reserveCapacity(all)
    for _ in 0..<variables { columns.append(Column()) }
    rows.reserveCapacity(count)
    pool.reserveCapacity(variables + 2 * extra)
  }

  /// A new restricted variable.
  mutating func restricted() -> Int {
    var column = Column()
    column.state = .parametric
    columns.append(column)
    return columns.count - 1
  }

  // MARK: The sum at hand

  /// Starts a sum with a constraint's terms.
  ///
  /// Only what depends on free variables is put in. A variable that has a rank keeps its name, as a basic one does:
  /// code that solves for a free variable of the sum needs no more, so that the rows of views in a chain stay short.
  mutating func load(_ terms: ArraySlice<LinearTerm>, constant: Double) {
    tidy()
    for term in terms {
      if columns[Int(term.variable)].state == .solved { flatten(Int(term.variable)) }
    }
    sumConstant = constant
    for term in terms { put(Int(term.variable), term.factor) }
  }

  /// Adds a variable, or what it is known to equal.
  private mutating func put(_ variable: Int, _ factor: Double) {
    switch columns[variable].state {
    case .closed: return
    case .free, .parametric, .basic: name(variable, factor)
    case .solved where columns[variable].rank > 0: name(variable, factor)
    case .solved: putRow(of: variable, factor)
    }
  }

  private mutating func putRow(of variable: Int, _ factor: Double) {
    let row = rows[Int(columns[variable].row)]
    sumConstant += factor * row.constant
    for index in Int(row.first)..<Int(row.first + row.count) {
      let term = pool[index]
      if columns[Int(term.variable)].state != .closed {
        name(Int(term.variable), factor * term.factor)
      }
    }
  }

  /// Leaves parametric variables only in a sum that names no free one.
  ///
  /// The highest rank comes first: what cancels is never looked into.
  private mutating func expand() {
    for variable in named where columns[Int(variable)].state == .solved { wait(variable) }
    while let variable = nextWaiting() {
      let factor = columns[variable].sum
      columns[variable].isNamed = false
      if abs(factor) < Self.tiny { continue }
      let row = rows[Int(columns[variable].row)]
      effort -= Int(row.count)
      sumConstant += factor * row.constant
      for index in Int(row.first)..<Int(row.first + row.count) {
        let term = pool[index]
        let inner = Int(term.variable)
        if columns[inner].state == .closed { continue }
        if columns[inner].state == .solved && !columns[inner].isNamed { wait(term.variable) }
        name(inner, factor * term.factor)
      }
    }
    var kept = 0
    for index in named.indices {
      let variable = named[index]
      switch columns[Int(variable)].state {
      case .solved: continue
      case .basic:
        columns[Int(variable)].isNamed = false
        waiting.append(variable)
      case .free, .parametric, .closed:
        named[kept] = variable
        kept += 1
      }
    }
    if kept < named.count { named.removeLast(named.count - kept) }
    for variable in waiting {
      let factor = columns[Int(variable)].sum
      if abs(factor) >= Self.tiny { putRow(of: Int(variable), factor) }
    }
    waiting.removeAll(keepingCapacity: true)
  }

  /// Into a heap by rank.
  private mutating func wait(_ variable: Int32) {
    waiting.append(variable)
    var place = waiting.count - 1
    while place > 0, rank(at: place) > rank(at: (place - 1) / 2) {
      waiting.swapAt(place, (place - 1) / 2)
      place = (place - 1) / 2
    }
  }

  private mutating func nextWaiting() -> Int? {
    guard let highest = waiting.first, let last = waiting.popLast() else { return nil }
    if waiting.isEmpty { return Int(highest) }
    waiting[0] = last
    var place = 0
    while 2 * place + 1 < waiting.count {
      var lower = 2 * place + 1
      if lower + 1 < waiting.count && rank(at: lower + 1) > rank(at: lower) { lower += 1 }
      if rank(at: place) >= rank(at: lower) { break }
      waiting.swapAt(place, lower)
      place = lower
    }
    return Int(highest)
  }

  private func rank(at place: Int) -> Int32 { columns[Int(waiting[place])].rank }

  @inline(__always)
  mutating func name(_ variable: Int, _ factor: Double) {
    if !columns[variable].isNamed {
      columns[variable].isNamed = true
      named.append(Int32(truncatingIfNeeded: variable))
      columns[variable].sum = factor
    } else {
      columns[variable].sum += factor
    }
  }

  /// The free variable to solve for: the one with the greatest factor, the last of equals, since what is later
  /// depends on what is before. Factors that came out as nothing are taken from the sum.
  ///
  /// Where there is none, the sum names parametric variables only afterwards.
  mutating func choice() -> (free: Int?, isConstant: Bool) {
    if let free = freeVariable() { return (free, false) }
    expand()
    // Takes out what cancelled.
    _ = freeVariable()
    return (nil, named.isEmpty)
  }

  private mutating func freeVariable() -> Int? {
    var best: Int?
    var bestFactor = 0.0
    var kept = 0
    for index in named.indices {
      let variable = named[index]
      let factor = abs(columns[Int(variable)].sum)
      if factor < Self.tiny {
        columns[Int(variable)].isNamed = false
        continue
      }
      named[kept] = variable
      kept += 1
      guard columns[Int(variable)].state == .free else { continue }
      if factor > bestFactor + Self.tiny
        || factor > bestFactor - Self.tiny && Int(variable) > best ?? -1
      {
        best = Int(variable)
        bestFactor = max(bestFactor, factor)
      }
    }
    if kept < named.count { named.removeLast(named.count - kept) }
    return best
  }

  mutating func clearSum() {
    for variable in named { columns[Int(variable)].isNamed = false }
    named.removeAll(keepingCapacity: true)
  }

  /// Writes the sum, solved for a variable in it, as that variable's row; the sum is empty afterwards.
  mutating func solve(for variable: Int, as state: State) {
    let scale = -1 / columns[variable].sum
    let row = columns[variable].row >= 0 ? Int(columns[variable].row) : newRow(for: variable)
    columns[variable].state = state
    if state == .solved { solvedOrder.append(Int32(variable)) }
    columns[variable].isNamed = false
    store(row, of: variable, scale: scale, except: variable, isTracked: state == .basic)
  }

  private mutating func newRow(for variable: Int) -> Int {
    rows.append(Row(first: 0, count: 0, capacity: 0, constant: 0))
    columns[variable].row = Int32(rows.count - 1)
    return rows.count - 1
  }

  /// Writes the sum times `scale` as a row and empties it.
  mutating func store(
    _ index: Int, of owner: Int, scale: Double, except left: Int, isTracked: Bool
  ) {
    effort -= named.count
    // Rows that name nearly everything need room for their square.
    if pool.count > mostTerms { effort = -1 }
    let isNew = Int(rows[index].capacity) < named.count
    let first = isNew ? pool.count : Int(rows[index].first)
    var next = first
    for variable in named {
      columns[Int(variable)].isNamed = false
      let factor = columns[Int(variable)].sum * scale
      if Int(variable) == left || abs(factor) < Self.tiny { continue }
      let term = LinearTerm(Int(variable), factor)
      if isNew { pool.append(term) } else { pool[next] = term }
      next += 1
      if isTracked { use(of: Int(variable), by: owner) }
    }
    rows[index].first = Int32(truncatingIfNeeded: first)
    rows[index].count = Int32(truncatingIfNeeded: next - first)
    if isNew {
      leftBehind += Int(rows[index].capacity)
      rows[index].capacity = rows[index].count
    }
    rows[index].constant = sumConstant * scale
    named.removeAll(keepingCapacity: true)
  }

  @inline(__always)
  private mutating func use(of column: Int, by owner: Int) {
    uses.append(Use(owner: Int32(truncatingIfNeeded: owner), next: columns[column].firstUse))
    columns[column].firstUse = Int32(truncatingIfNeeded: uses.count - 1)
  }

  // MARK: Room

  /// Takes out what is outdated, where there is much of it. No index into the tables may be kept across this.
  mutating func tidy() {
    if leftBehind > 1 << 14 && leftBehind > pool.count / 2 {
      var kept: [LinearTerm] = []
      kept.reserveCapacity(pool.count - leftBehind)
      for index in rows.indices {
        let row = rows[index]
        rows[index].first = Int32(truncatingIfNeeded: kept.count)
        rows[index].capacity = row.count
        kept += pool[Int(row.first)..<Int(row.first + row.count)]
      }
      pool = kept
      leftBehind = 0
    }
    if uses.count > mostUses {
      uses.removeAll(keepingCapacity: true)
      for variable in columns.indices { columns[variable].firstUse = -1 }
      for owner in columns.indices where columns[owner].state == .basic {
        let row = rows[Int(columns[owner].row)]
        for index in Int(row.first)..<Int(row.first + row.count) {
          use(of: Int(pool[index].variable), by: owner)
        }
      }
      mostUses = max(mostUses, 3 * uses.count)
    }
  }

  // MARK: Solved variables

  /// Puts what was solved for since into the row of a solved variable, and into the rows that it needs, and gives a rank
  /// to those that nothing free is behind any more.
  ///
  /// A row names variables that have ranks, and others that were solved for later only, so there are no circles.
  private mutating func flatten(_ variable: Int) {
    if columns[variable].rank > 0 { return }
    var stack = [Int32(truncatingIfNeeded: variable)]
    while let next = stack.last {
      if columns[Int(next)].rank > 0 {
        stack.removeLast()
        continue
      }
      let row = rows[Int(columns[Int(next)].row)]
      let count = stack.count
      for index in Int(row.first)..<Int(row.first + row.count) where isUnranked(index) {
        // One that has been looked at is as flat as it gets.
        if !isFlat(Int(pool[index].variable)) { stack.append(pool[index].variable) }
      }
      if stack.count > count { continue }
      stack.removeLast()
      settle(Int(next))
    }
  }

  /// Whether a term names a solved variable that has no rank.
  private func isUnranked(_ place: Int) -> Bool {
    let column = columns[Int(pool[place].variable)]
    return column.state == .solved && column.rank == 0
  }

  /// Whether nothing is to be put into a row, although something free is behind it.
  private func isFlat(_ variable: Int) -> Bool {
    let row = rows[Int(columns[variable].row)]
    var namesFree = false
    for index in Int(row.first)..<Int(row.first + row.count) {
      if isUnranked(index) { return false }
      namesFree = namesFree || columns[Int(pool[index].variable)].state == .free
    }
    return namesFree
  }

  /// Rewrites a row where it names something that depends on free variables, and ranks it where nothing in it does.
  private mutating func settle(_ variable: Int) {
    let index = Int(columns[variable].row)
    var row = rows[index]
    if (Int(row.first)..<Int(row.first + row.count)).contains(where: { isUnranked($0) }) {
      sumConstant = row.constant
      for place in Int(row.first)..<Int(row.first + row.count) {
        put(Int(pool[place].variable), pool[place].factor)
      }
      store(index, of: variable, scale: 1, except: -1, isTracked: false)
      row = rows[index]
    }
    for place in Int(row.first)..<Int(row.first + row.count)
    where columns[Int(pool[place].variable)].state == .free {
      return
    }
    highestRank += 1
    columns[variable].rank = highestRank
  }

  /// The values of the first variables, in order. What is still free counts as zero.
  func values(_ count: Int) -> [Double] {
    var values = [Double](repeating: 0, count: columns.count)
    for variable in columns.indices where columns[variable].state == .basic {
      values[variable] = rows[Int(columns[variable].row)].constant
    }
    var isKnown = [Bool](repeating: false, count: columns.count)
    var stack: [Int32] = []
    for variable in solvedOrder {
      stack.append(variable)
      while let next = stack.last {
        let row = rows[Int(columns[Int(next)].row)]
        var value = row.constant
        let count = stack.count
        for index in Int(row.first)..<Int(row.first + row.count) {
          let term = pool[index]
          if columns[Int(term.variable)].state == .solved && !isKnown[Int(term.variable)] {
            stack.append(term.variable)
          }
          value += term.factor * values[Int(term.variable)]
        }
        if stack.count > count { continue }
        stack.removeLast()
        values[Int(next)] = value
        isKnown[Int(next)] = true
      }
    }
    values.removeLast(values.count - count)
    return values
  }

  // MARK: What is determined

  /// Whether nothing can move any of the variables that the sum at hand names, as far as their rows say.
  mutating func isDetermined() -> Bool {
    for variable in named where !isDetermined(Int(variable)) { return false }
    return true
  }

  private mutating func isDetermined(_ variable: Int) -> Bool {
    var stack = [Int32(truncatingIfNeeded: variable)]
    while let next = stack.last {
      let column = columns[Int(next)]
      if column.state != .solved || column.rank == 0 { return false }
      if column.isDetermined {
        stack.removeLast()
        continue
      }
      let row = rows[Int(column.row)]
      let count = stack.count
      for index in Int(row.first)..<Int(row.first + row.count) {
        let inner = columns[Int(pool[index].variable)]
        if inner.state == .closed || inner.isDetermined { continue }
        if inner.state != .solved { return false }
        stack.append(pool[index].variable)
      }
      if stack.count > count { continue }
      columns[Int(next)].isDetermined = true
      stack.removeLast()
    }
    return true
  }
}
