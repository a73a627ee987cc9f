import NavModel
import NavSimulator
import NavText

/// The circumstances of some claims: those that have the same ones share an exploration.
public struct ClaimCircumstances: Hashable, Sendable {
  public var storyboard: ID<Storyboard>?
  public var device: Device?
  public var orientation: Orientation
  public var era: SystemEra?
  public var moves: MoveSet
  public var assumptions: [ID<Condition>]
  /// How many states may be explored.
  public var states: Int

  init(of check: Check, in program: Program, atMost bound: Int) {
    storyboard = check.storyboard
    device = check.device
    orientation = check.orientation ?? .portrait
    era = check.era
    moves = check.moves
    assumptions = program.assumptions[check.assumptions].map { $0.condition }
    states = check.states.map { Int($0) } ?? bound
  }

  /// Those of claims that are made of every app.
  public init(
    storyboard: ID<Storyboard>?, device: Device? = nil, era: SystemEra? = nil, states: Int
  ) {
    self.storyboard = storyboard
    self.device = device
    orientation = .portrait
    self.era = era
    moves = .fingers
    assumptions = []
    self.states = states
  }
}

/// A claim as it is decided, whoever made it.
struct ClaimQuestion: Hashable {
  /// What must hold in a state.
  enum Goal: Hashable {
    case condition(ID<Condition>)
    /// What was visible after the launch is visible.
    case initial
  }

  enum Errors: Hashable {
    /// Whatever ends the app.
    case all
    case codes([String])

    func contains(_ diagnostic: RuntimeDiagnostic) -> Bool {
      switch self {
      case .all: diagnostic.error.kind != .logged
      case .codes(let codes): codes.contains(diagnostic.error.code)
      }
    }
  }

  var kind: ClaimKind
  var from: Goal?
  var within = 0
  var goal: Goal?
  var errors = Errors.all

  init(_ claim: Claim, in program: Program) {
    kind = claim.kind
    from = claim.from.map { .condition($0) }
    within = Int(claim.within)
    goal = claim.goal.map { .condition($0) }
    if !claim.code.isNone { errors = .codes([program[claim.code]]) }
  }

  init(_ claim: BuiltInClaim) {
    switch claim {
    case .noRuntimeError: kind = .neverRaises
    case .wayBack:
      kind = .alwaysCanReach
      goal = .initial
    case .noRefusedPresentation:
      kind = .neverRaises
      errors = .codes(
        [RuntimeError.alreadyPresenting, .presentationInProgress, .presenterNotInWindow]
          .map { $0.code })
    }
  }
}

/// The goals of the claims of a group, each with a bit of what a look at a state finds.
struct ClaimGoals {
  private(set) var goals: [ClaimQuestion.Goal] = []
  /// One bit is for what is excluded.
  static let most = 31

  /// The marks that a goal has, of which there is one; nil where there is no room for another.
  mutating func mark(of goal: ClaimQuestion.Goal) -> Exploration.Marks? {
    if let known = goals.firstIndex(of: goal) { return 1 << UInt32(known) }
    guard goals.count < Self.most else { return nil }
    goals.append(goal)
    return 1 << UInt32(goals.count - 1)
  }
}
