import NavModel
import NavText

extension SimulationStep {
  /// Less width: the columns become one (SPLIT-5). Who appears and disappears is told later, by `settle`.
  mutating func collapse(_ split: ID<Controller>) {
    guard let controller = run.state[split], !controller.flags.contains(.collapsed) else { return }
    if program.isClassic(controller.scene) {
      collapseClassic(split, controller.scene)
    } else {
      collapseColumns(split, controller.scene)
    }
    run.set(.collapsed, true, of: split)
    if !program.isClassic(controller.scene) { run.note(.split(.didCollapse, controller.scene)) }
    announceTarget(of: split)
  }

  /// SPLIT-6
  private mutating func collapseClassic(
    _ split: ID<Controller>, _ scene: ID<Scene>
  ) {
    replacePrimary(of: split, asked: .primaryForCollapsing)
    guard let primary = column(.primary, of: split),
      let secondary = column(.secondary, of: split).flatMap({ run.state[$0] })
    else { return }
    let isHandled =
      program[scene, .collapsesSecondaryOntoPrimary]
    run.note(.split(.collapseSecondary(secondary.scene, answer: isHandled), scene))
    // SPLIT-7: a plain primary is shown alone.
    guard !isHandled, run.state[primary]?.kind == .navigation else { return }
    willMove(lend(.secondary, of: split, to: primary))
  }

  /// SPLIT-10
  private mutating func collapseColumns(
    _ split: ID<Controller>, _ scene: ID<Scene>
  ) {
    let hasCompact = column(.compact, of: split) != nil
    let proposed: SplitColumn = hasCompact ? .compact : .secondary
    let top = program.topColumn(of: scene, proposed)
    run.note(.split(.topColumnForCollapsing(proposed: proposed, answer: top), scene))
    // SPLIT-11: the compact column is independent of the others.
    guard !hasCompact, let primary = column(.primary, of: split) else { return }
    for role in [Controller.Role.supplementary, .secondary] where role.isUpTo(top) {
      willMove(lend(role, of: split, to: primary))
    }
  }

  /// The delegate may show another controller as primary; nil leaves the one that is there (SPLIT-6, SPLIT-9).
  mutating func replacePrimary(
    of split: ID<Controller>, asked key: AttributeKey
  ) {
    guard let scene = run.state[split]?.scene else { return }
    var answer: ID<Scene>?
    if case .scene(let named) = program.value(of: key, in: program[scene].attributes) {
      answer = named
    }
    run.note(
      .split(
        key == .primaryForCollapsing ? .primaryForCollapsing(answer) : .primaryForExpanding(answer),
        scene))
    let old = column(.primary, of: split)
    guard let answer, old.flatMap({ run.state[$0] })?.scene != answer else { return }
    let fresh = instantiate(answer)
    letGo(old.map { [$0] } ?? [])
    let removed = detach(old.map { [$0] } ?? [])
    run.move(fresh, under: split, as: .primary)
    willMove([fresh])
    didMove([fresh])
    gone(removed)
  }

  /// TRAIT-14; there are no callbacks before the split view is on screen.
  mutating func announceTarget(of split: ID<Controller>) {
    guard run.isOnScreen(split), let scene = run.state[split]?.scene else { return }
    run.note(.split(.showDetailTargetDidChange, scene))
  }
}

extension Program {
  fileprivate func topColumn(of scene: ID<Scene>, _ proposed: SplitColumn) -> SplitColumn {
    if proposed == .compact { return proposed }
    if let column = self[scene, .topColumnForCollapsing] { return column }
    return self[scene, .collapsesSecondaryOntoPrimary] ? .primary : proposed
  }
}

extension Controller.Role {
  /// Whether the column is at or below another in a stack of columns.
  func isUpTo(_ column: SplitColumn) -> Bool {
    switch self {
    case .primary: true
    case .supplementary: column != .primary
    case .secondary: column == .secondary
    case .window, .stack, .tab, .more, .compact, .page, .embedded, .hiddenResults, .presented,
      .detached,
      .leaving:
      false
    }
  }
}
