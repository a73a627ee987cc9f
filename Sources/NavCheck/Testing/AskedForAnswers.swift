import NavModel
import NavSimulator
import NavText

extension Program {
  /// What the actions of the swiped row say, from the edge of the row inwards.
  func swipeActionTexts(in state: NavigationState) -> [String] {
    guard let swiped = state.swipedRow, let owner = state[swiped.controller] else { return [] }
    return actions(of: swiped, owner, in: state).map { action in
      let text = text(of: action, owner: owner, row: swiped.row, in: state)
      return text.isEmpty ? names[self[action].name] : text
    }
  }
}
