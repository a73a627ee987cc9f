import NavConsole
import NavModel
import NavSimulator
import NavText

/// `run`: the app on a prompt, or commands from a pipe or a script.
enum Run {
  private static var script: Flag {
    Flag(
      "--script", takes: .file("FILE"),
      "take the commands from FILE; fail if one is refused, or the app stops")
  }

  private static var json: Flag {
    Flag("--json", "answer every command with one line of JSON")
  }

  private static var trace: Flag {
    Flag("--trace", "show the callbacks alone, without the screen")
  }

  private static var verbose: Flag {
    Flag("--verbose", "show the callbacks with what each controller could ask about itself")
  }

  static var facts: Subcommand.Facts {
    Subcommand.Facts(
      summary: "simulate an app from a prompt, a pipe or a script",
      operands: .paths,
      flags: [
        .storyboard, .device, .era, .orientation, script, json, trace, verbose,
      ] + Project.runningFlags + [.stdinFilename, .color],
      details: [
        "On a terminal there is a prompt, and 'help' lists its commands. Tab completes what can be done or tapped now. The",
        "arrows bring earlier lines back, and Ctrl-R searches them; they are kept in $XDG_STATE_HOME/navscene/history, or",
        "below ~/.local/state. Ctrl-C clears the line, Ctrl-Z suspends the run, and Ctrl-D leaves.",
        "",
        "Otherwise each line of standard input or of the script is a command; blank lines and lines that begin with '#'",
        "are skipped.",
        "",
        "In both, 'expect' and assignments are those of tests, and 'record FILE' writes what was done as a test. In a script",
        "or a pipe the exit code is 1 when an 'expect' fails.",
        "",
        "With --json every command is answered by one object with the keys schema, command, ok, problem",
        "(code and message, or null), effects and state. 'log', 'screen' and 'help' add a key of their name.",
        "A refused command returns \"ok\": false and does not end the run.",
        "",
        "Xcode misses some errors: an outlet that its class does not have, a segue that does not exist. Storyboards run with",
        "them as on a device, up to the point where UIKit stops the app; text apps run despite them only with --anyway. The",
        "exit code is 1 if there are errors, unless --anyway is given.",
        "",
        "Beside storyboards the code of the nearest project is read, or that of --sources. It says what classes declare,",
        "where unwind segues lead, and which connections end the app. If a folder or a project has several apps, one is",
        "run: the first, or the one of --target, as in navscene run Shop.xcodeproj --target Shop.",
      ],
      examples: [
        Subcommand.Example("navscene run Samples/Homepwner.navscene", "walk through an app"),
        Subcommand.Example(
          "navscene run Samples/Mail.navscene --device \"iPad Air 2\"", "on another device"),
        Subcommand.Example(
          "echo back | navscene run Samples/Homepwner.navscene --json", "for a program"),
        Subcommand.Example(
          "echo 'tap Add' | navscene run Samples/Homepwner.navscene --trace",
          "the order of callbacks"),
        Subcommand.Example(
          "echo 'tap Add' | navscene run Samples/Homepwner.navscene --script -",
          "1 if a command is refused"),
      ])
  }

  static func run(_ arguments: Arguments) throws(Failure) -> ExitCode {
    for flag in [trace, verbose] { try arguments.refuse(json, with: flag) }
    var start = Session.Start()
    start.device = try arguments.value(of: .device).map(device(named:))
    start.era = era(arguments)
    start.orientation = orientation(arguments)
    start.usual = try usual(arguments, on: arguments.value(of: .device))

    if arguments.paths.contains("-") && [nil, "-"].contains(arguments.value(of: script)) {
      throw .usage(
        "standard input cannot hold both the program and the commands",
        help: ["take the commands from a file with --script FILE"])
    }
    let project = try Project.running(arguments)
    var inputs = project.inputs.identities
    let reporting = Reporting(color: arguments.value(of: .color))
    // A run that never begins leaves standard output to the reasons, unless a program waits there.
    let program = project.runnable(arguments)
    let isFree = program == nil && !arguments.has(json)
    try reporting.report(project.findings, project.sources, to: isFree ? .output : .error)
    guard let program else { return .findings }
    start.storyboard = try storyboard(arguments, program)
    let session = Session(program, start)
    warn(ofEraIn: session, as: arguments.value(of: .device))

    if let path = arguments.value(of: script) {
      guard let lines = try lines(ofScript: path, reporting) else { return .findings }
      inputs.insert(fileAt: path)
      var talk = Talk(session, form(arguments), with: .script, inputs: inputs)
      try talk.talk(lines)
      return talk.hasFailed ? .findings : project.exitCode(arguments)
    }
    let form = form(arguments)
    // A program that speaks JSON wants nothing else, on a terminal either.
    let isPerson = form != .json && Terminal.isTerminal(.input) && Terminal.isTerminal(.output)
    let palette = isPerson ? Terminal.palette(arguments.value(of: .color), for: .output) : .plain
    var talk = Talk(session, form, with: isPerson ? .person : .script, inputs: inputs, palette)
    if isPerson, let prompt = Prompt(sign: Talk.promptSign, palette) {
      defer { Prompt.end() }
      try talk.talk(prompt)
    } else {
      try talk.talk(.standardInput)
    }
    return !isPerson && talk.hasFailedExpectation ? .findings : project.exitCode(arguments)
  }

