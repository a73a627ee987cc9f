import NavModel
import NavText

extension Program {
  /// The device is turned: the interface follows if those who decide allow it (ROT-5, ROT-7).
  func rotate(to orientation: Orientation, in run: inout Run) {
    run.state.heldOrientation = orientation
    guard orientation != run.state.orientation else { return }
    let isAllowed = supportedOrientations(in: &run).contains(orientation)
    guard isAllowed else { return run.note(.orientationKept(run.state.orientation)) }
    turn(to: orientation, in: &run)
  }

  private func turn(to orientation: Orientation, in run: inout Run) {
    var room = run.state.room
    room.orientation = orientation
    resize(to: room, in: &run)
  }

  /// Who decides has changed: the interface turns to how the device is held where that is allowed now, and else away
  /// from what is not (ROT-7).
  func followDecider(
    preferred: Orientation? = nil, _ newcomer: ID<Controller>? = nil, in run: inout Run
  ) {
    guard !run.hasCrashed else { return }
    let supported = supportedOrientations(newcomer, in: &run)
    guard !run.hasCrashed else { return }
    if let preferred, supported.contains(preferred) {
      if preferred != run.state.orientation { turn(to: preferred, in: &run) }
    } else if supported.contains(run.state.heldOrientation) {
      if run.state.heldOrientation != run.state.orientation {
        turn(to: run.state.heldOrientation, in: &run)
      }
    } else if !supported.contains(run.state.orientation), let first = supported.first {
      turn(to: first, in: &run)
    }
  }

  /// Before a controller covers the screen: it decides alone from now on (ROT-7), and those below turn without it.
  func turn(for id: ID<Controller>, in run: inout Run) {
    guard let controller = run.state[id] else { return }
    var preferred: Orientation?
    if !isMultitasking(run.state), !controller.isSynthetic {
      preferred = word(.preferredOrientation, in: self[controller.scene].attributes)
        .flatMap { Orientation(rawValue: UInt8(truncatingIfNeeded: $0)) }
    }
    followDecider(preferred: preferred, id, in: &run)
  }
}
