import NavModel
import NavSimulator
import NavText

/// Whether conditions of claims hold in a state.
///
/// Exploring asks for millions of states, so what claims are mostly about is answered without making any text: what is
/// visible, stacks and presentations, variables, hidden bars. Whatever else `expect` can ask is asked as a test does.
extension Program {
  /// Whether a condition holds in a state. `initial` is the scene that was visible after the launch.
  ///
  /// What compares a variable of a scene fails where no such scene is alive; a stack that is not there has no depth.
  public func holds(
    _ condition: ID<Condition>, in state: NavigationState, initial: ID<Scene>?
  ) -> Bool {
    switch self[condition] {
    case .not(let operand): !holds(operand, in: state, initial: initial)
    case .and(let left, let right):
      holds(left, in: state, initial: initial) && holds(right, in: state, initial: initial)
    case .or(let left, let right):
      holds(left, in: state, initial: initial) || holds(right, in: state, initial: initial)
    case .expression(let expression): value(of: expression, for: nil, in: state) != 0
    case .expectation(let expectation): holds(expectation, in: state)
    case .number(let measure, let comparison, let number):
      self.number(measure, in: state).map { comparison.compares($0, number) } ?? false
    case .visible(let scene): visibleScene(in: state) == scene
    case .initial: initial != nil && visibleScene(in: state) == initial
    }
  }

  /// The scene whose content a person sees; none while the More list is in front.
  public func visibleScene(in state: NavigationState) -> ID<Scene>? {
    state.visible.map { state.controllers[$0].scene }
  }

  // MARK: Numbers

  /// What is counted or remembered; nil where no scene that keeps the value is alive.
  private func number(_ measure: Expectation, in state: NavigationState) -> Int32? {
    switch measure.query {
    case .presented: Int32(clamping: state.presentedChain.count)
    case .variable: variable(measure, in: state)
    default: Int32(clamping: stack(measure, in: state)?.count ?? 0)
    }
  }

  private func variable(_ measure: Expectation, in state: NavigationState) -> Int32? {
    guard let variable = measure.variable else { return nil }
    let owner = measure.subjectScene.flatMap { state.instance(of: $0) }
    return value(
      of: variable, heldBy: owner.map { state.controllers[$0].identity }, in: state)
  }

  /// The stack of a container, or the one in front: what `stack` answers with.
  private func stack(_ asked: Expectation, in state: NavigationState) -> [Int]? {
    if let scene = asked.subjectScene {
      if self[scene].kind == .tabBar {
        return state.instance(of: scene, .tabBar).map { state.moreStack(of: $0) }
      }
      return state.instance(of: scene, .navigation).map { state.members(of: $0) }
    }
    if showsMore(in: state), let bar = bars(in: state).first,
      let owner = state.position(of: bar.owner), state.controllers[owner].kind == .tabBar
    {
      return state.moreStack(of: owner)
    }
    return state.frontNavigations.first.map { state.members(of: $0) }
  }

  /// Whether a bar of the More controller may be in front.
  private func showsMore(in state: NavigationState) -> Bool {
    state.front.contains {
      state.controllers[$0].kind == .tabBar && state.controllers[$0].flags.contains(.moreSelected)
    }
  }

  // MARK: Questions

  private func holds(_ expectation: Expectation, in state: NavigationState) -> Bool {
    if let holds = holdsAtOnce(expectation, in: state) { return holds }
    let answer = answer(
      to: expectation, in: Answering(state: state, effects: [], isRefused: false))
    // Unlike in a test, a value that no living scene keeps is not even different.
    if case .nothing = answer, expectation.query == .variable { return false }
    return holds(expectation, answer)
  }

