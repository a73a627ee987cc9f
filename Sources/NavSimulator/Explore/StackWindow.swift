import NavModel
import NavText

/// A growing stack seen through a window: only what lies on top of it, as if it were all there is.
///
/// UIKit's operations look at the top of a stack and at what they uncover. That is why what they do to the window is
/// what they do to the whole, as long as nothing asks for what lies deeper: `PushdownObstacle` lists what does.
struct StackWindow {
  let program: Program
  /// The navigation controller whose stack grows.
  let stack: ID<Scene>
  /// How many controllers the window shows at most.
  let height: Int

  /// Where the navigation controller is; nil where there is none, or more than one.
  func position(in state: NavigationState) -> Int? {
    var found: Int?
    for position in state.controllers.indices
    where state.controllers[position].scene == stack
      && state.controllers[position].kind == .navigation && !state.controllers[position].isSynthetic
    {
      if found != nil { return nil }
      found = position
    }
    return found
  }

  /// How many live controllers are the one whose stack grows.
  func instanceCount(in state: NavigationState) -> Int {
    state.controllers.count {
      $0.scene == stack && $0.kind == .navigation && !$0.isSynthetic
    }
  }

  /// The rows of the members of the stack, root first; none where there is no stack.
  func members(in state: NavigationState) -> [Range<Int>] {
    guard let position = position(in: state) else { return [] }
    return state.stack(of: position).map { state.subtree(of: $0) }
  }

  /// The state without the lowest members, as many as are too many; nil where something is remembered about one of them
  /// elsewhere than in its rows.
  func lowered(_ state: NavigationState) -> NavigationState? {
    let members = members(in: state)
    guard members.count > height else { return state }
    return without(members[0].lowerBound..<members[members.count - height].lowerBound, state)
  }

  /// The state with its top member alone on the stack.
  func topAlone(_ state: NavigationState) -> NavigationState? {
    let members = members(in: state)
    guard members.count > 1 else { return state }
    return without(members[0].lowerBound..<members[members.count - 1].lowerBound, state)
  }

  /// A state with the lowest member of another one below its own.
  func raised(_ state: NavigationState, onto other: NavigationState) -> NavigationState? {
    guard let position = position(in: state), let home = self.position(in: other),
      let bottom = members(in: other).first
    else { return nil }
    if other.remembers(bottom) { return nil }
    var step = SimulationStep(program, state)
    let count = state.controllers.count
    let shift = Int(state.controllers[position].depth) - Int(other.controllers[home].depth)
    var rows = Array(other.controllers[bottom])
    for index in rows.indices {
      let values = program.values(of: rows[index], in: other)
      rows[index].identity = ID(count + index)
      rows[index].depth = UInt16(truncatingIfNeeded: Int(rows[index].depth) + shift)
      rows[index].firstValue = UInt32(truncatingIfNeeded: step.run.state.instanceValues.count)
      step.run.state.instanceValues += values
    }
    step.run.state.controllers.insert(contentsOf: rows, at: position + 1)
    step.run.rearranged()
    step.finish()
    return step.run.take().0
  }

  /// Whether the lowest members are the same in both states, so many of them.
  func areSame(_ count: Int, in state: NavigationState, _ other: NavigationState) -> Bool {
    let own = members(in: state)
    let others = members(in: other)
    guard own.count >= count, others.count >= count else { return false }
    for index in 0..<count {
      guard own[index].count == others[index].count else { return false }
      for (left, right) in zip(own[index], others[index]) {
        var one = state.controllers[left]
        var two = other.controllers[right]
        if program.values(of: one, in: state) != program.values(of: two, in: other) { return false }
        one.identity = ID(0)
        two.identity = ID(0)
        one.firstValue = 0
        two.firstValue = 0
        one.depth -= state.controllers[own[index].lowerBound].depth
        two.depth -= other.controllers[others[index].lowerBound].depth
        if one != two { return false }
      }
    }
    return true
  }

  private func without(_ rows: Range<Int>, _ state: NavigationState) -> NavigationState? {
    if state.remembers(rows) { return nil }
    var step = SimulationStep(program, state)
    step.run.state.controllers.removeSubrange(rows)
    step.run.rearranged()
    step.finish()
    return step.run.take().0
  }
}

extension Program {
  /// The values of the variables of a controller.
  fileprivate func values(of controller: Controller, in state: NavigationState) -> ArraySlice<Int32>
  {
    let first = Int(controller.firstValue)
    return state.instanceValues[first..<first + valueCount(of: controller)]
  }
}

extension NavigationState {
  /// Whether something beside their rows and values is remembered about some controllers.
  fileprivate func remembers(_ rows: Range<Int>) -> Bool {
    guard hasColdFields else { return false }
    func isAmong(_ id: ID<Controller>) -> Bool { rows.contains(Int(id.index)) }
    return badges.contains { isAmong($0.tab) }
      || delegates.contains { isAmong($0.container) || isAmong($0.delegate) }
      || backLabels.contains { isAmong($0.top) }
      || firstResponder.map { isAmong($0.controller) } == true
      || openMenu.map { isAmong($0.controller) } == true
      || swipedRow.map { isAmong($0.controller) } == true
      || searches.contains { isAmong($0.controller) }
      || controlValues.contains { isAmong($0.field.controller) }
      || typedTexts.contains { isAmong($0.field.controller) }
      || customizing.map { isAmong($0.tabs) || $0.order.contains(where: isAmong) } == true
  }
}
