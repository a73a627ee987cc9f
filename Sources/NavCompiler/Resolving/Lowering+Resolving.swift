import NavModel
import NavSyntax
import NavText

extension Lowering {
  /// Names to ids, in the order in which one kind of name needs another.
  mutating func resolve() {
    resolveClasses()
    let firstAppVariable = program.variables.end
    program.appVariables = program.variables.append(contentsOf: appVariables)
    checkDuplicateAppVariables()
    indexLongRanges()
    resolveVariables(since: firstAppVariable)
    assignSlots()
    for reference in pending.references {
      resolve(reference)
    }
    program.mainStoryboard = mainStoryboard()
    connectActions()
    for index in pending.deferred.indices {
      lowerDeferred(pending.deferred[index])
    }
  }

  /// The same for a test that is added to a program in which everything else is known.
  mutating func resolveAddedTest() {
    indexLongRanges()
    for index in pending.deferred.indices {
      lowerDeferred(pending.deferred[index])
    }
  }

  private mutating func indexLongRanges() {
    let methods = program.classes.rows.map { $0.methods }
    let variables = program.classes.rows.map { $0.variables } + [program.appVariables]
    let scenes = program.scenes.ids.map { program.scenes[rare: $0] }
    for range in methods + scenes.map({ $0.methods }) {
      longActions.insert(range) { [program] id in
        program.methods[id].kind == .action ? program.methods[id].name : nil
      }
    }
    for range in variables + scenes.map({ $0.variables }) {
      longVariables.insert(range) { [program] in program.variables[$0].name }
    }
    for row in program.classes.rows {
      longProperties.insert(row.properties) { [program] in program.properties[$0].name }
    }
    for row in program.enumerations.rows {
      longEnumerations.insert(row.cases) { [program] in program.cases[$0].name }
    }
  }

  /// What a name stands for. All are gone through once, when the first test asks.
  mutating func roles(of name: Name) -> NameRoles.Role {
    let roles = nameRoles ?? NameRoles(program)
    nameRoles = roles
    return roles[name]
  }

  /// `Main` as Xcode calls it, else the first that has an initial controller.
  mutating func mainStoryboard() -> ID<Storyboard>? {
    func isStarted(_ id: ID<Storyboard>) -> Bool { program.storyboards[id].initial != nil }
    let ids = program.storyboards.ids
    return ids.first { isStarted($0) && text(program.storyboards[$0].name) == "Main" }
      ?? ids.first(where: isStarted)
  }

  // MARK: Classes

  private mutating func resolveClasses() {
    for reference in pending.superclasses {
      let (declared, kit) = findClass(
        reference.name, at: reference.location, for: .superclass(of: reference.class))
      program.classes[reference.class].superclass = declared
      if declared == nil && kit == nil { rootless.insert(reference.class) }
      program.classes[reference.class].kitClass = kit ?? .viewController
    }
    for reference in pending.classes {
      let (name, location) = self.class(of: reference)
      let (declared, kit) = findClass(name, at: location, for: .row(reference.owner))
      switch reference.owner {
      case .scene(let id): program.scenes[id].customClass = declared
      case .element(let id): program.elements[rare: id].customClass = declared
      case .property(let id):
        program.properties[id].customClass = declared
        program.properties[id].kitClass = kit ?? .view
      case .rootView: break
      }
    }
    inheritKitClasses()
    for reference in pending.classes where !fits(reference) {
      checkClass(reference)
    }
  }

  /// Of the project or of UIKit, or both where a project takes a name of UIKit.
  private mutating func findClass(
    _ name: Name, at location: Location, for use: ClassUse
  ) -> (declared: ID<Class>?, kit: KitClass?) {
    let declared = classesByName[name]
    let kit = vocabulary.kitClass(name)
    if declared == nil && kit == nil {
      switch use {
      // Those are Swift's to find, and no app is built without them.
      case .superclass, .row(.property): lacksClassesOfDeclarations = true
      case .row(.scene), .row(.element), .row(.rootView): break
      }
      let near = guesses.nearest(
        to: text(name),
        among: program.classes.rows.map { program[$0.name] }
          + KitClass.allCases.map { $0.facts.name })
      report(
        UnknownClass(name: text(name), near: near, wants: kitClass(wantedFor: use).facts.name),
        at: location)
    }
    return (declared, kit)
  }

  /// The name of a class that is referred to, and where that is.
  private mutating func `class`(of reference: Pending.ClassReference)
    -> (name: Name, location: Location)
  {
    let name: Name
    let place: Place
    switch reference.owner {
    case .scene(let id): (name, place) = (program.scenes[id].className, program.scenes[id].place)
    case .element(let id):
      (name, place) = (program.elements[rare: id].className, program.elements[id].place)
    case .property(let id):
      (name, place) = (program.properties[id].typeName, program.properties[id].place)
    case .rootView(let id):
      (name, place) = (program.viewClass(of: id) ?? .none, program.scenes[id].place)
    }
    return (name, Location(location(place).file, reference.range))
  }

