import Foundation
import NavCheck
import NavCompiler
import NavModel
import NavSimulator
import NavTesting
import NavText

/// Judges verdicts by walking: what was proven survives random steps, and what was refuted is seen when the moves that are
/// said to show it are made. Of the samples first, then of small apps that are made up.
func walkClaims(_ apps: Int, steps: Int, seed: UInt64) -> Bool {
  var tally = ClaimTally()
  let start = Date()
  for (name, paths) in samples() {
    currentSeed = seed
    let files = paths.map { SourceText(path: $0, Project.text(of: $0)) }
    judgeClaims(of: files, named: name, atMost: 200_000, steps, &tally)
  }
  for number in 0..<UInt64(apps) {
    currentSeed = seed &+ number
    var random = SeededRandom(seed: currentSeed)
    // Some of these do what SPIN's model cannot say.
    let more: SmallApp.Traits = random.pick([[], [], .memories, .reaches, [.memories, .reaches]])
    let app = SmallApp(&random, more.union(random.pick([.all, .all.subtracting(.variables)])))
    let file = SourceText(path: "App.navscene", app.claimed(&random))
    judgeClaims(of: [file], named: "seed \(currentSeed)", atMost: 4_000, steps, &tally)
  }
  for failure in tally.failures.prefix(20) { print(failure) }
  tally.report(seconds: Date().timeIntervalSince(start))
  return tally.failures.isEmpty
}

/// The sound ones: a file each, and a folder of files that belong together.
private func samples() -> [(name: String, paths: [String])] {
  let paths = Project.files(under: "Samples", ".navscene").filter { !$0.contains("Broken/") }
  return Dictionary(grouping: paths) { path in
    path.split(separator: "/").count > 2 ? String(path[..<path.lastIndex(of: "/")!]) : path
  }.map { ($0.key, $0.value) }.sorted { $0.name < $1.name }
}

private struct ClaimTally {
  var apps = 0
  var broken = 0
  var groups = 0
  var steps = 0
  var searches = 0
  var proven = 0
  /// Of these those that were held against every state of a walk, and those from whose states a way was looked for.
  var walked = 0
  var searched = 0
  var refuted = 0
  var replayed = 0
  var undecided = 0
  /// Refuted ones of which it was too much to see that there is no way on.
  var unseen = 0
  var failures: [String] = []

  func report(seconds: Double) {
    let rows = [
      ("apps", apps), ("apps that do not compile", broken),
      ("groups of claims, walked one by one", groups), ("random steps", steps),
      ("claims proven", proven), ("of them held against every state of a walk", walked),
      ("of them about ways, looked for on a walk", searched), ("ways looked for", searches),
      ("claims refuted", refuted), ("of them seen when the moves were made", replayed),
      ("of them too large to see that no way leads on", unseen), ("claims not decided", undecided),
      ("failures", failures.count), ("seconds", Int(seconds)),
    ]
    print("| | |\n|---|--:|")
    for (name, count) in rows { print("| \(name) | \(count) |") }
  }
}

private func judgeClaims(
  of files: [SourceText], named name: String, atMost bound: Int, _ steps: Int,
  _ tally: inout ClaimTally
) {
  guard let program = Compilation(Table(files)).program else {
    tally.broken += 1
    return
  }
  tally.apps += 1
  let results = program.decide(
    Array(program.checks.ids), and: BuiltInClaim.allCases, atMost: bound)
  var random = SeededRandom(seed: currentSeed)
  // Claims that are made under the same circumstances are walked together.
  var left = results
  while let first = left.first {
    let group = left.filter { $0.circumstances == first.circumstances }
    left.removeAll { $0.circumstances == first.circumstances }
    var judge = ClaimJudge(program, first.circumstances, group, named: name)
    judge.replay(&tally)
    judge.walk(steps, &random, &tally)
    tally.groups += 1
  }
}

/// A claim as it is judged here, from the words that were written and not from how it was decided.
private struct JudgedClaim {
  enum Goal {
    case condition(ID<Condition>)
    case initial
  }

  let kind: ClaimKind
  var from: ID<Condition>?
  var within = 0
  var goal: Goal?
  /// The errors that are never raised; nil for whatever ends the app.
  var codes: [String]?
  let verdict: Verdict

  init(_ claim: Claim, _ verdict: Verdict, in program: Program) {
    kind = claim.kind
    from = claim.from
    within = Int(claim.within)
    goal = claim.goal.map { .condition($0) }
    codes = claim.code.isNone ? nil : [program[claim.code]]
    self.verdict = verdict
  }

  init(_ claim: BuiltInClaim, _ verdict: Verdict) {
    switch claim {
    case .noRuntimeError: kind = .neverRaises
    case .wayBack:
      kind = .alwaysCanReach
      goal = .initial
    case .noRefusedPresentation:
      kind = .neverRaises
      codes = ["ERR-20", "ERR-21", "ERR-22"]
    }
    self.verdict = verdict
  }

  func forbids(_ diagnostic: RuntimeDiagnostic) -> Bool {
    codes?.contains(diagnostic.error.code) ?? (diagnostic.error.kind != .logged)
  }
}

