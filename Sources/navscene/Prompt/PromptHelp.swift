import NavConsole
import NavModel
import NavSimulator
import NavText

/// What `help` says at a prompt: the commands in groups, or one of them with an example from the app.
struct PromptHelp {
  enum Group: String, CaseIterable {
    case touches = "User actions"
    case code = "Calls from code"
    case device = "Device"
    case looks = "Inspecting"
    case run = "The run itself"
  }

  private let session: Session
  private let palette: Palette

  init(_ session: Session, _ palette: Palette) {
    self.session = session
    self.palette = palette
  }

  // MARK: All of them

  var overview: String {
    var out = TextWriter(indentUnit: "  ")
    for group in Group.allCases {
      out.line(palette == .ansi ? "\u{1B}[1m\(group.rawValue)\u{1B}[0m" : group.rawValue)
      out.indent()
      writeColumns(Self.rows(of: group), widest: 24, into: &out)
      out.outdent()
    }
    out.line(
      "'help tap' explains one. Words may also be written as in tests: swipeBack, popTo.")
    return out.string
  }

  static func rows(of group: Group) -> [(left: String, right: String)] {
    var rows: [(left: String, right: String)] = []
    for kind in CommandKind.allCases where self.group(of: kind) == group {
      rows.append((kind.usage, kind.facts.summary))
    }
    if group == .code { rows.append(("VARIABLE = VALUE", "The same as set, as tests write it.")) }
    for word in PromptWord.allCases where self.group(of: word) == group {
      rows.append((word.usage, word.summary))
    }
    for word in Session.Word.allCases where self.group(of: word) == group {
      rows.append((usage(of: word), summary(of: word)))
    }
    return rows
  }

  private static func group(of kind: CommandKind) -> Group {
    switch kind {
    case .tap, .back, .swipeBack, .tab, .more, .swipeDown, .tapOutside, .edit, .customize, .drag,
      .swipeContent, .tapContent, .swipeColumn, .turnPage, .type, .clearText, .pressReturn,
      .hideKeyboard, .tapNotification, .deleteRow, .moveRow,
      .longPress, .doubleTap, .swipe, .fullSwipe, .pan, .pinch, .twist, .edgePan, .increment,
      .decrement:
      .touches
    case .dismiss, .perform, .do, .set, .push, .pop, .popTo, .popToRoot, .setStack, .present,
      .select, .badge, .toolbar, .bar, .showColumn, .hideColumn:
      .code
    case .launch, .rotate, .resize, .open, .animate, .finish, .cancel, .save, .restore: .device
    }
  }

  private static func group(of word: PromptWord) -> Group {
    switch word {
    case .expect: .looks
    case .record: .run
    }
  }

  private static func group(of word: Session.Word) -> Group {
    switch word {
    case .touch: .touches
    case .state, .screen, .log: .looks
    case .undo, .redo, .restart, .help, .quit: .run
    }
  }

  static func usage(of word: Session.Word) -> String {
    switch word {
    case .help: "help [COMMAND], ?"
    case .quit: "quit, exit"
    case .state, .screen, .log, .undo, .redo, .restart, .touch: word.usage
    }
  }

  static func summary(of word: Session.Word) -> String {
    word == .help ? "Shows this list, or more about one command." : word.summary
  }

  // MARK: One of them

  /// Nil where there is no such word.
  func text(about topic: String) -> String? {
    guard let word = FirstWord(topic) else { return nil }
    var out = TextWriter(indentUnit: "  ")
    switch word {
    case .command(let kind):
      out.line(kind.usage)
      out.indent()
      out.line(kind.facts.summary)
      if kind == .set {
        out.line("In a test, and here too: VARIABLE = VALUE")
      } else if kind.facts.keyword != kind.facts.command {
        out.line("In a test, and here too: \(kind.facts.keyword)")
      }
      out.line("Such as: \(printable(example(of: kind)))")
    case .session(let word):
      out.line(Self.usage(of: word))
      out.indent()
      out.line(Self.summary(of: word))
      if word == .touch { out.line("Such as: touch 0") }
      if word == .help { out.line("Such as: help tap") }
    case .prompt(let word):
      out.line(word.usage)
      out.indent()
      out.line(word.summary)
      for line in word.details {
        out.line(line)
      }
      out.line("Such as: \(printable(example(of: word)))")
    }
    return out.string
  }

  /// A line that means something in this app, and in this moment if anything does.
  private func example(of kind: CommandKind) -> String {
    let command = kind.facts.command
    let offered = session.program.operands(of: kind, in: session.state)
    switch kind.facts.operand {
    case .none: return command
    case .target: return "\(command) \(offered.first ?? "\"Done\"")"
    case .tab: return "\(command) \(offered.first ?? "0")"
    case .scene, .sceneOrNothing: return "\(command) \(offered.first ?? "Home")"
    case .scenes: return "\(command) \(offered.prefix(2).joined(separator: ","))"
    case .identifier: return "\(command) \(offered.first ?? "\"ShowDetail\"")"
    case .subject: return "\(command) \(offered.first ?? kind.facts.operand.example)"
    case .action: return "\(command) \(offered.first ?? "save")"
    case .assignment:
      guard let name = offered.first else { return "\(command) count 3" }
      let value = session.program.values(ofVariable: name, in: session.state).first
      return "\(command) \(name) \(value ?? "3")"
    case .index: return "\(command) 0"
    case .nameAndIndex: return "\(command) \(offered.first ?? "Timer") 0"
    case .tabAndText: return "\(command) \(offered.first ?? "Inbox") \"3\""
    case .textInto: return "\(command) \"hello\""
    case .directionOn: return "\(command) left"
    case .word, .wordOrNothing: return "\(command) \(offered.first ?? "")"
    case .device: return "\(command) \(offered.first ?? "")"
    case .file: return "\(command) app.state"
    }
  }

  private func example(of word: PromptWord) -> String {
    switch word {
    case .expect:
      let scene = session.program.screen(of: session.state).visible
      return "expect visible == \(scene.isEmpty ? "Home" : scene)"
    case .record: return "record Walk.navscene"
    }
  }
}
