import NavModel
import NavText

extension SimulationStep {
  /// What an expanded split view shows at first (SPLIT-13, SPLIT-14).
  func restingMode(of split: ID<Controller>) -> DisplayMode {
    guard let scene = run.state[split]?.scene else { return .secondaryOnly }
    if run.state.era == .legacy {
      return program.hidesPrimary(scene, in: run.state) ? .secondaryOnly : .oneBeside
    }
    let behavior = program.splitBehavior(of: scene)
    let most = program.relationships(.supplementary, of: scene).isEmpty ? 1 : 2
    let preferred = program[scene, .preferredDisplayMode]
    if let preferred, preferred != .automatic {
      let count = min(preferred.leadingColumns, most)
      if behavior == .automatic && count == preferred.leadingColumns { return preferred }
      return behavior.mode(leadingColumns: count)
    }
    return program.isBeside(behavior, in: run.state)
      ? behavior.mode(leadingColumns: 1) : .secondaryOnly
  }

  /// Shows other columns: the delegate hears of it before the columns do (SPLIT-13).
  mutating func setDisplayMode(
    of split: ID<Controller>, to mode: DisplayMode
  ) {
    guard let controller = run.state[split], !controller.flags.contains(.collapsed),
      controller.displayMode != mode
    else { return }
    run.note(.split(.willChangeDisplayMode(mode), controller.scene))
    let before = leadingColumns(of: split)
    run.update(split) { $0.displayMode = mode }
    let after = leadingColumns(of: split)
    for column in before where !after.contains(column) {
      run.note(.split(.willHide(column), controller.scene))
    }
    for column in after where !before.contains(column) {
      run.note(.split(.willShow(column), controller.scene))
    }
  }

  private func leadingColumns(of split: ID<Controller>) -> [SplitColumn] {
    guard let position = run.position(of: split) else { return [] }
    return run.state.columns(of: position).compactMap {
      switch run.state.controllers[$0].role {
      case .primary: .primary
      case .supplementary: .supplementary
      case .window, .stack, .tab, .more, .secondary, .compact, .page, .embedded, .hiddenResults,
        .presented,
        .detached, .leaving:
        nil
      }
    }
  }

  // MARK: Columns

  /// `show(_:)` (SPLIT-12).
  mutating func showColumn(_ column: SplitColumn, of split: ID<Controller>) {
    guard let controller = run.state[split] else { return }
    guard controller.flags.contains(.collapsed) else {
      guard let count = program.count(showing: column, of: controller.scene),
        controller.displayMode.leadingColumns < count
      else { return }
      let behavior = program.callingBehavior(of: controller.scene, in: run.state)
      setDisplayMode(of: split, to: behavior.mode(leadingColumns: count))
      return settle(animated: true)
    }
    showCollapsed(column, of: split)
  }

  /// `hide(_:)` (SPLIT-12).
  mutating func hideColumn(_ column: SplitColumn, of split: ID<Controller>) {
    guard let controller = run.state[split] else { return }
    guard controller.flags.contains(.collapsed) else {
      guard let count = program.count(showing: column, of: controller.scene),
        controller.displayMode.leadingColumns >= count
      else { return }
      let behavior = program.callingBehavior(of: controller.scene, in: run.state)
      setDisplayMode(of: split, to: behavior.mode(leadingColumns: count - 1))
      return settle(animated: true)
    }
    guard let stack = self.column(.primary, of: split), column.role != .primary,
      let start = start(of: column.role, on: stack), start > 0,
      top(of: stack) == column.role
    else { return }
    cut(stack, to: start, animated: true)
  }

  /// Pushes what is missing, pops what covers.
  private mutating func showCollapsed(
    _ column: SplitColumn, of split: ID<Controller>
  ) {
    guard self.column(.compact, of: split) == nil, column != .compact,
      let stack = self.column(.primary, of: split),
      run.state[stack]?.kind == .navigation, let now = top(of: stack)
    else { return }
    let order: [Controller.Role] = [.primary, .supplementary, .secondary]
    guard let wanted = order.firstIndex(of: column.role), let shown = order.firstIndex(of: now)
    else { return }
    if wanted < shown {
      let end = order[(wanted + 1)...].compactMap { start(of: $0, on: stack) }.min()
      if let end { cut(stack, to: end, animated: true) }
      return
    }
    let old = run.stack(of: stack).suffix(1)
    var added: [ID<Controller>] = []
    for role in order[(shown + 1)...] where role.isUpTo(column) {
      added += lend(role, of: split, to: stack)
    }
    guard let top = added.last, run.isOnScreen(stack) else { return willMove(added) }
    var transition = Transition(.push, animated: true)
    transition.incoming = ShortList(top)
    transition.outgoing = ShortList(old)
    transition.added = ShortList(added)
    transition.container = stack
    play(transition)
  }

