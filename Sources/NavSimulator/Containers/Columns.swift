import NavModel
import NavText

extension Program {
  func buildColumns(of id: ID<Controller>, _ scene: ID<Scene>, in run: inout Run) {
    let isClassic = (word(.splitStyle, in: self[scene].attributes) ?? 0) == 0
    guard run.state.isCompactWidth else {
      for (kind, role) in columnRoles {
        for column in relationships(kind, of: scene) {
          addColumn(column, as: role, to: id, scene, isWrapped: !isClassic, in: &run)
        }
      }
      return
    }
    run.set(.collapsed, true, of: id)
    let compact = relationships(.compact, of: scene)
    if !isClassic && !compact.isEmpty {
      // SPLIT-10
      return add(compact[0], as: .compact, to: id, in: &run)
    }
    guard let primary = relationships(.primary, of: scene).first else {
      for secondary in relationships(.secondary, of: scene) {
        add(secondary, as: .secondary, to: id, in: &run)
      }
      return
    }
    addColumn(primary, as: .primary, to: id, scene, isWrapped: !isClassic, in: &run)
    // The delegate discards the detail, or it lands on the stack of the primary (SPLIT-6, SPLIT-7).
    guard flag(.collapsesSecondaryOntoPrimary, in: self[scene].attributes) != true,
      let stack = run.position(of: id).flatMap({ run.state.children(of: $0, .primary).first }),
      run.state.controllers[stack].kind == .navigation
    else { return }
    let navigation = run.identity(stack)
    for kind in [RelationshipKind.supplementary, .secondary] {
      for column in relationships(kind, of: scene) {
        collapse(column, onto: navigation, in: &run)
      }
    }
  }

  private var columnRoles: [(RelationshipKind, Controller.Role)] {
    [(.primary, .primary), (.supplementary, .supplementary), (.secondary, .secondary)]
  }

  /// Column style wraps what is not a navigation controller in one (SPLIT-4).
  func addColumn(
    _ scene: ID<Scene>, as role: Controller.Role, to id: ID<Controller>, _ split: ID<Scene>,
    isWrapped: Bool, in run: inout Run
  ) {
    guard isWrapped && self[scene].kind != .navigation else {
      return add(scene, as: role, to: id, in: &run)
    }
    let depth = (run.state[id].map { Int($0.depth) } ?? 0) + 1
    let wrapper = append(
      split, kind: .navigation, as: role, depth: depth, isSynthetic: true, in: &run)
    addToStack(scene, of: wrapper, in: &run)
  }

  /// The same for a controller that is there already.
  func wrap(_ id: ID<Controller>, for split: ID<Scene>, in run: inout Run) -> ID<Controller> {
    let wrapper = append(
      split, kind: .navigation, as: .detached, depth: 0, isSynthetic: true, in: &run)
    run.move(id, under: wrapper, as: .stack)
    willMove([id], in: &run)
    return wrapper
  }

  /// A column's content goes on the stack; a navigation controller gives up its own (SPLIT-7).
  func collapse(
    _ scene: ID<Scene>, onto navigation: ID<Controller>, in run: inout Run
  ) {
    switch self[scene].kind {
    case .navigation:
      for root in relationships(.root, of: scene).prefix(1) {
        addToStack(root, of: navigation, in: &run)
      }
    case .split:
      run.log(.pushedSplitController, run.state[navigation]?.scene, about: scene)
    case .view, .table, .collection, .tabBar, .page:
      addToStack(scene, of: navigation, in: &run)
    }
  }
}
