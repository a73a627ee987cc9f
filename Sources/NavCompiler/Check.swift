import NavModel
import NavText

extension Lowering {
  /// What the language forbids although every name is known.
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
      let scenes = program.scenes[program.storyboards[storyboard].scenes]
      if scenes.contains(where: { !$0.identifier.isNone }) { continue }
      report(.missingInitial(text(program.storyboards[storyboard].name)), at: location)
    }
  }

  // MARK: Containers

  private mutating func checkRelationships(_ id: ID<Scene>) {
    guard program.scenes[id].kind.isContainer else { return }
    let scene = program.scenes[id]
    let rows = program.relationships[scene.relationships]
    for row in rows where !row.destination.isUnresolved {
      checkNesting(row.destination, in: ControllerHost(row.kind), at: location(row.place))
    }
    for kind in scene.kind.requiredRelationships
    where !rows.contains(where: { $0.kind == kind }) {
      report(
        .missingRelationship(
          kind.facts.keyword, of: text(scene.name),
          kind: "the " + String(scene.kind.called.dropFirst(2))),
        at: location(scene.place))
    }
  }

  mutating func checkNesting(
    _ child: ID<Scene>, in host: ControllerHost, at location: Location
  ) {
    let kind = program.scenes[child].kind
    switch Nesting(of: kind, in: host) {
    case .sound: break
    case .discouraged(let rule):
      let name = text(program.scenes[child].name)
      report(
        .discouragedNesting(name, isA: kind.words, host: host.words, rule: rule), at: location)
    case .forbidden(let rule, let raises, let advice):
      let name = text(program.scenes[child].name)
      report(
        .wrongDestination(
          name, isA: kind.words, host: host.words, rule: rule, raises: raises, help: advice),
        at: location)
    }
  }

  /// What a segue puts where, as far as it can be told without running: a scene is in a stack when it is a root, or
  /// is shown from one that is.
  private mutating func checkSegueDestinations() {
    // Few segues lead to a container; without one there is nothing to walk for.
    guard
      program.segues.rows.contains(where: { segue in
        segue.destination.map { !$0.isUnresolved && program.scenes[$0].kind.isContainer } ?? false
      })
    else { return }
    var isInStack = [Bool](repeating: false, count: program.scenes.count)
    var queue: [ID<Scene>] = []
    for row in program.relationships.rows where row.kind == .root && !row.destination.isUnresolved {
      queue.append(row.destination)
    }
    while let scene = queue.popLast() {
      if isInStack[Int(scene.index)] { continue }
      isInStack[Int(scene.index)] = true
      for segue in program.segues[program.scenes[scene].segues]
      where segue.operation == .show || segue.operation == .push {
        if let next = segue.destination, !next.isUnresolved { queue.append(next) }
      }
    }
    for id in program.segues.ids {
      let segue = program.segues[id]
      guard let destination = segue.destination, !destination.isUnresolved,
        program.scenes[destination].kind.isContainer
      else { continue }
      let place = location(segue.place)
      switch segue.operation {
      case .push: checkNesting(destination, in: .stack, at: place)
      case .show where isInStack[Int(segue.source.index)]:
        checkNesting(destination, in: .stack, at: place)
      case .present: checkNesting(destination, in: .modal, at: place)
      case .popover: checkNesting(destination, in: .popover, at: place)
      case .show, .showDetail, .embed, .unwind, .custom, .replace: break
      }
    }
  }

  /// Containers that hold each other would never finish loading.
  private mutating func checkContainerCycles() {
    enum Mark { case new, open, done }
    struct Opened {
      let scene: ID<Scene>
      var next = 0
    }
    var marks = [Mark](repeating: .new, count: program.scenes.count)
    for start in program.scenes.ids where marks[Int(start.index)] == .new && holdsScenes(start) {
      var path: [Opened] = []
      marks[Int(start.index)] = .open
      path.append(Opened(scene: start))
      while !path.isEmpty {
        let top = path.count - 1
        let scene = path[top].scene
        let next = path[top].next
        if next == program.scenes[scene].relationships.count + program.scenes[scene].segues.count {
          marks[Int(scene.index)] = .done
          path.removeLast()
          continue
        }
        path[top].next += 1
        guard let child = contained(in: scene, at: next) else { continue }
        switch marks[Int(child.index)] {
        case .new where !holdsScenes(child): marks[Int(child.index)] = .done
        case .new:
          marks[Int(child.index)] = .open
          path.append(Opened(scene: child))
        case .done: break
        case .open:
          let circle = path.drop { $0.scene != child }.map { text(program.scenes[$0.scene].name) }
          report(
            .containerCycle(circle + [text(program.scenes[child].name)]),
            at: location(program.scenes[child].place))
          // One circle is told once.
          marks[Int(child.index)] = .done
        }
      }
    }
  }

  /// Most scenes hold none, and are told here at no cost.
  private func holdsScenes(_ id: ID<Scene>) -> Bool {
    if !program.scenes[id].relationships.isEmpty { return true }
    for element in program.scenes[id].elements where program.elements[element].kind == .container {
      return true
    }
    return false
  }

  /// What the relationship of this number leads to; those numbered behind are the segues, of which some embed.
  private func contained(in scene: ID<Scene>, at number: Int) -> ID<Scene>? {
    let relationships = program.scenes[scene].relationships
    let child: ID<Scene>?
    if number < relationships.count {
      child = program.relationships[relationships[relationships.startIndex + number]].destination
    } else {
      let segues = program.scenes[scene].segues
      let segue = segues[segues.startIndex + number - relationships.count]
      child = program.segues[segue].operation == .embed ? program.segues[segue].destination : nil
    }
    return child?.isUnresolved == false ? child : nil
  }

  // MARK: Outlets

  private mutating func checkOutlets(_ id: ID<Scene>) {
    // By id, since a row takes more registers than there are.
    for index in program.scenes[id].outlets {
      checkDuplicate(index, in: program.scenes[id].outlets)
      if let owner = program.outlets[index].owner {
        checkElementOutlet(program.outlets[index], owner)
        continue
      }
      let name = program.outlets[index].name
      guard let property = property(name, of: id) else {
        if !kitClass(of: id).hasOutlet(text(name)) {
          reportMissingOutlet(program.outlets[index], id)
        }
        continue
      }
      checkType(index, property, in: id)
    }
  }

  private mutating func checkDuplicate(_ index: ID<Outlet>, in outlets: IDRange<Outlet>) {
    let outlet = program.outlets[index]
    guard !outlet.isCollection else { return }
    for other in outlets {
      if other == index { return }
      let first = program.outlets[other]
      if first.name == outlet.name && first.owner == outlet.owner && !first.isCollection {
        report(
          .duplicateOutlet(text(outlet.name), first: location(first.place)),
          at: location(outlet.place))
        return
      }
    }
  }

  private mutating func checkElementOutlet(_ outlet: Outlet, _ owner: ID<Element>) {
    let declared = program.elements[owner].customClass
    if let declared, property(outlet.name, in: declared) != nil { return }
    let kit = kitClass(of: owner)
    // A list's delegate is told of taps on its rows.
    let isList = kit == .tableView || kit == .collectionView
    if kit.hasOutlet(text(outlet.name)) || isList && text(outlet.name) == "delegate" { return }
    report(
      .missingOutlet(
        text(outlet.name), in: kit.facts.name,
        near: nearest(to: text(outlet.name), among: ["delegate", "dataSource"]), declared: nil),
      at: location(outlet.place))
  }

  private func kitClass(of scene: ID<Scene>) -> KitClass {
    program.scenes[scene].customClass.map { program.classes[$0].kitClass }
      ?? vocabulary.kitClass(program.scenes[scene].className)
      ?? vocabulary.kitClass(of: program.scenes[scene].kind)
  }

  /// Its class may be one of UIKit's that no kind stands for: `view Top: UINavigationBar`.
  ///
  /// By id, for the whole row would be copied.
  @inline(__always)
  private func kitClass(of element: ID<Element>) -> KitClass {
    if let declared = program.elements[element].customClass {
      return program.classes[declared].kitClass
    }
    return vocabulary.kitClass(program.elements[element].className)
      ?? vocabulary.kitClass(of: program.elements[element].kind)
  }

  @inline(__always)
  private func property(_ name: Name, of scene: ID<Scene>) -> ID<Property>? {
    program.scenes[scene].customClass.flatMap { property(name, in: $0) }
  }

  @inline(__always)
  private func property(_ name: Name, in first: ID<Class>) -> ID<Property>? {
    var next: ID<Class>? = first
    while let current = next {
      for id in program.classes[current].properties where program.properties[id].name == name {
        return id
      }
      next = program.classes[current].superclass
    }
    return nil
  }

  private mutating func reportMissingOutlet(_ outlet: Outlet, _ id: ID<Scene>) {
    let scene = program.scenes[id]
    // A class that nobody knows was reported already.
    if scene.customClass == nil && !scene.className.isNone { return }
    var known: [String] = []
    for current in program.classChain(of: id) {
      known += program.properties[program.classes[current].properties].map { text($0.name) }
    }
    let owner = scene.customClass.map { text(program.classes[$0].name) }
    let declared = scene.customClass.map { location(program.classes[$0].place) }
    report(
      .missingOutlet(
        text(outlet.name), in: owner, near: nearest(to: text(outlet.name), among: known),
        declared: declared),
      at: location(outlet.place))
  }

  private mutating func checkType(
    _ outletID: ID<Outlet>, _ propertyID: ID<Property>, in scene: ID<Scene>
  ) {
    let outlet = program.outlets[outletID]
    let property = program.properties[propertyID]
    if property.isCollection != outlet.isCollection {
      let declared = location(property.place)
      report(
        .outletCollection(
          text(outlet.name), isCollection: property.isCollection, declared: declared),
        at: location(outlet.place))
      return
    }
    let found = classOf(outlet.target, in: scene)
    let fits =
      property.customClass.map { wanted in descends(found.custom, from: wanted) }
      ?? found.kit.isKind(of: property.kitClass)
    if !fits {
      let declared = location(property.place)
      let name = found.custom.map { text(program.classes[$0].name) } ?? found.kit.facts.name
      report(
        .outletType(
          text(outlet.name), wants: text(property.typeName), found: name, declared: declared),
        at: location(outlet.place))
    }
  }

  private func descends(_ custom: ID<Class>?, from wanted: ID<Class>) -> Bool {
    var next = custom
    while let current = next {
      if current == wanted { return true }
      next = program.classes[current].superclass
    }
    return false
  }

  @inline(__always)
  private func classOf(_ target: Outlet.Target, in scene: ID<Scene>)
    -> (custom: ID<Class>?, kit: KitClass)
  {
    switch target {
    case .element(let id):
      return (program.elements[id].customClass, kitClass(of: id))
    case .barItem: return (nil, .barButtonItem)
    case .constraint: return (nil, .layoutConstraint)
    case .rootView:
      if let custom = program.viewClass(of: scene).flatMap({ classesByName[$0] }) {
        return (custom, program.classes[custom].kitClass)
      }
      return (nil, program.scenes[scene].kind.rootViewClass)
    case .controller: return (nil, .viewController)
    }
  }

  // MARK: Actions and unwinds

  private mutating func checkActions(_ id: ID<Scene>) {
    for index in program.scenes[id].actionConnections {
      let name = program.actionConnections[index].name
      if let method = program.method(.action, name, of: id) {
        program.actionConnections[index].method = method
        continue
      }
      let scene = program.scenes[id]
      if scene.customClass == nil && !scene.className.isNone { continue }
      var known = program.methods[scene.methods]
        .filter { $0.kind == .action }.map { text($0.name) }
      for current in program.classChain(of: id) {
        known += program.methods[program.classes[current].methods]
          .filter { $0.kind == .action }.map { text($0.name) }
      }
      let isUnwind = program.method(.unwind, name, of: id) != nil
      report(
        .missingAction(
          text(name), in: scene.customClass.map { text(program.classes[$0].name) },
          near: nearest(to: text(name), among: known), isUnwind: isUnwind,
          declared: scene.customClass.map { location(program.classes[$0].place) }),
        at: location(program.actionConnections[index].place))
    }
  }

  private mutating func checkUnwinds() {
    var declared = FirstByName<Method>()
    var names: [Name] = []
    for id in program.methods.ids where program.methods[id].kind == .unwind {
      let name = program.methods[id].name
      if declared.insert(name, id) == nil { names.append(name) }
    }
    for segue in program.segues.rows where segue.operation == .unwind {
      if declared[segue.unwindAction] != nil { continue }
      let name = text(segue.unwindAction)
      report(
        .unknownUnwind(name, near: nearest(to: name, among: names.map { text($0) })),
        at: location(segue.place))
    }
  }

  /// UIKit sends actions, unwind segues and callbacks to controllers; a view's own would never run.
  private mutating func checkMethodsOfViews() {
    for id in program.classes.ids {
      let row = program.classes[id]
      if row.methods.isEmpty || row.kitClass.isKind(of: .viewController) || rootless.contains(id) {
        continue
      }
      for method in row.methods {
        let kind = program.methods[method].kind
        report(
          .unknownKeyword(
            kind.keyword, in: "'\(text(row.name))', which is a \(row.kitClass.facts.name)",
            near: [],
            belongsIn: "a class that descends from UIViewController"),
          at: location(program.methods[method].place))
      }
    }
  }

  // MARK: Tabs

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
      let isTab = program.relationships[program.scenes[choice.scene].relationships]
        .contains { $0.kind == .tab && $0.destination == tab }
      if !isTab {
        report(
          .notATab(text(program.scenes[tab].name), of: text(program.scenes[choice.scene].name)),
          at: choice.location)
      } else if case .listed = choice.owner {
        if let first = seen[tab] {
          report(.duplicatePart(text(program.scenes[tab].name), first: first), at: choice.location)
        } else {
          seen[tab] = choice.location
        }
      }
    }
  }

  // MARK: Identifiers

  /// Reuse identifiers are looked up in one list, and those of static rows nowhere.
  private mutating func checkIdentifiers(_ id: ID<Scene>) {
    let elements = program.scenes[id].elements
    var seen: [ID<Element>] = []
    for element in elements where program.elements[element].kind == .prototype {
      let identifier = program.elements[element].identifier
      if identifier.isNone { continue }
      let parent = program.elements[element].parent
      if let first = seen.first(where: {
        program.elements[$0].identifier == identifier && program.elements[$0].parent == parent
      }) {
        report(
          .duplicateIdentifier(
            text(identifier), kind: "cell", first: location(program.elements[first].place)),
          at: location(program.elements[element].place))
      } else {
        seen.append(element)
      }
    }
  }

  private mutating func checkStoryboardIdentifiers() {
    var seen = FirstByName<Scene>()
    for storyboard in program.storyboards.ids {
      let scenes = program.storyboards[storyboard].scenes
      for scene in scenes {
        let identifier = program.scenes[scene].identifier
        if identifier.isNone { continue }
        if let first = seen.insert(identifier, scene, within: scenes) {
          report(
            .duplicateIdentifier(
              text(identifier), kind: "scene", first: location(program.scenes[first].place)),
            at: location(program.scenes[scene].place))
        }
      }
    }
  }
}

extension Method.Kind {
  /// The word that declares it.
  fileprivate var keyword: String {
    switch self {
    case .action: "action"
    case .unwind: "unwind"
    case .hook: "on"
    }
  }
}
