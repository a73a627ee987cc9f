import NavModel
import NavSimulator
import NavText

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
    verdicts(explorer).map { $0.doubted(in: program, from: start) }
  }

  /// As if the program were all of its app.
  private func verdicts(_ explorer: ClaimExplorer) -> [Verdict] {
    let initial = program.visibleScene(in: start)
    guard circumstances.assumptions.allSatisfy({ program.holds($0, in: start, initial: initial) })
    else { return questions.map { _ in .undecided(.assumptionFails) } }
    let look = ClaimLook(
      program: program, goals: goals.goals, assumptions: circumstances.assumptions,
      initial: initial)
    var exploration = Exploration(
      of: program, from: start, moves: circumstances.moves, atMost: circumstances.states,
      look: { look.marks(of: $0) },
      frontMarks: program.frontMarks(of: goals.goals, assuming: circumstances.assumptions))
    var stop = explorer.explore(&exploration) {
      isEnough($0) || $0.byteCount >= ClaimExplorer.firstLook
    }
    if exploration.isDone || stop != nil || isEnough(exploration) {
      return questions.indices.map { verdict(on: $0, exploration, stop) }
    }
    var answers = [Verdict?](repeating: nil, count: questions.count)
    func ask(_ verdict: (ClaimQuestion, Exploration.Marks, Exploration.Marks) -> Verdict?) {
      for index in questions.indices where answers[index] == nil {
        answers[index] = verdict(questions[index], goalMarks[index], startMarks[index])
      }
    }
    // Tabs that do not act on each other are much less than all of their combinations.
    let tabs = TabByTab(
      program, circumstances, goals: goals.goals, from: start, with: explorer,
      look: { look.marks(of: $0) })
    if let tabs { ask { tabs.verdict(on: $0, goal: $1, start: $2, launchErrors: launchErrors) } }
    if answers.allSatisfy({ $0 != nil }) { return answers.compactMap { $0 } }
    // A stack that grows is decided at every depth, or not at all.
    let growingTabs = GrowingTabs(
      program, circumstances, goals: goals.goals, after: exploration, from: start, with: explorer,
      look: { look.marks(of: $0) })
    if let growingTabs {
      ask { growingTabs.verdict(on: $0, goal: $1, start: $2, launchErrors: launchErrors) }
    }
    var growth: GrowingStack?
    if answers.contains(where: { $0 == nil }) {
      growth = GrowingStack(
        program, circumstances, goals: goals.goals,
        within: questions.map { $0.within }.max() ?? 0, after: exploration, from: start,
        with: explorer, look: { look.marks(of: $0) })
    }
    if let growth, growth.isComplete {
      ask { growth.verdict(on: $0, goal: $1, start: $2, launchErrors: launchErrors) }
    }
    // A shortest run is found by looking at everything nearer, as far as that is not too much. Where nothing is known yet,
    // that is as far as the limits allow.
    let isDecided = questions.indices.allSatisfy { index in
      if answers[index] != nil { return true }
      guard let growth, growth.isComplete else { return false }
      return growth.obstacle(for: goalMarks[index] | startMarks[index]) == nil
    }
    let isWorthwhile = answers.contains { $0?.isRefuted ?? true }
    if isWorthwhile {
      stop = explorer.explore(&exploration) {
        isEnough($0) || isDecided && $0.byteCount >= Self.furtherLook
      }
    }
    return questions.indices.map { index in
      let verdict = verdict(on: index, exploration, stop)
      guard case .undecided(let doubt) = verdict else { return verdict }
      if let answer = answers[index] { return answer }
      guard let growth, case .stopped(let stop, let states) = doubt,
        stop == .states || stop == .memory
      else { return verdict }
      let obstacle = growth.obstacle(for: goalMarks[index] | startMarks[index])
      return .undecided(.grows(growth.stack, obstacle, states: states))
    }
  }

  /// As many bytes of states are looked at for a shorter run where one was found otherwise.
  private static let furtherLook = 1 << 20

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
