import NavModel
import NavSimulator
import NavText

extension Program {
  /// The same with what the controller could ask about itself: `City.viewWillAppear(animated) isMovingToParent`.
  public func verboseLine(for effect: Effect) -> String {
    guard case .appearance(_, _, animated: _, let movement) = effect else {
      return line(for: effect)
    }
    return ([line(for: effect)] + movement.properties).joined(separator: " ")
  }

  /// One line for people: `City.viewWillAppear(animated)`, `World: willShow City`.
  public func line(for effect: Effect) -> String {
    switch effect {
    case .viewDidLoad(let scene): "\(name(scene)).viewDidLoad"
    case .appearance(let hook, let scene, let animated, _):
      "\(name(scene)).\(hook.facts.keyword)\(suffix(animated))"
    case .willMove(let scene, let parent):
      "\(name(scene)).willMoveToParent(\(parent.map { name($0) } ?? "nil"))"
    case .didMove(let scene, let parent):
      "\(name(scene)).didMoveToParent(\(parent.map { name($0) } ?? "nil"))"
    case .willShow(let scene, let navigation, let animated):
      "\(name(navigation)): willShow \(scene.map { name($0) } ?? "list")\(remark(animated))"
    case .didShow(let scene, let navigation, let animated):
      "\(name(navigation)): didShow \(scene.map { name($0) } ?? "list")\(remark(animated))"
    case .shouldSelect(let scene, let tabs, let answer):
      "\(name(tabs)): shouldSelect \(scene.map { name($0) } ?? "More")? \(word(answer))"
    case .didSelect(let scene, let tabs):
      "\(name(tabs)): didSelect \(scene.map { name($0) } ?? "More")"
    case .willBeginCustomizing(let tabs, let order):
      "\(name(tabs)): willBeginCustomizing \(list(order))"
    case .willEndCustomizing(let tabs, let order, let changed):
      "\(name(tabs)): willEndCustomizing \(list(order)), \(changed ? "changed" : "unchanged")"
    case .didEndCustomizing(let tabs, let order, let changed):
      "\(name(tabs)): didEndCustomizing \(list(order)), \(changed ? "changed" : "unchanged")"
    case .shouldPerformSegue(let segue, let answer):
      "\(name(codeOwner(of: self[segue].source))): shouldPerformSegue \(label(segue))? \(word(answer))"
    case .prepare(let segue, sender: _):
      "\(name(codeOwner(of: self[segue].source))): prepare for \(label(segue))"
    case .unwindFoundNobody(let segue):
      "\(name(codeOwner(of: self[segue].source))): no one answers \(names[self[cold: segue].unwindAction])"
    case .unwind(let method, let scene): "\(name(scene)): \(names[self[method].name])"
    case .action(let action, let scene): "\(name(scene)): \(names[action])"
    case .performCustom(let segue): "\(label(segue)): perform"
    case .leave(let segue):
      "\(label(segue)): leads outside, to \(elsewhere(self[segue])?.sentence ?? "")"
    case .shouldDismiss(let scene, let answer): "\(name(scene)): shouldDismiss? \(word(answer))"
    case .willDismiss(let scene): "\(name(scene)): willDismiss"
    case .didDismiss(let scene): "\(name(scene)): didDismiss"
    case .didAttemptToDismiss(let scene): "\(name(scene)): didAttemptToDismiss"
    case .didChangeDetent(let scene, let detent):
      "\(name(scene)): didChangeSelectedDetent \(detent.keyword)"
    case .returned(.pop, let scenes, let navigation):
      "\(name(navigation)): pop returns \(scenes.first.map { name($0) } ?? "nil")"
    case .returned(let call, let scenes, let navigation):
      "\(name(navigation)): \(call.keyword) returns "
        + "[\(scenes.map { name($0) }.joined(separator: ", "))]"
    case .barChanged(let bar, let isHidden, let navigation, let motion):
      "\(name(navigation)): \(bar.keyword) \(isHidden ? "hidden" : "shown")\(motion.suffix)"
    case .setEditing(let scene, let isOn): "\(name(scene)).setEditing(\(isOn ? "true" : "false"))"
    case .rowDeleted(let element, let row): "\(names[self[element].name]): row \(row) is deleted"
    case .rowMoved(let element, let row, let place):
      "\(names[self[element].name]): row \(row) is moved to \(place)"
    case .delivered(let message, let text, let scene):
      "\(name(scene)): \(message.facts.keyword) \(inQuotes(names[text]))"
    case .focus(let element): "\(names[self[element].name]): becomes first responder"
    case .blur(let element): "\(names[self[element].name]): resigns first responder"
    case .typed(let element, let text): "\(names[self[element].name]): says \(inQuotes(text))"
    case .pressedReturn(let element): "\(names[self[element].name]): return is pressed"
    case .search(let message, let scene): "\(name(scene)): \(message.facts.keyword)"
    case .changed(let element, let value): "\(names[self[element].name]): is \(inQuotes(value))"
    case .menu(let menu, let isOpen):
      "\(names[menuOwnerName(menu)]): menu \(isOpen ? "opens" : "closes")"
    case .swipeActions(let row, let edge, let isOpen):
      "\(names[self[row].name]): \(edge.keyword) actions \(isOpen ? "appear" : "go")"
    case .willTransition(let scene): "\(name(scene)).willTransition(to: traits)"
    case .viewWillTransition(let scene): "\(name(scene)).viewWillTransition(to: size)"
    case .willAdapt(let scene, let style): "\(name(scene)): willPresent as \(style.keyword)"
    case .split(let message, let scene): "\(name(scene)): \(message.line(in: self))"
    case .willTurnPage(let scene, let pages): "\(name(pages)): willTransition to \(name(scene))"
    case .didTurnPage(let scene, let pages): "\(name(pages)): didFinish with \(name(scene))"
    case .restoration(let step, _, let path): "\(step.verb) \(path)\(step.reason)"
    case .archived(_, let count): "preserves \(count) \(count == 1 ? "controller" : "controllers")"
    case .orientationKept(let orientation): "the interface stays \(orientation.keyword)"
    case .raised(let diagnostic): line("raised", diagnostic)
    case .logged(let diagnostic): line("logged", diagnostic)
    case .queued(let scene): "\(scene.map { "\(name($0)): " } ?? "")waits for the transition to end"
    case .refused(let refusal): "refused: \(refusal.sentence(in: self))"
    }
  }

