import NavModel
import NavText

extension Program {
  /// What a person can do now by touching the screen. Turning the device is not among it: it doubles every state.
  public func events(in state: NavigationState) -> [Event] {
    guard !state.isCrashed else { return [] }
    if let flight = state.flight { return flight.isInteractive ? [.finish, .cancel] : [.finish] }
    if let choices = choices(in: state) { return choices }
    var events: [Event] = []
    let front = state.front
    for position in front.reversed() {
      let controller = state.controllers[position]
      if !controller.isSynthetic {
        collectElements(of: controller, in: state, into: &events)
        collectAskedFor(of: controller, in: state, into: &events)
        collectSearch(of: controller, in: state, into: &events)
      }
      if controller.kind == .tabBar {
        collectTabs(of: position, in: state, into: &events)
      }
    }
    let topPresented = state.topPresented
    collectKeys(in: state, into: &events)
    collectDeliveries(in: state, into: &events)
    collectBars(among: front, in: state, into: &events)
    collectBarHiding(among: front, in: state, into: &events)
    collectMinimizing(in: state, into: &events)
    collectSwipes(among: front, in: state, into: &events)
    if topPresented == nil, state.hasColumnsOver(among: front), !events.contains(.tapOutside) {
      events.append(.tapOutside)
    }
    if let top = topPresented {
      let style = state.controllers[top].style
      if let now = state.detent(of: top) {
        events.append(.swipeDown(cancelled: false))
        for detent in state.controllers[top].sheet.detents
        where detent != now && !(detent == .medium && state.isCompactHeight) {
          events.append(.drag(detent))
        }
      }
      let isOver = style == .popover || answersTouchOutside(state.controllers[top], in: state)
      if isOver && !events.contains(.tapOutside) {
        events.append(.tapOutside)
      }
    }
    return events
  }

  /// What is left to do while a menu is open or a row is swiped: to choose, or to touch beside it. Nil where neither is.
  private func choices(in state: NavigationState) -> [Event]? {
    guard state.hasColdFields else { return nil }
    let holder: ID<Element>
    let id: ID<Controller>
    let row: Int32?
    if let open = state.openMenu {
      (holder, id, row) = (open.menu, open.controller, open.row)
    } else if let swiped = state.swipedRow {
      (holder, id, row) = (swiped.element, swiped.controller, swiped.row)
    } else {
      return nil
    }
    guard let owner = state[id] else { return nil }
    var events: [Event] = []
    for item in elements(askedForIn: holder, owner: owner, row: row, in: state)
    where isEnabled(item, owner: owner, row: row, in: state)
      && acts(item, in: self[owner.scene])
    {
      events.append(row.map { .tapRow(item, $0) } ?? .tapElement(item))
    }
    return events + [.tapOutside]
  }

  /// What a person can ask for: the actions of rows and the menus of views.
  private func collectAskedFor(
    of controller: Controller, in state: NavigationState, into events: inout [Event]
  ) {
    var seen: Set<Event> = []
    for id in self[controller.scene].elements {
      let kind = self[id].kind
      guard kind.isRow || kind == .menu || kind == .contextMenu else { continue }
      let prototype = prototype(around: id)
      for row in prototype.map({ rowValues(of: $0, owner: controller, in: state) }) ?? [nil] {
        let view = kind.isRow ? id : self[id].parent
        guard view.map({ answers($0, controller, row: row, in: state) }) ?? true else { continue }
        if let prototype, isHidden(prototype, owner: controller, row: row, in: state) { continue }
        events += swipes(over: id, row: row, controller, in: state)
        let opening = menuEvents(for: id, controller, row: row, in: state)
        if opening.isEmpty { continue }
        // Few screens have menus: for the others nothing is gathered.
        if seen.isEmpty { seen = Set(events) }
        for event in opening where seen.insert(event).inserted { events.append(event) }
      }
    }
  }

  private func collectElements(
    of controller: Controller, in state: NavigationState, into events: inout [Event]
  ) {
    let scene = self[controller.scene]
    for id in scene.elements where acts(id, in: scene) {
      let variable = prototype(around: id).flatMap { self[cold: $0].rowVariable }
      guard let rows = variable.map({ rowValues(of: $0, owner: controller, in: state) }) else {
        if answers(id, controller, row: nil, in: state) {
          events += self.events(for: id, controller, row: nil, in: state)
        }
        continue
      }
      for row in rows where answers(id, controller, row: row, in: state) {
        events += self.events(for: id, controller, row: row, in: state)
      }
    }
    for id in scene.elements where list(around: id)?.prototype == id {
      collectRowChanges(of: id, controller, in: state, into: &events)
    }
  }

