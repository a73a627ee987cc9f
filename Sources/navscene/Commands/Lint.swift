import NavText

/// `lint`: every finding, for people and for CI.
enum Lint {
  private static var fix: Flag {
    Flag("--fix", "apply the fixes that keep the meaning, and report the rest")
  }

  private static var dryRun: Flag {
    Flag("--dry-run", "with --fix: change nothing, and show what would change")
  }

  private static var baseline: Flag {
    Flag("--baseline", takes: .file("FILE"), "report only what is not in this baseline")
  }

  private static var writeBaseline: Flag {
    Flag(
      "--write-baseline", takes: .file("FILE"),
      "write the findings to a baseline, and report only those that no baseline can hold")
  }

  private static var strictBaseline: Flag {
    Flag("--strict-baseline", "fail when a finding in the baseline no longer occurs")
  }

  static var facts: Subcommand.Facts {
    Subcommand.Facts(
      summary: "report findings, for people and CI", operands: .paths,
      flags: [fix, dryRun, baseline, writeBaseline, strictBaseline, .sources, .noSources]
        + Reporting.flagsOfReports
        + [.watch, .stdinFilename],
      details: [
        "Reads the files together, as one app, and reports what is wrong with it: what the language forbids, and",
        "legal but probably unintended UIKit behaviour, such as a screen that nothing leads to. 'navscene rules' lists the",
        "rules, .navscene.json chooses among them, and a comment silences a finding:",
        "",
        "    // navscene:disable:next unreachable-scene -- shown by a push notification",
        "",
        "disable:this is for its own line, disable:file for the file, and disable for what follows, up to an enable.",
        "",
        "Storyboards and xibs are compared with the Swift and Objective-C code of the nearest project: it is searched from",
        "the linted folder upwards, as far as the repository goes. A line on standard error says what was found.",
      ],
      examples: [
        Subcommand.Example("navscene lint", "everything below the current folder"),
        Subcommand.Example("navscene lint --strict Samples", "for CI: warnings fail too"),
        Subcommand.Example("navscene lint --fix --dry-run Samples", "what would be fixed"),
        Subcommand.Example("navscene lint --watch", "again with every change"),
        Subcommand.Example(
          "navscene lint --write-baseline lint-baseline.json", "accept today's findings"),
        Subcommand.Example(
          "navscene lint --baseline lint-baseline.json", "and report only what comes after it"),
        Subcommand.Example(
          "navscene lint --sources Code Main.storyboard", "compare with the code below Code alone"),
      ])
  }

