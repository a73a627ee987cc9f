import NavModel
import NavText

/// What keeps a growing stack from being decided at every depth: something in the program looks deeper than the top.
public enum PushdownObstacle: Hashable, Sendable {
  /// A statement that names scenes deeper in a stack, replaces it, or works on another one.
  case statement(StatementKind)
  /// A scene hides the bottom bar as long as it is anywhere on the stack (TOOL-9).
  case hidesBottomBar(ID<Scene>)
  /// A split view or pages, which lend and hand over controllers.
  case container(ControllerKind)
  /// Tabs under More take stacks apart (MORE-9).
  case more(ID<Scene>)
  /// Messages from outside reach scenes wherever they are.
  case messages
  /// Moves of this kind reach everything.
  case moves(MoveKind)
  /// No navigation controller grows alone: something else does too, or there are several of one kind.
  case severalStacks
  /// Something is remembered about a controller that is covered.
  case memory
  /// An unwind segue looks for its destination below the window.
  case unwind
  /// A step changed what lies below the window.
  case deepChange
  /// A claim asks for more than a window shows.
  case condition
  /// There are too many windows.
  case size
  /// What happens in one tab depends on another one, or changes it.
  case tabs
}

extension Program {
  /// What in the program itself looks deeper into a stack than its top; nil where nothing does.
  func pushdownObstacle(moves: MoveSet) -> PushdownObstacle? {
    for kind in [MoveKind.rotation, .restoration, .memory] where moves.contains(kind) {
      return .moves(kind)
    }
    if moves.contains(.messages), methods.rows.contains(where: { $0.subject.text != nil }) {
      return .messages
    }
    var hasTabs = false
    for id in scenes.ids {
      switch self[id].kind {
      case .split, .page: return .container(self[id].kind)
      case .tabBar:
        hasTabs = true
        let tabs = relationships[self[cold: id].relationships].count { $0.kind == .tab }
        if tabs > 5 { return .more(id) }
      case .view, .table, .collection, .navigation, .alert, .actionSheet, .system: break
      }
    }
    if hasTabs, let hider = scenes.ids.first(where: { self[$0, .hidesBottomBarWhenPushed] }) {
      return .hidesBottomBar(hider)
    }
    for statement in statements.rows {
      guard let kind = statement.operation.kind else { continue }
      if kind.looksDeep || statement.stack != nil { return .statement(kind) }
    }
    return nil
  }
}

extension StatementKind {
  /// Whether it may ask for more of a stack than its top, or change another stack than the one in front.
  fileprivate var looksDeep: Bool {
    switch self {
    case .popTo, .setStack, .showDetail, .setRoot, .setTabs, .select, .becomeDelegate, .badge: true
    case .push, .pop, .popToRoot, .show, .present, .dismiss, .perform, .showBar, .hideBar,
      .toggleBar, .showToolbar, .hideToolbar, .toggleToolbar, .setEditing, .toggleEditing,
      .becomeFirstResponder, .resignFirstResponder, .endEditing, .append, .insert, .remove:
      false
    }
  }
}
