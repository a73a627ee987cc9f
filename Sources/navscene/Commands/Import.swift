import NavCompiler
import NavModel
import NavStoryboard
import NavText

/// `import`: storyboards to text that one would keep.
enum Import {
  private static var sources: Flag {
    Flag(
      "--sources", takes: .file("DIR"), isRepeatable: true,
      "declare classes as the Swift and Objective-C files below DIR do")
  }

  static var facts: Subcommand.Facts {
    Subcommand.Facts(
      summary: "convert storyboards to maintainable text", operands: .paths,
      flags: [.output, sources, .noSources, .target] + Reporting.flags + [.stdinFilename],
      details: [
        "Reads the storyboards together, as one app, and writes them as one text to standard output, or to OUT:",
        "scenes, bars, elements and connections, under names that are made of classes, identifiers and titles.",
        "Compiling the text gives the same app. What the language has no words for is reported as 'left-out', one",
        "finding for all files: objects, outlets and segues, runtime attributes, key commands, and how many settings of",
        "behaviour, layout, accessibility and looks. What Interface Builder writes for itself, such as the canvas, does",
        "not count.",
        "",
        "Classes are declared as in the project's code, which is found as 'lint' finds it or named with --sources.",
        "Without code they are declared as far as their connections, or the class lists of Xcode 4, show them. An unwind",
        "action is then declared by the nearest screens that lead there; if nothing leads there, by the screen of that",
        "name, such as Menu for unwindToMenu, or by a class UnwindDestination that no scene has.",
        "",
        "Mistakes of a storyboard, such as a navigation controller without a root, are reported and stay mistakes in the",
        "text, which is written all the same; so are connected outlets and actions that the sources do not have.",
        "A compiled graph is read as well; in a folder, storyboards and xibs are.",
      ],
      examples: [
        Subcommand.Example(
          "navscene import Main.storyboard -o Shop.navscene", "write Shop.navscene"),
        Subcommand.Example(
          "navscene import Main.storyboard Settings.storyboard", "show two storyboards as text"),
        Subcommand.Example(
          "navscene import Main.storyboard --sources Shop -o Shop.navscene",
          "declare classes as the sources do"),
        Subcommand.Example("navscene import App -o App.navscene", "all storyboards of a folder"),
      ])
  }

  static func run(_ arguments: Arguments) throws(Failure) -> ExitCode {
    let inputs = try Inputs(
      arguments.paths, standardInput: arguments.value(of: .stdinFilename),
      endings: [".storyboard", ".xib"])
    if let text = inputs.texts.first {
      throw .usage(
        "'\(inputs.sources[text].path)' is text already",
        help: ["import makes text of storyboards", "'navscene fmt' lays a text out"])
    }
    let output = arguments.value(of: .output).flatMap { $0 == "-" ? nil : $0 }
    if let output, output.hasSuffix(".storyboard") || output.hasSuffix(".xib") {
      throw .usage(
        "'\(output)' has Interface Builder's file extension",
        help: ["name it .navscene: import writes text"])
    }
    let reporting = Reporting(arguments)
    let folders = arguments.values(of: Self.sources, and: .output).filter(\.isFirst).map(\.value)
    let configuration = try Configuration(for: arguments)
    let sourceCode = try CodeFolder.beside(
      inputs, for: .declarations, sources: folders, arguments, configuration,
      ofApp: AppChoice(arguments))
    if sourceCode == nil && arguments.has(.target) {
      throw .usage("--target names an app of a project, and no project was read")
    }
    let ofApp = sourceCode?.storyboards(of: inputs) ?? inputs
    try Files.check(
      outputs: reporting.files + (output.map { [$0] } ?? []),
      against: sourceCode?.identities ?? inputs.identities)
    let project = try Project(ofApp, code: sourceCode, for: .text)
    var (sources, findings) = (project.sources, project.findings)
    for problem in sourceCode?.problems ?? [] {
      let file = sources.append(SourceText(path: problem.path, bytes: []))
      findings.append(problem.finding(Location(file, SourceRange(0, 0))))
    }
    try reporting.report(findings, sources, to: output == nil ? .error : .output)
    let code: ExitCode = reporting.fails(findings) ? .findings : .success
    // A mistake in a storyboard is one in its text; of files that cannot be read something would be missing.
    let isWhole = !inputs.findings.contains { $0.severity == .error }
    guard let program = project.program, isWhole else { return code }
    let text = canonicalText(of: program)
    defer {
      tellGuesses(project.guessedUnwinds)
      tellRenamed(project.renamedClasses)
      reportErrors(of: text, besides: Set(findings.map(\.code)))
      tellEmptyStoryboards(program)
    }
    // A text of nothing takes the place of no other.
    if program.storyboards.isEmpty { return .findings }
    guard let output else {
      try Output.report(text)
      return code
    }
    try Files.write(text, to: output)
    let storyboards = amount(program.storyboards.count, "storyboard")
    Output.status(
      "imported \(storyboards), \(amount(program.scenes.count, "scene")) to \(output)\n")
    tellNeighbours(of: output, inputs)
    return code
  }

