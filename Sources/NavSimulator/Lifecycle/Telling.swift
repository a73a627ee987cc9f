import NavModel
import NavText

extension Program {
  /// One of the five callbacks of appearing, and the state of appearing that it finds the controller in.
  func tell(
    _ id: ID<Controller>, _ hook: LifecycleHook, _ animated: Bool,
    becoming appearance: Controller.Appearance? = nil, in run: inout Run
  ) {
    guard let position = run.position(of: id) else { return }
    tell(at: position, hook, animated, becoming: appearance, in: &run)
  }

  @inline(__always)
  func tell(
    at position: Int, _ hook: LifecycleHook, _ animated: Bool,
    becoming appearance: Controller.Appearance?, in run: inout Run
  ) {
    if let appearance { run.state.controllers[position].appearance = appearance }
    let controller = run.state.controllers[position]
    guard !run.hasCrashed && !controller.isSynthetic else { return }
    run.note(
      .appearance(hook, controller.scene, animated: animated, controller.movement(in: hook)))
    respond(controller.identity, of: controller.scene, to: hook, animated, in: &run)
  }

  /// Notes the callback and runs what the scene does in it.
  func tell(_ id: ID<Controller>, _ hook: LifecycleHook, _ effect: Effect, in run: inout Run) {
    guard let position = run.position(of: id) else { return }
    tell(position, hook, effect, in: &run)
  }

  private func tell(_ position: Int, _ hook: LifecycleHook, _ effect: Effect, in run: inout Run) {
    guard !run.hasCrashed, !run.state.controllers[position].isSynthetic else { return }
    run.note(effect)
    let (id, scene) = (
      run.state.controllers[position].identity, run.state.controllers[position].scene
    )
    respond(id, of: scene, to: hook, run.isHookAnimated, in: &run)
  }

  /// Whether a scene has nothing to say to any callback, as is so with most.
  @inline(__always)
  func isSilent(_ scene: ID<Scene>) -> Bool {
    scenes[rare: scene].methods.isEmpty && scenes[scene].customClass == nil
  }

  @inline(__always)
  private func respond(
    _ id: ID<Controller>, of scene: ID<Scene>, to hook: LifecycleHook, _ animated: Bool,
    in run: inout Run
  ) {
    if isSilent(scene) && run.mayNest { return }
    answer(id, of: scene, to: hook, animated, in: &run)
  }

  @inline(never)
  private func answer(
    _ id: ID<Controller>, of scene: ID<Scene>, to hook: LifecycleHook, _ animated: Bool,
    in run: inout Run
  ) {
    guard run.enterHook(of: scene) else { return }
    defer { run.leaveHook() }
    let outer = (run.hook, run.isHookAnimated)
    run.hook = hook
    run.isHookAnimated = animated
    for method in answers(to: hook, of: scene) {
      execute(self[method].body, Scope(id), in: &run)
    }
    (run.hook, run.isHookAnimated) = outer
  }

  /// Every override calls super (LIFE-5): the superclasses' hooks run first, the scene's own last.
  func answers(to hook: LifecycleHook, of scene: ID<Scene>) -> [ID<Method>] {
    var answers: [ID<Method>] = []
    for id in scenes[rare: scene].methods where methods[id].kind == .hook(hook) {
      answers.append(id)
    }
    var next = scenes[scene].customClass
    while let current = next {
      for id in classes[current].methods where methods[id].kind == .hook(hook) {
        answers.append(id)
      }
      next = classes[current].superclass
    }
    answers.reverse()
    return answers
  }

  func willMove(_ ids: some Sequence<ID<Controller>>, in run: inout Run) {
    for id in ids { willMove(id, in: &run) }
  }

  func willMove(_ id: ID<Controller>, in run: inout Run) {
    guard let position = run.position(of: id) else { return }
    run.state.controllers[position].flags.insert(.awaitsDidMove)
    let scene = run.state.controllers[position].scene
    let parent = parentScene(of: position, in: run.state)
    tell(position, .willMoveToParent, .willMove(scene, to: parent), in: &run)
  }

  func didMove(_ ids: some Sequence<ID<Controller>>, in run: inout Run) {
    for id in ids { didMove(id, in: &run) }
  }

  func didMove(_ id: ID<Controller>, in run: inout Run) {
    guard let position = run.position(of: id),
      run.state.controllers[position].flags.contains(.awaitsDidMove)
    else { return }
    run.state.controllers[position].flags.remove(.awaitsDidMove)
    let scene = run.state.controllers[position].scene
    let parent = parentScene(of: position, in: run.state)
    tell(position, .didMoveToParent, .didMove(scene, to: parent), in: &run)
  }

  func letGo(_ ids: some Sequence<ID<Controller>>, in run: inout Run) {
    for id in ids { letGo(id, in: &run) }
  }

  func letGo(_ id: ID<Controller>, in run: inout Run) {
    guard let position = run.position(of: id) else { return }
    let scene = run.state.controllers[position].scene
    tell(position, .willMoveToParent, .willMove(scene, to: nil), in: &run)
  }

  func gone(_ ids: some Sequence<ID<Controller>>, in run: inout Run) {
    for id in ids { gone(id, in: &run) }
  }

  func gone(_ id: ID<Controller>, in run: inout Run) {
    guard let position = run.position(of: id) else { return }
    let scene = run.state.controllers[position].scene
    tell(position, .didMoveToParent, .didMove(scene, to: nil), in: &run)
  }

  /// What was pushed over the More list has the More controller as its parent.
  private func parentScene(of position: Int, in state: NavigationState) -> Container? {
    guard let parent = state.parent(of: position) else { return nil }
    let scene = state.controllers[parent].scene
    return state.controllers[position].role == .more ? .more(of: scene) : .scene(scene)
  }
}
