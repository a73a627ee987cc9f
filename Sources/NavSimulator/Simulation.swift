import NavModel

/// An app that goes on from event to event.
///
/// `Program.step` and `Stepper` leave the given state alone and return another, which a search or undo needs. Here each
/// step changes the state in place and allocates nothing: the same steps in less time.
public struct Simulation: ~Copyable {
  private var current: SimulationStep
  /// The state before the last step, to which an exception returns.
  private var before: NavigationState

  public init(_ program: Program, from state: NavigationState) {
    current = SimulationStep(program, state)
    before = state
  }

  /// The app's program.
  public var program: Program { _read { yield current.program } }
  /// The state after the last step.
  public var state: NavigationState { _read { yield current.run.state } }
  /// What was noticed in the last step.
  public private(set) var effects: [Effect] = []

  /// Takes one step, whose effects alone are in `effects` afterwards. A step that ends the app changes nothing else.
  public mutating func step(_ event: Event) {
    before.copy(current.run.state)
    swap(&effects, &current.run.effects)
    current.run.startOver()
    if current.take(event) == .stopped {
      before.crash = current.run.state.crash
      swap(&before, &current.run.state)
    }
    swap(&effects, &current.run.effects)
  }
}
