import NavModel
import NavText

extension SimulationStep {
  /// A fresh instance of a scene with the children that its relationships give it (SEG-38, SEG-72), not shown yet.
  mutating func instantiate(_ scene: ID<Scene>) -> ID<Controller> {
    build(scene, as: .detached, under: nil)
  }

  /// Appends a controller and its children; containers tell their children at once (LIFE-23, LIFE-72).
  mutating func build(
    _ scene: ID<Scene>, as role: Controller.Role, under parent: ID<Controller>?
  ) -> ID<Controller> {
    let depth = parent.flatMap { run.state[$0] }.map { Int($0.depth) + 1 } ?? 0
    let id = append(scene, kind: program.scenes[scene].kind, as: role, depth: depth)
    // A container that holds itself would be built for ever.
    guard
      run.makeRoom(
        for: scene, more: program.scenes.count + program.relationships.count + program.segues.count)
    else {
      return id
    }
    guard depth < program.deepestHierarchy else {
      run.raise(.tooDeep, scene)
      return id
    }
    wakeController(id, scene)
    guard program.scenes[scene].kind.isContainer else { return id }
    run.underConstruction.append(id)
    defer { run.underConstruction.removeLast() }
    switch program.scenes[scene].kind {
    case .view, .table, .collection, .alert, .actionSheet, .system:
      break
    case .navigation:
      buildStack(of: id, scene)
    case .tabBar:
      buildTabs(of: id, scene)
    case .split:
      buildColumns(of: id, scene)
    case .page:
      // The first page only: the others are made when pages turn.
      if let first = program.relationships(.page, of: scene).first {
        add(first, as: .page, to: id)
        run.update(id) { $0.selected = 0 }
      }
    }
    return id
  }

  mutating func append(
    _ scene: ID<Scene>, kind: ControllerKind, as role: Controller.Role, depth: Int,
    isSynthetic: Bool = false
  ) -> ID<Controller> {
    let id = run.newIdentity()
    var controller = Controller(
      scene: scene, identity: id, firstValue: UInt32(run.state.instanceValues.count),
      depth: UInt16(truncatingIfNeeded: depth), kind: kind, role: role)
    if isSynthetic {
      controller.flags.insert(.synthetic)
    } else if program.scenes[cold: scene].variableCount > 0 {
      run.state.instanceValues += program.initialValues(of: scene)
    }
    if kind == .navigation {
      controller.flags.insert(.awaitsShow)
      let isBarHidden =
        !isSynthetic && program[program.scenes[cold: scene].bar, .navigationBarHidden]
      // TOOL-1
      let isToolbarHidden =
        isSynthetic || program[program.scenes[cold: scene].toolbar, .toolbarHidden]
      let makesRoom =
        run.state.isCompactHeight
        && program.hides(.hidesBarsWhenVerticallyCompact, controller, in: run.state)
      if isBarHidden || makesRoom { controller.flags.insert(.barHidden) }
      if isToolbarHidden { controller.flags.insert(.toolbarHidden) }
    }
    // The More controller's toolbar is hidden as any other (TOOL-1).
    if kind == .tabBar { controller.flags.insert(.toolbarHidden) }
    run.state.controllers.append(controller)
    run.rearranged()
    if role == .detached { run.mayHoldUnused = true }
    return id
  }

  /// A child that its container tells of both moves at once (LIFE-72).
  mutating func add(
    _ scene: ID<Scene>, as role: Controller.Role, to parent: ID<Controller>
  ) {
    let child = build(scene, as: role, under: parent)
    willMove(CollectionOfOne(child))
    didMove(CollectionOfOne(child))
  }

  // MARK: Navigation

  mutating func buildStack(of id: ID<Controller>, _ scene: ID<Scene>) {
    for root in program.relationships(.root, of: scene).prefix(1) {
      addToStack(root, of: id)
    }
  }

  /// `didMove` follows when it is shown (LIFE-23).
  mutating func addToStack(
    _ scene: ID<Scene>, of id: ID<Controller>
  ) {
    guard program.scenes[scene].kind != .navigation else {
      return run.raise(.pushedNavigationController, run.state[id]?.scene, about: scene)
    }
    guard program.scenes[scene].kind != .split else {
      return run.log(.pushedSplitController, run.state[id]?.scene, about: scene)
    }
    let member = build(scene, as: .stack, under: id)
    willMove(CollectionOfOne(member))
  }

  // MARK: Tabs

  mutating func buildTabs(of id: ID<Controller>, _ scene: ID<Scene>) {
    let tabs = program.relationships(.tab, of: scene)
    for tab in tabs {
      add(tab, as: .tab, to: id)
    }
    guard !tabs.isEmpty else { return }
    // TAB-16
    var first = 0
    if case .scene(let chosen) = program.value(of: .selected, in: program.scenes[scene].attributes),
      let index = tabs.firstIndex(of: chosen)
    {
      first = index
    }
    _ = place(selection: first, of: id)
  }
}

extension Program {
  /// How deep controllers may be in each other, so that what walks down may call itself.
  public var deepestHierarchy: Int { 250 }

  /// What the variables of a fresh instance hold, superclasses' first.
  func initialValues(of scene: ID<Scene>) -> [Int32] {
    guard scenes[cold: scene].variableCount > 0 else { return [] }
    var values = [Int32](repeating: 0, count: Int(scenes[cold: scene].variableCount))
    func fill(_ range: IDRange<Variable>) {
      for variable in variables[range]
      where variable.owner == .instance && Int(variable.slot) < values.count {
        values[Int(variable.slot)] = variable.initial
      }
    }
    for id in classChain(of: scene) {
      fill(self[id].variables)
    }
    fill(scenes[cold: scene].variables)
    return values
  }

  func relationships(
    _ kind: RelationshipKind, of scene: ID<Scene>
  ) -> [ID<Scene>] {
    children(of: scene).filter { $0.kind == kind }.map { $0.destination }
  }
}
