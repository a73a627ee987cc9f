import NavModel
import NavText

extension Program {
  /// BAR-45: only on a bar that prefers large titles; a screen that leaves it open does as the one below it, and the
  /// root's is large.
  func hasLargeTitle(
    _ stack: [Int], of navigation: Controller, in state: NavigationState
  ) -> Bool {
    guard state.era.hasLargeTitles, !navigation.isSynthetic,
      self[self[cold: navigation.scene].bar, .prefersLargeTitles]
    else { return false }
    for member in stack.reversed() {
      let controller = state.controllers[member]
      guard !controller.isSynthetic else { return false }
      switch self[controller.scene, .largeTitleDisplayMode] {
      case .always: return true
      case .never: return false
      case .automatic: continue
      }
    }
    return !stack.isEmpty
  }
}
