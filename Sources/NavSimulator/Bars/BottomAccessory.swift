import NavModel
import NavText

// The view above the tab bar (GLASS-11): `UITabBarController.bottomAccessory`.
extension Program {
  /// The visible accessory of a tab bar. Nil before iOS 26, and while the accessory or the bar is hidden (⚠ that it is hidden
  /// with the bar is not documented).
  public func bottomAccessory(of position: Int, in state: NavigationState) -> ID<Element>? {
    accessory(of: position, in: state).flatMap { view in
      isHidden(view, owner: state.controllers[position], in: state) ? nil : view
    }
  }

  /// The same, though it may be hidden itself.
  private func accessory(of position: Int, in state: NavigationState) -> ID<Element>? {
    guard state.era.hasGlass,
      let view = scenes[cold: state.controllers[position].scene].bottomAccessory,
      !isTabBarHidden(of: position, in: state)
    else { return nil }
    return view
  }

  /// Why nothing in the accessory of a tab bar controller can be touched.
  func refusal(ofAccessoryOf owner: Controller, in state: NavigationState) -> Refusal? {
    guard state.era.hasGlass else { return .noBottomAccessory(owner.scene) }
    guard let position = state.position(of: owner.identity) else { return nil }
    return isTabBarHidden(of: position, in: state) ? .tabBarHidden(owner.scene) : nil
  }

  /// What is in the accessory of a tab bar, itself first (GLASS-11).
  func shownAccessory(of position: Int, in state: NavigationState) -> [ShownElement] {
    guard let view = accessory(of: position, in: state) else { return [] }
    let owner = state.controllers[position]
    return ([view] + elements(inside: view)).map { shownElement($0, owner, row: nil, in: state) }
  }
}
