import NavLayout
import NavModel
import NavSimulator
import NavText

extension Program {
  /// The `state` object of `run --json`, or a document of its own.
  public func writeState(
    _ state: NavigationState, isDocument: Bool = false, to writer: inout JSONWriter
  ) {
    writer.beginObject()
    if isDocument { writer.member("schema", 1) }
    var bars = ShownBars(self, state)
    let visible = visibleName(in: state)
    writer.member("visible", visible.isEmpty ? nil : visible)
    writer.key("window")
    if state.controllers.isEmpty {
      writer.null()
    } else {
      writeController(0, in: state, &bars, to: &writer)
    }
    writer.key("presented")
    writer.beginArray()
    for position in state.presentedChain {
      writeController(position, in: state, &bars, to: &writer)
    }
    writer.endArray()
    writer.member("firstResponder", state.firstResponder.map { names[self[$0.element].name] })
    writer.member("keyboard", state.focusedField.map { self[$0.element, .keyboardType].keyword })
    writer.key("menu")
    if let menu = shownMenu(in: state) {
      writer.beginObject()
      writer.member("of", menu.owner)
      writer.member("items", menu.items.map { $0.text.isEmpty ? $0.name : $0.text })
      writer.endObject()
    } else {
      writer.null()
    }
    writer.member(
      "searches",
      state.searches.filter { $0.phase == .active }.map { names[self[$0.element].name] })
    writer.member("swipedRow", state.swipedRow.map { names[self[$0.element].name] })
    writer.member("orientation", state.orientation.keyword)
    writer.member("heldOrientation", state.heldOrientation.keyword)
    writer.member("device", state.device.facts.name)
    writer.member("share", state.share.name)
    writer.member("horizontalSizeClass", state.isCompactWidth ? "compact" : "regular")
    writer.member("verticalSizeClass", state.isCompactHeight ? "compact" : "regular")
    writer.member("era", state.era.facts.keyword)
    writer.key("variables")
    writeVariables(of: state, to: &writer)
    writer.member("animated", state.isAnimated)
    writer.member("animation", state.animation.keyword)
    writer.key("transition")
    writeTransition(in: state, to: &writer)
    writer.member("crash", state.crash?.error.code)
    writer.endObject()
  }

  /// What is in flight (DESIGN-1).
  private func writeTransition(in state: NavigationState, to writer: inout JSONWriter) {
    guard let flight = state.flight else { return writer.null() }
    func names(_ ids: [ID<Controller>]) -> [String?] {
      ids.map { id in state[id].flatMap { name(of: $0) } }
    }
    writer.beginObject()
    writer.member("kind", flight.kind)
    writer.member("phase", flight.isInteractive ? "interactive" : "running")
    writer.member("incoming", names(flight.incoming))
    writer.member("outgoing", names(flight.outgoing))
    writer.member("waiting", flight.queueLength)
    writer.endObject()
  }

  // MARK: Controllers

  private func writeController(
    _ position: Int, in state: NavigationState, _ bars: inout ShownBars,
    to writer: inout JSONWriter
  ) {
    let controller = state.controllers[position]
    writer.beginObject()
    writer.member("scene", name(of: controller))
    writer.member("kind", controller.kind.facts.keyword)
    if controller.role == .presented {
      writer.member("style", controller.style.keyword)
      writer.member("transition", controller.transitionStyle.keyword)
      let presenter = state.presenter(of: position).map { state.controllers[$0] }
      writer.member("presenter", presenter.flatMap { name(of: $0) })
      writer.member("detent", state.detent(of: position)?.keyword)
    }
    writer.member("loaded", controller.isViewLoaded)
    writer.member("onScreen", controller.appearance != .disappeared)
    writer.member("appearance", controller.appearance.keyword)
    writer.member("editing", controller.isEditing)
    switch controller.kind {
    case .navigation: writeNavigation(position, in: state, &bars, to: &writer)
    case .tabBar: writeTabs(position, in: state, &bars, to: &writer)
    case .split: writeSplit(position, in: state, to: &writer)
    case .page:
      let page = state.children(of: position, .page).first
      writer.member("page", page.map { name(of: state.controllers[$0]) })
    case .alert, .actionSheet:
      writer.member("title", alertTitle(of: controller, in: state))
      writer.member("message", alertMessage(of: controller, in: state))
    case .system: writer.member("class", systemController(of: controller.scene)?.facts.className)
    case .view, .table, .collection: break
    }
    if !controller.isSynthetic {
      writer.key("variables")
      writer.beginObject()
      writeVariables(of: controller, prefix: "", state, to: &writer)
      writer.endObject()
    }
    writeChildren(of: position, in: state, &bars, to: &writer)
    writer.endObject()
  }

  /// A wrapper that UIKit made has no name.
  private func name(of controller: Controller) -> String? {
    controller.isSynthetic ? nil : names[self[controller.scene].name]
  }

  private func writeNavigation(
    _ position: Int, in state: NavigationState, _ bars: inout ShownBars,
    to writer: inout JSONWriter
  ) {
    let stack = state.members(of: position)
    writer.member("stack", stack.map { name(of: state.controllers[$0]) })
    writer.member("top", stack.last.flatMap { name(of: state.controllers[$0]) })
    writer.member(
      "visible",
      state.visibleController(of: position).flatMap { name(of: state.controllers[$0]) })
    writer.member("items", itemTitles(of: position, in: state))
    write(bars.shown(navigationBar(of: position, in: state)), to: &writer)
  }

