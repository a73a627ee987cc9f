import NavCheck
import NavDrawing
import NavModel
import NavSimulator
import NavText

/// The run that refutes a check, or what is claimed of every app, as `draw` shows it.
struct Counterexample {
  let title: String
  /// The claim as the language says it.
  let claim: String
  /// What is wrong at the end.
  let explanation: String
  let stills: [Still]

  /// Decides what is called so: a check by its title, what is claimed of every app by its code.
  init(_ name: String, in program: Program, _ arguments: Arguments) throws(Failure) {
    let usual = try Run.usual(arguments)
    var checks: [ID<NavModel.Check>] = []
    var builtIn: [BuiltInClaim] = []
    let titles = program.checks.rows.map { program[$0.title] }
    if let index = titles.firstIndex(of: name) {
      checks = [ID(index)]
    } else if let claim = BuiltInClaim(rawValue: name) {
      builtIn = [claim]
    } else {
      throw Self.unknown(name, titles)
    }
    for flag in [Flag.device, .era] where arguments.has(flag) && builtIn.isEmpty {
      throw .usage(
        "\(flag.name) belongs to what is claimed of every app", help: ["a check says how it starts"]
      )
    }
    let limits = ExplorationLimits()
    let general = ClaimCircumstances(
      storyboard: program.mainStoryboard ?? program.storyboards.ids.first,
      device: try Run.device(arguments), era: Run.era(arguments), states: limits.states)
    Interruption.await()
    let results = program.decide(
      checks, and: builtIn, atMost: limits.states, usually: usual, as: general,
      with: ExplorationRun(limits: limits).claimExplorer)
    Progress.clear()
    let result = results[0]
    guard let (line, refutation) = Self.run(in: result) else {
      throw Self.nothing(toShowOf: name, result, program)
    }
    let start = program.launch(for: result.circumstances, usually: usual)
    let trace = MoveTrace(of: refutation.moves, from: start, in: program)
    title = checks.isEmpty ? builtIn[0].title : name
    claim = line.claim.map { program.spelled($0) } ?? builtIn.first?.spelling ?? ""
    explanation = program.explanation(of: line.verdict)
    stills = program.stills(
      of: zip(refutation.moves, trace.steps).map { ($0, $1.lines) }, from: start,
      violation: explanation)
  }

  /// The first claim that a run refutes.
  private static func run(
    in result: CheckResult
  ) -> (CheckResult.Line, Verdict.Refutation)? {
    for line in result.lines {
      if let refutation = line.verdict.counterexample {
        return (line, refutation)
      }
    }
    return nil
  }

  private static func unknown(_ name: String, _ titles: [String]) -> Failure {
    let names = titles + BuiltInClaim.allCases.map { $0.code }
    let all = titles.map { "'\($0)'" }.joined(separator: ", ")
    let codes = BuiltInClaim.allCases.map { $0.code }.joined(separator: ", ")
    return .usage(
      "there is no check '\(name)'",
      help: didYouMean(nearest(to: name, among: names))
        + [
          titles.isEmpty ? "there are no checks" : "there is \(all)",
          "of every app is claimed \(codes)",
        ])
  }

  /// Why there is no run to draw.
  private static func nothing(
    toShowOf name: String, _ result: CheckResult, _ program: Program
  ) -> Failure {
    // What is refuted or open says more than what is so.
    let telling =
      result.lines.first { $0.verdict.isRefuted } ?? result.lines.first { !$0.verdict.isProven }
      ?? result.lines.first
    let explanation = telling.map { program.explanation(of: $0.verdict) } ?? "it claims nothing"
    let help =
      result.isProven || result.isRefuted
      ? "'draw --check' shows the run that refutes a claim"
      : "'navscene check --states N' visits more states, and so does 'states: N' in the check"
    return .usage("there is nothing to draw of '\(name)': \(explanation)", help: [help])
  }
}
