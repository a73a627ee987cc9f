import NavConsole
import NavLayout
import NavModel
import NavSimulator
import NavText

/// The conversation of `run`: lines in, answers out, each written at once.
struct Talk {
  enum Form: Equatable {
    /// What is shown after each command.
    case screens
    /// The callbacks alone, and what is shown then; verbose with what each controller could ask about itself.
    case trace(isVerbose: Bool)
    case json
  }

  /// Who speaks.
  enum Partner {
    /// A person at a terminal, on which what was typed is already: they get a prompt.
    case person
    /// A file or a pipe. What is answered is read later, and tells each command and all that happened.
    case script
  }

  private var session: Session
  private let form: Form
  private let partner: Partner
  /// What was read: no `save` may overwrite it.
  private let inputs: FileIdentities
  /// How a person is answered.
  private let palette: Palette
  private var language: PromptLanguage
  /// Whether any command could not be done, or the app was stopped by an exception.
  var hasFailed: Bool { hasFailedBefore || isRefusedNow }
  /// Whether an expectation did not hold, or could not be judged: like a test it fails a run, however its commands come.
  private(set) var hasFailedExpectation = false
  private var hasFailedBefore: Bool
  /// Whether the last command was refused, which an `expect refused` may excuse.
  private var isRefusedNow = false
  /// Whether the last command left the screen as it was, so that its effects alone say what happened.
  private var isUnchanged = false

  init(
    _ session: Session, _ form: Form, with partner: Partner, inputs: FileIdentities,
    _ palette: Palette = .plain
  ) {
    self.session = session
    self.palette = palette
    language = PromptLanguage(session)
    self.form = form
    self.partner = partner
    self.inputs = inputs
    hasFailedBefore = session.state.isCrashed
  }

  /// Goes on until the lines end, the user quits, or the output is closed.
  mutating func talk(_ lines: LineReader) throws(Failure) {
    var lines = lines
    let sign = partner == .person ? Self.promptSign : ""
    guard try Output.report(greeting + sign) == .listening else { return }
    while let line = lines.next() {
      guard try hear(line, sign) == .listening else { return }
    }
    if partner == .person { try Output.report("\n") }
    try Self.demandEnd(of: lines)
  }

  /// The same on a terminal on which lines can be edited.
  mutating func talk(_ prompt: Prompt) throws(Failure) {
    var prompt = prompt
    guard try Output.report(greeting) == .listening else { return }
    while let line = try prompt.next(complete: { session.completion(of: $0) }) {
      guard try hear(line, "") == .listening else { return }
    }
    try Output.report("\n")
  }

  /// Answers a line, unless there is nothing to answer; after a goodbye it stops. `sign` asks for the next.
  private mutating func hear(_ line: String, _ sign: String) throws(Failure) -> Output.Reader {
    let command = Self.trimmed(line)
    if Self.isSkipped(command) { return try Output.report(sign) }
    let old = screenIfShown
    let reply: PromptLanguage.Reply
    switch partner {
    case .person: reply = language.reply(to: command, &session, besides: inputs, palette)
    case .script: reply = language.reply(to: command, &session, besides: inputs)
    }
    // What starts over says so itself.
    isUnchanged =
      old != nil && old == screenIfShown && Session.Word(rawValue: command) == nil
    note(reply)
    let answer = reply.answer(to: command)
    let isOver = answer.look == .goodbye
    let bytes = form == .json ? session.json(answer) : bytes(of: reply, to: command)
    let reader = try Output.report(bytes + (isOver ? [] : Array(sign.utf8)))
    return isOver ? .gone : reader
  }

  /// What a person sees who is not shown the effects.
  private var screenIfShown: String? {
    partner == .person && form == .screens
      ? session.program.drawing(of: session.program.shownScreen(of: session.state)) : nil
  }

  private mutating func note(_ reply: PromptLanguage.Reply) {
    if case .held(isOfRefusal: true) = reply { isRefusedNow = false }
    hasFailedBefore = hasFailed || session.state.isCrashed
    isRefusedNow = false
    switch reply {
    case .answer(let answer): isRefusedNow = answer.problem != nil
    case .differed, .unjudged:
      hasFailedBefore = true
      hasFailedExpectation = true
    case .refused: hasFailedBefore = true
    case .said, .held: break
    }
  }

