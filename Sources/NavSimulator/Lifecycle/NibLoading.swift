import NavModel
import NavText

/// The objects of a scene are made from compiled parts: the controller with the items of its bars when it is
/// instantiated, what stands in its view when that is loaded (SEG-73), and a row when a list first shows it. Each part
/// makes its own connections, and a connection to a property that is not there ends the app then (OUT-2, OUT-3).
///
/// A program that was compiled without an error has no such connections, and is spared the search.
extension Program {
  private enum NibPart { case controller, view, row }

  /// The part that is made when the controller is.
  func wakeController(_ id: ID<Controller>, _ scene: ID<Scene>, in run: inout Run) {
    guard hasUncheckedConnections else { return }
    if isUnknownClass(scenes[scene].className, scenes[scene].customClass) {
      run.log(.unknownClass, scene, thing: scenes[scene].className)
    }
    for item in scenes[scene].barItems {
      if let view = self[rare: item].customView { logUnknownClasses(from: view, scene, in: &run) }
    }
    if let view = scenes[rare: scene].titleView { logUnknownClasses(from: view, scene, in: &run) }
    connectOutlets(.controller, of: scene, in: &run)
  }

  /// The part that is made when the view is loaded.
  func wakeView(of id: ID<Controller>, _ scene: ID<Scene>, in run: inout Run) {
    logUnknownRuntimeAttributes(of: scene, in: &run)
    guard hasUncheckedConnections else { return }
    for element in scenes[scene].elements where isUnknown(element) {
      switch nibPart(of: element, scene) {
      case .view:
        run.log(.unknownClass, scene, thing: self[rare: element].className)
      case .row: run.set(.awaitsRows, true, of: id)
      case .controller: break
      }
    }
    connectOutlets(.view, of: scene, in: &run)
    if badOutlet(.row, of: scene) != nil { run.set(.awaitsRows, true, of: id) }
  }

  /// The rows of a list are made when it is laid out for the first time, which is before `viewDidAppear` (LIFE-4).
  func wakeRows(of id: ID<Controller>, in run: inout Run) {
    guard let controller = run.state[id], controller.flags.contains(.awaitsRows) else { return }
    run.set(.awaitsRows, false, of: id)
    for element in scenes[controller.scene].elements
    where isUnknown(element) && nibPart(of: element, controller.scene) == .row {
      run.log(.unknownClass, controller.scene, thing: self[rare: element].className)
    }
    connectOutlets(.row, of: controller.scene, in: &run)
  }

  /// `UITableViewController` and its like take no other root view than their own.
  func checkRootView(of scene: ID<Scene>, in run: inout Run) {
    guard hasUncheckedConnections, !scenes[scene].kind.isContainer else { return }
    let kit = kitClass(of: scene)
    let wanted: KitClass
    if kit.isKind(of: .tableViewController) {
      wanted = .tableView
    } else if kit.isKind(of: .collectionViewController) {
      wanted = .collectionView
    } else {
      return
    }
    if rootViewClass(of: scene).map({ $0.isKind(of: wanted) }) ?? true { return }
    run.raise(.wrongRootView, scene, thing: scenes[scene].className)
  }

  /// Keys that no view has are logged one by one, and nothing else comes of them (ERR-39).
  private func logUnknownRuntimeAttributes(of scene: ID<Scene>, in run: inout Run) {
    guard case .list(let keys) = value(of: .unknownRuntimeAttributes, in: scenes[scene].attributes)
    else { return }
    for key in values[keys] {
      if case .text(let name) = key { run.log(.unknownRuntimeAttribute, scene, thing: name) }
    }
  }

  // MARK: Outlets

  private func connectOutlets(_ part: NibPart, of scene: ID<Scene>, in run: inout Run) {
    guard let bad = badOutlet(part, of: scene) else { return }
    run.raise(.unknownOutlet, scene, thing: outlets[bad].name)
  }