private struct ClaimJudge {
  let program: Program
  let circumstances: ClaimCircumstances
  let claims: [JudgedClaim]
  let name: String
  let start: NavigationState
  let launched: [Effect]
  let initial: ID<Scene>?

  init(
    _ program: Program, _ circumstances: ClaimCircumstances, _ results: [CheckResult],
    named name: String
  ) {
    self.program = program
    self.circumstances = circumstances
    self.name = name
    (start, launched) = program.launch(
      storyboard: circumstances.storyboard, device: circumstances.device, era: circumstances.era,
      orientation: circumstances.orientation, usually: UsualSystem())
    initial = program.visibleScene(in: start)
    claims = results.flatMap { result in
      result.lines.map { line in
        switch (line.claim, result.subject) {
        case (let claim?, _): JudgedClaim(program[claim], line.verdict, in: program)
        case (nil, .builtIn(let claim)): JudgedClaim(claim, line.verdict)
        case (nil, .check): fatalError("a line of a check has a claim")
        }
      }
    }
  }

  private func holds(_ goal: JudgedClaim.Goal?, in state: NavigationState) -> Bool {
    switch goal {
    case .condition(let condition): program.holds(condition, in: state, initial: initial)
    case .initial: program.visibleScene(in: state) == initial
    case nil: true
    }
  }

  private func isAllowed(_ state: NavigationState) -> Bool {
    circumstances.assumptions.allSatisfy { program.holds($0, in: state, initial: initial) }
  }

  private func isAbout(_ claim: JudgedClaim, _ state: NavigationState) -> Bool {
    claim.from.map { program.holds($0, in: state, initial: initial) } ?? true
  }

  private func step(
    _ state: NavigationState, _ move: Move
  ) -> (next: NavigationState, effects: [Effect]) {
    var result = (next: state, effects: [Effect]())
    for event in program.events(of: move, in: state) {
      let (next, effects) = program.step(result.next, event)
      result = (next, result.effects + effects)
    }
    return result
  }

  private func diagnostics(_ effects: [Effect]) -> [RuntimeDiagnostic] {
    effects.compactMap { effect in
      switch effect {
      case .raised(let diagnostic), .logged(let diagnostic): diagnostic
      default: nil
      }
    }
  }

  // MARK: Walking

  /// Walks at random from the launch, which is begun anew now and then, and holds what was proven against each state.
  mutating func walk(_ count: Int, _ random: inout SeededRandom, _ tally: inout ClaimTally) {
    guard isAllowed(start) else { return }
    let kept = claims.filter { isHeldAgainstStates($0) }
    let sought = claims.filter { $0.verdict.isProven && isAboutWays($0.kind) }
    tally.walked += kept.filter { $0.verdict.isProven }.count
    tally.searched += sought.count
    guard !kept.isEmpty || !sought.isEmpty else { return }
    var state = start
    var trail: [Move] = []
    var stepper = Stepper(program)
    check(kept, state, launched, trail, &tally)
    for number in 0..<count {
      if number % 4096 == 0 { alarm(300) }
      if number % max(1, count / 100) == 0, !state.isCrashed {
        for claim in sought { lookForWay(claim, from: state, trail, &tally) }
      }
      let moves = program.moves(in: state, of: circumstances.moves)
      if moves.isEmpty || random.below(200) == 0 {
        state = start
        trail.removeAll(keepingCapacity: true)
        continue
      }
      let move = random.pick(moves)
      var next = state
      var effects: [Effect] = []
      for event in program.events(of: move, in: state) {
        (next, effects) = stepper.step(next, event)
        // A move of two events raises what either of them raises.
        if !diagnostics(effects).isEmpty { check(kept, nil, effects, trail + [move], &tally) }
      }
      tally.steps += 1
      trail.append(move)
      if next.isCrashed {
        state = start
        trail.removeAll(keepingCapacity: true)
      } else if isAllowed(next) {
        check(kept, next, [], trail, &tally)
        state = next
      } else {
        // A run in which an assumption fails is left out, but the move that ended it was made.
        trail.removeLast()
      }
    }
  }

  private func isHeldAgainstStates(_ claim: JudgedClaim) -> Bool {
    switch claim.kind {
    case .always, .never, .neverRaises: claim.verdict.isProven
    case .canReach: claim.verdict.isRefuted
    case .alwaysCanReach, .fromCanReach, .fromWithin: false
    }
  }

  private func isAboutWays(_ kind: ClaimKind) -> Bool {
    switch kind {
    case .alwaysCanReach, .fromCanReach, .fromWithin: true
    case .always, .never, .neverRaises, .canReach: false
    }
  }

