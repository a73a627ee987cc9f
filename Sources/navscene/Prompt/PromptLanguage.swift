import NavCheck
import NavCompiler
import NavConsole
import NavModel
import NavSimulator
import NavText

/// What `run` understands: the commands of a session, and besides them `expect` and assignments as tests have them, and
/// `record`. At a prompt there is also `help` on one word, and what other prompts call the commands.
struct PromptLanguage {
  /// What came of a line.
  enum Reply {
    case answer(Session.Answer)
    case said(String)
    /// The expectation holds; whether it was that the last command is refused.
    case held(isOfRefusal: Bool)
    /// It does not, and what holds instead.
    case differed(String)
    case refused(CommandRefusal)
    /// An expectation that means nothing, such as one of a scene that is not there.
    case unjudged(CommandRefusal)

    /// The same as the answer to a command, for those who read answers.
    func answer(to line: String) -> Session.Answer {
      switch self {
      case .answer(let answer): answer
      case .said, .held: Session.Answer(command: line)
      case .differed(let difference):
        Session.Answer(
          command: line,
          problem: CommandRefusal(code: "failed-expectation", message: difference))
      case .refused(let problem), .unjudged(let problem):
        Session.Answer(command: line, problem: problem)
      }
    }
  }

  private(set) var recording = Recording()
  /// What `record` has written in this run, and may write over.
  private var recordedPaths: Set<String> = []
  /// What the last command led to, for those who expect something of it.
  private var effects: [Effect]
  /// The last command, if it could not be done.
  private var refusedLine: String?

  init(_ session: Session) {
    effects = session.now.effects
  }

  /// Does what a line of a script says; no file that was read is written over.
  mutating func reply(
    to line: String, _ session: inout Session, besides inputs: FileIdentities
  ) -> Reply {
    let (first, rest) = Self.parts(of: line)
    switch FirstWord(first) {
    case .prompt(.expect): return step(line, &session)
    case .prompt(.record): return record(rest, session, besides: inputs)
    case .session(let word): return .answer(perform(line, word, &session, besides: inputs))
    case .command: return .answer(perform(line, nil, &session, besides: inputs))
    case nil:
      if Self.isAssignment(line) { return step(line, &session) }
      return .answer(perform(line, nil, &session, besides: inputs))
    }
  }

  private static func parts(of line: String) -> (first: String, rest: String) {
    let first = line.prefix { $0 != " " && $0 != "\t" }
    return (String(first), String(line.dropFirst(first.count).drop { $0 == " " || $0 == "\t" }))
  }

  /// The same at a prompt.
  mutating func reply(
    to line: String, _ session: inout Session, besides inputs: FileIdentities, _ palette: Palette
  ) -> Reply {
    let (first, rest) = Self.parts(of: line)
    switch FirstWord(first) {
    case .session(.help): return help(rest, PromptHelp(session, palette))
    case .session(let word):
      let known = rest.isEmpty ? word.rawValue : "\(word.rawValue) \(rest)"
      return .answer(perform(known, word, &session, besides: inputs))
    case .prompt(.expect): return step(line, &session)
    case .prompt(.record): return record(rest, session, besides: inputs)
    case .command: return .answer(perform(line, nil, &session, besides: inputs))
    case nil:
      if Self.isAssignment(line) { return step(line, &session) }
      return .answer(suggesting(perform(line, nil, &session, besides: inputs), first))
    }
  }

  /// A word and one `=` after it.
  static func isAssignment(_ line: String) -> Bool {
    let name = line.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    let rest = line.dropFirst(name.count).drop { $0 == " " || $0 == "\t" }
    return !name.isEmpty && rest.hasPrefix("=") && !rest.hasPrefix("==")
  }

  private func help(_ topic: String, _ help: PromptHelp) -> Reply {
    if topic.isEmpty { return .said(help.overview) }
    if let text = help.text(about: topic) { return .said(text) }
    let near = nearest(to: topic, among: FirstWord.all, limit: 1)
    return .refused(
      CommandRefusal(
        code: "unknown-command", message: "there is no command called '\(topic)'",
        help: didYouMean(near).first ?? "'help' lists the commands"))
  }

  // MARK: Commands

  private mutating func perform(
    _ line: String, _ word: Session.Word?, _ session: inout Session, besides inputs: FileIdentities
  ) -> Session.Answer {
    let answer = session.perform(line, besides: inputs)
    let isStep: Bool
    switch word {
    case .undo, .redo, .restart, .touch: isStep = true
    case .state, .screen, .log, .help, .quit: isStep = false
    case nil:
      switch parseCommand(line) {
      case .success: isStep = true
      case .failure: isStep = false
      }
    }
    if isStep { note(answer, word, session) }
    return answer
  }

