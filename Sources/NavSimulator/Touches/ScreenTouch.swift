import NavModel
import NavText

// What a finger on a part of the screen is for the app: for those who know where the parts are.
extension Program {
  /// A touch on an element, or on one of its rows; nil where nothing answers.
  public func touch(
    on element: ID<Element>, row: Int32?, of owner: Controller, in state: NavigationState
  ) -> Event? {
    guard touched(element, of: owner.scene) != nil,
      isEnabled(element, owner: owner, row: row, in: state)
    else { return nil }
    guard let prototype = prototype(around: element), self[cold: prototype].rowVariable != nil
    else {
      return .tapElement(element)
    }
    return event(for: element, in: prototype, row: row ?? 0)
  }

  /// A touch on the view of a controller, beside all that is in it: its recogniser answers, else bars come and go (GEST-1,
  /// NAV-58).
  public func touch(onViewOf position: Int, in state: NavigationState) -> Event? {
    let controller = state.controllers[position]
    if !controller.isSynthetic, let tap = tap(onViewOf: controller.scene),
      isEnabled(tap, owner: controller, in: state)
    {
      return .tapElement(tap)
    }
    return hidesBarsOnTap(around: position, in: state) ? .tapContent : nil
  }

  /// NAV-58: a touch that nothing answers still means something.
  private func hidesBarsOnTap(around position: Int, in state: NavigationState) -> Bool {
    guard state.controllers[position].role == .stack, let owner = state.parent(of: position),
      !state.controllers[owner].isSynthetic
    else { return false }
    return self[state.controllers[owner].scene, .hidesBarsOnTap]
  }

  /// A touch on what is in a bar; nil where nothing answers.
  public func touch(
    on button: BarButton, of bar: NavigationBar, in state: NavigationState
  ) -> Event? {
    button.isEnabled ? event(for: button, of: bar, in: state) : nil
  }

  /// What a touch on a button of a bar is, whether or not it answers.
  public func event(
    for button: BarButton, of bar: NavigationBar, in state: NavigationState
  ) -> Event {
    if button.isBack { return .back }
    if let item = button.item { return .tapBarItem(item) }
    // What UIKit itself puts there: Edit above the More list, Done above its sheet.
    guard let tabs = state[bar.owner]?.scene else { return .back }
    return state.customizing == nil ? .beginCustomizing(tabs) : .endCustomizing(tabs)
  }

  /// A touch on part of a row: on the row itself, unless the part is a control of its own.
  public func event(for element: ID<Element>, in prototype: ID<Element>, row: Int32) -> Event {
    let isControl = self[element].kind.facts.trigger != .none
    return .tapRow(isControl ? element : prototype, row)
  }

  /// A touch on an item of a tab bar.
  public func touch(on item: Screen.TabBarItem, of tabs: ID<Scene>) -> Event {
    item.index.map { .tapTab(tabs, Int32(truncatingIfNeeded: $0)) } ?? .tapMore(tabs)
  }

  /// A touch on a row of the More list. In the sheet behind it rows are dragged, not touched (MORE-10).
  public func touch(onMoreRow item: Screen.TabBarItem, of bar: Screen.TabBar) -> Event? {
    guard let index = item.index, !bar.isCustomizing else { return nil }
    return .tapMoreRow(bar.scene, Int32(truncatingIfNeeded: index))
  }

  /// What a controller says of the status bar while it decides.
  public func prefersStatusBarHidden(_ position: Int, in state: NavigationState) -> Bool {
    let controller = state.controllers[position]
    guard !controller.isSynthetic else { return false }
    return flag(
      .prefersStatusBarHidden, in: self[controller.scene].attributes, state,
      Scope(controller.identity)) == true
  }
}
