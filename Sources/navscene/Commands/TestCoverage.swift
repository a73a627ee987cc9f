import NavCheck
import NavConsole
import NavModel
import NavText

/// What `test` does to find out how much of an app its tests exercise.
struct TestCoverage {
  enum Form: String, CaseIterable {
    case text
    case markdown
    case json
    case lcov
  }

  static var coverage: Flag {
    let words = Form.allCases.map(\.rawValue)
    return Flag(
      "--coverage", takes: .optionalChoice("FORM", words), isRepeatable: true,
      "report what the tests exercise: \(words.joined(separator: ", "))")
  }

  static var output: Flag {
    Flag(
      "--coverage-output", takes: .file("FILE"), isRepeatable: true,
      "write the preceding --coverage's report to FILE")
  }

  static var threshold: Flag {
    Flag(
      "--coverage-threshold", takes: .text("PERCENT"),
      "fail when less than PERCENT of everything is exercised")
  }

  static var script: Flag {
    Flag(
      "--script", takes: .file("FILE"), isRepeatable: true,
      "count what these commands of 'run' exercise, too")
  }

  static var flags: [Flag] { [coverage, output, threshold, script] }

  /// Whether anything is asked for that has to be counted.
  static func isWanted(_ arguments: Arguments) -> Bool {
    flags.contains { arguments.has($0) }
  }

  let targets: [ReportTarget]
  private let permille: Int?
  private let scripts: [String]

  init(_ arguments: Arguments) throws(Failure) {
    let isReported =
      arguments.has(Self.coverage) || arguments.has(Self.output)
      || !arguments.has(Suggestions.suggest)
    targets =
      isReported
      ? ReportTarget.targets(
        arguments, Self.coverage, Self.output, standard: Form.text.rawValue) : []
    scripts = arguments.values(of: Self.script)
    permille = try arguments.value(of: Self.threshold).map(Self.permille)
    // What is after a blank is a path.
    for word in arguments.operands
    where arguments.has(Self.coverage) && Form(rawValue: word) != nil
      && Files.status(of: word) == nil
    {
      throw .usage(
        "there is no file '\(word)'",
        help: ["the form of a report follows '=', as in --coverage=\(word)"])
    }
    if scripts.contains("-") && arguments.paths.contains("-") {
      throw .usage(
        "standard input cannot hold both the program and the commands",
        help: ["take the commands from a file"])
    }
  }

  /// Whether a program reads the report on standard output, so that nothing else may stand there.
  var fillsOutput: Bool {
    targets.contains { $0.file == nil && $0.keyword != Form.text.rawValue }
  }

  var files: [String] { targets.compactMap(\.file) }

  /// `80`, `87.5` or `100%`, in tenths of a percent.
  private static func permille(_ text: String) throws(Failure) -> Int {
    let number = text.hasSuffix("%") ? text.dropLast() : text[...]
    let parts = number.split(separator: ".", omittingEmptySubsequences: false)
    let tenths = parts.count > 1 ? parts[1] : "0"
    if parts.count <= 2, tenths.utf8.count == 1, number.utf8.allSatisfy({ isDigitOrPoint($0) }),
      let whole = Int(parts[0]), let tenth = Int(tenths), whole * 10 + tenth <= 1000, whole <= 100
    {
      return whole * 10 + tenth
    }
    throw .usage(
      "'\(text)' is no percentage", help: ["write one from 0 to 100, such as 80 or 87.5"])
  }

  private static func isDigitOrPoint(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ".") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  /// Plays the scripts, as far as they can be played; whether all could.
  func play(
    _ program: Program, _ project: Project, _ arguments: Arguments, into coverage: inout Coverage
  ) throws(Failure) -> Bool {
    var arePlayed = true
    for path in scripts {
      guard
        let lines = try Run.lines(ofScript: path, Reporting(color: arguments.value(of: .color)))
      else {
        arePlayed = false
        continue
      }
      var start = Session.Start()
      start.usual = try Run.usual(arguments)
      var session = Session(program, start)
      var inputs = project.inputs.identities
      inputs.insert(fileAt: path)
      if !session.play(try Talk.commands(lines), of: path, besides: inputs) { arePlayed = false }
      coverage.note(session)
    }
    return arePlayed
  }

  /// Writes every report. If suggested tests take standard output, text for people goes to standard error.
  func write(
    _ coverage: Coverage, _ program: Program, _ sources: Table<SourceText>,
    besidesText isTaken: Bool
  ) throws(Failure) {
    let report = CoverageReport(coverage, program, sources)
    for target in targets {
      let bytes =
        switch Form(rawValue: target.keyword) ?? .text {
        case .text: report.text()
        case .markdown: report.markdown()
        case .json: report.json()
        case .lcov: report.lcov()
        }
      if let file = target.file {
        try Files.write(bytes, to: file)
      } else if isTaken {
        Output.status(String(decoding: bytes, as: UTF8.self))
      } else {
        try Output.report(bytes)
      }
    }
  }

  /// Whether enough is covered; says so if it isn't.
  func isEnough(_ coverage: Coverage) -> Bool {
    let share = coverage.share
    guard let permille, share.total > 0, share.covered * 1000 < permille * share.total else {
      return true
    }
    Output.status(
      "coverage is \(share.percentage), below \(permille / 10).\(permille % 10) %\n")
    return false
  }
}
