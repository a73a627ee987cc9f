import NavCompiler
import NavModel
import NavSyntax
import NavText

/// `compile`: texts to a compiled graph, or to one of the forms on the way there.
enum Compile {
  enum Form: String, CaseIterable {
    case graph
    case outline
    case json
    case tokens
    case tree
  }

  private static var emit: Flag {
    Flag(
      "--emit", takes: .choice("FORM", Form.allCases.map(\.rawValue)),
      "graph (the default), outline, json, tokens or tree")
  }

  private static var check: Flag {
    Flag(
      "--check", takes: .file("FILE"),
      "with --emit outline: compare with the outline in FILE, and fail with the difference")
  }

  private static var quiet: Flag {
    Flag("--quiet", short: "-q", "report errors only")
  }

  static var facts: Subcommand.Facts {
    Subcommand.Facts(
      summary: "compile text or storyboards to a graph", operands: .paths,
      flags: [.output, emit, check, quiet] + Reporting.flags + [.stdinFilename],
      details: [
        "Reads the files together, as one app, and writes its navigation graph. Without -o, the graph of",
        "Shop.navscene is written beside it as Shop.navgraph, and that of a folder into the current folder",
        "under the folder's name; of several paths the first counts. The other forms go to standard output.",
        "",
        "Findings go to standard output, or to standard error while that carries the result. Nothing is",
        "written when the exit code is 1, except tokens and trees, which exist for broken files too.",
        "",
        "An outline that is kept in the repository is a baseline: --check fails where the app no longer fits it. With --quiet",
        "and --no-fail, outlines are what git can compare in place of storyboards: as textconv of a diff driver.",
      ],
      examples: [
        Subcommand.Example(
          "navscene compile Samples/Clock.navscene", "write Samples/Clock.navgraph"),
        Subcommand.Example(
          "navscene compile Samples -o App.navgraph", "all files of a folder, as one app"),
        Subcommand.Example("navscene compile Samples --emit outline", "show what was understood"),
        Subcommand.Example(
          "navscene compile Samples --emit outline -o App.outline", "keep it, to compare with later"
        ),
        Subcommand.Example(
          "navscene compile Samples --emit outline --check App.outline",
          "fail where the app is not as App.outline has it"),
        Subcommand.Example(
          "navscene compile Samples --reporter json --output report.json",
          "write findings for a program"),
      ])
  }

  static func run(_ arguments: Arguments) throws(Failure) -> ExitCode {
    let form = arguments.value(of: emit).flatMap { Form(rawValue: $0) } ?? .graph
    let baseline = try baseline(arguments, form)
    let inputs = try Inputs(
      arguments.paths, standardInput: arguments.value(of: .stdinFilename),
      leaving: form == .tokens || form == .tree ? nil : .text
    ).withoutDoubles(preferring: .storyboards)
    let destination = try Destination(form, arguments)
    let reporting = Reporting(arguments)
    try destination.check(reporting.files, against: inputs)
    switch form {
    case .tokens, .tree:
      return try dump(form, inputs, destination, reporting)
    case .graph, .outline, .json:
      let project = try Project(inputs, isForGraph: form == .graph)
      return try emit(form, project, destination, reporting, baseline, arguments)
    }
  }

  /// The outline to compare with.
  private struct Baseline {
    let path: String
    let bytes: [UInt8]
  }

  private static func baseline(
    _ arguments: Arguments, _ form: Form
  ) throws(Failure) -> Baseline? {
    guard let path = arguments.value(of: check) else { return nil }
    guard form == .outline else {
      throw .usage("\(check.name) compares outlines", help: ["add --emit outline"])
    }
    try arguments.refuse(check, with: .output)
    do {
      return Baseline(path: path, bytes: try Files.readFile(path))
    } catch {
      throw .usage(
        "the outline '\(path)' cannot be read: \(error.reason)",
        help: ["write it with --emit outline -o \(path)"])
    }
  }

  private static func emit(
    _ form: Form, _ project: Project, _ destination: Destination, _ reporting: Reporting,
    _ baseline: Baseline?, _ arguments: Arguments
  ) throws(Failure) -> ExitCode {
    let told =
      arguments.has(quiet)
      ? project.findings.filter { $0.severity == .error } : project.findings
    try reporting.report(told, project.sources, to: destination.streamForReports)
    if reporting.fails(project.findings) { return .findings }
    // Of storyboards with errors there is an outline, for those who look at differences all the same.
    guard let program = project.program, !project.hasErrors || form == .outline else {
      return .success
    }
    if let baseline { return try compare(program, with: baseline, arguments) }
    switch form {
    case .graph: try destination.write(graphOf: program, project.secondHalfOfGraph)
    case .outline: try destination.write(Array(program.outline().utf8))
    case .json: try destination.write(program.json())
    case .tokens, .tree: break
    }
    if case .file(let path) = destination {
      let storyboards = amount(program.storyboards.count, "storyboard")
      Output.status(
        "compiled \(storyboards), \(amount(program.scenes.count, "scene")) to \(path)\n")
    }
    return .success
  }

