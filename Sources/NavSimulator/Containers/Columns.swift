import NavModel
import NavText

extension SimulationStep {
  /// All columns are made with the split view controller (SEG-38); where there is no room they collapse at once.
  mutating func buildColumns(of id: ID<Controller>, _ scene: ID<Scene>) {
    let isWrapped = !program.isClassic(scene)
    for (kind, role) in program.columnRoles {
      for column in program.relationships(kind, of: scene) {
        addColumn(column, as: role, to: id, scene, isWrapped: isWrapped)
      }
    }
    if isWrapped {
      // Never wrapped (SPLIT-4).
      for compact in program.relationships(.compact, of: scene).prefix(1) {
        add(compact, as: .compact, to: id)
      }
    }
    let mode = restingMode(of: id)
    run.update(id) { $0.displayMode = mode }
    if run.state.isCompactWidth { collapse(id) }
  }

  /// Column style wraps what is not a navigation controller in one (SPLIT-4).
  private mutating func addColumn(
    _ scene: ID<Scene>, as role: Controller.Role, to id: ID<Controller>, _ split: ID<Scene>,
    isWrapped: Bool
  ) {
    guard isWrapped && program[scene].kind != .navigation else {
      return add(scene, as: role, to: id)
    }
    let depth = (run.state[id].map { Int($0.depth) } ?? 0) + 1
    let wrapper = append(
      split, kind: .navigation, as: role, depth: depth, isSynthetic: true)
    addToStack(scene, of: wrapper)
  }

  /// The same for a controller that is there already.
  mutating func wrap(_ id: ID<Controller>, for scene: ID<Scene>) -> ID<Controller> {
    let wrapper = append(
      scene, kind: .navigation, as: .detached, depth: 0, isSynthetic: true)
    run.move(id, under: wrapper, as: .stack)
    willMove([id])
    return wrapper
  }

  func column(_ role: Controller.Role, of split: ID<Controller>) -> ID<
    Controller
  >? {
    run.position(of: split).flatMap { run.state.children(of: $0, role).first }
      .map { run.identity($0) }
  }
}

extension Program {
  /// Two view controllers as up to iOS 13, not columns (SPLIT-3).
  public func isClassic(_ scene: ID<Scene>) -> Bool {
    self[scene, .splitStyle] == .unspecified
  }

  fileprivate var columnRoles: [(RelationshipKind, Controller.Role)] {
    [(.primary, .primary), (.supplementary, .supplementary), (.secondary, .secondary)]
  }
}
