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
        return witness.isEmpty
          ? "proven right after the launch"
          : "proven: it is \(amount(witness.count, "move")) away"
      }
      if !proof.growingStacks.isEmpty {
        let stacks = proof.growingStacks.map { names[self[$0].name] }
        return "proven for every depth of \(stacks.joined(separator: " and ")): "
          + amount(proof.states, "state") + " of \(stacks.count == 1 ? "its top" : "their tops")"
      }
      let count = proof.combined.map { text(of: $0, "state") } ?? amount(proof.states, "state")
      return proof.isVacuous
        ? "proven in \(count), but only because none is of the kind that it is about"
        : "proven in \(count)"
    case .refuted(let refutation):
      switch refutation.reason {
      case .state, .raised: return "refuted \(finding(of: refutation))"
      case .stuck, .tooFar, .nowhere: return "refuted: \(finding(of: refutation))"
      }
    case .undecided(let doubt):
      switch doubt {
      case .unseen(let way, let refutation):
        return "not decided: \(finding(of: refutation)), but \(clause(of: way))"
      case .assumptionFails:
        return "not decided: what is assumed does not hold when the app has been launched"
      case .grows(let stack, let obstacle, let states):
        let reason = obstacle.map {
          ", and the stack of \(names[self[stack].name]) cannot be decided at every depth: "
            + self.reason($0)
        }
        return "not decided: there are more than \(amount(states, "state"))" + (reason ?? "")
      case .stopped(let stop, let states):
        let seen = amount(states, "state")
        switch stop {
        case .states: return "not decided: there are more than \(seen)"
        case .memory: return "not decided: the memory was used up after \(seen)"
        case .time: return "not decided: the time was up after \(seen)"
        case .interruption: return "not decided: interrupted after \(seen)"
        }
      }
    }
  }

  /// `after 3 moves there is no way there any more`
  private func finding(of refutation: Verdict.Refutation) -> String {
    let isLaunch = refutation.moves.isEmpty
    let count = amount(refutation.moves.count, "move")
    switch refutation.reason {
    case .state: return isLaunch ? "right after the launch" : "in \(count)"
    case .stuck:
      return isLaunch ? "there is no way there" : "after \(count) there is no way there any more"
    case .tooFar(let distance):
      let away = distance.map { "\(amount($0, "move")) away" } ?? "further away than that"
      return isLaunch ? "from the launch it is \(away)" : "after \(count) it is \(away)"
    case .raised(let diagnostic):
      return "in \(count): \(diagnostic.error.code), \(message(of: diagnostic))"
    case .nowhere: return "none of \(amount(refutation.states, "reachable state")) is as claimed"
    }
  }

  /// A number of states or moves with its noun.
  public func text(of count: StateCount, _ noun: String) -> String {
    count.exact.map { amount($0, noun) } ?? "more than 9 × 10^18 \(noun)s"
  }

  /// Why a growing stack cannot be decided at every depth.
  private func reason(_ obstacle: PushdownObstacle) -> String {
    switch obstacle {
    case .statement(let kind): "'\(kind.facts.keyword)' looks deeper into it than its top"
    case .hidesBottomBar(let scene):
      "'\(names[self[scene].name])' hides the tab bar from anywhere in it"
    case .container(let kind): "the app has a \(kind.facts.keyword), which takes stacks apart"
    case .more(let tabs): "tabs of '\(names[self[tabs].name])' are under More"
    case .messages: "messages from outside reach what is covered"
    case .moves(let kind): "'\(kind.facts.keyword)' reaches what is covered"
    case .severalStacks: "there are several of it"
    case .memory: "something is remembered about what is covered"
    case .unwind: "an unwind segue looks for its destination among all that is covered"
    case .deepChange: "a move changes what is covered"
    case .condition: "a claim asks for all of it"
    case .size: "what is on top of it has too many states"
    case .tabs: "what happens in one tab depends on another"
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

  /// How many states it is about: those that were visited, or all that they stand for.
  public var stateCount: StateCount {
    switch self {
    case .proven(let proof): proof.combined ?? StateCount(proof.states)
    case .refuted(let refutation): StateCount(refutation.states)
    case .undecided(.stopped(_, let states)), .undecided(.grows(_, _, let states)):
      StateCount(states)
    case .undecided(.unseen(_, let refutation)): StateCount(refutation.states)
    case .undecided(.assumptionFails): StateCount(0)
    }
  }
}
