import NavModel
import NavSimulator
import NavText

/// A run of the app with its history: what `run` does with each line.
struct Session {
  /// How the app starts, and starts over.
  struct Start {
    var storyboard: ID<Storyboard>?
    var device: Device?
    var era: SystemEra?
    var orientation = Orientation.portrait
    /// What was read: no `save` may overwrite it.
    var inputs = FileIdentities()
  }

  /// What was done, and what it led to.
  struct Moment {
    let command: String
    let effects: [Effect]
    let state: NavigationState
  }

  /// What came of one command.
  struct Answer {
    let command: String
    var problem: CommandRefusal?
    var effects: [Effect] = []
    var look = Look.changes
  }

  /// What the person asked to see.
  enum Look: Equatable {
    case changes
    case state
    case screen
    case log
    case help
    case goodbye
  }

  /// Words that concern the run and not the app.
  enum Word: String, CaseIterable {
    case state
    case screen
    case log
    case undo
    case restart
    case help
    case quit

    /// What other prompts call it.
    init?(ofOthers word: String) {
      switch word {
      case "exit", "bye", "q": self = .quit
      case "?", "h": self = .help
      default: return nil
      }
    }

    var summary: String {
      switch self {
      case .state: "Shows the whole state, as JSON."
      case .screen: "Shows the screen again."
      case .log: "Shows every command that led here, with its effects."
      case .undo: "Takes the last command back."
      case .restart: "Starts over, as the run began."
      case .help: "Shows this list."
      case .quit: "Ends the run."
      }
    }
  }

  /// More would fill the memory in a run without end.
  private static let longestHistory = 10_000

  let program: Program
  private let start: Start
  /// How the app came to be as it is, from launch on.
  private(set) var history: [Moment] = []

  init(_ program: Program, _ start: Start) {
    self.program = program
    self.start = start
    launch("launch")
  }

  /// There is always the moment of launch.
  var now: Moment { history[history.count - 1] }
  var state: NavigationState { now.state }

  var storyboardName: String {
    guard let storyboard = start.storyboard ?? program.mainStoryboard else { return "The app" }
    return program[program[storyboard].name]
  }

  mutating func perform(_ line: String) -> Answer {
    let words = line.split(whereSeparator: { $0 == " " || $0 == "\t" })
    guard let first = words.first, let word = Word(rawValue: String(first)) else {
      return command(line)
    }
    guard words.count == 1 else {
      return Answer(
        command: line,
        problem: CommandRefusal(
          code: "unexpected-operand", message: "'\(word.rawValue)' stands alone"))
    }
    return perform(word, line)
  }

  private mutating func perform(_ word: Word, _ line: String) -> Answer {
    switch word {
    case .state: return Answer(command: line, look: .state)
    case .screen: return Answer(command: line, look: .screen)
    case .log: return Answer(command: line, look: .log)
    case .help: return Answer(command: line, look: .help)
    case .quit: return Answer(command: line, look: .goodbye)
    case .restart:
      launch(line)
      return Answer(command: line, effects: now.effects)
    case .undo:
      guard history.count > 1 else {
        return Answer(
          command: line,
          problem: CommandRefusal(code: "nothing-to-undo", message: "nothing was done yet"))
      }
      history.removeLast()
      return Answer(command: line)
    }
  }

  private mutating func launch(_ line: String) {
    let (state, effects) = program.launch(
      storyboard: start.storyboard, device: start.device, era: start.era,
      orientation: start.orientation)
    note(Moment(command: line, effects: effects, state: state))
  }

  private mutating func command(_ line: String) -> Answer {
    let command: ConsoleCommand
    let event: Event
    switch parseCommand(line).flatMap({ parsed in
      program.event(for: parsed, in: state, archive: readArchive).map { (parsed, $0) }
    }) {
    case .success(let found): (command, event) = found
    case .failure(let problem):
      return Answer(command: line, problem: CommandRefusal(problem, line))
    }
    let (next, effects) = program.step(state, event)
    if let bytes = effects.archive {
      do throws(Failure) {
        try Files.check(outputs: [command.operands[0]], against: start.inputs)
        try Files.write(bytes, to: command.operands[0])
      } catch {
        return Answer(
          command: line, problem: CommandRefusal(code: "unwritable", message: error.message))
      }
    }
    if let reason = effects.refusal(in: program) {
      return Answer(
        command: line,
        problem: CommandRefusal(
          code: "refused", message: reason),
        // The problem says what the refusal among the effects would.
        effects: effects.filter { $0.refusal(in: program) == nil })
    }
    note(Moment(command: line, effects: effects, state: next))
    return Answer(command: line, effects: effects)
  }

  /// What `restore` names is a file here.
  private func readArchive(_ path: String) -> Result<[UInt8], CommandProblem> {
    do throws(FileProblem) {
      return .success(try Files.readFile(path))
    } catch {
      return .failure(
        CommandProblem(
          "unreadable", "cannot read '\(error.path)': \(error.reason)", help: error.help.first))
    }
  }

  private mutating func note(_ moment: Moment) {
    if history.count >= Self.longestHistory * 2 {
      history.removeFirst(Self.longestHistory)
    }
    history.append(moment)
  }
}

/// Why a command was not done.
struct CommandRefusal {
  let code: String
  let message: String
  var help: String?

  init(code: String, message: String) {
    self.code = code
    self.message = message
  }

  /// The simulator does not know the words of the run, so they are suggested here.
  init(_ problem: CommandProblem, _ line: String) {
    code = problem.code
    message = problem.message
    let first = line.split(separator: " ").first.map { String($0) } ?? line
    guard problem.code == "unknown-command" else {
      help = problem.help
      return
    }
    let near = nearest(to: first, among: Session.Word.allCases.map(\.rawValue), limit: 1)
    let meant = Session.Word(ofOthers: first).map { didYouMean([$0.rawValue])[0] }
    help = meant ?? problem.help ?? didYouMean(near).first
  }
}
