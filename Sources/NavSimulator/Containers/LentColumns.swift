import NavModel
import NavText

// While a split view is collapsed, what its other columns hold is on the stack of the primary (SPLIT-7, SPLIT-10).
// The columns stay, empty, so that each gets its own back when there is room again or a person has gone back over it.
extension SimulationStep {
  /// Puts what a column holds on the primary's stack; the callbacks come later.
  mutating func lend(
    _ role: Controller.Role, of split: ID<Controller>, to stack: ID<Controller>
  ) -> [ID<Controller>] {
    guard let column = column(role, of: split), let row = run.state[column] else {
      return []
    }
    if row.kind == .split {
      run.log(.pushedSplitController, run.state[stack]?.scene, about: row.scene)
      return []
    }
    let members = row.kind == .navigation ? Array(run.stack(of: column)) : [column]
    for member in members { run.move(member, under: stack, as: .stack) }
    if let first = members.first { run.set(role.lent, true, of: first) }
    run.set(.awaitsShow, true, of: stack)
    return members
  }

  /// A column takes back what it lent and what was pushed over that: the answer is what it held meanwhile and now
  /// has no owner.
  mutating func takeBack(
    _ role: Controller.Role, of split: ID<Controller>, from stack: ID<Controller>
  ) -> [ID<Controller>] {
    let members = Array(run.stack(of: stack))
    guard let start = members.firstIndex(where: { run.has(role.lent, $0) }) else { return [] }
    let next = members[(start + 1)...].firstIndex { run.has(.lentBySecondary, $0) }
    return takeBack(Array(members[start..<(next ?? members.count)]), role, of: split)
  }

  private mutating func takeBack(
    _ members: [ID<Controller>], _ role: Controller.Role, of split: ID<Controller>
  ) -> [ID<Controller>] {
    for member in members { run.set(role.lent, false, of: member) }
    let column = column(role, of: split)
    guard let column, run.state[column]?.kind == .navigation else {
      // It was a column by itself; what is over it was pushed there and has no other place.
      let replaced = detach(column.map { [$0] } ?? [])
      if let first = members.first { run.move(first, under: split, as: role) }
      return replaced
    }
    let replaced = detach(Array(run.stack(of: column)))
    for member in members { run.move(member, under: column, as: .stack) }
    run.set(.awaitsShow, true, of: column)
    return replaced
  }

  /// Those that were popped are released, but what a column lent goes back to it: popping the detail from a collapsed
  /// split view does not take it from its column (SPLIT-9, SPLIT-12). `removed` is ordered from the top down.
  mutating func release(_ removed: ShortList) {
    let isAnyLent = removed.contains {
      run.has(.lentBySecondary, $0) || run.has(.lentBySupplementary, $0)
    }
    guard isAnyLent else { return run.remove(removed) }
    var rest = Array(removed)
    for role in [Controller.Role.secondary, .supplementary] {
      guard let index = rest.firstIndex(where: { run.has(role.lent, $0) }),
        let split = run.parent(of: rest[index]).flatMap({ run.parent(of: $0) }),
        run.state[split]?.kind == .split
      else { continue }
      let isStack =
        column(role, of: split).flatMap { run.state[$0] }?.kind == .navigation
      let first = isStack ? 0 : index
      let replaced = takeBack(rest[first...index].reversed(), role, of: split)
      rest.removeSubrange(first...index)
      run.remove(replaced)
    }
    run.remove(rest)
  }
}

extension Run {
  func has(_ flag: Controller.Flags, _ id: ID<Controller>) -> Bool {
    state[id]?.flags.contains(flag) == true
  }
}

extension Controller.Role {
  /// What marks the first controller that this column lent.
  var lent: Controller.Flags {
    self == .supplementary ? .lentBySupplementary : .lentBySecondary
  }
}
