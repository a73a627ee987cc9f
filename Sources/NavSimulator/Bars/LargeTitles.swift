import NavModel
import NavText

extension Program {
  /// BAR-45: only on a bar that prefers large titles; a screen that leaves it open does as the one below it, and the
  /// root's is large.
  func hasLargeTitle(
    _ stack: [Int], of navigation: Controller, in state: NavigationState
  ) -> Bool {
    guard state.era.hasLargeTitles, !navigation.isSynthetic,
      flag(.prefersLargeTitles, in: self[rare: navigation.scene].bar) == true
    else { return false }
    for member in stack.reversed() {
      let controller = state.controllers[member]
      guard !controller.isSynthetic else { return false }
      switch word(.largeTitleDisplayMode, in: self[controller.scene].attributes) {
      case Self.always: return true
      case Self.never: return false
      default: continue
      }
    }
    return !stack.isEmpty
  }

  /// Positions in the set of words of `largeTitleDisplayMode`.
  private static var always: Int { 1 }

  private static var never: Int { 2 }
}
