import NavLayout
import NavModel
import NavSimulator
import NavText

/// Something on the screen that `tap` can mean, by name or by what it says.
struct Touchable {
  var name: String
  var text: String
  var event: Event
  /// Whether it would answer: what does comes before what does not.
  var answers = true
  var isHidden = false
  /// Whether its search is active, so that Cancel and the scopes are there.
  var isActiveSearch = false
  /// Which element it is, of which row.
  var element: ID<Element>?
  var row: Int32?

  /// How a command would say it: a row by its text, for its name means the first of its rows.
  var command: String {
    switch event {
    case .tapRow where !text.isEmpty: "\"\(text)\""
    case .back: "back"
    default: name.isEmpty ? "\"\(text)\"" : name
    }
  }
}

extension Program {
  /// What is on the screen: content first, then bars, then tabs; what is visible before what is beside it.
  func touchables(in state: NavigationState) -> [Touchable] {
    var found: [Touchable] = []
    let fronts = state.visible.map { [$0] } ?? []
    let others = state.front.reversed().filter { !fronts.contains($0) }
    for position in fronts + others where !state.controllers[position].isSynthetic {
      collectElements(of: state.controllers[position], in: state, into: &found)
    }
    var bars = ShownBars(self, state)
    for bar in bars.all() {
      for button in bar.left + bar.right {
        found.append(touchable(for: button, of: bar, isHidden: bar.isHidden, in: state))
      }
      for button in bar.toolbar {
        found.append(touchable(for: button, of: bar, isHidden: bar.isToolbarHidden, in: state))
      }
    }
    for position in state.frontTabBars {
      collectTabs(of: position, in: state, into: &found)
    }
    return found
  }

  private func touchable(
    for button: BarButton, of bar: NavigationBar, isHidden: Bool, in state: NavigationState
  ) -> Touchable {
    Touchable(
      name: names[button.name], text: button.text, event: event(for: button, of: bar, in: state),
      answers: button.isEnabled, isHidden: isHidden)
  }

  private func collectElements(
    of controller: Controller, in state: NavigationState, into found: inout [Touchable]
  ) {
    for id in self[controller.scene].elements {
      let element = self[id]
      if element.kind == .contextMenu {
        collectContextMenu(id, of: controller, in: state, into: &found)
        continue
      }
      let name = names[element.name]
      guard let prototype = prototype(around: id), self[cold: prototype].rowVariable != nil else {
        let text = text(of: id, owner: controller, row: nil, in: state)
        var answers = isAlive(id, controller, row: nil, in: state)
        if touched(id, of: controller.scene) == nil { answers = false }
        found.append(
          Touchable(
            name: name, text: text, event: .tapElement(id), answers: answers,
            isHidden: isHidden(id, owner: controller, in: state)
              || refusal(inBarOrSearch: id, controller, in: state) != nil, element: id))
        if element.kind == .searchController {
          found[found.count - 1].isActiveSearch = state.isSearching(controller.identity)
        }
        collectSegments(of: id, controller, row: nil, like: found[found.count - 1], in: &found)
        continue
      }
      for row in rowValues(of: prototype, owner: controller, in: state) {
        let event = event(for: id, in: prototype, row: row ?? 0)
        found.append(
          Touchable(
            name: name, text: text(of: id, owner: controller, row: row, in: state), event: event,
            answers: isAlive(id, controller, row: row, in: state),
            isHidden: isHidden(id, owner: controller, row: row, in: state), element: id, row: row))
        collectSegments(of: id, controller, row: row, like: found[found.count - 1], in: &found)
      }
    }
  }

  /// The choices of a segmented control, each by what it says.
  private func collectSegments(
    of id: ID<Element>, _ controller: Controller, row: Int32?, like control: Touchable,
    in found: inout [Touchable]
  ) {
    switch self[id].kind {
    case .segmented: break
    case .searchController where control.isActiveSearch:
      var cancel = control
      (cancel.name, cancel.text, cancel.event) = ("", "Cancel", .cancelSearch(id))
      found.append(cancel)
    default: return
    }
    for (index, title) in segments(of: id).enumerated() where !title.isEmpty {
      var segment = control
      segment.name = ""
      segment.text = title
      segment.event = .change(id, row: row, .segment(Int32(truncatingIfNeeded: index)))
      found.append(segment)
    }
  }

  /// A context menu is not seen before it is open; by its name it stands for the long press that opens it.
  private func collectContextMenu(
    _ id: ID<Element>, of controller: Controller, in state: NavigationState,
    into found: inout [Touchable]
  ) {
    let rows =
      prototype(around: id).map { rowValues(of: $0, owner: controller, in: state) } ?? [nil]
    for row in rows {
      found.append(
        Touchable(
          name: names[self[id].name], text: "",
          event: press(opening: id, controller, row: row, in: state), element: id, row: row))
    }
  }

  private func isAlive(
    _ id: ID<Element>, _ owner: Controller, row: Int32?, in state: NavigationState
  ) -> Bool {
    !isHidden(id, owner: owner, row: row, in: state)
      && refusal(inBarOrSearch: id, owner, in: state) == nil
      && isEnabled(id, owner: owner, row: row, in: state) && !isBeingEdited(id, in: owner)
      && (!self[id].kind.isRow || isSelectable(id, in: owner.scene))
  }

  /// Tabs go by the name of their scene, of the bottom of their stack, or of their item.
  private func collectTabs(
    of position: Int, in state: NavigationState, into found: inout [Touchable]
  ) {
    let scene = state.controllers[position].scene
    if state.customizing?.tabs == state.controllers[position].identity { return }
    let direct = state.directTabs(of: position)
    let isHidden = isTabBarHidden(of: position, in: state)
    let isListShown =
      state.controllers[position].flags.contains(.moreSelected)
      && state.shownTab(of: position) == nil
    for (index, tab) in state.tabs(of: position).enumerated() {
      let number = Int32(truncatingIfNeeded: index)
      let isDirect = index < direct
      if !isDirect && !isListShown { continue }
      let event = isDirect ? Event.tapTab(scene, number) : .tapMoreRow(scene, number)
      let text = tabTitle(of: tab, in: state)
      for name in tabNames(of: tab, in: state) {
        found.append(Touchable(name: name, text: text, event: event, isHidden: isHidden))
      }
    }
    if state.hasMore(position) {
      for name in ["more", "More"] {
        found.append(
          Touchable(name: name, text: "More", event: .tapMore(scene), isHidden: isHidden))
      }
    }
  }

  func tabNames(of tab: Int, in state: NavigationState) -> [String] {
    let controller = state.controllers[tab]
    var found = [names[self[controller.scene].name]]
    if let (_, item) = tabItem(of: tab, in: state) { found.append(names[self[item].name]) }
    if let root = state.bottom(ofTab: tab) {
      found.append(names[self[state.controllers[root].scene].name])
    }
    return found
  }
}
