import NavModel

/// An app that goes on from event to event.
///
/// `Program.step` leaves the state that it is given as it was and makes another, as those need who search or go back.
/// Here a step changes the state in its place and takes no memory of its own: the same steps in less time.
public struct Simulation: ~Copyable {
  public let program: Program
  private var run: Run
  /// Where the app stood before the last step: an exception leaves it there.
  private var before: NavigationState

  public init(_ program: Program, from state: NavigationState) {
    self.program = program
    run = Run(state)
    before = state
  }

  public var state: NavigationState { _read { yield run.state } }
  /// What was noticed in the last step.
  public private(set) var effects: [Effect] = []

  /// Takes one step, whose effects alone are in `effects` afterwards. A step that ends the app changes nothing else.
  public mutating func step(_ event: Event) {
    before.copy(run.state)
    swap(&effects, &run.effects)
    run.startOver()
    if program.take(event, in: &run) == .stopped {
      before.crash = run.state.crash
      swap(&before, &run.state)
    }
    swap(&effects, &run.effects)
  }
}
