import NavModel
import NavSimulator
import NavText

/// A command as it was typed or written, before anybody looked whether it can be done.
public struct ConsoleCommand: Hashable, Sendable {
  public var kind: CommandKind
  public var operands: [String] = []
  /// Whether the first operand was written in quotes: then it is what a person sees, or what code looks up.
  public var isQuoted = false
  /// The navigation controller that it is about, where one is named.
  public var stack: String?

  public init(_ kind: CommandKind, _ operands: [String] = [], isQuoted: Bool = false) {
    self.kind = kind
    self.operands = operands
    self.isQuoted = isQuoted
  }
}

/// Why a line is not a command, or cannot be done: `code` for machines, `message` (and `help`) for people.
public struct CommandProblem: Error, Hashable, Sendable {
  public let code: String
  public let message: String
  public let help: String?

  public init(_ code: String, _ message: String, help: String? = nil) {
    self.code = code
    self.message = message
    self.help = help
  }

  /// What is meant is not there; `near` are the names that may have been.
  static func unknown(
    _ code: String, _ message: String, _ wanted: String, among known: [String]
  ) -> CommandProblem {
    let near = nearest(to: wanted, among: known.filter { !$0.isEmpty }, limit: 1)
    return CommandProblem(code, message, help: near.first.map { "did you mean '\($0)'?" })
  }

  /// The same; when nothing is near, `lead` introduces what there is.
  static func unknown(
    _ code: String, _ message: String, _ wanted: String, among known: [String],
    else lead: String, _ offers: [String]
  ) -> CommandProblem {
    let problem = unknown(code, message, wanted, among: known)
    var shown: [String] = []
    for offer in offers where !offer.isEmpty && !shown.contains(offer) {
      shown.append(offer)
      if shown.count > mostOffers { break }
    }
    guard problem.help == nil && !shown.isEmpty else { return problem }
    let rest = shown.count > mostOffers ? ", …" : ""
    let list = shown.prefix(mostOffers).joined(separator: ", ")
    return CommandProblem(code, message, help: "\(lead) \(list)\(rest)")
  }

  /// More would not be read.
  private static var mostOffers: Int { 6 }
}

/// `tap "World Clock"`, `set-stack A,B`, `tab 2`: one line of the prompt or of a script.
public func parseCommand(_ line: String) -> Result<ConsoleCommand, CommandProblem> {
  let words: [LineWord]
  switch split(line) {
  case .success(let found): words = found
  case .failure(let problem): return .failure(problem)
  }
  guard let first = words.first else {
    return .failure(CommandProblem("missing-command", "there is no command on this line"))
  }
  guard let kind = CommandKind(typed: first.text), !first.isQuoted else {
    let known = CommandKind.allCases.map { $0.facts.command }
    return .failure(
      .unknown(
        "unknown-command", "there is no command called '\(first.text)'", first.text, among: known))
  }
  var rest = Array(words.dropFirst())
  guard kind.isAboutStack, rest.count >= 2, rest[rest.count - 2].text == "of" else {
    return operands(of: kind, rest)
  }
  let stack = rest[rest.count - 1].text
  rest.removeLast(2)
  return operands(of: kind, rest).map { command in
    var command = command
    command.stack = stack
    return command
  }
}

// MARK: Words

private struct LineWord {
  var text: String
  var isQuoted: Bool
}

