import NavConsole
import NavModel
import NavSimulator
import NavText

extension Program {
  /// What a verdict says, in one sentence.
  public func explanation(of verdict: Verdict) -> String {
    switch verdict {
    case .proven(let proof):
      if let witness = proof.witness {
        return "proven: \(amount(witness.count, "move")) lead there"
      }
      let count = amount(proof.states, "state")
      return proof.isVacuous
        ? "proven in \(count), but only because none is of the kind that it is about"
        : "proven in \(count)"
    case .refuted(let refutation):
      let count = amount(refutation.moves.count, "move")
      switch refutation.reason {
      case .state:
        return refutation.moves.isEmpty
          ? "refuted right after the launch" : "refuted in \(count)"
      case .stuck: return "refuted: after \(count) there is no way there any more"
      case .tooFar(let distance):
        return "refuted: after \(count) it is \(amount(distance, "move")) away"
      case .raised(let diagnostic):
        return "refuted in \(count): \(diagnostic.error.code), \(message(of: diagnostic))"
      case .nowhere:
        return "refuted: none of \(amount(refutation.states, "reachable state")) is as claimed"
      }
    case .undecided(let doubt):
      switch doubt {
      case .assumptionFails:
        return "not decided: what is assumed does not hold when the app has been launched"
      case .stopped(let stop, let states):
        let seen = amount(states, "state")
        switch stop {
        case .states: return "not decided: \(seen) were visited, and there are more"
        case .memory: return "not decided: the memory was used up after \(seen)"
        case .time: return "not decided: the time was up after \(seen)"
        case .interruption: return "not decided: interrupted after \(seen)"
        }
      }
    }
  }

  /// The state in which a run under these circumstances begins.
  public func launch(
    for circumstances: ClaimCircumstances, usually usual: UsualSystem
  ) -> NavigationState {
    launch(
      storyboard: circumstances.storyboard, device: circumstances.device, era: circumstances.era,
      orientation: circumstances.orientation, usually: usual
    ).state
  }
}

extension Verdict {
  /// In one word, for machines.
  public var word: String {
    switch self {
    case .proven: "proven"
    case .refuted: "refuted"
    case .undecided: "undecided"
    }
  }

  /// How many states were visited to come to it.
  public var stateCount: Int {
    switch self {
    case .proven(let proof): proof.states
    case .refuted(let refutation): refutation.states
    case .undecided(.stopped(_, let states)): states
    case .undecided(.assumptionFails): 0
    }
  }
}
