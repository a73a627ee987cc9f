import NavCheck
import NavModel
import NavSimulator
import NavText

/// `explore --to SCENE`: a shortest run from the launch to a screen, in lines that `run` takes.
struct WayTo {
  let scene: ID<Scene>

  /// The scene of this name, with its storyboard where several have one.
  init(_ name: String, in program: Program) throws(Failure) {
    let parts = name.split(separator: ".").map { String($0) }
    let found = program.scenes.ids.filter { id in
      program[program[id].name] == parts.last
        && (parts.count < 2 || program[program[program[id].storyboard].name] == parts[0])
    }
    if let only = found.first, found.count == 1 {
      scene = only
      return
    }
    if found.isEmpty {
      throw .usage(
        "there is no scene '\(name)'",
        help: didYouMean(
          nearest(to: name, among: program.scenes.rows.map { program[$0.name] })))
    }
    let all = found.map { program[program[program[$0].storyboard].name] + "." + name }
    throw .usage(
      "several storyboards have a scene '\(name)'",
      help: ["write \(all.joined(separator: " or "))"])
  }

  /// Explores until the screen is seen, and says how; or why it was not.
  func report(_ space: inout Space, _ run: ExplorationRun, _ program: Program) throws(Failure)
    -> ExitCode
  {
    let name = program[program[scene].name]
    space.tabs = nil
    var seen = 0
    var found: ID<NavigationState>?
    let stop = run.run(&space.exploration) { exploration in
      while found == nil && seen < exploration.states.count {
        let state = ID<NavigationState>(seen)
        if shows(exploration.states[state]) { found = state }
        seen += 1
      }
      return found != nil
    }
    Progress.clear()
    // The last batch was not looked at.
    while found == nil && seen < space.exploration.states.count {
      let state = ID<NavigationState>(seen)
      if shows(space.exploration.states[state]) { found = state }
      seen += 1
    }
    guard let found else {
      let states = amount(space.exploration.states.count, "state")
      try Output.report(
        stop == nil
          ? "no move leads to \(name): it is visible in none of \(states)\n"
          : "\(name) is visible in none of the first \(states)\n")
      return .findings
    }
    let way = space.way(to: found)
    try Output.report(
      way.isEmpty ? "\(name) is visible right after the launch\n" : way.map { $0 + "\n" }.joined())
    return .success
  }

  private func shows(_ state: NavigationState) -> Bool {
    state.visible.map { state.controllers[$0].scene == scene && !state.controllers[$0].isSynthetic }
      ?? false
  }
}
