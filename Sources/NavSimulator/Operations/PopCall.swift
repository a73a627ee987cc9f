import NavModel
import NavText

/// The calls that pop. A back button pops too, but only code is given back what was popped.
public enum PopCall: Hashable, Sendable {
  case pop
  case popTo(ID<Scene>)
  case popToRoot

  /// The word of UIKit's method.
  public var keyword: String {
    switch self {
    case .pop: "pop"
    case .popTo: "popTo"
    case .popToRoot: "popToRoot"
    }
  }

  /// ⚠ NAV-39: out of sight `popViewController` was seen to answer nil although the controller was removed.
  static var popOutOfSightReturnsNil: Bool { true }
}

extension SimulationStep {
  /// NAV-25 to NAV-27, with what the call gives back. At the root that is nothing (ERR-7).
  mutating func perform(_ call: PopCall, on stack: Stack, animated: Bool) {
    if let popped = popped(by: call, from: stack), let owner = run.state[stack.owner],
      !owner.isSynthetic
    {
      run.note(.returned(call, popped.compactMap { run.state[$0]?.scene }, in: owner.scene))
    }
    switch call {
    case .pop: pop(stack, animated: animated)
    case .popTo(let scene): pop(stack, to: scene, animated: animated)
    case .popToRoot: popToRoot(stack, animated: animated)
    }
  }

  /// The members that a call takes off, in stack order; nil where it raises instead.
  private func popped(by call: PopCall, from stack: Stack) -> [ID<
    Controller
  >]? {
    let members = members(of: stack)
    switch call {
    case .pop:
      if PopCall.popOutOfSightReturnsNil && !run.isOnScreen(stack.owner) { return [] }
      return members.dropFirst().suffix(1).compactMap { $0 }
    case .popToRoot:
      return members.dropFirst().compactMap { $0 }
    case .popTo(let scene):
      let target = members.lastIndex { $0.flatMap { run.state[$0] }?.scene == scene }
      return target.map { members[($0 + 1)...].compactMap { $0 } }
    }
  }

  /// From the root up; the More list, the root of its stack, is UIKit's own (MORE-6).
  private func members(of stack: Stack) -> [ID<Controller>?] {
    switch stack {
    // Written out, since Embedded Swift converts no array of values to one of optionals.
    case .navigation(let navigation): run.stack(of: navigation).map { Optional($0) }
    case .more(let tabs): [nil] + moreStack(of: tabs).map { Optional($0) }
    }
  }
}
