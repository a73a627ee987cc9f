import NavModel
import NavText

// The switches of a navigation controller with which its bars make room by themselves (NAV-58). All are off by
// default, and each works without the others.
extension Program {
  /// A swipe up hides the bars, a swipe down shows them.
  func swipeContent(up: Bool, in run: inout Run) {
    guard let stack = stackInFront(in: &run) else { return }
    if hides(.hidesBarsOnSwipe, stack, in: run.state) { makeRoom(up, stack, in: &run) }
  }

  /// A tap hides and shows them; it also brings back those that something else has hidden.
  func tapContent(in run: inout Run) {
    guard let stack = stackInFront(in: &run) else { return }
    let isHidden = stack.flags.contains(.barHidden)
    let returns = [
      AttributeKey.hidesBarsWhenKeyboardAppears, .hidesBarsWhenVerticallyCompact,
    ].contains { hides($0, stack, in: run.state) }
    if hides(.hidesBarsOnTap, stack, in: run.state) || (isHidden && returns) {
      makeRoom(!isHidden, stack, in: &run)
    }
  }

  /// The keyboard comes; when it leaves, the bars stay away until a tap.
  func keyboardAppears(over id: ID<Controller>, in run: inout Run) {
    guard case .navigation(let owner) = nearestStack(of: id, in: run), let stack = run.state[owner],
      hides(.hidesBarsWhenKeyboardAppears, stack, in: run.state)
    else { return }
    makeRoom(true, stack, in: &run)
  }

  /// The height has become small, or large again.
  func heightChanged(in run: inout Run) {
    let isCompact = run.state.isCompactHeight
    for stack in run.state.controllers
    where stack.kind == .navigation && hides(.hidesBarsWhenVerticallyCompact, stack, in: run.state)
    {
      makeRoom(isCompact, stack, in: &run)
    }
  }

  /// Whether a navigation controller has a switch on; they came with iOS 8.
  func hides(
    _ key: AttributeKey, _ stack: Controller, in state: NavigationState
  ) -> Bool {
    state.era != .legacy && !stack.isSynthetic
      && flag(key, in: scenes[stack.scene].attributes) == true
  }

  /// The toolbar takes part only if it has items.
  private func makeRoom(_ isHidden: Bool, _ stack: Controller, in run: inout Run) {
    setBar(.navigationBar, hidden: isHidden, of: stack, animated: true, in: &run)
    let hasItems = run.position(of: stack.identity).map {
      !navigationBar(of: $0, in: run.state).toolbar.isEmpty
    }
    if hasItems == true {
      setBar(.toolbar, hidden: isHidden, of: stack, animated: true, in: &run)
    }
  }

  private func stackInFront(in run: inout Run) -> Controller? {
    let stack = run.state.frontNavigation.map { run.state.controllers[$0] }
    if stack == nil { run.refuse(.noStack) }
    return stack
  }
}
