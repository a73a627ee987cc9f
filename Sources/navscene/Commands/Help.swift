import NavText

/// `help`: what the declarations say, for people.
enum Help {
  static var facts: Subcommand.Facts {
    Subcommand.Facts(
      summary:
        "show the commands, one command's flags and examples, a topic, or a word of the language",
      operands: .optional("COMMAND|TOPIC|WORD"), flags: [],
      details: ["Topics:"] + HelpTopic.allCases.map { "  \($0.rawValue): \($0.summary)" } + [
        "",
        "WORD is any element, scene, segue, statement or attribute of the language, or a command of the prompt.",
      ],
      examples: [
        Subcommand.Example("navscene help compile", "what compile can do"),
        Subcommand.Example("navscene help button", "what can be written at a button"),
        Subcommand.Example("navscene help language > Shop.navscene", "an example to change"),
      ])
  }

  static func run(_ arguments: Arguments) throws(Failure) -> ExitCode {
    try tell(about: arguments.operands.first)
    return .success
  }

  /// A command, a topic, or all of them where nothing is named.
  static func tell(about name: String?) throws(Failure) {
    try Output.report(try text(about: name))
  }

  private static func text(about name: String?) throws(Failure) -> String {
    guard let name else { return overview() }
    if let topic = HelpTopic(rawValue: name) { return topic.text }
    if let command = Subcommand(rawValue: name) { return text(of: command) }
    // Many a word is both.
    let parts = [FirstWord(name).map { text(of: $0) }, LanguageWord(name)?.text].compactMap { $0 }
    if !parts.isEmpty { return parts.joined(separator: "\n") }
    throw unknown(name)
  }

  /// A word of the prompt and of scripts, in brief: the prompt's own help gives an example from the app.
  private static func text(of word: FirstWord) -> String {
    var out = TextWriter(indentUnit: "  ")
    out.line(word.usage)
    out.indent()
    out.line(word.summary)
    out.outdent()
    out.newline()
    out.line(
      "It is typed at the prompt of 'navscene run', and works in scripts. 'navscene help prompt' lists them all."
    )
    return out.string
  }

  private static func unknown(_ name: String) -> Failure {
    let commands = Subcommand.allCases.map(\.name)
    let topics = HelpTopic.allCases.map(\.rawValue)
    var help: [String]
    if Explain.all.contains(where: { $0.code == name }) || UIKitRule(name) != nil {
      help = ["'navscene explain \(name)' says what it means"]
    } else {
      let known = Navscene.wordsOfOthers[name].map { [$0] }
      help = didYouMean(
        known ?? nearest(to: name, among: topics + commands + FirstWord.all + LanguageWord.all))
    }
    help += [
      "commands: \(commands.joined(separator: ", "))",
      "topics: \(topics.joined(separator: ", "))",
      "'navscene help prompt' lists the commands of 'run'",
    ]
    return .usage("there is no help on '\(name)'", help: help)
  }

  static func overview() -> String {
    var out = TextWriter(indentUnit: "  ")
    out.line(
      "navscene \(Navscene.version): the navigation of iOS apps as text, compiled, simulated and tested"
    )
    out.newline()
    out.line("Usage: navscene COMMAND [FLAG...] [PATH...]")
    out.newline()
    out.line("Commands:")
    write(Subcommand.allCases.map { ($0.name, $0.facts.summary) }, into: &out)
    out.newline()
    out.line("Topics:")
    write(HelpTopic.allCases.map { ("help \($0.rawValue)", $0.summary) }, into: &out)
    out.newline()
    for line in paths {
      out.line(line)
    }
    out.newline()
    out.line("Flags:")
    write(
      [
        ("-h, --help", "show this help; after a command, that command's"),
        ("--version", "show the version"),
      ], into: &out)
    out.newline()
    out.line(
      "Exit: 0 nothing wrong, 1 findings or failed tests, 2 wrong usage, 3 an internal error.")
    out.line("'navscene help COMMAND' shows a command's flags and examples.")
    return out.string
  }

  private static var paths: [String] {
    [
      "PATH is a file or a folder, by default the current folder; '-' is standard input.",
      "In a folder, every .navscene, .storyboard and .xib file is read unless .navscene.json excludes it.",
    ]
  }

  static func text(of command: Subcommand) -> String {
    let facts = command.facts
    var out = TextWriter(indentUnit: "  ")
    out.line("navscene \(command.name): \(facts.summary)")
    out.newline()
    out.line("Usage: \(usage(of: command))")
    if !facts.details.isEmpty {
      out.newline()
      for line in facts.details {
        out.line(line)
      }
    }
    out.newline()
    out.line("Flags:")
    write((facts.flags + [.help]).map { ($0.usage, $0.summary) }, into: &out)
    if !facts.examples.isEmpty {
      out.newline()
      out.line("Examples:")
      write(facts.examples.map { ($0.line, $0.summary) }, into: &out)
    }
    return out.string
  }

  private static func usage(of command: Subcommand) -> String {
    let facts = command.facts
    let flags = facts.flags.isEmpty ? [] : ["[FLAG...]"]
    let operands = facts.operands.usage.map { [$0] } ?? []
    return (["navscene", command.name] + flags + operands).joined(separator: " ")
  }

  private static func write(_ rows: [(left: String, right: String)], into out: inout TextWriter) {
    out.indent()
    writeColumns(rows, into: &out)
    out.outdent()
  }
}
