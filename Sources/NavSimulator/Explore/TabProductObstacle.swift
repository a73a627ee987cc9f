import NavModel
import NavText

/// What keeps the tabs of an app from being explored one by one.
public enum TabProductObstacle: Hashable, Sendable {
  /// The app does not start with a tab bar controller that shows at least two tabs, and all of them.
  case noTabs
  /// A statement that names another stack, or replaces what the window shows.
  case statement(StatementKind)
  /// Messages from outside reach scenes in every tab.
  case messages
  /// Moves of this kind reach every tab.
  case moves(MoveKind)
  /// A variable of the app changes, which scenes in every tab may read.
  case variables
  /// A move in one tab changed another one, or what they share.
  case influence
  /// An unwind segue looked for its destination in other tabs.
  case unwind
  /// One tab can be left for some of the others only, or how it is left tells where to.
  case unevenLeave
  /// A tab that is left and entered again is farther from its beginning than before.
  case changedByLeaving
}

extension Program {
  /// What in the program itself lets tabs act on each other; nil where nothing does.
  func tabProductObstacle(moves: MoveSet) -> TabProductObstacle? {
    for kind in [MoveKind.rotation, .restoration, .memory, .code] where moves.contains(kind) {
      return .moves(kind)
    }
    if moves.contains(.messages), methods.rows.contains(where: { $0.subject.text != nil }) {
      return .messages
    }
    for statement in statements.rows {
      guard let kind = statement.operation.kind else { continue }
      if statement.stack != nil || kind == .setRoot || kind == .setTabs { return .statement(kind) }
    }
    return nil
  }
}
