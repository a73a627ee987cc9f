import NavModel
import NavText

extension Program {
  /// What an alert or an action sheet asks.
  public func alertTitle(of controller: Controller, in state: NavigationState) -> String {
    text(.title, in: self[controller.scene].attributes, state, Scope(controller.identity)) ?? ""
  }

  /// The smaller text below it.
  public func alertMessage(of controller: Controller, in state: NavigationState) -> String {
    text(.message, in: self[controller.scene].attributes, state, Scope(controller.identity)) ?? ""
  }

  /// Whether the title of an action is bold: the preferred one, else the one that cancels (ALERT-11).
  func isEmphasized(_ action: ID<Element>, in scene: ID<Scene>) -> Bool {
    if let preferred = preferredAction(of: scene) { return preferred == action }
    return self[action, .actionStyle] == .cancel
  }
}
