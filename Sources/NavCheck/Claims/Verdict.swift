import NavModel
import NavSimulator
import NavText

/// What is known about a claim, and no more than that.
public enum Verdict: Sendable {
  /// It holds in every state that can be reached.
  case proven(Proof)
  case refuted(Refutation)
  case undecided(Doubt)

  /// What a claim was decided by.
  public struct Proof: Sendable {
    /// How many states were visited: all there are, all that the top of a growing stack can be like, or all that each tab
    /// can be like.
    public let states: Int
    /// How many states there are, where the tabs were explored one by one.
    public var combined: StateCount?
    /// The navigation controllers whose stacks grow without end, where it holds at every depth.
    public var growingStacks: [ID<Scene>] = []
    /// The moves to a state that shows it, where one is enough.
    public var witness: [Move]?
    /// Whether it holds only because no state is of the kind that it is about.
    public var isVacuous = false
  }

  /// Why a claim does not hold: a shortest way to a state that shows it, and what is wrong there.
  public struct Refutation: Hashable, Sendable {
    public enum Reason: Hashable, Sendable {
      /// What must always hold does not hold here, or what must never hold does.
      case state
      /// No way leads on from here to what must be reachable.
      case stuck
      /// It is so many moves away, which is too many; nil where it is only known to be more than allowed.
      case tooFar(Int?)
      /// The last move raises or logs this.
      case raised(RuntimeDiagnostic)
      /// No state that can be reached is as claimed; there is no way to show.
      case nowhere
    }

    public let reason: Reason
    /// From the launch on.
    public let moves: [Move]
    /// How many states were visited until it was found.
    public let states: Int
  }

  /// Why a claim is neither proven nor refuted.
  public enum Doubt: Hashable, Sendable {
    /// The exploration ended too early, after so many states.
    case stopped(ExplorationStop, states: Int)
    /// A stack grows without end, and something looks deeper into it than its top.
    case grows(ID<Scene>, PushdownObstacle?, states: Int)
    /// What is assumed does not hold when the app has been launched, so that there is no run to speak of.
    case assumptionFails
    /// What the program shows refutes it, and something that it does not show may lead on.
    case unseen(UnseenWay, Refutation)
  }

  /// What shows that it does not hold, at least as far as the program goes; nil where no run shows it.
  public var counterexample: Refutation? {
    switch self {
    case .refuted(let refutation), .undecided(.unseen(_, let refutation)):
      refutation.reason == .nowhere ? nil : refutation
    case .proven, .undecided: nil
    }
  }

  public var isProven: Bool { if case .proven = self { true } else { false } }
  public var isRefuted: Bool { if case .refuted = self { true } else { false } }
}
