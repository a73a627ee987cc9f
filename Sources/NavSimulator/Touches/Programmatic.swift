import NavModel
import NavText

// What a script makes happen without a touch: UIKit's API called on the visible scene, or on what is in front.
extension SimulationStep {
  mutating func tapTab(_ tabs: ID<Scene>, _ index: Int) {
    guard let id = tabBar(tabs), let position = run.position(of: id) else { return }
    guard index >= 0 && index < run.state.directTabs(of: position) else {
      return run.refuse(.noSuchTab(Int32(truncatingIfNeeded: index)))
    }
    if touchMinimized(id, index) { return }
    begin()
    tapTab(index, of: id)
    end()
  }

  mutating func tapMore(_ tabs: ID<Scene>) {
    guard let id = tabBar(tabs), let position = run.position(of: id) else { return }
    guard run.state.hasMore(position) else { return run.refuse(.noMore(tabs)) }
    if touchMinimized(id, nil) { return }
    begin()
    tapMore(of: id)
    end()
  }

  /// A row of the More list; More is touched first where another tab, or a child of it, is in front.
  mutating func tapMoreRow(_ tabs: ID<Scene>, _ index: Int) {
    guard let id = tabBar(tabs), let position = run.position(of: id) else { return }
    guard run.state.hasMore(position) else { return run.refuse(.noMore(tabs)) }
    guard index >= run.state.directTabs(of: position),
      index < run.state.tabs(of: position).count
    else { return run.refuse(.notUnderMore(Int32(truncatingIfNeeded: index))) }
    begin()
    defer { end() }
    if run.state[id]?.flags.contains(.moreSelected) != true { tapMore(of: id) }
    if !moreStack(of: id).isEmpty { tapMore(of: id) }
    // The list is on its way: the row is touched when it is there.
    if run.state.isInFlight { return run.waiting.append(.event(.tapMoreRow(tabs, Int32(index)))) }
    showOverMore(index, of: id, animated: true)
  }

  /// The tab bar controller in front that is this scene, unless its bar cannot be touched.
  private mutating func tabBar(_ scene: ID<Scene>) -> ID<Controller>? {
    guard let found = run.state.frontTabBar(of: scene) else {
      run.refuse(.notVisible(scene))
      return nil
    }
    guard run.state.customizing?.tabs != run.identity(found) else {
      run.refuse(.customizing(scene))
      return nil
    }
    guard !program.isTabBarHidden(of: found, in: run.state) else {
      run.refuse(.tabBarHidden(scene))
      return nil
    }
    return run.identity(found)
  }

  // MARK: Presented

  mutating func dismissTop() {
    guard let top = run.state.topPresented else { return run.refuse(.nothingPresented) }
    begin()
    dismiss(run.identity(top), animated: true)
    end()
  }

  mutating func swipeDown(_ swipe: Swipe) {
    guard let top = run.state.topPresented else { return run.refuse(.nothingPresented) }
    let controller = run.state.controllers[top]
    guard controller.isCard(in: run.state.era) else {
      return run.refuse(.notDismissedByTouch(controller.scene, controller.style))
    }
    begin()
    dismissByPerson(controller.identity, swipe: swipe)
    end()
  }

  /// MODAL-16; cards too, since iOS 13; and columns that lie over the secondary.
  mutating func tapOutside() {
    if tapBesideSearch() || tapBesideColumns() { return }
    guard let top = run.state.topPresented else { return run.refuse(.nothingPresented) }
    let controller = run.state.controllers[top]
    if controller.kind.isAlert { return cancelAlert(controller) }
    guard controller.style == .popover || controller.isCard(in: run.state.era) else {
      return run.refuse(.notDismissedByTouch(controller.scene, controller.style))
    }
    begin()
    dismissByPerson(controller.identity, swipe: nil)
    end()
  }

  mutating func presentProgrammatically(_ scene: ID<Scene>) {
    guard let source = hand() else { return }
    begin()
    let fresh = instantiate(scene)
    let request = PresentationRequest(
      attributes: .empty, segue: nil, hasAnchor: true, animated: true)
    present(fresh, from: source, request)
    end()
  }

  // MARK: Segues, actions, variables

  /// Performed by the front controller that the segue starts from.
  mutating func performProgrammatically(_ segue: ID<Segue>) {
    let source = program[segue].source
    let found = run.state.front.last { run.state.controllers[$0].scene == source }
    guard let found else { return run.refuse(.notVisible(source)) }
    perform(segue, from: Scope(run.identity(found)), isAsked: false)
  }

