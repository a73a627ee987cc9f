extension Simplex {
  /// Wants a parametric variable to be small.
  mutating func addCost(_ variable: Int, _ factor: Double) {
    if !columns[variable].hasCost {
      columns[variable].hasCost = true
      costly.append(Int32(variable))
      columns[variable].cost = factor
    } else {
      columns[variable].cost += factor
    }
  }

  /// Wants what a basic variable equals to be small.
  mutating func addCost(ofBasic variable: Int, _ factor: Double) {
    let row = rows[Int(columns[variable].row)]
    for index in Int(row.first)..<Int(row.first + row.count) {
      let term = pool[index]
      if columns[Int(term.variable)].state == .parametric {
        addCost(Int(term.variable), factor * term.factor)
      }
    }
  }

  mutating func clearCost() {
    for variable in costly { columns[Int(variable)].hasCost = false }
    costly.removeAll(keepingCapacity: true)
  }

  /// Makes the cost as small as it can be. Returns false where it has no bound.
  @discardableResult
  mutating func optimize() -> Bool {
    var rounds = 0
    while let entering = entering(isCareful: rounds > 64) {
      guard let leaving = leaving(for: entering) else { return false }
      pivot(entering, leaving)
      rounds += 1
      // Nothing of a screen's size needs as many; rounding must never hang an app.
      if rounds > 20_000 || effort < 0 { return true }
    }
    return true
  }

  /// The parametric variable that makes the cost smaller fastest; when careful, the first one (Bland), which never
  /// goes in circles.
  private mutating func entering(isCareful: Bool) -> Int? {
    var best: Int?
    var least = -Self.tiny * 10
    var kept = 0
    for index in costly.indices {
      let variable = Int(costly[index])
      if columns[variable].state != .parametric || columns[variable].cost == 0 {
        columns[variable].hasCost = false
        continue
      }
      costly[kept] = costly[index]
      kept += 1
      if isCareful {
        if columns[variable].cost < -Self.tiny * 10, variable < best ?? Int.max { best = variable }
      } else if columns[variable].cost < least {
        least = columns[variable].cost
        best = variable
      }
    }
    if kept < costly.count { costly.removeLast(costly.count - kept) }
    return best
  }

  /// The basic variable that is the first to become zero when `entering` grows.
  private mutating func leaving(for entering: Int) -> Int? {
    var best: Int?
    var least = Double.infinity
    look += 1
    var next = columns[entering].firstUse
    while next >= 0 {
      let owner = Int(uses[Int(next)].owner)
      next = uses[Int(next)].next
      guard columns[owner].state == .basic, columns[owner].lastLook != look else { continue }
      columns[owner].lastLook = look
      let factor = factor(of: entering, inRowOf: owner)
      guard factor < -Self.tiny else { continue }
      let ratio = max(0, rows[Int(columns[owner].row)].constant) / -factor
      if ratio < least - Self.tiny || ratio < least + Self.tiny && owner < best ?? Int.max {
        least = min(least, ratio)
        best = owner
      }
    }
    return best
  }

  private mutating func factor(of column: Int, inRowOf owner: Int) -> Double {
    let row = rows[Int(columns[owner].row)]
    effort -= Int(row.count)
    for index in Int(row.first)..<Int(row.first + row.count)
    where Int(pool[index].variable) == column {
      return pool[index].factor
    }
    return 0
  }

  /// Swaps a parametric and a basic variable, and puts the new row wherever the parametric one was named.
  mutating func pivot(_ entering: Int, _ leaving: Int) {
    tidy()
    // leaving = constant + … + factor * entering, solved for entering.
    let row = rows[Int(columns[leaving].row)]
    sumConstant = row.constant
    for index in Int(row.first)..<Int(row.first + row.count) {
      let term = pool[index]
      if columns[Int(term.variable)].state != .closed { name(Int(term.variable), term.factor) }
    }
    columns[leaving].state = .parametric
    name(leaving, -1)
    let freed = columns[leaving].row
    columns[leaving].row = -1
    columns[entering].row = freed
    solve(for: entering, as: .basic)
    substitute(entering)
    guard columns[entering].hasCost else { return }
    let factor = columns[entering].cost
    columns[entering].cost = 0
    if factor != 0 { addCost(ofBasic: entering, factor) }
  }

  private mutating func substitute(_ column: Int) {
    look += 1
    columns[column].lastLook = look
    var next = columns[column].firstUse
    columns[column].firstUse = -1
    while next >= 0 {
      let owner = Int(uses[Int(next)].owner)
      next = uses[Int(next)].next
      guard columns[owner].state == .basic, columns[owner].lastLook != look else { continue }
      columns[owner].lastLook = look
      let factor = factor(of: column, inRowOf: owner)
      if factor == 0 { continue }
      let index = Int(columns[owner].row)
      let row = rows[index]
      sumConstant = row.constant
      for place in Int(row.first)..<Int(row.first + row.count) {
        let term = pool[place]
        if Int(term.variable) != column && columns[Int(term.variable)].state != .closed {
          name(Int(term.variable), term.factor)
        }
      }
      let new = rows[Int(columns[column].row)]
      sumConstant += factor * new.constant
      for place in Int(new.first)..<Int(new.first + new.count) {
        name(Int(pool[place].variable), factor * pool[place].factor)
      }
      // Rounding must not make a row infeasible.
      if sumConstant < 0 && sumConstant > -Self.short { sumConstant = 0 }
      store(index, of: owner, scale: 1, except: -1, isTracked: true)
    }
  }

  /// Fixes a restricted variable at zero, where it is zero.
  mutating func close(_ variable: Int) {
    if columns[variable].state == .basic {
      // Any column will do, since the row is zero and stays so.
      let row = rows[Int(columns[variable].row)]
      var column: Int?
      for index in Int(row.first)..<Int(row.first + row.count)
      where columns[Int(pool[index].variable)].state == .parametric {
        column = Int(pool[index].variable)
        if abs(pool[index].factor) > 0.01 { break }
      }
      guard let column else {
        // Nothing can move it any more.
        columns[variable].state = .closed
        columns[variable].row = -1
        return
      }
      pivot(column, variable)
    }
    columns[variable].state = .closed
  }
}
