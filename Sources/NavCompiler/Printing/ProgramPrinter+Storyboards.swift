import NavModel
import NavText

extension ProgramPrinter {
  mutating func storyboard(_ id: ID<Storyboard>) -> PrintedMember {
    let row = program[id]
    var members = attributes(row.attributes)
    if let initial = row.initial { members.append(PrintedMember("initial -> " + words[initial])) }
    for scene in row.scenes where program[cold: scene].owner == nil {
      members.append(self.scene(scene))
    }
    // Braces around nothing would be left out, and a storyboard needs them.
    if members.isEmpty { members.append(PrintedMember("// There are no scenes in it.")) }
    return .declaration("storyboard " + words[id], spaced(members), text(row.documentation))
  }

  /// What it is, what its bars show, what it holds, what leads away, what code knows of it, what it does.
  private mutating func scene(_ id: ID<Scene>) -> PrintedMember {
    let row = program[id]
    let cold = program[cold: id]
    parts = PartsOfScene(program, id)
    var members = attributes(row.attributes)
    if let item = cold.tabItem { members.append(tabItem(program[item])) }
    members += bar("bar", cold.bar) + bar("toolbar", cold.toolbar)
    members += barItems(row)
    for relationship in program.relationships[cold.relationships] {
      let head = relationship.kind.facts.keyword + " -> " + path(to: relationship.destination)
      members.append(PrintedMember(head + condition(relationship.condition)))
    }
    members += program.variables[cold.variables].map { variable($0) }
    for element in row.elements where parts.standsInScene(element, program) {
      members.append(self.element(element).member)
    }
    members += toolbar(row)
    members += connections(of: .scene)
    members += outlets(of: nil)
    members += methods(cold.methods)
    // These are the most frequent members of a scene and say the least about where it leads.
    members += cold.constraints.map { constraint($0) }
    for made in program.storyboards[row.storyboard].scenes
    where program[cold: made].owner == id { members.append(madeByCode(made)) }
    let head = row.kind.facts.keyword + " " + words[id]
    return .declaration(
      head + type(row.className, module: cold.moduleName) + identifier(cold.identifier), members,
      text(cold.documentation))
  }

  // MARK: Scenes in arrows

  /// A scene as an arrow or an attribute names it.
  func path(to scene: ID<Scene>) -> String {
    path(to: scene) { word in
      // A scene of the storyboard at hand goes before a storyboard of its name.
      guard let home, words.sceneCount(word) > 0 else { return false }
      return program[home].scenes.contains { words[$0] == word }
    }
  }

  /// A scene of the storyboard at hand by its name, another storyboard's by path, or by the storyboard if it is the
  /// one that it starts with.
  func path(to scene: ID<Scene>, isScene: (String) -> Bool) -> String {
    let storyboard = program[scene].storyboard
    if storyboard == home { return words[scene] }
    if program[storyboard].initial == scene && !isScene(words[storyboard]) {
      return words[storyboard]
    }
    return words[storyboard] + "." + words[scene]
  }
}
