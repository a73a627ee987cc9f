import NavModel

/// Takes steps from any state, for searches that take many.
///
/// The results are those of `Program.step`, which retains the program's tables anew for each step; here they are
/// retained once.
public struct Stepper: ~Copyable {
  private var current: SimulationStep

  public init(_ program: Program) {
    current = SimulationStep(
      program, NavigationState(device: .standard, orientation: .portrait, era: .standard))
  }

  /// The app's program.
  public var program: Program { _read { yield current.program } }

  /// What UIKit does when `event` happens in `state`, which stays as it is.
  public mutating func step(
    _ state: NavigationState, _ event: Event
  ) -> (next: NavigationState, effects: [Effect]) {
    current.run = Run(state)
    return current.take(event, from: state)
  }

  /// Takes a step from `origin`, which stays as it is, and holds what came of it until the next one. Where `step` makes
  /// two arrays, this makes none.
  mutating func advance(from origin: borrowing NavigationState, by event: Event) {
    current.run.state.copy(origin)
    current.run.effects.removeAll(keepingCapacity: true)
    current.run.startOver()
    isStopped = current.take(event) == .stopped
  }

  /// Whether the last step that was held ended the app.
  private(set) var isStopped = false
  /// The state after it; where the app has ended, whatever was left of it.
  var state: NavigationState { _read { yield current.run.state } }
  /// What took part in the steps since this was made empty; nil where it is not noted.
  var occurrences: [Occurrence]? {
    get { current.run.occurrences }
    set { current.run.occurrences = newValue }
  }
  /// What was noticed in it.
  var effects: [Effect] { _read { yield current.run.effects } }
}