  private mutating func note(
    _ answer: Session.Answer, _ word: Session.Word?, _ session: Session
  ) {
    let isDone = answer.problem == nil
    effects = isDone ? session.now.effects : answer.effects
    refusedLine = isDone ? nil : answer.command
    if isDone && word != .undo && word != .redo {
      recording.forget(from: session.history.count - 1)
    }
  }

  /// The words of a prompt are suggested as well.
  private func suggesting(_ answer: Session.Answer, _ word: String) -> Session.Answer {
    guard let problem = answer.problem, problem.code == "unknown-command" else { return answer }
    let known = FirstWord.all
    let near = didYouMean(nearest(to: word, among: known, limit: 1)).first
    let list = "'help' lists the commands"
    var answer = answer
    answer.problem = CommandRefusal(
      code: problem.code, message: problem.message, help: near.map { "\($0) \(list)" } ?? list)
    return answer
  }

  // MARK: Steps of tests

  /// The compiler reads the line as it reads one of a test, and what it says of it is said here.
  private mutating func step(_ line: String, _ session: inout Session) -> Reply {
    let test = AddedTest(step: line, to: session.program)
    guard let program = test.program, let action = test.action else {
      let isExpectation = line.split(separator: " ").first == "expect"
      return isExpectation ? .unjudged(test.refusal) : .refused(test.refusal)
    }
    switch action {
    case .expect(let expectation):
      let difference = program.difference(
        expectation, in: session.state, after: effects, isRefused: refusedLine != nil)
      if let difference { return .differed(difference) }
      let isOfRefusal = expectation.query == .refused && refusedLine != nil
      recording.note(
        line, refused: isOfRefusal ? refusedLine : nil, at: session.history.count - 1)
      return .held(isOfRefusal: isOfRefusal)
    case .command(let command):
      switch program.event(for: command, in: session.state) {
      case .success(let event):
        let answer = session.perform(event, as: line)
        note(answer, nil, session)
        return .answer(answer)
      case .failure(let problem):
        return .refused(
          CommandRefusal(code: problem.code, message: problem.message, help: problem.help))
      }
    }
  }

  // MARK: Tests

  private mutating func record(
    _ operand: String, _ session: Session, besides inputs: FileIdentities
  ) -> Reply {
    let isQuoted = operand.count > 1 && operand.hasPrefix("\"") && operand.hasSuffix("\"")
    let path = isQuoted ? String(operand.dropFirst().dropLast()) : operand
    guard !path.isEmpty else {
      return .refused(
        CommandRefusal(
          code: "missing-operand", message: "'record' needs a file",
          help: "write it as in record Walk.navscene"))
    }
    if Files.status(of: path) != nil && !recordedPaths.contains(path) {
      return .refused(
        CommandRefusal(
          code: "unwritable", message: "'\(path)' exists already",
          help:
            "choose another name, or delete it first: 'record' overwrites only what this run recorded"
        ))
    }
    switch recording.test(of: session, called: Self.title(ofFile: path)) {
    case .failure(let refusal): return .refused(refusal.refusal)
    case .success(let test):
      do throws(Failure) {
        try Files.check(outputs: [path], against: inputs)
        try Files.write(Array(test.text.utf8), to: path)
      } catch {
        return .refused(
          CommandRefusal(code: "unwritable", message: error.message, help: error.help.first))
      }
      recordedPaths.insert(path)
      return .said("wrote a test of \(amount(test.stepCount, "step")) to '\(path)'\n")
    }
  }

  /// The name of the file without its folder and its extension.
  private static func title(ofFile path: String) -> String {
    let name = path.split(separator: "/").last.map { String($0) } ?? path
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
    return String(name[..<dot])
  }
}

extension AddedTest {
  /// One line of a test, in a test of its own.
  init(step line: String, to program: Program) {
    self.init("test \"prompt\" {\n\(line)\n}\n", to: program)
  }

  /// What the line does, if it is one step.
  var action: Step.Action? {
    guard let program, let test else { return nil }
    let steps = program[test].steps
    return steps.count == 1 ? steps.first.map { program[$0].action } : nil
  }

  /// Why it cannot be done.
  var refusal: CommandRefusal {
    guard let error = diagnostics.first(where: { $0.severity == .error }) else {
      return CommandRefusal(
        code: "unknown-command", message: "this is not one step of a test",
        help: "'help' lists the commands")
    }
    return CommandRefusal(code: error.code, message: error.message, help: error.help.first)
  }
}