  /// A class descends from the class of UIKit that its topmost declared superclass names.
  private mutating func inheritKitClasses() {
    if pending.superclasses.isEmpty { return inheritKitClassesOfProperties() }
    cutCircles()
    var depths = [Int?](repeating: nil, count: program.classes.count)
    for id in program.classes.ids {
      // From the nearest superclass that is known downwards, so that each class is looked at once.
      for current in superclasses(of: id, until: { depths[Int($0.index)] != nil }).reversed() {
        guard let superclass = program.classes[current].superclass else {
          depths[Int(current.index)] = 0
          continue
        }
        let depth = (depths[Int(superclass.index)] ?? 0) + 1
        if depth >= Program.deepestNesting {
          report(
            NestingTooDeep(name: text(program.classes[current].name)),
            at: location(program.classes[current].place))
          program.classes[current].superclass = nil
          depths[Int(current.index)] = 0
          continue
        }
        depths[Int(current.index)] = depth
        program.classes[current].kitClass = program.classes[superclass].kitClass
        if rootless.contains(superclass) { rootless.insert(current) }
      }
    }
    inheritKitClassesOfProperties()
  }

  /// A class that is its own superclass is reported and becomes the end of its chain.
  private mutating func cutCircles() {
    // The walk in which a class was met.
    var walks = [ID<Class>?](repeating: nil, count: program.classes.count)
    for id in program.classes.ids where walks[Int(id.index)] == nil {
      let path = superclasses(of: id) { walks[Int($0.index)] != nil }
      for current in path { walks[Int(current.index)] = id }
      guard let last = path.last, let next = program.classes[last].superclass,
        walks[Int(next.index)] == id, let start = path.firstIndex(of: next)
      else { continue }
      let first = path[start...].reduce(last) { min($0, $1) }
      report(
        ClassCycle(name: text(program.classes[first].name)),
        at: location(program.classes[first].place))
      program.classes[first].superclass = nil
    }
  }

  /// A class and its superclasses, up to one that was met before, in this walk or as `isKnown` says.
  private mutating func superclasses(
    of id: ID<Class>, until isKnown: (ID<Class>) -> Bool
  ) -> [ID<Class>] {
    var path: [ID<Class>] = []
    var met: Set<ID<Class>> = []
    var next: ID<Class>? = id
    while let current = next, !isKnown(current), met.insert(current).inserted {
      path.append(current)
      next = program.classes[current].superclass
    }
    return path
  }

  private mutating func inheritKitClassesOfProperties() {
    for id in program.properties.ids {
      if let custom = program.properties[id].customClass {
        program.properties[id].kitClass = program.classes[custom].kitClass
      }
    }
  }

  /// Whether what a row is fits the class that it names. Nearly always the class is the project's own, and does.
  @inline(__always)
  private mutating func fits(_ reference: Pending.ClassReference) -> Bool {
    switch reference.owner {
    case .scene(let id):
      guard let declared = program.scenes[id].customClass else { return false }
      return program.classes[declared].kitClass == vocabulary.kitClass(of: program.scenes[id].kind)
    case .property: return true
    case .element, .rootView: return false
    }
  }

  private mutating func checkClass(_ reference: Pending.ClassReference) {
    let (name, location) = self.class(of: reference)
    let declared = classesByName[name]
    let actual = declared.map { program.classes[$0].kitClass } ?? vocabulary.kitClass(name)
    guard let actual else { return }
    if let declared, rootless.contains(declared) { return }
    switch reference.owner {
    case .scene(let id):
      let kind = program.scenes[id].kind
      let wanted = vocabulary.kitClass(of: kind)
      if !actual.isKind(of: wanted) {
        report(
          WrongClass.other(text(name), isA: actual, wants: wanted, of: .scene(kind)),
          at: location)
      } else if kind == .view {
        checkRoot(of: id, name, actual, at: location)
      }
    case .element(let id):
      let kind = program.elements[id].kind
      let wanted = vocabulary.kitClass(of: kind)
      // The rows of a grid are cells of another family.
      let isGridCell = kind.isRow && actual.isKind(of: .collectionReusableView)
      if !actual.isKind(of: wanted) && !isGridCell {
        report(
          WrongClass.other(text(name), isA: actual, wants: wanted, of: .element(kind)),
          at: location)
      }
    case .rootView(let id):
      let kind = program.scenes[id].kind
      let wanted = kind.rootViewClass
      if !actual.isKind(of: wanted) {
        report(
          WrongClass.other(text(name), isA: actual, wants: wanted, of: .rootView(kind)),
          at: location)
      }
    case .property: break
    }
  }

