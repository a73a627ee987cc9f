import NavModel
import NavSimulator
import NavText

/// What was put on top of something else, and how.
struct Layer: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    /// Onto the stack of a navigation controller that has another scene below it.
    case pushed
    case presented
  }

  let kind: Kind
  /// The scene that was pushed or presented, which may be a container.
  let scene: ID<Scene>
}

/// What a person has in front in a state, and what lies below that.
///
/// What lies below is what people expect to see again: the scenes under the one on top of a stack, and those that a
/// presentation covers. Scenes beside it, such as other tabs, are not below it, and neither is what was replaced: an
/// app that begins with another root than its introduction had has nowhere to go back to, and is not stuck.
struct FrontView: Sendable {
  /// The scene that is looked at; nil where it is UIKit's own, such as the More list.
  private(set) var visible: ID<Scene>?
  /// The scenes whose content can be touched.
  private(set) var front: [ID<Scene>] = []
  /// The topmost layer that the visible scene is on, if it is on one with something below.
  private(set) var layer: Layer?
  /// Scenes whose content lies below that layer, however deep.
  private(set) var below: [ID<Scene>] = []
  /// All scenes from the visible one down to the window, with those that lie below in stacks; one that lies below itself
  /// is there several times.
  private(set) var chain: [ID<Scene>] = []
  /// All scenes that controllers are alive of, without repetitions.
  private(set) var alive: [ID<Scene>] = []

  init(of state: NavigationState, in program: Program) {
    for controller in state.controllers where !controller.isSynthetic {
      if !alive.contains(controller.scene) { alive.append(controller.scene) }
    }
    for position in state.front where !state.controllers[position].kind.isContainer {
      front.append(state.controllers[position].scene)
    }
    guard let visible = state.visible else { return }
    let seen = state.controllers[visible].scene
    self.visible = seen
    if !front.contains(seen) { front.append(seen) }
    chain.append(seen)
    var position = visible
    while let parent = state.parent(of: position) {
      let controller = state.controllers[position]
      let covered = Self.covered(position, in: parent, state)
      if !covered.isEmpty, layer == nil {
        // A navigation controller that UIKit made has no scene of its own.
        layer = Layer(
          kind: controller.role == .presented ? .presented : .pushed,
          scene: controller.isSynthetic ? seen : controller.scene)
      }
      for scene in covered where !below.contains(scene) { below.append(scene) }
      if controller.role == .stack {
        for member in state.stack(of: parent) {
          if member >= position { break }
          chain.append(state.controllers[member].scene)
        }
      }
      // Who presents is on the way down, but for what a container of it shows.
      if controller.role == .presented && state.controllers[parent].kind.isContainer {
        chain += covered
      }
      if !state.controllers[parent].isSynthetic { chain.append(state.controllers[parent].scene) }
      position = parent
    }
  }

  /// How often a scene is there from the visible one down to the window.
  func count(of scene: ID<Scene>) -> Int { chain.count { $0 == scene } }

  /// What would come to light if a child were taken off its parent.
  private static func covered(
    _ position: Int, in parent: Int, _ state: NavigationState
  ) -> [ID<Scene>] {
    var scenes: [ID<Scene>] = []
    switch state.controllers[position].role {
    case .presented: collectContent(of: parent, state, into: &scenes)
    case .stack:
      for member in state.stack(of: parent) {
        if member >= position { break }
        collectContent(of: member, state, into: &scenes)
      }
    case .window, .tab, .more, .primary, .supplementary, .secondary, .compact, .page, .embedded,
      .leaving, .detached, .hiddenResults:
      break
    }
    return scenes
  }

  /// The scenes that show content in a controller, without what is presented over them.
  private static func collectContent(
    of position: Int, _ state: NavigationState, into scenes: inout [ID<Scene>]
  ) {
    let controller = state.controllers[position]
    guard controller.kind.isContainer else {
      if !scenes.contains(controller.scene) { scenes.append(controller.scene) }
      return
    }
    for child in state.shownChildren(of: position) {
      collectContent(of: child, state, into: &scenes)
    }
  }
}
