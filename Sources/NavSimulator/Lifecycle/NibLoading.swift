import NavModel
import NavText

/// The objects of a scene are made from compiled parts: the controller with the items of its bars when it is
/// instantiated, what is in its view when that is loaded (SEG-73), and a row when a list first shows it. Each part
/// makes its own connections, and a connection to a property that is not there ends the app then (OUT-2, OUT-3).
///
/// A program that was compiled without an error has no such connections, and is spared the search.
extension SimulationStep {
  /// The part that is made when the controller is.
  mutating func wakeController(_ id: ID<Controller>, _ scene: ID<Scene>) {
    guard program.hasUncheckedConnections else { return }
    if program.isUnknownClass(program.scenes[scene].className, program.scenes[scene].customClass) {
      run.log(.unknownClass, scene, thing: program.scenes[scene].className)
    }
    for item in program.scenes[scene].barItems {
      if let view = program[cold: item].customView { logUnknownClasses(from: view, scene) }
    }
    if let view = program.scenes[cold: scene].titleView { logUnknownClasses(from: view, scene) }
    if let view = program.scenes[cold: scene].bottomAccessory {
      logUnknownClasses(from: view, scene)
    }
    connectOutlets(.controller, of: scene)
  }

  /// The part that is made when the view is loaded.
  mutating func wakeView(of id: ID<Controller>, _ scene: ID<Scene>) {
    logUnknownRuntimeAttributes(of: scene)
    guard program.hasUncheckedConnections else { return }
    for element in program.scenes[scene].elements where program.isUnknown(element) {
      switch program.nibPart(of: element, scene) {
      case .view:
        run.log(.unknownClass, scene, thing: program[cold: element].className)
      case .row: run.set(.awaitsRows, true, of: id)
      case .controller: break
      }
    }
    connectOutlets(.view, of: scene)
    if program.badOutlet(.row, of: scene) != nil { run.set(.awaitsRows, true, of: id) }
  }

  /// The rows of a list are made when it is laid out for the first time, which is before `viewDidAppear` (LIFE-4).
  mutating func wakeRows(of id: ID<Controller>) {
    guard let controller = run.state[id], controller.flags.contains(.awaitsRows) else { return }
    run.set(.awaitsRows, false, of: id)
    for element in program.scenes[controller.scene].elements
    where program.isUnknown(element) && program.nibPart(of: element, controller.scene) == .row {
      run.log(.unknownClass, controller.scene, thing: program[cold: element].className)
    }
    connectOutlets(.row, of: controller.scene)
  }

  /// `UITableViewController` and its like take no other root view than their own.
  mutating func checkRootView(of scene: ID<Scene>) {
    guard program.hasUncheckedConnections, !program.scenes[scene].kind.isContainer else { return }
    let kit = program.uikitClass(of: scene)
    let wanted: UIKitClass
    if kit.isKind(of: .tableViewController) {
      wanted = .tableView
    } else if kit.isKind(of: .collectionViewController) {
      wanted = .collectionView
    } else {
      return
    }
    if program.rootViewClass(of: scene).map({ $0.isKind(of: wanted) }) ?? true { return }
    run.raise(.wrongRootView, scene, thing: program.scenes[scene].className)
  }

  /// Keys that no view has are logged one by one, and nothing else comes of them (ERR-39).
  private mutating func logUnknownRuntimeAttributes(of scene: ID<Scene>) {
    guard
      case .list(let keys) = program.value(
        of: .unknownRuntimeAttributes, in: program.scenes[scene].attributes)
    else { return }
    for key in program.values[keys] {
      if case .text(let name) = key { run.log(.unknownRuntimeAttribute, scene, thing: name) }
    }
  }

  // MARK: Outlets

  private mutating func connectOutlets(_ part: Program.NibPart, of scene: ID<Scene>) {
    guard let bad = program.badOutlet(part, of: scene) else { return }
    run.raise(.unknownOutlet, scene, thing: program.outlets[bad].name)
  }

  private mutating func logUnknownClasses(
    from view: ID<Element>, _ scene: ID<Scene>
  ) {
    if program.isUnknown(view) {
      run.log(.unknownClass, scene, thing: program[cold: view].className)
    }
    for element in program.elements(inside: view) where program.isUnknown(element) {
      run.log(.unknownClass, scene, thing: program[cold: element].className)
    }
  }
}

