import NavModel
import NavSimulator

extension Program {
  /// The alert, action sheet or controller of the system in front.
  func frontAlert(in state: NavigationState) -> Controller? {
    state.visible.map { state.controllers[$0] }.flatMap { $0.kind.isMadeByCode ? $0 : nil }
  }

  /// What an alert asks, and what can be chosen in it.
  func alertAnswer(_ expectation: Expectation, in state: NavigationState) -> Answer {
    guard let alert = frontAlert(in: state) else { return .nothing("there is no alert in front") }
    switch expectation.query {
    case .title: return .one(quote(alertTitle(of: alert, in: state)))
    case .message: return .one(quote(alertMessage(of: alert, in: state)))
    default:
      let shown = alertActions(of: alert.scene).filter { !isHidden($0, owner: alert, in: state) }
      return .list(quoted(shown.map { text(of: $0, owner: alert, row: nil, in: state) }))
    }
  }
}
