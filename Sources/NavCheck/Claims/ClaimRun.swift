import NavModel
import NavSimulator
import NavText

/// How far searches may go: each is taken on until it is done or a limit is reached, which is returned.
public struct ClaimExplorer {
  /// Until the second argument says that enough is known, too.
  let explore: (inout Exploration, (Exploration) -> Bool) -> ExplorationStop?
  let exploreTabs: (inout TabProduct) -> ExplorationStop?

  public init(
    explore: @escaping (inout Exploration, (Exploration) -> Bool) -> ExplorationStop?,
    exploreTabs: @escaping (inout TabProduct) -> ExplorationStop?
  ) {
    self.explore = explore
    self.exploreTabs = exploreTabs
  }

  /// One thread, and no limit but that of states.
  public static var plain: ClaimExplorer {
    ClaimExplorer(
      explore: { exploration, _ in
        exploration.run()
        return nil
      },
      exploreTabs: { product in
        product.run()
        return nil
      })
  }
}

/// Decides claims that are made under the same circumstances, with one exploration.
struct ClaimRun {
  private let program: Program
  private let circumstances: ClaimCircumstances
  private let questions: [ClaimQuestion]
  private let start: NavigationState
  private let launchErrors: [RuntimeDiagnostic]
  private let goals: ClaimGoals
  /// By question: the marks of its goal and of the states that it is about; zero for none.
  private let goalMarks: [Exploration.Marks]
  private let startMarks: [Exploration.Marks]

  init(
    _ program: Program, _ circumstances: ClaimCircumstances, _ questions: [ClaimQuestion],
    usually usual: UsualSystem
  ) {
    self.program = program
    self.circumstances = circumstances
    self.questions = questions
    let launch = program.launch(
      storyboard: circumstances.storyboard, device: circumstances.device, era: circumstances.era,
      orientation: circumstances.orientation, usually: usual)
    start = launch.state
    launchErrors = launch.effects.compactMap { effect in
      switch effect {
      case .raised(let diagnostic), .logged(let diagnostic): diagnostic
      default: nil
      }
    }
    var goals = ClaimGoals()
    goalMarks = questions.map { $0.goal.flatMap { goals.mark(of: $0) } ?? 0 }
    startMarks = questions.map { $0.from.flatMap { goals.mark(of: $0) } ?? 0 }
    self.goals = goals
  }

  /// Explores with the given functions, which know about time, threads and interruptions, and judges what they found.
  func run(_ explorer: ClaimExplorer) -> [Verdict] {
    let initial = program.visibleScene(in: start)
    guard circumstances.assumptions.allSatisfy({ program.holds($0, in: start, initial: initial) })
    else { return questions.map { _ in .undecided(.assumptionFails) } }
    let look = ClaimLook(
      program: program, goals: goals.goals, assumptions: circumstances.assumptions,
      initial: initial)
    var exploration = Exploration(
      of: program, from: start, moves: circumstances.moves, atMost: circumstances.states
    ) { look.marks(of: $0) }
    var stop = explorer.explore(&exploration) { isEnough($0) || $0.byteCount >= Self.firstLook }
    if exploration.isDone || stop != nil || isEnough(exploration) {
      return questions.indices.map { verdict(on: $0, exploration, stop) }
    }
    // Tabs that do not act on each other are much less than all of their combinations.
    let tabs = TabByTab(
      program, circumstances, goals: goals.goals, from: start, look: { look.marks(of: $0) },
      explore: explorer.exploreTabs)
    let byTab = questions.indices.map { index in
      tabs?.verdict(
        on: questions[index], goal: goalMarks[index], start: startMarks[index],
        launchErrors: launchErrors)
    }
    if byTab.allSatisfy({ $0 != nil }) { return byTab.compactMap { $0 } }
    // A stack that grows is decided at every depth, or not at all.
    let growth = GrowingStack(
      program, circumstances, goals: goals.goals,
      within: questions.map { $0.within }.max() ?? 0, after: exploration, from: start
    ) { look.marks(of: $0) }
    if let growth, growth.isComplete {
      let answers = questions.indices.map { index in
        growth.verdict(
          on: questions[index], goal: goalMarks[index], start: startMarks[index],
          launchErrors: launchErrors)
      }
      // A shortest run is found by looking at everything nearer, as far as that is not too much.
      let isWorthwhile = answers.contains { $0?.isRefuted ?? true }
      if isWorthwhile {
        stop = explorer.explore(&exploration) { isEnough($0) || $0.byteCount >= Self.furtherLook }
      }
      return questions.indices.map { index in
        let verdict = verdict(on: index, exploration, stop)
        if case .undecided = verdict { return byTab[index] ?? answers[index] ?? verdict }
        return verdict
      }
    }
    stop = explorer.explore(&exploration) { isEnough($0) }
    return questions.indices.map { index in
      let verdict = verdict(on: index, exploration, stop)
      if case .undecided = verdict, let decided = byTab[index] { return decided }
      guard case .undecided(.stopped(.states, let states)) = verdict, let growth else {
        return verdict
      }
      return .undecided(.grows(growth.stack, growth.obstacle, states: states))
    }
  }

