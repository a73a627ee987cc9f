import NavModel
import NavText

// The switches of a navigation controller with which its bars make room by themselves (NAV-58). All are off by
// default, and each works without the others.
extension SimulationStep {
  /// A swipe up hides the bars, a swipe down shows them.
  mutating func swipeContent(up: Bool) {
    let hidesKeyboard = dragHidesKeyboard(up: up)
    let minimizesTabBar = dragMinimizesTabBar(up: up)
    _ = dragMovesSearchBar(up: up)
    if (hidesKeyboard || minimizesTabBar) && run.state.frontNavigation == nil { return }
    guard let stack = stackInFront() else { return }
    if program.hides(.hidesBarsOnSwipe, stack, in: run.state) { makeRoom(up, stack) }
  }

  /// A tap hides and shows them; it also brings back those that something else has hidden.
  mutating func tapContent() {
    guard let stack = stackInFront() else { return }
    let isHidden = stack.flags.contains(.barHidden)
    let returns = [
      AttributeKey.hidesBarsWhenKeyboardAppears, .hidesBarsWhenVerticallyCompact,
    ].contains { program.hides($0, stack, in: run.state) }
    if program.hides(.hidesBarsOnTap, stack, in: run.state) || (isHidden && returns) {
      makeRoom(!isHidden, stack)
    }
  }

  /// The keyboard comes; when it leaves, the bars stay away until a tap.
  mutating func keyboardAppears(over id: ID<Controller>) {
    guard case .navigation(let owner) = nearestStack(of: id), let stack = run.state[owner],
      program.hides(.hidesBarsWhenKeyboardAppears, stack, in: run.state)
    else { return }
    makeRoom(true, stack)
  }

  /// The height has become small, or large again.
  mutating func heightChanged() {
    let isCompact = run.state.isCompactHeight
    for stack in run.state.controllers
    where stack.kind == .navigation
      && program.hides(.hidesBarsWhenVerticallyCompact, stack, in: run.state)
    {
      makeRoom(isCompact, stack)
    }
  }

  /// The toolbar takes part only if it has items.
  private mutating func makeRoom(_ isHidden: Bool, _ stack: Controller) {
    setBar(.navigationBar, hidden: isHidden, of: stack, animated: true)
    let hasItems = run.position(of: stack.identity).map {
      !program.navigationBar(of: $0, in: run.state).toolbar.isEmpty
    }
    if hasItems == true {
      setBar(.toolbar, hidden: isHidden, of: stack, animated: true)
    }
  }

  private mutating func stackInFront() -> Controller? {
    let stack = run.state.frontNavigation.map { run.state.controllers[$0] }
    if stack == nil { run.refuse(run.state.missingStack) }
    return stack
  }
}

extension Program {
  /// Whether a navigation controller has a switch on; they came with iOS 8.
  func hides(
    _ key: AttributeKey, _ stack: Controller, in state: NavigationState
  ) -> Bool {
    state.era != .legacy && !stack.isSynthetic
      && flag(key, in: scenes[stack.scene].attributes) == true
  }
}
