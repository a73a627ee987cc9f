import NavModel
import NavSimulator
import NavText

extension Session {
  /// Words that concern the run and not the app.
  public enum Word: String, CaseIterable, Sendable {
    case state
    case screen
    case log
    case undo
    case redo
    case restart
    case touch
    case help
    case quit

    /// What other prompts call it.
    public init?(ofOthers word: String) {
      switch word {
      case "exit", "bye", "q": self = .quit
      case "?", "h": self = .help
      default: return nil
      }
    }

    /// How help shows it.
    public var usage: String { self == .touch ? "touch NUMBER" : rawValue }

    /// What it does, in one sentence.
    public var summary: String {
      switch self {
      case .state: "Shows the whole state, as JSON."
      case .screen: "Shows the screen again."
      case .log: "Shows every command that led here, with its effects."
      case .undo: "Undoes the last command."
      case .redo: "Repeats what was undone last."
      case .restart: "Starts the run again from its beginning."
      case .touch:
        "Taps something that has no distinct name or text; alone it lists the numbers."
      case .help: "Shows this list, or what one command does."
      case .quit: "Ends the run."
      }
    }
  }

  /// What can be typed, with what it does.
  public static var commands: [(usage: String, summary: String)] {
    CommandKind.allCases.map { ($0.usage, $0.facts.summary) }
      + Word.allCases.map { ($0.usage, $0.summary) }
  }

  /// The same as `help` shows it.
  public static var helpText: String {
    var out = TextWriter()
    writeColumns(commands.map { ($0.usage, $0.summary) }, widest: 24, into: &out)
    return out.string
  }

  /// How one command is written, and what it does.
  public static func help(on kind: CommandKind) -> String {
    var out = TextWriter()
    out.line(kind.usage)
    out.line(kind.facts.summary)
    return out.string
  }
}

extension CommandKind {
  /// How help shows it at the prompt, with what is after the word.
  public var usage: String { facts.command + facts.operand.usage }

  /// The command of this word, with hyphens or as tests write it.
  public init?(typed word: String) {
    guard
      let kind = CommandKind.allCases.first(where: {
        $0.facts.command == word || $0.facts.keyword == word
      })
    else { return nil }
    self = kind
  }
}

extension CommandKind.Operand {
  /// How help shows what is after the word.
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
    case .subject(let message): message == .open ? " \"URL\"" : " \"CATEGORY\""
    case .assignment: " VARIABLE VALUE"
    case .index: " INDEX"
    case .nameAndIndex: " NAME INDEX"
    case .tabAndText: " TAB TEXT|none"
    case .textInto: " \"TEXT\" [into NAME]"
    case .directionOn: " right|left|up|down [on NAME]"
    case .word(let words): " " + words.joined(separator: "|")
    case .wordOrNothing(let words): " [" + words.joined(separator: "|") + "]"
    case .device: " DEVICE"
    case .file: " FILE"
    }
  }
}