  static func run(_ arguments: Arguments) throws(Failure) -> ExitCode {
    if arguments.has(dryRun) && !arguments.has(fix) {
      throw .usage("--dry-run does nothing without --fix", help: ["write --fix --dry-run"])
    }
    for flag in [writeBaseline, .reporter, .reportFile] {
      try arguments.refuse(dryRun, with: flag)
    }
    for flag in [baseline, strictBaseline] { try arguments.refuse(writeBaseline, with: flag) }
    for flag in [fix, writeBaseline] { try arguments.refuse(.watch, with: flag) }
    let configuration = try Configuration(for: arguments)
    let reporting = Reporting(arguments, configuration)
    let baselinePath = arguments.value(of: baseline) ?? configuration?.baseline
    if arguments.has(strictBaseline) && baselinePath == nil {
      throw .usage(
        "--strict-baseline needs a baseline", help: ["name it with --baseline FILE"])
    }
    // Before anything else is read, so that a wrong name is reported at once.
    var accepted =
      arguments.has(writeBaseline) ? nil : try baselinePath.map(readBaseline)
    // Who only tells what is found needs texts of storyboards no more once they are judged.
    let isReportOnly =
      accepted == nil && reporting.comesInParts && !arguments.has(writeBaseline)
      && !arguments.has(fix)
    var inputs = try Inputs(
      arguments.paths, standardInput: arguments.value(of: .stdinFilename),
      leaving: isReportOnly ? .storyboard : nil
    ).withoutDoubles(preferring: .storyboards)
    let code = try CodeFolder.beside(
      inputs, for: .comparison, sources: arguments.values(of: .sources), arguments, configuration)
    if code != nil, inputs.unread != nil {
      inputs = try inputs.whole().withoutDoubles(preferring: .storyboards)
    }
    let written = arguments.value(of: writeBaseline)
    var read = code?.identities ?? inputs.identities
    if let configuration { read.insert(fileAt: configuration.path) }
    if let baselinePath, written == nil { read.insert(fileAt: baselinePath) }
    try Files.check(outputs: reporting.files + (written.map { [$0] } ?? []), against: read)

    noteRulesInVain(inputs, configuration)
    var linting = try Linting(inputs, inputs.sources, code, configuration)
    if inputs.unread?.haveFailed == true {
      inputs = try inputs.whole().withoutDoubles(preferring: .storyboards)
      linting = try Linting(inputs, inputs.sources, code, configuration)
    }
    if arguments.has(fix) {
      var sources = inputs.sources
      let count = try fixAll(&sources, &linting, accepted, inputs.foreign) {
        sources throws(Failure) in
        try Linting(inputs, sources, code, configuration)
      }
      if arguments.has(dryRun) {
        let palette = Terminal.palette(arguments.value(of: .color), for: .output)
        return try show(sources, inputs.sources, count, palette)
      }
      try write(sources, inputs)
      if count > 0 { Output.status("fixed \(amount(count, "finding"))\n") }
    }
    if let written {
      let new = Baseline(
        linting.findings.filter(linting.isAcceptable), linting.sources, from: .ofThisRun())
      try Files.write(new.json, to: written)
      Output.status("wrote \(amount(new.entries.count, "finding")) to \(written)\n")
      accepted = new
    }
    // What was found goes with the process: giving it back piece by piece takes as long as reporting a part of it.
    if !arguments.has(.watch) { Memory.keep(linting) }
    return try tell(
      linting, inputs.unread, reporting, accepted, isNew: written != nil,
      isStrict: arguments.has(strictBaseline), baselinePath)
  }

  /// Says which rules the project asks for that judge nothing of what was given.
  private static func noteRulesInVain(_ inputs: Inputs, _ configuration: Configuration?) {
    guard let configuration, inputs.graphs.isEmpty else { return }
    var given: [RuleCatalogue.Subject] = inputs.texts.isEmpty ? [] : [.text]
    let paths = inputs.sources[inputs.storyboards].map(\.path)
    if paths.contains(where: { !$0.hasSuffix(".xib") }) { given.append(.storyboard) }
    if paths.contains(where: { $0.hasSuffix(".xib") }) { given.append(.xib) }
    if given.isEmpty { return }
    var lines: [(subjects: [RuleCatalogue.Subject], codes: [String])] = []
    for code in configuration.settings.askedFor.sorted() {
      let subjects = RuleCatalogue.subjects(of: code)
      if subjects.contains(where: given.contains) { continue }
      if let line = lines.firstIndex(where: { $0.subjects == subjects }) {
        lines[line].codes.append(code)
      } else {
        lines.append((subjects, [code]))
      }
    }
    for line in lines {
      let codes = line.codes.map { "'\($0)'" }.joined(separator: ", ")
      let verb = line.codes.count == 1 ? "judges" : "judge"
      let kinds = line.subjects.map(\.words).joined(separator: " and ")
      Output.status(
        "the configuration asks for \(codes), which \(verb) only \(kinds): none were given\n")
    }
  }

  private static func tell(
    _ linting: Linting, _ unread: UnreadFiles?, _ reporting: Reporting, _ accepted: Baseline?,
    isNew: Bool, isStrict: Bool, _ baselinePath: String?
  ) throws(Failure) -> ExitCode {
    var sources = linting.sources
    var findings = linting.findings
    if let accepted {
      let (new, gone) = compare(accepted, linting)
      let known = findings.count - new.count
      findings = new
      if known > 0 && !isNew {
        Output.status("\(amount(known, "finding")) suppressed by the baseline\n")
      }
      if isStrict && !gone.isEmpty {
        let file = sources.append(SourceText(path: baselinePath ?? "", bytes: []))
        findings += gone.map { entry in
          Diagnostic(
            Baseline.facts.code, at: Location(file, SourceRange(0, 0)),
            "\(entry.path) has it no more: \(entry.message) [\(entry.code)]",
            help: ["write the baseline anew with --write-baseline"])
        }
      }
    }
    try reporting.report(findings, sources, unread)
    return reporting.fails(findings) ? .findings : .success
  }

