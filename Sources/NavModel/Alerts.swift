import NavText

// What code makes and presents: alerts, action sheets and the system's own controllers.
extension Program {
  /// Which of the system's controllers a scene is; nil for any other scene.
  public func systemController(of scene: ID<Scene>) -> SystemController? {
    guard self[scene].kind == .system else { return nil }
    return SystemController(named: names[self[scene].className])
  }

  /// The choice of a system controller that an element stands for.
  public func choice(_ element: ID<Element>, of scene: ID<Scene>) -> SystemController.Choice? {
    guard let system = systemController(of: scene) else { return nil }
    let callback = names[self[element].name]
    return system.facts.choices.first { $0.callback == callback }
  }

  /// The actions of an alert, or the choices of a system controller, in the order of their declaration.
  public func alertActions(of scene: ID<Scene>) -> [ID<Element>] {
    self[scene].elements.filter { self[$0].kind == .alertAction }
  }

  /// The text fields of an alert.
  public func alertFields(of scene: ID<Scene>) -> [ID<Element>] {
    self[scene].elements.filter { self[$0].kind == .textField }
  }

  /// What closing without a choice runs: the action whose style is `cancel`, or the choice that means so.
  public func cancelAction(of scene: ID<Scene>) -> ID<Element>? {
    alertActions(of: scene).first {
      self[$0, .actionStyle] == .cancel || choice($0, of: scene)?.isCancel == true
    }
  }

  /// The action whose title is bold: the preferred one, else the one that cancels (ALERT-11).
  public func preferredAction(of scene: ID<Scene>) -> ID<Element>? {
    guard case .element(let action) = value(of: .preferredAction, in: self[scene].attributes) else {
      return nil
    }
    return action
  }

  /// What a scene's code makes: it comes right after the scene.
  public func madeByCode(in scene: ID<Scene>) -> IDRange<Scene> {
    let start = Int(scene.index) + 1
    var end = start
    while end < scenes.count, self[cold: ID<Scene>(end)].owner == scene { end += 1 }
    return IDRange(start, end)
  }

  /// The scene whose code runs what is chosen in a scene: its owner, or itself.
  public func codeOwner(of scene: ID<Scene>) -> ID<Scene> {
    self[cold: scene].owner ?? scene
  }
}