  /// Where what a column lent begins on the stack of the primary.
  private func start(
    of role: Controller.Role, on stack: ID<Controller>
  ) -> Int? {
    run.stack(of: stack).firstIndex { run.has(role.lent, $0) }
  }

  private func top(of stack: ID<Controller>) -> Controller.Role? {
    if start(of: .secondary, on: stack) != nil { return .secondary }
    return start(of: .supplementary, on: stack) != nil ? .supplementary : .primary
  }

  // MARK: By hand

  mutating func changeColumn(
    _ column: SplitColumn, isShown: Bool
  ) {
    guard let split = frontSplit() else { return run.refuse(.noSplitView) }
    begin()
    if isShown {
      showColumn(column, of: split)
    } else {
      hideColumn(column, of: split)
    }
    end()
  }

  /// A finger brings the next column in from the edge, or takes the first away (SPLIT-16).
  mutating func swipeColumn(isIn: Bool) {
    guard let split = frontSplit(), let controller = run.state[split] else {
      return run.refuse(.noSplitView)
    }
    guard let mode = program.mode(afterSwipe: isIn, of: controller, in: run.state) else {
      return run.refuse(.noColumnToSwipe(controller.scene))
    }
    begin()
    setDisplayMode(of: split, to: mode)
    settle(animated: true)
    end()
  }

  /// A touch beside columns that lie over the secondary takes them away.
  mutating func tapBesideColumns() -> Bool {
    guard run.state.hasColumnsOver, let split = frontSplit() else { return false }
    begin()
    setDisplayMode(of: split, to: .secondaryOnly)
    settle(animated: true)
    end()
    return true
  }

  private func frontSplit() -> ID<Controller>? {
    run.state.frontSplit.map { run.identity($0) }
  }
}

extension Program {
  /// SPLIT-14: what comes over the secondary, or pushes it aside, comes only when it is called.
  fileprivate func isBeside(_ behavior: SplitBehavior, in state: NavigationState) -> Bool {
    switch behavior {
    case .tile: true
    case .overlay: false
    case .automatic, .displace: state.orientation.isLandscape && !state.share.isShared
    }
  }

  fileprivate func splitBehavior(of scene: ID<Scene>) -> SplitBehavior {
    self[scene, .preferredSplitBehavior]
  }

  /// How a column comes that is called: automatic is overlay in portrait, side by side in landscape (SPLIT-14).
  fileprivate func callingBehavior(of scene: ID<Scene>, in state: NavigationState) -> SplitBehavior
  {
    let behavior = splitBehavior(of: scene)
    guard behavior == .automatic || state.era == .legacy else { return behavior }
    return isBeside(.automatic, in: state) ? .tile : .overlay
  }

  /// SPLIT-15: asked for the way the device is held.
  func hidesPrimary(_ scene: ID<Scene>, in state: NavigationState) -> Bool {
    guard let written = orientations(.hidesPrimaryIn, in: self[scene].attributes) else {
      return !state.orientation.isLandscape
    }
    return written.contains(state.orientation)
  }

  /// How many leading columns are shown when this one is; nil for those that always are.
  fileprivate func count(showing column: SplitColumn, of scene: ID<Scene>) -> Int? {
    let hasSupplementary = !relationships(.supplementary, of: scene).isEmpty
    switch column {
    case .primary: return hasSupplementary ? 2 : 1
    case .supplementary: return hasSupplementary ? 1 : nil
    case .secondary, .compact: return nil
    }
  }

  /// What the columns would show; nil where there is none to swipe.
  func mode(
    afterSwipe isIn: Bool, of controller: Controller, in state: NavigationState
  ) -> DisplayMode? {
    let most = relationships(.supplementary, of: controller.scene).isEmpty ? 1 : 2
    let shown = controller.displayMode.leadingColumns
    let isAllowed = self[controller.scene, .presentsWithGesture]
    guard isAllowed && !controller.flags.contains(.collapsed) && (isIn ? shown < most : shown > 0)
    else { return nil }
    return callingBehavior(of: controller.scene, in: state)
      .mode(leadingColumns: shown + (isIn ? 1 : -1))
  }
}

extension NavigationState {
  var frontSplit: Int? { lastInFront(of: .split) }

  /// Whether columns lie over the secondary, with nothing presented over them.
  var hasColumnsOver: Bool {
    frontSplit.map { hasColumnsOver($0) } == true && topPresented == nil
  }

  func hasColumnsOver(among front: [Int]) -> Bool {
    last(.split, among: front).map { hasColumnsOver($0) } ?? false
  }

  private func hasColumnsOver(_ split: Int) -> Bool {
    controllers[split].displayMode.isOver && !controllers[split].flags.contains(.collapsed)
  }
}

extension SplitColumn {
  var role: Controller.Role {
    switch self {
    case .primary: .primary
    case .supplementary: .supplementary
    case .secondary: .secondary
    case .compact: .compact
    }
  }
}
