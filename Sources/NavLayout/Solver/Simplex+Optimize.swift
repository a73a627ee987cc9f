extension Simplex {
  /// Wants a parametric variable to be small.
  mutating func addCost(_ variable: Int, _ factor: Double) {
    if !hasCost[variable] {
      hasCost[variable] = true
      costly.append(Int32(variable))
      cost[variable] = factor
    } else {
      cost[variable] += factor
    }
  }

  /// Wants what a basic variable equals to be small.
  mutating func addCost(ofBasic variable: Int, _ factor: Double) {
    let row = rows[Int(rowOf[variable])]
    for index in Int(row.first)..<Int(row.first + row.count) {
      let term = pool[index]
      if states[Int(term.variable)] == .parametric {
        addCost(Int(term.variable), factor * term.factor)
      }
    }
  }

  mutating func clearCost() {
    for variable in costly { hasCost[Int(variable)] = false }
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
      if rounds > 20_000 { return true }
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
      if states[variable] != .parametric || cost[variable] == 0 {
        hasCost[variable] = false
        continue
      }
      costly[kept] = costly[index]
      kept += 1
      if isCareful {
        if cost[variable] < -Self.tiny * 10, variable < best ?? Int.max { best = variable }
      } else if cost[variable] < least {
        least = cost[variable]
        best = variable
      }
    }
    costly.removeLast(costly.count - kept)
    return best
  }

  /// The basic variable that is the first to become zero when `entering` grows.
  private mutating func leaving(for entering: Int) -> Int? {
    var best: Int?
    var least = Double.infinity
    look += 1
    var next = firstUse[entering]
    while next >= 0 {
      let owner = Int(user[Int(next)])
      next = nextUse[Int(next)]
      guard states[owner] == .basic, lastLook[owner] != look else { continue }
      lastLook[owner] = look
      let factor = factor(of: entering, inRowOf: owner)
      guard factor < -Self.tiny else { continue }
      let ratio = max(0, rows[Int(rowOf[owner])].constant) / -factor
      if ratio < least - Self.tiny || ratio < least + Self.tiny && owner < best ?? Int.max {
        least = min(least, ratio)
        best = owner
      }
    }
    return best
  }

  func factor(of column: Int, inRowOf owner: Int) -> Double {
    let row = rows[Int(rowOf[owner])]
    for index in Int(row.first)..<Int(row.first + row.count)
    where Int(pool[index].variable) == column {
      return pool[index].factor
    }
    return 0
  }

  /// Swaps a parametric and a basic variable, and puts the new row wherever the parametric one was named.
  mutating func pivot(_ entering: Int, _ leaving: Int) {
    // leaving = constant + … + factor * entering, solved for entering.
    let row = rows[Int(rowOf[leaving])]
    sumConstant = row.constant
    for index in Int(row.first)..<Int(row.first + row.count) {
      let term = pool[index]
      if states[Int(term.variable)] != .closed { name(Int(term.variable), term.factor) }
    }
    states[leaving] = .parametric
    name(leaving, -1)
    let freed = rowOf[leaving]
    rowOf[leaving] = -1
    rowOf[entering] = freed
    solve(for: entering, as: .basic)
    substitute(entering)
    guard hasCost[entering] else { return }
    let factor = cost[entering]
    cost[entering] = 0
    if factor != 0 { addCost(ofBasic: entering, factor) }
  }

  private mutating func substitute(_ column: Int) {
    look += 1
    lastLook[column] = look
    var next = firstUse[column]
    firstUse[column] = -1
    while next >= 0 {
      let owner = Int(user[Int(next)])
      next = nextUse[Int(next)]
      guard states[owner] == .basic, lastLook[owner] != look else { continue }
      lastLook[owner] = look
      let factor = factor(of: column, inRowOf: owner)
      if factor == 0 { continue }
      let index = Int(rowOf[owner])
      let row = rows[index]
      sumConstant = row.constant
      for place in Int(row.first)..<Int(row.first + row.count) {
        let term = pool[place]
        if Int(term.variable) != column && states[Int(term.variable)] != .closed {
          name(Int(term.variable), term.factor)
        }
      }
      let new = rows[Int(rowOf[column])]
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
    if states[variable] == .basic {
      // Any column will do, since the row is zero and stays so.
      let row = rows[Int(rowOf[variable])]
      var column: Int?
      for index in Int(row.first)..<Int(row.first + row.count)
      where states[Int(pool[index].variable)] == .parametric {
        column = Int(pool[index].variable)
        if abs(pool[index].factor) > 0.01 { break }
      }
      guard let column else {
        // Nothing can move it any more.
        states[variable] = .closed
        rowOf[variable] = -1
        return
      }
      pivot(column, variable)
    }
    states[variable] = .closed
  }
}