  /// The answer where it needs no text; nil where it does.
  private func holdsAtOnce(_ expectation: Expectation, in state: NavigationState) -> Bool? {
    switch expectation.query {
    case .visible where expectation.subjectScene == nil:
      guard let wanted = scenes(expectation), wanted.count == 1,
        let visible = visibleScene(in: state)
      else { return nil }
      switch expectation.comparison {
      case .equal: return self[visible].name == wanted[0]
      case .notEqual: return self[visible].name != wanted[0]
      case .contains, .lacks: return nil
      }
    case .stack:
      guard let wanted = scenes(expectation) else { return nil }
      return compare(stack(expectation, in: state), with: wanted, expectation.comparison, in: state)
    case .presented where expectation.subjectScene == nil:
      guard let wanted = scenes(expectation) else { return nil }
      return compare(state.presentedChain, with: wanted, expectation.comparison, in: state)
    case .barHidden: return isBarHidden(expectation, in: state)
    case .keyboard: return compare(state.focusedField != nil, expectation)
    default: return nil
    }
  }

  /// The names of the scenes that are expected; nil where something else is.
  private func scenes(_ expectation: Expectation) -> [Name]? {
    var names: [Name] = []
    for value in values[expectation.expected] {
      guard case .scene(let scene) = value else { return nil }
      names.append(self[scene].name)
    }
    return names
  }

  private func compare(
    _ positions: [Int]?, with wanted: [Name], _ comparison: Expectation.Comparison,
    in state: NavigationState
  ) -> Bool {
    // What is not there differs from everything.
    guard let positions else { return comparison == .notEqual || comparison == .lacks }
    switch comparison {
    case .equal: return matches(positions, wanted, in: state)
    case .notEqual: return !matches(positions, wanted, in: state)
    case .contains: return isWithin(wanted, positions, in: state)
    case .lacks: return !isWithin(wanted, positions, in: state)
    }
  }

  private func matches(_ positions: [Int], _ wanted: [Name], in state: NavigationState) -> Bool {
    guard positions.count == wanted.count else { return false }
    for (position, name) in zip(positions, wanted)
    where !goes(state.controllers[position], by: name) {
      return false
    }
    return true
  }

  /// Whether these are there in this order, maybe with others between them.
  private func isWithin(_ wanted: [Name], _ positions: [Int], in state: NavigationState) -> Bool {
    var found = 0
    for position in positions
    where found < wanted.count && goes(state.controllers[position], by: wanted[found]) {
      found += 1
    }
    return found == wanted.count
  }

  /// What UIKit wraps has no name of its own, but one that is presented goes by what it wraps (TRAIT-11).
  private func goes(_ controller: Controller, by name: Name) -> Bool {
    (!controller.isSynthetic || controller.role == .presented)
      && self[controller.scene].name == name
  }

  /// Nil where the bar may be one of More.
  private func isBarHidden(_ expectation: Expectation, in state: NavigationState) -> Bool? {
    let owner: Int?
    if let scene = expectation.subjectScene {
      if self[scene].kind != .navigation { return nil }
      owner = state.instance(of: scene, .navigation)
    } else {
      if showsMore(in: state) { return nil }
      owner = state.frontNavigations.first
    }
    guard let owner else {
      return expectation.comparison == .notEqual || expectation.comparison == .lacks
    }
    return compare(state.controllers[owner].flags.contains(.barHidden), expectation)
  }

  private func compare(_ flag: Bool, _ expectation: Expectation) -> Bool? {
    guard let only = values[expectation.expected].first, case .boolean(let wanted) = only else {
      return nil
    }
    switch expectation.comparison {
    case .equal: return flag == wanted
    case .notEqual: return flag != wanted
    case .contains, .lacks: return nil
    }
  }
}

extension Expression.Operator {
  /// What a comparison says of two numbers; others compare nothing.
  fileprivate func compares(_ left: Int32, _ right: Int32) -> Bool {
    switch self {
    case .equal: left == right
    case .notEqual: left != right
    case .less: left < right
    case .lessOrEqual: left <= right
    case .greater: left > right
    case .greaterOrEqual: left >= right
    case .or, .and, .add, .subtract: false
    }
  }
}