  private static func form(_ arguments: Arguments) -> Talk.Form {
    if arguments.has(json) { return .json }
    if arguments.has(verbose) { return .trace(isVerbose: true) }
    return arguments.has(trace) ? .trace(isVerbose: false) : .screens
  }

  /// The device that the command line names, if it does.
  static func device(_ arguments: Arguments) throws(Failure) -> Device? {
    guard let name = arguments.value(of: .device) else { return nil }
    return try device(named: name)
  }

  static func device(named name: String) throws(Failure) -> Device {
    if let device = Device(named: name) {
      tellStandIn(device, for: name)
      return device
    }
    let near = Device.names(near: name)
    let all = Device.allCases.map(\.facts.name).joined(separator: ", ")
    // Without quotes the shell makes several words of a name.
    let quotes = name.contains(" ") ? [] : ["names go in quotes: --device \"iPhone 15\""]
    throw .usage(
      "there is no device '\(name)'",
      help: (near.isEmpty ? ["there is \(all)"] : didYouMean(near)) + quotes)
  }

  /// Several models have the same figures, and go by the name of one of them.
  private static func tellStandIn(_ device: Device, for name: String) {
    let shown = device.facts.name
    guard shown.lowercased() != name.lowercased() else { return }
    Output.status("note: '\(name)' is shown as '\(shown)', which has the same screen\n")
  }

  /// Warns where the system never ran on the device that is asked for: what is shown is a guess.
  /// `name` is the model's, where that was asked for: those of one screen did not all run the same.
  static func warn(ofEraIn session: Session, as name: String?) {
    let (start, state) = (session.start, session.history[0].state)
    let (device, era) = (state.device, state.era)
    let program = session.program
    let chosen = start.storyboard ?? program.mainStoryboard ?? program.storyboards.ids.first
    let attributes = chosen.map { program[$0].attributes } ?? .empty
    let written = program[attributes, .device]
    let name = name ?? (start.device == nil ? written.map { program[$0] } : nil)
    // A text that names one of the two at most is not asked to.
    let isAsked =
      start.device != nil || start.usual.device != nil && (start.era ?? start.usual.era) != nil
      || written != nil && (start.era ?? program.era(in: attributes)) != nil
    guard isAsked && !device.ran(era, as: name) else { return }
    let known = SystemEra.allCases.filter { device.ran($0, as: name) }.map {
      "\($0.facts.keyword) (\($0.facts.versions))"
    }
    Output.status(
      """
      warning: no \(device.span(of: name).name) ever ran \(era.facts.versions), so how it would look is unknown
      help: its eras are \(known.joined(separator: ", ")); choose one with --era

      """)
  }

  static func era(_ arguments: Arguments) -> SystemEra? {
    arguments.value(of: .era).flatMap { word in
      SystemEra.allCases.first { $0.facts.keyword == word }
    }
  }

  /// What the configuration says; without a word there, a model that is newer than the usual system has its own first.
  static func usual(
    _ arguments: Arguments, on name: String? = nil
  ) throws(Failure) -> UsualSystem {
    var usual = try Configuration(for: arguments)?.usual ?? UsualSystem()
    if usual.era == nil, let name, let device = Device(named: name) {
      let era = SystemEra.standard(on: device, as: name)
      if era != .standard { usual.era = era }
    }
    return usual
  }

  static func orientation(_ arguments: Arguments) -> Orientation {
    let word = arguments.value(of: .orientation)
    if word == "landscape" { return .landscapeLeft }
    return Orientation.allCases.first { $0.keyword == word } ?? .portrait
  }

  static func storyboard(
    _ arguments: Arguments, _ program: Program
  ) throws(Failure) -> ID<Storyboard>? {
    let names = program.storyboards.rows.map { program[$0.name] }
    guard let name = arguments.value(of: .storyboard) else {
      if names.isEmpty { throw .usage("there is no storyboard to run") }
      return nil
    }
    guard let index = names.firstIndex(of: name) else {
      throw .usage(
        "there is no storyboard '\(name)'",
        help: didYouMean(nearest(to: name, among: names)) + [
          "there is \(names.joined(separator: ", "))"
        ])
    }
    return ID(index)
  }

  /// Nil when the script cannot be read, which is reported as a finding.
  static func lines(
    ofScript path: String, _ reporting: Reporting
  ) throws(Failure) -> LineReader? {
    if path == "-" { return .standardInput }
    do {
      return LineReader(try Files.readFile(path))
    } catch {
      let sources = Table([SourceText(path: path, bytes: [])])
      let place = Location(ID(0), SourceRange(0, 0))
      try reporting.report([error.diagnostic(at: place)], sources, to: .error)
      return nil
    }
  }
}
