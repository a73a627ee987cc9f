import NavStoryboard
import NavText

/// `init`: what a project needs to begin with, and nothing that it has already.
enum Init {
  private static var dryRun: Flag {
    Flag("--dry-run", "write nothing, and show what would be written")
  }

  static var facts: Subcommand.Facts {
    Subcommand.Facts(
      summary: "create a starter file or, in a storyboard project, the CI setup for lint",
      operands: .none,
      flags: [dryRun, .sources, .noSources],
      details: [
        "In a folder without storyboards: App.navscene, a small app with a test, to change and to run.",
        "",
        "Beside storyboards: a baseline of today's findings, so that lint reports only new ones;",
        ".navscene.json, which names the baseline; and at the root of a git repository a job for GitHub Actions",
        "and a hook for pre-commit. Existing files are kept as they are. If a configuration in a folder above applies,",
        "nothing is written.",
      ],
      examples: [
        Subcommand.Example("navscene init", "in the folder of a project, or in a new one"),
        Subcommand.Example("navscene init --dry-run", "what it would write"),
      ])
  }

  static func run(_ arguments: Arguments) throws(Failure) -> ExitCode {
    // A configuration that cannot be used is reported before anything is written.
    let configuration = try Configuration(for: arguments)
    let inputs = try Inputs(["."], standardInput: nil, mayBeEmpty: true)
      .withoutDoubles(preferring: .storyboards)
    // A second configuration would hide the one above, with all that it says of this folder.
    if let configuration, !inputs.storyboards.isEmpty, configuration.folder != Files.realPath(".") {
      try Output.report(
        """
        \(configuration.path) counts here, so nothing was written: another one would hide it
        next: navscene init in \(configuration.folder)

        """)
      return .success
    }
    let files = inputs.isEmpty ? [.app] : try beside(inputs, arguments, configuration)
    guard !files.isEmpty else {
      try Output.report("there is nothing to add here\n")
      try tellRepository(inputs)
      try Output.report("next: navscene run\n")
      return .success
    }
    var steps: [String] = []
    var kept = 0
    for file in files {
      if Files.status(of: file.path) != nil {
        kept += 1
        if !file.hint.isEmpty { steps.append(file.hint) }
        try Output.report("kept \(file.path), which is there already\n")
      } else if arguments.has(dryRun) {
        try Output.report("would write \(file.path): \(file.summary)\n")
      } else {
        guard Files.makeFolder(Files.folder(of: file.path), mode: 0o777) else {
          throw .unwritable(file.path, reason(errno))
        }
        try Files.write(file.bytes, to: file.path)
        try Output.report("wrote \(file.path): \(file.summary)\n")
        if !file.step.isEmpty { steps.append(file.step) }
      }
    }
    try tellRepository(inputs)
    guard !arguments.has(dryRun), kept < files.count else { return .success }
    for step in steps { try Output.report("next: \(step)\n") }
    return .success
  }

  /// Why there is no job and no hook, where there is none.
  private static func tellRepository(_ inputs: Inputs) throws(Failure) {
    if inputs.isEmpty { return }
    let folder = WorkingFolder.ofThisRun()
    if !folder.inRepository.isEmpty {
      try Output.report(
        "no CI job and no hook: they belong at the root of the repository, '\(folder.repository)'\n"
      )
    } else if Files.status(of: ".git") == nil && !inputs.storyboards.isEmpty {
      try Output.report("no CI job and no hook: this folder is not a git repository\n")
    }
  }

  /// What a project with files gets; its findings are those of today. Texts without storyboards need no baseline: they
  /// say in comments what is meant.
  private static func beside(
    _ inputs: Inputs, _ arguments: Arguments, _ configuration: Configuration?
  ) throws(Failure) -> [StarterFile] {
    var files: [StarterFile] = []
    if !inputs.storyboards.isEmpty {
      let code = try CodeFolder.beside(
        inputs, for: .comparison, sources: arguments.values(of: .sources), arguments, configuration)
      let linting = try Linting(inputs, inputs.sources, code, configuration)
      let baseline = Baseline(
        linting.findings.filter(linting.isAcceptable), linting.sources, from: .ofThisRun())
      files = [
        .baseline(baseline, at: configuration?.baseline),
        .configuration(namesBaseline: configuration?.baseline != nil),
      ]
    }
    if WorkingFolder.ofThisRun().inRepository.isEmpty && Files.status(of: ".git") != nil {
      files += [.workflow, .hooks]
    }
    return files
  }
}
