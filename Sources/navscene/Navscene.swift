import NavText

/// Picks a command, runs it, and leaves with its exit code.
@main
enum Navscene {
  static var version: String { "0.2.0" }

  static func main() {
    prepareProcess()
    leave(run(Array(CommandLine.arguments.dropFirst())))
  }

  private static func run(_ words: [String]) -> ExitCode {
    do {
      return try runCommand(words)
    } catch {
      Output.status(error.text)
      return .usage
    }
  }

  private static func runCommand(_ words: [String]) throws(Failure) -> ExitCode {
    guard let first = words.first else {
      Output.status(Help.overview())
      return .usage
    }
    switch first {
    case "--version":
      if words.count > 1 {
        throw .usage("'--version' takes no operand, but there is '\(words[1])'")
      }
      try Output.report("navscene \(version)\n")
      return .success
    case "--help", "-h":
      try Help.tell(about: words.dropFirst().first)
      return .success
    default:
      let command = try command(named: first)
      let arguments = try Arguments(Array(words.dropFirst()), for: command)
      if arguments.has(.help) {
        try Output.report(Help.text(of: command))
        return .success
      }
      return arguments.has(.watch)
        ? try Watching.run(command, arguments) : try command.run(arguments)
    }
  }

  static func command(named name: String) throws(Failure) -> Subcommand {
    if let command = Subcommand(rawValue: name) { return command }
    let more = "'navscene help' lists the commands"
    if name.hasPrefix("-") {
      throw .usage(
        "there is no flag '\(name)' before a command",
        help: didYouMean(Flag.nearest(to: name, among: ["--version", "--help"]))
          + ["flags go after the command: navscene COMMAND [FLAG...]", more])
    }
    if Files.status(of: name) != nil {
      throw .usage(
        "'\(name)' is not a command",
        help: ["the command comes first, as in navscene run \(name)", more])
    }
    let here = wordsOfOthers[name].map { [$0] }
    throw .usage(
      "there is no command '\(name)'",
      help: didYouMean(here ?? nearest(to: name, among: Subcommand.allCases.map(\.name)))
        + [more])
  }

  /// What other tools call it, and what it is called here.
  static var wordsOfOthers: [String: String] {
    [
      "build": "compile", "simulate": "run", "start": "run", "open": "run", "play": "run",
      "format": "fmt", "version": "--version", "new": "init", "create": "init", "setup": "init",
    ]
  }
}
