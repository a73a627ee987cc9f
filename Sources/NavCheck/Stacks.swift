import NavModel
import NavText

/// A navigation controller and what may come onto its stack.
struct Stack {
  let navigation: ID<Scene>
  /// Its root first.
  let members: [ID<Scene>]
  /// Those that come on top of another, and so need a way back.
  let pushed: [ID<Scene>]
}

extension RuleContext {
  /// Of every navigation controller that something leads to.
  func stacks() -> [Stack] {
    program.scenes.ids.compactMap { scene in
      guard program[scene].kind == .navigation && map.isReachable(scene) else { return nil }
      let roots = program.children(of: scene).map { $0.destination }
      let members = map.scenes(from: roots + [scene], along: isPush).filter { $0 != scene }
      let pushed = members.filter { member in
        !program[member].kind.isContainer && map.edges(to: member).contains(where: isPush)
      }
      return Stack(navigation: scene, members: members, pushed: pushed)
    }
  }

  private func isPush(_ edge: NavigationMap.Edge) -> Bool {
    edge.way == .shows || edge.way == .pushes
  }
}
