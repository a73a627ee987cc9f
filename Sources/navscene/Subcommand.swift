/// The commands: each case is a row of facts here and a file in `Commands/`.
enum Subcommand: String, CaseIterable {
  case compile
  case lint
  case run
  case test
  case check
  case explore
  case layout
  case draw
  case diff
  case fmt
  case `import`
  case export
  case generate
  case explain
  case rules
  case `init`
  case completion
  case lsp
  case mcp
  case help

  /// What may be beside the flags.
  enum Operands {
    case none
    /// Files and folders; the current folder when there is none.
    case paths
    /// Two files or folders; any number with a flag that says what they are compared with.
    case oldAndNew
    case optional(String)
    /// One of a few words, and then files and folders.
    case wordAndPaths([String])

    var mostCount: Int {
      switch self {
      case .none: 0
      case .paths, .oldAndNew, .wordAndPaths: .max
      case .optional: 1
      }
    }

    var usage: String? {
      switch self {
      case .none: nil
      case .paths: "[PATH...]"
      case .oldAndNew: "OLD NEW"
      case .optional(let name): "[\(name)]"
      case .wordAndPaths(let words): "\(words.joined(separator: "|")) [PATH...]"
      }
    }
  }

  struct Example {
    let line: String
    let summary: String

    init(_ line: String, _ summary: String) {
      self.line = line
      self.summary = summary
    }
  }

  struct Facts {
    let summary: String
    let operands: Operands
    let flags: [Flag]
    private let tellDetails: () -> [String]
    private let tellExamples: () -> [Example]

    /// Only help asks for details and examples; reading a command line need not make them.
    init(
      summary: String, operands: Operands, flags: [Flag],
      details: @autoclosure @escaping () -> [String],
      examples: @autoclosure @escaping () -> [Example]
    ) {
      self.summary = summary
      self.operands = operands
      self.flags = flags
      tellDetails = details
      tellExamples = examples
    }

    /// Paragraphs of help, one string a line.
    var details: [String] { tellDetails() }
    var examples: [Example] { tellExamples() }
  }

  /// What is written on the command line.
  var name: String { rawValue }

  var moreHelp: String { "'navscene help \(name)' lists what there is" }

  var facts: Facts {
    switch self {
    case .compile: Compile.facts
    case .lint: Lint.facts
    case .run: Run.facts
    case .test: Test.facts
    case .check: Check.facts
    case .explore: Explore.facts
    case .layout: Layout.facts
    case .draw: Draw.facts
    case .diff: Diff.facts
    case .fmt: Format.facts
    case .import: Import.facts
    case .export: Export.facts
    case .generate: Generate.facts
    case .explain: Explain.facts
    case .rules: Rules.facts
    case .`init`: Init.facts
    case .completion: Completion.facts
    case .lsp: LanguageServer.facts
    case .mcp: ModelContext.facts
    case .help: Help.facts
    }
  }

  func run(_ arguments: Arguments) throws(Failure) -> ExitCode {
    switch self {
    case .compile: try Compile.run(arguments)
    case .lint: try Lint.run(arguments)
    case .run: try Run.run(arguments)
    case .test: try Test.run(arguments)
    case .check: try Check.run(arguments)
    case .explore: try Explore.run(arguments)
    case .layout: try Layout.run(arguments)
    case .draw: try Draw.run(arguments)
    case .diff: try Diff.run(arguments)
    case .fmt: try Format.run(arguments)
    case .import: try Import.run(arguments)
    case .export: try Export.run(arguments)
    case .generate: try Generate.run(arguments)
    case .explain: try Explain.run(arguments)
    case .rules: try Rules.run(arguments)
    case .`init`: try Init.run(arguments)
    case .completion: try Completion.run(arguments)
    case .lsp: try LanguageServer.run(arguments)
    case .mcp: try ModelContext.run(arguments)
    case .help: try Help.run(arguments)
    }
  }
}
