import NavModel
import NavSimulator
import NavText

extension Program {
  /// How many members from the top of a growing stack have to be seen to know whether a condition holds; nil where all of
  /// them have to be.
  func depth(neededBy condition: ID<Condition>, growing stack: ID<Scene>) -> Int? {
    switch self[condition] {
    case .not(let operand): return depth(neededBy: operand, growing: stack)
    case .and(let left, let right), .or(let left, let right):
      guard let one = depth(neededBy: left, growing: stack),
        let other = depth(neededBy: right, growing: stack)
      else { return nil }
      return max(one, other)
    case .expression, .visible, .initial: return 1
    case .number(let measure, _, let number):
      switch measure.query {
      case .presented: return measure.subjectScene == nil ? 1 : nil
      case .variable: return isOfApp(measure) ? 1 : nil
      // One more than the number is as good as any more than that.
      default: return isAbout(stack, measure) ? max(Int(number), 0) + 1 : nil
      }
    case .expectation(let expectation): return depth(neededBy: expectation, growing: stack)
    }
  }

  private func depth(neededBy expectation: Expectation, growing stack: ID<Scene>) -> Int? {
    switch expectation.query {
    case .stack:
      guard isAbout(stack, expectation) else { return nil }
      switch expectation.comparison {
      case .equal, .notEqual: return expectation.expected.count + 1
      case .contains, .lacks: return nil
      }
    case .visible, .top, .backButton, .title, .prompt, .left, .right, .barHidden, .toolbarHidden,
      .toolbar, .largeTitle:
      return isAbout(stack, expectation) ? 2 : nil
    case .presented, .presentationStyle, .transitionStyle, .detent, .selected, .tabs, .tabBar,
      .tabBarHidden, .tabBarMinimized, .device, .orientation, .keyboard, .message, .actions, .menu,
      .swipeActions, .horizontalSizeClass, .verticalSizeClass:
      return expectation.subjectScene == nil ? 1 : nil
    case .editing, .searchActive: return expectation.subjectScene == nil ? 1 : nil
    case .variable: return isOfApp(expectation) ? 1 : nil
    case .badge, .text, .enabled, .hidden, .callbacks, .effects, .refused, .inFlight, .moreList,
      .presenter, .items, .returned, .displayMode, .frame, .safeArea, .firstResponder,
      .accessibilityValue:
      return nil
    }
  }

  private func isAbout(_ stack: ID<Scene>, _ expectation: Expectation) -> Bool {
    expectation.subjectScene == nil || expectation.subjectScene == stack
  }

  private func isOfApp(_ expectation: Expectation) -> Bool {
    expectation.variable.map { self[$0].owner == .app } ?? false
  }
}
