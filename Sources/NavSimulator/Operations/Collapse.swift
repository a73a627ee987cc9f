import NavModel
import NavText

extension Program {
  /// Less width: the columns become one (SPLIT-5). Who appears and disappears is told later, by `settle`.
  func collapse(_ split: ID<Controller>, in run: inout Run) {
    guard let controller = run.state[split], !controller.flags.contains(.collapsed) else { return }
    if isClassic(controller.scene) {
      collapseClassic(split, controller.scene, in: &run)
    } else {
      collapseColumns(split, controller.scene, in: &run)
    }
    run.set(.collapsed, true, of: split)
    if !isClassic(controller.scene) { run.note(.split(.didCollapse, controller.scene)) }
    announceTarget(of: split, in: &run)
  }

  /// SPLIT-6
  private func collapseClassic(
    _ split: ID<Controller>, _ scene: ID<Scene>, in run: inout Run
  ) {
    replacePrimary(of: split, asked: .primaryForCollapsing, in: &run)
    guard let primary = column(.primary, of: split, in: run),
      let secondary = column(.secondary, of: split, in: run).flatMap({ run.state[$0] })
    else { return }
    let isHandled = flag(.collapsesSecondaryOntoPrimary, in: self[scene].attributes) == true
    run.note(.split(.collapseSecondary(secondary.scene, answer: isHandled), scene))
    // SPLIT-7: a plain primary is shown alone.
    guard !isHandled, run.state[primary]?.kind == .navigation else { return }
    willMove(lend(.secondary, of: split, to: primary, in: &run), in: &run)
  }

  /// SPLIT-10
  private func collapseColumns(
    _ split: ID<Controller>, _ scene: ID<Scene>, in run: inout Run
  ) {
    let hasCompact = column(.compact, of: split, in: run) != nil
    let proposed: SplitColumn = hasCompact ? .compact : .secondary
    let top = topColumn(of: scene, proposed)
    run.note(.split(.topColumnForCollapsing(proposed: proposed, answer: top), scene))
    // SPLIT-11: the compact column is independent of the others.
    guard !hasCompact, let primary = column(.primary, of: split, in: run) else { return }
    for role in [Controller.Role.supplementary, .secondary] where role.isUpTo(top) {
      willMove(lend(role, of: split, to: primary, in: &run), in: &run)
    }
  }

  private func topColumn(of scene: ID<Scene>, _ proposed: SplitColumn) -> SplitColumn {
    let attributes = self[scene].attributes
    if proposed == .compact { return proposed }
    if let position = word(.topColumnForCollapsing, in: attributes),
      SplitColumn.allCases.indices.contains(position)
    {
      return SplitColumn.allCases[position]
    }
    return flag(.collapsesSecondaryOntoPrimary, in: attributes) == true ? .primary : proposed
  }

  /// The delegate may show another controller as primary; nil leaves the one that is there (SPLIT-6, SPLIT-9).
  func replacePrimary(
    of split: ID<Controller>, asked key: AttributeKey, in run: inout Run
  ) {
    guard let scene = run.state[split]?.scene else { return }
    var answer: ID<Scene>?
    if case .scene(let named) = value(of: key, in: self[scene].attributes) { answer = named }
    run.note(
      .split(
        key == .primaryForCollapsing ? .primaryForCollapsing(answer) : .primaryForExpanding(answer),
        scene))
    let old = column(.primary, of: split, in: run)
    guard let answer, old.flatMap({ run.state[$0] })?.scene != answer else { return }
    let fresh = instantiate(answer, in: &run)
    letGo(old.map { [$0] } ?? [], in: &run)
    let removed = detach(old.map { [$0] } ?? [], in: &run)
    run.move(fresh, under: split, as: .primary)
    willMove([fresh], in: &run)
    didMove([fresh], in: &run)
    gone(removed, in: &run)
  }

  /// TRAIT-14; nobody listens before the split view is on screen.
  func announceTarget(of split: ID<Controller>, in run: inout Run) {
    guard run.isOnScreen(split), let scene = run.state[split]?.scene else { return }
    run.note(.split(.showDetailTargetDidChange, scene))
  }
}

extension Controller.Role {
  /// Whether the column stands at or below another in a stack of columns.
  func isUpTo(_ column: SplitColumn) -> Bool {
    switch self {
    case .primary: true
    case .supplementary: column != .primary
    case .secondary: column == .secondary
    case .window, .stack, .tab, .more, .compact, .page, .embedded, .presented, .detached,
      .leaving:
      false
    }
  }
}
