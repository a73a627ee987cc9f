import NavModel
import NavText

/// Identifiers by which code finds cells and scenes.
extension Checking {
  /// Reuse identifiers are looked up in one list, and those of static rows nowhere.
  mutating func checkIdentifiers(_ id: ID<Scene>) {
    let elements = program.scenes[id].elements
    var seen: [ListIdentifier: ID<Element>] = [:]
    for element in elements where program.elements[element].kind == .prototype {
      let identifier = program.elements[cold: element].identifier
      if identifier.isNone { continue }
      let key = ListIdentifier(name: identifier, list: program.elements[element].parent)
      if let first = seen[key] {
        report(
          DuplicateIdentifier(
            identifier: text(identifier), kind: .cell,
            first: location(program.elements[first].place)),
          at: location(program.elements[element].place))
      } else {
        seen[key] = element
      }
    }
  }

  mutating func checkStoryboardIdentifiers() {
    var seen = FirstByName<Scene>()
    for storyboard in program.storyboards.ids {
      let scenes = program.storyboards[storyboard].scenes
      for scene in scenes {
        let identifier = program.scenes[cold: scene].identifier
        if identifier.isNone { continue }
        if let first = seen.insert(identifier, scene, within: scenes) {
          report(
            DuplicateIdentifier(
              identifier: text(identifier), kind: .scene,
              first: location(program.scenes[first].place)),
            at: location(program.scenes[scene].place))
        }
      }
    }
  }
}

/// A reuse identifier and the list that looks it up.
private struct ListIdentifier: Hashable {
  let name: Name
  let list: ID<Element>?
}
