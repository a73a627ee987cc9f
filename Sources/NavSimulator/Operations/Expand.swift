import NavModel
import NavText

extension Program {
  /// More width: one stack becomes columns (SPLIT-5). The answer is what belongs to nobody now.
  func expand(_ split: ID<Controller>, in run: inout Run) -> [ID<Controller>] {
    guard let controller = run.state[split], controller.flags.contains(.collapsed) else {
      return []
    }
    var mode = restingMode(of: split, in: run)
    var removed: [ID<Controller>] = []
    if isClassic(controller.scene) {
      removed = expandClassic(split, controller.scene, in: &run)
    } else {
      let proposed = mode
      mode = displayModeForExpanding(controller.scene, proposed)
      run.note(
        .split(.displayModeForExpanding(proposed: proposed, answer: mode), controller.scene))
      if let primary = column(.primary, of: split, in: run) {
        removed = takeBack(.supplementary, of: split, from: primary, in: &run)
        removed += takeBack(.secondary, of: split, from: primary, in: &run)
      }
    }
    run.set(.collapsed, false, of: split)
    run.update(split) { $0.displayMode = mode }
    if !isClassic(controller.scene) { run.note(.split(.didExpand, controller.scene)) }
    announceTarget(of: split, in: &run)
    return removed
  }

  /// SPLIT-9
  private func expandClassic(
    _ split: ID<Controller>, _ scene: ID<Scene>, in run: inout Run
  ) -> [ID<Controller>] {
    replacePrimary(of: split, asked: .primaryForExpanding, in: &run)
    guard let primary = column(.primary, of: split, in: run) else { return [] }
    var answer: ID<Scene>?
    if case .scene(let named) = value(of: .secondaryForExpanding, in: self[scene].attributes) {
      answer = named
    }
    run.note(.split(.separateSecondary(answer), scene))
    if let answer { return replaceSecondary(of: split, with: answer, in: &run) }
    let members = run.stack(of: primary)
    guard run.state[primary]?.kind == .navigation, members.count > 1,
      let top = members.last
    else { return [] }
    let lender = column(.secondary, of: split, in: run).flatMap { run.state[$0] }
    let isLent = members.contains { run.has(.lentBySecondary, $0) }
    if isLent && lender?.kind == .navigation {
      return takeBack(.secondary, of: split, from: primary, in: &run)
    }
    // The top of the primary's stack is popped off, whatever it is.
    for member in members { run.set(.lentBySecondary, false, of: member) }
    let replaced = detach(column(.secondary, of: split, in: run).map { [$0] } ?? [], in: &run)
    run.move(top, under: split, as: .secondary)
    run.set(.awaitsShow, true, of: primary)
    willMove([top], in: &run)
    return replaced
  }

  private func replaceSecondary(
    of split: ID<Controller>, with scene: ID<Scene>, in run: inout Run
  ) -> [ID<Controller>] {
    let removed = detach(column(.secondary, of: split, in: run).map { [$0] } ?? [], in: &run)
    if let primary = column(.primary, of: split, in: run) {
      for member in run.stack(of: primary) { run.set(.lentBySecondary, false, of: member) }
    }
    let fresh = instantiate(scene, in: &run)
    run.move(fresh, under: split, as: .secondary)
    willMove([fresh], in: &run)
    return removed
  }

  private func displayModeForExpanding(_ scene: ID<Scene>, _ proposed: DisplayMode) -> DisplayMode {
    guard let position = word(.displayModeForExpanding, in: self[scene].attributes),
      DisplayMode.allCases.indices.contains(position), position > 0
    else { return proposed }
    return DisplayMode.allCases[position]
  }
}
