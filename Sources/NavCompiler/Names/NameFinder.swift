import NavModel
import NavText

/// A phase that knows all declarations, and finds scenes and actions by their names.
protocol NameFinder: CompilerPhase, ~Copyable {
  var symbols: SymbolTable { get set }
  var entrances: Entrances { get set }
}

extension NameFinder where Self: ~Copyable {
  // MARK: Actions

  /// The scene's own, or the nearest of its classes.
  mutating func action(_ name: Name, of scene: ID<Scene>) -> ID<Method>? {
    // An alert's arrows lead to actions of the scene that presents it.
    let scene = program.codeOwner(of: scene)
    if let own = action(name, in: program.scenes[cold: scene].methods) { return own }
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
    symbols.longActions.find(name, in: range) {
      program.methods[$0].name == name && program.methods[$0].kind == .action
    }
  }

  // MARK: Scenes

  /// The scene of this name in a storyboard.
  mutating func sceneNamed(_ name: Name, in storyboard: ID<Storyboard>) -> ID<Scene>? {
    let scenes = program.storyboards[storyboard].scenes
    symbols.scenes.fill(storyboard, scenes, program.scenes, nameCount: program.names.count)
    return symbols.scenes.find(name, in: scenes)
  }

  /// A scene by name: of the storyboard at hand, of the one before the dot, or the initial one of a storyboard.
  mutating func findScene(
    _ name: Name, qualifier: Name, home: ID<Storyboard>, at location: Location
  )
    -> ID<Scene>?
  {
    if !qualifier.isNone {
      guard let storyboard = symbols.storyboards[qualifier] else {
        reportUnknownStoryboard(qualifier, at: location)
        return nil
      }
      if let scene = sceneNamed(name, in: storyboard) { return scene }
      reportUnknownScene(name, in: storyboard, at: location)
      return nil
    }
    if let scene = sceneNamed(name, in: home) { return scene }
    if let storyboard = symbols.storyboards[name] {
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
    return entrances.initialReferences[storyboard].flatMap { sceneNamed($0.name, in: storyboard) }
  }

  /// Whether its line for the initial scene was told to be wrong by itself. What leads to another storyboard may
  /// lead in a circle, of which nothing was reported.
  private mutating func isInitialBroken(_ storyboard: ID<Storyboard>) -> Bool {
    guard let reference = entrances.initialReferences[storyboard] else { return true }
    return reference.qualifier.isNone && symbols.storyboards[reference.name] == nil
  }

  /// False where the storyboard has a line for it, and that line is wrong.
  mutating func reportNoInitialScene(of storyboard: ID<Storyboard>, at location: Location) -> Bool {
    guard entrances.lacksInitial.contains(storyboard) else { return false }
    entrances.isEnteredFromOutside.insert(storyboard)
    let row = program.storyboards[storyboard]
    report(
      UnknownScene.storyboardWithoutInitial(
        text(row.name), declared: self.location(row.place)),
      at: location)
    return true
  }

  mutating func reportUnknownStoryboard(_ name: Name, at location: Location) {
    let known = guesses.areExhausted ? [] : program.storyboards.rows.map { program[$0.name] }
    let near = guesses.nearest(to: text(name), among: known)
    report(UnknownStoryboard.undeclared(text(name), near: near), at: location)
  }

  mutating func reportUnknownScene(
    _ name: Name, in storyboard: ID<Storyboard>, at location: Location
  ) {
    let spelling = text(name)
    let scenes = program.scenes[program.storyboards[storyboard].scenes]
    let known = guesses.areExhausted ? [] : scenes.map { program[$0.name] }
    let near = guesses.nearest(to: spelling, among: known)
    var places: [Location] = []
    if let meant = near.first.flatMap({ program.names.find($0) }) {
      for scene in scenes where scene.name == meant { places.append(self.location(scene.place)) }
    }
    if near.isEmpty,
      let elsewhere = entrances.scene(name, program.scenes).map({ program.scenes[$0] })
    {
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
}
