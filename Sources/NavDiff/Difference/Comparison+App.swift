import NavMatching
import NavModel
import NavText

extension Comparison {
  /// Types, the app's own variables, tests and checks: what belongs to no storyboard.
  mutating func compareApp() {
    compareEnumerations()
    compareVariables(
      old.program.appVariables, new.program.appVariables, of: .app)
    compareTests()
    compareChecks()
  }

  private mutating func compareEnumerations() {
    for id in new.program.enumerations.ids {
      let name = "enum " + new.text(new.program[id].name)
      guard let before = matching.enumerations.old(of: id) else {
        note(.type, of: .app, added: name)
        continue
      }
      let subject = Sides(old: "enum " + old.text(old.program[before].name), new: name)
      compare(
        .type, of: .app, subject, .name, old.textIfAny(old.program[before].name),
        new.textIfAny(new.program[id].name))
      compare(.type, of: .app, subject, .cases, cases(of: before, old), cases(of: id, new))
    }
    for id in old.program.enumerations.ids where matching.enumerations.new(of: id) == nil {
      note(.type, of: .app, removed: "enum " + old.text(old.program[id].name))
    }
  }

  private func cases(of id: ID<Enumeration>, _ side: SideSpelling) -> Spelled {
    let texts = side.program.cases[side.program[id].cases].map { row in
      side.text(row.name) + (row.text == row.name ? "" : " " + quoted(side.text(row.text)))
    }
    return Spelled(texts.joined(separator: ", "))
  }

  /// Variables of one owner.
  mutating func compareVariables(
    _ oldRange: IDRange<Variable>, _ newRange: IDRange<Variable>, of owner: Change.Owner
  ) {
    for id in newRange {
      let row = new.program[id]
      guard let before = matching.variables.old(of: id) else {
        note(.variable, of: owner, added: declaration(of: id, new))
        continue
      }
      let oldRow = old.program[before]
      let subject = Sides(old: "var " + old.text(oldRow.name), new: "var " + new.text(row.name))
      compare(
        .variable, of: owner, subject, .name, old.textIfAny(oldRow.name), new.textIfAny(row.name))
      compare(
        .variable, of: owner, subject, .type, Spelled(old.program.text(of: oldRow.domain)),
        Spelled(new.program.text(of: row.domain)))
      compare(
        .variable, of: owner, subject, .value,
        Spelled(old.program.text(of: oldRow.initial, in: oldRow.domain)),
        Spelled(new.program.text(of: row.initial, in: row.domain)))
    }
    for id in oldRange where matching.variables.new(of: id) == nil {
      note(.variable, of: owner, removed: declaration(of: id, old))
    }
  }

  private func declaration(of id: ID<Variable>, _ side: SideSpelling) -> String {
    let row = side.program[id]
    return "var " + side.text(row.name) + ": " + side.program.text(of: row.domain)
  }

  private mutating func compareTests() {
    for id in new.program.scenarios.ids {
      let name = "test " + quoted(new.text(new.program[id].title))
      guard let before = matching.scenarios.old(of: id) else {
        note(.test, of: .app, added: name)
        continue
      }
      compare(
        .test, of: .app, Sides(old: name, new: name), .body, old.lines(before), new.lines(id))
    }
    for id in old.program.scenarios.ids where matching.scenarios.new(of: id) == nil {
      note(.test, of: .app, removed: "test " + quoted(old.text(old.program[id].title)))
    }
  }

  private mutating func compareChecks() {
    for id in new.program.checks.ids {
      let name = "check " + quoted(new.text(new.program[id].title))
      guard let before = matching.checks.old(of: id) else {
        note(.check, of: .app, added: name)
        continue
      }
      compareClaims(of: name, old.lines(before), new.lines(id))
    }
    for id in old.program.checks.ids where matching.checks.new(of: id) == nil {
      note(.check, of: .app, removed: "check " + quoted(old.text(old.program[id].title)))
    }
  }

  /// The claims of a check come and go line by line.
  private mutating func compareClaims(of name: String, _ before: Spelled, _ after: Spelled) {
    guard before.common != after.common else { return }
    func lines(_ text: String) -> [String] {
      text.split(separator: "\n").map { line in String(line.drop { $0 == " " }) }
    }
    let (oldLines, newLines) = (lines(before.own), lines(after.own))
    let (oldCommon, newCommon) = (Set(lines(before.common)), Set(lines(after.common)))
    var isNoted = false
    for (own, common) in zip(newLines, lines(after.common)).dropFirst()
    where !oldCommon.contains(common) {
      note(.check, of: .app, added: name + ": " + own)
      isNoted = true
    }
    for (own, common) in zip(oldLines, lines(before.common)).dropFirst()
    where !newCommon.contains(common) {
      note(.check, of: .app, removed: name + ": " + own)
      isNoted = true
    }
    if !isNoted {
      compare(.check, of: .app, Sides(old: name, new: name), .body, before, after)
    }
  }
}
