import NavCheck
import NavConsole
import NavModel
import NavSimulator
import NavText

/// The verdicts on checks and on what is claimed of every app, as reports tell them.
struct CheckReport {
  /// One claim with everything that a report says of it.
  struct Line {
    let title: String
    /// The claim as the language says it.
    let claim: String
    let place: ShownPlace
    let verdict: Verdict
    let trace: MoveTrace?
    /// What is wrong at the end of the trace, or why nothing is known.
    let explanation: String
  }

  private let lines: [Line]
  private let program: Program

  init(
    _ results: [CheckResult], _ program: Program, _ sources: Table<SourceText>,
    usually usual: UsualSystem
  ) {
    self.program = program
    lines = results.flatMap { result in
      result.lines.map { line in
        Self.line(line, of: result, program, sources, usually: usual)
      }
    }
  }

  private static func line(
    _ line: CheckResult.Line, of result: CheckResult, _ program: Program,
    _ sources: Table<SourceText>, usually usual: UsualSystem
  ) -> Line {
    let title: String
    let claim: String
    let place: Place
    switch result.subject {
    case .check(let check):
      title = program[program[check].title]
      claim = line.claim.map { program.spelled($0) } ?? ""
      place = line.claim.map { program[$0].place } ?? program[check].place
    case .builtIn(let builtIn):
      title = builtIn.title
      claim = builtIn.spelling
      let storyboard = result.circumstances.storyboard ?? ID(0)
      place = program[storyboard].place
    }
    var trace: MoveTrace?
    if let refutation = line.verdict.counterexample {
      trace = MoveTrace(
        of: refutation.moves, from: program.launch(for: result.circumstances, usually: usual),
        in: program)
    }
    return Line(
      title: title, claim: claim, place: ShownPlace(place, program, sources),
      verdict: line.verdict, trace: trace, explanation: program.explanation(of: line.verdict))
  }

  var provenCount: Int { lines.count { $0.verdict.isProven } }
  var refutedCount: Int { lines.count { $0.verdict.isRefuted } }
  var undecidedCount: Int { lines.count - provenCount - refutedCount }

  /// The commands of the run that refutes the first refuted claim, if a run does.
  var firstRefutation: [String]? { lines.first { $0.trace != nil }?.trace?.script }

  /// A claim that is refuted fails, and so does one that is not decided, unless it may.
  func exitCode(_ mayBeUndecided: Bool, _ other: ExitCode) -> ExitCode {
    refutedCount > 0 || undecidedCount > 0 && !mayBeUndecided ? .findings : other
  }

  // MARK: Text

  /// A line a claim, below it the run that refutes it, and how many were decided how at the end.
  func text(_ palette: Palette) -> [UInt8] {
    var out = TextWriter(indentUnit: "  ")
    var last: String?
    for line in lines {
      if line.title != last {
        out.line("\(mark(of: line.title, palette)) \(printable(line.title))")
      }
      last = line.title
      out.indent()
      write(line, into: &out)
      out.outdent()
    }
    var counts = ["\(provenCount) proven", "\(refutedCount) refuted"]
    if undecidedCount > 0 { counts.append("\(undecidedCount) not decided") }
    if !lines.isEmpty { out.line(counts.joined(separator: ", ")) }
    return out.bytes
  }

  /// The worst of the verdicts on one check.
  private func mark(of title: String, _ palette: Palette) -> String {
    let verdicts = lines.filter { $0.title == title }.map { $0.verdict }
    let (mark, color) =
      verdicts.contains { $0.isRefuted }
      ? ("✗", "31") : verdicts.allSatisfy { $0.isProven } ? ("✓", "32") : ("?", "33")
    return palette == .ansi ? "\u{1B}[\(color)m\(mark)\u{1B}[0m" : mark
  }

  private func write(_ line: Line, into out: inout TextWriter) {
    let place = line.verdict.isProven ? "" : "\(printable(line.place.text)): "
    out.line("\(place)\(printable(line.claim)): \(printable(line.explanation))")
    guard let trace = line.trace else { return }
    out.indent()
    for start in trace.start { out.line("launch: \(printable(start))") }
    for step in trace.steps {
      for command in step.lines { out.line(printable(command)) }
      out.indent()
      for change in step.changes { out.line(printable(change)) }
      for diagnostic in step.diagnostics {
        out.line("\(diagnostic.error.code): \(printable(program.message(of: diagnostic)))")
      }
      out.outdent()
    }
    out.outdent()
  }

  // MARK: For machines

  /// The verdicts as results of tests, for readers of these: a claim that is not proven has failed.
  var testRun: TestRun {
    TestRun(
      lines.map { line in
        PlayedTest(
          title: "\(line.title): \(line.claim)", place: line.place,
          failures: line.verdict.isProven
            ? [] : [PlayedTest.Failure(place: line.place, message: line.explanation)],
          trace: line.trace?.script ?? [])
      })
  }

  /// One document: `schema`, `proven`, `refuted`, `undecided`, `claims` and `diagnostics`. Of a claim: `title`, `claim`,
  /// place, `verdict`, `explanation`, `states`, and where it is refuted `moves`, each with `lines`, `changes` and
  /// `errors`.
  func json(_ findings: [Diagnostic], _ sources: Table<SourceText>) -> [UInt8] {
    var json = JSONWriter(.pretty)
    json.beginObject()
    json.member("schema", 1)
    json.member("columnUnit", "unicodeScalar")
    json.member("proven", provenCount)
    json.member("refuted", refutedCount)
    json.member("undecided", undecidedCount)
    json.key("claims")
    json.beginArray()
    for line in lines {
      json.beginObject()
      json.member("title", line.title)
      json.member("claim", line.claim)
      json.member("path", line.place.path)
      json.member("line", line.place.position.line)
      json.member("column", line.place.position.column)
      json.member("verdict", line.verdict.word)
      json.member("explanation", line.explanation)
      json.member("states", line.verdict.stateCount.exact)
      if let trace = line.trace { write(trace, into: &json) }
      json.endObject()
    }
    json.endArray()
    json.key("diagnostics")
    writeDiagnostics(findings, sources, to: &json)
    json.endObject()
    return json.bytes + [UInt8(ascii: "\n")]
  }

  private func write(_ trace: MoveTrace, into json: inout JSONWriter) {
    json.key("moves")
    json.beginArray()
    for step in trace.steps {
      json.beginObject()
      json.member("lines", step.lines)
      json.member("changes", step.changes)
      json.member("errors", step.diagnostics.map { $0.error.code })
      json.endObject()
    }
    json.endArray()
  }
}
