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
}