  /// What a person may do to the rows of a list beside touching them (LIST-3, LIST-4).
  private func collectRowChanges(
    of id: ID<Element>, _ owner: Controller, in state: NavigationState, into events: inout [Event]
  ) {
    guard let variable = self[cold: id].rowVariable else { return }
    let rows = rowValues(of: variable, owner: owner, in: state)
    for row in rows where !isHidden(id, owner: owner, row: row, in: state) {
      let scope = Scope(owner.identity, row: row)
      let attributes = self[id].attributes
      if flag(.canDelete, in: attributes, state, scope) == true {
        events.append(.deleteRow(id, row))
      }
      guard owner.isEditing, flag(.canMove, in: attributes, state, scope) == true else { continue }
      for place in rows where place != row { events.append(.moveRow(id, row, to: place)) }
    }
  }

  /// What a person does to set an element off; a control that has a value may be touched in several places.
  private func events(
    for id: ID<Element>, _ owner: Controller, row: Int32?, in state: NavigationState
  ) -> [Event] {
    if let changes = changes(of: id, owner, row: row, in: state) {
      return changes.map { .change(id, row: row, $0) }
    }
    return [event(for: id, owner, row: row, in: state)]
  }

  /// What a person does to set an element off: a recogniser that has a name, or stands in a view that has one, goes by
  /// what it waits for.
  private func event(
    for id: ID<Element>, _ owner: Controller, row: Int32?, in state: NavigationState
  ) -> Event {
    if self[id].kind.isGesture, let stroke = stroke(for: id) {
      if let view = self[id].parent, !self[view].name.isNone,
        recognizer(of: stroke, on: view, owner, row: row, in: state) == id
      {
        return .stroke(stroke, on: view, row: row)
      }
      if !self[id].name.isNone { return .stroke(stroke, on: id, row: row) }
    }
    return row.map { .tapRow(id, $0) } ?? .tapElement(id)
  }

  private func answers(
    _ id: ID<Element>, _ owner: Controller, row: Int32?, in state: NavigationState
  ) -> Bool {
    !isHidden(id, owner: owner, row: row, in: state)
      && refusal(inBarOrSearch: id, owner, in: state) == nil
      && isEnabled(id, owner: owner, row: row, in: state)
  }

  /// Whether touching it can change anything.
  private func acts(_ id: ID<Element>, in scene: Scene) -> Bool {
    if self[id].kind == .menu { return true }
    guard self[id].kind.facts.trigger != .none else { return false }
    if self[id].kind == .switch, case .bound = value(of: .on, in: self[id].attributes) {
      return true
    }
    if self[id].kind == .alertAction { return true }
    if variable(followedBy: id) != nil { return true }
    return isTrigger(.element(id), in: scene)
  }

  func isTrigger(_ trigger: Trigger, in scene: Scene) -> Bool {
    actionConnections[scenes.cold(of: scene).actionConnections].contains { $0.trigger == trigger }
      || segues[scene.segues].contains { $0.trigger == trigger && $0.operation != .embed }
  }

  private func collectTabs(
    of position: Int, in state: NavigationState, into events: inout [Event]
  ) {
    let scene = state.controllers[position].scene
    let direct = state.directTabs(of: position)
    if let open = state.customizing, open.tabs == state.controllers[position].identity {
      return collectDrags(open, onto: direct, in: state, into: &events)
    }
    guard !isTabBarHidden(of: position, in: state) else { return }
    guard !state.controllers[position].flags.contains(.tabBarMinimized) else {
      let bar = tabBar(of: position, in: state)
      events += bar.shownItems.map { touch(on: $0, of: scene) }
      return
    }
    for index in 0..<direct {
      events.append(.tapTab(scene, Int32(truncatingIfNeeded: index)))
    }
    guard state.hasMore(position) else { return }
    events.append(.tapMore(scene))
    let isListShown =
      state.controllers[position].flags.contains(.moreSelected)
      && state.shownTab(of: position) == nil
    guard isListShown else { return }
    if isCustomizable(state.controllers[position], in: state) {
      events.append(.beginCustomizing(scene))
    }
    for index in direct..<state.tabs(of: position).count {
      events.append(.tapMoreRow(scene, Int32(truncatingIfNeeded: index)))
    }
  }

  /// In the open sheet: each tab that may move to each place, and Done.
  private func collectDrags(
    _ open: Customizing, onto places: Int, in state: NavigationState, into events: inout [Event]
  ) {
    guard let tabs = state[open.tabs] else { return }
    let movable = open.order.compactMap { state[$0] }.filter { mayMove($0.scene, of: tabs) }
    for tab in movable {
      for place in 0..<places where open.order[place] != tab.identity {
        guard let displaced = state[open.order[place]], mayMove(displaced.scene, of: tabs) else {
          continue
        }
        events.append(.customize(tab.scene, Int32(truncatingIfNeeded: place)))
      }
    }
    events.append(.endCustomizing(tabs.scene))
  }

