import NavCheck
import NavModel
import NavSimulator
import NavText

/// `test`: plays the `test` blocks and tells which claims did not hold.
enum Test {
  enum Form: String, CaseIterable {
    case text
    case tap
    case junit
    case json
  }

  private static var reporter: Flag {
    Flag(
      "--reporter", takes: .choice("FORM", Form.allCases.map(\.rawValue)), isRepeatable: true,
      "how to report results: \(Form.allCases.map(\.rawValue).joined(separator: ", "))")
  }

  private static var filter: Flag {
    Flag(
      "--filter", takes: .text("TEXT"), "run only the tests whose titles contain TEXT, in any case")
  }

  static var facts: Subcommand.Facts {
    Subcommand.Facts(
      summary: "run the 'test' blocks", operands: .paths,
      flags: [filter, reporter, .onlyReportFile] + TestCoverage.flags + Suggestions.flags
        + Project.runningFlags + [.watch, .stdinFilename, .color],
      details: [
        "Reads the files together, as one app, and runs every test. Fails when a test does, or when the files have an error",
        "and --anyway is not given. An error that keeps the app from running is reported in place of results. Warnings go",
        "to standard error.",
        "",
        "With --coverage it reports which scenes, arrows, actions, guards and controls the tests exercised, and where the",
        "others are. A guard counts twice, for holding and for not. FORM belongs to the flag only after '=': text for people",
        "(the default), markdown for a comment on a pull request, json, or lcov for genhtml and other viewers. If a report for",
        "programs takes standard output, the results of the tests go to standard error.",
        "",
        "--suggest prints tests for what is not covered and can be reached by touch, as few as it finds. They compile and",
        "pass when they are appended to a file of the app; for storyboards they are one script, for 'run --script' and",
        "'test --script'. What was not reached is listed below them in comments.",
      ],
      examples: [
        Subcommand.Example("navscene test Samples", "every test of a folder"),
        Subcommand.Example(
          "navscene test Samples --filter stack", "those with 'stack' in their titles"),
        Subcommand.Example(
          "navscene test Samples --reporter text --reporter junit --output tests.xml",
          "for people and for CI"),
        Subcommand.Example(
          "navscene test Samples/Clock.navscene --coverage", "what the tests leave out"),
        Subcommand.Example(
          "navscene test Samples/Clock.navscene --coverage=lcov --coverage-output lcov.info",
          "for genhtml"),
        Subcommand.Example(
          "navscene test Samples/Clock.navscene --suggest >> More.navscene",
          "write tests for the rest"),
      ])
  }

  static func run(_ arguments: Arguments) throws(Failure) -> ExitCode {
    let targets = ReportTarget.targets(arguments, reporter, standard: Form.text.rawValue)
    let counting = TestCoverage.isWanted(arguments) ? try TestCoverage(arguments) : nil
    let suggesting = try Suggestions(arguments)
    let project = try Project.running(arguments, preferring: .texts)
    try Files.check(
      outputs: targets.compactMap(\.file) + (counting?.files ?? []),
      against: project.inputs.identities)
    // Without tests to report, standard output is for the reasons, unless a program waits there.
    let program = project.runnable(arguments)
    let isFree =
      program == nil
      && targets.allSatisfy { $0.file != nil || $0.keyword == Form.text.rawValue }
    try Reporting(color: arguments.value(of: .color))
      .report(project.findings, project.sources, to: isFree ? .output : .error)
    guard let program else {
      try write(UntestedProject(project.findings, project.sources), targets)
      return .findings
    }

    let usual = try Run.usual(arguments)
    let chosen = chosen(program, arguments.value(of: filter))
    if chosen.isEmpty {
      guard let text = arguments.value(of: filter), !program.scenarios.isEmpty else {
        Output.status("there are no tests\n")
        guard counting != nil || suggesting != nil else {
          try write(TestRun([]), project, targets, arguments)
          return project.exitCode(arguments)
        }
        return try play([], program, usual, project, targets, counting, suggesting, arguments)
      }
      throw .usage(
        "no test's title contains '\(text)'",
        help: [
          "there \(program.scenarios.count == 1 ? "is" : "are") "
            + amount(program.scenarios.count, "test")
        ])
    }
    return try play(chosen, program, usual, project, targets, counting, suggesting, arguments)
  }

