import NavModel
import NavText

extension Program {
  /// What one controller shows, without what is in its bars.
  public func content(of controller: Controller, in state: NavigationState) -> Screen.Content {
    let scene = self[controller.scene]
    var content = Screen.Content(
      controller: controller.identity, scene: controller.scene, name: names[scene.name],
      isEditing: controller.isEditing)
    if scene.kind.isAlert {
      content.question = [
        alertTitle(of: controller, in: state), alertMessage(of: controller, in: state),
      ].filter { !$0.isEmpty }
    }
    if let field = state.activeSearch(in: controller.identity) {
      content.isBehindResults = results(of: field, in: state)?.role == .embedded
    }
    if let system = systemController(of: controller.scene) {
      content.question = [system.facts.className]
    }
    for id in scene.elements where placeInBar(of: id, in: scene) == nil {
      content.elements.append(shownElement(id, controller, in: state))
    }
    return content
  }

  private func shownElement(
    _ id: ID<Element>, _ controller: Controller, in state: NavigationState
  ) -> ShownElement {
    var item = shownElement(id, controller, row: nil, in: state)
    let isPrototype = self[id].kind == .prototype && self[cold: id].rowVariable != nil
    item.rows = rows(of: id, owner: controller, in: state)
    // Which rows there are is said for each of them.
    if isPrototype { item.isHidden = item.rows.isEmpty }
    return item
  }

  /// An element for itself: for what is in a row with the row's value.
  public func shownElement(
    _ id: ID<Element>, _ controller: Controller, row: Int32?, in state: NavigationState
  ) -> ShownElement {
    let element = self[id]
    let scope = Scope(controller.identity, row: row)
    var item = silentElement(id, of: controller.scene)
    item.text = text(of: id, owner: controller, row: row, in: state)
    item.placeholder = text(.placeholder, in: element.attributes, state, scope) ?? ""
    if element.kind == .switch || element.kind == .menuItem {
      item.isOn = flag(.on, in: element.attributes, state, scope) ?? false
    }
    show(valueOf: id, controller, row: row, state, in: &item)
    item.isEnabled = isEnabled(id, owner: controller, row: row, in: state)
    item.isHidden = isHidden(id, owner: controller, row: row, in: state)
    item.leadsOn = leadsOn(id, in: controller.scene)
    return item
  }

  /// What a control is set to.
  private func show(
    valueOf id: ID<Element>, _ controller: Controller, row: Int32?, _ state: NavigationState,
    in item: inout ShownElement
  ) {
    let field = Field(controller: controller.identity, element: id, row: row)
    switch self[id].kind {
    case .textField where state.focusedField == field:
      let mode = self[self[id].attributes, .clearButtonMode]
      item.look.hasClearButton = mode.isShown(whileEditing: true)
    case .segmented: item.look.selectedSegment = Int(controlValue(of: field, in: state))
    case .searchController:
      item.look.selectedSegment = Int(controlValue(of: field, in: state))
      item.isOn = state.isSearching(controller.identity)
    case .pageControl: item.look.currentPage = Int(controlValue(of: field, in: state))
    case .slider, .progress:
      if case .bound = value(of: .value, in: self[id].attributes) {
        item.look.progress = progress(
          of: self[id].attributes, at: Double(controlValue(of: field, in: state)) / 1000)
      }
    default: break
    }
  }

  /// Whether touching an element of a scene leads somewhere.
  func leadsOn(_ id: ID<Element>, in scene: ID<Scene>) -> Bool {
    segues[self[scene].segues].contains {
      $0.trigger == .element(id) && $0.operation != .embed
    }
  }
}
