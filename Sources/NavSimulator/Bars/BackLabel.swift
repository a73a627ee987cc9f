import NavModel
import NavText

/// What a back button said when its controller came on top.
public struct BackLabel: Hashable, Sendable {
  public internal(set) var top: ID<Controller>
  public internal(set) var text: String
}

extension SimulationStep {
  /// The bar is rebuilt when the top changes and not when a title below it does: a back button that speaks of a
  /// title that can change keeps what it said (BAR-15, BAR-30).
  mutating func keepBackLabel(of members: ShortList) {
    dropBackLabels(of: members)
    guard members.count > 1, !run.state.era.refreshesBackLabel,
      let below = run.position(of: members[members.count - 2]),
      program.mayChangeTitle(run.state.controllers[below])
    else { return }
    let text = program.backButton(to: .controller(below), in: run.state).text
    run.state.backLabels.append(BackLabel(top: members[members.count - 1], text: text))
  }

  /// They are on top no more, or were not really.
  mutating func dropBackLabels(of members: ShortList) {
    if !run.state.backLabels.isEmpty {
      run.state.backLabels.removeAll { members.contains($0.top) }
    }
  }
}

extension Program {
  fileprivate func mayChangeTitle(_ controller: Controller) -> Bool {
    guard !controller.isSynthetic else { return false }
    let attributes = scenes[controller.scene].attributes
    return isBound(.navigationTitle, in: attributes) || isBound(.title, in: attributes)
  }
}