  /// Plays tests, and writes what is asked for.
  private static func play(
    _ tests: [ID<Scenario>], _ program: Program, _ usual: UsualSystem, _ project: Project,
    _ targets: [ReportTarget], _ counting: TestCoverage?, _ suggesting: Suggestions?,
    _ arguments: Arguments
  ) throws(Failure) -> ExitCode {
    var coverage = counting == nil && suggesting == nil ? nil : Coverage(program)
    Progress.begin("playing", tests.count, "test")
    let run = TestRun(
      tests.map { test in
        defer { Progress.advance() }
        return PlayedTest(
          program.run(test, usually: usual, noting: &coverage), program, project.sources)
      })
    // A program that reads a report from standard output wants nothing else there.
    let isTaken = suggesting != nil || counting?.fillsOutput == true
    if isTaken && !arguments.has(reporter) && targets.allSatisfy({ $0.file == nil }) {
      Output.status(String(decoding: run.text(.plain), as: UTF8.self))
    } else {
      try write(run, project, targets, arguments)
    }
    var isFine = run.failedCount == 0
    if var counted = coverage {
      if let counting {
        if try !counting.play(program, project, arguments, into: &counted) { isFine = false }
        try counting.write(counted, program, project.sources, besidesText: suggesting != nil)
        if !counting.isEnough(counted) { isFine = false }
      }
      try suggesting?.write(counted, program, usual, project.sources)
    }
    return isFine ? project.exitCode(arguments) : .findings
  }

  private static func chosen(_ program: Program, _ filter: String?) -> [ID<Scenario>] {
    guard let filter = filter.map({ Array($0.lowercased().utf8) }) else {
      return Array(program.scenarios.ids)
    }
    return program.scenarios.ids.filter { scenario in
      Array(program[program[scenario].title].lowercased().utf8).holds(filter)
    }
  }

  private static func write(
    _ run: TestRun, _ project: Project, _ targets: [ReportTarget], _ arguments: Arguments
  ) throws(Failure) {
    for target in targets {
      let color = target.file == nil ? arguments.value(of: .color) : "never"
      let bytes =
        switch Form(rawValue: target.keyword) ?? .text {
        case .text: run.text(Terminal.palette(color, for: .output))
        case .tap: run.tap()
        case .junit: run.junit()
        case .json: run.json(project.findings, project.sources)
        }
      try write(bytes, to: target)
    }
  }

  private static func write(
    _ project: UntestedProject, _ targets: [ReportTarget]
  ) throws(Failure) {
    for target in targets {
      switch Form(rawValue: target.keyword) ?? .text {
      case .text:
        // A terminal has shown it already.
        if target.file != nil { try write(project.text(), to: target) }
      case .tap: try write(project.tap(), to: target)
      case .junit: try write(project.junit(), to: target)
      case .json: try write(project.json(), to: target)
      }
    }
  }

  private static func write(_ bytes: [UInt8], to target: ReportTarget) throws(Failure) {
    if let file = target.file {
      try Files.write(bytes, to: file)
    } else {
      try Output.report(bytes)
    }
  }
}

/// The tests that were played, in the order of their declaration.
struct TestRun {
  let tests: [PlayedTest]
  let failedCount: Int

  init(_ tests: [PlayedTest]) {
    self.tests = tests
    failedCount = tests.count { !$0.failures.isEmpty }
  }

  var passedCount: Int { tests.count - failedCount }
}

/// One test with everything that a report says of it.
struct PlayedTest {
  struct Failure {
    let place: ShownPlace
    let message: String
  }

  let title: String
  let place: ShownPlace
  let failures: [Failure]
  /// What happened, line by line.
  let trace: [String]

  init(title: String, place: ShownPlace, failures: [Failure], trace: [String]) {
    self.title = title
    self.place = place
    self.failures = failures
    self.trace = trace
  }

  init(_ result: ScenarioResult, _ program: Program, _ sources: Table<SourceText>) {
    let scenario = program[result.scenario]
    title = program[scenario.title]
    place = ShownPlace(scenario.place, program, sources)
    failures = result.failures.map {
      Failure(place: ShownPlace($0.place, program, sources), message: $0.message)
    }
    trace = result.trace
  }
}

/// A place as people read it.
struct ShownPlace {
  let path: String
  let position: LineIndex.Position
  /// The line itself, if the text is at hand: a compiled graph has none.
  let line: String?

  init(_ place: Place, _ program: Program, _ sources: Table<SourceText>) {
    let source = program.sources[place.source]
    path = source.path
    // A compiled program numbers its sources as the compiler was given them.
    let file = ID<SourceText>(Int(place.source.index))
    let bytes = sources.ids.contains(file) ? sources[file].bytes : []
    if bytes.isEmpty {
      position = source.lines.positionUTF8(at: place.range.start)
      line = nil
    } else {
      position = source.lines.position(at: place.range.start, in: bytes)
      line = sources[file][source.lines.range(ofLine: position.line, in: bytes)]
    }
  }

  var text: String { "\(path):\(position.line):\(position.column)" }
}

extension [UInt8] {
  /// Whether `part` is somewhere in it.
  func holds(_ part: [UInt8]) -> Bool {
    guard count >= part.count else { return false }
    return (0...count - part.count).contains { self[$0..<$0 + part.count] == part[...] }
  }
}
