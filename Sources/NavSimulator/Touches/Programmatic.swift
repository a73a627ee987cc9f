import NavModel
import NavText

// What a script makes happen without a touch: UIKit's API called on the visible scene, or on what is in front.
extension Program {
  func tapTab(_ tabs: ID<Scene>, _ index: Int, in run: inout Run) {
    guard let id = tabBar(tabs, in: &run), let position = run.position(of: id) else { return }
    guard index >= 0 && index < run.state.directTabs(of: position) else {
      return run.refuse(.noSuchTab(Int32(truncatingIfNeeded: index)))
    }
    begin(&run)
    tapTab(index, of: id, in: &run)
    end(&run)
  }

  func tapMore(_ tabs: ID<Scene>, in run: inout Run) {
    guard let id = tabBar(tabs, in: &run), let position = run.position(of: id) else { return }
    guard run.state.hasMore(position) else { return run.refuse(.noMore(tabs)) }
    begin(&run)
    tapMore(of: id, in: &run)
    end(&run)
  }

  /// A row of the More list; More is touched first where another tab, or a child of it, is in front.
  func tapMoreRow(_ tabs: ID<Scene>, _ index: Int, in run: inout Run) {
    guard let id = tabBar(tabs, in: &run), let position = run.position(of: id) else { return }
    guard run.state.hasMore(position) else { return run.refuse(.noMore(tabs)) }
    guard index >= run.state.directTabs(of: position),
      index < run.state.tabs(of: position).count
    else { return run.refuse(.notUnderMore(Int32(truncatingIfNeeded: index))) }
    begin(&run)
    defer { end(&run) }
    if run.state[id]?.flags.contains(.moreSelected) != true { tapMore(of: id, in: &run) }
    if !moreStack(of: id, in: run).isEmpty { tapMore(of: id, in: &run) }
    // The list is on its way: the row is touched when it is there.
    if run.state.isInFlight { return run.waiting.append(.event(.tapMoreRow(tabs, Int32(index)))) }
    showOverMore(index, of: id, animated: true, in: &run)
  }

  /// The tab bar controller in front that is this scene, unless its bar cannot be touched.
  private func tabBar(_ scene: ID<Scene>, in run: inout Run) -> ID<Controller>? {
    guard let found = frontTabBar(of: scene, in: run.state) else {
      run.refuse(.notVisible(scene))
      return nil
    }
    guard run.state.customizing?.tabs != run.identity(found) else {
      run.refuse(.customizing(scene))
      return nil
    }
    guard !isTabBarHidden(of: found, in: run.state) else {
      run.refuse(.tabBarHidden(scene))
      return nil
    }
    return run.identity(found)
  }

  private func frontTabBar(of scene: ID<Scene>, in state: NavigationState) -> Int? {
    state.lastInFront {
      state.controllers[$0].kind == .tabBar && state.controllers[$0].scene == scene
    }
  }

  // MARK: Presented

  func dismissTop(in run: inout Run) {
    guard let top = run.state.topPresented else { return run.refuse(.nothingPresented) }
    begin(&run)
    dismiss(run.identity(top), animated: true, in: &run)
    end(&run)
  }

  func swipeDown(_ swipe: Swipe, in run: inout Run) {
    guard let top = run.state.topPresented else { return run.refuse(.nothingPresented) }
    let controller = run.state.controllers[top]
    guard controller.isCard(in: run.state.era) else {
      return run.refuse(.notDismissedByTouch(controller.scene, controller.style))
    }
    begin(&run)
    dismissByPerson(controller.identity, swipe: swipe, in: &run)
    end(&run)
  }

  /// MODAL-16; cards too, since iOS 13; and columns that lie over the secondary.
  func tapOutside(in run: inout Run) {
    if tapBesideColumns(in: &run) { return }
    guard let top = run.state.topPresented else { return run.refuse(.nothingPresented) }
    let controller = run.state.controllers[top]
    guard controller.style == .popover || controller.isCard(in: run.state.era) else {
      return run.refuse(.notDismissedByTouch(controller.scene, controller.style))
    }
    begin(&run)
    dismissByPerson(controller.identity, swipe: nil, in: &run)
    end(&run)
  }

  func presentProgrammatically(_ scene: ID<Scene>, in run: inout Run) {
    guard let source = hand(in: &run) else { return }
    begin(&run)
    let fresh = instantiate(scene, in: &run)
    let request = PresentationRequest(
      attributes: .empty, segue: nil, hasAnchor: true, animated: true)
    present(fresh, from: source, request, in: &run)
    end(&run)
  }

  // MARK: Segues, actions, variables