  private func badOutlet(_ part: NibPart, of scene: ID<Scene>) -> ID<Outlet>? {
    scenes[scene].outlets.first { outlet in
      !hasProperty(for: outlets[outlet], of: scene) && nibPart(of: outlets[outlet], scene) == part
    }
  }

  /// The class whose objects lack the property of an outlet of this name, for the message.
  public func ownerWithout(_ name: Name, in scene: ID<Scene>) -> String {
    let bad = outlets[scenes[scene].outlets].first { outlet in
      outlet.name == name && !hasProperty(for: outlet, of: scene)
    }
    guard let owner = bad?.owner else { return calledClass(of: scene) }
    let className = self[rare: owner].className
    return isUnknown(owner) || className.isNone
      ? self[owner].kind.facts.kitClass.facts.name : names[className]
  }

  /// What an object of a scene calls its class: UIKit's own where the one that is written is not there.
  public func calledClass(of scene: ID<Scene>) -> String {
    let className = scenes[scene].className
    return className.isNone || isUnknownClass(className, scenes[scene].customClass)
      ? scenes[scene].kind.facts.kitClass.facts.name : names[className]
  }

  private func hasProperty(for outlet: Outlet, of scene: ID<Scene>) -> Bool {
    let text = names[outlet.name]
    guard let owner = outlet.owner else {
      return declares(outlet.name, scenes[scene].customClass)
        || kitClass(of: scene).hasOutlet(text)
    }
    if declares(outlet.name, self[rare: owner].customClass) { return true }
    let kit = kitClass(of: owner)
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

  private func kitClass(of scene: ID<Scene>) -> KitClass {
    if let custom = scenes[scene].customClass { return self[custom].kitClass }
    return KitClass(named: names[scenes[scene].className]) ?? scenes[scene].kind.facts.kitClass
  }

  private func kitClass(of element: ID<Element>) -> KitClass {
    if let custom = self[rare: element].customClass { return self[custom].kitClass }
    return KitClass(named: names[self[rare: element].className])
      ?? self[element].kind.facts.kitClass
  }

  /// Nil where nothing is known of it.
  private func rootViewClass(of scene: ID<Scene>) -> KitClass? {
    guard let name = viewClass(of: scene) else { return scenes[scene].kind.rootViewClass }
    return KitClass(named: names[name])
      ?? classes.ids.first { classes[$0].name == name }.map { classes[$0].kitClass }
  }

  // MARK: Classes

  private func isUnknown(_ element: ID<Element>) -> Bool {
    isUnknownClass(self[rare: element].className, self[rare: element].customClass)
  }

  private func isUnknownClass(_ name: Name, _ declared: ID<Class>?) -> Bool {
    !name.isNone && declared == nil && KitClass(named: names[name]) == nil
  }

  private func logUnknownClasses(
    from view: ID<Element>, _ scene: ID<Scene>, in run: inout Run
  ) {
    if isUnknown(view) { run.log(.unknownClass, scene, thing: self[rare: view].className) }
    for element in elements(inside: view) where isUnknown(element) {
      run.log(.unknownClass, scene, thing: self[rare: element].className)
    }
  }

  // MARK: Parts

  private func nibPart(of outlet: Outlet, _ scene: ID<Scene>) -> NibPart {
    if let owner = outlet.owner { return nibPart(of: owner, scene) }
    switch outlet.target {
    case .barItem: return .controller
    case .element(let element): return isInBar(element, scene) ? .controller : .view
    case .constraint, .rootView, .controller: return .view
    }
  }

  private func nibPart(of element: ID<Element>, _ scene: ID<Scene>) -> NibPart {
    if prototype(around: element) != nil { return .row }
    return isInBar(element, scene) ? .controller : .view
  }

  private func isInBar(_ element: ID<Element>, _ scene: ID<Scene>) -> Bool {
    var top = element
    while let parent = self[top].parent { top = parent }
    return scenes[rare: scene].titleView == top
      || scenes[scene].barItems.contains { self[rare: $0].customView == top }
  }
}