  /// What the project's own baseline does not hold, where it has one; paths start from a folder.
  static func unaccepted(
    _ linting: Linting, _ configuration: Configuration?, in folder: String
  ) throws(Failure) -> [Diagnostic] {
    guard let path = configuration?.baseline else { return linting.findings }
    return compare(try readBaseline(path), linting, from: .at(folder)).new
  }

  private static func compare(
    _ accepted: Baseline, _ linting: Linting, from folder: WorkingFolder = .ofThisRun()
  ) -> (new: [Diagnostic], gone: [Baseline.Entry]) {
    // Errors of the language, and files that cannot be read, are reported whatever a baseline says.
    var (new, gone) = accepted.compare(
      linting.findings.filter(linting.isAcceptable), linting.sources, from: folder)
    new += linting.findings.filter { !linting.isAcceptable($0) }
    // Nothing is known about what was not read now, unless it does not exist.
    let read = Set(Baseline.paths(linting.sources, from: folder))
    let missing = gone.filter { entry in
      read.contains(entry.path) || Files.status(of: folder.repository + "/" + entry.path) == nil
    }
    return (new, missing)
  }

  private static func readBaseline(_ path: String) throws(Failure) -> Baseline {
    let bytes: [UInt8]
    do {
      bytes = try Files.readFile(path)
    } catch {
      throw .usage(
        "the baseline '\(path)' cannot be read: \(error.reason)",
        help: ["navscene lint --write-baseline \(path) makes it"])
    }
    do {
      return try Baseline(bytes)
    } catch {
      throw .usage("'\(path)' cannot be used as a baseline: \(error.reason)")
    }
  }

  // MARK: Fixing

  /// Fixes round by round until nothing is left that fits, and returns how many findings that were.
  private static func fixAll(
    _ sources: inout Table<SourceText>, _ linting: inout Linting, _ accepted: Baseline?,
    _ foreign: Set<String>, again: (Table<SourceText>) throws(Failure) -> Linting
  ) throws(Failure) -> Int {
    var count = 0
    // Each round fixes at least one finding; a fix that brings another must not go on for ever.
    for _ in 0..<100 {
      let findings = (accepted.map { compare($0, linting).new } ?? linting.findings).filter {
        isFixable($0, sources, linting, foreign)
      }
      let fixed = applyFixes(findings, linting.sources)
      if fixed.texts.isEmpty { break }
      count += fixed.count
      for (file, bytes) in fixed.texts {
        sources[file] = SourceText(path: sources[file].path, bytes: bytes)
      }
      linting = try again(sources)
    }
    return count
  }

  /// What was translated to be read, such as UTF-16, is not written back, and neither is what a link leads to that lies
  /// outside of the searched folder.
  private static func isFixable(
    _ finding: Diagnostic, _ sources: Table<SourceText>, _ linting: Linting,
    _ foreign: Set<String>
  ) -> Bool {
    (finding.fix?.edits ?? []).allSatisfy { edit in
      let file = edit.location.file
      return Int(file.index) < sources.count && sources[file].bytes == linting.sources[file].bytes
        && !foreign.contains(sources[file].path)
    }
  }

  private static func show(
    _ sources: Table<SourceText>, _ old: Table<SourceText>, _ count: Int, _ palette: Palette
  ) throws(Failure) -> ExitCode {
    var out = TextWriter()
    for file in sources.ids where sources[file].bytes != old[file].bytes {
      out.write(
        unifiedDiff(
          old[file].bytes, sources[file].bytes, path: old[file].path, palette: palette))
    }
    try Output.report(out.bytes)
    Output.status(count == 0 ? "nothing to fix\n" : "would fix \(amount(count, "finding"))\n")
    return count == 0 ? .success : .findings
  }

  private static func write(
    _ sources: Table<SourceText>, _ inputs: Inputs
  ) throws(Failure) {
    for file in sources.ids where sources[file].bytes != inputs.sources[file].bytes {
      if file == inputs.standardInput {
        throw .usage(
          "standard input cannot be fixed in place",
          help: ["--fix --dry-run shows what would change"])
      }
      try Files.replace(inputs.sources[file], with: sources[file].bytes)
    }
  }
}
