import NavModel
import NavText

extension SimulationStep {
  /// The device is turned: the interface follows if those who decide allow it (ROT-5, ROT-7).
  mutating func rotate(to orientation: Orientation) {
    run.state.heldOrientation = orientation
    guard orientation != run.state.orientation else { return }
    let isAllowed = supportedOrientations().contains(orientation)
    guard isAllowed else { return run.note(.orientationKept(run.state.orientation)) }
    turn(to: orientation)
  }

  private mutating func turn(to orientation: Orientation) {
    var room = run.state.room
    room.orientation = orientation
    resize(to: room)
  }

  /// Who decides has changed: the interface turns to how the device is held where that is allowed now, and else away
  /// from what is not (ROT-7).
  mutating func followDecider(
    preferred: Orientation? = nil, _ newcomer: ID<Controller>? = nil
  ) {
    guard !run.hasCrashed else { return }
    let supported = supportedOrientations(newcomer)
    guard !run.hasCrashed else { return }
    if let preferred, supported.contains(preferred) {
      if preferred != run.state.orientation { turn(to: preferred) }
    } else if supported.contains(run.state.heldOrientation) {
      if run.state.heldOrientation != run.state.orientation {
        turn(to: run.state.heldOrientation)
      }
    } else if !supported.contains(run.state.orientation), let first = supported.first {
      turn(to: first)
    }
  }

  /// Before a controller covers the screen: it decides alone from now on (ROT-7), and those below turn without it.
  mutating func turn(for id: ID<Controller>) {
    guard let controller = run.state[id] else { return }
    var preferred: Orientation?
    if !program.isMultitasking(run.state), !controller.isSynthetic {
      preferred = program[controller.scene, .preferredOrientation]
    }
    followDecider(preferred: preferred, id)
  }
}
