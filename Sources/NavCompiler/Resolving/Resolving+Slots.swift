import NavModel
import NavText

/// Where each variable is in what an instance remembers.
extension Resolving {
  /// Superclasses' variables come first, so that a method finds them at one slot in every subclass.
  mutating func assignSlots() {
    for id in program.classes.ids where program.classes[id].superclass == nil {
      program.classes[id].variableCount = assign(program.classes[id].variables, from: 0)
    }
    if program.classes.rows.contains(where: { $0.superclass != nil }) { assignSlotsOfSubclasses() }
    for id in program.scenes.ids {
      let base = program.scenes[id].customClass.map { program.classes[$0].variableCount } ?? 0
      let count = assign(program.scenes[cold: id].variables, from: base)
      // Most have none, and need no row to say so.
      if count > 0 { program.scenes[cold: id].variableCount = count }
    }
    _ = assign(program.appVariables, from: 0)
  }

  private mutating func assignSlotsOfSubclasses() {
    var isAssigned = program.classes.rows.map { $0.superclass == nil }
    for id in program.classes.ids where !isAssigned[Int(id.index)] {
      var chain: [ID<Class>] = [id]
      while let next = program.classes[chain[chain.count - 1]].superclass,
        !isAssigned[Int(chain[chain.count - 1].index)], chain.count <= program.classes.count
      {
        chain.append(next)
      }
      for current in chain.reversed() where !isAssigned[Int(current.index)] {
        isAssigned[Int(current.index)] = true
        let base =
          program.classes[current].superclass.map { program.classes[$0].variableCount } ?? 0
        program.classes[current].variableCount = assign(
          program.classes[current].variables, from: base)
      }
    }
  }

  private mutating func assign(_ variables: IDRange<Variable>, from base: UInt16) -> UInt16 {
    var slot = base
    for id in variables {
      program.variables[id].slot = slot
      slot &+= 1
    }
    return slot
  }
}
