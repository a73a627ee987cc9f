import NavModel
import NavText

extension Program {
  func contents(
    top: Int?, below: BackTarget?, in state: NavigationState, owner: ID<Controller>
  ) -> NavigationBar {
    var bar = NavigationBar(owner: owner)
    guard let top else { return bar }
    let controller = state.controllers[top]
    guard !controller.isSynthetic else { return bar }
    let scene = self[controller.scene]
    let scope = Scope(controller.identity)
    bar.left = left(of: controller, below: below, in: state)
    bar.title = middle(of: controller, in: state)
    bar.prompt = text(.prompt, in: scene.attributes, state, scope) ?? ""
    bar.right = buttons(.right, of: controller, in: state)
    bar.toolbarItems = toolbarItems(of: controller, in: state)
    return bar
  }

  /// Left: own items, else the back button (BAR-20 to BAR-26).
  func left(
    of controller: Controller, below: BackTarget?, in state: NavigationState
  ) -> [BarButton] {
    let items = buttons(.left, of: controller, in: state)
    guard let below, allowsBackButton(controller, in: state) else { return items }
    var button = backButton(to: below, in: state)
    // BAR-30: made when this controller came on top, and not again.
    if let label = state.backLabels.first(where: { $0.top == controller.identity }) {
      button.text = label.text
    }
    return [button] + items
  }

  /// Whether a controller leaves room for the back button.
  func allowsBackButton(_ controller: Controller, in state: NavigationState) -> Bool {
    let attributes = scenes[controller.scene].attributes
    if flag(.hidesBackButton, in: attributes, state, Scope(controller.identity)) == true {
      return false
    }
    return self[attributes, .leftItemsSupplementBackButton]
      || !scenes[controller.scene].barItems.contains { shows($0, in: .left, controller, in: state) }
  }

  /// BAR-21, BAR-22, BAR-29: what the level below provides.
  func backButton(to target: BackTarget, in state: NavigationState) -> BarButton {
    guard case .controller(let below) = target else {
      return BarButton(text: "More", isBack: true)
    }
    let controller = state.controllers[below]
    guard !controller.isSynthetic else { return BarButton(text: "Back", isBack: true) }
    let scene = self[controller.scene]
    let said = self[scene.attributes, .backButtonDisplayMode]
    let mode = state.era.hasBackButtonModes ? said : .default
    if let id = backItem(of: controller, in: state) {
      let text = mode == .minimal ? chevron : caption(of: id, controller, in: state)
      return BarButton(text: text, name: self[id].name, item: id, isBack: true)
    }
    if mode == .generic { return BarButton(text: "Back", isBack: true) }
    if mode == .minimal { return BarButton(text: chevron, isBack: true) }
    let scope = Scope(controller.identity)
    let title = text(.backButtonTitle, in: scene.attributes, state, scope)
    let own =
      (state.era.hasBackButtonTitles ? title : nil) ?? itemTitle(of: controller, in: state)
    guard let own, !own.isEmpty else { return BarButton(text: "Back", isBack: true) }
    return BarButton(text: own, isBack: true)
  }

  /// The back item that a controller provides; a back button shows no view, so an item of one counts as none (BAR-16).
  private func backItem(of controller: Controller, in state: NavigationState) -> ID<BarItem>? {
    scenes[controller.scene].barItems.first {
      self[$0].slot == .back && self[cold: $0].customView == nil
        && !isLeftOut($0, controller, in: state)
    }
  }

  /// Whether an item is not among those that its bar was given (TOOL-6).
  private func isLeftOut(
    _ id: ID<BarItem>, _ controller: Controller, in state: NavigationState
  ) -> Bool {
    flag(.hidden, in: self[cold: id].attributes, state, Scope(controller.identity)) == true
  }

  /// What a back button says that says nothing (BAR-29).
  public var chevron: String { "‹" }

  /// Middle: a view in place of the title, else the item's title, else the controller's (BAR-31, BAR-32).
  func middle(of controller: Controller, in state: NavigationState) -> String {
    if let view = scenes[cold: controller.scene].titleView {
      return caption(ofView: view, controller, in: state)
    }
    return itemTitle(of: controller, in: state) ?? ""
  }

  /// The item's own title, unless code assigns the controller's while the app runs: that goes to the item as well,
  /// and over what the storyboard had there (BAR-33).
  func itemTitle(of controller: Controller, in state: NavigationState) -> String? {
    let attributes = scenes[controller.scene].attributes
    if isBound(.title, in: attributes) && !isBound(.navigationTitle, in: attributes) {
      return title(of: controller, in: state)
    }
    return text(.navigationTitle, in: attributes, state, Scope(controller.identity))
      ?? title(of: controller, in: state)
  }

  func buttons(
    _ slot: BarSlot, of controller: Controller, in state: NavigationState
  ) -> [BarButton] {
    var found: [BarButton] = []
    for id in scenes[controller.scene].barItems where shows(id, in: slot, controller, in: state) {
      found.append(button(id, controller, in: state))
    }
    return found
  }

  private func shows(
    _ id: ID<BarItem>, in slot: BarSlot, _ controller: Controller, in state: NavigationState
  ) -> Bool {
    self[id].slot == slot && self[id].systemItem?.isSpace != true
      && !isLeftOut(id, controller, in: state)
  }

  /// TOOL-4: all of them in their order, spaces too.
  func toolbarItems(of controller: Controller, in state: NavigationState) -> [ToolbarItem] {
    var found: [ToolbarItem] = []
    for id in scenes[controller.scene].barItems where self[id].slot == .toolbar {
      if isLeftOut(id, controller, in: state) { continue }
      switch self[id].systemItem {
      case .flexibleSpace: found.append(.flexibleSpace)
      case .fixedSpace: found.append(.fixedSpace(id))
      default: found.append(.button(button(id, controller, in: state)))
      }
    }
    return found
  }

  private func button(
    _ id: ID<BarItem>, _ controller: Controller, in state: NavigationState
  ) -> BarButton {
    let isEnabled = flag(.enabled, in: self[cold: id].attributes, state, Scope(controller.identity))
    return BarButton(
      text: caption(of: id, controller, in: state), name: self[id].name, item: id,
      isEnabled: isEnabled ?? true)
  }

  /// What is on an item; an edit button follows the state of its controller (BAR-52).
  func caption(
    of id: ID<BarItem>, _ controller: Controller, in state: NavigationState
  ) -> String {
    let item = self[id]
    let cold = self[cold: id]
    if item.systemItem == .editButton { return controller.isEditing ? "Done" : "Edit" }
    if let text = item.text { return names[text] }
    if let system = item.systemItem { return system.facts.title }
    if let view = cold.customView { return caption(ofView: view, controller, in: state) }
    if !names[item.name].isEmpty { return names[item.name] }
    return text(.image, in: cold.attributes, state, Scope(controller.identity)) ?? ""
  }
}

/// What a back button leads to.
enum BackTarget {
  case controller(Int)
  case moreList
}
