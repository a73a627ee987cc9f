import NavModel
import NavText

extension Program {
  /// One of the five callbacks of appearing, and the state of appearing that it finds the controller in.
  func tell(
    _ id: ID<Controller>, _ hook: LifecycleHook, _ animated: Bool,
    becoming appearance: Controller.Appearance? = nil, in run: inout Run
  ) {
    guard let position = run.position(of: id) else { return }
    if let appearance { run.state.controllers[position].appearance = appearance }
    let controller = run.state.controllers[position]
    guard !run.hasCrashed && !controller.isSynthetic else { return }
    run.note(
      .appearance(hook, controller.scene, animated: animated, controller.movement(in: hook)))
    respond(id, of: controller.scene, to: hook, animated, in: &run)
  }

  /// Notes the callback and runs what the scene does in it.
  func tell(_ id: ID<Controller>, _ hook: LifecycleHook, _ effect: Effect, in run: inout Run) {
    guard !run.hasCrashed, let controller = run.state[id], !controller.isSynthetic else { return }
    run.note(effect)
    respond(id, of: controller.scene, to: hook, run.isHookAnimated, in: &run)
  }

  private func respond(
    _ id: ID<Controller>, of scene: ID<Scene>, to hook: LifecycleHook, _ animated: Bool,
    in run: inout Run
  ) {
    // Most scenes have nothing to say.
    let isSilent = scenes[scene].methods.isEmpty && scenes[scene].customClass == nil
    if isSilent && run.mayNest { return }
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
    for id in scenes[scene].methods where methods[id].kind == .hook(hook) { answers.append(id) }
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
    for id in ids {
      guard let child = run.state[id] else { continue }
      run.set(.awaitsDidMove, true, of: id)
      tell(id, .willMoveToParent, .willMove(child.scene, to: parentScene(of: id, run)), in: &run)
    }
  }

  func didMove(_ ids: some Sequence<ID<Controller>>, in run: inout Run) {
    for id in ids {
      guard let child = run.state[id], child.flags.contains(.awaitsDidMove) else { continue }
      run.set(.awaitsDidMove, false, of: id)
      tell(id, .didMoveToParent, .didMove(child.scene, to: parentScene(of: id, run)), in: &run)
    }
  }

  func letGo(_ ids: some Sequence<ID<Controller>>, in run: inout Run) {
    for id in ids {
      guard let child = run.state[id] else { continue }
      tell(id, .willMoveToParent, .willMove(child.scene, to: nil), in: &run)
    }
  }

  func gone(_ ids: some Sequence<ID<Controller>>, in run: inout Run) {
    for id in ids {
      guard let child = run.state[id] else { continue }
      tell(id, .didMoveToParent, .didMove(child.scene, to: nil), in: &run)
    }
  }

  /// What was pushed over the More list has the More controller as its parent.
  func parentScene(of id: ID<Controller>, _ run: Run) -> Container? {
    guard let parent = run.parent(of: id).flatMap({ run.state[$0] }) else { return nil }
    return run.state[id]?.role == .more ? .more(of: parent.scene) : .scene(parent.scene)
  }
}
