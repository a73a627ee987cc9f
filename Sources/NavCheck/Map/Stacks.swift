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

extension ProgramRuleContext {
  /// For every navigation controller that something leads to.
  func stacks() -> [Stack] {
    var search = map.search()
    var isPushed = [Bool](repeating: false, count: program.scenes.count)
    for edge in map.edges where edge.isPush { isPushed[Int(edge.destination.index)] = true }
    return program.scenes.ids.compactMap { scene in
      guard program.scenes[scene].kind == .navigation && map.isReachable(scene) else { return nil }
      let roots = program.children(of: scene).map { $0.destination }
      let reached = search.scenes(from: roots + [scene]) { $0.isPush }
      var (members, pushed): ([ID<Scene>], [ID<Scene>]) = ([], [])
      members.reserveCapacity(reached.count)
      pushed.reserveCapacity(reached.count)
      for member in reached where member != scene {
        members.append(member)
        if isPushed[Int(member.index)] && !program.scenes[member].kind.isContainer {
          pushed.append(member)
        }
      }
      return Stack(navigation: scene, members: members, pushed: pushed)
    }
  }
}
