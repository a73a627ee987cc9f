import NavModel
import NavText

// Messages to delegates, and overrides, beyond the callbacks of the lifecycle: who gets them, and what runs then.

extension SimulationStep {
  /// A container tells its delegate about one of its scenes. The effect was noted.
  @inline(__always)
  mutating func tellDelegate(
    of container: ID<Controller>, _ message: DelegateMessage, about scene: ID<Scene>?
  ) {
    if run.hasCrashed { return }
    answer(run.state.delegate(of: container), message, about: .scene(scene))
  }

  /// The controller itself is told.
  mutating func tell(_ id: ID<Controller>, _ message: DelegateMessage) {
    if !run.hasCrashed { answer(id, message, about: .nothing) }
  }

  /// What a message is about.
  enum Topic: Hashable {
    case nothing
    /// A scene, or none where it is the More list.
    case scene(ID<Scene>?)
    case text(Name)
    /// An element, by its name.
    case element(Name)
  }

  /// Runs what a controller does about a message; whether it does anything.
  @discardableResult
  mutating func answer(_ id: ID<Controller>, _ message: DelegateMessage, about topic: Topic) -> Bool
  {
    guard let controller = run.state[id], !controller.isSynthetic,
      !program.isSilent(controller.scene)
    else { return false }
    let answers = program.methods(of: controller.scene) {
      $0.kind == .message(message) && $0.subject.fits(topic)
    }
    guard !answers.isEmpty, run.enterHook(of: controller.scene) else { return false }
    defer { run.leaveHook() }
    let outer = run.hook
    run.hook = nil
    for method in answers { execute(method, Scope(id)) }
    run.hook = outer
    return true
  }

  /// The app is told something from outside. Its code passes it on; here the outermost scene that answers hears it
  /// (LINK-2).
  mutating func deliver(_ message: DelegateMessage, _ text: Name) {
    let answering = run.state.controllers.first { controller in
      !controller.isSynthetic && !program.isSilent(controller.scene)
        && !program.methods(of: controller.scene) {
          $0.kind == .message(message) && $0.subject.fits(.text(text))
        }.isEmpty
    }
    guard let answering else { return run.refuse(.noAnswer(message, text)) }
    run.note(.delivered(message, text, to: answering.scene))
    begin()
    answer(answering.identity, message, about: .text(text))
    end()
  }

  /// `delegate = self` of a container: of the nearest one around the controller, or of any that there is.
  mutating func becomeDelegate(_ id: ID<Controller>, of scene: ID<Scene>) {
    var next = run.position(of: id)
    while let position = next {
      if run.state.controllers[position].scene == scene { break }
      next = run.state.parent(of: position)
    }
    let found = next ?? run.state.controllers.firstIndex { $0.scene == scene && !$0.isSynthetic }
    guard let found else { return }
    run.state.setDelegate(id, of: run.identity(found))
  }
}

extension Method.Subject {
  fileprivate func fits(_ topic: SimulationStep.Topic) -> Bool {
    switch (self, topic) {
    case (.any, _): true
    case (.scene(let scene), .scene(let told)): scene == told
    case (.text(let text), .text(let told)), (.element(let text), .element(let told)): text == told
    case (.scene, _), (.text, _), (.element, _): false
    }
  }
}
