import NavModel
import NavText

extension SimulationStep {
  /// More width: one stack becomes columns (SPLIT-5). Returns the controllers that have no owner now.
  mutating func expand(_ split: ID<Controller>) -> [ID<Controller>] {
    guard let controller = run.state[split], controller.flags.contains(.collapsed) else {
      return []
    }
    var mode = restingMode(of: split)
    var removed: [ID<Controller>] = []
    if program.isClassic(controller.scene) {
      removed = expandClassic(split, controller.scene)
    } else {
      let proposed = mode
      mode = program.displayModeForExpanding(controller.scene, proposed)
      run.note(
        .split(.displayModeForExpanding(proposed: proposed, answer: mode), controller.scene))
      if let primary = column(.primary, of: split) {
        removed = takeBack(.supplementary, of: split, from: primary)
        removed += takeBack(.secondary, of: split, from: primary)
      }
    }
    run.set(.collapsed, false, of: split)
    run.update(split) { $0.displayMode = mode }
    if !program.isClassic(controller.scene) { run.note(.split(.didExpand, controller.scene)) }
    announceTarget(of: split)
    return removed
  }

  /// SPLIT-9
  private mutating func expandClassic(
    _ split: ID<Controller>, _ scene: ID<Scene>
  ) -> [ID<Controller>] {
    replacePrimary(of: split, asked: .primaryForExpanding)
    guard let primary = column(.primary, of: split) else { return [] }
    var answer: ID<Scene>?
    if case .scene(let named) = program.value(
      of: .secondaryForExpanding, in: program[scene].attributes)
    {
      answer = named
    }
    run.note(.split(.separateSecondary(answer), scene))
    if let answer { return replaceSecondary(of: split, with: answer) }
    let members = run.stack(of: primary)
    guard run.state[primary]?.kind == .navigation, members.count > 1,
      let top = members.last
    else {
      // What is alone there stays.
      keepWhatWasLent(on: members)
      return []
    }
    let lender = column(.secondary, of: split).flatMap { run.state[$0] }
    let isLent = members.contains { run.has(.lentBySecondary, $0) }
    if isLent && lender?.kind == .navigation {
      return takeBack(.secondary, of: split, from: primary)
    }
    // The top of the primary's stack is popped off, whatever it is.
    keepWhatWasLent(on: members)
    let replaced = detach(column(.secondary, of: split).map { [$0] } ?? [])
    run.move(top, under: split, as: .secondary)
    run.set(.awaitsShow, true, of: primary)
    willMove([top])
    return replaced
  }

  /// What the secondary lent is the primary's own from now on.
  private mutating func keepWhatWasLent(on members: some Sequence<ID<Controller>>) {
    for member in members { run.set(.lentBySecondary, false, of: member) }
  }

  private mutating func replaceSecondary(
    of split: ID<Controller>, with scene: ID<Scene>
  ) -> [ID<Controller>] {
    let removed = detach(column(.secondary, of: split).map { [$0] } ?? [])
    if let primary = column(.primary, of: split) {
      keepWhatWasLent(on: run.stack(of: primary))
    }
    let fresh = instantiate(scene)
    run.move(fresh, under: split, as: .secondary)
    willMove([fresh])
    return removed
  }
}

extension Program {
  fileprivate func displayModeForExpanding(_ scene: ID<Scene>, _ proposed: DisplayMode)
    -> DisplayMode
  {
    guard let mode = self[scene, .displayModeForExpanding], mode != .automatic else {
      return proposed
    }
    return mode
  }
}