/// Blanks part words; quotes keep them, with \" and \\ inside. A list may be in brackets.
private func split(_ line: String) -> Result<[LineWord], CommandProblem> {
  var words: [LineWord] = []
  var current = ""
  var isInside = false
  var isQuoted = false
  var isEscaped = false
  func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    scalar == " " || scalar == "\t" || scalar == "\r" || scalar == "\n"
  }
  for scalar in line.unicodeScalars {
    if isQuoted {
      if isEscaped {
        current.unicodeScalars.append(scalar)
        isEscaped = false
      } else if scalar == "\\" {
        isEscaped = true
      } else if scalar == "\"" {
        words.append(LineWord(text: current, isQuoted: true))
        (current, isQuoted) = ("", false)
      } else {
        current.unicodeScalars.append(scalar)
      }
    } else if scalar == "\"" && !isInside {
      isQuoted = true
    } else if isBlank(scalar) {
      if isInside { words.append(LineWord(text: current, isQuoted: false)) }
      (current, isInside) = ("", false)
    } else {
      current.unicodeScalars.append(scalar)
      isInside = true
    }
  }
  if isQuoted {
    return .failure(
      CommandProblem("unterminated-text", "a text begins here and has no end: add \""))
  }
  if isInside { words.append(LineWord(text: current, isQuoted: false)) }
  return .success(words)
}

/// A text as a line can have it.
public func inQuotes(_ text: String) -> String {
  var line = "\""
  for scalar in text.unicodeScalars {
    if scalar == "\"" || scalar == "\\" { line.unicodeScalars.append("\\") }
    line.unicodeScalars.append(scalar)
  }
  return line + "\""
}

