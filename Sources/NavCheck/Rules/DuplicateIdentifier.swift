import NavModel
import NavText

extension ProgramRules {
  /// In a storyboard each table has its own reuse identifiers.
  static let duplicateIdentifier = ProgramRule(
    SharedRules.duplicateIdentifier
  ) { context in
    let program = context.program
    // By name, what it was first given to in the storyboard that had it last.
    var firsts = [ID<Scene>?](repeating: nil, count: program.names.count)
    for storyboard in program.storyboards.rows {
      for id in storyboard.scenes where !program[cold: id].identifier.isNone {
        let identifier = program[cold: id].identifier
        guard let first = firsts[Int(identifier.index)], storyboard.scenes.contains(first) else {
          firsts[Int(identifier.index)] = id
          continue
        }
        context.reportDuplicate(
          identifier, "scene", program[id].place, first: program[first].place)
      }
    }
    var segues: Firsts<Name, ID<Segue>> = Firsts()
    var seen: Firsts<TableRow, ID<Element>> = Firsts()
    for scene in program.scenes.rows {
      segues.removeAll()
      context.reportDuplicates(among: scene.segues, &segues)
      seen.removeAll()
      // Static rows may share an identifier: nothing looks them up.
      for id in scene.elements
      where program.elements[id].kind == .prototype && !program[cold: id].identifier.isNone {
        let row = TableRow(table: program[id].parent, identifier: program[cold: id].identifier)
        guard let first = seen.insert(id, for: row) else { continue }
        context.reportDuplicate(
          row.identifier, "prototype", program[id].place, first: program[first].place)
      }
    }
  }
}

/// Under what code looks a prototype up.
private struct TableRow: Hashable {
  let table: ID<Element>?
  let identifier: Name
}

extension ProgramRuleContext {
  /// Code gets the first segue of an identifier without a word (SEG-10). Rows of one list often lead to one screen
  /// under one identifier, which is sound.
  fileprivate mutating func reportDuplicates(
    among segues: IDRange<Segue>, _ seen: inout Firsts<Name, ID<Segue>>
  ) {
    for id in segues where !program.segues[id].identifier.isNone {
      guard let first = seen.insert(id, for: program.segues[id].identifier) else { continue }
      let segue = program[id]
      let other = program[first]
      if other.kind == segue.kind && other.destination == segue.destination
        && program.elsewhere(other) == program.elsewhere(segue)
        && program[cold: first].unwindAction == program[cold: id].unwindAction
      {
        continue
      }
      reportDuplicate(segue.identifier, "segue", segue.place, first: other.place)
    }
  }

  fileprivate mutating func reportDuplicate(
    _ identifier: Name, _ thing: String, _ place: Place, first: Place
  ) {
    report(
      at: place, "there is already a \(thing) with the identifier \"\(program[identifier])\"",
      label: "used again", related: [label(first, "the first is here")],
      help: ["code that looks it up finds only one; give one of them another identifier"])
  }
}