  /// UITableViewController and UICollectionViewController raise an exception when their view is another one.
  private mutating func checkRoot(
    of scene: ID<Scene>, _ name: Name, _ actual: KitClass, at location: Location
  ) {
    let kinds: [ControllerKind] = [.table, .collection]
    guard let kind = kinds.first(where: { actual.isKind(of: vocabulary.kitClass(of: $0)) }) else {
      return
    }
    let view = program.viewClass(of: scene)
    let viewClass = view.flatMap { name in
      classesByName[name].map { program.classes[$0].kitClass } ?? vocabulary.kitClass(name)
    }
    if viewClass?.isKind(of: kind.rootViewClass) ?? false { return }
    report(WrongClass.rootView(text(name), of: kind), at: location)
  }

  // MARK: Variables

  private mutating func checkDuplicateAppVariables() {
    var seen = FirstByName<Variable>()
    for id in program.appVariables {
      let row = program.variables[id]
      guard let first = seen.insert(row.name, id) else { continue }
      report(
        DuplicateName.named(
          text(row.name), .variable, first: location(program.variables[first].place)),
        at: location(row.place))
    }
  }

  /// Types first, since initial values are checked against them. App variables were counted from 0 so far.
  private mutating func resolveVariables(since firstAppVariable: ID<Variable>) {
    func known(_ id: ID<Variable>, _ scope: Scope) -> ID<Variable> {
      scope.row == nil ? ID(Int(firstAppVariable.index) + Int(id.index)) : id
    }
    for waiting in pending.types {
      enter(waiting.piece)
      guard case .variableType(let id, let path) = waiting.work else { continue }
      let name = tree[path.parts].last?.name ?? .none
      if path.parts.count == 1, let enumeration = enumerationsByName[name] {
        program.variables[known(id, waiting.scope)].domain = .enumeration(enumeration)
      } else {
        untyped.insert(known(id, waiting.scope))
        if path.parts.count > 1, enumerationsByName[name] != nil || text(name) == "Bool" {
          report(UnknownType.qualified(text(name)), path.range)
          continue
        }
        let near = guesses.nearest(
          to: text(name), among: program.enumerations.rows.map { program[$0.name] } + ["Bool"])
        report(UnknownType.undeclared(text(name), near: near), path.range)
      }
    }
    for waiting in pending.initialValues {
      enter(waiting.piece)
      guard case .initialValue(let id, let value) = waiting.work else { continue }
      let variable = known(id, waiting.scope)
      if untyped.contains(variable) { continue }
      if let constant = constant(value, in: program.variables[variable].domain) {
        program.variables[variable].initial = constant
      }
    }
  }

