import NavModel
import NavText

/// A condition of the program that came out one way or the other.
public enum Guard: Hashable, Sendable {
  /// What `shouldPerformSegue` answers, and what chooses among the arrows of an alert's action.
  case segue(ID<Segue>)
  /// What `shouldSelect` answers for a tab.
  case tab(ID<Relationship>)
  /// What `canPerformUnwindSegueAction` answers.
  case unwind(ID<Method>)
  /// The condition of an `if`.
  case branch(ID<Statement>)
}

/// Something of the program that took part in a step, where the effects do not say so.
public enum Occurrence: Hashable, Sendable {
  /// A touch, or what is typed, has set this off.
  case touched(Trigger)
  case performed(ID<Segue>)
  case ran(ID<Method>)
  case executed(ID<Statement>)
  case decided(Guard, holds: Bool)
}

extension Program {
  /// As `step`, and notes what took part in it.
  public func step(
    _ state: NavigationState, _ event: Event, noting occurrences: inout [Occurrence]
  ) -> (next: NavigationState, effects: [Effect]) {
    var step = SimulationStep(self, state)
    step.run.occurrences = []
    let result = step.take(event, from: state)
    occurrences += step.run.occurrences ?? []
    return result
  }

  /// As `launch`, and notes what took part in it.
  public func launch(
    storyboard: ID<Storyboard>? = nil, device: Device? = nil, era: SystemEra? = nil,
    orientation: Orientation = .portrait, usually usual: UsualSystem = UsualSystem(),
    noting occurrences: inout [Occurrence]
  ) -> (state: NavigationState, effects: [Effect]) {
    let chosen = storyboard ?? mainStoryboard ?? storyboards.ids.first
    let state = stateBeforeLaunch(chosen, device, era, orientation, usually: usual)
    var noted: [Occurrence]? = []
    let result = launch(chosen, in: state, noting: &noted)
    occurrences += noted ?? []
    return result
  }
}
