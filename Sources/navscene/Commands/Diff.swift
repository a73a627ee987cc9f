import NavDiff
import NavDrawing
import NavText

/// `diff`: what differs between two apps, or two versions of one, and what that means.
enum Diff {
  enum Form: String, CaseIterable {
    case text
    case json
    case markdown
  }

  private static var git: Flag {
    Flag(
      "--git", takes: .text("BASE"),
      "compare the files below PATH... with those of a revision of git; BASE..NEW compares two revisions"
    )
  }

  private static var format: Flag {
    Flag(
      "--format", takes: .choice("FORM", Form.allCases.map(\.rawValue)),
      "text (the default), json, or markdown with a Mermaid chart for a pull request")
  }

  private static var changesOnly: Flag {
    Flag("--changes-only", "leave out what the differences mean for screens, tests and claims")
  }

  private static var output: Flag {
    Flag(
      "--output", short: "-o", takes: .file("OUT"),
      "write the report to OUT; OUT.svg is a picture of the canvas; '-' is standard output")
  }

  static var facts: Subcommand.Facts {
    Subcommand.Facts(
      summary: "compare two apps, or an app with a revision in git", operands: .oldAndNew,
      flags: [git, format, output, changesOnly] + ExplorationLimits.flags + [.color],
      details: [
        "OLD and NEW are files or folders: text, storyboards or a compiled graph, also one of each. It reports which scenes,",
        "arrows, bars, tabs, outlets, actions, texts, elements, variables, tests and checks were added, removed or changed, by",
        "the names that they have in the app; frames and constraints are summed up in a line a screen. Renamed things are",
        "recognized: by their object ids in storyboards, else by what is in them. Places on the canvas, versions of tools, and",
        "the order of scenes and of attributes make no difference.",
        "",
        "Below that it says what the differences mean: screens that can't be reached any more or can be now, tests that fail or",
        "pass now, claims of 'check' blocks that no longer hold or can't be decided within --states, and new errors of 'lint'.",
        "",
        "With --git the files below PATH, by default the current folder, are compared with what they were in BASE: a branch, a",
        "tag or a commit. With BASE..NEW both sides are revisions; with BASE...NEW it is what NEW did since it left BASE.",
        "",
        "The exit code is that of diff: 0 where nothing differs, 1 where something does, 2 where the two could not be",
        "compared: wrong usage, or a file with errors, which are reported.",
      ],
      examples: [
        Subcommand.Example("navscene diff Old.navscene New.navscene", "two versions of a text"),
        Subcommand.Example(
          "navscene diff Main.storyboard Shop.navscene", "a storyboard and a text"),
        Subcommand.Example("navscene diff --git HEAD", "what is not committed yet"),
        Subcommand.Example(
          "navscene diff --git main...HEAD --format markdown", "a comment on a pull request"),
        Subcommand.Example(
          "navscene diff --git main -o changes.svg", "the canvas, with what was added and removed"),
      ])
  }

  static func run(_ arguments: Arguments) throws(Failure) -> ExitCode {
    var limits = try ExplorationLimits(arguments)
    if !arguments.has(ExplorationLimits.states) { limits.states = 100_000 }
    let target = arguments.value(of: output).flatMap { $0 == "-" ? nil : $0 }
    let isPicture = target?.hasSuffix(".svg") ?? false
    if isPicture && arguments.has(format) {
      throw .usage("a picture has no format: leave out \(format.name), or name another file")
    }
    let (old, new) = try sides(arguments)
    for inputs in [old, new] {
      try Files.check(outputs: target.map { [$0] } ?? [], against: inputs.identities)
    }
    let sides = (try DiffSide(old), try DiffSide(new))
    let reporting = Reporting(color: arguments.value(of: .color))
    for side in [sides.0, sides.1] where side.hasErrors {
      try reporting.report(side.findings, side.sources, to: .error)
    }
    guard let before = sides.0.compared, let after = sides.1.compared else { return .usage }

    var comparison = ProgramComparison(
      before, after, ignoringFileNames: !arguments.has(git) && !old.isOfFolders && !new.isOfFolders)
    if !arguments.has(changesOnly) {
      comparison.consequences = comparison.findConsequences(
        atMost: limits.states, with: ExplorationRun(limits: limits).claimExplorer)
      Progress.clear()
    }
    if isPicture, let target {
      try Files.write(comparison.picture().svg(), to: target)
    } else {
      let form = arguments.value(of: format).flatMap { Form(rawValue: $0) } ?? .text
      let color = target == nil ? arguments.value(of: .color) : "never"
      let bytes =
        switch form {
        case .text: comparison.text(Terminal.palette(color, for: .output))
        case .json: comparison.json()
        case .markdown: comparison.markdown()
        }
      if let target { try Files.write(bytes, to: target) } else { try Output.report(bytes) }
    }
    if target != nil || comparison.difference.isEmpty {
      Output.status(comparison.difference.isEmpty ? "nothing differs\n" : comparison.summary + "\n")
    }
    return comparison.difference.isEmpty ? .success : .findings
  }

