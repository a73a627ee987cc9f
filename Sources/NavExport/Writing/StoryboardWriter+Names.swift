import NavModel
import NavStoryboard
import NavText
import NavXcode

/// Names of the language are in Interface Builder's outline where nothing else gives them to an object.
extension StoryboardWriter {
  /// Labels an element, unless import calls it so anyway.
  mutating func writeLabel(of id: ID<Element>) {
    let row = program[id]
    if row.name.isNone { return }
    let cold = program[cold: id]
    if options.form.labelled.contains(.element(id)) || !work.isReferred(id) && cold.className.isNone
    {
      return xml.write(.userLabel, row.name)
    }
    let text = row.text ?? program.text(.placeholder, row.attributes)
    let className = program.saysClass(of: id) ? cold.className : .none
    let outlet = work.isTarget(id) ? program.nameOfOutlet(of: work.scene, to: .element(id)) : .none
    var isMade = makeName(outlet, cold.identifier, text, className)
    if row.kind.isRow, !isMade || row.kind == .cell {
      isMade = makeRowName(id) || makeName(outlet, cold.identifier, text, className)
    }
    writeLabel(row.name, isMade)
  }

  /// Labels an item of a bar.
  mutating func writeLabel(of id: ID<BarItem>) {
    let row = program[id]
    if row.name.isNone { return }
    let className = program[cold: id].className
    if options.form.labelled.contains(.barItem(id)) || !work.isReferred(id) && className.isNone {
      return xml.write(.userLabel, row.name)
    }
    let outlet = work.isTarget(id) ? program.nameOfOutlet(of: work.scene, to: .barItem(id)) : .none
    let isMade =
      if let system = row.systemItem, outlet.isNone {
        names.makeName(of: system.facts.keyword.utf8.span)
      } else {
        makeName(outlet, .none, row.text, className)
      }
    writeLabel(row.name, isMade)
  }

  /// Labels a scene, whose class and identifier say what it is where it has them.
  mutating func writeSceneLabel() {
    let scene = program[work.scene]
    if scene.kind != .navigation, plan.isOfOneScene(scene.className), makeSceneName(scene.className)
    {
      return
    }
    if makeSceneName(program[cold: work.scene].identifier) { return }
    let isMade =
      program.text(.title, scene.attributes).map { makeSceneName($0) } ?? false
      || program.text(.navigationTitle, scene.attributes).map { makeSceneName($0) } ?? false
    writeLabel(scene.name, isMade)
  }

  /// Makes the name that an own outlet or what is written on an object gives it.
  private mutating func makeName(
    _ outlet: Name, _ identifier: Name, _ text: Name?, _ className: Name
  ) -> Bool {
    makeName(outlet) || makeName(identifier) || makeName(text ?? .none) || makeName(className)
  }

  /// A row is known by the first label in it.
  private mutating func makeRowName(_ id: ID<Element>) -> Bool {
    let inside = program.elements(inside: id)
    let label =
      program[id].text
      ?? inside.first { program[$0].kind == .label && program[$0].text != nil }
      .flatMap { program[$0].text }
    guard let label, makeName(label) else { return false }
    let named = names.made + " Cell".utf8
    return names.makeName(of: named.span)
  }

  private mutating func makeName(_ text: Name) -> Bool {
    !text.isNone && xml.withBytes(of: text) { names.makeName(of: $0) }
  }

  private mutating func makeSceneName(_ text: Name) -> Bool {
    !text.isNone && xml.withBytes(of: text) { names.makeSceneName(of: $0) }
  }

  /// Labels an object, unless its name was made, or that with a number.
  private mutating func writeLabel(_ name: Name, _ isMade: Bool) {
    if isMade, xml.withBytes(of: name, { names.isMade($0) }) { return }
    xml.write(.userLabel, name)
  }
}
