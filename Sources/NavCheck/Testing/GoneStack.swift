import NavConsole
import NavModel
import NavSimulator
import NavText

extension Program {
  /// Why a stack that was asked about cannot answer: it was replaced, or never made, and what is there instead.
  func goneStack(_ scene: ID<Scene>, in state: NavigationState) -> String {
    let start = "'\(name(scene))' is not part of the app now"
    if let (container, keyword, other) = replacement(of: scene, in: state) {
      return "\(start): the \(keyword) of '\(name(container))' is '\(name(other))'"
    }
    var alive: [String] = []
    for controller in state.controllers
    where controller.kind == .navigation && !controller.isSynthetic {
      let other = "'\(name(controller.scene))'"
      if !alive.contains(other) { alive.append(other) }
    }
    switch alive.count {
    case 0: return "\(start), and neither is any other stack"
    case 1: return "\(start): the only stack is \(alive[0])"
    default: return "\(start): the stacks are \(alive.joined(separator: ", "))"
    }
  }

  /// What is in the column that was to hold it, if the split view is alive.
  private func replacement(of scene: ID<Scene>, in state: NavigationState)
    -> (container: ID<Scene>, keyword: String, other: ID<Scene>)?
  {
    for position in state.controllers.indices
    where state.controllers[position].kind == .split {
      let container = state.controllers[position].scene
      for id in self[cold: container].relationships {
        let relationship = self[id]
        guard relationship.destination == scene, let role = Controller.Role(of: relationship.kind),
          let column = state.children(of: position, role).first,
          let shown = state.controllers[column].isSynthetic
            ? state.visibleController(of: column) : column
        else { continue }
        return (container, relationship.kind.facts.keyword, state.controllers[shown].scene)
      }
    }
    return nil
  }
}

extension Controller.Role {
  /// Nil for what is no column.
  fileprivate init?(of kind: RelationshipKind) {
    switch kind {
    case .primary: self = .primary
    case .supplementary: self = .supplementary
    case .secondary: self = .secondary
    case .compact: self = .compact
    case .root, .tab, .page: return nil
    }
  }
}
