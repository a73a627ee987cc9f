import NavText

/// The words of one command line, sorted into flags and operands.
struct Arguments {
  let command: Subcommand
  private(set) var operands: [String] = []
  /// In the order in which they were written.
  private var given: [Given] = []

  private struct Given {
    let name: String
    let value: String
  }

  /// Reads `words` by the declarations of `command`.
  init(_ words: [String], for command: Subcommand) throws(Failure) {
    self.command = command
    let facts = command.facts
    let flags = facts.flags + [.help]
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" {
        operands += rest
        break
      }
      guard word.hasPrefix("-") && word != "-" else {
        operands.append(word)
        continue
      }
      let (name, attached) = Self.parts(of: word)
      guard let flag = flags.first(where: { $0.name == name || $0.short == name }) else {
        throw Self.unknown(name, flags, command)
      }
      let value = try Self.value(of: flag, attached, &rest, flags, command)
      // One of two values would be dropped silently.
      if flag.placeholder != nil, !flag.isRepeatable, has(flag) {
        throw .usage(
          "'\(flag.name)' is given twice: '\(self.value(of: flag) ?? "")' and '\(value)'",
          help: ["give it once", command.moreHelp])
      }
      given.append(Given(name: flag.name, value: value))
    }
    // A request for help need not finish the rest of the line.
    guard !has(.help) else { return }
    try checkOperands(facts.operands)
  }

  func has(_ flag: Flag) -> Bool {
    given.contains { $0.name == flag.name }
  }

  /// Refuses two flags of which one would be ignored.
  func refuse(_ flag: Flag, with other: Flag) throws(Failure) {
    guard has(flag) && has(other) else { return }
    throw .usage("\(flag.name) and \(other.name) exclude each other")
  }

  func value(of flag: Flag) -> String? {
    given.last { $0.name == flag.name }?.value
  }

  /// For a flag that may be repeated.
  func values(of flag: Flag) -> [String] {
    given.compactMap { $0.name == flag.name ? $0.value : nil }
  }

  /// Two flags in the order in which they were written.
  func values(of first: Flag, and second: Flag) -> [(isFirst: Bool, value: String)] {
    given.compactMap { flag in
      flag.name == first.name || flag.name == second.name
        ? (flag.name == first.name, flag.value) : nil
    }
  }

  /// The paths to read: the current folder when none is written.
  var paths: [String] {
    let all = Array(operands.dropFirst(hasWord ? 1 : 0))
    return all.isEmpty ? ["."] : all
  }

  /// The word in front of the paths, for a command that takes one.
  var word: String? { hasWord ? operands.first : nil }

  private var hasWord: Bool {
    if case .wordAndPaths = command.facts.operands { true } else { false }
  }

  /// `--flag=value` in two.
  private static func parts(of word: String) -> (name: String, value: String?) {
    guard let equals = word.utf8.firstIndex(of: UInt8(ascii: "=")) else { return (word, nil) }
    return (String(word[..<equals]), String(word[word.utf8.index(after: equals)...]))
  }

  private static func value(
    of flag: Flag, _ attached: String?, _ rest: inout ArraySlice<String>, _ flags: [Flag],
    _ command: Subcommand
  ) throws(Failure) -> String {
    guard let placeholder = flag.placeholder else {
      if attached != nil {
        throw .usage("'\(flag.name)' takes no value", help: [command.moreHelp])
      }
      return ""
    }
    if let attached { return try check(attached, for: flag) }
    if let standard = flag.standard { return standard }
    guard let next = rest.first, !flags.contains(where: { $0.name == next || $0.short == next })
    else {
      throw .usage(
        "'\(flag.name)' needs a value: \(flag.name) \(placeholder)", help: [command.moreHelp])
    }
    rest.removeFirst()
    return try check(next, for: flag)
  }

  private static func check(_ value: String, for flag: Flag) throws(Failure) -> String {
    if case .file(let placeholder) = flag.value, value.isEmpty {
      throw .usage(
        "the name after '\(flag.name)' is empty", help: ["write it as \(flag.name) \(placeholder)"]
      )
    }
    let words = flag.words
    switch flag.value {
    case .choice where !words.contains(value), .optionalChoice where !words.contains(value): break
    case .none, .text, .file, .names, .choice, .optionalChoice: return value
    }
    throw .usage(
      "'\(value)' is nothing that \(flag.name) knows",
      help: didYouMean(nearest(to: value, among: words))
        + ["\(flag.name) is one of \(words.joined(separator: ", "))"])
  }

  private static func unknown(_ name: String, _ flags: [Flag], _ command: Subcommand) -> Failure {
    .usage(
      "'\(command.name)' has no flag '\(name)'",
      help: didYouMean(Flag.nearest(to: name, among: flags.map(\.name))) + [command.moreHelp])
  }

  private func checkOperands(_ declared: Subcommand.Operands) throws(Failure) {
    let most = declared.mostCount
    if operands.count > most {
      throw .usage(
        most == 0
          ? "'\(command.name)' takes no operand, but there is '\(operands[0])'"
          : "'\(command.name)' takes no more than \(most) operand, but there is '\(operands[most])'",
        help: [command.moreHelp])
    }
    for operand in operands where operand.isEmpty {
      throw .usage("an operand is empty", help: [command.moreHelp])
    }
  }
}
