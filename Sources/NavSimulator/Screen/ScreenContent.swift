import NavModel
import NavText

extension Program {
  /// What one controller shows, without what is in its bars.
  public func content(of controller: Controller, in state: NavigationState) -> Screen.Content {
    let scene = self[controller.scene]
    var content = Screen.Content(
      controller: controller.identity, scene: controller.scene, name: names[scene.name],
      isEditing: controller.isEditing)
    for id in scene.elements where placeInBar(of: id, in: scene) == nil {
      content.elements.append(item(id, controller, in: state))
    }
    return content
  }

  private func item(
    _ id: ID<Element>, _ controller: Controller, in state: NavigationState
  ) -> Screen.Item {
    var item = item(id, controller, row: nil, in: state)
    let isPrototype = self[id].kind == .prototype && self[cold: id].rowVariable != nil
    item.rows = rows(of: id, owner: controller, in: state)
    // Which rows there are is said for each of them.
    if isPrototype { item.isHidden = item.rows.isEmpty }
    return item
  }

  /// An element for itself: for what is in a row with the row's value.
  public func item(
    _ id: ID<Element>, _ controller: Controller, row: Int32?, in state: NavigationState
  ) -> Screen.Item {
    let element = self[id]
    let scope = Scope(controller.identity, row: row)
    var item = Screen.Item(
      element: id, name: names[element.name], kind: element.kind,
      text: text(of: id, owner: controller, row: row, in: state))
    item.placeholder = text(.placeholder, in: element.attributes, state, scope) ?? ""
    item.isSecure = self[element.attributes, .secure]
    item.segments = segments(of: id)
    if element.kind == .switch {
      item.isOn = flag(.on, in: element.attributes, state, scope) ?? false
    }
    item.isEnabled = isEnabled(id, owner: controller, row: row, in: state)
    item.isHidden = isHidden(id, owner: controller, row: row, in: state)
    item.leadsOn = segues[self[controller.scene].segues].contains {
      $0.trigger == .element(id) && $0.operation != .embed
    }
    item.accessory = self[element.attributes, .cellAccessory]
    var next = element.parent
    while let parent = next {
      item.depth += 1
      item.isInRow = item.isInRow || self[parent].kind.isRow
      next = self[parent].parent
    }
    return item
  }

  /// The choices of a segmented control.
  func segments(of element: ID<Element>) -> [String] {
    guard case .list(let range) = value(of: .segments, in: self[element].attributes) else {
      return []
    }
    return values[range].compactMap { value in
      if case .text(let name) = value { names[name] } else { nil }
    }
  }
}
