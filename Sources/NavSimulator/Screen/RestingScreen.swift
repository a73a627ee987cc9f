import NavModel
import NavText

// The app while nothing has happened: for the canvas, and for rules.

extension Program {
  /// What the elements of a scene say at rest, those in its bars too.
  ///
  /// Bound texts have no value yet, so their elements say what was written, or else their names.
  public func restingElements(of scene: ID<Scene>) -> [ShownElement] {
    let all = self[scene].elements
    var elements = all.map { id in
      var element = silentElement(id, of: scene)
      let attributes = self[id].attributes
      element.text = restingText(of: id)
      if element.kind == .switch { element.isOn = self[attributes, .on] }
      if !attributes.isEmpty {
        element.placeholder = placeholder(of: id)
        element.isEnabled = self[attributes, .enabled]
        element.isHidden = self[attributes, .hidden]
      }
      element.leadsOn = leadsOn(id, in: scene)
      return element
    }
    for position in elements.indices where elements[position].kind.isRow {
      guard !elements[position].isHidden else { continue }
      let inside = self.elements(inside: elements[position].element)
      let parts = elements[
        (inside.startIndex - all.startIndex)..<(inside.endIndex - all.startIndex)
      ]
      .filter { !$0.isHidden }
      elements[position].rows = restingRows(of: elements[position], holding: parts)
    }
    return elements
  }

  /// A prototype is shown once for each value that its variable may have, a few at most.
  private func restingRows(of cell: ShownElement, holding parts: [ShownElement]) -> [VisibleRow] {
    var row = VisibleRow(text: cell.text)
    if let detail = self[cell.element, .detail] { row.detail = names[detail] }
    row.isEnabled = cell.isEnabled
    row.parts = parts
    guard cell.kind == .prototype, let variable = self[cold: cell.element].rowVariable else {
      return [row]
    }
    return values(of: self[variable].domain).prefix(3).map { value in
      var row = row
      if self[cell.element].text == nil { row.text = text(of: value, self[variable].domain) }
      return row
    }
  }

  /// What an element says at rest.
  public func restingText(of element: ID<Element>) -> String {
    let own = self[element]
    if let written = own.text { return names[written] }
    switch value(of: .text, in: own.attributes) {
    case .text(let written): return names[written]
    case .bound: return names[own.name]
    default: break
    }
    guard own.kind.isRow else { return "" }
    for id in elements(inside: element)
    where self[id].parent == element && self[id].kind == .label {
      if let written = self[id].text { return names[written] }
    }
    return ""
  }
}

extension Program {
  /// What an empty field says in place of a text.
  public func placeholder(of field: ID<Element>) -> String {
    guard case .text(let written) = value(of: .placeholder, in: self[field].attributes) else {
      return ""
    }
    return names[written]
  }
}

/// What a scene is in as a rule, from the outside in.
public struct RestingPlace: Sendable {
  /// The tab bar controller, and which of its tabs leads to the scene.
  public var tabs: (controller: ID<Scene>, tab: ID<Scene>)?
  public var navigation: ID<Scene>?
  /// What is on the stack, root first; the scene itself is last.
  public var stack: [ID<Scene>]

  public init(_ scene: ID<Scene>) {
    stack = [scene]
  }
}

extension Program {
  /// A scene in its place, with the bars that it has there.
  ///
  /// No code has run, and nothing is embedded. A toolbar that has items is shown: code will do so, or it would have none.
  public func restingState(
    at place: RestingPlace, on device: Device, _ orientation: Orientation, _ era: SystemEra
  ) -> NavigationState {
    var state = NavigationState(device: device, orientation: orientation, era: era)
    state.appValues = initialAppValues()
    if let tabs = place.tabs {
      append(tabs.controller, as: .window, depth: 0, to: &state)
      let all = relationships(.tab, of: tabs.controller)
      // As many as the bar has room for, and one for More.
      let slots =
        device.facts.family == .pad
        ? NavigationState.regularTabSlots : NavigationState.compactTabSlots
      var shown = Array(all.prefix(slots + 1))
      if !shown.contains(tabs.tab) { shown[shown.count - 1] = tabs.tab }
      for (index, tab) in shown.enumerated() {
        if tab == tabs.tab {
          state.controllers[0].selected = Int16(index)
          appendStack(place, as: .tab, depth: 1, to: &state)
        } else {
          append(tab, as: .tab, depth: 1, to: &state)
          if self[tab].kind == .navigation {
            for root in relationships(.root, of: tab).prefix(1) {
              append(root, as: .stack, depth: 2, to: &state)
            }
          }
        }
      }
    } else {
      appendStack(place, as: .window, depth: 0, to: &state)
    }
    return state
  }

  private func appendStack(
    _ place: RestingPlace, as role: Controller.Role, depth: UInt16, to state: inout NavigationState
  ) {
    guard let navigation = place.navigation else {
      for scene in place.stack.suffix(1) { append(scene, as: role, depth: depth, to: &state) }
      return
    }
    let position = state.controllers.count
    append(navigation, as: role, depth: depth, to: &state)
    let hasItems =
      place.stack.last.map { barItems[self[$0].barItems].contains { $0.slot == .toolbar } } ?? false
    if self[self[cold: navigation].bar, .navigationBarHidden] {
      state.controllers[position].flags.insert(.barHidden)
    }
    if self[self[cold: navigation].toolbar, .toolbarHidden] && !hasItems {
      state.controllers[position].flags.insert(.toolbarHidden)
    }
    for scene in place.stack { append(scene, as: .stack, depth: depth + 1, to: &state) }
  }

  private func append(
    _ scene: ID<Scene>, as role: Controller.Role, depth: UInt16, to state: inout NavigationState
  ) {
    let values = initialValues(of: scene)
    state.controllers.append(
      Controller(
        scene: scene, identity: ID(state.controllers.count),
        firstValue: UInt32(state.instanceValues.count), depth: depth, kind: self[scene].kind,
        role: role))
    state.instanceValues += values
  }
}
