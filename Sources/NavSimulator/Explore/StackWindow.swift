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
    guard let position = position(in: state), let bottom = members(in: other).first,
      let member = program.fragment(of: bottom, in: other)
    else { return nil }
    let place = position + 1
    return program.replacing(
      place..<place, of: state, with: member, at: state.controllers[position].depth + 1)
  }

  /// Whether the lowest members are the same in both states, so many of them, with all that is remembered about them.
  func areSame(_ count: Int, in state: NavigationState, _ other: NavigationState) -> Bool {
    let own = members(in: state)
    let others = members(in: other)
    guard own.count >= count, others.count >= count else { return false }
    for index in 0..<count {
      guard let member = program.fragment(of: own[index], in: state),
        member == program.fragment(of: others[index], in: other)
      else { return false }
    }
    return true
  }

  private func without(_ rows: Range<Int>, _ state: NavigationState) -> NavigationState? {
    if program.fragment(of: rows, in: state) == nil { return nil }
    var step = SimulationStep(program, state)
    step.run.state.controllers.removeSubrange(rows)
    step.run.rearranged()
    step.finish()
    return step.run.take().0
  }
}
