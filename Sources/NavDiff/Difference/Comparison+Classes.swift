import NavMatching
import NavModel
import NavText

extension Comparison {
  /// Classes that are written out. What import gathers from connections differs where those do, which is reported there.
  mutating func compareClasses() {
    for id in new.program.classes.ids where !new.program.isFromStoryboard(new.program[id].place) {
      compareClass(matching.classes.old(of: id), id)
    }
    for id in old.program.classes.ids
    where !old.program.isFromStoryboard(old.program[id].place)
      && matching.classes.new(of: id) == nil
    {
      compareClass(id, nil)
    }
  }

  private mutating func compareClass(_ before: ID<Class>?, _ after: ID<Class>?) {
    if let before, old.program.isFromStoryboard(old.program[before].place) { return }
    let owner = Change.Owner(
      .class,
      Sides(
        old: before.map { old.text(old.program[$0].name) },
        new: after.map { new.text(new.program[$0].name) }))
    guard let after else {
      return note(.type, of: owner, removed: "class " + (owner.name.old ?? ""))
    }
    guard let before else {
      return note(.type, of: owner, added: "class " + (owner.name.new ?? ""))
    }
    let (oldRow, newRow) = (old.program[before], new.program[after])
    let itself = Sides(old: "", new: "")
    compare(.type, of: owner, itself, .name, old.textIfAny(oldRow.name), new.textIfAny(newRow.name))
    compare(
      .type, of: owner, itself, .superclass, superclassNow(of: oldRow),
      superclass(of: newRow, new))
    compareDocumentation(.type, of: owner, oldRow.documentation, newRow.documentation)
    compareProperties(oldRow.properties, newRow.properties, of: owner)
    compareVariables(oldRow.variables, newRow.variables, of: owner)
    compareMethods(oldRow.methods, newRow.methods, of: owner)
  }

  private func superclass(of row: Class, _ side: SideSpelling) -> Spelled {
    guard let superclass = row.superclass else { return Spelled(row.uikitClass.facts.name) }
    return Spelled(side.text(side.program[superclass].name))
  }

  /// The same in the name that the class has now.
  private func superclassNow(of row: Class) -> Spelled {
    let own = superclass(of: row, old)
    let now = row.superclass.flatMap { matching.classes.new(of: $0) }
    return Spelled(own.own, common: now.map { new.text(new.program[$0].name) })
  }

  private mutating func compareProperties(
    _ oldRange: IDRange<Property>, _ newRange: IDRange<Property>, of owner: Change.Owner
  ) {
    func label(_ row: Property, _ side: SideSpelling) -> String {
      (row.isCollection ? "outlets " : "outlet ") + side.text(row.name)
    }
    func type(_ row: Property, _ side: SideSpelling) -> Spelled {
      Spelled(row.isCollection ? "[" + side.text(row.typeName) + "]" : side.text(row.typeName))
    }
    for id in newRange {
      let row = new.program[id]
      guard let before = matching.properties.old(of: id) else {
        note(.outlet, of: owner, added: label(row, new) + ": " + type(row, new).own)
        continue
      }
      let oldRow = old.program[before]
      let subject = Sides(old: label(oldRow, old), new: label(row, new))
      compare(
        .outlet, of: owner, subject, .name, old.textIfAny(oldRow.name), new.textIfAny(row.name))
      compare(.outlet, of: owner, subject, .type, type(oldRow, old), type(row, new))
    }
    for id in oldRange where matching.properties.new(of: id) == nil {
      let row = old.program[id]
      note(.outlet, of: owner, removed: label(row, old) + ": " + type(row, old).own)
    }
  }

  /// What code does. Methods that import makes of connections differ where those do.
  mutating func compareMethods(
    _ oldRange: IDRange<Method>, _ newRange: IDRange<Method>, of owner: Change.Owner
  ) {
    for id in newRange where !new.program.isFromStoryboard(new.program[id].place) {
      guard let before = matching.methods.old(of: id) else {
        note(.code, of: owner, added: new.label(id))
        continue
      }
      if old.program.isFromStoryboard(old.program[before].place) { continue }
      compare(
        .code, of: owner, Sides(old: old.label(before), new: new.label(id)), .body,
        old.lines(before), new.lines(id))
    }
    for id in oldRange
    where matching.methods.new(of: id) == nil
      && !old.program.isFromStoryboard(old.program[id].place)
    {
      note(.code, of: owner, removed: old.label(id))
    }
  }
}