  /// Run by the visible scene, or by what contains it.
  mutating func runProgrammatically(_ method: ID<Method>) {
    let found = run.state.front.last {
      let controller = run.state.controllers[$0]
      return !controller.isSynthetic && program.answers(controller.scene, method)
    }
    guard let found else { return run.refuse(.notOnScreen(program[method].name)) }
    run.note(.action(program[method].name, run.state.controllers[found].scene))
    execute(method, Scope(run.identity(found)))
  }

  /// The app's variable, or that of the controller nearest to the eye.
  mutating func set(_ variable: ID<Variable>, _ value: Int32) {
    guard program[variable].owner == .instance else {
      return assign(value, to: variable, Scope(nil))
    }
    guard let owner = program.holder(of: variable, in: run.state) else {
      return run.refuse(.noInstance(variable))
    }
    assign(value, to: variable, Scope(owner.identity))
  }

  // MARK: Stacks, tabs, bars

  /// Does something to the stack that a script speaks of.
  mutating func onStack(_ change: (inout SimulationStep, Stack) -> Void) {
    let stack: Stack
    if let scene = run.namedStack {
      guard let position = run.state.instance(of: scene, .navigation) else {
        return run.refuse(.noSuchStack(scene))
      }
      stack = .navigation(run.identity(position))
    } else {
      guard let source = hand() else { return }
      guard let near = nearestStack(of: source) ?? moreList(source) else {
        return run.refuse(run.state.missingStack)
      }
      stack = near
    }
    begin()
    change(&self, stack)
    end()
  }

  /// The More list is in the More controller, though it is not a scene.
  private func moreList(_ source: ID<Controller>) -> Stack? {
    guard let tabs = run.state[source], tabs.flags.contains(.moreSelected) else { return nil }
    return .more(source)
  }

  mutating func selectProgrammatically(_ index: Int) {
    guard let tabs = run.state.frontTabBar else { return run.refuse(.noTabBar) }
    begin()
    select(index: index, of: run.identity(tabs))
    end()
  }

  mutating func selectMoreProgrammatically() {
    guard let tabs = run.state.frontTabBar else { return run.refuse(.noTabBar) }
    guard run.state.hasMore(tabs) else {
      return run.refuse(.noMore(run.state.controllers[tabs].scene))
    }
    begin()
    selectMore(of: run.identity(tabs), byPerson: false)
    end()
  }

  mutating func setBadgeProgrammatically(_ scene: ID<Scene>, _ text: String?) {
    let isTab = run.state.controllers.indices.contains {
      run.state.controllers[$0].kind == .tabBar
        && program.tabIndex(of: scene, in: run.state, $0) != nil
    }
    guard isTab else { return run.refuse(.notATab(scene)) }
    setBadge(of: scene, text)
  }

  mutating func setBarProgrammatically(_ bar: Bar, hidden isHidden: Bool) {
    guard let source = hand() else { return }
    guard nearestStack(of: source) != nil else { return run.refuse(run.state.missingStack) }
    setBar(bar, hidden: isHidden ? .on : .off, of: source, animated: true)
  }

  mutating func toggleEditing() {
    guard let source = hand() else { return }
    setEditing(.toggled, of: source)
  }

  /// The controller that a script speaks for: the visible one, or the innermost container where there is none.
  private mutating func hand() -> ID<Controller>? {
    guard let position = run.state.visible ?? run.state.front.last else {
      run.refuse(.emptyScreen)
      return nil
    }
    return run.identity(position)
  }
}

extension Program {
  fileprivate func answers(_ scene: ID<Scene>, _ method: ID<Method>) -> Bool {
    self[cold: scene].methods.contains(method)
      || classChain(of: scene).contains { self[$0].methods.contains(method) }
  }

  /// The live controller that a variable is looked up in: the visible one, else the nearest to it.
  public func holder(of variable: ID<Variable>, in state: NavigationState) -> Controller? {
    if let visible = state.visible.map({ state.controllers[$0] }), owns(visible.scene, variable) {
      return visible
    }
    return state.nearestToEye { !$0.isSynthetic && owns($0.scene, variable) }
      .map { state.controllers[$0] }
  }
}

extension NavigationState {
  fileprivate func frontTabBar(of scene: ID<Scene>) -> Int? {
    lastInFront { controllers[$0].kind == .tabBar && controllers[$0].scene == scene }
  }
}
