import NavServer
import NavText

/// `lsp`: a language server on standard input and output.
enum LanguageServer {
  private static var stdio: Flag {
    Flag("--stdio", "speak over standard input and output, which is the only way there is")
  }

  static var facts: Subcommand.Facts {
    Subcommand.Facts(
      summary: "serve editors: findings, completion, definitions, renaming", operands: .none,
      flags: [stdio],
      details: [
        "Speaks the Language Server Protocol 3.17 over standard input and output. Editors start it themselves; see",
        ".editors in the repository for how to tell them.",
        "",
        "The texts below the nearest .navscene.json are one app, or those of the folder that is open in the editor. Findings",
        "are those of 'navscene lint' there, of storyboards and xibs as well.",
      ],
      examples: [
        Subcommand.Example("navscene lsp", "what an editor runs")
      ])
  }

  static func run(_ arguments: Arguments) throws(Failure) -> ExitCode {
    var stream = MessageStream()
    var server = Server(ServedFiles.host)
    var isAtEnd = false
    let clock = ContinuousClock()
    var lastJudgement = Duration.zero
    while true {
      // All that has come is known before anything is answered, since it may take back what came before.
      while !isAtEnd, isReadable(patience(server, lastJudgement)) {
        let chunk = readChunk(0, 1 << 16) ?? []
        isAtEnd = chunk.isEmpty
        stream.append(chunk)
        while let message = stream.next() { server.receive(message) }
      }
      // The editor has gone, and what it last asked is answered.
      if isAtEnd && server.isIdle { return .success }
      if server.isIdle {
        lastJudgement = clock.measure { server.judge() }
      } else {
        server.work()
      }
      for message in server.takeOutgoing() { try Output.report(MessageStream.framed(message)) }
      if let code = server.exitCode { return code == 0 ? .success : .findings }
    }
  }

  private enum Patience {
    case none
    case milliseconds(Int32)
    case forever
  }

  /// How long to wait for input before judging the project. Fast judgements run at once; slow ones wait until the
  /// editor has been silent for as long as the last one took, so that typing is answered first.
  private static func patience(_ server: Server, _ lastJudgement: Duration) -> Patience {
    if !server.isIdle { return .none }
    if !server.hasUnjudged { return .forever }
    let taken = lastJudgement / .milliseconds(1)
    return taken < 20 ? .none : .milliseconds(Int32(min(taken, 1000)))
  }

  /// Whether there is something to read on standard input, or its end.
  private static func isReadable(_ patience: Patience) -> Bool {
    var request = pollfd(fd: 0, events: Int16(POLLIN), revents: 0)
    let timeout: Int32 =
      switch patience {
      case .none: 0
      case .milliseconds(let count): count
      case .forever: -1
      }
    // The structure is ours for the time of the call.
    return unsafe poll(&request, 1, timeout) > 0
  }
}
