import NavModel
import NavText

extension Lowering {
  /// What the language forbids although every name is known. The program stays as it is.
  mutating func check() {
    // After an error in the names themselves, what follows from them is no news.
    checkInitialControllers()
    for id in program.scenes.ids {
      checkRelationships(id)
      checkOutlets(id)
      checkActions(id)
      checkIdentifiers(id)
    }
    checkUnwinds()
    checkMethodsOfViews()
    checkTabChoices()
    checkStoryboardIdentifiers()
    checkSegueDestinations()
    checkContainerCycles()
  }

  private mutating func checkInitialControllers() {
    for (storyboard, location) in storyboardsWithoutInitial {
      // One that others point into, or that code takes scenes out of, is never started with.
      if isEnteredFromOutside.contains(storyboard) { continue }
      let scenes = program.storyboards[storyboard].scenes
      if scenes.contains(where: { !program.scenes[rare: $0].identifier.isNone }) { continue }
      report(
        MissingInitial(storyboard: text(program.storyboards[storyboard].name)), at: location)
    }
  }

  /// `selected` and `customizable` speak of tabs of their own scene, each once.
  private mutating func checkTabChoices() {
    var seen: [ID<Scene>: Location] = [:]
    var last: ID<Scene>?
    for choice in pending.tabChoices {
      if last != choice.scene { seen.removeAll() }
      last = choice.scene
      var value: AttributeValue?
      switch choice.owner {
      case .attribute(let id) where program.attributes[id].key == .selected:
        value = program.attributes[id].value
      case .listed(let id): value = program.values[id]
      case .attribute, .initial, .relationship, .segue: break
      }
      guard case .scene(let tab) = value, !tab.isUnresolved else { continue }
      let isTab = program.relationships[program.scenes[rare: choice.scene].relationships]
        .contains { $0.kind == .tab && $0.destination == tab }
      if !isTab {
        report(
          NotATab(
            name: text(program.scenes[tab].name), tabs: text(program.scenes[choice.scene].name)),
          at: choice.location)
      } else if case .listed = choice.owner {
        if let first = seen[tab] {
          report(
            DuplicatePart(word: text(program.scenes[tab].name), first: first),
            at: choice.location)
        } else {
          seen[tab] = choice.location
        }
      }
    }
  }
}