  /// How traces and their JSON call it.
  func name(_ scene: ID<Scene>) -> String { names[self[scene].name] }

  func name(_ container: Container) -> String {
    switch container {
    case .scene(let scene): name(scene)
    case .more: "More"
    }
  }

  private func list(_ scenes: [ID<Scene>]) -> String {
    "[\(scenes.map { name($0) }.joined(separator: ", "))]"
  }

  /// What a method is called with.
  private func suffix(_ animated: Bool) -> String { animated ? "(animated)" : "" }

  /// The same after a sentence.
  private func remark(_ animated: Bool) -> String { animated ? " (animated)" : "" }

  private func word(_ answer: Bool) -> String { answer ? "yes" : "no" }

  private func line(_ verb: String, _ diagnostic: RuntimeDiagnostic) -> String {
    let place = diagnostic.scene.map { " at \(name($0))" } ?? ""
    let exception = diagnostic.error.exception.map { $0.rawValue + ": " } ?? ""
    return "\(diagnostic.error.code) \(verb)\(place): \(exception)\(message(of: diagnostic))"
  }

  /// A segue by its identifier, or by what it does.
  func label(_ segue: ID<Segue>) -> String {
    let row = self[segue]
    if !row.identifier.isNone { return names[row.identifier] }
    let target =
      row.destination.map { name($0) }
      ?? (row.operation == .unwind ? names[self[cold: segue].unwindAction] : "elsewhere")
    return "\(row.kind.facts.keyword) \(target)"
  }
}

extension Bar {
  fileprivate var keyword: String { self == .toolbar ? "toolbar" : "bar" }
}

extension BarMotion {
  fileprivate var suffix: String {
    switch self {
    case .atOnce: ""
    case .animated: " (animated)"
    case .withTransition: " (with the transition)"
    }
  }
}
