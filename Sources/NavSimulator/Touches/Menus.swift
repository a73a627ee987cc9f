import NavModel
import NavText

// Menus of bar items, buttons, views and rows (MENU-1 to MENU-9).
extension SimulationStep {
  /// A menu comes up, unless there is nothing to choose or iOS has none yet.
  mutating func open(_ menu: ID<Element>, _ owner: Controller, row: Int32?) {
    guard run.state.era.hasMenus else { return run.refuse(.noMenus(run.state.era)) }
    let before = run.state.openMenu
    run.state.openMenu = OpenMenu(controller: owner.identity, menu: menu, row: row)
    let items = program.elements(askedForIn: menu, owner: owner, row: row, in: run.state)
    guard !items.isEmpty else {
      run.state.openMenu = before
      return run.refuse(.emptyMenu(program.menuOwnerName(menu)))
    }
    run.note(.menu(menu, isOpen: true))
  }

  mutating func closeMenu() {
    guard run.state.hasColdFields, let open = run.state.openMenu else { return }
    run.state.openMenu = nil
    run.note(.menu(open.menu, isOpen: false))
  }

  /// Whether a touch has done all that it does while a menu is open: only what is in the menu answers (MENU-5).
  mutating func isHeldBackByMenu(_ event: Event) -> Bool {
    guard let open = run.state.openMenu else { return false }
    switch event {
    case .tapElement(let element), .tapRow(let element, _):
      if program.elements[element].parent == open.menu { return false }
    case .tapOutside:
      closeMenu()
      return true
    case .save: return false
    default: break
    }
    run.refuse(.menuIsOpen(program.menuOwnerName(open.menu)))
    return true
  }

  /// A finger rests on an item of a bar: its menu opens, whether or not a tap does something else (MENU-2).
  mutating func press(_ item: ID<BarItem>) {
    guard let (button, top) = button(for: item) else { return }
    guard button.isEnabled else { return run.refuse(.disabled(program[item].name)) }
    guard let menu = program.barItems[cold: item].menu else {
      return run.refuse(.notRecognized(.longPress, program[item].name, instead: nil))
    }
    open(menu, top, row: nil)
  }
}

extension Program {
  /// What a long press on a view opens: the button's own menu, else the context menu of the view or of one around it.
  func menu(
    pressedOn element: ID<Element>, of scene: ID<Scene>
  ) -> ID<Element>? {
    if self[element].kind == .contextMenu { return element }
    if self[element].kind == .button, let menu = menu(of: element, .menu) { return menu }
    var next: ID<Element>? = element
    while let id = next {
      if let menu = menu(of: id, .contextMenu) { return menu }
      next = self[id].parent
    }
    if placeInBar(of: element, in: self[scene]) != nil { return nil }
    return self[scene].elements.first {
      self[$0].parent == nil && self[$0].kind == .contextMenu
    }
  }

  /// What opens the menus of a scene: bar items aside, which have a list of their own.
  func menuEvents(
    for id: ID<Element>, _ owner: Controller, row: Int32?, in state: NavigationState
  ) -> [Event] {
    guard state.era.hasMenus else { return [] }
    switch self[id].kind {
    case .menu:
      guard let parent = self[id].parent, self[parent].kind == .button else { return [] }
      if self[parent, .showsMenuAsPrimaryAction] {
        return [row.map { .tapRow(parent, $0) } ?? .tapElement(parent)]
      }
      return [.stroke(.longPress, on: parent, row: row)]
    case .contextMenu: return [press(opening: id, owner, row: row, in: state)]
    default: return []
    }
  }

  /// The long press that opens a context menu: on the view that it is in, unless a recogniser there takes it.
  public func press(
    opening menu: ID<Element>, _ owner: Controller, row: Int32?, in state: NavigationState
  ) -> Event {
    guard let view = self[menu].parent,
      recognizer(of: .longPress, on: view, owner, row: row, in: state) == nil
    else { return .stroke(.longPress, on: menu, row: row) }
    return .stroke(.longPress, on: view, row: row)
  }
}
