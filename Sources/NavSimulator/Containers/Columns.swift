import NavModel
import NavText

extension Program {
  /// All columns are made with the split view controller (SEG-38); where there is no room they collapse at once.
  func buildColumns(of id: ID<Controller>, _ scene: ID<Scene>, in run: inout Run) {
    let isWrapped = !isClassic(scene)
    for (kind, role) in columnRoles {
      for column in relationships(kind, of: scene) {
        addColumn(column, as: role, to: id, scene, isWrapped: isWrapped, in: &run)
      }
    }
    if isWrapped {
      // Never wrapped (SPLIT-4).
      for compact in relationships(.compact, of: scene).prefix(1) {
        add(compact, as: .compact, to: id, in: &run)
      }
    }
    let mode = restingMode(of: id, in: run)
    run.update(id) { $0.displayMode = mode }
    if run.state.isCompactWidth { collapse(id, in: &run) }
  }

  /// Two view controllers as up to iOS 13, not columns (SPLIT-3).
  public func isClassic(_ scene: ID<Scene>) -> Bool {
    (word(.splitStyle, in: self[scene].attributes) ?? 0) == 0
  }

  private var columnRoles: [(RelationshipKind, Controller.Role)] {
    [(.primary, .primary), (.supplementary, .supplementary), (.secondary, .secondary)]
  }

  /// Column style wraps what is not a navigation controller in one (SPLIT-4).
  private func addColumn(
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
  func wrap(_ id: ID<Controller>, for scene: ID<Scene>, in run: inout Run) -> ID<Controller> {
    let wrapper = append(
      scene, kind: .navigation, as: .detached, depth: 0, isSynthetic: true, in: &run)
    run.move(id, under: wrapper, as: .stack)
    willMove([id], in: &run)
    return wrapper
  }

  func column(_ role: Controller.Role, of split: ID<Controller>, in run: borrowing Run) -> ID<
    Controller
  >? {
    run.position(of: split).flatMap { run.state.children(of: $0, role).first }
      .map { run.identity($0) }
  }
}
