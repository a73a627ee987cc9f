import NavModel
import NavText

/// The two bars of a navigation controller that come and go.
public enum Bar: UInt8, Hashable, Sendable {
  case navigationBar
  case toolbar

  var hidden: Controller.Flags { self == .toolbar ? .toolbarHidden : .barHidden }
}

/// How a bar comes or goes.
public enum BarMotion: UInt8, Hashable, Sendable {
  case atOnce
  case animated
  /// Together with the controllers that are changing places (BAR-41).
  case withTransition
}

extension SimulationStep {
  /// BAR-39, TOOL-8: a property of the nearest navigation controller, which lasts (BAR-42).
  mutating func setBar(
    _ bar: Bar, hidden change: Switch, of id: ID<Controller>, animated: Bool
  ) {
    guard let stack = nearestStack(of: id), let owner = run.state[stack.owner] else {
      return
    }
    let isHidden = change.applied(to: owner.flags.contains(bar.hidden))
    setBar(bar, hidden: isHidden, of: owner, animated: animated)
  }

  /// A bar that is already so does nothing.
  mutating func setBar(
    _ bar: Bar, hidden isHidden: Bool, of owner: Controller, animated: Bool
  ) {
    guard owner.flags.contains(bar.hidden) != isHidden else { return }
    run.set(bar.hidden, isHidden, of: owner.identity)
    guard !owner.isSynthetic else { return }
    let isSeen = owner.appearance != .disappeared
    let motion = isSeen && animated && run.state.isAnimated ? motion() : .atOnce
    run.note(.barChanged(bar, hidden: isHidden, in: owner.scene, motion))
  }

  private func motion() -> BarMotion {
    guard run.hook == .viewWillAppear else { return .animated }
    return run.isHookAnimated ? .withTransition : .atOnce
  }

  /// `setEditing(_:animated:)` (BAR-53).
  mutating func setEditing(_ change: Switch, of id: ID<Controller>) {
    guard let controller = run.state[id] else { return }
    let isOn = change.applied(to: controller.isEditing)
    run.set(.editing, isOn, of: id)
    run.note(.setEditing(controller.scene, isOn))
    tell(id, .setEditing)
  }
}
