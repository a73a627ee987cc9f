import NavModel
import NavSimulator
import NavText

extension Program {
  /// What the items of the open menu say.
  func menuTexts(in state: NavigationState) -> [String] {
    (shownMenu(in: state)?.items ?? []).map { $0.text.isEmpty ? $0.name : $0.text }
  }

  /// What the actions of the swiped row say, from the edge of the row inwards.
  func swipeActionTexts(in state: NavigationState) -> [String] {
    guard let swiped = state.swipedRow, let owner = state[swiped.controller] else { return [] }
    return actions(of: swiped, owner, in: state).map { action in
      let text = text(of: action, owner: owner, row: swiped.row, in: state)
      return text.isEmpty ? names[self[action].name] : text
    }
  }
}
