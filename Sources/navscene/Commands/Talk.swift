import NavModel
import NavSimulator
import NavText

/// The conversation of `run`: lines in, answers out, each written at once.
struct Talk {
  enum Form: Equatable {
    /// A person at a terminal.
    case prompt
    /// What happened, to be read later.
    case transcript
    /// The callbacks alone, and what is shown then; verbose with what each controller could ask about itself.
    case trace(isVerbose: Bool)
    case json
  }

  private var session: Session
  private let form: Form
  /// What was read: no `save` may overwrite it.
  private let inputs: FileIdentities
  /// Whether any command could not be done.
  private(set) var wasRefused = false

  init(_ session: Session, _ form: Form, inputs: FileIdentities) {
    self.session = session
    self.form = form
    self.inputs = inputs
  }

  /// Goes on until the lines end, somebody quits, or nobody listens any more.
  mutating func talk(_ lines: LineReader) throws(Failure) {
    var lines = lines
    guard try Output.report(greeting) == .listening else { return }
    while let line = lines.next() {
      let command = Self.trimmed(line)
      if Self.isSkipped(command) {
        if form == .prompt { try Output.report(Self.promptSign) }
        continue
      }
      let answer = session.perform(command, besides: inputs)
      wasRefused = wasRefused || answer.problem != nil
      guard try Output.report(bytes(of: answer)) == .listening && answer.look != .goodbye else {
        return
      }
    }
    if form == .prompt { try Output.report("\n") }
    try Self.demandEnd(of: lines)
  }

  /// Half a script must not pass for a whole one.
  private static func demandEnd(of lines: LineReader) throws(Failure) {
    guard let problem = lines.problem else { return }
    throw .usage("\(problem.path) cannot be read: \(problem.reason)")
  }

  private static var promptSign: String { "> " }

  /// Blank lines and remarks.
  private static func isSkipped(_ command: String) -> Bool {
    command.isEmpty || command.hasPrefix("#")
  }

  /// What a script says, without a conversation.
  static func commands(_ lines: LineReader) throws(Failure) -> [String] {
    var lines = lines
    var found: [String] = []
    while let line = lines.next() {
      let command = trimmed(line)
      if !isSkipped(command) { found.append(command) }
    }
    try demandEnd(of: lines)
    return found
  }

  private static func trimmed(_ line: String) -> String {
    var rest = Substring(line)
    // Some shells begin what they send with a byte order mark.
    if rest.first == "\u{FEFF}" { rest.removeFirst() }
    while rest.first == " " || rest.first == "\t" { rest.removeFirst() }
    while rest.last == " " || rest.last == "\t" { rest.removeLast() }
    return String(rest)
  }

  private var greeting: String {
    switch form {
    case .json: return ""
    case .transcript, .trace:
      var out = TextWriter(indentUnit: "  ")
      out.line("> launch")
      out.indent()
      write(session.now.effects, into: &out)
      writeChanges(into: &out)
      return out.string
    case .prompt:
      var out = TextWriter(indentUnit: "  ")
      let state = session.state
      let device = "\(state.device.facts.name), \(state.era.facts.versions)"
      out.line("\(printable(session.storyboardName)) on \(device). 'help' lists the commands.")
      write(session.now.effects.filter { $0.error != nil }, into: &out)
      writeScreen(into: &out)
      return out.string + Self.promptSign
    }
  }

  private func bytes(of answer: Session.Answer) -> [UInt8] {
    switch form {
    case .json: return session.json(answer)
    case .transcript, .trace:
      var out = TextWriter(indentUnit: "  ")
      out.line("> \(printable(answer.command))")
      out.indent()
      write(answer, effects: answer.effects, into: &out)
      return out.bytes
    case .prompt:
      var out = TextWriter(indentUnit: "  ")
      write(answer, effects: answer.effects.filter { $0.error != nil }, into: &out)
      if answer.look != .goodbye { out.write(Self.promptSign) }
      return out.bytes
    }
  }
}

// MARK: For people

extension Talk {
  private func write(
    _ answer: Session.Answer, effects: [Effect], into out: inout TextWriter
  ) {
    if let problem = answer.problem {
      write(effects, into: &out)
      out.line("refused: \(printable(problem.message))")
      if let help = problem.help { out.line("help: \(printable(help))") }
      return
    }
    write(effects, into: &out)
    switch answer.look {
    case .changes: writeChanges(into: &out)
    case .screen: writeScreen(into: &out)
    case .state: write(lines: stateJSON, into: &out)
    case .log: writeLog(into: &out)
    case .help: write(lines: Session.helpText, into: &out)
    case .goodbye: break
    }
  }

  private func write(_ effects: [Effect], into out: inout TextWriter) {
    for effect in effects {
      let line =
        form == .trace(isVerbose: true)
        ? session.program.verboseLine(for: effect) : session.program.line(for: effect)
      out.line(printable(line))
    }
  }

  /// What came of a command, as far as the form shows it.
  private func writeChanges(into out: inout TextWriter) {
    switch form {
    case .prompt, .transcript, .json:
      writeScreen(into: &out)
    case .trace:
      out.line("shows \(printable(session.program.screen(of: session.state).visible))")
    }
  }

  private func writeScreen(into out: inout TextWriter) {
    write(lines: session.program.screen(of: session.state).drawing(), into: &out)
  }

  private func writeLog(into out: inout TextWriter) {
    for moment in session.history {
      out.line("> \(printable(moment.command))")
      out.indent()
      write(moment.effects, into: &out)
      out.outdent()
    }
  }

  private func write(lines text: String, into out: inout TextWriter) {
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).dropLastIfEmpty {
      out.line(printable(String(line)))
    }
  }

  private var stateJSON: String {
    var json = JSONWriter(.pretty)
    session.program.writeState(session.state, isDocument: true, to: &json)
    return json.string
  }
}

extension [Substring] {
  /// Without the empty line that the last line end of a text begins.
  var dropLastIfEmpty: ArraySlice<Substring> {
    last?.isEmpty == true ? dropLast() : self[...]
  }
}