private func operands(
  of kind: CommandKind, _ words: [LineWord]
) -> Result<ConsoleCommand, CommandProblem> {
  let command = kind.facts.command
  func missing(_ what: String) -> Result<ConsoleCommand, CommandProblem> {
    .failure(CommandProblem("missing-operand", "'\(command)' wants \(what)"))
  }
  func extra() -> Result<ConsoleCommand, CommandProblem> {
    .failure(
      CommandProblem("unexpected-operand", "'\(words[words.count - 1].text)' is one word too many"))
  }
  let texts = words.map { $0.text }
  let isQuoted = words.first?.isQuoted ?? false
  switch kind.facts.operand {
  case .none:
    return words.isEmpty ? .success(ConsoleCommand(kind)) : extra()
  case .target, .tab:
    guard !words.isEmpty else {
      return missing(
        kind.facts.operand == .tab
          ? "a name, a position from 0, or what it says in quotes"
          : "a name, or what it says in quotes")
    }
    // Several words without quotes can only be what a person sees.
    let isText = isQuoted || words.count > 1
    return .success(
      ConsoleCommand(kind, [texts.joined(separator: " ")], isQuoted: isText))
  case .scene:
    guard !words.isEmpty else { return missing("the name of a scene") }
    return words.count == 1
      ? .success(ConsoleCommand(kind, texts, isQuoted: isQuoted)) : extra()
  case .sceneOrNothing:
    return words.count <= 1 ? .success(ConsoleCommand(kind, texts)) : extra()
  case .scenes:
    return .success(ConsoleCommand(kind, listed(texts)))
  case .identifier, .action:
    guard !words.isEmpty else {
      return missing(kind == .do ? "the name of an action" : "the identifier of a segue")
    }
    return words.count == 1
      ? .success(ConsoleCommand(kind, texts, isQuoted: isQuoted)) : extra()
  case .subject(let message):
    let what = message == .open ? "a URL in quotes" : "the category of a notification in quotes"
    guard !words.isEmpty else { return missing(what) }
    return words.count == 1 ? .success(ConsoleCommand(kind, texts, isQuoted: true)) : extra()
  case .assignment:
    let parts = assigned(texts)
    guard parts.count >= 2 else { return missing("a variable and its new value") }
    return parts.count == 2 ? .success(ConsoleCommand(kind, parts)) : extra()
  case .index:
    guard !words.isEmpty else { return missing("a position from 0") }
    guard Int32(texts[0]) != nil else { return missing("a position from 0, not '\(texts[0])'") }
    return words.count == 1 ? .success(ConsoleCommand(kind, texts)) : extra()
  case .nameAndIndex:
    guard words.count >= 2 else { return missing("a tab and a position from 0") }
    guard Int32(texts[1]) != nil else { return missing("a position from 0, not '\(texts[1])'") }
    return words.count == 2
      ? .success(ConsoleCommand(kind, texts, isQuoted: isQuoted)) : extra()
  case .tabAndText:
    guard words.count >= 2 else {
      return missing("a tab, by name or by position, and a text or none")
    }
    guard words.count == 2 else { return extra() }
    // A text in quotes is shown whatever it says; the word takes the badge off.
    let isNone = texts[1] == "none" && !words[1].isQuoted
    return .success(
      ConsoleCommand(kind, isNone ? [texts[0]] : texts, isQuoted: isQuoted))
  case .textInto:
    guard let text = texts.first else { return missing("a text in quotes") }
    if words.count == 1 { return .success(ConsoleCommand(kind, [text], isQuoted: true)) }
    guard texts[1] == "into", !words[1].isQuoted else {
      return .failure(
        CommandProblem(
          "unexpected-operand", "'\(texts[1])' is one word too many",
          help: isQuoted
            ? "the field is behind 'into': \(command) \(inQuotes(text)) into \(texts[texts.count - 1])"
            : "put the text in quotes: \(command) \(inQuotes(texts.joined(separator: " ")))"))
    }
    guard words.count > 2 else { return missing("the name of a field after 'into'") }
    return words.count == 3
      ? .success(ConsoleCommand(kind, [text, texts[2]], isQuoted: true)) : extra()
  case .directionOn:
    let known = SwipeDirection.allCases.map { $0.keyword }
    guard let direction = texts.first else {
      return missing("one of " + known.joined(separator: ", "))
    }
    guard known.contains(direction) else { return chosen(kind, direction, among: known) }
    if words.count == 1 { return .success(ConsoleCommand(kind, [direction])) }
    guard texts[1] == "on", !words[1].isQuoted else {
      return .failure(
        CommandProblem(
          "unexpected-operand", "'\(texts[1])' is one word too many",
          help: "what is swiped is behind 'on': \(command) \(direction) on \(texts[1])"))
    }
    guard words.count > 2 else { return missing("a name after 'on', or what it says in quotes") }
    return .success(
      ConsoleCommand(
        kind, [direction, texts.dropFirst(2).joined(separator: " ")],
        isQuoted: words[2].isQuoted || words.count > 3))
  case .word(let known):
    guard !words.isEmpty else { return missing("one of " + known.joined(separator: ", ")) }
    return words.count == 1 ? chosen(kind, texts[0], among: known) : extra()
  case .wordOrNothing(let known):
    guard let word = texts.first else { return .success(ConsoleCommand(kind)) }
    return words.count == 1 ? chosen(kind, word, among: known) : extra()
  case .device, .file:
    guard !words.isEmpty else {
      return missing(kind.facts.operand == .device ? "the name of a device" : "a file")
    }
    return .success(ConsoleCommand(kind, [texts.joined(separator: " ")]))
  }
}

private func chosen(
  _ kind: CommandKind, _ word: String, among known: [String]
) -> Result<ConsoleCommand, CommandProblem> {
  if known.contains(word) { return .success(ConsoleCommand(kind, [word])) }
  let message =
    "'\(kind.facts.command)' wants one of \(known.joined(separator: ", ")), not '\(word)'"
  return .failure(.unknown("unknown-operand", message, word, among: known))
}

/// `count 3`, `count = 3` and `count=3` alike.
private func assigned(_ texts: [String]) -> [String] {
  var parts: [String] = []
  for text in texts where text != "=" {
    let sides = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    for side in sides where !side.isEmpty { parts.append(String(side)) }
  }
  return parts
}

/// `A,B,C` and `[A, B, C]` alike.
private func listed(_ texts: [String]) -> [String] {
  var names: [String] = []
  for text in texts {
    for part in text.split(separator: ",") {
      var name = String.UnicodeScalarView()
      name.append(contentsOf: part.unicodeScalars.filter { $0 != "[" && $0 != "]" })
      if !name.isEmpty { names.append(String(name)) }
    }
  }
  return names
}