  /// Half a script must not pass for a whole one.
  private static func demandEnd(of lines: LineReader) throws(Failure) {
    guard let problem = lines.problem else { return }
    throw .usage("\(problem.path) cannot be read: \(problem.reason)")
  }

  /// What a person types behind.
  static var promptSign: String { "> " }

  /// Blank lines and remarks.
  private static func isSkipped(_ command: String) -> Bool {
    command.isEmpty || command.hasPrefix("#")
  }

  /// What a script says, without a conversation, and in which line.
  static func commands(
    _ lines: LineReader
  ) throws(Failure) -> [(line: Int, command: String)] {
    var lines = lines
    var found: [(line: Int, command: String)] = []
    var number = 0
    while let line = lines.next() {
      number += 1
      let command = trimmed(line)
      if !isSkipped(command) { found.append((number, command)) }
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
    if form == .json { return "" }
    var out = TextWriter(indentUnit: "  ")
    switch partner {
    case .script:
      out.line("> launch")
      out.indent()
    case .person:
      let state = session.state
      let device = "\(state.device.facts.name), \(state.era.facts.versions)"
      out.line(
        "\(printable(session.storyboardName)) on \(device). 'help' lists the commands, Ctrl-D leaves."
      )
    }
    write(shown(session.now.effects), into: &out)
    writeChanges(into: &out)
    return out.string
  }

  private func bytes(of reply: PromptLanguage.Reply, to command: String) -> [UInt8] {
    var out = TextWriter(indentUnit: "  ")
    if partner == .script {
      out.line("> \(printable(command))")
      out.indent()
    }
    switch reply {
    case .answer(let answer): write(answer, into: &out)
    // Its parts are printable, and it may be coloured.
    case .said(let text): out.write(text)
    case .held: out.line(colored("passed", .good))
    case .differed(let difference):
      out.line("\(colored("failed", .bad)): \(printable(difference))")
    case .refused(let problem), .unjudged(let problem): write(problem, into: &out)
    }
    return out.bytes
  }

  private enum Color: String {
    case good = "32"
    case bad = "1;31"
    case advice = "1;36"
  }

  private func colored(_ word: String, _ color: Color) -> String {
    palette == .ansi ? "\u{1B}[\(color.rawValue)m\(word)\u{1B}[0m" : word
  }

  /// A person who looks at screens wants to hear what went wrong or was denied, and everything where nothing else shows
  /// that something happened.
  private func shown(_ effects: [Effect]) -> [Effect] {
    guard partner == .person && form == .screens && !isUnchanged else { return effects }
    return effects.filter { $0.error != nil || $0.isVeto }
  }
}

// MARK: For people

extension Talk {
  private func write(_ answer: Session.Answer, into out: inout TextWriter) {
    let effects = shown(answer.effects)
    if let problem = answer.problem {
      write(effects, into: &out)
      return write(problem, into: &out)
    }
    write(effects, into: &out)
    switch answer.look {
    case .changes: writeChanges(into: &out)
    case .screen: writeScreen(into: &out)
    case .state: write(lines: stateJSON, into: &out)
    case .log: writeLog(into: &out)
    case .help: write(lines: Session.helpText, into: &out)
    case .helpOn(let kind): write(lines: Session.help(on: kind), into: &out)
    case .goodbye: break
    }
  }

  private func write(_ problem: CommandRefusal, into out: inout TextWriter) {
    out.line("\(colored("refused", .bad)): \(printable(problem.message))")
    if let help = problem.help { out.line("\(colored("help", .advice)): \(printable(help))") }
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
    case .screens, .json:
      writeScreen(into: &out)
    case .trace:
      out.line("shows \(printable(session.program.screen(of: session.state).visible))")
    }
  }

  private func writeScreen(into out: inout TextWriter) {
    write(
      lines: session.program.drawing(of: session.program.shownScreen(of: session.state)), into: &out
    )
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
