import NavModel
import NavText

extension SimulationStep {
  /// One of the five callbacks of appearing, and the state of appearing that it finds the controller in.
  mutating func tell(
    _ id: ID<Controller>, _ hook: LifecycleHook, _ animated: Bool,
    becoming appearance: Controller.Appearance? = nil
  ) {
    guard let position = run.position(of: id) else { return }
    tell(at: position, hook, animated, becoming: appearance)
  }

  @inline(__always)
  mutating func tell(
    at position: Int, _ hook: LifecycleHook, _ animated: Bool,
    becoming appearance: Controller.Appearance?
  ) {
    if let appearance { run.state.controllers[position].appearance = appearance }
    let controller = run.state.controllers[position]
    if hook == .viewDidDisappear && run.state.hasColdFields {
      viewLeavesWindow(of: controller.identity)
    }
    guard !run.hasCrashed && !controller.isSynthetic else { return }
    run.note(
      .appearance(hook, controller.scene, animated: animated, controller.movement(in: hook)))
    respond(controller.identity, of: controller.scene, to: hook, animated)
  }

  /// Notes the callback and runs what the scene does in it.
  mutating func tell(_ id: ID<Controller>, _ hook: LifecycleHook, _ effect: Effect) {
    guard let position = run.position(of: id) else { return }
    tell(position, hook, effect)
  }

  private mutating func tell(_ position: Int, _ hook: LifecycleHook, _ effect: Effect) {
    guard !run.hasCrashed, !run.state.controllers[position].isSynthetic else { return }
    run.note(effect)
    let (id, scene) = (
      run.state.controllers[position].identity, run.state.controllers[position].scene
    )
    respond(id, of: scene, to: hook, run.isHookAnimated)
  }

  @inline(__always)
  private mutating func respond(
    _ id: ID<Controller>, of scene: ID<Scene>, to hook: LifecycleHook, _ animated: Bool
  ) {
    if program.isSilent(scene) && run.mayNest { return }
    answer(id, of: scene, to: hook, animated)
  }

  @inline(never)
  private mutating func answer(
    _ id: ID<Controller>, of scene: ID<Scene>, to hook: LifecycleHook, _ animated: Bool
  ) {
    guard run.enterHook(of: scene) else { return }
    defer { run.leaveHook() }
    let outer = (run.hook, run.isHookAnimated)
    run.hook = hook
    run.isHookAnimated = animated
    for method in answers(to: hook, of: scene) {
      execute(method, Scope(id))
    }
    (run.hook, run.isHookAnimated) = outer
  }

  /// Every override calls super (LIFE-5): the superclasses' hooks run first, the scene's own last.
  @inline(__always)
  private func answers(to hook: LifecycleHook, of scene: ID<Scene>) -> [ID<Method>] {
    program.methods(of: scene) { $0.kind == .hook(hook) }
  }

  mutating func willMove(_ ids: some Sequence<ID<Controller>>) {
    for id in ids { willMove(id) }
  }

  mutating func willMove(_ id: ID<Controller>) {
    guard let position = run.position(of: id) else { return }
    run.state.controllers[position].flags.insert(.awaitsDidMove)
    let scene = run.state.controllers[position].scene
    let parent = run.state.parentScene(of: position)
    tell(position, .willMoveToParent, .willMove(scene, to: parent))
  }

  mutating func didMove(_ ids: some Sequence<ID<Controller>>) {
    for id in ids { didMove(id) }
  }

  mutating func didMove(_ id: ID<Controller>) {
    guard let position = run.position(of: id),
      run.state.controllers[position].flags.contains(.awaitsDidMove)
    else { return }
    run.state.controllers[position].flags.remove(.awaitsDidMove)
    let scene = run.state.controllers[position].scene
    let parent = run.state.parentScene(of: position)
    tell(position, .didMoveToParent, .didMove(scene, to: parent))
  }

  mutating func letGo(_ ids: some Sequence<ID<Controller>>) {
    for id in ids { letGo(id) }
  }

  mutating func letGo(_ id: ID<Controller>) {
    guard let position = run.position(of: id) else { return }
    let scene = run.state.controllers[position].scene
    tell(position, .willMoveToParent, .willMove(scene, to: nil))
  }

  mutating func gone(_ ids: some Sequence<ID<Controller>>) {
    for id in ids { gone(id) }
  }

  mutating func gone(_ id: ID<Controller>) {
    guard let position = run.position(of: id) else { return }
    let scene = run.state.controllers[position].scene
    tell(position, .didMoveToParent, .didMove(scene, to: nil))
  }
}

extension Program {
  /// The methods of a scene and its classes that answer, the superclasses' first.
  @inline(__always)
  func methods(of scene: ID<Scene>, _ answers: (Method) -> Bool) -> [ID<Method>] {
    var found: [ID<Method>] = []
    for id in scenes[cold: scene].methods.reversed() where answers(methods[id]) {
      found.append(id)
    }
    var next = scenes[scene].customClass
    while let current = next {
      for id in classes[current].methods.reversed() where answers(methods[id]) {
        found.append(id)
      }
      next = classes[current].superclass
    }
    found.reverse()
    return found
  }

  /// Whether a scene has nothing to say to any callback, as is so with most.
  @inline(__always)
  func isSilent(_ scene: ID<Scene>) -> Bool {
    scenes[cold: scene].methods.isEmpty && scenes[scene].customClass == nil
  }
}

extension NavigationState {
  /// What was pushed over the More list has the More controller as its parent.
  fileprivate func parentScene(of position: Int) -> Container? {
    guard let parent = parent(of: position) else { return nil }
    let scene = controllers[parent].scene
    return controllers[position].role == .more ? .more(of: scene) : .scene(scene)
  }
}
