import NavCheck
import NavMatching
import NavModel
import NavSimulator
import NavText

extension ProgramComparison {
  /// What the difference means, the worse news first: scenes that can or cannot be reached, tests, claims of `check` blocks and
  /// errors of `lint`. Equal programs are not looked at. Claims are decided over `bound` states at most, unless their check says
  /// otherwise.
  public func findConsequences(
    atMost bound: Int = 100_000, with explorer: ClaimExplorer = .plain
  ) -> [Consequence] {
    if difference.isEmpty { return [] }
    let all = reachability() + tests() + claims(bound, explorer) + errors()
    return all.filter { $0.isWorse } + all.filter { !$0.isWorse }
  }

  private func reachability() -> [Consequence] {
    func reachable(_ side: ComparedProgram) -> [Bool] {
      side.program.reachableScenes(side.unresolvedReferences, side.projectContext)
    }
    let (before, after) = (reachable(old), reachable(new))
    return new.program.scenes.ids.compactMap { id in
      let wasReachable = matching.scenes.old(of: id).map { before[Int($0.index)] }
      let isReachable = after[Int(id.index)]
      let name = new.program[new.program[id].name]
      if !isReachable && wasReachable != false {
        return wasReachable == nil ? nil : Consequence(.unreachable, name)
      }
      return isReachable && wasReachable == false ? Consequence(.reachable, name) : nil
    }
  }

  /// A new test counts if it fails.
  private func tests() -> [Consequence] {
    new.program.scenarios.ids.compactMap { id in
      let result = new.program.run(id)
      let before = matching.scenarios.old(of: id).map { old.program.run($0).hasPassed }
      let title = new.program[new.program[id].title]
      if result.hasPassed { return before == false ? Consequence(.testPasses, title) : nil }
      return before == false
        ? nil : Consequence(.testFails, title, result.failures.first?.message ?? "")
    }
  }

  /// By check and claim, as they are written: a claim that is new counts if it does not hold.
  private func claims(_ bound: Int, _ explorer: ClaimExplorer) -> [Consequence] {
    func verdicts(_ program: Program) -> [(line: String, verdict: Verdict)] {
      program.decide(Array(program.checks.ids), atMost: bound, with: explorer).flatMap { result in
        result.lines.compactMap { line -> (line: String, verdict: Verdict)? in
          guard case .check(let check) = result.subject, let claim = line.claim else { return nil }
          let title = program[program[check].title]
          return ("\(quoted(title)): \(program.spelled(claim))", line.verdict)
        }
      }
    }
    if new.program.checks.isEmpty { return [] }
    var known: [String: Verdict] = [:]
    for (line, verdict) in verdicts(old.program) { known[line] = verdict }
    return verdicts(new.program).compactMap { line, verdict in
      let before = known[line]
      guard before?.word != verdict.word else { return nil }
      let text = new.program.explanation(of: verdict)
      switch verdict {
      case .proven: return before == nil ? nil : Consequence(.proven, line, text)
      case .refuted: return Consequence(.refuted, line, text)
      case .undecided: return Consequence(.undecided, line, text)
      }
    }
  }

  /// Errors of rules that need not explore the app, by what they say.
  private func errors() -> [Consequence] {
    let (before, after) = (errors(of: old), errors(of: new))
    func additional(
      _ errors: [Diagnostic], to others: [Diagnostic], _ kind: Consequence.Kind
    ) -> [Consequence] {
      var known: [String: Int] = [:]
      for error in others { known[error.code + error.message, default: 0] += 1 }
      return errors.compactMap { error in
        let key = error.code + error.message
        known[key, default: 0] -= 1
        return known[key, default: 0] < 0 ? Consequence(kind, error.code, error.message) : nil
      }
    }
    return additional(after, to: before, .newError) + additional(before, to: after, .fixedError)
  }

  private func errors(of side: ComparedProgram) -> [Diagnostic] {
    let rules = ProgramRules.all.filter { rule in
      rule.facts.levels.text == .error || rule.facts.levels.storyboard == .error
    }
    return side.program.findings(
      of: rules, unresolved: side.unresolvedReferences, project: side.projectContext,
      exploring: false
    ).filter { $0.severity == .error }
  }
}
