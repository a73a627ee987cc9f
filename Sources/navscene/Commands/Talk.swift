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
  /// Whether any command could not be done.
  private(set) var wasRefused = false

  init(_ session: Session, _ form: Form) {
    self.session = session
    self.form = form
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
      let answer = session.perform(command)
      wasRefused = wasRefused || answer.problem != nil
      guard try Output.report(bytes(of: answer)) == .listening && answer.look != .goodbye else {
        return
      }
    }
    if form == .prompt { try Output.report("\n") }
  }

  private static var promptSign: String { "> " }

  /// Blank lines and remarks.
  private static func isSkipped(_ command: String) -> Bool {
    command.isEmpty || command.hasPrefix("#")
  }

  /// What a script says, without a conversation.
  static func commands(_ lines: LineReader) -> [String] {
    var lines = lines
    var found: [String] = []
    while let line = lines.next() {
      let command = trimmed(line)
      if !isSkipped(command) { found.append(command) }
    }
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
    case .json: return json(answer)
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

// MARK: - For people

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
    case .help: write(lines: Self.helpText, into: &out)
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
    session.program.writeState(session.state, to: &json)
    return json.string
  }

  private static var helpText: String {
    let commands: [(left: String, right: String)] =
      CommandKind.allCases.map { ($0.facts.command + $0.facts.operand.usage, $0.facts.summary) }
      + Session.Word.allCases.map { ($0.rawValue, $0.summary) }
    var out = TextWriter()
    writeColumns(commands, widest: 24, into: &out)
    return out.string
  }
}

extension [Substring] {
  /// Without the empty line that the last line end of a text begins.
  var dropLastIfEmpty: ArraySlice<Substring> {
    last?.isEmpty == true ? dropLast() : self[...]
  }
}

extension CommandKind.Operand {
  /// How help shows what stands behind the word.
  fileprivate var usage: String {
    switch self {
    case .none: ""
    case .target: " NAME|\"TEXT\""
    case .tab: " NAME|INDEX"
    case .scene: " SCENE"
    case .sceneOrNothing: " [STORYBOARD]"
    case .scenes: " A,B,C"
    case .identifier: " ID"
    case .action: " ACTION"
    case .assignment: " VARIABLE VALUE"
    case .index: " INDEX"
    case .nameAndIndex: " NAME INDEX"
    case .tabAndText: " TAB TEXT|none"
    case .word(let words): " " + words.joined(separator: "|")
    case .wordOrNothing(let words): " [" + words.joined(separator: "|") + "]"
    case .device: " DEVICE"
    case .file: " FILE"
    }
  }
}

// MARK: - For programs

extension Talk {
  /// One object on one line: `schema`, `command`, `ok`, `problem`, `effects`, `state`, and a key for what was asked.
  private func json(_ answer: Session.Answer) -> [UInt8] {
    var json = JSONWriter(.compact)
    json.beginObject()
    json.member("schema", 1)
    json.member("command", answer.command)
    json.member("ok", answer.problem == nil)
    json.key("problem")
    if let problem = answer.problem {
      json.beginObject()
      json.member("code", problem.code)
      json.member("message", problem.help.map { "\(problem.message); \($0)" } ?? problem.message)
      json.endObject()
    } else {
      json.null()
    }
    json.key("effects")
    session.program.writeEffects(answer.effects, to: &json)
    json.key("state")
    session.program.writeState(session.state, to: &json)
    switch answer.look {
    case .log: writeLog(to: &json)
    case .screen: json.member("screen", session.program.screen(of: session.state).drawing())
    case .help: json.member("help", Self.helpText)
    case .changes, .state, .goodbye: break
    }
    json.endObject()
    return json.bytes + [UInt8(ascii: "\n")]
  }

  private func writeLog(to json: inout JSONWriter) {
    json.key("log")
    json.beginArray()
    for moment in session.history {
      json.beginObject()
      json.member("command", moment.command)
      json.key("effects")
      session.program.writeEffects(moment.effects, to: &json)
      json.endObject()
    }
    json.endArray()
  }
}