  private func check(
    _ claims: [JudgedClaim], _ state: NavigationState?, _ effects: [Effect], _ trail: [Move],
    _ tally: inout ClaimTally
  ) {
    let raised = diagnostics(effects)
    for claim in claims {
      let isBroken: Bool
      switch claim.kind {
      case .always: isBroken = state.map { !$0.isCrashed && !holds(claim.goal, in: $0) } ?? false
      case .never, .canReach:
        isBroken = state.map { !$0.isCrashed && holds(claim.goal, in: $0) } ?? false
      case .neverRaises: isBroken = raised.contains { claim.forbids($0) }
      case .alwaysCanReach, .fromCanReach, .fromWithin: isBroken = false
      }
      if isBroken { fail(claim, "a walk meets what cannot be", trail, &tally) }
    }
  }

  /// From a state that a claim is about a way must lead on, and not too long a one.
  private func lookForWay(
    _ claim: JudgedClaim, from state: NavigationState, _ trail: [Move], _ tally: inout ClaimTally
  ) {
    guard isAbout(claim, state) else { return }
    tally.searches += 1
    if way(claim, from: state) == .none { fail(claim, "no way leads on", trail, &tally) }
  }

  private enum Way {
    case some
    case none
    /// There is more than was looked at.
    case unknown
  }

  private func way(_ claim: JudgedClaim, from state: NavigationState) -> Way {
    let program = program
    let initial = initial
    let assumptions = circumstances.assumptions
    let goal = claim.goal
    var search = Exploration(
      of: program, from: state, moves: circumstances.moves, atMost: 3_000
    ) { state in
      for assumption in assumptions where !program.holds(assumption, in: state, initial: initial) {
        return Exploration.excluded
      }
      switch goal {
      case .condition(let condition):
        return program.holds(condition, in: state, initial: initial) ? 1 : 0
      case .initial: return program.visibleScene(in: state) == initial ? 1 : 0
      case nil: return 1
      }
    }
    while !search.isDone && search.foundMarks == 0 {
      let share = search.expansion(of: search.next(atMost: 64))
      search.add(share)
    }
    let isBounded = claim.kind == .fromWithin
    if let found = search.first(with: 1) {
      return isBounded && search.path(to: found).count > claim.within ? .none : .some
    }
    if search.isComplete { return .none }
    let last = ID<NavigationState>(search.states.count - 1)
    return isBounded && search.path(to: last).count > claim.within + 1 ? .none : .unknown
  }

  // MARK: Replaying

  /// Makes the moves that are said to show something, and looks whether they do.
  mutating func replay(_ tally: inout ClaimTally) {
    for claim in claims {
      switch claim.verdict {
      case .undecided: tally.undecided += 1
      case .proven(let proof):
        tally.proven += 1
        guard let witness = proof.witness else { continue }
        guard let end = run(witness, claim, &tally)?.state else { continue }
        if !holds(claim.goal, in: end) { fail(claim, "its witness is none", witness, &tally) }
      case .refuted(let refutation):
        tally.refuted += 1
        replay(refutation, claim, &tally)
      }
    }
  }

  private func replay(
    _ refutation: Verdict.Refutation, _ claim: JudgedClaim, _ tally: inout ClaimTally
  ) {
    if case .nowhere = refutation.reason { return }
    guard let (end, effects) = run(refutation.moves, claim, &tally) else { return }
    var isSeen: Bool
    switch refutation.reason {
    case .state: isSeen = holds(claim.goal, in: end) == (claim.kind == .never)
    case .raised(let diagnostic):
      isSeen = claim.forbids(diagnostic) && diagnostics(effects).contains(diagnostic)
    case .stuck, .tooFar:
      isSeen = isAbout(claim, end)
      switch way(claim, from: end) {
      case .none: break
      case .some: isSeen = false
      case .unknown:
        if isSeen {
          tally.unseen += 1
          return
        }
      }
    case .nowhere: return
    }
    if isSeen {
      tally.replayed += 1
    } else {
      fail(claim, "its refutation shows nothing", refutation.moves, &tally)
    }
  }

  /// The state after some moves, and what the last of them did; nil where they cannot be made.
  private func run(
    _ moves: [Move], _ claim: JudgedClaim, _ tally: inout ClaimTally
  ) -> (state: NavigationState, effects: [Effect])? {
    var state = start
    var effects = launched
    for (index, move) in moves.enumerated() {
      guard program.moves(in: state, of: circumstances.moves).contains(move) else {
        fail(claim, "move \(index + 1) cannot be made", moves, &tally)
        return nil
      }
      (state, effects) = step(state, move)
      // The last one may end the app, or lead to where an assumption fails, when it is about an error.
      if index + 1 < moves.count || claim.kind != .neverRaises {
        if state.isCrashed || !isAllowed(state) {
          fail(claim, "move \(index + 1) leads out of what is assumed", moves, &tally)
          return nil
        }
      }
    }
    return (state, effects)
  }

  private func fail(
    _ claim: JudgedClaim, _ reason: String, _ moves: [Move], _ tally: inout ClaimTally
  ) {
    // A walk meets the same again and again.
    guard tally.failures.count < 1_000 else { return }
    let lines = MoveTrace(of: moves, from: start, in: program).script
    tally.failures.append(
      "\(name): \(reason): \(claim.kind), \(program.explanation(of: claim.verdict)): "
        + lines.joined(separator: "; "))
  }
}
