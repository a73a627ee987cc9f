import NavConsole
import NavModel
import NavSimulator
import NavText

/// `explore`: every state that an app can reach, in numbers.
enum Explore {
  static var most: Flag {
    Flag("--states", takes: .text("N"), "explore at most N states; 1000000 without a word")
  }

  static var seconds: Flag {
    Flag("--time", takes: .text("SECONDS"), "stop after so many seconds")
  }

  static var memory: Flag {
    Flag(
      "--memory", takes: .text("MB"),
      "stop when the states take so many megabytes; 1024 without a word")
  }

  static var facts: Subcommand.Facts {
    Subcommand.Facts(
      summary: "count every state that an app can reach",
      operands: .paths,
      flags: [.storyboard, .device, .era, .orientation, most, seconds, memory]
        + Project.runningFlags + [.stdinFilename, .color],
      details: [],
      examples: [])
  }

  static func run(_ arguments: Arguments) throws(Failure) -> ExitCode {
    let project = try Project.running(arguments)
    let reporting = Reporting(color: arguments.value(of: .color))
    let program = project.runnable(arguments)
    try reporting.report(project.findings, project.sources, to: program == nil ? .output : .error)
    guard let program else { return .findings }
    let device = try arguments.value(of: .device).map { name throws(Failure) in
      try Run.device(named: name)
    }
    let start = program.launch(
      storyboard: try Run.storyboard(arguments, program), device: device, era: Run.era(arguments),
      orientation: Run.orientation(arguments), usually: try Run.usual(arguments)
    ).state
    var exploration = Exploration(
      of: program, from: start, atMost: Int(arguments.value(of: most) ?? "") ?? 1_000_000)
    Interruption.await()
    let stop = ExplorationRun(limits: ExplorationLimits()).run(&exploration)
    Progress.clear()
    try Output.report(
      "\(exploration.states.count) states, \(exploration.edges.count) moves, depth \(exploration.depth), \(exploration.states.byteCount / max(1, exploration.states.count)) + \(exploration.overhead / max(1, exploration.states.count)) bytes a state, stop \(String(describing: stop))\n"
    )
    return .success
  }
}
