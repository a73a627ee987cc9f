import NavModel
import NavSimulator
import NavText

extension Program {
  /// Whether each controller goes round as UIKit lets it: disappeared, appearing, appeared, disappearing, and back
  /// from half-way (LIFE-2). The answer is the first callback that nobody could have got.
  ///
  /// Callbacks name scenes, not controllers. So of each scene it is known how many of its controllers are where, and
  /// where there are several ways to read a callback, all are kept.
  func checkAppearances(
    from old: NavigationState, _ effects: [Effect], to new: NavigationState
  ) -> String? {
    var counts: [ID<Scene>: Set<Census>] = [:]
    for effect in effects {
      guard case .appearance(let hook, let scene, animated: _, _) = effect else { continue }
      let before = counts[scene] ?? [Census(of: scene, in: old)]
      let after = Set(before.flatMap { $0.after(hook) })
      if after.isEmpty {
        return "\(names[self[scene].name]) hears \(hook.facts.keyword) at the wrong time (LIFE-2)"
      }
      counts[scene] = after
    }
    for (scene, possible) in counts {
      let census = Census(of: scene, in: new)
      if !possible.contains(census) {
        return "\(names[self[scene].name]) does not stand where its callbacks left it (LIFE-2)"
      }
    }
    return nil
  }
}

/// How many controllers of a scene are where. Of those that have disappeared there may always be one more.
private struct Census: Hashable {
  var appearing = 0
  var appeared = 0
  var disappearing = 0

  init(of scene: ID<Scene>, in state: NavigationState) {
    for controller in state.controllers where controller.scene == scene && !controller.isSynthetic {
      switch controller.appearance {
      case .disappeared: break
      case .appearing: appearing += 1
      case .appeared: appeared += 1
      case .disappearing: disappearing += 1
      }
    }
  }

  /// What may be so after one of them was reported.
  func after(_ hook: LifecycleHook) -> [Census] {
    switch hook {
    case .viewWillAppear:
      moved { $0.appearing += 1 }
        + moved { ($0.disappearing, $0.appearing) = ($0.disappearing - 1, $0.appearing + 1) }
    case .viewIsAppearing:
      appearing > 0 ? [self] : []
    case .viewDidAppear:
      moved { ($0.appearing, $0.appeared) = ($0.appearing - 1, $0.appeared + 1) }
    case .viewWillDisappear:
      moved { ($0.appeared, $0.disappearing) = ($0.appeared - 1, $0.disappearing + 1) }
        + moved { ($0.appearing, $0.disappearing) = ($0.appearing - 1, $0.disappearing + 1) }
    case .viewDidDisappear:
      moved { $0.disappearing -= 1 }
    case .viewDidLoad, .willMoveToParent, .didMoveToParent:
      [self]
    }
  }

  private func moved(_ change: (inout Census) -> Void) -> [Census] {
    var next = self
    change(&next)
    let isPossible = next.appearing >= 0 && next.appeared >= 0 && next.disappearing >= 0
    return isPossible ? [next] : []
  }
}
