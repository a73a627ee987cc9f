import NavCompiler
import NavSyntax
import NavText

/// `fmt`: files in their canonical layout.
enum Format {
  private static var check: Flag {
    Flag("--check", "change nothing: list files that would change, and fail if there are any")
  }

  private static var diff: Flag {
    Flag("--diff", "change nothing: show what would change, and fail if anything would")
  }

  private static var stdout: Flag {
    Flag("--stdout", "change nothing: write the formatted text to standard output")
  }

  static var facts: Subcommand.Facts {
    Subcommand.Facts(
      summary: "format files in place", operands: .paths,
      flags: [check, diff, stdout, .stdinFilename, .reporter, .color],
      details: [
        "One style, no options: indentation, spaces, line endings, line breaks.",
        "A file with a syntax error is left as it is, and the error is a finding. Standard input ('-') is",
        "written to standard output.",
      ],
      examples: [
        Subcommand.Example("navscene fmt Samples", "format every file of a folder"),
        Subcommand.Example("navscene fmt --check Samples", "for CI: 1 if a file is not formatted"),
        Subcommand.Example("navscene fmt - < Samples/Clock.navscene", "for editors"),
      ])
  }

  /// What becomes of a formatted text.
  private enum Mode {
    case replace
    case check
    case diff
    case print
  }

  static func run(_ arguments: Arguments) throws(Failure) -> ExitCode {
    let mode = try mode(arguments)
    let inputs = try Inputs(arguments.paths, standardInput: arguments.value(of: .stdinFilename))
    if let graph = inputs.graphs.first {
      throw .usage("'\(graph.path)' is a compiled graph, and only text can be formatted")
    }
    try inputs.demandTexts("can be formatted")
    var findings = inputs.findings
    var out = TextWriter()
    var good = 0
    var changed = 0
    var left = 0
    Progress.begin("formatting", inputs.texts.count, "file")
    for file in inputs.texts {
      defer { Progress.advance() }
      let source = inputs.sources[file]
      if inputs.foreign.contains(source.path) {
        left += 1
        continue
      }
      let formatted = format(source, words: .language)
      guard formatted.problems.isEmpty else {
        findings += formatted.problems.map { $0.found(in: file).diagnostic }
        continue
      }
      good += 1
      let isChanged = formatted.bytes != source.bytes
      changed += isChanged ? 1 : 0
      switch mode {
      case _ where file == inputs.standardInput && mode == .replace, .print:
        out.write(utf8: formatted.bytes)
      case .replace:
        if isChanged { try Files.replace(source, with: formatted.bytes) }
      case .check:
        if isChanged { out.line(source.path) }
      case .diff:
        guard isChanged else { break }
        let palette = Terminal.palette(arguments.value(of: .color), for: .output)
        out.write(
          unifiedDiff(source.bytes, formatted.bytes, path: source.path, palette: palette))
      }
    }
    try Output.report(out.bytes)
    let isFree = mode == .replace && inputs.standardInput == nil
    try Reporting(arguments).report(findings, inputs.sources, to: isFree ? .output : .error)
    if left > 0 {
      let (links, those, files) =
        left == 1 ? ("1 link", "it leads", "the file") : ("\(left) links", "they lead", "the files")
      Output.status(
        "left \(links) alone: \(those) out of the folder; name \(files) to format what is there\n")
    }
    if let summary = summary(mode, changed, of: good), inputs.standardInput == nil {
      Output.status(summary)
    }
    let fails = findings.contains { $0.severity == .error }
    return fails || (changed > 0 && (mode == .check || mode == .diff)) ? .findings : .success
  }

  private static func mode(_ arguments: Arguments) throws(Failure) -> Mode {
    let modes: [(flag: Flag, mode: Mode)] = [
      (check, .check), (diff, .diff), (stdout, .print),
    ]
    let chosen = modes.filter { arguments.has($0.flag) }
    guard chosen.count < 2 else {
      throw .usage("\(chosen[0].flag.name) and \(chosen[1].flag.name) exclude each other")
    }
    return chosen.first?.mode ?? .replace
  }

  /// What came of the files that could be formatted.
  private static func summary(_ mode: Mode, _ changed: Int, of good: Int) -> String? {
    guard good > 0 && (mode == .replace || mode == .check) else { return nil }
    if changed == 0 {
      return good == 1 ? "1 file is formatted already\n" : "\(good) files are formatted already\n"
    }
    let verb = mode == .replace ? "formatted" : "would format"
    return "\(verb) \(changed) of \(amount(good, "file"))\n"
  }
}