extension Program {
  fileprivate enum NibPart { case controller, view, row }

  fileprivate func badOutlet(_ part: NibPart, of scene: ID<Scene>) -> ID<Outlet>? {
    scenes[scene].outlets.first { outlet in
      !hasProperty(for: outlets[outlet], of: scene) && nibPart(of: outlets[outlet], scene) == part
    }
  }

  /// The class whose objects lack the property of an outlet of this name, for the message.
  public func ownerWithout(_ name: Name, in scene: ID<Scene>) -> String {
    let bad = outlets[scenes[scene].outlets].first { outlet in
      outlet.name == name && !hasProperty(for: outlet, of: scene)
    }
    if let ownerClass = bad?.ownerClass, !ownerClass.isNone { return names[ownerClass] }
    guard let owner = bad?.owner else { return calledClass(of: scene) }
    let className = self[cold: owner].className
    return isUnknown(owner) || className.isNone
      ? self[owner].kind.facts.uikitClass.facts.name : names[className]
  }

  /// What an object of a scene calls its class: UIKit's own where the one that is written is not there.
  public func calledClass(of scene: ID<Scene>) -> String {
    let className = scenes[scene].className
    return className.isNone || isUnknownClass(className, scenes[scene].customClass)
      ? scenes[scene].kind.facts.uikitClass.facts.name : names[className]
  }

  private func hasProperty(for outlet: Outlet, of scene: ID<Scene>) -> Bool {
    if !outlet.ownerClass.isNone { return false }
    let text = names[outlet.name]
    guard let owner = outlet.owner else {
      return declares(outlet.name, scenes[scene].customClass)
        || uikitClass(of: scene).hasOutlet(text)
    }
    if declares(outlet.name, self[cold: owner].customClass) { return true }
    let kit = uikitClass(of: owner)
    let isList = kit.isKind(of: .tableView) || kit.isKind(of: .collectionView)
    return kit.hasOutlet(text) || isList && text == "delegate"
  }

  private func declares(_ name: Name, _ first: ID<Class>?) -> Bool {
    var next = first
    while let current = next {
      if properties[self[current].properties].contains(where: { $0.name == name }) { return true }
      next = self[current].superclass
    }
    return false
  }

  fileprivate func uikitClass(of scene: ID<Scene>) -> UIKitClass {
    if let custom = scenes[scene].customClass { return self[custom].uikitClass }
    return UIKitClass(named: names[scenes[scene].className]) ?? scenes[scene].kind.facts.uikitClass
  }

  /// Nil where nothing is known of it.
  fileprivate func rootViewClass(of scene: ID<Scene>) -> UIKitClass? {
    guard let name = viewClass(of: scene) else { return scenes[scene].kind.rootViewClass }
    return UIKitClass(named: names[name])
      ?? classes.ids.first { classes[$0].name == name }.map { classes[$0].uikitClass }
  }

  // MARK: Classes

  fileprivate func isUnknown(_ element: ID<Element>) -> Bool {
    isUnknownClass(self[cold: element].className, self[cold: element].customClass)
  }

  fileprivate func isUnknownClass(_ name: Name, _ declared: ID<Class>?) -> Bool {
    !name.isNone && declared == nil && UIKitClass(named: names[name]) == nil
  }

  // MARK: Parts

  fileprivate func nibPart(of outlet: Outlet, _ scene: ID<Scene>) -> NibPart {
    if let owner = outlet.owner { return nibPart(of: owner, scene) }
    switch outlet.target {
    case .barItem: return .controller
    case .element(let element): return isInBar(element, scene) ? .controller : .view
    case .constraint, .rootView, .controller: return .view
    }
  }

  fileprivate func nibPart(of element: ID<Element>, _ scene: ID<Scene>) -> NibPart {
    if prototype(around: element) != nil { return .row }
    return isInBar(element, scene) ? .controller : .view
  }

  private func isInBar(_ element: ID<Element>, _ scene: ID<Scene>) -> Bool {
    var top = element
    while let parent = self[top].parent { top = parent }
    return scenes[cold: scene].titleView == top || scenes[cold: scene].bottomAccessory == top
      || scenes[scene].barItems.contains { self[cold: $0].customView == top }
  }
}
