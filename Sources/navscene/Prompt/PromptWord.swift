import NavConsole
import NavModel
import NavSimulator

/// What a prompt understands beyond the lines of a script.
enum PromptWord: String, CaseIterable {
  case expect
  case record

  var usage: String {
    switch self {
    case .expect: "expect QUESTION"
    case .record: "record FILE"
    }
  }

  var summary: String {
    switch self {
    case .expect: "Checks a question, as a test would: expect visible == Home."
    case .record: "Writes what was done since the launch to a new file, as a test."
    }
  }

  /// What there is to know besides.
  var details: [String] {
    switch self {
    case .expect:
      [
        "It is what tests write: a question, and unless it is one of yes or no, ==, != or contains and the answer.",
        "'callbacks', 'effects' and 'refused' are about the last command. What holds is recorded (see 'help record').",
      ]
    case .record:
      [
        "The test starts as this run did, with every command since the launch or the last 'restart' that was done and",
        "not taken back, and every 'expect' that held. A command that was refused is among it if 'expect refused'",
        "came after it. The test is run before it is written: added to the app's files, it passes.",
        "A file that exists already is overwritten only if this run recorded it. Storyboards hold no tests: the test of",
        "one belongs with the text that 'navscene import' makes of it.",
      ]
    }
  }
}

/// Everything that can be first on a line.
enum FirstWord {
  case command(CommandKind)
  case session(Session.Word)
  case prompt(PromptWord)

  init?(_ word: String) {
    if let kind = CommandKind(typed: word) {
      self = .command(kind)
    } else if let word = Session.Word(rawValue: word) ?? Session.Word(ofOthers: word) {
      self = .session(word)
    } else if let word = PromptWord(rawValue: word) {
      self = .prompt(word)
    } else {
      return nil
    }
  }

  var usage: String {
    switch self {
    case .command(let kind): kind.usage
    case .session(let word): PromptHelp.usage(of: word)
    case .prompt(let word): word.usage
    }
  }

  /// What it does, in one sentence.
  var summary: String {
    switch self {
    case .command(let kind): kind.facts.summary
    case .session(let word): PromptHelp.summary(of: word)
    case .prompt(let word): word.summary
    }
  }

  /// As they are listed: with hyphens.
  static var all: [String] {
    CommandKind.allCases.map { $0.facts.command } + Session.Word.allCases.map(\.rawValue)
      + PromptWord.allCases.map(\.rawValue)
  }
}
