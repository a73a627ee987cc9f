import NavText

/// `completion`: scripts that let a shell complete commands, flags and their values, written from the declarations.
enum Completion {
  enum Shell: String, CaseIterable {
    case bash
    case zsh
    case fish
  }

  static var facts: Subcommand.Facts {
    Subcommand.Facts(
      summary: "print a completion script for bash, zsh or fish",
      operands: .optional("bash|zsh|fish"), flags: [], details: [],
      examples: [
        Subcommand.Example("source <(navscene completion bash)", "in ~/.bashrc"),
        Subcommand.Example("source <(navscene completion zsh)", "in ~/.zshrc, after compinit"),
        Subcommand.Example("navscene completion fish | source", "in config.fish"),
      ])
  }

  static func run(_ arguments: Arguments) throws(Failure) -> ExitCode {
    let names = Shell.allCases.map(\.rawValue)
    guard let name = arguments.operands.first else {
      throw .usage(
        "for which shell?", help: ["navscene completion \(names.joined(separator: "|"))"])
    }
    switch Shell(rawValue: name) {
    case .bash: try Output.report(bashCompletion())
    case .zsh: try Output.report(zshCompletion())
    case .fish: try Output.report(fishCompletion())
    case nil:
      throw .usage(
        "there is no completion for '\(name)'",
        help: ["there is \(names.joined(separator: ", "))"])
    }
    return .success
  }
}

extension Subcommand {
  /// Words that may be as operand, beside files.
  var operandWords: [String] {
    switch self {
    case .compile, .lint, .run, .test, .check, .explore, .layout, .draw, .diff, .fmt, .import,
      .export,
      .rules,
      .`init`, .lsp, .mcp:
      []
    case .generate: Generate.Form.allCases.map(\.rawValue)
    case .explain: Explain.all.map(\.code)
    case .completion: Completion.Shell.allCases.map(\.rawValue)
    case .help: Subcommand.allCases.map(\.name) + HelpTopic.allCases.map(\.rawValue)
    }
  }

  var takesFiles: Bool {
    switch facts.operands {
    case .paths, .oldAndNew, .wordAndPaths: true
    case .none, .optional: false
    }
  }
}
