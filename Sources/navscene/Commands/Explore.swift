import NavConsole
import NavModel
import NavSimulator
import NavText

/// `explore`: every state that an app can reach, in numbers.
enum Explore {
  static var facts: Subcommand.Facts {
    Subcommand.Facts(
      summary: "count every state that an app can reach",
      operands: .paths,
      flags: [.storyboard, .device, .era, .orientation] + ExplorationLimits.flags
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
    let limits = try ExplorationLimits(arguments)
    let start = program.launch(
      storyboard: try Run.storyboard(arguments, program), device: try Run.device(arguments),
      era: Run.era(arguments),
      orientation: Run.orientation(arguments), usually: try Run.usual(arguments)
    ).state
    var exploration = Exploration(
      of: program, from: start, atMost: limits.states)
    Interruption.await()
    let stop = ExplorationRun(limits: limits).run(&exploration)
    Progress.clear()
    try Output.report(
      "\(exploration.states.count) states, \(exploration.edges.count) moves, depth \(exploration.depth), \(exploration.states.byteCount / max(1, exploration.states.count)) + \(exploration.overhead / max(1, exploration.states.count)) bytes a state, stop \(String(describing: stop))\n"
    )
    return .success
  }
}