  /// NAV-58: what can be done to the content to hide or show the bars.
  private func collectBarHiding(
    among front: [Int], in state: NavigationState, into events: inout [Event]
  ) {
    guard let position = state.last(.navigation, among: front) else { return }
    let stack = state.controllers[position]
    if hides(.hidesBarsOnSwipe, stack, in: state) {
      events += [.swipeContent(up: true), .swipeContent(up: false)]
    }
    let taps = [
      AttributeKey.hidesBarsOnTap, .hidesBarsWhenKeyboardAppears, .hidesBarsWhenVerticallyCompact,
    ]
    if taps.contains(where: { hides($0, stack, in: state) }) { events.append(.tapContent) }
  }

  /// GLASS-6, SEARCH-8: what can be done to the content to shrink the tab bar or move the search bar, or to bring it back.
  private func collectMinimizing(in state: NavigationState, into events: inout [Event]) {
    for isUp in [true, false]
    where scroll(ofSearchBar: isUp, in: state) != nil && !events.contains(.swipeContent(up: isUp)) {
      events.append(.swipeContent(up: isUp))
    }
    guard let tabs = state.frontTabBar,
      minimizeBehavior(of: tabs, in: state)?.minimizes(swipeUp: true) != nil
    else { return }
    for isUp in [true, false] where !events.contains(.swipeContent(up: isUp)) {
      events.append(.swipeContent(up: isUp))
    }
  }

  /// What takes the keyboard away, and what its return key sets off; which texts are typed is not for a list.
  private func collectKeys(in state: NavigationState, into events: inout [Event]) {
    guard let field = state.focusedField else { return }
    let isPad = state.device.facts.family == .pad
    let sendsReturn = [ControlEvent.editingDidEndOnExit, .primaryActionTriggered].contains {
      listens(field, to: $0, in: state)
    }
    let isSearch = self[field.element].kind == .searchController
    if (sendsReturn || isSearch) && (isPad || !self[field.element, .keyboardType].isPad) {
      events.append(.pressReturn)
    }
    if isPad { events.append(.hideKeyboard) }
    if (isAskedForText(field.element) || isUpdated(field, in: state))
      && text(in: field, state).isEmpty
    {
      let isNumber = self[field.element, .keyboardType].isPad
      events.append(.type(isNumber ? "1" : "a", into: nil, row: nil))
    }
    if hidesKeyboard(field, onDragUp: false, in: state) {
      let drag = Event.swipeContent(up: false)
      if !events.contains(drag) { events.append(drag) }
    }
  }

  /// What the app can be told from outside, as far as a scene that is alive answers.
  private func collectDeliveries(in state: NavigationState, into events: inout [Event]) {
    var seen: Set<Event> = []
    for controller in state.controllers where !controller.isSynthetic {
      if isSilent(controller.scene) { continue }
      for id in methods(of: controller.scene, { $0.subject.text != nil }) {
        guard case .message(let message) = self[id].kind, let text = self[id].subject.text else {
          continue
        }
        let event = Event.deliver(message, text)
        if seen.insert(event).inserted { events.append(event) }
      }
    }
  }

  /// Pages to turn, and columns that come in and go out.
  private func collectSwipes(
    among front: [Int], in state: NavigationState, into events: inout [Event]
  ) {
    if let pages = state.last(.page, among: front).map({ state.controllers[$0] }) {
      for isForward in [true, false]
      where page(Int(pages.selected) + (isForward ? 1 : -1), of: pages) != nil {
        events.append(.turnPage(isForward: isForward))
      }
    }
    if let split = state.last(.split, among: front).map({ state.controllers[$0] }) {
      for isIn in [true, false] where mode(afterSwipe: isIn, of: split, in: state) != nil {
        events.append(.swipeColumn(isIn: isIn))
      }
    }
  }

  private func collectBars(
    among front: [Int], in state: NavigationState, into events: inout [Event]
  ) {
    let bars = bars(of: front, in: state)
    for bar in bars {
      guard let top = top(of: bar, in: state) else { continue }
      let scene = self[top.scene]
      var buttons = bar.isHidden ? [] : bar.left + bar.right
      if !bar.isToolbarHidden { buttons += bar.toolbar }
      for button in buttons where button.isEnabled && !button.isBack {
        guard let item = button.item else { continue }
        let isTrigger = isTrigger(.barItem(item), in: scene)
        let hasMenu = self[cold: item].menu != nil && state.era.hasMenus
        if self[item].systemItem == .editButton || isTrigger || hasMenu {
          events.append(.tapBarItem(item))
        }
        if isTrigger && hasMenu { events.append(.pressBarItem(item)) }
      }
    }
    if refusalToGoBack(bySwipe: false, bars, in: state) == nil { events.append(.back) }
    if refusalToGoBack(bySwipe: true, bars, in: state) == nil {
      events.append(.swipeBack(cancelled: false))
    }
  }
}