  /// After so many bytes of states it is asked whether a stack grows: a few thousand states, or a few hundred deep ones.
  private static let firstLook = 1 << 18
  /// As many bytes of states are looked at for a shorter run where one was found otherwise.
  private static let furtherLook = 4 << 20

  /// Whether every claim is decided by what was found so far.
  private func isEnough(_ exploration: Exploration) -> Bool {
    questions.indices.allSatisfy { index in
      switch questions[index].kind {
      case .always: exploration.commonMarks & goalMarks[index] == 0
      case .never, .canReach: exploration.foundMarks & goalMarks[index] != 0
      case .neverRaises: firstIncident(questions[index].errors, exploration) != nil
      case .alwaysCanReach, .fromCanReach, .fromWithin: false
      }
    }
  }

  // MARK: Verdicts

  private func verdict(
    on index: Int, _ exploration: Exploration, _ stop: ExplorationStop?
  ) -> Verdict {
    let question = questions[index]
    let goal = goalMarks[index]
    let count = exploration.states.count
    func refuted(_ reason: Verdict.Refutation.Reason, at state: ID<NavigationState>?) -> Verdict {
      .refuted(
        Verdict.Refutation(
          reason: reason, moves: state.map { exploration.path(to: $0) } ?? [], states: count))
    }
    /// Nothing that was found contradicts it.
    func unrefuted(isVacuous: Bool = false) -> Verdict {
      guard exploration.isComplete else {
        return .undecided(.stopped(stop ?? .states, states: count))
      }
      return .proven(Verdict.Proof(states: count, isVacuous: isVacuous))
    }
    switch question.kind {
    case .always:
      if let state = exploration.first(without: goal) { return refuted(.state, at: state) }
      return unrefuted()
    case .never:
      if let state = exploration.first(with: goal) { return refuted(.state, at: state) }
      return unrefuted()
    case .canReach:
      if let state = exploration.first(with: goal) {
        return .proven(Verdict.Proof(states: count, witness: exploration.path(to: state)))
      }
      return exploration.isComplete ? refuted(.nowhere, at: nil) : unrefuted()
    case .neverRaises:
      if let diagnostic = launchErrors.first(where: { question.errors.contains($0) }) {
        return .refuted(
          Verdict.Refutation(reason: .raised(diagnostic), moves: [], states: count))
      }
      guard let incident = firstIncident(question.errors, exploration) else { return unrefuted() }
      let moves =
        exploration.path(to: incident.source)
        + [exploration.moves(in: incident.source)[incident.move]]
      return .refuted(
        Verdict.Refutation(reason: .raised(incident.diagnostic), moves: moves, states: count))
    case .alwaysCanReach, .fromCanReach, .fromWithin:
      // What was not expanded may lead to the goal: only what leads to neither is stuck.
      let reachability = Reachability(
        of: { exploration[marks: $0] & goal != 0 || !exploration.isExpanded($0) }, in: exploration)
      let start = startMarks[index]
      var isVacuous = true
      for state in exploration.states.ids where exploration[marks: state] & start == start {
        isVacuous = false
        guard let distance = reachability.distance(from: state) else {
          return refuted(.stuck, at: state)
        }
        if question.kind == .fromWithin && distance > question.within {
          return refuted(.tooFar(distance), at: state)
        }
      }
      return unrefuted(isVacuous: isVacuous)
    }
  }

  private func firstIncident(
    _ errors: ClaimQuestion.Errors, _ exploration: Exploration
  ) -> Expansion.Incident? {
    exploration.incidents.first { errors.contains($0.diagnostic) }
  }
}

/// What a look at a state finds: which goals hold there.
private struct ClaimLook: Sendable {
  let program: Program
  let goals: [ClaimQuestion.Goal]
  let assumptions: [ID<Condition>]
  let initial: ID<Scene>?

  func marks(of state: NavigationState) -> Exploration.Marks {
    for assumption in assumptions where !program.holds(assumption, in: state, initial: initial) {
      return Exploration.excluded
    }
    var marks: Exploration.Marks = 0
    for (index, goal) in goals.enumerated() {
      let holds =
        switch goal {
        case .condition(let condition): program.holds(condition, in: state, initial: initial)
        case .initial: program.visibleScene(in: state) == initial
        }
      if holds { marks |= 1 << UInt32(index) }
    }
    return marks
  }
}
