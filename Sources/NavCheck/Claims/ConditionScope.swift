import NavModel
import NavSimulator
import NavText

/// How much of an app whose tabs do not act on each other has to be seen to know whether a condition holds.
enum ConditionScope: Hashable {
  /// The tab in front, and what lies over it.
  case front
  /// What a scene and those below it are like, whatever is in front: the tab that has it.
  case scene(ID<Scene>)
  case everything

  func union(_ other: ConditionScope) -> ConditionScope { self == other ? self : .everything }
}

extension Program {
  func scope(of goal: ClaimQuestion.Goal) -> ConditionScope {
    switch goal {
    case .condition(let condition): scope(of: condition)
    case .initial: .front
    }
  }

  func scope(of condition: ID<Condition>) -> ConditionScope {
    switch self[condition] {
    case .not(let operand): return scope(of: operand)
    case .and(let left, let right), .or(let left, let right):
      return scope(of: left).union(scope(of: right))
    // Variables of the app are the same for all tabs.
    case .expression, .visible, .initial: return .front
    case .number(let measure, _, _):
      switch measure.query {
      case .presented: return measure.subjectScene == nil ? .front : .everything
      case .variable: return scope(ofVariable: measure)
      default: return scope(ofScene: measure)
      }
    case .expectation(let expectation): return scope(of: expectation)
    }
  }

  /// The marks that depend on nothing but what is in front and the variables of the app: all, where all goals do.
  func frontMarks(
    of goals: [ClaimQuestion.Goal], assuming assumptions: [ID<Condition>]
  ) -> Exploration.Marks {
    let isFront = assumptions.allSatisfy { scopes(ofPartsOf: $0).allSatisfy { $0 == .front } }
    guard isFront else { return 0 }
    return goals.allSatisfy { scope(of: $0) == .front } ? .max : Exploration.excluded
  }

  /// The parts that all have to hold, each by itself.
  func scopes(ofPartsOf condition: ID<Condition>) -> [ConditionScope] {
    if case .and(let left, let right) = self[condition] {
      return scopes(ofPartsOf: left) + scopes(ofPartsOf: right)
    }
    return [scope(of: condition)]
  }

  private func scope(of expectation: Expectation) -> ConditionScope {
    switch expectation.query {
    case .variable: scope(ofVariable: expectation)
    case .stack, .top, .barHidden, .toolbarHidden, .editing: scope(ofScene: expectation)
    case .visible, .backButton, .title, .prompt, .left, .right, .toolbar, .largeTitle, .presented,
      .presentationStyle, .transitionStyle, .detent, .selected, .tabBarHidden, .tabBarMinimized,
      .device, .orientation, .keyboard, .message, .actions, .menu, .swipeActions,
      .horizontalSizeClass, .verticalSizeClass, .searchActive:
      expectation.subjectScene == nil ? .front : .everything
    case .tabs, .tabBar, .badge, .text, .enabled, .hidden, .callbacks, .effects, .refused,
      .inFlight, .moreList, .presenter, .items, .returned, .displayMode, .frame, .safeArea,
      .firstResponder, .accessibilityValue:
      .everything
    }
  }

  private func scope(ofScene expectation: Expectation) -> ConditionScope {
    expectation.subjectScene.map { self[$0].kind == .tabBar ? .everything : .scene($0) } ?? .front
  }

  private func scope(ofVariable expectation: Expectation) -> ConditionScope {
    if let variable = expectation.variable, self[variable].owner == .app { return .front }
    return expectation.subjectScene.map { .scene($0) } ?? .everything
  }
}
