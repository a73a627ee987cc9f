import NavModel
import NavSimulator
import NavText

/// A run of the app with its history: what the prompt does with each line, and a page with each touch.
public struct Session: Sendable {
  /// How the app starts, and starts over.
  public struct Start: Hashable, Sendable {
    public var storyboard: ID<Storyboard>?
    public var device: Device?
    public var era: SystemEra?
    public var orientation = Orientation.portrait
    public var usual = UsualSystem()

    public init() {}
  }

  /// What was done, and what it led to.
  public struct Moment: Hashable, Sendable {
    public let command: String
    /// The event that it was; nil for a launch.
    public let event: Event?
    public let effects: [Effect]
    public let state: NavigationState
  }

  /// What came of one command.
  public struct Answer: Sendable {
    public var command: String
    public var problem: CommandRefusal?
    public var effects: [Effect] = []
    public var look = Look.changes

    public init(
      command: String, problem: CommandRefusal? = nil, effects: [Effect] = [],
      look: Look = .changes
    ) {
      self.command = command
      self.problem = problem
      self.effects = effects
      self.look = look
    }
  }

  /// What the person asked to see.
  public enum Look: Equatable, Sendable {
    case changes
    case state
    case screen
    case log
    case help
    case helpOn(CommandKind)
    case goodbye
  }

  /// Where `save` puts a state; says why it cannot.
  public typealias Keeping = (_ bytes: [UInt8], _ name: String) -> CommandRefusal?
  /// Where `restore` finds it.
  public typealias Finding = (_ name: String) -> Result<[UInt8], CommandProblem>

  /// More would fill the memory in a run without end.
  private static var longestHistory: Int { 10_000 }

  public let program: Program
  public let start: Start
  /// How the app came to be as it is, from launch on.
  public private(set) var history: [Moment] = []
  /// What was taken back and can be done again, the next one last.
  public private(set) var undone: [Moment] = []

  public init(_ program: Program, _ start: Start) {
    self.program = program
    self.start = start
    launch("launch")
  }

  /// There is always the moment of launch.
  public var now: Moment { history[history.count - 1] }
  public var state: NavigationState { now.state }

  /// What the app is called.
  public var storyboardName: String {
    guard let storyboard = start.storyboard ?? program.mainStoryboard else { return "The app" }
    return program.nameAtRunTime(of: storyboard)
  }

  /// Does what a line says.
  public mutating func perform(_ line: String, keep: Keeping, find: Finding) -> Answer {
    let words = line.split(whereSeparator: { $0 == " " || $0 == "\t" })
    guard let first = words.first, let word = Word(rawValue: String(first)) else {
      return command(line, keep, find)
    }
    if word == .touch { return touch(words.dropFirst(), line) }
    if word == .help, words.count == 2, let kind = CommandKind(typed: String(words[1])) {
      return Answer(command: line, look: .helpOn(kind))
    }
    if word == .help, words.count == 2, Word(rawValue: String(words[1])) == nil,
      case .failure(let problem) = parseCommand(String(words[1]))
    {
      return Answer(
        command: line,
        problem: CommandRefusal(
          code: problem.code, message: problem.message, help: problem.help))
    }
    guard words.count == 1 else {
      return Answer(
        command: line,
        problem: CommandRefusal(
          code: "unexpected-operand", message: "'\(word.rawValue)' takes no operand"))
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
      guard history.count > 1, let last = history.popLast() else {
        return Answer(
          command: line,
          problem: CommandRefusal(code: "nothing-to-undo", message: "nothing was done yet"))
      }
      undone.append(last)
      return Answer(command: line)
    case .redo:
      guard let next = undone.popLast() else {
        return Answer(
          command: line,
          problem: CommandRefusal(code: "nothing-to-redo", message: "nothing was taken back"))
      }
      history.append(next)
      return Answer(command: line, effects: next.effects)
    case .touch: return touch([], line)
    }
  }

  private mutating func launch(_ line: String) {
    let (state, effects) = program.launch(
      storyboard: start.storyboard, device: start.device, era: start.era,
      orientation: start.orientation, usually: start.usual)
    note(Moment(command: line, event: nil, effects: effects, state: state))
  }

  private mutating func command(_ line: String, _ keep: Keeping, _ find: Finding) -> Answer {
    let command: ConsoleCommand
    let event: Event
    switch parseCommand(line).flatMap({ parsed in
      program.event(for: parsed, in: state, archive: find).map { (parsed, $0) }
    }) {
    case .success(let found): (command, event) = found
    case .failure(let problem):
      return Answer(command: line, problem: CommandRefusal(problem, line))
    }
    return step(event, line) { bytes in keep(bytes, command.operands[0]) }
  }

  /// Does what a person did without words; nil when no words could say it, since a replay needs them.
  public mutating func perform(_ touch: Event) -> Answer? {
    program.line(for: touch, in: state).map { perform(touch, as: $0) }
  }

  /// Does an event that this line stands for.
  public mutating func perform(_ event: Event, as line: String) -> Answer {
    step(event, line) { _ in nil }
  }

  /// The things that can be touched have numbers, for those that have no name of their own.
  private mutating func touch(_ operands: ArraySlice<Substring>, _ line: String) -> Answer {
    func refused(_ code: String, _ message: String, _ help: String? = nil) -> Answer {
      Answer(command: line, problem: CommandRefusal(code: code, message: message, help: help))
    }
    if let crash = state.crash {
      return refused("refused", Refusal.crashed(crash.error).sentence(in: program))
    }
    let touchables = program.touchables(in: state)
    guard !touchables.isEmpty else {
      return refused("not-on-screen", "there is nothing on the screen to touch")
    }
    let numbers =
      touchables.count == 1 ? "the number 0" : "a number from 0 to \(touchables.count - 1)"
    let list = Self.numbered(touchables)
    guard operands.count == 1, let word = operands.first, let number = Int(word) else {
      return refused("missing-operand", "'touch' wants \(numbers)", list)
    }
    guard touchables.indices.contains(number) else {
      return refused("not-on-screen", "'touch' wants \(numbers), not \(number)", list)
    }
    return step(touchables[number].event, line) { _ in nil }
  }

  /// What the numbers mean, as far as it would be read.
  private static func numbered(_ touchables: [Touchable]) -> String {
    let shown = touchables.prefix(20).enumerated().map { "\($0.offset) is \($0.element.command)" }
    return shown.joined(separator: ", ") + (touchables.count > shown.count ? ", …" : "")
  }

  private mutating func step(
    _ event: Event, _ line: String, keep: ([UInt8]) -> CommandRefusal?
  ) -> Answer {
    let (next, effects) = program.step(state, event)
    if let bytes = effects.archive, let problem = keep(bytes) {
      return Answer(command: line, problem: problem)
    }
    if let reason = effects.refusal(in: program) {
      return Answer(
        command: line,
        problem: CommandRefusal(code: "refused", message: reason),
        // The problem says what the refusal among the effects would.
        effects: effects.filter { $0.refusal(in: program) == nil })
    }
    note(Moment(command: line, event: event, effects: effects, state: next))
    return Answer(command: line, effects: effects)
  }

  private mutating func note(_ moment: Moment) {
    undone = []
    if history.count >= Self.longestHistory * 2 {
      history.removeFirst(Self.longestHistory)
    }
    history.append(moment)
  }
}
