import NavConsole
import NavLayout
import NavModel
import NavSimulator
import NavText

/// `layout`: where everything on the screen is, on one device or several.
enum Layout {
  private static var json: Flag { Flag("--json", "write one JSON object per device") }

  private static var state: Flag {
    Flag(
      "--state", takes: .file("SCRIPT"),
      "how to get to the state: a file with commands of 'run', or '-'")
  }

  private static var devices: Flag {
    var flag = Flag.device
    flag.isRepeatable = true
    return flag
  }

  static var facts: Subcommand.Facts {
    Subcommand.Facts(
      summary: "print the frame of everything on the screen",
      operands: .paths,
      flags: [.storyboard, devices, .orientation, .era, state, json] + Project.runningFlags
        + [.stdinFilename, .color],
      details: [
        "Each line is one thing that has a frame: what it is, its name or text, x, y, width and height in points, then its",
        "safe-area insets (top, left, bottom, right), and how far a list is inset. Its contents are indented below it. What",
        "does not fit is reported at the end.",
        "",
        "Without --state the app has just been launched. With --json each device is one object with the keys schema,",
        "device, orientation, era, scale, window (the tree) and problems.",
        "",
        "The app runs as 'run' runs it: beside storyboards the code of the nearest project is read, or that of --sources,",
        "and an error that ends the app leaves nothing to lay out. The exit code is 1 where there are errors, unless",
        "--anyway is given.",
      ],
      examples: [
        Subcommand.Example("navscene layout Samples/Homepwner.navscene", "the first screen"),
        Subcommand.Example(
          "navscene layout Samples/Clock.navscene --device \"iPhone 8\" --device \"iPad Air 2\"",
          "on two devices"),
        Subcommand.Example(
          "echo 'tap Add' | navscene layout Samples/Homepwner.navscene --state -",
          "after a tap"),
      ])
  }

  static func run(_ arguments: Arguments) throws(Failure) -> ExitCode {
    let names = arguments.values(of: devices)
    var asked: [(name: String?, device: Device?)] = []
    for name in names { asked.append((name, try Run.device(named: name))) }
    if asked.isEmpty { asked = [(nil, nil)] }
    var start = Session.Start()
    start.era = Run.era(arguments)
    start.orientation = Run.orientation(arguments)
    let script = arguments.value(of: state)
    if arguments.paths.contains("-") && script == "-" {
      throw .usage(
        "standard input cannot hold both the program and the commands",
        help: ["take the commands from a file with --state FILE"])
    }
    let project = try Project.running(arguments)
    let program = project.runnable(arguments)
    let reporting = Reporting(color: arguments.value(of: .color))
    let isFree = program == nil && !arguments.has(json)
    try reporting.report(project.findings, project.sources, to: isFree ? .output : .error)
    guard let program else { return .findings }

    start.storyboard = try Run.storyboard(arguments, program)
    var commands: [(line: Int, command: String)] = []
    var inputs = project.inputs.identities
    if let script {
      guard let lines = try Run.lines(ofScript: script, reporting) else { return .findings }
      commands = try Talk.commands(lines)
      inputs.insert(fileAt: script)
    }
    for (index, (name, device)) in asked.enumerated() {
      start.device = device
      start.usual = try Run.usual(arguments, on: name)
      var session = Session(program, start)
      Run.warn(ofEraIn: session, as: name)
      guard session.play(commands, of: script ?? "", besides: inputs) else { return .findings }
      let listener = try write(
        program.layout(of: session.state), of: program, arguments, isFirst: index == 0)
      guard listener == .listening else { break }
    }
    return project.exitCode(arguments)
  }

  private static func write(
    _ layout: ScreenLayout, of program: Program, _ arguments: Arguments, isFirst: Bool
  ) throws(Failure) -> Output.Reader {
    if arguments.has(json) {
      var writer = JSONWriter(.compact)
      program.write(layout, to: &writer)
      return try Output.report(writer.bytes + [UInt8(ascii: "\n")])
    }
    var text = isFirst ? "" : "\n"
    text +=
      "\(layout.device.facts.name), \(layout.orientation.keyword), \(layout.era.facts.versions)\n"
    for line in program.outline(of: layout).split(separator: "\n") {
      text += printable(String(line)) + "\n"
    }
    return try Output.report(text)
  }
}
