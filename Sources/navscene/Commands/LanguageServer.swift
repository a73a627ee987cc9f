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
    let judge = JudgingThread()
    defer { for page in server.previewPages { ServedFiles.removePreview(page) } }
    var isAtEnd = false
    while true {
      // All that has come is known before anything is answered, since it may take back what came before.
      var patience = server.isIdle ? judge.patience(server, isAtEnd: isAtEnd) : .none
      while !isAtEnd, isReadable(0, or: judge.signal, patience) {
        let chunk = readChunk(0, 1 << 16) ?? []
        isAtEnd = chunk.isEmpty
        stream.append(chunk)
        while let message = stream.next() { server.receive(message) }
        patience = .none
      }
      // The editor has gone, and what it last asked is answered.
      if isAtEnd && server.isIdle && !server.hasDeferred { return .success }
      judge.advance(&server, isAtEnd: isAtEnd)
      server.work()
      judge.stopIfUnwanted(server)
      if server.isIdle { server.refreshPreviews() }
      for message in server.takeOutgoing() { try Output.report(MessageStream.framed(message)) }
      if let code = server.exitCode { return code == 0 ? .success : .findings }
    }
  }

  /// Whether there is something to read on a descriptor, or its end. A signal on the other one ends the waiting.
  private static func isReadable(
    _ descriptor: Int32, or signal: Int32, _ patience: JudgingThread.Patience
  ) -> Bool {
    // The structures are ours for the time of the call.
    var requests = (
      pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
      pollfd(fd: signal, events: Int16(POLLIN), revents: 0)
    )
    let timeout: Int32 =
      switch patience {
      case .none: 0
      case .milliseconds(let count): count
      case .forever: -1
      }
    unsafe withUnsafeMutableBytes(of: &requests) { bytes in
      _ = unsafe poll(bytes.baseAddress?.assumingMemoryBound(to: pollfd.self), 2, timeout)
    }
    return requests.0.revents != 0
  }
}
