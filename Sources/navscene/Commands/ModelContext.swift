import NavServer
import NavText

/// `mcp`: tools for agents on standard input and output.
enum ModelContext {
  static var facts: Subcommand.Facts {
    Subcommand.Facts(
      summary: "serve agents: outline, lint, walk, path, diff, check as tools", operands: .none,
      flags: [],
      details: [
        "Speaks the Model Context Protocol, one message a line. No tool writes a file: an agent edits the text, and asks",
        "what came of it. 'navscene help agents' is what an agent should know.",
      ],
      examples: [
        Subcommand.Example("navscene mcp", "what an agent's configuration names"),
        Subcommand.Example("claude mcp add navscene -- navscene mcp", "for one such agent"),
      ])
  }

  static func run(_ arguments: Arguments) throws(Failure) -> ExitCode {
    let server = ToolServer(
      "navscene", version: Navscene.version, instructions: HelpTopic.agents.text,
      tools: AgentTools.all)
    var lines = LineReader.standardInput
    while let line = lines.next() {
      if line.allSatisfy({ $0 == " " }) { continue }
      guard let answer = server.answer(to: Array(line.utf8)) else { continue }
      if try Output.report(answer) == .gone { break }
    }
    return .success
  }
}
