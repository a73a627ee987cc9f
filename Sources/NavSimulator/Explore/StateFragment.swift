import NavModel
import NavText

extension Program {
  /// Some rows of a state, and all that is remembered about them, as a state of nothing else; nil where it cannot be told
  /// from the rest: what is in use in them there is only one of, or they and others know each other.
  func fragment(of rows: Range<Int>, in state: NavigationState) -> NavigationState? {
    var part = NavigationState(
      device: state.device, orientation: state.orientation, era: state.era)
    let top = state.controllers[rows.lowerBound].depth
    part.controllers.reserveCapacity(rows.count)
    for (index, position) in rows.enumerated() {
      var row = state.controllers[position]
      let first = Int(row.firstValue)
      row.identity = ID(index)
      row.depth -= top
      row.firstValue = UInt32(truncatingIfNeeded: part.instanceValues.count)
      if !state.instanceValues.isEmpty {
        part.instanceValues += state.instanceValues[first..<first + valueCount(of: row)]
      }
      part.controllers.append(row)
    }
    guard !state.hasColdFields || part.remember(rows, of: state) else { return nil }
    return part
  }

  /// The state with a fragment in the place of some rows, or between them, so deep in the hierarchy.
  func replacing(
    _ rows: Range<Int>, of state: NavigationState, with part: NavigationState, at depth: UInt16
  ) -> NavigationState {
    var step = SimulationStep(self, state)
    let count = state.controllers.count
    var fresh = part.controllers
    for index in fresh.indices {
      fresh[index].identity = ID(count + index)
      fresh[index].depth += depth
      fresh[index].firstValue += UInt32(truncatingIfNeeded: state.instanceValues.count)
    }
    step.run.state.instanceValues += part.instanceValues
    step.run.state.controllers.replaceSubrange(rows, with: fresh)
    if part.hasColdFields { step.run.state.add(part, from: count) }
    step.run.rearranged()
    step.finish()
    return step.run.take().0
  }
}

extension NavigationState {
  /// Remembers what another state does about some of its rows, which are the first here; false where that cannot be told
  /// from the rest.
  fileprivate mutating func remember(_ rows: Range<Int>, of other: NavigationState) -> Bool {
    /// The id here; nil for other rows.
    func own(_ id: ID<Controller>) -> ID<Controller>? {
      rows.contains(Int(id.index)) ? ID(Int(id.index) - rows.lowerBound) : nil
    }
    func own(_ field: Field) -> Field? {
      own(field.controller).map { Field(controller: $0, element: field.element, row: field.row) }
    }
    for badge in other.badges {
      if let tab = own(badge.tab) { badges.append(Badge(tab: tab, text: badge.text)) }
    }
    for label in other.backLabels {
      if let top = own(label.top) { backLabels.append(BackLabel(top: top, text: label.text)) }
    }
    for typed in other.typedTexts {
      guard let field = own(typed.field) else { continue }
      typedTexts.append(TypedText(field: field, text: typed.text, replaced: typed.replaced))
    }
    for control in other.controlValues {
      guard let field = own(control.field) else { continue }
      controlValues.append(ControlValue(field: field, value: control.value))
    }
    for search in other.searches {
      guard let controller = own(search.controller) else { continue }
      searches.append(
        Search(controller: controller, element: search.element, phase: search.phase))
    }
    for row in other.delegates {
      switch (own(row.container), own(row.delegate)) {
      case (nil, nil): break
      case (let container?, let delegate?):
        delegates.append(Delegate(container: container, delegate: delegate))
      case (nil, _?), (_?, nil): return false
      }
    }
    let inUse = [
      other.firstResponder?.controller, other.openMenu?.controller, other.swipedRow?.controller,
      other.customizing?.tabs,
    ]
    return !inUse.contains { $0.flatMap(own) != nil } && !other.isInFlight
  }

  /// Takes over what a fragment remembers, whose first row has this number here.
  fileprivate mutating func add(_ part: NavigationState, from first: Int) {
    func here(_ id: ID<Controller>) -> ID<Controller> { ID(first + Int(id.index)) }
    func here(_ field: Field) -> Field {
      Field(controller: here(field.controller), element: field.element, row: field.row)
    }
    for badge in part.badges { badges.append(Badge(tab: here(badge.tab), text: badge.text)) }
    for label in part.backLabels {
      backLabels.append(BackLabel(top: here(label.top), text: label.text))
    }
    for typed in part.typedTexts {
      typedTexts.append(
        TypedText(field: here(typed.field), text: typed.text, replaced: typed.replaced))
    }
    for control in part.controlValues {
      controlValues.append(ControlValue(field: here(control.field), value: control.value))
    }
    for search in part.searches {
      searches.append(
        Search(controller: here(search.controller), element: search.element, phase: search.phase))
    }
    for row in part.delegates {
      delegates.append(
        Delegate(container: here(row.container), delegate: here(row.delegate)))
    }
  }
}