  /// Performed by the front controller that the segue starts from.
  func performProgrammatically(_ segue: ID<Segue>, in run: inout Run) {
    let source = self[segue].source
    let found = run.state.front.last { run.state.controllers[$0].scene == source }
    guard let found else { return run.refuse(.notVisible(source)) }
    perform(segue, from: Scope(run.identity(found)), isAsked: false, in: &run)
  }

  /// Run by the visible scene, or by what contains it.
  func runProgrammatically(_ method: ID<Method>, in run: inout Run) {
    let found = run.state.front.last {
      let controller = run.state.controllers[$0]
      return !controller.isSynthetic && answers(controller.scene, method)
    }
    guard let found else { return run.refuse(.notOnScreen(self[method].name)) }
    run.note(.action(self[method].name, run.state.controllers[found].scene))
    execute(self[method].body, Scope(run.identity(found)), in: &run)
  }

  private func answers(_ scene: ID<Scene>, _ method: ID<Method>) -> Bool {
    self[rare: scene].methods.contains(method)
      || classChain(of: scene).contains { self[$0].methods.contains(method) }
  }

  /// The app's variable, or that of the controller nearest to the eye.
  func set(_ variable: ID<Variable>, _ value: Int32, in run: inout Run) {
    guard self[variable].owner == .instance else {
      return assign(value, to: variable, Scope(nil), in: &run)
    }
    guard let owner = holder(of: variable, in: run.state) else {
      return run.refuse(.noInstance(variable))
    }
    assign(value, to: variable, Scope(owner.identity), in: &run)
  }

  /// The live controller that a variable is looked up in: the visible one, else the nearest to it.
  public func holder(of variable: ID<Variable>, in state: NavigationState) -> Controller? {
    if let visible = state.visible.map({ state.controllers[$0] }), owns(visible.scene, variable) {
      return visible
    }
    return state.nearestToEye { !$0.isSynthetic && owns($0.scene, variable) }
      .map { state.controllers[$0] }
  }

  // MARK: Stacks, tabs, bars

  /// Does something to the stack that a script speaks of.
  func onStack(in run: inout Run, _ change: (Stack, inout Run) -> Void) {
    guard let source = hand(in: &run) else { return }
    guard let stack = nearestStack(of: source, in: run) ?? moreList(source, in: run) else {
      return run.refuse(.noStack)
    }
    begin(&run)
    change(stack, &run)
    end(&run)
  }

  /// The More list is in the More controller, though it is nobody's scene.
  private func moreList(_ source: ID<Controller>, in run: borrowing Run) -> Stack? {
    guard let tabs = run.state[source], tabs.flags.contains(.moreSelected) else { return nil }
    return .more(source)
  }

  func selectProgrammatically(_ index: Int, in run: inout Run) {
    guard let tabs = run.state.frontTabBar else { return run.refuse(.noTabBar) }
    begin(&run)
    select(index: index, of: run.identity(tabs), in: &run)
    end(&run)
  }

  func selectMoreProgrammatically(in run: inout Run) {
    guard let tabs = run.state.frontTabBar else { return run.refuse(.noTabBar) }
    guard run.state.hasMore(tabs) else {
      return run.refuse(.noMore(run.state.controllers[tabs].scene))
    }
    begin(&run)
    selectMore(of: run.identity(tabs), byPerson: false, in: &run)
    end(&run)
  }

  func setBadgeProgrammatically(_ scene: ID<Scene>, _ text: String?, in run: inout Run) {
    let isTab = run.state.controllers.indices.contains {
      run.state.controllers[$0].kind == .tabBar && tabIndex(of: scene, in: run.state, $0) != nil
    }
    guard isTab else { return run.refuse(.notATab(scene)) }
    setBadge(of: scene, text, in: &run)
  }

  func setBarProgrammatically(_ bar: Bar, hidden isHidden: Bool, in run: inout Run) {
    guard let source = hand(in: &run) else { return }
    guard nearestStack(of: source, in: run) != nil else { return run.refuse(.noStack) }
    setBar(bar, hidden: isHidden ? .on : .off, of: source, animated: true, in: &run)
  }

  func toggleEditing(in run: inout Run) {
    guard let source = hand(in: &run) else { return }
    setEditing(.toggled, of: source, in: &run)
  }

  /// The controller that a script speaks for: the visible one, or the innermost container where there is none.
  private func hand(in run: inout Run) -> ID<Controller>? {
    guard let position = run.state.visible ?? run.state.front.last else {
      run.refuse(.emptyScreen)
      return nil
    }
    return run.identity(position)
  }
}