  private func write(_ bar: NavigationBar, to writer: inout JSONWriter) {
    writer.key("bar")
    writer.beginObject()
    writer.member("left", bar.left.map { $0.text })
    writer.member("title", bar.title)
    writer.member("largeTitle", bar.isTitleLarge)
    writer.member("prompt", bar.prompt.isEmpty ? nil : bar.prompt)
    writer.member("right", bar.right.map { $0.text })
    writer.member("hidden", bar.isHidden)
    writer.member("backButton", bar.backButton?.text)
    writer.endObject()
    writer.key("toolbar")
    writer.beginObject()
    writer.member("items", bar.toolbar.map { $0.text })
    writer.member("hidden", bar.isToolbarHidden)
    writer.endObject()
  }

  private func writeTabs(
    _ position: Int, in state: NavigationState, _ bars: inout ShownBars,
    to writer: inout JSONWriter
  ) {
    let tabs = state.tabs(of: position)
    let index = state.selectedIndex(of: position)
    let isMore = state.controllers[position].flags.contains(.moreSelected)
    let bar = tabBar(of: position, in: state)
    writer.member("tabs", tabs.map { name(of: state.controllers[$0]) })
    let selected = index.flatMap { state.tab($0, of: position) }
    writer.member(
      "selected",
      selected.flatMap { name(of: state.controllers[$0]) } ?? (isMore ? "More" : nil))
    writer.member("selectedIndex", index)
    writer.member("bar", bar.items.map { $0.text })
    writer.member("hidden", bar.isHidden)
    if state.era.hasGlass { writer.member("minimized", bar.isMinimized) }
    writer.member("moreSelected", isMore)
    writer.member(
      "customizing", state.customizing?.tabs == state.controllers[position].identity)
    writer.key("badges")
    writer.beginObject()
    for tab in tabs {
      if let badge = badge(of: tab, in: state), let name = name(of: state.controllers[tab]) {
        writer.member(name, badge)
      }
    }
    writer.endObject()
    if let more = moreBar(of: position, in: state) {
      writer.key("more")
      writer.beginObject()
      writer.member(
        "stack", state.moreStack(of: position).map { name(of: state.controllers[$0]) })
      writer.member("rows", bar.moreRows?.map { $0.text } ?? [])
      write(bars.shown(more), to: &writer)
      writer.endObject()
    }
  }

  private func writeSplit(
    _ position: Int, in state: NavigationState, to writer: inout JSONWriter
  ) {
    writer.member("collapsed", state.controllers[position].flags.contains(.collapsed))
    if !state.controllers[position].flags.contains(.collapsed) {
      writer.member("displayMode", state.controllers[position].displayMode.keyword)
    }
    writer.member(
      "columns",
      state.columns(of: position).map { column in
        // A wrapper goes by what it holds (SPLIT-4).
        name(of: state.controllers[column])
          ?? state.stack(of: column).first.flatMap { name(of: state.controllers[$0]) }
      })
  }

  private func writeChildren(
    of position: Int, in state: NavigationState, _ bars: inout ShownBars,
    to writer: inout JSONWriter
  ) {
    let depth = state.controllers[position].depth + 1
    let children = state.subtree(of: position).filter {
      let child = state.controllers[$0]
      return child.depth == depth && child.role != .presented && child.role != .leaving
    }
    writer.key("children")
    writer.beginArray()
    for child in children {
      writeController(child, in: state, &bars, to: &writer)
    }
    writer.endArray()
  }

  // MARK: Variables

  /// The app's by name; those of live controllers as `Scene.variable`, the ones nearest to the eye where several
  /// instances of a scene live.
  private func writeVariables(of state: NavigationState, to writer: inout JSONWriter) {
    writer.beginObject()
    for id in appVariables where self[id].owner == .app {
      write(id, names[self[id].name], state, heldBy: nil, to: &writer)
    }
    var written: Set<ID<Scene>> = []
    for controller in state.controllers where !controller.isSynthetic {
      guard written.insert(controller.scene).inserted, hasVariables(controller.scene),
        let nearest = state.instance(of: controller.scene)
      else { continue }
      let scene = names[self[controller.scene].name]
      writeVariables(of: state.controllers[nearest], prefix: "\(scene).", state, to: &writer)
    }
    writer.endObject()
  }

  private func hasVariables(_ scene: ID<Scene>) -> Bool {
    !self[cold: scene].variables.isEmpty
      || classChain(of: scene).contains { !self[$0].variables.isEmpty }
  }

  private func writeVariables(
    of controller: Controller, prefix: String, _ state: NavigationState,
    to writer: inout JSONWriter
  ) {
    let ranges =
      classChain(of: controller.scene).reversed().map { self[$0].variables }
      + [self[cold: controller.scene].variables]
    for id in ranges.joined() where self[id].owner == .instance {
      write(
        id, prefix + names[self[id].name], state, heldBy: controller.identity,
        to: &writer)
    }
  }

  private func write(
    _ id: ID<Variable>, _ key: String, _ state: NavigationState,
    heldBy owner: ID<Controller>?, to writer: inout JSONWriter
  ) {
    guard let value = value(of: id, heldBy: owner, in: state) else { return }
    switch self[id].domain {
    case .boolean: writer.member(key, value != 0)
    case .integer: writer.member(key, Int(value))
    case .enumeration: writer.member(key, word(for: value, self[id].domain))
    case .integers, .cases:
      let domain = self[id].domain
      writer.key(key)
      writer.beginArray()
      for item in items(of: value, in: domain) {
        writer.value(word(for: item, domain.item ?? domain))
      }
      writer.endArray()
    }
  }
}