  /// Superclasses' variables come first, so that a method finds them at one slot in every subclass.
  private mutating func assignSlots() {
    for id in program.classes.ids where program.classes[id].superclass == nil {
      program.classes[id].variableCount = assign(program.classes[id].variables, from: 0)
    }
    if program.classes.rows.contains(where: { $0.superclass != nil }) { assignSlotsOfSubclasses() }
    for id in program.scenes.ids {
      let base = program.scenes[id].customClass.map { program.classes[$0].variableCount } ?? 0
      let count = assign(program.scenes[rare: id].variables, from: base)
      // Most have none, and need no row to say so.
      if count > 0 { program.scenes[rare: id].variableCount = count }
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

  // MARK: Scenes

  /// To the methods of the controllers; those that lack theirs are told when the program is checked.
  private mutating func connectActions() {
    for scene in program.scenes.ids {
      for index in program.scenes[rare: scene].actionConnections {
        program.actionConnections[index].method = action(
          program.actionConnections[index].name, of: scene)
      }
    }
  }

  /// The scene's own, or the nearest of its classes.
  mutating func action(_ name: Name, of scene: ID<Scene>) -> ID<Method>? {
    if let own = action(name, in: program.scenes[rare: scene].methods) { return own }
    return program.scenes[scene].customClass.flatMap { action(name, of: $0) }
  }

  /// The one of a class or of its nearest superclass.
  mutating func action(_ name: Name, of class: ID<Class>) -> ID<Method>? {
    var next: ID<Class>? = `class`
    while let current = next {
      if let found = action(name, in: program.classes[current].methods) { return found }
      next = program.classes[current].superclass
    }
    return nil
  }

  private mutating func action(_ name: Name, in range: IDRange<Method>) -> ID<Method>? {
    longActions.find(name, in: range) {
      program.methods[$0].name == name && program.methods[$0].kind == .action
    }
  }

  private mutating func resolve(_ reference: Pending.Reference) {
    guard
      let scene = findScene(
        reference.name, qualifier: reference.qualifier, home: reference.home,
        at: reference.location)
    else { return }
    let storyboard = program.scenes[scene].storyboard
    if storyboard != reference.home { isEnteredFromOutside.insert(storyboard) }
    connect(reference.owner, to: scene)
  }

  mutating func connect(_ owner: Pending.Reference.Owner, to scene: ID<Scene>) {
    switch owner {
    case .initial(let id): program.storyboards[id].initial = scene
    case .relationship(let id): program.relationships[id].destination = scene
    case .segue(let id): program.segues[id].destination = scene
    case .attribute(let id): program.attributes[id].value = .scene(scene)
    case .listed(let id): program.values[id] = .scene(scene)
    }
  }

  /// A scene by name: of the storyboard at hand, of the one before the dot, or the initial one of a storyboard.
  mutating func findScene(
    _ name: Name, qualifier: Name, home: ID<Storyboard>, at location: Location
  )
    -> ID<Scene>?
  {
    if !qualifier.isNone {
      guard let storyboard = storyboardsByName[qualifier] else {
        reportUnknownStoryboard(qualifier, at: location)
        return nil
      }
      if let scene = sceneNamed(name, in: storyboard) { return scene }
      reportUnknownScene(name, in: storyboard, at: location)
      return nil
    }
    if let scene = sceneNamed(name, in: home) { return scene }
    if let storyboard = storyboardsByName[name] {
      if let initial = initialScene(of: storyboard) { return initial }
      if reportNoInitialScene(of: storyboard, at: location) || isInitialBroken(storyboard) {
        return nil
      }
    }
    reportUnknownScene(name, in: home, at: location)
    return nil
  }

  /// The initial scene of a storyboard whose own reference may come later in the list.
  private mutating func initialScene(of storyboard: ID<Storyboard>) -> ID<Scene>? {
    if let initial = program.storyboards[storyboard].initial { return initial }
    return initialReferences[storyboard].flatMap { sceneNamed($0.name, in: storyboard) }
  }

  /// Whether its line for the initial scene was told to be wrong by itself. What leads to another storyboard may
  /// lead in a circle, of which nothing was told.
  private mutating func isInitialBroken(_ storyboard: ID<Storyboard>) -> Bool {
    guard let reference = initialReferences[storyboard] else { return true }
    return reference.qualifier.isNone && storyboardsByName[reference.name] == nil
  }

  /// False where the storyboard has a line for it, and that line is wrong.
  mutating func reportNoInitialScene(of storyboard: ID<Storyboard>, at location: Location) -> Bool {
    guard lacksInitial.contains(storyboard) else { return false }
    isEnteredFromOutside.insert(storyboard)
    let row = program.storyboards[storyboard]
    report(
      UnknownScene.storyboardWithoutInitial(
        text(row.name), declared: self.location(row.place)),
      at: location)
    return true
  }

  mutating func reportUnknownStoryboard(_ name: Name, at location: Location) {
    let near = guesses.nearest(
      to: text(name), among: program.storyboards.rows.map { program[$0.name] })
    report(UnknownStoryboard.undeclared(text(name), near: near), at: location)
  }

  mutating func reportUnknownScene(
    _ name: Name, in storyboard: ID<Storyboard>, at location: Location
  ) {
    let spelling = text(name)
    let scenes = program.scenes[program.storyboards[storyboard].scenes]
    let near = guesses.nearest(to: spelling, among: scenes.map { program[$0.name] })
    var places: [Location] = []
    if let meant = near.first.flatMap({ program.names.find($0) }) {
      for scene in scenes where scene.name == meant { places.append(self.location(scene.place)) }
    }
    if near.isEmpty, let elsewhere = firstScenesByName[name].map({ program.scenes[$0] }) {
      let home = text(program.storyboards[elsewhere.storyboard].name)
      report(
        UnknownScene.undeclared(
          spelling, in: text(program.storyboards[storyboard].name),
          near: [home + "." + spelling], places: [self.location(elsewhere.place)]),
        at: location)
      return
    }
    report(
      UnknownScene.undeclared(
        spelling, in: text(program.storyboards[storyboard].name), near: near, places: places),
      at: location)
  }

  /// Makes the tree of a piece the one at hand again.
  mutating func enter(_ piece: Int) {
    guard piece != pieceAtHand || tree.file.isEmpty else { return }
    if let kept = pieces[piece].tree {
      tree = kept
      file = pieces[piece].file
      pieceAtHand = piece
    }
  }
}
