import NavModel
import NavSimulator
import NavText

/// What became of a `check`, or of a claim that is made of every app.
public struct CheckResult: Sendable {
  public enum Subject: Hashable, Sendable {
    case check(ID<Check>)
    case builtIn(BuiltInClaim)
  }

  /// One line of it.
  public struct Line: Sendable {
    /// Nil for a claim that is made of every app.
    public let claim: ID<Claim>?
    public let verdict: Verdict
  }

  public let subject: Subject
  public let circumstances: ClaimCircumstances
  public let lines: [Line]

  public var isProven: Bool { lines.allSatisfy { $0.verdict.isProven } }
  public var isRefuted: Bool { lines.contains { $0.verdict.isRefuted } }
}

extension Program {
  /// Decides checks, and the claims that are made of every app. The results come in the order of the arguments.
  ///
  /// `explorer` says how far searches may go, `bound` how many states are explored where a check says nothing.
  public func decide(
    _ checks: [ID<Check>], and builtIn: [BuiltInClaim] = [], atMost bound: Int = 1_000_000,
    usually usual: UsualSystem = UsualSystem(),
    as generally: ClaimCircumstances? = nil,
    with explorer: ClaimExplorer = .plain
  ) -> [CheckResult] {
    var plan = ClaimPlan()
    for check in checks {
      let circumstances = ClaimCircumstances(of: self[check], in: self, atMost: bound)
      for claim in self[check].claims {
        plan.add(ClaimQuestion(self[claim], in: self), circumstances)
      }
    }
    let general =
      generally
      ?? ClaimCircumstances(storyboard: mainStoryboard ?? storyboards.ids.first, states: bound)
    for claim in builtIn { plan.add(ClaimQuestion(claim), general) }
    let verdicts = plan.verdicts { circumstances, questions in
      ClaimRun(self, circumstances, questions, usually: usual).run(explorer)
    }
    var next = 0
    func take() -> Verdict {
      next += 1
      return verdicts[next - 1]
    }
    return checks.map { check in
      CheckResult(
        subject: .check(check),
        circumstances: ClaimCircumstances(of: self[check], in: self, atMost: bound),
        lines: self[check].claims.map { CheckResult.Line(claim: $0, verdict: take()) })
    }
      + builtIn.map {
        CheckResult(
          subject: .builtIn($0), circumstances: general,
          lines: [CheckResult.Line(claim: nil, verdict: take())])
      }
  }
}

/// Which claims are decided together: those with the same circumstances, as far as there are marks for their goals.
private struct ClaimPlan {
  private struct Group {
    let circumstances: ClaimCircumstances
    var questions: [ClaimQuestion] = []
    var goals = ClaimGoals()
    /// The places of the questions among all.
    var places: [Int] = []
  }

  private var groups: [Group] = []
  private var count = 0

  mutating func add(_ question: ClaimQuestion, _ circumstances: ClaimCircumstances) {
    let place = count
    count += 1
    for index in groups.indices where groups[index].circumstances == circumstances {
      var goals = groups[index].goals
      let fits = [question.goal, question.from].allSatisfy { goal in
        goal.map { goals.mark(of: $0) != nil } ?? true
      }
      guard fits else { continue }
      groups[index].goals = goals
      groups[index].questions.append(question)
      groups[index].places.append(place)
      return
    }
    var group = Group(circumstances: circumstances)
    for goal in [question.goal, question.from] { _ = goal.map { group.goals.mark(of: $0) } }
    group.questions = [question]
    group.places = [place]
    groups.append(group)
  }

  /// In the order in which the questions were added.
  func verdicts(_ decide: (ClaimCircumstances, [ClaimQuestion]) -> [Verdict]) -> [Verdict] {
    var verdicts = [Verdict?](repeating: nil, count: count)
    for group in groups {
      for (place, verdict) in zip(group.places, decide(group.circumstances, group.questions)) {
        verdicts[place] = verdict
      }
    }
    return verdicts.compactMap { $0 }
  }
}
