import NavModel
import NavText

/// Defaults when neither the caller nor the source specifies them.
public struct UsualSystem: Hashable, Sendable {
  public var device: Device?
  public var era: SystemEra?

  /// The usual ones of today.
  public init() {}
}

extension Program {
  /// Starts the app: the initial controller of a storyboard, the main one when none is named (LIFE-23).
  public func launch(
    storyboard: ID<Storyboard>? = nil, device: Device? = nil, era: SystemEra? = nil,
    orientation: Orientation = .portrait, usually usual: UsualSystem = UsualSystem()
  ) -> (state: NavigationState, effects: [Effect]) {
    let chosen = storyboard ?? mainStoryboard ?? storyboards.ids.first
    var unnoted: [Occurrence]?
    return launch(
      chosen, in: stateBeforeLaunch(chosen, device, era, orientation, usually: usual),
      noting: &unnoted)
  }

  /// The device, before the app is there.
  func stateBeforeLaunch(
    _ chosen: ID<Storyboard>?, _ device: Device?, _ era: SystemEra?, _ orientation: Orientation,
    usually usual: UsualSystem
  ) -> NavigationState {
    let attributes = chosen.map { self[$0].attributes } ?? .empty
    let device = device ?? self.device(in: attributes) ?? usual.device ?? .standard
    let era = era ?? self.era(in: attributes) ?? usual.era ?? .standard(on: device)
    return NavigationState(device: device, orientation: orientation, era: era)
  }

  /// The same for a storyboard that has been chosen.
  func launch(
    _ chosen: ID<Storyboard>?, in state: NavigationState, noting occurrences: inout [Occurrence]?
  ) -> (state: NavigationState, effects: [Effect]) {
    var step = SimulationStep(self, state)
    swap(&step.run.occurrences, &occurrences)
    defer { swap(&step.run.occurrences, &occurrences) }
    step.run.state.appValues = initialAppValues()
    step.launch(chosen.flatMap { self[$0].initial })
    return step.run.take()
  }

  func initialAppValues() -> [Int32] {
    var values = [Int32](repeating: 0, count: appVariables.count)
    for variable in variables[appVariables] where Int(variable.slot) < values.count {
      values[Int(variable.slot)] = variable.initial
    }
    return values
  }
}