  /// What is on the two sides.
  private static func sides(_ arguments: Arguments) throws(Failure) -> (old: Inputs, new: Inputs) {
    if let range = arguments.value(of: git) { return try revisions(range, arguments.paths) }
    guard arguments.operands.count == 2 else {
      throw .usage(
        "two files or folders are compared, and \(arguments.operands.count == 1 ? "only one is" : "\(arguments.operands.count) are") given",
        help: [
          "navscene diff OLD NEW, or navscene diff --git BASE [PATH...] for a revision of git"
        ])
    }
    return (try inputs([arguments.operands[0]]), try inputs([arguments.operands[1]]))
  }

  private static func inputs(_ paths: [String]) throws(Failure) -> Inputs {
    try Inputs(paths, standardInput: nil).withoutDoubles(preferring: .storyboards)
  }

  private static func revisions(
    _ range: String, _ paths: [String]
  ) throws(Failure) -> (old: Inputs, new: Inputs) {
    let repository = try GitRepository.around(currentFolderFor: git.name)
    let ends = RevisionRange(range)
    var base = try repository.revision(ends.base)
    let tip = try ends.tip.map { name throws(Failure) in try repository.revision(name) }
    if let tip, ends.startsAtFork { base = try repository.forkPoint(of: base, tip) }
    let old = try RevisionFiles(base, in: repository).inputs(paths)
    if let tip {
      let new = try RevisionFiles(tip, in: repository).inputs(paths)
      if old.isEmpty && new.isEmpty { throw nothing(in: paths, range) }
      return (old, new)
    }
    let existing = paths.filter { Files.status(of: $0) != nil }
    if existing.isEmpty && old.isEmpty { throw nothing(in: paths, range) }
    // What was deleted differs in everything.
    let new =
      existing.isEmpty ? Inputs([]) : try Inputs(existing, standardInput: nil, mayBeEmpty: true)
    if old.isEmpty && new.isEmpty { throw nothing(in: paths, range) }
    return (old, new.withoutDoubles(preferring: .storyboards))
  }

  private static func nothing(in paths: [String], _ range: String) -> Failure {
    .usage(
      "there is nothing to compare in \(paths.map { "'\($0)'" }.joined(separator: ", ")), neither now nor in '\(range)'",
      help: ["navscene looks for files whose names end in .navscene, .storyboard or .xib"])
  }
}

/// `main`, or `main..HEAD`, or `main...HEAD`, which begins where the two parted. A side that is left out is HEAD, as for git.
private struct RevisionRange {
  let base: String
  /// Nil for the working tree.
  let tip: String?
  let startsAtFork: Bool

  init(_ text: String) {
    startsAtFork = text.contains("...")
    let parts = text.split(
      separator: startsAtFork ? "..." : "..", maxSplits: 1, omittingEmptySubsequences: false)
    func name(_ part: Substring) -> String { part.isEmpty ? "HEAD" : String(part) }
    base = parts.count == 2 ? name(parts[0]) : text
    tip = parts.count == 2 ? name(parts[1]) : nil
  }
}

/// The files of a revision that would be read if they were in the working tree.
private struct RevisionFiles {
  private let revision: GitRepository.Revision
  private let repository: GitRepository

  init(_ revision: GitRepository.Revision, in repository: GitRepository) {
    self.revision = revision
    self.repository = repository
  }

  func inputs(_ paths: [String]) throws(Failure) -> Inputs {
    var files: [(path: String, bytes: [UInt8])] = []
    for path in paths {
      let isFolder = Files.isFolder(path)
      let selection =
        isFolder ? try Configuration(searchedFrom: path)?.selection(in: path) : nil
      files += try repository.files(at: revision, [path]) { file in
        file == path || isSearched(file) && (selection?.admits(file, .file) ?? true)
      }
    }
    return Inputs(files).withoutDoubles(preferring: .storyboards)
  }

  /// Whether a search of the folder reads a file.
  private func isSearched(_ file: String) -> Bool {
    let parts = file.split(separator: "/")
    let isSkipped = parts.dropLast().contains { part in
      Files.skippedFolders.contains { $0 == part }
        || part.hasPrefix(".") && part != ".." && part != "."
    }
    return !isSkipped && [".navscene", ".storyboard", ".xib"].contains { file.hasSuffix($0) }
  }
}