  /// A search of the text's folder finds the storyboards as well, and both are one app.
  private static func tellNeighbours(of output: String, _ inputs: Inputs) {
    guard let folder = Files.realPath(Files.folder(of: output)) else { return }
    let isBeside = inputs.sources[inputs.storyboards].contains { file in
      Files.realPath(file.path)?.hasPrefix(folder == "/" ? "/" : folder + "/") ?? false
    }
    guard isBeside, output.hasSuffix(".navscene") else { return }
    Output.status(
      "it is in a folder with its storyboards, where lint, run and draw use those, and test the text; another folder keeps it apart\n"
    )
  }

  /// Some mistakes Xcode lets pass, and they have not been reported yet.
  private static func reportErrors(of text: [UInt8], besides known: Set<String>) {
    var codes: [String] = []
    var counts: [String: Int] = [:]
    let compilation = Compilation(Table([SourceText(path: "", bytes: text)]))
    for finding in compilation.diagnostics
    where finding.severity == .error && !known.contains(finding.code) {
      if counts[finding.code] == nil { codes.append(finding.code) }
      counts[finding.code, default: 0] += 1
    }
    guard !codes.isEmpty else { return }
    let list = codes.map { "\(counts[$0] ?? 0) \($0)" }.joined(separator: ", ")
    Output.status(
      """
      the text does not compile yet, for what Xcode lets pass: \(list)
      help: 'navscene compile' says where, 'navscene explain \(codes[0])' why

      """)
  }

  /// A text calls a class by its name alone.
  private static func tellRenamed(_ classes: [RenamedClass]) {
    if classes.isEmpty { return }
    let shown = classes.prefix(8).map { "\($0.module).\($0.name) is \($0.newName)" }
    let rest = classes.count > shown.count ? "; and \(classes.count - shown.count) more" : ""
    let those = classes.count == 1 ? "a class has" : "\(classes.count) classes have"
    Output.status(
      "\(those) the name of another module's: \(shown.joined(separator: ", "))\(rest)\n")
  }

  /// What there is nothing of.
  private static func tellEmptyStoryboards(_ program: Program) {
    if program.storyboards.isEmpty {
      Output.status("nothing was imported: there is no storyboard of iOS among the files\n")
    }
  }

  /// A storyboard names unwind actions and does not say whose they are.
  static func tellGuesses(_ guesses: [GuessedUnwind]) {
    if guesses.isEmpty { return }
    for reason in GuessedUnwind.Reason.allCases {
      let those = guesses.filter { $0.reason == reason }
      if those.isEmpty { continue }
      let isOne = those.count == 1
      var line = "\(amount(those.count, "unwind action")) \(isOne ? "is" : "are") declared by "
      switch reason {
      case .leadsThere: line += "the nearest screens that lead there"
      case .isNamed:
        line +=
          "\(isOne ? "the screen" : "screens") of that name, for nothing leads to "
          + "\(isOne ? "its segue" : "their segues")"
      case .isElsewhere:
        line +=
          "a class that no scene is of, for nothing leads to "
          + "\(isOne ? "its segue" : "their segues")"
      case .isNowhere:
        line += "a class that no scene is of, for no source does"
      }
      let shown = those.prefix(8).map { "\($0.action) by \($0.owners.joined(separator: ", "))" }
      let rest = those.count > shown.count ? "; and \(those.count - shown.count) more" : ""
      Output.status("\(line): \(shown.joined(separator: "; "))\(rest)\n")
    }
    let actions = Set(guesses.filter { $0.reason != .isNowhere }.map(\.action))
    if actions.isEmpty { return }
    Output.status("help: --sources DIR finds whose \(actions.count == 1 ? "it is" : "they are")\n")
  }
}