  private static func compare(
    _ program: Program, with baseline: Baseline, _ arguments: Arguments
  ) throws(Failure) -> ExitCode {
    let difference = unifiedDiff(
      baseline.bytes, Array(program.outline().utf8), path: baseline.path,
      palette: Terminal.palette(arguments.value(of: .color), for: .output))
    if difference.isEmpty { return .success }
    try Output.report(difference)
    Output.status(
      """
      the app is not as '\(baseline.path)' has it
      help: if that is meant, write it anew with -o instead of --check

      """)
    return .findings
  }

  /// What the first stages made of each file.
  private static func dump(
    _ form: Form, _ inputs: Inputs, _ destination: Destination, _ reporting: Reporting
  ) throws(Failure) -> ExitCode {
    if let graph = inputs.graphs.first {
      throw .usage("'\(graph.path)' is compiled: it has no \(form.rawValue) any more")
    }
    try inputs.demandTexts("has \(form.rawValue)")
    var findings = inputs.findings
    var out = TextWriter()
    for file in inputs.texts {
      let source = inputs.sources[file]
      if inputs.texts.count > 1 {
        out.line("// \(source.path)")
      }
      var names = NameTable()
      let parsed = parse(source, names: &names, words: .language)
      findings += parsed.problems.map { $0.found(in: file).diagnostic }
      out.write(
        form == .tokens
          ? dumpTokens(of: source) : dumpTree(of: parsed, source: source, names: names))
    }
    try reporting.report(findings, inputs.sources, to: destination.streamForReports)
    try destination.write(out.bytes)
    return reporting.fails(findings) ? .findings : .success
  }
}

/// Where the result of `compile` goes.
private enum Destination {
  case file(String)
  case standardOutput

  init(_ form: Compile.Form, _ arguments: Arguments) throws(Failure) {
    switch arguments.value(of: .output) {
    case "-": self = .standardOutput
    case let path?: self = .file(path)
    case nil: self = form == .graph ? Self.beside(arguments.paths) : .standardOutput
    }
    if case .standardOutput = self, form == .graph, Terminal.isTerminal(.output) {
      throw .usage(
        "a compiled graph is not for people: it is not written to a terminal",
        help: ["-o OUT writes it to a file", "--emit outline shows it as text"])
    }
  }

  /// Where people look first: beside the file, or in the current folder under the folder's name.
  /// The first of several paths gives the name.
  private static func beside(_ paths: [String]) -> Destination {
    let path = paths[0]
    if path == "-" { return .standardOutput }
    for ending in [".navscene", ".navgraph", ".storyboard"]
    where path.hasSuffix(ending) && !Files.isFolder(path) {
      return .file(path.dropLast(ending.count) + ".navgraph")
    }
    if Files.isFolder(path) {
      return .file((Files.name(ofFolder: path) ?? "App") + ".navgraph")
    }
    return .file(path + ".navgraph")
  }

  /// The stream that is free.
  var streamForReports: Terminal.Stream {
    switch self {
    case .file: .output
    case .standardOutput: .error
    }
  }

  /// Refuses to write over what was read, or twice over the same file.
  func check(_ reports: [String], against inputs: Inputs) throws(Failure) {
    var outputs = reports
    if case .file(let path) = self {
      outputs.append(path)
    }
    try Files.check(outputs: outputs, against: inputs.identities)
  }

  func write(
    graphOf program: Program, _ secondHalf: Meanwhile<SecondHalfOfGraph>?
  ) throws(Failure) {
    switch self {
    case .file(let path):
      // The checksum detects half a file.
      try Files.write(to: path, canBeMadeAgain: true) { file in
        let header = program.writeGraph(secondHalf: secondHalf.map { $0.value }) {
          file.append($0)
        }
        file.replaceStart(with: header)
      }
    case .standardOutput: try Output.report(program.graph())
    }
  }

  func write(_ bytes: [UInt8]) throws(Failure) {
    switch self {
    case .file(let path): try Files.write(bytes, to: path)
    case .standardOutput: try Output.report(bytes)
    }
  }
}
