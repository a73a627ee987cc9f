import NavText

/// A report and where it goes.
struct ReportTarget {
  /// The value of `--reporter`.
  let keyword: String
  /// Nil is standard output, or standard error while that carries a result.
  var file: String?

  /// An `--output` belongs to the `--reporter` before it; one before any reporter to the first.
  static func targets(
    _ arguments: Arguments, _ reporter: Flag, _ output: Flag = .reportFile, standard: String
  ) -> [ReportTarget] {
    var targets: [ReportTarget] = []
    var early: [String] = []
    for (isReporter, value) in arguments.values(of: reporter, and: output) {
      if isReporter {
        let file = early.isEmpty ? nil : early.removeFirst()
        targets.append(ReportTarget(keyword: value, file: file))
      } else if let last = targets.last {
        if last.file == nil {
          targets[targets.count - 1].file = value
        } else {
          targets.append(ReportTarget(keyword: last.keyword, file: value))
        }
      } else {
        early.append(value)
      }
    }
    let keyword = targets.first?.keyword ?? standard
    targets += early.map { ReportTarget(keyword: keyword, file: $0) }
    if targets.isEmpty {
      targets = [ReportTarget(keyword: standard)]
    }
    return targets.map { $0.file == "-" ? ReportTarget(keyword: $0.keyword) : $0 }
  }
}

/// How a command tells its findings: the forms and files that were asked for, and what makes it fail.
struct Reporting {
  private let targets: [ReportTarget]
  private let threshold: Severity?
  private let color: String?

  static var flags: [Flag] {
    [.reporter, .reportFile, .strict, .failureThreshold, .noFail, .color]
  }

  /// The same for a command that writes nothing but reports.
  static var flagsOfReports: [Flag] {
    flags.map { $0.name == Flag.reportFile.name ? .onlyReportFile : $0 }
  }

  /// What a configuration says counts where the command line is silent.
  init(_ arguments: Arguments, _ configuration: Configuration? = nil) {
    targets = ReportTarget.targets(
      arguments, .reporter, standard: configuration?.reporter ?? Reporter.text.keyword)
    color = arguments.value(of: .color)
    if arguments.has(.noFail) {
      threshold = nil
    } else {
      let word = arguments.value(of: .failureThreshold)
      let chosen = word.map { word in Severity.allCases.first { $0.word == word } } ?? .error
      let isStrict = arguments.has(.strict) || configuration?.isStrict == true && word == nil
      threshold = chosen.map { isStrict ? min($0, .warning) : $0 }
    }
  }

  /// In words for people, for commands whose own reports are something else.
  init(color: String?) {
    targets = [ReportTarget(keyword: Reporter.text.keyword)]
    threshold = .error
    self.color = color
  }

  var files: [String] { targets.compactMap(\.file) }

  /// Whether every report is written part by part.
  var comesInParts: Bool {
    targets.allSatisfy { Reporter(keyword: $0.keyword)?.separator != nil }
  }

  func fails(_ findings: [Diagnostic]) -> Bool {
    guard let threshold else { return false }
    return findings.contains { $0.severity >= threshold }
  }

  /// Writes every report. `stream` is where those without a file go. Texts that were let go are read where they are shown;
  /// for that the reports have to come in parts.
  func report(
    _ findings: [Diagnostic], _ sources: Table<SourceText>, _ unread: UnreadFiles? = nil,
    to stream: Terminal.Stream = .output
  ) throws(Failure) {
    let sorted = sortedForReport(findings, sources: sources)
    let setting =
      targets.contains { Reporter(keyword: $0.keyword)?.readsSetting == true }
      ? ReportSetting.ofThisRun(failureThreshold: threshold) : ReportSetting()
    for target in targets {
      let palette = target.file == nil ? Terminal.palette(color, for: stream) : .plain
      let reporter = Reporter(keyword: target.keyword) ?? .text
      let write = { (file: OutputFile) in
        Self.write(sorted, sources, unread, as: reporter, palette, setting, into: file)
      }
      if let file = target.file {
        try Files.write(to: file, write)
      } else {
        try Output.write(to: stream, write)
      }
    }
    if targets.contains(where: { $0.keyword == Reporter.github.keyword }) {
      writeJobSummary(sorted, sources, setting)
    }
    let counts = summary(of: findings)
    if !counts.isEmpty {
      Output.status(counts + "\n")
    }
  }

  /// A report. The parts of a long one are made at the same time, where they can stand for themselves, and each is
  /// written as soon as it and those before it are there: its memory is free for a later one.
  private static func write(
    _ findings: [Diagnostic], _ sources: Table<SourceText>, _ unread: UnreadFiles?,
    as reporter: Reporter, _ palette: Palette, _ setting: ReportSetting, into file: OutputFile
  ) {
    let writer = ReportWriter(
      findings, sources, as: reporter, palette: palette, setting: setting)
    @Sendable func bytes(of part: Range<Int>) -> [UInt8] {
      var out = TextWriter()
      if part.lowerBound > 0, let separator = reporter.separator { out.write(separator) }
      let texts = unread?.texts(shownBy: findings[part], sources) ?? []
      writer.write(Array(findings[part]), texts, into: &out)
      return out.bytes
    }
    let isLong = findings.count >= 100 && reporter.separator != nil
    guard isLong else { return file.append(bytes(of: 0..<findings.count)) }
    Parallel.forEach(
      of: parts(of: findings), threads: Parallel.processorCount, ahead: 4, bytes
    ) { part in
      file.append(part)
    }
  }

  /// Parts of some hundred kilobytes: fewer would take memory, more would be begun too often. Each ends with a file if
  /// it can, since every part reads its files.
  private static func parts(of findings: [Diagnostic]) -> [Range<Int>] {
    let least = max(64, (findings.count - 1) / 32 + 1)
    var parts: [Range<Int>] = []
    var start = 0
    for index in findings.indices.dropFirst() where index - start >= least {
      let file = findings[index].location.file
      guard file != findings[index - 1].location.file || index - start >= 2 * least else {
        continue
      }
      parts.append(start..<index)
      start = index
    }
    return parts + [start..<findings.count]
  }

  /// GitHub Actions names a file for what the page of the job shall show.
  private func writeJobSummary(
    _ findings: [Diagnostic], _ sources: Table<SourceText>, _ setting: ReportSetting
  ) {
    guard let file = Terminal.environment("GITHUB_STEP_SUMMARY") else { return }
    var out = TextWriter()
    NavText.report(findings, sources, as: .markdown, setting: setting, into: &out)
    if !Files.append(out.bytes, to: file) {
      Output.status("the job summary '\(file)' cannot be written\n")
    }
  }
}
