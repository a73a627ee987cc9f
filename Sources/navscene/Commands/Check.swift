import NavCheck
import NavModel
import NavSimulator
import NavText

/// `check`: decides the `check` blocks, and what is claimed of every app, over every state that can be reached.
enum Check {
  enum Form: String, CaseIterable {
    case text
    case tap
    case junit
    case json
  }

  private static var reporter: Flag {
    Flag(
      "--reporter", takes: .choice("FORM", Form.allCases.map(\.rawValue)), isRepeatable: true,
      "how to report verdicts: \(Form.allCases.map(\.rawValue).joined(separator: ", "))")
  }

  private static var filter: Flag {
    Flag(
      "--filter", takes: .text("TEXT"),
      "decide only the checks whose titles contain TEXT, in any case")
  }

  private static var without: Flag {
    Flag(
      "--without", takes: .choice("CLAIM", BuiltInClaim.allCases.map(\.code)), isRepeatable: true,
      "leave out a claim that is made of every app: "
        + BuiltInClaim.allCases.map(\.code).joined(separator: ", "))
  }

  private static var trace: Flag {
    Flag(
      "--trace", takes: .file("FILE"),
      "write the run that refutes the first refuted claim to FILE, as a script of 'run'")
  }

  private static var allowUndecided: Flag {
    Flag("--allow-undecided", "do not fail for claims that could not be decided")
  }

  static var facts: Subcommand.Facts {
    Subcommand.Facts(
      summary: "decide the 'check' blocks over every reachable state",
      operands: .paths,
      flags: [filter, without, reporter, .onlyReportFile, trace, allowUndecided]
        + ExplorationLimits.flags + [.device, .era] + Project.runningFlags
        + [.watch, .stdinFilename, .color],
      details: [
        "A check claims something of every state that an app can reach: that a condition always holds or never does, that",
        "there is a way to a screen, within so many taps if need be, that nothing is raised. 'navscene help language' shows",
        "one. Of every app it is claimed besides that no run-time error can be reached, that there is a way back to the",
        "first screen from everywhere, and that no presentation is refused.",
        "",
        "A claim is proven when every reachable state was visited. It is refuted by a shortest run, which is printed; --trace",
        "writes it as a script. Otherwise it is not decided, and the reason is told: a limit was reached. That fails like a",
        "refuted claim, unless --allow-undecided is given. An interruption prints what is known by then.",
        "",
        "What counts as a move is what a person's fingers can do, unless a check says otherwise. --device and --era are for",
        "the claims made of every app; a check says its own.",
      ],
      examples: [
        Subcommand.Example("navscene check Samples/Homepwner.navscene", "every claim about an app"),
        Subcommand.Example(
          "navscene check Samples/Homepwner.navscene --without way-back",
          "without a claim that is made of every app"),
        Subcommand.Example(
          "navscene check Shop.navscene --trace stuck.txt && navscene run Shop.navscene --script stuck.txt",
          "replay what refutes a claim"),
      ])
  }

  static func run(_ arguments: Arguments) throws(Failure) -> ExitCode {
    let targets = ReportTarget.targets(arguments, reporter, standard: Form.text.rawValue)
    let limits = try ExplorationLimits(arguments)
    let project = try Project.running(arguments, preferring: .texts)
    let script = arguments.value(of: trace)
    try Files.check(
      outputs: targets.compactMap(\.file) + [script].compactMap { $0 },
      against: project.inputs.identities)
    let program = project.runnable(arguments)
    let isFree =
      program == nil
      && targets.allSatisfy { $0.file != nil || $0.keyword == Form.text.rawValue }
    try Reporting(color: arguments.value(of: .color))
      .report(project.findings, project.sources, to: isFree ? .output : .error)
    guard let program else { return .findings }

    let general = ClaimCircumstances(
      storyboard: program.mainStoryboard ?? program.storyboards.ids.first,
      device: try Run.device(arguments), era: Run.era(arguments), states: limits.states)
    let checks = try chosen(program, arguments.value(of: filter))
    let left = arguments.values(of: without)
    let builtIn =
      arguments.value(of: filter) != nil || program.storyboards.isEmpty
      ? [] : BuiltInClaim.allCases.filter { !left.contains($0.code) }
    let usual = try Run.usual(arguments)
    Interruption.await()
    let results = program.decide(
      checks, and: builtIn, atMost: limits.states, usually: usual, as: general,
      with: ExplorationRun(limits: limits).claimExplorer)
    Progress.clear()
    let run = CheckReport(results, program, project.sources, usually: usual)
    for target in targets {
      let color = target.file == nil ? arguments.value(of: .color) : "never"
      let bytes =
        switch Form(rawValue: target.keyword) ?? .text {
        case .text: run.text(Terminal.palette(color, for: .output))
        case .tap: run.testRun.tap()
        case .junit: run.testRun.junit()
        case .json: run.json(project.findings, project.sources)
        }
      if let file = target.file {
        try Files.write(bytes, to: file)
      } else {
        try Output.report(bytes)
      }
    }
    if let script {
      guard let lines = run.firstRefutation else {
        Output.status("nothing is refuted: '\(script)' is not written\n")
        return run.exitCode(arguments.has(allowUndecided), project.exitCode(arguments))
      }
      try Files.write(Array((lines.joined(separator: "\n") + "\n").utf8), to: script)
    }
    return run.exitCode(arguments.has(allowUndecided), project.exitCode(arguments))
  }

  private static func chosen(
    _ program: Program, _ filter: String?
  ) throws(Failure) -> [ID<NavModel.Check>] {
    guard let filter else { return Array(program.checks.ids) }
    let wanted = Array(filter.lowercased().utf8)
    let found = program.checks.ids.filter {
      Array(program[program[$0].title].lowercased().utf8).holds(wanted)
    }
    guard found.isEmpty else { return found }
    throw .usage(
      "no check's title contains '\(filter)'",
      help: [
        "there \(program.checks.count == 1 ? "is" : "are") \(amount(program.checks.count, "check"))"
      ])
  }
}
