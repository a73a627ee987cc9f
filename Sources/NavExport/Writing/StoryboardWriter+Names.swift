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
    var derived = derivedName(
      outlets: .element(id), text: row.text ?? text(.placeholder, row.attributes),
      identifier: cold.identifier, className: cold.className)
    if row.kind.isRow, derived == nil || row.kind == .cell { derived = rowName(id) ?? derived }
    label(row.name, unless: derived)
  }

  /// Labels an item of a bar.
  mutating func writeLabel(of id: ID<BarItem>) {
    let row = program[id]
    if row.name.isNone { return }
    let derived =
      row.systemItem.flatMap { names.name(of: $0.facts.keyword) }
      ?? derivedName(
        outlets: .barItem(id), text: row.text, identifier: .none,
        className: program[cold: id].className)
    label(row.name, unless: derived)
  }

  /// Labels a scene, whose class and identifier say what it is where it has them.
  mutating func writeSceneLabel() {
    let scene = program[work.scene]
    let cold = program[cold: work.scene]
    var derived: String?
    if scene.kind != .navigation, classUses[scene.className] == 1 {
      derived = names.sceneName(of: program[scene.className])
    }
    derived = derived ?? names.sceneName(of: program[cold.identifier])
    if derived != nil { return }
    for key in [AttributeKey.title, .navigationTitle] where derived == nil {
      derived = text(key, scene.attributes).flatMap { names.sceneName(of: program[$0]) }
    }
    label(scene.name, unless: derived)
  }

  /// The name that an own outlet or what is written on an object gives it.
  private mutating func derivedName(
    outlets target: Outlet.Target, text: Name?, identifier: Name, className: Name
  ) -> String? {
    for outlet in program[work.scene].outlets {
      let row = program[outlet]
      // A delegate is not called after what it is to others.
      guard row.target == target, row.owner == nil, !row.isCollection else { continue }
      if let name = names.name(of: program[row.name]) { return name }
    }
    for said in [identifier, text ?? .none, className] where !said.isNone {
      if let name = names.name(of: program[said]) { return name }
    }
    return nil
  }

  /// A row is known by the first label in it.
  private mutating func rowName(_ id: ID<Element>) -> String? {
    let inside = program.elements(inside: id)
    let label =
      program[id].text
      ?? inside.first { program[$0].kind == .label && program[$0].text != nil }
      .flatMap { program[$0].text }
    guard let label, let word = names.name(of: program[label]) else { return nil }
    return names.name(of: word + " Cell")
  }

  private mutating func label(_ name: Name, unless derived: String?) {
    let name = program[name]
    if let derived, Self.isNumbered(name, derived) { return }
    xml.write(.userLabel, string: name)
  }

  /// Whether a name is another, or that with a number.
  private static func isNumbered(_ name: String, _ other: String) -> Bool {
    name == other
      || name.hasPrefix(other) && name.dropFirst(other.count).allSatisfy { $0.isNumber }
  }
}
